import type { Quotation } from '../types.ts';

export const psalms51To100: readonly Quotation[] = [
  {
    reference: 'Salmos 56:3',
    verses: ['Em qualquer tempo que eu temer, me confiarei de ti.'],
  },
  {
    reference: 'Salmos 56:8',
    verses: [
      'Tu contas as minhas vagueações; põe as minhas lágrimas no teu odre; não estão elas no teu livro?',
    ],
  },
  {
    reference: 'Salmos 62:1-2',
    verses: [
      'A minha alma espera somente em Deus; dele vem a minha salvação.',
      'Só ele é a minha rocha e a minha salvação; é a minha defesa; não serei grandemente abalado.',
    ],
  },
  {
    reference: 'Salmos 65:2',
    verses: ['Ó tu que ouves as orações, a ti virá toda a carne.'],
  },
  {
    reference: 'Salmos 68:5-6',
    verses: [
      'Pai de órfãos e juiz de viúvas é Deus, no seu lugar santo.',
      'Deus faz que o solitário viva em família; liberta aqueles que estão presos em grilhões; mas os rebeldes habitam em terra seca.',
    ],
  },
  {
    reference: 'Salmos 68:35',
    verses: [
      'Ó Deus, tu és tremendo desde os teus santuários; o Deus de Israel é o que dá fortaleza e poder ao seu povo. Bendito seja Deus!',
    ],
  },
  {
    reference: 'Salmos 72:12-14',
    verses: [
      'Porque ele livrará ao necessitado quando clamar, como também ao aflito e ao que não tem quem o ajude.',
      'Compadecer-se-á do pobre e do aflito, e salvará as almas dos necessitados.',
      'Libertará as suas almas do engano e da violência, e precioso será o seu sangue aos olhos dele.',
    ],
  },
  {
    reference: 'Salmos 73:23',
    verses: ['Todavia estou de contínuo contigo; tu me sustentaste pela minha mão direita.'],
  },
  {
    reference: 'Salmos 73:26',
    verses: [
      'A minha carne e o meu coração desfalecem; mas Deus é a fortaleza do meu coração, e a minha porção para sempre.',
    ],
  },
  {
    reference: 'Salmos 84:7',
    verses: ['Vão indo de força em força; cada um deles em Sião aparece perante Deus.'],
  },
  {
    reference: 'Salmos 86:5',
    verses: [
      'Pois tu, Senhor, és bom, e pronto a perdoar, e abundante em benignidade para todos os que te invocam.',
    ],
  },
  {
    reference: 'Salmos 89:33-34',
    verses: [
      'Porém não retirarei totalmente dele a minha benignidade, nem faltarei à minha fidelidade.',
      'Não quebrarei o meu concerto, não alterarei o que saiu dos meus lábios.',
    ],
  },
  {
    reference: 'Salmos 90:17',
    verses: [
      'E seja sobre nós a formosura do Senhor, nosso Deus; e confirma sobre nós a obra das nossas mãos; sim, confirma a obra das nossas mãos.',
    ],
  },
  {
    reference: 'Salmos 91',
    verses: [
      'Aquele que habita no esconderijo do Altíssimo, à sombra do Onipotente descansará.',
      'Direi do Senhor: Ele é o meu Deus, o meu refúgio, a minha fortaleza, e nele confiarei.',
      'Porque ele te livrará do laço do passarinheiro, e da peste perniciosa.',
      'Ele te cobrirá com as suas penas, e debaixo das suas asas te confiarás; a sua verdade será o teu escudo e rodela.',
      'Não terás medo do terror de noite nem da seta que voa de dia,',
      'Nem da peste que anda na escuridão, nem da mortandade que assola ao meio-dia.',
      'Mil cairão ao teu lado, e dez mil à tua direita, mas não chegará a ti.',
      'Somente com os teus olhos contemplarás, e verás a recompensa dos ímpios.',
      'Porque tu, ó Senhor, és o meu refúgio; no Altíssimo fizeste a tua habitação.',
      'Nenhum mal te sucederá, nem praga alguma chegará à tua tenda.',
      'Porque aos seus anjos dará ordem a teu respeito para te guardarem em todos os teus caminhos.',
      'Eles te sustentarão nas suas mãos, para que não tropeces com o teu pé em pedra.',
      'Pisarás o leão e a cobra; calcarás aos pés o filho do leão e o dragão.',
      'Porquanto tão encarecidamente me amou, também eu o livrarei; pô-lo-ei em retiro alto, porque conheceu o meu nome.',
      'Ele me invocará, e eu lhe responderei; estarei com ele na angústia; dela o retirarei, e o glorificarei.',
      'Fartá-lo-ei com longura de dias, e lhe mostrarei a minha salvação.',
    ],
  },
  {
    reference: 'Salmos 92:12-14',
    verses: [
      'O justo florescerá como a palmeira; crescerá como o cedro no Líbano.',
      'Os que estão plantados na casa do Senhor florescerão nos átrios do nosso Deus.',
      'Na velhice ainda darão frutos; serão viçosos e florescentes.',
    ],
  },
  {
    reference: 'Salmos 96:13',
    verses: [
      'Ante a face do Senhor, porque vem, porque vem a julgar a terra; julgará o mundo com justiça e os povos com a sua verdade.',
    ],
  },
  {
    reference: 'Salmos 100:5',
    verses: [
      'Porque o Senhor é bom, e eterna a sua misericórdia; e a sua verdade dura de geração em geração.',
    ],
  },
];
