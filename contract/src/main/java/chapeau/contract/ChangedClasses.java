package chapeau.contract;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * The classes of a game and of its tests once more, with one file of the game changed. The game is
 * compiled as a whole, because constants of one class are copied into others.
 */
final class ChangedClasses extends ClassLoader {
  private final String game;
  private final Map<String, byte[]> compiled;
  private final Map<String, URL> resources;

  private ChangedClasses(String game, Map<String, byte[]> compiled, Map<String, URL> resources) {
    super(ChangedClasses.class.getClassLoader());
    this.game = game;
    this.compiled = compiled;
    this.resources = resources;
  }

  /** The game as it is. */
  static ChangedClasses unchanged(String game) {
    return new ChangedClasses(game, Map.of(), Map.of());
  }

  /** The game with a planted break. */
  static ChangedClasses with(String game, ClauseBreak planted) {
    if (planted.isSource()) {
      return new ChangedClasses(game, compiled(game, planted), Map.of());
    }
    try {
      Path file = Files.createTempFile("clause", planted.file());
      file.toFile().deleteOnExit();
      Files.writeString(file, planted.broken(game));
      String name = game.replace('.', '/') + "/" + planted.file();
      return new ChangedClasses(game, Map.of(), Map.of(name, file.toUri().toURL()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, byte[]> compiled(String game, ClauseBreak planted) {
    List<JavaFileObject> sources = new ArrayList<>();
    try (Stream<Path> files = Files.list(ClauseBreak.sources(game))) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
        boolean changed = file.getFileName().toString().equals(planted.file());
        sources.add(new Source(file, changed ? planted.broken(game) : Project.read(file)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var compiler = ToolProvider.getSystemJavaCompiler();
    Memory memory = new Memory(compiler.getStandardFileManager(null, null, null));
    StringBuilder said = new StringBuilder();
    boolean done =
        compiler
            .getTask(
                null,
                memory,
                diagnostic -> said.append(diagnostic).append('\n'),
                List.of("-parameters", "-proc:none", "-nowarn", "-cp", classPath()),
                null,
                sources)
            .call();
    if (!done) {
      throw new IllegalStateException(planted + " does not compile:\n" + said);
    }
    return memory.classes();
  }

  private static String classPath() {
    return System.getProperty("java.class.path", "");
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(game + ".")) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known == null ? findClass(name) : known;
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = compiled.get(name);
    if (bytes == null) {
      bytes = original(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  private byte[] original(String name) throws ClassNotFoundException {
    try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  @Override
  public @Nullable URL getResource(String name) {
    URL changed = resources.get(name);
    return changed == null ? super.getResource(name) : changed;
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(Path file, String text) {
      super(file.toUri(), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> written = new HashMap<>();

    Memory(JavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///" + name.replace('.', '/')), kind) {
        @Override
        public OutputStream openOutputStream() {
          return written.computeIfAbsent(name, _ -> new ByteArrayOutputStream());
        }
      };
    }

    Map<String, byte[]> classes() {
      Map<String, byte[]> classes = new HashMap<>();
      written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
      return classes;
    }
  }
}
