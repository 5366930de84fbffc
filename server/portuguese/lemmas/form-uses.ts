export type FormUse = {
  count: number;
  /** Uses after an article or another determiner. */
  determined: number;
  /** Uses after a determiner that cannot be a pronoun, unlike the one in "o apedreje". */
  clearlyDetermined: number;
  /** Uses with a capital letter inside a sentence. */
  capital: number;
};

const DETERMINERS = new Set(
  'o a os as um uma uns umas do da dos das no na nos nas ao à aos às pelo pela pelos pelas num numa meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas vosso vossa vossos vossas este esta estes estas esse essa esses essas aquele aquela aqueles aquelas deste desta desse dessa daquele daquela cada todo toda todos todas outro outra grande grandes algum alguma nenhum nenhuma muito muita muitos muitas dois duas três sete doze santo santa'.split(
    ' ',
  ),
);

const ALSO_PRONOUNS = new Set(['o', 'a', 'os', 'as']);

export function countForms(texts: Iterable<string>): Map<string, FormUse> {
  const uses = new Map<string, FormUse>();
  for (const text of texts) {
    let before = '';
    let end = 0;
    for (const { 0: written, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
      const word = written.toLowerCase();
      const use = uses.get(word) ?? { count: 0, determined: 0, clearlyDetermined: 0, capital: 0 };
      use.count++;
      if (DETERMINERS.has(before)) {
        use.determined++;
        if (!ALSO_PRONOUNS.has(before)) use.clearlyDetermined++;
      }
      const within = before !== '' && /^[\s,;-]+$/u.test(text.slice(end, index));
      if (within && written[0] !== word[0]) use.capital++;
      uses.set(word, use);
      before = word;
      end = index + written.length;
    }
  }
  return uses;
}
