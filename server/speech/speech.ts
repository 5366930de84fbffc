import { createOpenAI } from '@ai-sdk/openai';
import { sentencesOf } from '#shared/portuguese/sentences.ts';
import { type Env, OPENAI_ADDRESS } from '../env.ts';

/** Synthesizes texts as MPEG audio; the product has none where devices use their own voice. */
export type Speech = Readonly<{
  model: string;
  voice: string;
  speak: (text: string, signal: AbortSignal) => Promise<Buffer>;
}>;

/** The limit of one request; longer texts are split at the ends of sentences. */
const LONGEST_PIECE = 3500;

export function createSpeech(config: Env['speech']): Speech | null {
  if (config.kind === 'device') return null;
  const { model, voice, apiKey, baseUrl } = config;
  const openai = createOpenAI({ apiKey, baseURL: baseUrl ?? OPENAI_ADDRESS });
  return {
    model,
    voice,
    speak: async (text, signal) => {
      // The dynamic import keeps the package out of processes without a voice.
      const { generateSpeech } = await import('ai');
      const pieces: Uint8Array[] = [];
      for (const piece of piecesOf(text)) {
        const { audio } = await generateSpeech({
          model: openai.speech(model),
          text: piece,
          voice,
          outputFormat: 'mp3',
          maxRetries: 1,
          abortSignal: signal,
        });
        pieces.push(audio.uint8Array);
      }
      // MPEG frames are independent, so concatenated pieces form one recording.
      return Buffer.concat(pieces);
    },
  };
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length <= LONGEST_PIECE) {
      pieces[pieces.length - 1] = last + sentence;
    } else {
      for (let at = 0; at < sentence.length; at += LONGEST_PIECE) {
        pieces.push(sentence.slice(at, at + LONGEST_PIECE));
      }
    }
  }
  return pieces.filter((piece) => piece.trim() !== '');
}
