const END = /([.!?…])[.!?…]*["”’»)\]*_~=`]*\s+|\n\s*/gu;
const BEGINNING = /["“‘«([{*_]*[\p{Lu}\d]|[—–•-]|["“‘«]/uy;
/** "v. 16", "cap. 3", "Jo. 3", "1. Ore": the full stop ends no sentence. */
const ABBREVIATED =
  /(?:(?:^|\n|:)[\s>*_#-]*\d{1,3}|(?<!\p{L})(?:vv?|vers|cap|caps|cf|ex|Sr|Sra|Dr|Dra|St|[Pp]ág|p|séc|etc|\p{Lu}|C\. ?S|Gn|[ÊE]x|Lv|Nm|Dt|Js|Jz|Rt|Sm|Rs|Cr|Ed|Ne|Et|Sl|Pv|Ec|Ct|Is|Jr|Lm|Ez|Dn|Os|Jl|Am|Ob|Jn|Mq|Na|Hc|Sf|Ag|Zc|Ml|Mt|Mc|Lc|Jo|At|Rm|Co|Gl|Ef|Fp|Cl|Ts|Tm|Tt|Fm|Hb|Tg|Pe|Jd|Ap))\.$/u;

/** Whether the full stop at the end of a text belongs to an abbreviation or to a list's number. */
export const endsAbbreviated = (text: string): boolean => ABBREVIATED.test(text);

/** The sentences and lines of a text with the white space behind each; joined they are the text. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: end, 1: sign } of text.matchAll(END)) {
    const next = index + end.length;
    const isLine = end.includes('\n');
    // "Ai! disse ele" goes on; what follows a full stop begins, with or without a capital.
    if (!isLine && sign !== '.' && !beginsAt(text, next)) continue;
    if (!isLine && endsAbbreviated(text.slice(start, index + 1))) continue;
    sentences.push(text.slice(start, next));
    start = next;
  }
  return start < text.length ? [...sentences, text.slice(start)] : sentences;
}

function beginsAt(text: string, at: number): boolean {
  BEGINNING.lastIndex = at;
  return BEGINNING.test(text);
}
