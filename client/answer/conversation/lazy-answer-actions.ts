import { lazy } from 'react';
import { MissingChunk } from '../../lib/browser/load-chunk.ts';

const load = () => import('./answer-actions.tsx');

/** Loads them before the first answer is there, since a chat opens without one. */
export const preloadAnswerActions = () => void load().catch(() => {});

/** An answer can be read without them, so one that misses them shows no error. */
export const AnswerActions = lazy(() =>
  load().catch((error: unknown) => {
    if (error instanceof MissingChunk) return { default: () => null };
    throw error;
  }),
);
