/** "2m 5s": the average of the visits whose end is known; a dash where there is none. */
export function formatAverage({
  seconds,
  timedVisits,
}: Readonly<{ seconds: number; timedVisits: number }>): string {
  if (timedVisits === 0) return '—';
  const average = Math.round(seconds / timedVisits);
  return `${Math.floor(average / 60)}m ${average % 60}s`;
}
