import { useSyncExternalStore } from 'react';

type Store<State> = Readonly<{
  get: () => State;
  set: (next: State) => void;
  /** The state in a component; on the server and while hydrating, the initial one. */
  use: () => State;
}>;

/** State of one browser tab that several components share, or that code outside of React changes. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  const get = () => state;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
