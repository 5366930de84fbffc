import type { Quotation } from '../types.ts';

export const psalms101To150: readonly Quotation[] = [
  {
    reference: 'Salmos 102:17',
    verses: ['Ele atenderá à oração do desamparado, e não desprezará a sua oração.'],
  },
  {
    reference: 'Salmos 103:1-5',
    verses: [
      'Bendize, ó alma minha, ao Senhor, e tudo o que há em mim bendiga o seu santo nome.',
      'Bendize, ó alma minha, ao Senhor, e não te esqueças de nenhum de seus benefícios.',
      'O que perdoa todas as tuas iniquidades, que sara todas as tuas enfermidades,',
      'Que redime a tua vida da perdição; que te coroa de benignidade e de misericórdia,',
      'Que farta a tua boca de bens, de sorte que a tua mocidade se renove como a da águia.',
    ],
  },
  {
    reference: 'Salmos 103:11-14',
    verses: [
      'Pois assim como o céu está elevado acima da terra, assim é grande a sua misericórdia para com os que o temem.',
      'Assim como está longe o oriente do ocidente, assim afasta de nós as nossas transgressões.',
      'Assim como um pai se compadece de seus filhos, assim o Senhor se compadece daqueles que o temem.',
      'Pois ele conhece a nossa estrutura, lembra-se de que somos pó.',
    ],
  },
  {
    reference: 'Salmos 103:17-18',
    verses: [
      'Mas a misericórdia do Senhor é desde a eternidade e até à eternidade sobre aqueles que o temem, e a sua justiça sobre os filhos dos filhos;',
      'Sobre aqueles que guardam o seu concerto, e sobre os que se lembram dos seus mandamentos para os cumprirem.',
    ],
  },
  {
    reference: 'Salmos 104:27-28',
    verses: [
      'Todos esperam de ti, que lhes dês o seu sustento em tempo oportuno.',
      'Dando-lho tu, eles o recolhem; abres a tua mão, e se enchem de bens.',
    ],
  },
  {
    reference: 'Salmos 107:9',
    verses: ['Pois fartou a alma sedenta, e encheu de bondade a alma faminta.'],
  },
  {
    reference: 'Salmos 111:5',
    verses: ['Deu mantimento aos que o temem; lembrar-se-á sempre do seu concerto.'],
  },
  {
    reference: 'Salmos 111:10',
    verses: [
      'O temor do Senhor é o princípio da sabedoria; bom entendimento têm todos os que cumprem os seus mandamentos; o seu louvor permanece para sempre.',
    ],
  },
  {
    reference: 'Salmos 112:1-2',
    verses: [
      'Louvai ao Senhor. Bem-aventurado o homem que teme ao Senhor, que em seus mandamentos tem grande prazer.',
      'A sua semente será poderosa na terra; a geração dos retos será abençoada.',
    ],
  },
  {
    reference: 'Salmos 116:7',
    verses: ['Alma minha, volta para o teu repouso, pois o Senhor te fez bem.'],
  },
  {
    reference: 'Salmos 118:6',
    verses: ['O Senhor está comigo; não temerei o que me pode fazer o homem.'],
  },
  {
    reference: 'Salmos 118:24',
    verses: ['Este é o dia que fez o Senhor; regozijemo-nos, e alegremo-nos nele.'],
  },
  {
    reference: 'Salmos 119:105',
    verses: ['A tua palavra é uma lâmpada para os meus pés e uma luz para o meu caminho.'],
  },
  {
    reference: 'Salmos 119:130',
    verses: ['A entrada das tuas palavras dá luz, dá entendimento aos símplices.'],
  },
  {
    reference: 'Salmos 119:165',
    verses: ['Muita paz têm os que amam a tua lei, e para eles não há tropeço.'],
  },
  {
    reference: 'Salmos 121',
    verses: [
      'Levantarei os meus olhos para os montes, de onde vem a minha salvação.',
      'O meu socorro vem do Senhor, que fez o céu e a terra.',
      'Não deixará vacilar o teu pé; aquele que te guarda não tosquenejará.',
      'Eis que não tosquenejará nem dormirá o guarda de Israel.',
      'O Senhor é quem te guarda; o Senhor é a tua sombra à tua direita.',
      'O sol não te molestará de dia nem a lua de noite.',
      'O Senhor te guardará de todo o mal; guardará a tua alma.',
      'O Senhor guardará a tua entrada e a tua saída, desde agora e para sempre.',
    ],
  },
  {
    reference: 'Salmos 125:2',
    verses: [
      'Assim como estão os montes à roda de Jerusalém, assim o Senhor está em volta do seu povo desde agora e para sempre.',
    ],
  },
  {
    reference: 'Salmos 126:5-6',
    verses: [
      'Os que semeiam em lágrimas segarão com alegria.',
      'Aquele que leva a preciosa semente, andando e chorando, voltará sem dúvida com alegria, trazendo consigo os seus molhos.',
    ],
  },
  {
    reference: 'Salmos 127:1-2',
    verses: [
      'Se o Senhor não edificar a casa, em vão trabalham os que edificam; se o Senhor não guardar a cidade, em vão vigia a sentinela.',
      'Inútil vos será levantar de madrugada, repousar tarde, comer o pão de dores, pois assim dá ele aos seus amados o sono.',
    ],
  },
  {
    reference: 'Salmos 128:3-4',
    verses: [
      'A tua mulher será como a videira frutífera aos lados da tua casa, os teus filhos como plantas de oliveira à roda da tua mesa.',
      'Eis que assim será abençoado o homem que teme ao Senhor.',
    ],
  },
  {
    reference: 'Salmos 130:3-7',
    verses: [
      'Se tu, Senhor, observares as iniquidades, Senhor, quem subsistirá?',
      'Porém contigo está o perdão, para que sejas temido.',
      'Aguardo ao Senhor; a minha alma o aguarda, e espero na sua palavra.',
      'A minha alma aguarda ao Senhor, mais do que os guardas pela manhã, mais do que aqueles que vigiam pela manhã.',
      'Espere Israel no Senhor, porque no Senhor há misericórdia, e nele há abundante redenção.',
    ],
  },
  {
    reference: 'Salmos 131:2',
    verses: [
      'Certamente que me tenho portado e sossegado como uma criança desmamada de sua mãe; a minha alma está como uma criança desmamada.',
    ],
  },
  {
    reference: 'Salmos 138:8',
    verses: [
      'O Senhor aperfeiçoará o que me toca; a tua benignidade, ó Senhor, dura para sempre; não desampares as obras das tuas mãos.',
    ],
  },
  {
    reference: 'Salmos 139:9-10',
    verses: [
      'Se tomar as asas da alva, se habitar nas extremidades do mar,',
      'Até ali a tua mão me guiará e a tua destra me susterá.',
    ],
  },
  {
    reference: 'Salmos 140:12',
    verses: ['Sei que o Senhor sustentará a causa do oprimido, e o direito do necessitado.'],
  },
  {
    reference: 'Salmos 143:8',
    verses: [
      'Faze-me ouvir a tua benignidade pela manhã, pois em ti confio; faze-me saber o caminho que devo seguir, porque a ti levanto a minha alma.',
    ],
  },
  {
    reference: 'Salmos 145:15-16',
    verses: [
      'Os olhos de todos esperam em ti, e lhes dás o seu mantimento a seu tempo.',
      'Abres a tua mão, e fartas os desejos de todos os viventes.',
    ],
  },
  {
    reference: 'Salmos 145:18-19',
    verses: [
      'Perto está o Senhor de todos os que o invocam, de todos os que o invocam em verdade.',
      'Ele cumprirá o desejo dos que o temem; ouvirá o seu clamor, e os salvará.',
    ],
  },
  {
    reference: 'Salmos 146:5',
    verses: [
      'Bem-aventurado aquele que tem o Deus de Jacó por seu auxílio, e cuja esperança está posta no Senhor seu Deus.',
    ],
  },
  {
    reference: 'Salmos 147:3',
    verses: ['Sara os quebrantados de coração, e lhes ata as suas feridas.'],
  },
  {
    reference: 'Salmos 150:6',
    verses: ['Tudo quanto tem fôlego louve ao Senhor. Louvai ao Senhor.'],
  },
];
