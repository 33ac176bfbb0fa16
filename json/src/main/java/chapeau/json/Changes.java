package chapeau.json;

/**
 * What is different between two values of the same type, as JSON: a list of changes, each a list
 * that says where (names of fields and places in lists, from the outside in) and, last, what is
 * there now. {@code [["phase","look"],["seats",2,"cards",[1,4]]]}; a change without a place is all
 * of the value.
 */
public record Changes(Object before, Object now) {}
