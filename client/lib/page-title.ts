const PRODUCT = 'Companheiro Bíblico';

type Match = Readonly<{ staticData: Readonly<{ title?: string }> }>;

/** What the browser's tab says: the innermost page that has a name, and the product. */
export function titleOf(matches: readonly Match[]): string {
  const title = matches.findLast((match) => match.staticData.title)?.staticData.title;
  return title ? `${title} · ${PRODUCT}` : PRODUCT;
}
