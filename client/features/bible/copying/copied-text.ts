/** How a member wants verses copied. */
export type CopyForm = Readonly<{
  numbers: boolean;
  place: 'before' | 'after';
  /** One verse a line. */
  lines: boolean;
}>;

type CopiedVerse = Readonly<{ chapter: number; number: number; text: string }>;
export type CopiedPassage = Readonly<{
  label: string;
  verses: readonly CopiedVerse[];
  /** Whether the passage goes on after these verses. */
  more?: boolean;
}>;

export const USUAL_FORM: CopyForm = { numbers: true, place: 'after', lines: false };

/** Stands between verses that are not neighbours. */
const LEFT_OUT = '[…]';

/** Passages as they are copied, each with its place, an empty line apart. */
export function copiedText(passages: readonly CopiedPassage[], form: CopyForm): string {
  return passages
    .map(({ label, verses, more }) => {
      const words = wordsOf(verses, form) + (more ? ' …' : '');
      return form.place === 'before' ? `${label}\n${words}` : `${words}\n${label}`;
    })
    .join('\n\n');
}

/** A passage as the search answers it. */
export const passageOf = (
  found: Omit<CopiedPassage, 'label'> & { title: string; translation: string },
) => ({
  ...found,
  label: `${found.title} (${found.translation})`,
});

/** The words of some verses, with their numbers where there are several, and a sign for what is left out between them. */
export function wordsOf(
  verses: readonly CopiedVerse[],
  { numbers, lines }: Pick<CopyForm, 'numbers' | 'lines'>,
): string {
  const several = verses.length > 1;
  return verses
    .flatMap((verse, index) => {
      const { chapter, number, text } = verse;
      const before = verses[index - 1];
      const turned = before !== undefined && before.chapter !== chapter;
      const mark = turned ? `${chapter}:${number}` : number;
      return [
        ...(before && isApart(before, verse) ? [LEFT_OUT] : []),
        numbers && several ? `${mark} ${text}` : text,
      ];
    })
    .join(lines ? '\n' : ' ');
}

const isApart = (before: CopiedVerse, { chapter, number }: CopiedVerse): boolean =>
  before.chapter === chapter ? before.number + 1 < number : number > 1;
