import { plainWordsOf } from '#shared/portuguese/words.ts';

/** Abbreviations that people type on phones, each with its full form. */
const SHORTHAND: ReadonlyMap<string, string> = new Map(
  `oq o que, oque o que, oqe o que, q que, qe que, ke que, pq por que, porq por que, pork por que,
  vc voce, vcs voces, ce voce, oce voce, c com, cmg comigo, n nao, naum nao, num nao, ñ nao, nn
  nao, hj hoje, td tudo, tds todos, tbm tambem, tb tambem, mto muito, mt muito, mta muita, mts
  muitos, dps depois, msm mesmo, qdo quando, qnd quando, qndo quando, pra para, p para, pro para
  o, pras para as, pros para os, ta esta, to estou, tou estou, tow estou, tava estava, tamo
  estamos, eh e, blz beleza, obg obrigado, obgd obrigado, obrigada obrigado, brigado obrigado, vlw
  valeu, pfv por favor, pf por favor, pls por favor, fds fim de semana, ngm ninguem, algm alguem,
  fl fala, fla fala, blza beleza, bj beijo, nois nos, agnt a gente, agente a gente, cmo como, cm
  com, sla sei la, esposinha esposa, maridao marido, jc jesus cristo, sr senhor, pr pastor, ig
  igreja, igr igreja, insta instagram, zap whatsapp, zapzap whatsapp`
    .split(/,\s+/)
    .map((pair) => {
      const [short = '', ...whole] = pair.split(/\s+/);
      return [short, whole.join(' ')];
    }),
);

/** The words of a text in small letters, with what is shortened on a phone written out. */
export function spelledOut(text: string): string[] {
  return plainWordsOf(text).flatMap((word) => {
    const short = withoutStretching(word);
    return (SHORTHAND.get(short) ?? short).split(' ');
  });
}

/** "siiim" is "sim"; double letters that Portuguese has stay. */
function withoutStretching(word: string): string {
  return word.replace(/(\p{L})\1{2,}/gu, '$1').replace(/([^rsoe\d])\1/gu, '$1');
}
