/** Reads one field of what a client sent or better-auth answered. */
export function fieldsOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
}

/** Reads a field that is a text. */
export function fieldOf(body: unknown, name: string): string | null {
  const value = fieldsOf(body, name);
  return typeof value === 'string' ? value : null;
}
