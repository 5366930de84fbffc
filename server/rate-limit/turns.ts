type Waiter = () => void;

type Member = { running: number; waiting: Waiter[] };

type Size = Readonly<{
  /** The work of one member that runs at once. */
  atOnce: number;
  /** Beyond so much that waits, more is refused. */
  mostWaiting: number;
}>;

/**
 * Lets so much work of each member run at once and the rest of theirs wait, so that the work of
 * the others goes between it.
 */
export class Turns {
  private readonly members = new Map<string, Member>();
  private readonly size: Size;

  constructor(size: Size) {
    this.size = size;
  }

  /**
   * Runs `start` at once or in its turn; `end` gives the place back.
   * @returns false where too much of the member's waits already
   */
  take(id: string, start: () => void): boolean {
    const member = this.members.get(id) ?? { running: 0, waiting: [] };
    this.members.set(id, member);
    if (member.running < this.size.atOnce) {
      member.running++;
      start();
      return true;
    }
    if (member.waiting.length >= this.size.mostWaiting) return false;
    member.waiting.push(start);
    return true;
  }

  end(id: string): void {
    const member = this.members.get(id);
    if (!member) return;
    const next = member.waiting.shift();
    if (next) next();
    else if (--member.running === 0) this.members.delete(id);
  }
}
