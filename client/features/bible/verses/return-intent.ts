/**
 * The action on verses that a visitor was about to take. It is carried in the address through
 * sign-in, since the link of a confirmation may open in another tab or on another device.
 */
export type Intent = Readonly<{
  /** `save` opens the form again; for anything else the verses are selected, and nothing runs. */
  act: 'save' | 'select';
  verses: readonly number[];
}>;

export type IntentSearch = Readonly<{ save?: string; select?: string }>;

/** The letter keeps the router from reading a single verse as a number. */
const LIST = /^v\d{1,3}(?:-\d{1,3})?(?:,\d{1,3}(?:-\d{1,3})?)*$/;
const LONGEST_LIST = 300;
const MOST_VERSES = 176;

/** Keeps of an address what can be an intent. */
export function intentSearch(search: Readonly<Record<string, unknown>>): IntentSearch {
  const { save, select } = search;
  if (isList(save)) return { save };
  return isList(select) ? { select } : {};
}

export function intentOf({ save, select }: IntentSearch): Intent | null {
  if (save) return { act: 'save', verses: versesIn(save) };
  return select ? { act: 'select', verses: versesIn(select) } : null;
}

function isList(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_LIST && LIST.test(value);
}

function versesIn(list: string): readonly number[] {
  return list
    .slice(1)
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      const length = Math.min(Math.max(0, to - from + 1), MOST_VERSES);
      return Array.from({ length }, (_, index) => from + index);
    })
    .filter((verse) => verse >= 1 && verse <= MOST_VERSES);
}
