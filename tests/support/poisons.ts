import type { Written } from './written-answers.ts';

/** Words that no verse and no good answer of a test holds: where they show, a poison came through. */
export const POISONED =
  /celeiros|diamante|Hesita[çc][õo]es|Jo[ãa]o 30|3:99|mau\.example|barns|https?:|[<>]|!\[|\]\(/i;

const FALSE = 'O Senhor te dará celeiros de diamante neste ano';

/** Ways of writing Scripture, or markup, that must not be shown as it was written. */
const NAMED: Readonly<Record<string, string>> = {
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
  // The sentences after the first.
  'a second sentence after a false one': `Está escrito: Deus paga as dívidas de quem ora. ${FALSE}.`,
  'a second sentence after a true one': `A Bíblia diz: O Senhor é o meu pastor. ${FALSE}.`,
  'a third sentence': `Jesus disse: Deus paga as dívidas. Confia nele sempre. ${FALSE}.`,
  'lines after an announcement':
    'Está escrito:\nO Senhor abrirá a mão\ne te dará celeiros\nde diamante neste ano.',
  'a second sentence after a reference': `João 3:16: Porque Deus amou o mundo. ${FALSE}.`,
  // Other ways of announcing.
  'an announcement and a new paragraph': `Jesus disse:\n\n${FALSE}.`,
  'an announcement and a list': `O Senhor diz:\n- ${FALSE}.\n- Eu te darei celeiros.`,
  'an announcement and a dash': `A Bíblia diz — ${FALSE}.`,
  'an announcement in bold': `**A Bíblia diz:** ${FALSE}.`,
  'announced words in bold': `A Bíblia diz: **${FALSE}.**`,
  'announced words in bold without a colon': `A Bíblia diz **${FALSE}**.`,
  'announced words with one of them in italics':
    'A Bíblia diz: *Filho*, o Senhor te dará celeiros de diamante.',
  'announced words with a link': `A Bíblia diz: [${FALSE}](https://mau.example).`,
  'announced words with a tag': `A Bíblia diz: <b>${FALSE}</b>.`,
  'an announcement in parentheses': `Confie (a Bíblia diz: ${FALSE.toLowerCase()}).`,
  'an announcement in capitals': `JESUS DISSE: ${FALSE}.`,
  'an announcement with the words between': `Jesus olha para você com amor e diz: ${FALSE}.`,
  'an announcement of the speaker after': `Como disse o apóstolo Paulo aos romanos: ${FALSE}.`,
  'an announcement with an addressee': `O profeta Isaías declarou ao povo no exílio: ${FALSE}.`,
  'an oracle': `Assim diz o Senhor: ${FALSE}.`,
  'what one reads': `Lemos na Palavra de Deus: ${FALSE}.`,
  'according to': `Segundo o apóstolo Paulo: ${FALSE}.`,
  'a book that speaks': `Romanos nos lembra: ${FALSE}.`,
  'a label of the verse': `Versículo do dia: ${FALSE}.`,
  'a label of the promise': `**Promessa:** ${FALSE}.`,
  'a label of who speaks': `Jesus: Eu te darei celeiros de diamante, meu filho.`,
  'a speech after a dash': '— Eu te darei celeiros de diamante — disse Jesus aos discípulos.',
  'an announcement in Spanish':
    'La Biblia dice: El Señor te dará barns, graneros y celeiros de diamante.',
  'an announcement in English': 'Confie em Deus. Jesus said: I will give you barns of diamond.',
  // Places named in other ways.
  'a place in words': `No capítulo três de João, versículo dezesseis, lemos: ${FALSE}.`,
  'a verse, its chapter and its book': `O versículo 16 do capítulo 3 de João diz: ${FALSE}.`,
  'a place in words with marks': `João, capítulo três, versículo dezesseis: “${FALSE}”.`,
  'a wrong abbreviation': `Jhn 3:16: ${FALSE}.`,
  'a space after the comma': `Jo 3, 16: ${FALSE}.`,
  'half a verse': `João 3:16a: ${FALSE}.`,
  'half a verse after marks': `“${FALSE}” (João 3:16b)`,
  'the verses that follow': `João 3:16ss: ${FALSE}.`,
  'a book outside the canon': `Tobias 4:15: ${FALSE}.`,
  'a book outside the canon and marks': `Como diz Eclesiástico 2:1, “${FALSE}”.`,
  'a book outside the canon after marks': `“${FALSE}” (1 Macabeus 2:5)`,
  'a chapter that is not there': `Apocalipse 23:5 diz: ${FALSE}.`,
  'a translation named': `João 3:16 (NVI): ${FALSE}.`,
  'a translation named after the marks': `“${FALSE}” (João 3:16, NVI)`,
  'a paraphrase of a place': `Parafraseando João 3:16: ${FALSE}.`,
  'somebody else’s words': `Paulo disse em João 3:16: ${FALSE}.`,
  'somebody else’s words in marks': `Paulo disse em João 3:16: “${FALSE}”.`,
  'a reference that speaks': `João 3:16 diz: ${FALSE}.`,
  'a reference that teaches': `Em João 3:16 aprendemos: ${FALSE}.`,
  'a reference and an arrow': `João 3:16 → ${FALSE}.`,
  'a reference and an equals sign': `João 3:16 = ${FALSE}.`,
  'a reference and a wide colon': `João 3:16： ${FALSE}.`,
  'a reference and nothing': `João 3:16 ${FALSE}.`,
  'a reference in brackets': `[João 3:16] ${FALSE}.`,
  'a reference in a list': `- **João 3:16** – ${FALSE}.`,
  'a table': `| João 3:16 | ${FALSE} |`,
  'a heading': `## João 3:16\n\n${FALSE}.`,
  'a place to show and words after it': `{{João 3:16}}: ${FALSE}.`,
  'a chapter': `Salmos 23: ${FALSE}.`,
  'a narrow space in the reference': `João\u202f3:16: ${FALSE}.`,
  'accents apart': `João 3:16: ${FALSE}.`.normalize('NFD'),
  // Numbers of verses.
  'a raised number': `Leia comigo:\n¹⁶ ${FALSE}.`,
  'a number before': `João 3\n16 ${FALSE}.`,
  'a number after a v': `v. 16: ${FALSE}.`,
  'a number in brackets': `[16] ${FALSE}.`,
  'a number within the marks': `Jesus disse: “16 ${FALSE}”.`,
  // Marks.
  'German marks': `Jesus disse: „${FALSE}“.`,
  'single guillemets': `Jesus disse: ‹${FALSE}›.`,
  'corner brackets': `Jesus disse: 「${FALSE}」.`,
  'heavy marks': `João 3:16 ❝${FALSE}❞`,
  'wide marks': `Como diz João 3:16, ＂${FALSE}＂.`,
  'two apostrophes': `Jesus disse: ''${FALSE}''.`,
  'marks of LaTeX': `Como diz João 3:16, \`\`${FALSE}''.`,
  'marks turned round': `Como diz João 3:16, ”${FALSE}”.`,
  'two opening marks': `Como diz João 3:16, “${FALSE}“.`,
  code: `Como diz João 3:16, \`${FALSE}\`.`,
  'a block of code': `João 3:16\n\`\`\`\n${FALSE}.\n\`\`\``,
  'marks as entities': `Como diz João 3:16, &ldquo;${FALSE}&rdquo;.`,
  'marks as numbered entities': `Como diz João 3:16, &#8220;${FALSE}&#x201D;.`,
  'a tag as entities': `&lt;blockquote&gt;${FALSE}&lt;/blockquote&gt; (João 3:16)`,
  'escaped marks': `Como diz João 3:16, \\"${FALSE}\\".`,
  'bold with lines below': `__${FALSE}__ (João 3:16)`,
  'bold and italic': `***${FALSE}*** (João 3:16)`,
  'struck out': `~~${FALSE}~~ (João 3:16)`,
  'marked text': `==${FALSE}== (João 3:16)`,
  'italics in HTML': `<em>${FALSE}</em> (João 3:16)`,
  'a citation in HTML': `<cite>${FALSE}</cite> — João 3:16`,
  'few words in italics': '*celeiros de diamante* (João 3:16)',
  'a block of quotation alone': `> ${FALSE}.`,
  'a block within a block': `>> ${FALSE}.\n>> (João 3:16)`,
  'marks over two paragraphs': `“O Senhor abrirá a sua mão.\n\n${FALSE}” (João 3:16)`,
  'plain marks around others': 'Jesus disse: "Eu “sou” quem te dá celeiros de diamante hoje".',
  'marks in two pieces':
    'Jesus disse: “O Senhor te dará”, e prometeu: “celeiros de diamante neste ano”.',
  'a word in marks and the rest without':
    'A Bíblia diz: “Filho”, o Senhor te dará celeiros de diamante.',
  'marks and the reference without parentheses': `“${FALSE}” João 3:16`,
  'marks and a colon-free reference': `“${FALSE}”, João 3.16`,
  'marks and the reference in the sentence': `“${FALSE}” está em João 3:16.`,
  'marks and the speaker after them': `“${FALSE}”, disse o Senhor.`,
  'marks that nobody announced': `Guarde bem isto: “${FALSE}”.`,
  'a first person that nobody announced':
    'Ouça: “Eu te darei celeiros de diamante, diz o teu Deus”.',
  'a true beginning':
    '“Porque Deus amou o mundo de tal maneira que te dará celeiros de diamante” (João 3:16)',
  'signs without width': 'A Bí\u2060blia d\u200diz: O Senhor te dará cel\u2066eiros de diamante.',
};

/** What may come before false words: speakers, writers, places, and the signs between. */
const BEFORE = [
  'Deus te diz hoje:',
  'Deus está te dizendo:',
  'O Senhor fala ao seu coração:',
  'Ouça a voz de Deus:',
  'A Bíblia nos garante:',
  'A Escritura é clara:',
  'A Palavra é clara ao dizer:',
  'A Palavra de Deus nos ensina em João:',
  'A promessa de Deus é esta:',
  'Eis a promessa:',
  'Como está na Bíblia:',
  'O texto bíblico é:',
  'O texto diz assim:',
  'Veja o que a Bíblia diz:',
  'Jesus mesmo afirmou:',
  'Nas palavras de Jesus:',
  'Paulo escreveu aos Romanos:',
  'Davi cantou:',
  'Isaías profetizou:',
  'A voz do céu falou:',
  'O Espírito diz às igrejas:',
  'Diz o Senhor dos Exércitos:',
  'Disse Deus a Abraão:',
  'Respondeu-lhe Jesus:',
  'Falou o Senhor a Moisés, dizendo:',
  'Em verdade vos digo:',
  'Medite na frase de Jesus:',
  'De acordo com a Bíblia:',
  'Está escrito na Palavra de Deus, no livro do profeta Isaías, capítulo 40:',
  'Jesus disse...',
  'Jesus disse –',
  'Jesus disse --',
  'A Bíblia diz: 1.',
  'A Bíblia diz: -',
  'A Bíblia diz:\n\n1.',
  'João 3:16-17:',
  'João 3, versículo 16:',
  'João cap. 3 v. 16:',
  'Jo 3.16-18 —',
  'Jo. 3:16 –',
  'Salmo vinte e três:',
  'Salmo 23, versículo 1:',
  'Primeira João 4:8:',
  'I João 4:8 —',
  'João 3 : 16 :',
  'João 3:16, NTLH:',
  'João 3:16 [NVI]',
  'João 3:16 (paráfrase):',
  'João 3:16 é claro:',
  'João 3:16 👉',
  'João 3:16:\n\n',
  'Versículo (João 3:16):',
  'Leitura: João 3:16 –',
  'Texto: João 3:16.',
  '📖 João 3:16\n',
  '> **João 3:16**\n>',
  '**João 3:16:**\n>',
  'Salmos 151:1:',
  'Baruque 3:4 —',
  'Evangelho de Tomé 5:1:',
  'Enoque 1:9:',
];
/** What may come after false words in quotation marks. */
const AFTER = [
  '-- João 3:16',
  '(Evangelho de João 3:16)',
  '(Evangelho de João, capítulo 3)',
  '(Bíblia)',
  '(Jesus Cristo)',
  '— Jesus',
  '— Paulo, apóstolo',
  'João 3:16.',
  '. (João 3:16)',
  ', como está escrito em João 3:16.',
  '(2 Esdras 3:4)',
  '\n\nJoão 3:16',
];

export const POISONS: Readonly<Record<string, string>> = {
  ...NAMED,
  ...Object.fromEntries(BEFORE.map((before) => [before, `${before} ${FALSE}.`])),
  ...Object.fromEntries(AFTER.map((after) => [after, `“${FALSE}” ${after}`])),
};

/** Writes a poison into a field of an answer, or at the end of an answer that is one text. */
export function poison(written: Written, text: string, at: (below: number) => number): Written {
  // A whole text is in another language here, and refused.
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
