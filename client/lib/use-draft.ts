import { useEffect, useState } from 'react';

/** Text that survives an error, a closed page and an expired session, until it is used. */
export function useDraft(key: string): [string, (text: string) => void] {
  const name = `draft:${key}`;
  const [text, setText] = useState(() => sessionStorage.getItem(name) ?? '');
  useEffect(() => {
    if (text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  }, [name, text]);
  return [text, setText];
}
