/** Marks a field whose text is too long to be sent. */
export const TOO_LONG = 'data-too-long';

/** Counts the characters of a text beyond what its field takes; 0 where it fits. */
export function excessOf(typed: unknown, longest: number | undefined): number {
  if (typeof typed !== 'string' || longest === undefined) return 0;
  return Math.max(0, typed.length - longest);
}

/** The sentence that asks to shorten a text; pasted text is never cut silently. */
export function excessSentence(excess: number): string {
  const count = excess === 1 ? '1 caractere' : `${excess.toLocaleString('pt-BR')} caracteres`;
  return `O texto tem ${count} a mais. Encurte-o para enviar.`;
}
