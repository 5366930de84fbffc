/** What the name and the description of a category may have at most, and of what is named alike. */
export const LONGEST_NAME = 80;
export const LONGEST_DESCRIPTION = 300;
