export type Stroke = Readonly<{ x: number; y: number; at: number }>;

const LENGTH = 64;
const LONGEST_MS = 600;
/** The width of the system's own back gesture at either edge. */
const EDGE = 24;

/** A swipe turns the page if it is quick and clearly more sideways than up or down. */
export function strokeOf(from: Stroke, to: Stroke, width: number): 1 | -1 | null {
  const across = to.x - from.x;
  const along = Math.abs(to.y - from.y);
  const atEdge = from.x < EDGE || from.x > width - EDGE;
  if (atEdge || to.at - from.at > LONGEST_MS) return null;
  if (Math.abs(across) < LENGTH || Math.abs(across) < 2 * along) return null;
  return across < 0 ? 1 : -1;
}
