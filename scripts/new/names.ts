/** The forms in which a noun stands in code, tables, files and on screen. */
export type Names = Readonly<{
  /** As it was given: plural, with hyphens (`sermon-notes`). */
  folder: string;
  /** `sermonNotes` */
  camel: string;
  /** `SermonNotes` */
  type: string;
  /** `sermon_notes` */
  table: string;
  /** The address of its page, and its name on screen. */
  page: string;
  title: string;
  /** `0036-sermon-notes`, and the name of its import. */
  migration: string;
}>;

const NOUN = /^[a-z]+(?:-[a-z]+)*$/;
const PAGE = /^(?:\/admin)?\/[a-z]+(?:-[a-z]+)*$/;

/** @returns null where the noun or the address is none */
export function namesOf(
  noun: string,
  { page, title, number }: Readonly<{ page: string; title: string; number: number }>,
): Names | null {
  if (!NOUN.test(noun) || !PAGE.test(page)) return null;
  const camel = noun.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    folder: noun,
    camel,
    type: camel.charAt(0).toUpperCase() + camel.slice(1),
    table: noun.replaceAll('-', '_'),
    page,
    title,
    migration: `${String(number).padStart(4, '0')}-${noun}`,
  };
}
