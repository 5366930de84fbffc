import { expect, test } from 'vitest';
import type { AnswerFields } from '#shared/answers/answer-shape.ts';
import type { Part } from '#shared/answers/rich-text.ts';
import { findReferences } from '#shared/bible/find-references.ts';
import { parseReferenceKey } from '#shared/bible/reference.ts';
import { gather, nothingGathered } from '../support/answers.ts';
import { startAppWithModel } from '../support/app-with-model.ts';
import { join } from '../support/people.ts';
import { POISONED, POISONS, poison, seeded } from '../support/poisons.ts';
import { CASES, type Written } from '../support/written-answers.ts';

const ANSWERS = Object.keys(POISONS).length + 40;
const ASKED_BY_ONE = 18;

const { app, fake } = await startAppWithModel();

/** The fault of a part that reached a screen; null for one that may be shown. */
async function faultOf(part: Part): Promise<string | null> {
  if (part.type === 'text') {
    const invented = findReferences(part.text).some(({ reference }) => !reference);
    return POISONED.test(part.text) || invented ? `poison: ${part.text}` : null;
  }
  const reference = parseReferenceKey(part.key);
  if (!reference) return `no such place: ${part.key}`;
  if (part.type === 'reference') return null;
  const stored = (await app.context.bible.passage(reference))?.verses.map(({ text }) => text);
  return stored?.join(' ').includes(part.text) ? null : `false verse: ${part.key} ${part.text}`;
}

const partsOf = (versions: readonly AnswerFields[]) =>
  versions.flatMap((fields) => Object.values(fields).flat(2));

/** Every part in a value, whatever holds it, and lines as the texts that they are. */
function partsIn(value: unknown): Part[] {
  if (typeof value === 'string') return [{ type: 'text', text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (isPart(value)) return [value];
  return Object.values(value).flatMap(partsIn);
}

const isPart = (value: object): value is Part =>
  'type' in value && ['text', 'reference', 'quotation'].includes(String(value.type));

function piecesOf(written: Written, at: (below: number) => number): string[] {
  const text = typeof written === 'string' ? written : JSON.stringify(written);
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from += pieces.at(-1)?.length ?? 1) {
    pieces.push(text.slice(from, from + 1 + at(60)));
  }
  return pieces;
}

test('of hundreds of poisoned answers no false verse, invented place or foreign markup reaches a screen', async () => {
  const at = seeded(316);
  const names = Object.keys(POISONS);
  const faults: string[] = [];
  let whole = 0;
  let shown = 0;
  let member = await join(app);
  for (let number = 0; number < ANSWERS; number++) {
    if (number % ASKED_BY_ONE === 0) {
      member = await join(app);
      await member.client.member.consent.set.mutate({ consent: true });
    }
    app.context.ai.breaker.succeeded();
    const name = names[number % names.length] ?? '';
    const chosen = CASES[at(CASES.length)];
    if (!chosen) throw new Error('no case');
    const { written, ask, name: generator } = chosen;
    const poisoned = poison(written, POISONS[name] ?? '', at);
    fake.reply(() => ({ pieces: piecesOf(poisoned, at) }));
    const seen = nothingGathered();
    await gather(await ask(member.client), seen).catch(() => {});
    if (seen.result) whole++;
    const parts = [...partsOf([...seen.forgotten, seen.fields]), ...partsIn(seen.result)];
    shown += parts.length;
    for (const part of parts) {
      const fault = await faultOf(part);
      if (fault) faults.push(`${number} ${generator}, ${name}: ${fault}`);
    }
  }
  expect([...new Set(faults)]).toEqual([]);
  // The poison alone is taken out; a field of nothing else is empty, and its answer refused.
  expect(whole).toBeGreaterThan(ANSWERS * 0.6);
  expect(shown).toBeGreaterThan(ANSWERS * 5);
}, 180_000);
