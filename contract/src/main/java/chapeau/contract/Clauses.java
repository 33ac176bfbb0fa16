package chapeau.contract;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.platform.commons.support.ReflectionSupport;

/** The clauses of a game's rules file, and those its tests say they prove. */
final class Clauses {

  private Clauses() {}

  static Set<String> written(String game, String letters) {
    Pattern clause = Pattern.compile("^- (" + letters + "-\\d+)", Pattern.MULTILINE);
    return clause
        .matcher(Project.read(Project.file("docs/rules/" + game + ".md")))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * Those named by {@link Rule} on the tests of a package; a tag on a method that is no test proves
   * nothing.
   */
  static Set<String> proved(Package tests) {
    return ReflectionSupport.findAllClassesInPackage(tests.getName(), _ -> true, _ -> true).stream()
        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
        .filter(method -> method.isAnnotationPresent(Rule.class))
        .filter(Clauses::isTest)
        .flatMap(method -> Arrays.stream(method.getAnnotation(Rule.class).value()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean isTest(Method method) {
    return Arrays.stream(method.getAnnotations())
        .anyMatch(tag -> tag.annotationType().getName().startsWith("org.junit.jupiter."));
  }
}
