import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConcernTopic } from '#shared/answers/ai.ts';
import { messageWords } from '#shared/safety/message-words.ts';

const FILE = join(import.meta.dirname, 'statements.tsv');
const CONCERNS: readonly ConcernTopic[] = ['self-harm', 'violence', 'health', 'money'];

const keyOf = (text: string): string => messageWords(text).join(' ');

/**
 * What weighs on somebody, told in so few words that these share most of their letters with
 * harmless ones: "tenho bulimia", "perdi minha mãe". Each is heard where it is all of a message.
 */
const STATEMENTS: ReadonlyMap<string, ConcernTopic> = new Map(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .flatMap((line): [string, ConcernTopic][] => {
      const [name, text = ''] = line.split('\t');
      const topic = CONCERNS.find((each) => each === name);
      return topic ? [[keyOf(text), topic]] : [];
    }),
);

/** The concern of a message that is one of the plain statements. */
export const statedIn = (text: string): ConcernTopic | null => STATEMENTS.get(keyOf(text)) ?? null;
