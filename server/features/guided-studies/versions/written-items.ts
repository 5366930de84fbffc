import { type AnswerFields, NO_FIELDS, withPart } from '#shared/answers/answer-shape.ts';
import type { RichText } from '#shared/answers/rich-text.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { STUDY_ITEMS } from '#shared/guided-studies/guided-studies.ts';
import {
  ITEM_FIELDS,
  type ItemContent,
  type StudyItem,
} from '#shared/guided-studies/study-items.ts';
import type { AnswerPart } from '../../../ai/answer-part.ts';
import type { Items } from './draft-document.ts';
import { isRepetition } from './repetition.ts';
import { fieldName } from './study-writing.ts';

/** Gathers the items of an answer while it is written, also of one that breaks off. */
export class WrittenItems {
  private readonly items: readonly StudyItem[];
  private readonly written: Items;
  private readonly whole = new Map<string, ItemContent>();
  private fields: AnswerFields = NO_FIELDS;
  private last: StudyItem | undefined;

  constructor(items: readonly StudyItem[], written: Items) {
    this.items = items;
    this.written = written;
  }

  /** @returns the item to which the piece belongs */
  take({ path, part }: AnswerPart): StudyItem | undefined {
    this.fields = withPart(this.fields, path, part);
    const number = Number(/_(\d+)/.exec(path)?.[1]);
    this.last = this.items.find((item) => item.number === number);
    return this.last;
  }

  /** An answer that broke off: the item at its end may lack words, so it is written again. */
  breakOff(): void {
    this.gather(this.items.filter((item) => item !== this.last));
  }

  finish(): void {
    this.gather(this.items);
  }

  /** The items that are valid and repeat nothing of the draft or of each other. */
  valid(): Items {
    return this.whole;
  }

  private gather(items: readonly StudyItem[]): void {
    for (const item of items) {
      const content = contentOf(item, this.fields);
      if (!content || this.whole.has(item.key)) continue;
      const others = [...this.written, ...this.whole].map(([, each]) => each);
      if (!isRepetition(content, others)) this.whole.set(item.key, content);
    }
    this.fields = NO_FIELDS;
    this.last = undefined;
  }
}

function contentOf(item: StudyItem, fields: AnswerFields): ItemContent | null {
  const { kind } = item;
  const entries = Object.entries(ITEM_FIELDS[kind]).map(([field, of]) => {
    const texts = (fields[fieldName(field, item)] ?? []).map(textOf).filter((text) => text !== '');
    return [field, of === 'texts' || of === 'verses' ? [...new Set(texts)] : texts[0]];
  });
  return STUDY_ITEMS[kind].safeParse(Object.fromEntries(entries)).data ?? null;
}

/** Of a quotation only its place is stored: the words come from the Bible whenever it is shown. */
function textOf(parts: RichText): string {
  const text = parts.map((part) => (part.type === 'text' ? part.text : labelOfKey(part.key)));
  return text.join('').trim();
}
