package chapeau.engine;

import java.util.List;

/**
 * A game in which players are somebody: what each was is told of a finished game only, to whoever
 * looks back at what they played.
 */
public interface Roles<S> {

  /**
   * What each seat was when the game ended, by names of the game's own in capitals: first whom it
   * played, then on which side and the like.
   */
  List<List<String>> roles(S over);
}
