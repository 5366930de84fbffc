import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { TRPCClientError } from '@trpc/client';
import type { Person } from './person.ts';

/** As long as this a device sends a change again before the drill calls it lost. */
const AGAIN_MS = 30_000;
const PLAN = 'fe-oracao-perdao';
const PAGES = ['/', '/bible?ref=PSA.23', '/bible?ref=JHN.3', '/reading-plan', '/dashboard'];
const QUESTIONS = ['O que é a graça?', 'Como orar?', 'Quem foi Noé?', 'O que é a fé?'];

/** What people did, and what they were told. */
export class Tally {
  readonly done = new Map<string, number>();
  /** What somebody saw fail, with when it did. */
  readonly told: string[] = [];
  /** What a device sent again by itself, so that nobody saw it. */
  repeated = 0;
  /** How long everything took, until it succeeded or was told. */
  readonly #took: number[] = [];

  /** The time within which so many of a hundred were done. */
  within(percent: number): number {
    const sorted = this.#took.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
  }

  /** Does something of which people see it fail. */
  async once<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
    const began = performance.now();
    try {
      return await work().finally(() => this.#note(name, began));
    } catch (error) {
      this.told.push(`${new Date().toISOString().slice(11, 19)} ${name}: ${reasonOf(error)}`);
      return null;
    }
  }

  /** Does something that a device does again until it succeeds, as its outbox and its queries do. */
  async until(name: string, work: () => Promise<unknown>): Promise<boolean> {
    const began = performance.now();
    for (;;) {
      try {
        await work();
        this.#note(name, began);
        return true;
      } catch (error) {
        if (performance.now() - began > AGAIN_MS) {
          this.told.push(`${new Date().toISOString().slice(11, 19)} ${name}: ${reasonOf(error)}`);
          return false;
        }
        this.repeated++;
        await wait(500);
      }
    }
  }

  #note(name: string, began: number): void {
    this.done.set(name, (this.done.get(name) ?? 0) + 1);
    this.#took.push(performance.now() - began);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof TRPCClientError) return `${error.data?.code ?? ''} ${error.message}`;
  return error instanceof Error ? error.message : 'unknown';
}

/** What one member holds against the database in the end. */
export type Kept = {
  requests: Set<string>;
  ticks: Set<string>;
  conversations: Set<string>;
};

/** A member's day: pages, readings, requests, questions, and entering anew, until the signal. */
export async function liveThrough(
  person: Person,
  { tally, hour, signal }: { tally: Tally; hour: number; signal: AbortSignal },
): Promise<Kept> {
  const kept: Kept = { requests: new Set(), ticks: new Set(), conversations: new Set() };
  await tally.until('sign in', () => person.signIn());
  await tally.until('consent', () => person.consent());
  const reminder = {
    kind: 'verse' as const,
    hour,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    channel: 'email' as const,
  };
  await tally.until('reminder', () => person.client().member.reminders.set.mutate(reminder));
  const plan = await tally.once('plan', () =>
    person.client().member.readingPlans.start.mutate({ slug: PLAN }),
  );
  const readings = plan ? await readingsOf(person, plan.id) : [];
  const open = (turn: number) =>
    tally.once('page', () => person.open(PAGES[turn % PAGES.length] ?? '/'));
  const turns: readonly ((turn: number) => Promise<unknown>)[] = [
    open,
    async () => {
      const [key, text] = [randomUUID(), `Pedido ${randomUUID()}`];
      const isStored = await tally.until('request', () => person.addRequest(key, text));
      if (isStored) kept.requests.add(text);
    },
    async () => {
      const reading = readings[kept.ticks.size];
      if (!plan || !reading) return;
      const tick = { id: plan.id, ...reading, done: true };
      const ticked = () => person.client().member.readingPlans.tick.mutate(tick);
      if (await tally.until('tick', ticked)) kept.ticks.add(`${reading.day} ${reading.reading}`);
    },
    open,
    async (turn) => {
      if (turn % 24 !== 4) return;
      const asked = await tally.once('question', () => wholeAnswer(person, turn));
      if (asked) kept.conversations.add(asked.id);
    },
    async (turn) => {
      if (turn % 90 !== 89) return;
      await tally.once('sign out', () => person.signOut());
      await tally.until('sign in', () => person.signIn());
    },
  ];
  for (let turn = 0; !signal.aborted; turn++) {
    await wait(300 + Math.random() * 900);
    await turns[turn % turns.length]?.(turn);
  }
  return kept;
}

async function wholeAnswer(person: Person, turn: number) {
  const answer = await person.ask(QUESTIONS[turn % QUESTIONS.length] ?? '');
  if (answer.source === null) throw new Error('no whole answer');
  return answer;
}

/** The readings of a plan's first day; a member may tick them today. */
async function readingsOf(person: Person, id: string) {
  const { readings } = await person.client().member.readingPlans.day.query({ id, day: 1 });
  return readings.map(({ key }) => ({ day: 1, reading: key }));
}

/** Looks at what members find of all that they were told is stored. */
export async function heldBy(
  members: readonly Readonly<{ person: Person }>[],
  kept: readonly Kept[],
) {
  let [lost, doubled] = [0, 0];
  for (const [index, each] of kept.entries()) {
    const member = members[index];
    if (!member) continue;
    if (!member.person.isKnown) await member.person.signIn();
    const held = await hold(member.person, each);
    [lost, doubled] = [lost + held.lost, doubled + held.doubled];
  }
  return { lost, doubled };
}

/** @returns what was acknowledged and is not stored, and what is stored twice */
async function hold(person: Person, { requests, ticks, conversations }: Kept) {
  const stored = await person.stored();
  const distinct = new Set(stored);
  let lost = [...requests].filter((text) => !distinct.has(text)).length;
  let doubled = stored.length - distinct.size;
  const { plans } = await person.client().member.readingPlans.underWay.query();
  const ticked = plans[0]
    ? (await person.client().member.readingPlans.day.query({ id: plans[0].progress.id, day: 1 }))
        .ticked
    : [];
  lost += [...ticks].filter((tick) => !ticked.some((key) => tick.endsWith(` ${key}`))).length;
  for (const id of conversations) {
    const messages = await person.messagesOf(id);
    if (messages < 2) lost++;
    if (messages > 2) doubled++;
  }
  return { lost, doubled };
}
