import { withViews } from './view-state.ts';

/**
 * What is open over a page (a sheet, a menu, a picture) has an entry of its own in the history, so
 * that the way back of any browser closes it before it leaves the page. The router never meets
 * these entries: they carry the state of the page below, and their own depth above it.
 */
const DEPTH = 'layer';

/** Longer than any browser takes to go back by one entry. */
const LONGEST_TRAVEL_MS = 1000;

type Layer = Readonly<{ close: () => void }>;
type Place = Readonly<{ page: number; depth: number }>;

/** From the lowest to the one on top. */
const open: Layer[] = [];

/** A traversal that this module has begun: whether the router hears of where it ends. */
let travel: 'hidden' | 'shown' | null = null;
let guard: ReturnType<typeof setTimeout> | undefined;
/** Whether a page was opened while a closed layer's entry was being left. */
let overtaken = false;
/** What the page below became while a layer was open above it. */
let below: Readonly<{ state: object; url: string | URL | null | undefined }> | null = null;
let scheduled = false;
let here: Place = { page: 0, depth: 0 };
let native: Pick<History, 'pushState' | 'replaceState'> | null = null;

const stateOf = (state: unknown): object =>
  typeof state === 'object' && state !== null ? state : {};

function placeOf(state: unknown): Place {
  const known = stateOf(state);
  return {
    page: Number(Reflect.get(known, '__TSR_index') ?? 0),
    depth: Number(Reflect.get(known, DEPTH) ?? 0),
  };
}

/** Stands between the router and the browser's history; called once, before the router is made. */
export function installLayers(): void {
  const { history } = window;
  native = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
  };
  history.pushState = (state, unused, url) => {
    // A page that is opened from a layer takes the layer's place.
    const change = here.depth > 0 ? native?.replaceState : native?.pushState;
    overtaken = here.depth > 0 && travel !== null;
    below = null;
    change?.(withViews(state, url), unused, url);
    here = placeOf(history.state);
  };
  history.replaceState = (given, unused, url) => {
    const { depth } = here;
    const state = withViews(given, url);
    if (depth > 0) below = { state: stateOf(state), url };
    native?.replaceState(depth > 0 ? { ...stateOf(state), [DEPTH]: depth } : state, unused, url);
    here = placeOf(history.state);
  };
  // Before the router's own listener.
  window.addEventListener('popstate', onPop, { capture: true });
  here = placeOf(history.state);
  // A page that was loaded anew has lost what was open over it.
  if (here.depth > 0) go(-here.depth, 'hidden');
}

/** @returns ends the layer, by whatever way it was closed */
export function openLayer(close: () => void): () => void {
  const layer: Layer = { close };
  open.push(layer);
  schedule();
  return () => {
    const at = open.indexOf(layer);
    if (at !== -1) open.splice(at, 1);
    schedule();
  };
}

/** Waits for what opens, closes or navigates in the same moment. */
function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  setTimeout(() => {
    scheduled = false;
    settle();
  }, 0);
}

/** Gives the history as many entries as layers are open. */
function settle(): void {
  if (travel !== null) return;
  if (open.length < here.depth) go(open.length - here.depth, 'hidden');
  while (open.length > here.depth) {
    const state = { ...stateOf(window.history.state), [DEPTH]: here.depth + 1 };
    native?.pushState(state, '', null);
    here = placeOf(state);
  }
}

function go(steps: number, as: 'hidden' | 'shown'): void {
  travel = as;
  clearTimeout(guard);
  guard = setTimeout(stay, LONGEST_TRAVEL_MS);
  window.history.go(steps);
}

/** Where the history has no entry to go to, the one that is shown is no layer's any more. */
function stay(): void {
  const { [DEPTH]: _, ...state } = Object(window.history.state);
  native?.replaceState(state, '', null);
  arrive();
}

function arrive(): void {
  clearTimeout(guard);
  travel = null;
  here = placeOf(window.history.state);
  if (here.depth === 0 && below) {
    native?.replaceState(below.state, '', below.url);
    below = null;
  }
  schedule();
}

function onPop(event: PopStateEvent): void {
  const came = travel;
  const before = here;
  if (came !== null) {
    if (came === 'hidden') event.stopImmediatePropagation();
    const leave = overtaken;
    overtaken = false;
    if (leave) go(1, 'hidden');
    else arrive();
    return;
  }
  here = placeOf(event.state);
  closeAbove(here.depth);
  if (here.page === before.page && here.depth < before.depth) {
    event.stopImmediatePropagation();
    arrive();
    return;
  }
  // The entry of a layer that is not open: nothing is to be seen there.
  if (here.depth > open.length) {
    event.stopImmediatePropagation();
    go(open.length - here.depth, here.page === before.page ? 'hidden' : 'shown');
  }
}

function closeAbove(depth: number): void {
  for (const { close } of open.splice(depth).reverse()) close();
}
