import type { JSONSchema7 } from '@ai-sdk/provider';
import * as z from 'zod';
import type { AnswerShape, FieldKind } from '#shared/answers/answer-shape.ts';
import type { FieldRule } from './generator.ts';
import { SIGNAL_FIELD, SIGNAL_NAMES, SIGNAL_RULE } from './signal.ts';

export type FieldRules = Readonly<Record<string, FieldRule>>;

const LISTS: ReadonlySet<FieldKind> = new Set<FieldKind>(['texts', 'verses', 'days']);
const FEWEST_LETTERS: Readonly<Record<FieldKind, number>> = {
  line: 3,
  text: 20,
  verse: 4,
  texts: 8,
  verses: 4,
  days: 20,
};

export const isList = (kind: FieldKind) => LISTS.has(kind);

/** The field of an answer that is one text, which a model writes without any frame. */
export function plainField(shape: AnswerShape): string | null {
  const [first, ...others] = Object.keys(shape);
  return first !== undefined && others.length === 0 && shape[first] === 'text' ? first : null;
}

/** The schema of a complete answer. */
export function zodOf(shape: AnswerShape, rules: FieldRules) {
  return z.object(
    Object.fromEntries(
      Object.entries(shape).map(([field, kind]) => {
        const text = z.string().trim().min(FEWEST_LETTERS[kind]);
        const [least = 1] = rules[field]?.count ?? [];
        return [field, isList(kind) ? z.array(text).min(least) : text];
      }),
    ),
  );
}

/**
 * The same, for servers that hold a model to a schema.
 * @param listens whether the model also says what it heard in the member's text
 */
export function jsonSchemaOf(shape: AnswerShape, rules: FieldRules, listens: boolean): JSONSchema7 {
  const properties = Object.entries(shape).map(([field, kind]): [string, JSONSchema7] => {
    const description = rules[field]?.about ?? '';
    return isList(kind)
      ? [field, { type: 'array', description, items: { type: 'string' } }]
      : [field, { type: 'string', description }];
  });
  const heard: JSONSchema7 = { type: 'string', enum: [...SIGNAL_NAMES], description: SIGNAL_RULE };
  const signal: typeof properties = listens ? [[SIGNAL_FIELD, heard]] : [];
  return {
    type: 'object',
    properties: Object.fromEntries([...signal, ...properties]),
    required: [...signal.map(([field]) => field), ...Object.keys(shape)],
    additionalProperties: false,
  };
}

const FORMATS: Readonly<Record<FieldKind, string>> = {
  line: 'uma linha',
  text: 'texto',
  verse: 'só a referência, como "João 3:16"',
  texts: 'lista de textos',
  verses: 'lista de referências, como "João 3:16"',
  days: 'lista de textos, um por dia, na ordem dos dias',
};

/** The same in words, for models that only read. */
export function instructionsFor(shape: AnswerShape, rules: FieldRules, listens: boolean): string {
  const lines = Object.entries(shape).map(([field, kind]) => {
    const [least, most] = rules[field]?.count ?? [];
    const many = least === undefined ? '' : `, ${least === most ? least : `${least} a ${most}`}`;
    return `- ${field} (${FORMATS[kind]}${many}): ${rules[field]?.about ?? ''}`;
  });
  if (listens) lines.unshift(`- ${SIGNAL_FIELD} (uma palavra): ${SIGNAL_RULE}`);
  return `Responda só com um objeto JSON, sem nada antes ou depois, com estes campos, nesta ordem:\n${lines.join('\n')}`;
}
