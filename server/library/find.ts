import type { Offer } from '#shared/answers/ai.ts';
import { foldText } from '#shared/portuguese/words.ts';
import { screenText } from '../safety/screen.ts';
import { COLLECTIONS, type LibraryKind } from './collections.ts';
import CONFIDENCE from './confidence.json' with { type: 'json' };
import { isToldByAnother } from './misfits.ts';
import { asksForPassingFact } from './passing-facts.ts';
import { rank } from './rank.ts';
import { WRITTEN_FOR_VIOLENCE } from './written-for-danger.ts';

/**
 * The library's answer to a free text. What is `sure` is shown as it is; what is `likely` under a
 * heading that says what it is; where it is `unsure`, titles are offered before any text, nearest
 * first; and with `none` something to begin with.
 */
export type Finding<Entry> = Readonly<
  { offers: readonly Offer[] } & (
    | { fit: 'sure' | 'likely'; entry: Entry }
    | { fit: 'unsure' | 'none'; entry: null }
  )
>;

const OFFERED_BESIDE = 2;
const OFFERED_ALONE = 3;
/** The least likelihood of a title that is offered for itself. */
const WORTH_OFFERING = 0.02;
/** A text for violence is near enough, where violence is only feared, among so many of this likelihood. */
const NEAREST = 3;
const NEAR_VIOLENCE = 0.05;
/** So few words name a subject and no need: only what is far ahead of all others is sure. */
const FEW_WORDS = 3;
const CLEAR_OF_FEW = 2 / 3;
const NAMES_OF_NEAREST = 5;
const NEAR_ENOUGH = 0.04;

/** The slugs of entries that serve many, offered where nothing matches. */
export const STARTERS: Readonly<Record<LibraryKind, readonly [string, string, string]>> = {
  question: ['como-orar', 'por-onde-comecar-a-ler', 'ansiedade'],
  prayer: ['gratidao-pelo-dia', 'paz-interior', 'sabedoria'],
  study: ['graca', 'oracao', 'esperanca'],
  motive: ['geral', 'familia', 'direcao-para-decisoes'],
  'advice-priest': [
    'nao-sei-conduzir-oracao-em-familia',
    'explosoes-de-raiva-em-casa',
    'ausencia-por-causa-do-trabalho',
  ],
  'advice-builder': ['sobrecarga-e-cansaco', 'solidao-no-casamento', 'culpa-de-mae'],
  'advice-marriage': ['falta-de-dialogo', 'brigas-por-dinheiro', 'rotina-e-tedio'],
};

/** Finds the entry for what a member typed, and says how well it fits. */
export function findInLibrary<Entry extends { slug: string }>(
  kind: LibraryKind,
  entries: readonly Entry[],
  text: string,
): Finding<Entry> {
  const named = namesOf(kind).get(nameKey(text));
  if (named) {
    const entry = entries.find(({ slug }) => slug === named);
    if (entry) return { fit: 'sure', entry, offers: [] };
  }
  if (kind !== 'prayer' && kind !== 'motive' && asksForPassingFact(text))
    return { fit: 'none', entry: null, offers: offersOf(kind, STARTERS[kind]) };
  const collection = COLLECTIONS[kind];
  const { best, share: ofNeed, confidence, allowed } = rankSafely(kind, text);
  const bounds = CONFIDENCE[kind];
  const found = best.map(({ label, share }) => ({ slug: collection[label]?.slug ?? '', share }));
  const entry = entries.find(({ slug }) => slug === found[0]?.slug);
  if (!entry || confidence < bounds.likely) {
    const near = found.filter(({ share }) => share >= WORTH_OFFERING).map(({ slug }) => slug);
    // Of a single text it cannot be said that several may fit.
    const isNear = near.length > 1 && confidence >= bounds.unsure;
    const others = isNear ? found.map(({ slug }) => slug) : (allowed ?? STARTERS[kind]);
    const slugs = [...new Set([...near, ...others])];
    return {
      fit: isNear ? 'unsure' : 'none',
      entry: null,
      offers: offersOf(kind, slugs).slice(0, OFFERED_ALONE),
    };
  }
  const others = found
    .slice(1, 1 + OFFERED_BESIDE)
    .filter(({ share }) => share >= WORTH_OFFERING)
    .map(({ slug }) => slug);
  const title = collection[best[0]?.label ?? -1]?.title ?? '';
  const isClear = ofNeed >= CLEAR_OF_FEW || text.trim().split(/\s+/u).length > FEW_WORDS;
  const isSure = confidence >= bounds.sure && isClear && !isToldByAnother(kind, text, title);
  const fit = isSure ? 'sure' : 'likely';
  return { fit, entry, offers: fit === 'sure' ? [] : offersOf(kind, others) };
}

