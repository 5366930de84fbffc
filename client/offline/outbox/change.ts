/** A change of a member that waits on the device until the server has it. */
export type Change = Readonly<{
  /** The server applies a change once for each key, however often it is sent. */
  key: string;
  userId: string;
  /** The procedure that applies it. */
  path: string;
  input: unknown;
  madeAt: number;
  /** The server's refusal of a change whose screen was left already. */
  refusal?: string;
}>;

/** A change with its place in the queue. */
export type Queued = Change & Readonly<{ at: number }>;
