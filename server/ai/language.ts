import { foldText } from '#shared/bible/words.ts';

const PORTUGUESE = new Set(
  'a o as os um uma de do da dos das em no na nos nas que e nao para por com seu sua se ao mais como mas ele ela voce isso esta este essa foi ser quando muito ja tambem nosso nossa deus senhor pela pelo sao tem ha ou aos sobre ate querido querida amado ola sim oracao biblia fe paz amor vida hoje meu minha'.split(
    ' ',
  ),
);
const FOREIGN = new Set(
  'the and of to is you that it for are with this was have not be on your god lord what but from they we will can i el los las una y en que es por con su para del al se lo como más pero sus le ya muy usted sobre mi dios señor cuando también hay der die das und ist nicht ich sie mit auf für ein eine von zu le la les des et est pas une vous dans qui pour sur avec'.split(
    ' ',
  ),
);
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}\p{C}\p{M}]/gu;
const DECIDED = 60;
const MARKS = /[ãõçâêôáéíóúà]/i;

/**
 * Whether the beginning of a text is Portuguese; undecided while there is too little of
 * it, unless that is all. What is in another language is not shown.
 */
export function looksPortuguese(beginning: string, all = false): boolean | undefined {
  const words = foldText(beginning).match(/[\p{L}]+/gu) ?? [];
  // The last word may be half written.
  const whole = /[\p{L}]$/u.test(beginning) ? words.slice(0, -1) : words;
  const home = whole.filter((word) => PORTUGUESE.has(word)).length;
  const away = whole.filter((word) => FOREIGN.has(word) && !PORTUGUESE.has(word)).length;
  // A Greek or Hebrew word may be explained; a text in another script may not be shown.
  const foreign = beginning.match(OTHER_SCRIPT)?.length ?? 0;
  if (foreign > (beginning.match(/\p{Script=Latin}/gu)?.length ?? 0)) return false;
  if (home > away && (home >= 1 || MARKS.test(beginning))) return true;
  if (MARKS.test(beginning) && away === 0) return true;
  if (!all && beginning.length < DECIDED) return undefined;
  return home >= away;
}
