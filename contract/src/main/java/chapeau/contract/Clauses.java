package chapeau.contract;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

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
    return new ClassFileImporter()
        .importPackages(tests.getName()).stream()
            .flatMap(type -> type.getMethods().stream())
            .filter(method -> method.isAnnotatedWith(Rule.class))
            .filter(Clauses::isTest)
            .flatMap(method -> Arrays.stream(method.getAnnotationOfType(Rule.class).value()))
            .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean isTest(JavaMethod method) {
    return method.getAnnotations().stream()
        .anyMatch(annotation -> annotation.getRawType().getName().startsWith("org.junit.jupiter."));
  }
}
