import type { PrayerInput } from '#shared/answers/generated-inputs.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import { STUDY_NAMES } from '#shared/guided-studies/study-items.ts';
import { BUILT_IN_PRAYERS } from '../../content/prayers/built-in.ts';
import { PRAYER_THEMES } from '../../content/prayers/prayers.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { anyOf } from '../../library/choose.ts';
import { entryOf } from '../../library/offers.ts';
import { otherPrayers } from '../guided-studies/api.ts';
import { itemOf, itemTitled, knownTexts, type PrayerItem } from './prayer-items.ts';

/** What a prayer is asked for with, once the server knows the titles that buttons name by an id. */
export type PrayerRequest = Readonly<{
  /** The words for a model. */
  request: string;
  /** What somebody typed, which is screened; the product's own titles are not. */
  typed: readonly string[];
  /** The words by which the library is searched. */
  words: string;
  /** Authored prayers for just this; null where the library is searched. */
  own: readonly string[] | null;
  /** How often another one was asked for before. */
  turn: number;
  /** Whether a text of the library is opened as it is. */
  opens: boolean;
}>;

const BLANK = { typed: [], turn: 0, opens: false } as const;

export async function requestOf(db: Db, input: PrayerInput): Promise<PrayerRequest> {
  if ('entry' in input) return opened(input.entry);
  if ('builtIn' in input) {
    const { title, context, longer } = entryOf(BUILT_IN_PRAYERS, input.builtIn);
    return { ...builtIn(title, context, longer), turn: input.turn };
  }
  if ('study' in input) {
    const item = await itemOf(db, input.study, input.item);
    if (!item) throw new AppError('NOT_FOUND');
    return { ...(await ofItem(db, item)), turn: input.turn };
  }
  if (!('prayerTitle' in input)) {
    const { theme } = input;
    return {
      ...BLANK,
      request: `Tema da oração: ${theme}`,
      typed: [theme],
      words: theme,
      own: null,
    };
  }
  return titled(db, input);
}

function opened(id: string): PrayerRequest {
  const entries = [
    ...PRAYER_THEMES.map(({ slug, theme, prayers, forAll, onlyFor = [] }) => ({
      slug,
      title: theme,
      prayers: forAll ? [forAll] : prayers.filter((_, place) => !onlyFor[place]),
      others: prayers,
    })),
    ...BUILT_IN_PRAYERS.map(({ slug, title, longer }) => ({
      slug,
      title,
      prayers: longer,
      others: longer,
    })),
  ];
  const { title, prayers, others } = entryOf(entries, id);
  const own = [anyOf(prayers.length > 0 ? prayers : others)];
  return { ...BLANK, request: title, words: title, own, opens: true };
}

function builtIn(title: string, context: string, longer: readonly string[]): PrayerRequest {
  const request = `Oração "${title}" (tema: ${title}).\nContexto: ${context}`;
  return { ...BLANK, request, words: title, own: longer };
}

async function ofItem(db: Db, { theme, key, title, about, verse, day }: PrayerItem) {
  const subject = STUDY_NAMES[theme];
  const what = day === null ? ` (tema: ${subject})` : `, dia ${day} de um plano, ligada a ${verse}`;
  return {
    ...BLANK,
    request: `Oração "${title}"${what}.\nContexto: ${about || subject}`,
    words: title,
    own: (await otherPrayers(db, theme))(key),
  };
}

type Titled = Extract<PrayerInput, { prayerTitle: string }>;

/** The forms that name a prayer by its title, which anybody may have written. */
async function titled(db: Db, input: Titled): Promise<PrayerRequest> {
  const { prayerTitle, context } = input;
  const theme = 'theme' in input ? input.theme : '';
  const marriage = theme === 'marriage';
  const day = 'day' in input ? input.day : null;
  const verse = 'verse' in input ? input.verse : '';
  const known = await knownTexts(db);
  const typed = [prayerTitle, context, marriage ? '' : theme, parseReference(verse) ? '' : verse];
  const about = context ? `\nContexto: ${context}` : '';
  const what =
    day === null
      ? ` (tema: ${marriage ? 'casamento' : theme})`
      : `, dia ${day} de um plano, ligada a ${verse}`;
  return {
    ...BLANK,
    request: `Oração "${prayerTitle}"${what}.${about}`,
    typed: typed.filter((text) => text.trim() !== '' && !known.has(text)),
    words: marriage ? `casamento ${prayerTitle}` : prayerTitle,
    own: await ownOf(db, prayerTitle, day, marriage ? 'marriage' : null),
  };
}

/** Authored prayers for a title that is the product's own; null for any other, or where none fits. */
async function ownOf(db: Db, title: string, day: number | null, theme: Theme | null) {
  const built = theme ? undefined : BUILT_IN_PRAYERS.find((each) => each.title === title);
  if (built) return [anyOf(built.longer)];
  const item = await itemTitled(db, title, day, theme);
  const others = item ? (await otherPrayers(db, item.theme))(item.key) : [];
  return others.length > 0 ? others : null;
}
