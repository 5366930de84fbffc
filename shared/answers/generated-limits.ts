export const LONGEST_THEME = 300;
export const LONGEST_PROBLEM = 2000;
export const LONGEST_MOTIVE = 600;
export const LONGEST_NOTES = 600;
