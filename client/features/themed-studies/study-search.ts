/** The section, the day and the gift that an address opens. */
export type StudySearch = { tab?: string; day?: number; gift?: string };
