import { useEffect, useEffectEvent, useState } from 'react';
import { useDebouncedValue } from '../forms/use-debounced-value.ts';

type Fields = Readonly<Record<string, string | boolean | null>>;

const isSame = (one: Fields, other: Fields) =>
  Object.keys(one).every((name) => one[name] === other[name]);

/**
 * A filter that stands in the page's address, where the way back and whoever gets the link find
 * it; what is typed shows at once, and the address follows when typing pauses.
 * @param present the filter of the address
 */
export function useAddressFilter<Filter extends Fields>(
  present: Filter,
  onWrite: (filter: Filter) => void,
): [Filter, (change: Partial<Filter>) => void] {
  const [filter, setFilter] = useState(present);
  // The filter of the address, and after it what this page has written and the router brings later.
  const [known, setKnown] = useState<readonly Filter[]>([present]);
  const at = known.findIndex((each) => isSame(each, present));
  if (at > 0) setKnown(known.slice(at));
  // Another entry of the history, or a link to the page.
  if (at < 0) {
    setKnown([present]);
    setFilter(present);
  }
  const paused = useDebouncedValue(filter);
  const write = useEffectEvent(() => {
    if (isSame(paused, known.at(-1) ?? present) || !isSame(paused, filter)) return;
    setKnown([...known, paused]);
    onWrite(paused);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when typing pauses
  useEffect(() => write(), [paused]);
  return [filter, (change) => setFilter((before) => ({ ...before, ...change }))];
}
