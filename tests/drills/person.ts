import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink } from '@trpc/client';
import type { AppRouter } from '#server/router.ts';
import type { AnswerSource, Notice } from '#shared/answers/ai.ts';
import type { UploadKind } from '#shared/uploads.ts';

const PATIENCE_MS = 15_000;
const PDF = { kind: 'booklet-pdf', name: 'apostila.pdf' } as const;

/** What writers were told, against which the database is held in the end. */
export class Ledger {
  readonly acknowledged = new Set<string>();
  refused = 0;
  /** The longest time between two writes that succeeded. */
  awayMs = 0;
  #lastAt = performance.now();

  resume(): void {
    this.#lastAt = performance.now();
  }

  note(text: string): void {
    const now = performance.now();
    this.awayMs = Math.max(this.awayMs, now - this.#lastAt);
    this.#lastAt = now;
    this.acknowledged.add(text);
  }
}

type Who = Readonly<{ email: string; password: string; address?: string }>;

/** Somebody who uses the product from outside. */
export class Person {
  #origin: () => string;
  readonly #who: Who;
  /** What the browser holds, that of its device after signing out, too. */
  readonly #cookies = new Map<string, string>();

  /** @param origin where the product is now */
  constructor(origin: () => string, who: Who) {
    this.#origin = origin;
    this.#who = who;
  }

  /** Goes on with the same session where the product is served from elsewhere. */
  moveTo(origin: () => string): void {
    this.#origin = origin;
  }

  get isKnown(): boolean {
    return [...this.#cookies.keys()].some((name) => name.endsWith('session_token'));
  }

  async signIn(): Promise<void> {
    const { email, password } = this.#who;
    const answer = await this.#postAuth('/sign-in/email', { email, password });
    if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
  }

  async signOut(): Promise<void> {
    const answer = await this.#postAuth('/sign-out', {});
    if (!answer.ok) throw new Error(`signing out answered ${answer.status}`);
  }

  async askForPassword(): Promise<boolean> {
    return (await this.#postAuth('/request-password-reset', { email: this.#who.email })).ok;
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.client().session.current.query()) !== null;
  }

  /** Writes as fast as answers come, until the signal. */
  async write(ledger: Ledger, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const text = `Pedido ${randomUUID()}`;
      const ok = await this.addRequest(randomUUID(), text).then(
        () => true,
        () => false,
      );
      if (ok) ledger.note(text);
      else {
        ledger.refused++;
        // Refusals tell nothing more by being many, and take time from what is to start again.
        await wait(200);
      }
    }
  }

  /** @param key names the request, which is stored once however often it is sent */
  async addRequest(key: string, text: string): Promise<void> {
    const input = { key, text, person: null, category: null };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await this.client().member.prayerRequests.add.mutate(input, { signal });
  }

  /** Every text that is stored, as often as it is. */
  async stored(): Promise<string[]> {
    const texts: string[] = [];
    for (let cursor: string | null = null; ; ) {
      const page: { items: { text: string }[]; next: string | null } =
        await this.client().member.prayerRequests.list.query({ answered: false, cursor });
      for (const { text } of page.items) texts.push(text);
      cursor = page.next;
      if (!cursor) return texts;
    }
  }

  async note(text: string, key: string = randomUUID()): Promise<void> {
    const input = { key, kind: 'note' as const, title: 'Hoje', content: text, comment: null };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await this.client().member.diary.add.mutate(input, { signal });
  }

  /** The beginning of each entry of the diary. */
  async notes(): Promise<string[]> {
    const texts: string[] = [];
    for (let cursor: string | null = null; ; ) {
      const page: { items: { excerpt: string }[]; next: string | null } =
        await this.client().member.diary.list.query({ cursor });
      for (const { excerpt } of page.items) texts.push(excerpt);
      cursor = page.next;
      if (!cursor) return texts;
    }
  }

  async consent(): Promise<void> {
    await this.client().member.consent.set.mutate({ consent: true });
  }

  /** Asks in a new conversation. @returns whose answer came whole, null where none did */
  async ask(content: string) {
    const id = randomUUID();
    const messages = [{ role: 'user' as const, content }];
    let source: AnswerSource | null = null;
    let notices: readonly Notice[] = [];
    let isWhole = false;
    try {
      const events = await this.client().ai.biblicalChat.mutate(
        { conversationId: id, messages },
        { context: { stream: true } },
      );
      for await (const event of events) {
        if (event.type === 'start') ({ source, notices } = event);
        if (event.type === 'done') isWhole = true;
      }
    } catch {
      isWhole = false;
    }
    return { id, source: isWhole ? source : null, notices };
  }

  /** How many messages a conversation has; none where it was not stored. */
  async messagesOf(id: string): Promise<number> {
    const stored = await this.client()
      .member.conversations.messages.query({ id })
      .catch(() => null);
    return stored?.items.length ?? 0;
  }

  /** @returns status and sentence */
  async upload(
    bytes: Buffer,
    { kind, name }: Readonly<{ kind: UploadKind; name: string }> = PDF,
  ): Promise<string> {
    const { status, message } = await this.#send(bytes, { kind, name });
    return `${status} ${message}`;
  }

  /** @returns the key of its PDF */
  async addBooklet(pdf: Buffer): Promise<string> {
    const { key } = await this.#send(pdf, PDF);
    const { booklets, bookletCategories } = this.client().admin;
    const { id } = await bookletCategories.create.mutate({ name: 'Estudos' });
    const fields = { name: 'Vida de oração', description: null, categoryId: id, pdfKey: key };
    await booklets.create.mutate(fields);
    return key;
  }

  async file(key: string): Promise<Buffer> {
    const answer = await fetch(`${this.#origin()}/files/${key}`, { headers: this.#headers() });
    if (!answer.ok) throw new Error(`a file answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  async #send(bytes: Buffer, { kind, name }: Readonly<{ kind: UploadKind; name: string }>) {
    const answer = await fetch(`${this.#origin()}/files/${kind}`, {
      method: 'POST',
      headers: {
        ...this.#headers(),
        'content-type': 'application/octet-stream',
        'x-file-name': name,
      },
      body: new Uint8Array(bytes),
    });
    const { message = '', key = '' } = JSON.parse(await answer.text());
    return { status: answer.status, message: String(message), key: String(key) };
  }

  /** @throws where no page came, or none without a fault of the server */
  async open(path: string): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${this.#origin()}${path}`, {
      headers: this.#headers(),
      signal,
      redirect: 'manual',
    });
    await answer.text();
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`);
  }

  client() {
    const options = { url: `${this.#origin()}/trpc`, headers: this.#headers() };
    return createTRPCClient<AppRouter>({
      links: [
        splitLink({
          condition: ({ context }) => context['stream'] === true,
          true: httpBatchStreamLink({ ...options, maxItems: 1 }),
          false: httpBatchLink(options),
        }),
      ],
    });
  }

  #headers(): Record<string, string> {
    const { address } = this.#who;
    return {
      cookie: [...this.#cookies].map((each) => each.join('=')).join('; '),
      origin: this.#origin(),
      ...(address ? { 'x-forwarded-for': address } : {}),
    };
  }

  async #postAuth(path: string, body: object): Promise<Response> {
    const answer = await fetch(`${this.#origin()}/api/auth${path}`, {
      method: 'POST',
      headers: { ...this.#headers(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    for (const given of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}
