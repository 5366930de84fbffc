/** What a category's name and description may have at most, whatever it holds. */
export const LONGEST_CATEGORY_NAME = 80;
export const LONGEST_CATEGORY_DESCRIPTION = 300;
