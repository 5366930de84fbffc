/** Rises when what we derive from a text changes: editions of an older number are derived anew. */
export const DERIVED_VERSION = 4;
