import { createOpenAI } from '@ai-sdk/openai';
import type { Env } from '../env.ts';

/** Reads texts aloud as MPEG audio; null where every device uses its own voice. */
export type Speech = Readonly<{
  model: string;
  voice: string;
  speak: (text: string, signal: AbortSignal) => Promise<Buffer>;
}>;

/** What one request may hold; longer texts are read in pieces that end with a sentence. */
const LONGEST_PIECE = 3500;

export function createSpeech(config: Env['speech']): Speech | null {
  if (config.kind === 'device') return null;
  const { model, voice, apiKey, baseUrl } = config;
  const openai = createOpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) });
  return {
    model,
    voice,
    speak: async (text, signal) => {
      // Imported here and not above: of all that it brings, only a voice needs any.
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
      // MPEG frames stand for themselves: pieces one after the other are one recording.
      return Buffer.concat(pieces);
    },
  };
}

export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const sentence of text.match(/[^.!?\n]+[.!?\n]*\s*/g) ?? [text]) {
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
