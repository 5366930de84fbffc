import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What is typed, once the typing pauses: a search asks for each wish, not for each letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
