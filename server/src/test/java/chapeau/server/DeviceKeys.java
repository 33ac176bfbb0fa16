package chapeau.server;

import java.math.BigInteger;
import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.EdECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Public keys as devices write them into what they say: the parameters of a COSE key. */
final class DeviceKeys {
  private DeviceKeys() {}

  static Map<Integer, Object> parameters(PublicKey key, int algorithm) {
    Map<Integer, Object> all = new LinkedHashMap<>();
    switch (key) {
      case ECPublicKey ec -> {
        int length = (ec.getParams().getCurve().getField().getFieldSize() + 7) / 8;
        all.put(1, 2);
        all.put(3, algorithm);
        all.put(-1, length == 32 ? 1 : 2);
        all.put(-2, unsigned(ec.getW().getAffineX(), length));
        all.put(-3, unsigned(ec.getW().getAffineY(), length));
      }
      case EdECPublicKey ed -> {
        byte[] point = turned(unsigned(ed.getPoint().getY(), 32));
        point[31] |= (byte) (ed.getPoint().isXOdd() ? 0x80 : 0);
        all.put(1, 1);
        all.put(3, algorithm);
        all.put(-1, 6);
        all.put(-2, point);
      }
      case RSAPublicKey rsa -> {
        all.put(1, 3);
        all.put(3, algorithm);
        all.put(-1, unsigned(rsa.getModulus(), (rsa.getModulus().bitLength() + 7) / 8));
        all.put(-2, unsigned(rsa.getPublicExponent(), 3));
      }
      default -> throw new AssertionError(key);
    }
    return all;
  }

  private static byte[] unsigned(BigInteger number, int length) {
    byte[] least = turned(number.toByteArray());
    return turned(Arrays.copyOf(least, length));
  }

  private static byte[] turned(byte[] bytes) {
    byte[] turned = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      turned[i] = bytes[bytes.length - 1 - i];
    }
    return turned;
  }
}
