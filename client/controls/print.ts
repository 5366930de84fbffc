import { addFoot } from './foot-of-pages.ts';

/** What a printed page leaves beside the text. */
export type Margin = 'plain' | 'notes';

/** Prints the page as it stands, its text alone. */
export function printPage(margin: Margin, ended?: () => void): void {
  const { documentElement } = document;
  documentElement.dataset['print'] = margin;
  const end = () => {
    delete documentElement.dataset['print'];
    ended?.();
  };
  window.addEventListener('afterprint', end, { once: true });
  window.print();
}

/** What is printed apart from its page, under its title; each further text begins a page of its own. */
export type Sheet = Readonly<{
  title: string;
  texts: readonly string[];
  /** The line at the foot of its pages; the title where it is absent. */
  foot?: string;
  /** The lines of the texts are to be ticked; those that begin with this sign are. */
  ticked?: string;
}>;

/** Prints a text of a page alone. */
export function printSheet({ title, texts, foot = title, ticked }: Sheet, margin: Margin): void {
  const sheet = document.createElement('article');
  sheet.className = 'sheet-of-paper';
  const heading = document.createElement('h1');
  heading.textContent = title;
  const bodies = texts.map((text, index) => {
    const body = ticked === undefined ? textOf(text) : boxesOf(text, ticked);
    if (index > 0) body.style.breakBefore = 'page';
    return body;
  });
  sheet.append(heading, ...bodies);
  document.body.append(sheet);
  const removeFoot = addFoot(foot);
  printPage(margin, () => {
    sheet.remove();
    removeFoot();
  });
}

function textOf(text: string): HTMLElement {
  const body = document.createElement('div');
  body.textContent = text;
  return body;
}

/** A line each with a box to tick, in as many columns as the paper has room for. */
function boxesOf(text: string, ticked: string): HTMLElement {
  const list = document.createElement('ul');
  const lines = text.split('\n').map((line) => {
    const item = document.createElement('li');
    const done = line.startsWith(ticked);
    item.textContent = done ? line.slice(ticked.length) : line;
    if (done) item.dataset['done'] = '';
    return item;
  });
  list.append(...lines);
  return list;
}
