package chapeau;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import chapeau.tables.Watcher;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/**
 * The arrows of docs/architecture.md: rules, bots, tables, server, each knowing only those before
 * it.
 */
class ArchitectureTest {
  private static final JavaClasses CHAPEAU =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("chapeau");

  @Test
  void theEngineKnowsNothingButJava() {
    classes()
        .that()
        .resideInAPackage("chapeau.engine..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("chapeau.engine..", "java.lang..", "java.util..", "org.jspecify..")
        .check(CHAPEAU);
  }

  @Test
  void rulesArePure() {
    classes()
        .that()
        .resideInAPackage("chapeau.games..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "chapeau.games..",
            "chapeau.engine..",
            "java.lang..",
            "java.util..",
            "java.io..",
            "java.nio.charset..",
            "java.text..",
            "org.jspecify..")
        .check(CHAPEAU);
    noClasses()
        .that()
        .resideInAnyPackage("chapeau.games..", "chapeau.engine..")
        .should()
        .dependOnClassesThat()
        .haveNameMatching(
            "java\\.util\\.(Random|SplittableRandom|Date|Timer|UUID|logging\\..*)|java\\.time\\..*|java\\.lang\\.(Thread|Runtime)")
        .check(CHAPEAU);
    noClasses()
        .that()
        .resideInAnyPackage("chapeau.games..", "chapeau.engine..")
        .should()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(Math.class, "random")
        .check(CHAPEAU);
  }

  @Test
  void noGameKnowsAnother() {
    slices().matching("chapeau.games.(*)..").should().notDependOnEachOther().check(CHAPEAU);
    slices()
        .matching("chapeau.bots.(*)..")
        .should()
        .notDependOnEachOther()
        .ignoreDependency(alwaysTrue(), resideInAPackage("chapeau.bots.search"))
        .check(CHAPEAU);
  }

  @Test
  void theArrowsGoOneWay() {
    noClasses()
        .that()
        .resideInAPackage("chapeau.games..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "chapeau.bots..",
            "chapeau.catalogue..",
            "chapeau.arena..",
            "chapeau.fair..",
            "chapeau.wire..",
            "chapeau.store..",
            "chapeau.tables..",
            "chapeau.server..",
            "chapeau.cli..")
        .check(CHAPEAU);
    noClasses()
        .that()
        .resideInAPackage("chapeau.bots..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "chapeau.catalogue..",
            "chapeau.arena..",
            "chapeau.fair..",
            "chapeau.wire..",
            "chapeau.store..",
            "chapeau.tables..",
            "chapeau.server..",
            "chapeau.cli..")
        .check(CHAPEAU);
    noClasses()
        .that()
        .resideInAnyPackage("chapeau.catalogue..", "chapeau.arena..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "chapeau.fair..",
            "chapeau.wire..",
            "chapeau.store..",
            "chapeau.tables..",
            "chapeau.server..",
            "chapeau.cli..")
        .check(CHAPEAU);
    noClasses()
        .that()
        .resideInAPackage("chapeau.store..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "chapeau.games..",
            "chapeau.bots..",
            "chapeau.catalogue..",
            "chapeau.tables..",
            "chapeau.server..",
            "chapeau.cli..",
            "io.javalin..")
        .check(CHAPEAU);
    noClasses()
        .that()
        .resideInAPackage("chapeau.coach..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "chapeau.fair..",
            "chapeau.store..",
            "chapeau.tables..",
            "chapeau.server..",
            "chapeau.cli..",
            "io.javalin..")
        .check(CHAPEAU);
    noClasses()
        .that()
        .resideInAPackage("chapeau.tables..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("chapeau.server..", "chapeau.cli..", "io.javalin..")
        .check(CHAPEAU);
    noClasses()
        .that()
        .resideInAPackage("chapeau.server..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("chapeau.cli..")
        .check(CHAPEAU);
  }

  @Test
  void onlyWatchingSends() {
    noClasses()
        .that()
        .resideInAPackage("chapeau.tables..")
        .and()
        .doNotHaveSimpleName("Watching")
        .and()
        .doNotHaveSimpleName("Audience")
        .should()
        .callMethod(Watcher.class, "send", String.class)
        .check(CHAPEAU);
  }

  @Test
  void whatATableIsKnowsNothingThatActs() {
    noClasses()
        .that()
        .haveNameMatching(
            "chapeau\\.tables\\.(TableState|Change|GameHistory|ChatLog|Chairs|Moment)")
        .should()
        .dependOnClassesThat()
        .haveNameMatching(
            "chapeau\\.(tables\\.(Table|House|Tables|Watching)|store\\.(Store|SqlStore)|server\\..*)"
                + "|java\\.util\\.concurrent\\..*|java\\.sql\\..*|org\\.slf4j\\..*"
                + "|java\\.time\\.Clock|java\\.util\\.Random")
        .check(CHAPEAU);
  }

  @Test
  void whatIsSentKnowsNobodyWhoSendsIt() {
    classes()
        .that()
        .resideInAPackage("chapeau.wire..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "chapeau.wire..",
            "chapeau.engine..",
            "chapeau.json..",
            "com.fasterxml.jackson..",
            "java..",
            "org.jspecify..")
        .check(CHAPEAU);
  }

  @Test
  void whatCallsPeopleKnowsNothingOfGames() {
    noClasses()
        .that()
        .resideInAPackage("chapeau.push..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "chapeau.engine..",
            "chapeau.games..",
            "chapeau.store..",
            "chapeau.tables..",
            "chapeau.server..",
            "io.javalin..")
        .check(CHAPEAU);
  }

  @Test
  void noSharedCodeKnowsAGameByName() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "chapeau.engine..",
            "chapeau.bots",
            "chapeau.bots.search",
            "chapeau.catalogue..",
            "chapeau.arena..",
            "chapeau.fair..",
            "chapeau.wire..",
            "chapeau.coach..",
            "chapeau.store..",
            "chapeau.tables..",
            "chapeau.server..",
            "chapeau.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("chapeau.games..")
        .check(CHAPEAU);
  }
}
