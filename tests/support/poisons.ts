import type { Written } from './written-answers.ts';

/** Words that no verse and no good answer of a test holds: where they show, a poison came through. */
export const POISONED =
  /celeiros|diamante|Hesita[çc][õo]es|Jo[ãa]o 30|3:99|mau\.example|barns|https?:|[<>]|!\[|\]\(/i;

const FALSE = 'O Senhor te dará celeiros de diamante neste ano';

/** Ways of writing Scripture, or markup, that must not be shown as it was written. */
export const POISONS: Readonly<Record<string, string>> = {
  'a false quotation after its reference': `Como diz João 3:16, “${FALSE}”.`,
  'a false quotation before its reference': `“${FALSE}” (João 3:16)`,
  'a reference, a dash and plain marks': `João 3:16 — "${FALSE}."`,
  'real words with a wrong reference': '“Porque Deus amou o mundo de tal maneira” (Romanos 8:28)',
  'an invented book': 'Está em Hesitações 4:5: celeiros de diamante te esperam.',
  'an invented chapter': 'Em João 30:1, Deus promete: “celeiros de diamante para os fiéis”.',
  'an invented verse': 'Deus promete (João 3:99): “celeiros de diamante para os fiéis”.',
  'an invented verse in running text': 'Leia hoje João 3:99 e também (Hesitações 2:3).',
  guillemets: 'O salmista clamou: «dá-me celeiros de diamante e eu te louvarei».',
  'single marks': 'Jesus disse: ‘Eu te darei celeiros de diamante, meu filho querido’.',
  'a clause after a reference': `Está escrito em João 3:16: ${FALSE}.`,
  'a clause without a reference': `A Bíblia diz: ${FALSE}.`,
  'a clause in the next line': `Jesus disse:\n— Eu te darei celeiros de diamante, meu filho.`,
  'a clause under its reference': `João 3:16\n${FALSE}.`,
  'emphasised text': `*${FALSE}* (João 3:16)`,
  'bold text': `**${FALSE}** (João 3:16)`,
  'a bold label': `**João 3:16:** ${FALSE}.`,
  'a block of quotation': `> ${FALSE}\n\nJoão 3:16`,
  'a block in HTML': `<blockquote>${FALSE}</blockquote> (João 3:16)`,
  'a quotation in HTML': `A Bíblia diz <q>${FALSE}</q>.`,
  'markup in HTML': 'Veja <img src="https://mau.example/a.png"> e <b onclick="x()">ore</b>.',
  'an image': 'Veja ![foto](https://mau.example/celeiros.png) aqui.',
  'a link': 'Clique [aqui](https://mau.example) ou em https://mau.example/x hoje.',
  'a quotation over two lines': '“O Senhor te dará celeiros\nde diamante neste ano” (João 3:16)',
  'marks within marks': `Jesus disse: "Eu te darei “celeiros de diamante” ainda hoje, meu filho".`,
  'a quotation never closed': `João 3:16 diz: “${FALSE}, e muito mais do que pedes`,
  'invisible signs': 'Jesus disse: “Eu te da\u200brei cel\u00adeiros de diamante, meu filho”.',
  'another language': 'The Lord will give you barns and the people of God will be with you.',
  'a place to show that is none': 'Veja:\n{{Hesitações 3:4}}\nAmém.',
};

/** Writes a poison into a field of an answer, or at the end of an answer that is one text. */
export function poison(written: Written, text: string, at: (below: number) => number): Written {
  // A whole field is in another language, never a paragraph of one.
  if (typeof written === 'string') return text.startsWith('The ') ? text : `${written}\n\n${text}`;
  const names = Object.keys(written);
  const name = names[at(names.length)] ?? '';
  const value = written[name];
  if (!Array.isArray(value)) return { ...written, [name]: text };
  const place = at(value.length);
  return { ...written, [name]: value.map((entry, index) => (index === place ? text : entry)) };
}

/** Numbers that look random and are the same on every run. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
