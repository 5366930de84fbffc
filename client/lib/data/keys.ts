/** A new UUID; `crypto.randomUUID` is missing on plain http, as in a house network. */
export function newKey(): string {
  return asUuid(crypto.getRandomValues(new Uint32Array(4)), '4');
}

/** The UUID that the same words always have, so that saving them again changes nothing. */
export function keyOf(words: string): string {
  const lanes = new Uint32Array([0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a]);
  const primes = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93];
  for (let at = 0; at < words.length; at++) {
    const code = words.charCodeAt(at);
    for (const [lane, prime] of primes.entries()) {
      const mixed = Math.imul((lanes[lane] ?? 0) ^ code, prime);
      lanes[lane] = (mixed ^ (mixed >>> 15)) + (lanes[(lane + 1) % 4] ?? 0);
    }
  }
  return asUuid(lanes, '8');
}

function asUuid(lanes: Uint32Array, version: '4' | '8'): string {
  const hex = [...lanes].map((lane) => lane.toString(16).padStart(8, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    version + hex.slice(13, 16),
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
