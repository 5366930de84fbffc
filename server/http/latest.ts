/** The values that were used last, up to a number of them. */
export class Latest<Key, Value> {
  private readonly held = new Map<Key, Value>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: Key): Value | undefined {
    const value = this.held.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** The map remembers in which order its keys came: the oldest goes first. */
  set(key: Key, value: Value): void {
    this.held.delete(key);
    this.held.set(key, value);
    if (this.held.size <= this.most) return;
    const [oldest] = this.held.keys();
    if (oldest !== undefined) this.held.delete(oldest);
  }
}
