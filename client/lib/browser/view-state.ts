/** Views of lists within the state of an entry of the browser's history. */
const VIEWS = 'views';

export function viewsOf(state: unknown): Readonly<Record<string, unknown>> {
  return { ...Object(Reflect.get(Object(state), VIEWS)) };
}

/** The router need not hear of it: the page stays the same. */
export function storeView(name: string, view: object): void {
  const { history } = window;
  const views = { ...viewsOf(history.state), [name]: view };
  History.prototype.replaceState.call(history, { ...history.state, [VIEWS]: views }, '');
}

/** The next entry of the same page, such as one of its tabs or items, begins with the same views. */
export function withViews(state: unknown, url: string | URL | null | undefined): unknown {
  const { pathname, href } = window.location;
  const views = viewsOf(window.history.state);
  const samePage = new URL(url ?? href, href).pathname === pathname;
  return samePage && Object.keys(views).length > 0 ? { ...Object(state), [VIEWS]: views } : state;
}
