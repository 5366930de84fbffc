import { useEffect, useState } from 'react';
import { announce } from '../lib/browser/announcer.tsx';

/** The turns until an answer begins, while many ask at once. */
export default function QueuePlace({ place }: Readonly<{ place: number }>) {
  const [said, setSaid] = useState(place);
  // Each step would interrupt whoever listens; half the way is worth a word.
  if (place !== said && (place === 1 || place <= said / 2)) setSaid(place);
  useEffect(() => announce(sentenceOf(said)), [said]);
  useEffect(() => () => announce(''), []);
  return <p className="text-muted tabular-nums">{sentenceOf(place)}</p>;
}

const sentenceOf = (place: number): string =>
  place === 1
    ? 'Muita gente está perguntando agora. A sua vez é a próxima.'
    : `Muita gente está perguntando agora. Você é o ${place.toLocaleString('pt-BR')}º da fila.`;
