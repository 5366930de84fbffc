import type { AnswerShape, FieldKind } from '#shared/answers/answer-shape.ts';
import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import {
  ITEM_FIELDS,
  type ItemContent,
  type ItemKind,
  itemsOf,
  labelOfItem,
  STUDY_NAMES,
  type StudyItem,
} from '#shared/guided-studies/study-items.ts';
import { GIFT_NAMES } from '#shared/guided-studies/study-plans.ts';
import type { FieldRule, Writing } from '../../../ai/generator.ts';
import { CHARTER } from '../../../ai/prompts.ts';
import type { Items } from './draft-document.ts';
import { FIELD_RULES, SUBJECTS } from './study-prompts.ts';

/**
 * The number of items of a kind that one call writes, so that each answer is short enough to be
 * whole.
 */
const TOGETHER: Readonly<Record<ItemKind, number>> = {
  frame: 1,
  teaching: 2,
  keyVerse: 5,
  prayer: 4,
  action: 2,
  specificPrayer: 6,
  gift: 1,
  phase: 5,
  day: 5,
  giftDay: 5,
};
const TOKENS_A_CALL = 4000;

/** The next items that one call writes: neighbours of one kind that the draft does not have. */
export function nextItems(theme: Theme, written: Items): readonly StudyItem[] {
  const missing = itemsOf(theme).filter(({ key }) => !written.has(key));
  const [first] = missing;
  if (!first) return [];
  return missing
    .filter(({ kind, gift }) => kind === first.kind && gift === first.gift)
    .slice(0, TOGETHER[first.kind]);
}

/** The name of a field in an answer that holds several items: "verse_12". */
export const fieldName = (field: string, { number }: StudyItem) => `${field}_${number}`;

/** Has a model write items of one kind as one flat object, whose fields name their item. */
export function writingOf(
  theme: Theme,
  items: readonly StudyItem[],
  written: Items,
): Writing<null, AnswerShape, null> {
  const shape: Record<string, FieldKind> = {};
  const rules: Record<string, FieldRule> = {};
  for (const item of items) {
    const label = labelOfItem(theme, item);
    for (const [field, kind] of Object.entries(ITEM_FIELDS[item.kind])) {
      const { about = '', ...rule } = FIELD_RULES[item.kind][field] ?? {};
      shape[fieldName(field, item)] = kind;
      rules[fieldName(field, item)] = { ...rule, about: `${label}: ${about}` };
    }
  }
  return {
    name: `generate-${theme}`,
    shape,
    fields: () => rules,
    freeText: () => [],
    maxOutputTokens: TOKENS_A_CALL,
    prompt: () => ({
      system: `${CHARTER}\n\n${taskOf(theme, items)}`,
      turns: [{ role: 'user', content: orderOf(theme, items, written) }],
    }),
    // Written text is taken from the stream, piece by piece.
    result: () => null,
  };
}

function taskOf(theme: Theme, [first]: readonly StudyItem[]): string {
  const gift = first?.gift ? ` Agora escreva sobre o dom "${GIFT_NAMES[first.gift]}".` : '';
  return `Tarefa: escrever um estudo para ser seguido dia a dia, pedaço por pedaço. Assunto: ${SUBJECTS[theme]}${gift} Aqui nenhuma referência fica sozinha em uma linha: cite-a no meio da frase. Não repita frases, ideias nem versículos do que já está escrito.`;
}

/** The items wanted, and what is written around them, so that they go on from it. */
function orderOf(theme: Theme, items: readonly StudyItem[], written: Items): string {
  const wanted = items.map((item) => labelOfItem(theme, item)).join('; ');
  const [first] = items;
  const before = itemsOf(theme)
    .filter(({ gift }) => gift === first?.gift)
    .flatMap((item) => {
      const content = written.get(item.key);
      return content ? [`- ${labelOfItem(theme, item)}: ${summaryOf(content)}`] : [];
    });
  const so = before.length > 0 ? `\n\nJá está escrito:\n${before.join('\n')}` : '';
  return `Estudo "${STUDY_NAMES[theme]}". Escreva agora: ${wanted}.${so}`;
}

function summaryOf({ title, verse, reference, focus }: ItemContent): string {
  const place = verse ?? reference;
  return [title, place, focus].filter((each) => typeof each === 'string').join(' · ');
}
