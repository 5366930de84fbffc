import type { Part } from '#shared/rich-text.ts';
import { presentsScripture } from './claims.ts';
import type { ScriptureFinder } from './finder.ts';
import { withoutMarkup } from './normalize.ts';
import { shownVerse, textOf } from './parts.ts';
import { placesIn, withPlacesInFigures } from './places.ts';
import { withEmphasisAsQuotation } from './quotations.ts';
import { NO_CONTEXT, type UnitContext, UnitReader } from './unit-reader.ts';
import { isRow } from './units.ts';

type Outcome = Readonly<{ parts: Part[]; context: UnitContext }>;

/** Decides what is shown of a unit of text. */
export async function readUnit(
  finder: ScriptureFinder,
  written: string,
  before: UnitContext,
): Promise<Outcome> {
  const ownSpace = /^\s*/.exec(written)?.[0] ?? '';
  const space = longerSpace(before.space, ownSpace);
  const isParagraph = /\n\s*\n/.test(ownSpace);
  const context = isParagraph ? { ...NO_CONTEXT, speaker: before.speaker } : before;
  const tokens = await tokenLines(finder, written.trim());
  if (tokens)
    return { parts: [...textOf(space), ...tokens], context: { ...NO_CONTEXT, space: '' } };
  const { text, isBlock } = tidy(written.trim());
  if (!/[\p{L}\d]/u.test(text)) {
    const gone = text === '' || /^[\s|:*_>-]+$/.test(text);
    const parts = gone ? [] : [...textOf(space), ...textOf(text)];
    return { parts, context: { ...before, space: gone ? space : '' } };
  }
  const unit = new UnitReader(finder, text, isBlock, context);
  const parts = await unit.read();
  return {
    parts: parts.length > 0 ? [...textOf(space), ...parts] : [],
    context: { ...unit.context, space: parts.length > 0 ? '' : space },
  };
}

const longerSpace = (one: string, other: string) =>
  one.split('\n').length > other.split('\n').length ? one : other;

/** "{{João 3:16}}" alone in its line: the place where the stored words are to stand. */
async function tokenLines(finder: ScriptureFinder, text: string): Promise<Part[] | null> {
  const token = /^(?:[-*•>]\s+)?\{\{([^{}\n]{0,60})\}\}[.:,]?$/.exec(text);
  return token ? shownVerse(token[1] ?? '', finder) : null;
}

function tidy(written: string): { text: string; isBlock: boolean } {
  const isBlock = /^>/.test(written);
  let text = written.replace(/(^|\n)[ \t]*>+[ \t]*/g, '$1');
  if (isJson(text)) text = '';
  if (isRow(text)) text = rowAsItem(text);
  text = text.replace(/\{\{?([^{}\n]{0,60})\}\}?/g, (_, name: string) =>
    placesIn(name).length > 0 ? name : '',
  );
  text = withPlacesInFigures(withoutMarkup(text)).replace(/[{}]/g, '');
  text = withEmphasisAsQuotation(
    text,
    (rest) => placesIn(rest).length > 0 || presentsScripture(rest, ''),
  );
  return { text: text.replace(/[ \t]+([,.;:!?])(?=\s|$)/g, '$1').trim(), isBlock };
}

const isJson = (text: string) =>
  /^[[{]\s*(?:"[^"\n]{1,40}"\s*:|$)/.test(text) ||
  /^"[^"\n]{1,40}"\s*:\s*["[{]/.test(text) ||
  /^\[\s*"[^"\n]*"\s*[,\]]/.test(text) ||
  /^[\]}],?$/.test(text);

/** The screen knows no tables: a row becomes an item of a list. */
function rowAsItem(row: string): string {
  if (/^[\s|:-]+$/.test(row)) return '';
  const cells = row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  return `- ${cells.join(' — ')}`;
}
