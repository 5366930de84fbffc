import { useEffect, useState } from 'react';

type Draft = readonly [text: string, set: (text: string) => void, forget: () => void];

/**
 * Text that survives an error, a closed page and an expired session, until it is used.
 * @returns besides, how to forget it once it is where it belongs
 */
export function useDraft(key: string, initial = ''): Draft {
  const name = `draft:${key}`;
  const [text, setText] = useState(() => sessionStorage.getItem(name) ?? initial);
  useEffect(() => {
    if (text === initial) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  }, [name, text, initial]);
  return [text, setText, () => sessionStorage.removeItem(name)];
}