/**
 * Where violence is heard only what is written for it is ranked. A word of concern alone is often
 * said of a mother-in-law: a text for violence must come near besides, and its title is offered where
 * another came first. Which of few is first says little, so that it is sure only where it is the first
 * of all.
 */
function rankSafely(kind: LibraryKind, text: string) {
  const ranked = rank(kind, text);
  const heard = screenText(text);
  if (heard?.topic !== 'violence') return { ...ranked, allowed: null };
  const written = WRITTEN_FOR_VIOLENCE[kind];
  const isWritten = (label: number) => written.includes(COLLECTIONS[kind][label]?.slug ?? '');
  const isNear = ranked.best
    .slice(0, NEAREST)
    .some(({ label, share }, place) => (place === 0 || share >= NEAR_VIOLENCE) && isWritten(label));
  if (heard.level === 'concern' && !isNear) return { ...ranked, allowed: null };
  const { best, confidence } = rank(kind, text, (label) => !isWritten(label));
  const isFirst = best[0]?.label === ranked.best[0]?.label;
  const { likely, unsure } = CONFIDENCE[kind];
  const feared = heard.level === 'danger' ? likely : unsure;
  const sure = isFirst ? ranked.confidence : Math.min(confidence, feared);
  return { best, share: ranked.share, confidence: sure, allowed: written };
}

/** Whether a text is the title of an entry. */
export const isTitle = (kind: LibraryKind, text: string): boolean =>
  namesOf(kind).has(nameKey(text));

/** The entries nearest to one, by its names. */
export function nearestTo(kind: LibraryKind, slug: string): Offer[] {
  const collection = COLLECTIONS[kind];
  const own = collection.findIndex((entry) => entry.slug === slug);
  const { title = '', synonyms = [] } = collection[own] ?? {};
  const names = [title, ...synonyms.slice(0, NAMES_OF_NEAREST)].join(' ');
  const { best } = rank(kind, names, (label) => label === own);
  const near = best.filter(({ share }) => share >= NEAR_ENOUGH);
  return offersOf(
    kind,
    near.map(({ label }) => collection[label]?.slug ?? ''),
  );
}

const offersOf = (kind: LibraryKind, slugs: readonly string[]): Offer[] =>
  slugs.flatMap((id) => {
    const entry = COLLECTIONS[kind].find(({ slug }) => slug === id);
    return entry ? [{ id, title: entry.title }] : [];
  });

const names = new Map<LibraryKind, ReadonlyMap<string, string>>();

/** The slugs of a kind by their titles: who asks for a title gets exactly its entry. */
function namesOf(kind: LibraryKind): ReadonlyMap<string, string> {
  const known = names.get(kind);
  if (known) return known;
  const own = new Map(COLLECTIONS[kind].map(({ slug, title }) => [nameKey(title), slug] as const));
  names.set(kind, own);
  return own;
}

/** A name as it is compared whole: folded, without punctuation or the article before it. */
export function nameKey(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/^(?:os?|as?|uma?) /u, '');
}

/** A likely text after the words with which a person would hand it over, and its title. */
export function withHeading(kind: LibraryKind, slug: string, text: string): string {
  const title = COLLECTIONS[kind].find((entry) => entry.slug === slug)?.title ?? '';
  const noun = kind.startsWith('advice-')
    ? 'Este conselho'
    : kind === 'prayer'
      ? 'Esta oração'
      : 'Este texto';
  return `${noun} pode ajudar: **${title}**\n\n${text}`;
}
