import { plainTextOf, type RichText } from '#shared/answers/rich-text.ts';
import { findReferences } from '#shared/bible/find-references.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { formatReference, labelOfKey } from '#shared/bible/reference.ts';
import { STUDY_ITEMS } from '#shared/guided-studies/guided-studies.ts';
import {
  ITEM_FIELDS,
  type ItemContent,
  type ItemKind,
} from '#shared/guided-studies/study-items.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { checkText } from '../../../scripture/filter.ts';
import type { ScriptureFinder } from '../../../scripture/finder.ts';
import { plainParts } from '../../../scripture/parts.ts';

type FieldProblem = Readonly<{ field: string; message: string }>;

const NO_PLACE = 'Esta referência não existe. Escreva como “João 3:16”.';
const QUOTED =
  'Aqui há palavras que parecem da Bíblia ou dadas a Deus. Cite só a referência: o texto vem da Bíblia guardada.';

/**
 * Checks an item that an administrator edited: by the schema of its kind, then each changed field
 * as if a model had written it. What the check has let through before is not asked again.
 */
export async function checkItem(
  finder: ScriptureFinder,
  kind: ItemKind,
  typed: ItemContent,
  before: ItemContent,
): Promise<Readonly<{ content: ItemContent }> | Readonly<{ problems: readonly FieldProblem[] }>> {
  const references = withPrintedReferences(kind, typed);
  const parsed = STUDY_ITEMS[kind].safeParse(references);
  if (!parsed.success) return { problems: firstByField(parsed.error.issues) };
  const content: ItemContent = parsed.data;
  const problems: FieldProblem[] = [];
  for (const [field, of] of Object.entries(ITEM_FIELDS[kind])) {
    const known = new Set([before[field] ?? []].flat());
    const changed = [content[field] ?? []].flat().filter((text) => !known.has(text));
    const check =
      of === 'verse' || of === 'verses' ? isPlace : (text: string) => isOwn(finder, text);
    for (const text of changed) {
      const message = await check(text);
      if (message) problems.push({ field, message });
    }
  }
  return problems.length > 0 ? { problems: firstByField(problems) } : { content };
}

/** References are stored as readers print them, however they were typed. */
function withPrintedReferences(kind: ItemKind, typed: ItemContent): ItemContent {
  const printed = (text: string) => {
    const parsed = parseReference(text);
    const [only, ...others] = parsed?.kind === 'references' ? parsed.references : [];
    return only && others.length === 0 ? formatReference(only) : text;
  };
  const entries = Object.entries(ITEM_FIELDS[kind]).map(([field, of]) => {
    const value = typed[field] ?? '';
    if (of !== 'verse' && of !== 'verses') return [field, value];
    return [field, typeof value === 'string' ? printed(value) : value.map(printed)];
  });
  return Object.fromEntries(entries);
}

async function isPlace(text: string): Promise<string | null> {
  const found = findReferences(text);
  return found.length === 1 && found[0]?.reference ? null : NO_PLACE;
}

async function isOwn(finder: ScriptureFinder, text: string): Promise<string | null> {
  if (findReferences(text).some(({ reference }) => reference === null)) return NO_PLACE;
  const checked = wordsOf(await checkText(finder, text));
  return checked === wordsOf(plainParts(text)) ? null : QUOTED;
}

const wordsOf = (parts: RichText) => plainWordsOf(plainTextOf(parts, labelOfKey)).join(' ');

function firstByField(
  problems: readonly Readonly<{
    field?: string;
    path?: readonly PropertyKey[];
    message: string;
  }>[],
): FieldProblem[] {
  const first = new Map<string, string>();
  for (const { field, path = [], message } of problems) {
    const name = field ?? String(path[0]);
    if (!first.has(name)) first.set(name, message);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}
