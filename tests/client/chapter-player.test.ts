import { beforeEach, expect, test } from 'vitest';
import type { SpeechEvents } from '#client/controls/listen/utterance.ts';
import {
  ChapterPlayer,
  type PlayerState,
} from '#client/features/bible/listening/chapter-player.ts';

const VERSES = [
  { number: 1, text: 'No princípio era o Verbo. E o Verbo era Deus.' },
  { number: 2, text: 'Ele estava no princípio.' },
  { number: 3, text: 'Tudo foi feito por ele.' },
];

let said: { text: string; rate: number; events: SpeechEvents }[];
let states: PlayerState[];
let ends: number;
let player: ChapterPlayer;

beforeEach(() => {
  said = [];
  states = [];
  ends = 0;
  player = new ChapterPlayer(
    { speak: (text, rate, events) => said.push({ text, rate, events }), cancel: () => {} },
    { onState: (state) => states.push(state), onEnd: () => ends++ },
  );
});

const last = () => said.at(-1);
const finish = () => last()?.events.ended();

test('a chapter is read sentence by sentence to its end', () => {
  player.load(VERSES, null);
  player.play();
  while (ends === 0) finish();
  expect(said.map(({ text }) => text)).toEqual([
    'No princípio era o Verbo.',
    'E o Verbo era Deus.',
    'Ele estava no princípio.',
    'Tudo foi feito por ele.',
  ]);
  expect(ends).toBe(1);
  expect(states.at(-1)?.status).toBe('paused');
});

test('reading begins at the verse in view, and pauses within it', () => {
  player.load(VERSES, 2);
  player.play();
  expect(states.at(-1)).toEqual({ status: 'playing', verse: 2 });
  player.pause();
  expect(states.at(-1)).toEqual({ status: 'paused', verse: 2 });
  player.play();
  expect(said.map(({ text }) => text)).toEqual([
    'Ele estava no princípio.',
    'Ele estava no princípio.',
  ]);
});

test('back from within a verse is its beginning, then the verse before', () => {
  player.load(VERSES, 1);
  player.play();
  finish();
  player.step(-1);
  expect(last()?.text).toBe('No princípio era o Verbo.');
  player.step(1);
  expect(last()?.text).toBe('Ele estava no princípio.');
  player.step(-1);
  expect(last()?.text).toBe('No princípio era o Verbo.');
  player.step(-1);
  expect(states.at(-1)?.verse).toBe(1);
});

test('another speed begins the sentence again', () => {
  player.load(VERSES, 3);
  player.play();
  player.setRate(1.5);
  expect(said.map(({ rate }) => rate)).toEqual([1, 1.5]);
});

test('a voice that fails shows an error', () => {
  player.load(VERSES, 1);
  player.play();
  last()?.events.failed();
  expect(states.at(-1)).toEqual({ status: 'failed', verse: 1 });
});

test('a slower speed has shorter pieces, also from the middle of a verse', () => {
  const clause = 'bendito o Deus e Pai de nosso Senhor Jesus Cristo, ';
  const text = clause.repeat(12).trim();
  player.load([{ number: 3, text }], null);
  player.play();
  finish();
  const heard = said.length - 1;
  player.setRate(0.75);
  while (ends === 0) finish();
  const [first, , ...slow] = said.map((each) => each.text);
  expect(heard).toBe(1);
  expect(slow.every((piece) => piece.length <= 135)).toBe(true);
  // The piece that was begun when the speed changed is said anew, in the shorter pieces.
  expect([first, ...slow].join(' ')).toBe(text);
});
