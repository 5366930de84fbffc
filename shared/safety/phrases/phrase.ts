import type { SafetyTopic } from '../../answers/ai.ts';

/**
 * A plain phrase of danger: a sequence of word choices ("a|b c|d") in folded spelling, with up
 * to `gap` other words between two. `unless` matches what follows where the words mean something
 * else ("morrer para o pecado"), `notAfter` what comes before. `study` marks phrases that a
 * question about the Bible may hold as well.
 */
export type Phrase = Readonly<{
  topic: SafetyTopic;
  words: string;
  gap?: number;
  unless?: RegExp;
  notAfter?: RegExp;
  study?: boolean;
}>;

type Options = Omit<Phrase, 'topic' | 'words' | 'gap'>;

/** Makes the builder of a topic's phrases, which allows `usual` words between two choices. */
export const phrasesAbout =
  (topic: SafetyTopic, usual: number) =>
  (words: string, gap = usual, options: Options = {}): Phrase => ({
    topic,
    words,
    gap,
    ...options,
  });

export const NOT_LITERAL =
  /^de (?:rir|vergonha|saudades?|trabalhar|raiva|orgulho|medo|estudar|amor|curiosidade)|^roubar|^destruir/;
/** The subjects of sentences about temptation or tiredness, not about a person who does harm. */
export const TEMPTER = /(?:diabo|inimigo|satanas|ladrao|dor|trabalho|calor|chefe)(?: \w+){0,2}$/;

export const PARTNER =
  'marido|esposo|esposa|mulher|namorado|namorada|noivo|companheiro|companheira|ex|ele|ela|homem|cara';
export const RELATIVE =
  'pai|mae|padrasto|madrasta|irmao|irma|tio|tia|avo|vo|primo|cunhado|sogro|enteado|genro';
export const CHILD =
  'filho|filha|filhos|filhas|filhinha|crianca|criancas|menina|menino|bebe|enteada|enteado|neta|neto|sobrinha|sobrinho|aluna|aluno';
