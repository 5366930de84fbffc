import type { BookPortrait } from '../types.ts';

export const majorProphets: readonly BookPortrait[] = [
  {
    code: 'ISA',
    author: 'Isaías, filho de Amoz; muitos veem nos capítulos 40 a 66 discípulos posteriores',
    period: 'Ministério de cerca de 740 a 690 a.C.; as últimas partes falam a exilados.',
    keyTheme: 'Do templo cheio de fumaça aos novos céus e nova terra',
    summary:
      'Um jovem de Jerusalém vê o trono de Deus, percebe que tem lábios impuros e, depois que uma brasa toca sua boca, oferece-se para ir. A mensagem que recebe desagrada: culto caprichado não compensa mãos sujas nem viúva esquecida. Enquanto a Assíria avança, Isaías insiste com reis assustados que a segurança não está em tratados. Anuncia um menino que receberá nomes grandes e um broto que nasce de tronco cortado. No capítulo quarenta a melodia muda para consolo, dirigida a gente deportada. Ali aparece o Servo, que carrega dores alheias e não levanta a voz. A igreja primitiva leu esses poemas e reconheceu neles o rosto de Jesus.',
    keyVerses: ['Isaías 1:17', 'Isaías 6:8', 'Isaías 53:4'],
  },
  {
    code: 'JER',
    author: 'Jeremias, com a ajuda de Baruque, que registrava o que ele ditava',
    period: 'De 627 a cerca de 580 a.C., dos dias de Josias às ruínas de Jerusalém.',
    keyTheme: 'Quarenta anos dizendo a verdade a quem não quer ouvir',
    summary:
      'Para entender Jeremias, ajuda acompanhar os objetos que ele carrega: um cinto apodrecido, um jarro de barro quebrado diante dos anciãos, um jugo de madeira no pescoço, a escritura de um campo comprado quando a cidade já estava cercada. Cada um deles prega. O profeta foi chamado moço, proibido de se casar, jogado numa cisterna cheia de lama, acusado de traição. Ele chora pelo povo a quem anuncia o desastre e discute com o próprio Deus em orações de franqueza assustadora. O rei queima seu rolo; ele dita outro. Entre tantos avisos brilha a notícia de uma aliança escrita por dentro, em que o perdão não deixa a culpa voltar.',
    keyVerses: ['Jeremias 1:6', 'Jeremias 31:33', 'Jeremias 36:28'],
  },
  {
    code: 'LAM',
    author: 'Anônimo; a tradição atribui a Jeremias',
    period: 'Pouco depois da destruição de Jerusalém, em 586 a.C.',
    keyTheme: 'Luto de uma cidade, com letras contadas e esperança miúda',
    summary:
      'A primeira palavra, no hebraico, é um suspiro: como? Como ficou deserta a cidade que era cheia de gente. Cinco poemas caminham entre escombros. Crianças pedem pão, idosos sentam no pó, ninguém vem às festas. Quatro deles seguem a ordem do alfabeto, de modo que o choro vai de A a Z, sem pular etapas. O poeta admite a culpa do povo e, ainda assim, pergunta a Deus se a medida não passou do ponto. Bem no centro, quase escondida, surge a lembrança que lhe devolve o fôlego: as misericórdias não se esgotaram. O livro termina sem resposta do céu, à espera. Em muitos lutos, é esse o lugar onde a fé mora.',
    keyVerses: ['Lamentações 1:1', 'Lamentações 3:22', 'Lamentações 5:20'],
  },
  {
    code: 'EZK',
    author: 'Ezequiel, sacerdote levado para o exílio',
    period: 'De 593 a 571 a.C., junto aos deportados na Babilônia.',
    keyTheme: 'Ossos secos, coração novo e o nome de uma cidade',
    summary:
      'Rodas cheias de olhos, um rolo comido como se fosse mel, um tijolo servindo de maquete de cerco: Ezequiel é o profeta das cenas estranhas. Ele ia começar a servir como sacerdote, só que estava a centenas de quilômetros do templo, à beira de um canal estrangeiro. Ali descobre que a presença divina tem rodas, isto é, alcança quem foi levado para longe. Primeiro precisa desmontar ilusões: Jerusalém vai cair, e cada pessoa responde pelos próprios atos. Quando chega a notícia da queda, o tom se transforma. Há pastores ruins substituídos por um bom, um vale de esqueletos que volta a respirar, águas que saem do templo e curam o mar Morto.',
    keyVerses: ['Ezequiel 1:3', 'Ezequiel 18:20', 'Ezequiel 37:5'],
  },
  {
    code: 'DAN',
    author: 'A tradição atribui a Daniel; muitos pensam num autor anônimo do século 2 a.C.',
    period: 'Corte babilônica e persa, de 605 a cerca de 535 a.C.; data de escrita discutida.',
    keyTheme: 'Fidelidade em país alheio, sob um Reino que não passa',
    summary:
      'Quatro rapazes trocam de país, de escola, de língua e até de nome, e precisam decidir o que não trocarão. Começam por um cardápio. Com o passar dos anos vêm provas maiores: uma fornalha para os que não se ajoelham diante da estátua, uma cova de leões para quem não deixa de orar com a janela aberta. Seis capítulos contam histórias; outros seis, visões de feras, chifres e números que sempre dividiram os intérpretes. O fio é um só. Impérios parecem eternos e duram pouco; acima deles, alguém semelhante a um filho de homem recebe um domínio que ninguém lhe tirará.',
    keyVerses: ['Daniel 1:8', 'Daniel 3:18', 'Daniel 7:14'],
  },
];
