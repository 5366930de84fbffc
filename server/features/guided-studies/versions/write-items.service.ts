import { setTimeout as delay } from 'node:timers/promises';
import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import { itemsOf, labelOfItem, type StudyItem } from '#shared/guided-studies/study-items.ts';
import { writtenByModel } from '../../../ai/by-model.ts';
import type { GenerationContext } from '../../../ai/generator.ts';
import type { Db } from '../../../db/client.ts';
import { giveLeaseBack, readLeaseEnd, takeLease } from '../../../db/lease.queries.ts';
import { OWN_LEASES } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import type { Items } from './draft-document.ts';
import { insertItems, readDraft, readItems } from './drafts.queries.ts';
import { nextItems, writingOf } from './study-writing.ts';
import { WrittenItems } from './written-items.ts';

const RENEW_EVERY_MS = 10_000;
/** Answers of which nothing could be stored, before whoever asks is told. */
const ATTEMPTS = 2;
const LOOK_AGAIN_MS = 1000;
const BUSY =
  'Outra pessoa, ou você em outra aba, está gerando esta versão agora. Continue depois que ela terminar ou parar.';

type WritingProgress =
  /** An earlier writing that ended without a word still holds the draft, for so long at most. */
  | Readonly<{ type: 'waiting'; seconds: number }>
  /** `now` names what is being written. */
  | Readonly<{ type: 'progress'; done: number; total: number; now: string | null }>
  /** The end of one call; an answer without it broke off. */
  | Readonly<{ type: 'end'; done: number; total: number }>;

type Order = Readonly<{
  draftId: string;
  /** The same for all calls of one press of the button. */
  run: string;
}>;

/**
 * Has the next few missing items written and stores them. What is whole is stored also when the
 * answer breaks off or whoever asked leaves, so that the next call goes on from there.
 */
export async function* writeNextItems(
  context: GenerationContext,
  { draftId, run }: Order,
): AsyncGenerator<WritingProgress, void> {
  const { db } = context;
  const draft = await readDraft(db, draftId);
  if (!draft) throw gone();
  const { theme } = draft;
  const { nameOf, seconds } = OWN_LEASES.studyDraft;
  const lease = nameOf(draftId);
  const take = () => takeLease(db, lease, run, seconds);
  yield* waitFor(context, lease, take);
  const renewal = setInterval(() => void take().catch(() => {}), RENEW_EVERY_MS);
  let goesOn = false;
  try {
    const written = new Map(
      (await readItems(db, draftId)).map(({ key, content }) => [key, content]),
    );
    const items = nextItems(theme, written);
    const total = itemsOf(theme).length;
    const report = (done: number, item: StudyItem | undefined) => {
      return {
        type: 'progress',
        done,
        total,
        now: item ? labelOfItem(theme, item) : null,
      } as const;
    };
    yield report(written.size, items[0]);
    const stored = yield* writeItems(context, draftId, { theme, items, written }, report);
    const done = written.size + stored;
    goesOn = done < total;
    yield { type: 'end', done, total };
  } finally {
    clearInterval(renewal);
    if (!goesOn) await giveLeaseBack(db, lease, run);
  }
}

/**
 * Takes the lease of a draft. A process that was killed leaves its lease behind, which runs out;
 * one that is renewed meanwhile belongs to somebody who is writing.
 */
async function* waitFor(
  { db, signal }: GenerationContext,
  lease: string,
  take: () => Promise<boolean>,
): AsyncGenerator<WritingProgress, void> {
  if (await take()) return;
  const first = await readLeaseEnd(db, lease);
  if (first) yield { type: 'waiting', seconds: Math.ceil(first.secondsLeft) };
  while (!(await take())) {
    const now = await readLeaseEnd(db, lease);
    const isRenewed = first && now && now.leasedUntil.getTime() > first.leasedUntil.getTime();
    if (isRenewed) throw new AppError('CONFLICT', BUSY);
    await delay(Math.min(LOOK_AGAIN_MS, (now?.secondsLeft ?? 0) * 1000 + 50), undefined, {
      signal,
    });
  }
}

type Report = (done: number, item: StudyItem | undefined) => WritingProgress;

type Batch = Readonly<{ theme: Theme; items: readonly StudyItem[]; written: Items }>;

/** @returns how many items were stored */
async function* writeItems(
  context: GenerationContext,
  draftId: string,
  batch: Batch,
  report: Report,
): AsyncGenerator<WritingProgress, number> {
  if (batch.items.length === 0) return 0;
  for (let attempt = 1; ; attempt++) {
    const gathered = new WrittenItems(batch.items, batch.written);
    let failure: unknown = new AppError('GENERATION_FAILED');
    try {
      yield* readAnswer(context, batch, gathered, report);
    } catch (error) {
      failure = error;
    } finally {
      await store(context.db, draftId, gathered.valid());
    }
    const isUseless = failure instanceof AppError && failure.code === 'GENERATION_FAILED';
    if (!isUseless || context.signal.aborted) throw failure;
    // The next call asks for the missing parts of this answer alone.
    if (gathered.valid().size > 0) return gathered.valid().size;
    if (attempt >= ATTEMPTS) throw failure;
  }
}

async function* readAnswer(
  context: GenerationContext,
  { theme, items, written }: Batch,
  gathered: WrittenItems,
  report: Report,
): AsyncGenerator<WritingProgress, void> {
  let shown = items[0];
  const answer = writtenByModel(context, writingOf(theme, items, written), null);
  try {
    for await (const event of answer) {
      if (event.type === 'reset') gathered.breakOff();
      if (event.type === 'done') gathered.finish();
      if (event.type !== 'part') continue;
      const item = gathered.take(event);
      if (!item || item === shown) continue;
      shown = item;
      yield report(written.size + items.indexOf(item), item);
    }
  } finally {
    gathered.breakOff();
  }
}

async function store(db: Db, draftId: string, items: Items): Promise<void> {
  if (items.size > 0 && !(await insertItems(db, draftId, items))) throw gone();
}

const gone = () => new AppError('NOT_FOUND', 'Este rascunho já foi publicado ou descartado.');
