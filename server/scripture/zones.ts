import { findAnnouncement } from './announcements.ts';
import { fenceZone, linkZone, markupZone, showZone } from './markup-zones.ts';
import { CITED, EMPHASIS, emphasisZone, quoteZone, speechZone } from './quote-zones.ts';
import { unfinishedFrom } from './tail.ts';
import { type Spot, waitAt, type Zone } from './zone.ts';

/** Before a sign that opens something; after a letter it closes it. */
const OPENER = '(?<![^\\s([{“"‘\'«>|/—–-])';
const HAZARD = new RegExp(
  [
    '`{3}\\w*',
    '[“"«<[{]',
    `${OPENER}(?:\\*{1,3}|_{1,2}|~~|==)(?=[^\\s*_~=])`,
    `${OPENER}[‘'\`”](?=\\S)`,
    '(?<=^|\\n)[ \\t]*>',
    '(?<=^|\\n)[ \\t]*—(?=\\s)',
    '!(?=\\[)',
    'https?:\\/\\/',
  ].join('|'),
  'gu',
);

/**
 * The next stretch of the buffer that cannot simply be released.
 * @param heeded whether what is announced where the buffer begins was dealt with
 */
export function nextZone(before: string, buffer: string, final: boolean, heeded: boolean): Zone {
  const whole = before + buffer;
  const offset = before.length;
  const announcement = findAnnouncement(whole, heeded ? offset + 1 : offset);
  const announced = announcement ? announcement.at - offset : Number.POSITIVE_INFINITY;
  const sign = nextHazard(whole, offset);
  const hazard = sign
    ? hazardZone({ before, buffer, start: sign.index - offset, final }, sign[0])
    : null;
  if (announcement && announced <= (hazard?.start ?? buffer.length)) {
    return { kind: 'announced', start: announced, end: announced, announcement };
  }
  return hazard ?? waitAt(final ? buffer.length : unfinishedFrom(buffer));
}

function nextHazard(text: string, from: number): RegExpExecArray | null {
  HAZARD.lastIndex = from;
  return HAZARD.exec(text);
}

function hazardZone(spot: Spot, mark: string): Zone {
  const sign = mark.trim();
  if (sign.startsWith('```')) return fenceZone(spot);
  if (sign.startsWith('http')) return markupZone(spot, 'address');
  if (sign === '{') return showZone(spot);
  if (sign === '!') return markupZone(spot, 'image');
  if (sign === '[') return linkZone(spot);
  if (sign === '—') return speechZone(spot, mark);
  if (EMPHASIS.has(sign)) return emphasisZone(spot, sign);
  if (sign !== '<') return quoteZone(spot, mark);
  const cited = CITED.exec(spot.buffer.slice(spot.start))?.[0];
  return cited ? quoteZone(spot, cited) : markupZone(spot, 'tag');
}
