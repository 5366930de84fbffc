import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const suffering: readonly QuestionEntry[] = [
  {
    slug: 'por-que-deus-permite-o-sofrimento',
    question: 'Por que Deus permite o sofrimento?',
    synonyms: [
      'por que coisas ruins acontecem com gente boa',
      'onde Deus estava',
      'Deus está me castigando',
      'por que tanta dor no mundo',
      'por que isso aconteceu comigo',
    ],
    answer:
      'A Bíblia não dá uma explicação que caiba em toda dor, e talvez seja bom desconfiar de quem oferece uma. Ela diz que o mundo está ferido: a criação inteira geme, como em parto, esperando ser libertada (Romanos 8:22). Muito sofrimento vem da maldade humana; outro tanto, de doenças e desastres que não escolhem vítima.\n\nTambém corrige uma conta errada. Diante de um cego, os discípulos quiseram saber de quem era o pecado, e Jesus respondeu que não vinha nem dele nem dos pais (João 9:3). Os amigos de Jó juravam que ele merecia aquilo, e Deus os repreendeu (Jó 42:7). Sofrer não é prova de castigo.\n\nO que os cristãos têm é uma companhia e uma promessa. Em Cristo, Deus entrou na dor, chorou e morreu; e um dia enxugará as lágrimas e acabará com a morte (Apocalipse 21:4). Enquanto isso, você pode perguntar, protestar, descansar e aceitar ajuda. Perguntar por quê também é oração.',
    verses: [
      verse('Romanos 8:22', 'criação geme dores'),
      verse('João 9:3', 'nem pecou pais'),
      verse('Jó 42:7', 'ira amigos correto Jó'),
      verse('Apocalipse 21:4', 'lágrima morte pranto dor'),
    ],
  },
  {
    slug: 'perdi-alguem',
    question: 'Perdi alguém que amo. Como suportar o luto?',
    synonyms: [
      'luto',
      'perdi meu marido',
      'minha mãe morreu',
      'perdi um filho',
      'saudade de quem morreu',
      'perdi meu bebê',
      'sofri um aborto espontâneo',
    ],
    answer:
      'Quem parte deixa um lugar vazio à mesa, e nada o preenche depressa. Não há prazo para a saudade, e chorar não é falta de fé. Diante do túmulo de Lázaro, Jesus sabia o que ia fazer e mesmo assim chorou (João 11:35). Lágrima de quem ama é coisa que Deus conhece.\n\nPaulo não proibiu os tessalonicenses de se entristecer; pediu que não ficassem sem esperança, porque Jesus morreu e ressuscitou e trará consigo os que dormiram nele (1 Tessalonicenses 4:13-14). Se você não tem certeza da fé de quem partiu, entregue essa pessoa a Deus, que é justo e misericordioso. Esse juízo não é seu.\n\nNos próximos dias, cuide do básico: comer, dormir, tomar seus remédios, aceitar a visita e a panela de sopa. Fale o nome de quem se foi. A igreja é chamada a chorar com quem chora (Romanos 12:15), então diga do que precisa. Se depois de meses a vida continuar travada, procure um profissional.',
    verses: [
      verse('João 11:35', 'Jesus chorou'),
      verse('1 Tessalonicenses 4:13-14', 'morreram entristeçais esperança ressuscitou'),
      verse('Romanos 12:15', 'chorai choram'),
    ],
  },
  {
    slug: 'ansiedade',
    question: 'Vivo ansioso. O que a Bíblia diz sobre ansiedade?',
    synonyms: [
      'ansiedade',
      'crise de ansiedade',
      'não consigo dormir de preocupação',
      'pânico',
      'coração acelerado',
      'ansiedade é pecado',
    ],
    answer:
      'Quem vive com o peito apertado já ouviu demais que é só ter fé. A Bíblia é mais gentil. Pedro convida a jogar sobre Deus toda a ansiedade, porque ele se importa (1 Pedro 5:7). Só se pede isso a quem tem ansiedade de verdade.\n\nPaulo, preso, ensinou um caminho: transformar a preocupação em pedido, com agradecimento, e receber uma paz que guarda mente e coração (Filipenses 4:6-7). Jesus aconselhou a não carregar o amanhã antes da hora (Mateus 6:34). Na prática: escreva o que o preocupa, separe o que você pode fazer hoje e ore pelo restante, item por item. Respire devagar, caminhe, reduza notícias e café, largue o celular uma hora antes de dormir.\n\nSe há crises com falta de ar, palpitação, insônia constante ou se você evita sair, procure o posto de saúde. Transtorno de ansiedade é doença, tem tratamento, e remédio não diminui a fé de ninguém. Dor no peito forte e repentina é emergência: ligue para o SAMU, 192.',
    verses: [
      verse('1 Pedro 5:7', 'ansiedade cuidado'),
      verse('Filipenses 4:6-7', 'ansiosos súplicas paz mentes'),
      verse('Mateus 6:34', 'ansiosos amanhã basta'),
    ],
  },
  {
    slug: 'crente-pode-ter-depressao',
    question: 'Crente pode ter depressão?',
    synonyms: [
      'depressão é falta de fé',
      'tristeza profunda',
      'não tenho ânimo para nada',
      'tomar antidepressivo é pecado',
      'crente pode ir ao psicólogo',
      'estou sem forças',
    ],
    answer:
      'O crente pode ter depressão, e muitos de fato têm. Depressão é uma doença que afeta sono, apetite, pensamento e vontade; não é preguiça, nem pecado, nem demônio, e pastores e missionários também adoecem dela.\n\nA Bíblia conhece a alma abatida. Elias, exausto depois de um grande confronto, deitou no deserto e pediu para morrer. Deus não lhe deu bronca: mandou sono, água e comida, e só depois conversou (1 Reis 19:4-6). Um salmista pergunta à própria alma por que está tão caída e tenta lembrá-la da esperança (Salmos 42:5). Há até uma oração inteira que termina no escuro (Salmos 88), e ela foi guardada nas Escrituras para quem não consegue terminar de outro jeito.\n\nProcure um médico ou psicólogo, no posto de saúde, no CAPS ou no particular, sem interromper remédio por conta própria nem por conselho religioso. Conte a uma pessoa de confiança. Se aparecerem pensamentos de morrer, ligue agora para o CVV, 188, gratuito, dia e noite; em risco imediato, SAMU 192. Deus continua com você mesmo quando nada se sente.',
    verses: [
      verse('1 Reis 19:4-6', 'junípero morrer anjo come'),
      verse('Salmos 42:5', 'alma abatida Espera Deus'),
      verse('Salmos 88', 'angústias clamo trevas'),
    ],
  },
  {
    slug: 'suicidio-e-salvacao',
    question: 'Quem tira a própria vida perde a salvação?',
    synonyms: [
      'suicídio na Bíblia',
      'suicida vai para o inferno',
      'meu familiar se matou',
      'suicídio tem perdão',
    ],
    answer:
      'Quase sempre essa pergunta vem de uma casa enlutada, e merece cuidado. A Bíblia não traz nenhuma frase que condene automaticamente quem morreu assim. Ela ensina que a vida é dom de Deus e que ele não quer essa morte. As tradições cristãs já deram respostas diferentes; muitos pastores hoje lembram que a salvação depende de Cristo mais que do último minuto, e que o adoecimento pode roubar de alguém a clareza.\n\nPaulo declara que nem morte nem vida podem separar do amor de Deus os que estão em Cristo (Romanos 8:38-39). Abraão confiou que o juiz de toda a terra age com justiça (Gênesis 18:25). Podemos deixar nas mãos dele quem amamos. A culpa não é de quem ficou, e chorar com perguntas é legítimo. Deus está perto dos de coração quebrado (Salmos 34:18).\n\nSe a pergunta é por você, fique, por favor. Ligue agora para o CVV, 188, ou 192 em risco imediato, chame alguém para perto e afaste os meios de se ferir. Existe tratamento, e o que hoje parece sem saída pode mudar.',
    verses: [
      verse('Romanos 8:38-39', 'morte vida separar amor'),
      verse('Gênesis 18:25', 'juiz terra justo'),
      verse('Salmos 34:18', 'perto quebrantados coração'),
    ],
  },
  {
    slug: 'deus-ainda-cura',
    question: 'Estou doente. Deus ainda cura?',
    synonyms: [
      'cura divina',
      'oração por cura',
      'câncer e fé',
      'orei e não fui curado',
      'falta de fé para ser curado',
      'unção com óleo',
    ],
    answer:
      'Deus pode curar, e é certo pedir. Tiago orienta o doente a chamar os presbíteros da igreja para orar e ungir com óleo (Tiago 5:14). As igrejas diferem quanto à frequência dos milagres hoje, mas todas oram por seus enfermos, e muitas têm histórias para contar.\n\nDeus também não cura sempre. Paulo pediu três vezes o fim do seu espinho na carne e recebeu, em resposta, graça para seguir com ele (2 Coríntios 12:8-9). O mesmo Paulo deixou um companheiro doente em Mileto (2 Timóteo 4:20), sem nenhuma palavra contra a fé dele. Se a cura não vier, ninguém tem o direito de dizer que faltou fé.\n\nMédico é cuidado que vem de Deus; Lucas era um, e Paulo o chama de amado (Colossenses 4:14). Não pare remédio, quimioterapia nem insulina por causa de uma oração: se houver melhora, quem confirma é o exame. Ore, trate-se, aceite carona para a consulta e diga à igreja do que precisa. Sua vida tem valor também enquanto está doente.',
    verses: [
      verse('Tiago 5:14', 'doente anciãos ungindo azeite'),
      verse('2 Coríntios 12:8-9', 'Três vezes graça basta'),
      verse('2 Timóteo 4:20', 'Trófimo doente Mileto'),
      verse('Colossenses 4:14', 'Lucas médico amado'),
    ],
  },
  {
    slug: 'me-sinto-sozinho',
    question: 'Me sinto muito sozinho. Deus se importa?',
    synonyms: [
      'solidão',
      'ninguém se importa comigo',
      'meus filhos não me visitam',
      'viúva sozinha',
      'todos me abandonaram',
    ],
    answer:
      'Deus se importa, sim. Num salmo, Davi pede que Deus olhe para ele porque está só e aflito (Salmos 25:16). Paulo, no fim da vida, contou que ninguém apareceu para apoiá-lo no tribunal, mas que o Senhor ficou ao seu lado (2 Timóteo 4:16-17). E Jesus, sabendo que os amigos iriam fugir, descansou na companhia do Pai (João 16:32). Ele sabe por experiência o que é uma casa vazia.\n\nRepare em outra coisa: naquela mesma carta, Paulo pede visita, a capa e os livros. Confiava em Deus e queria gente por perto, porque fomos feitos assim.\n\nTalvez dê para começar com pouco: mande um áudio a alguém em quem pensou esta semana. Diga ao pastor que gostaria de uma visita. Entre num grupo de estudo, num coral, numa atividade do bairro ou do CRAS. Quem serve café na porta da igreja logo sabe o nome de todos. Se a solidão virou desespero, o CVV atende no 188, de graça, a qualquer hora.',
    verses: [
      verse('Salmos 25:16', 'piedade solitário aflito'),
      verse('2 Timóteo 4:16-17', 'desampararam Senhor fortaleceu'),
      verse('João 16:32', 'só Pai comigo'),
    ],
  },
];
