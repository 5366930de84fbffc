import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const family: readonly QuestionEntry[] = [
  {
    slug: 'casamento-em-crise',
    question: 'Meu casamento está em crise. O que posso fazer?',
    synonyms: [
      'meu casamento',
      'brigamos o tempo todo',
      'restaurar o casamento',
      'meu marido não me escuta',
      'casamento frio',
      'não amo mais minha esposa',
      'como salvar meu casamento',
    ],
    answer:
      'Crise quase nunca chega de uma vez; ela se acumula em cansaço, conta atrasada e conversa adiada. Comecem baixando o tom. Uma resposta branda desvia o furor (Provérbios 15:1), e quem escuta até o fim descobre que a briga pela louça era sobre outra coisa.\n\nPaulo manda o marido amar como Cristo, que se entregou (Efésios 5:25), e abre a passagem inteira pedindo sujeição mútua (Efésios 5:21). Há leituras diferentes sobre os papéis de cada um, mas nenhuma autoriza mandar com grosseria. O amor que ele descreve em outra carta é paciente e não trata mal (1 Coríntios 13:4-5).\n\nExperimentem por um mês: meia hora por semana para falar sem celular, um elogio por dia, um pedido de desculpas sem justificativa. Orem juntos, nem que seja um minuto. Procurem terapia de casal ou um pastor preparado antes que tudo endureça. Não há garantia, pois são duas vontades. E se existe medo, ameaça ou agressão, o assunto é segurança: ligue 180, ou 190 na urgência.',
    verses: [
      verse('Provérbios 15:1', 'resposta suave furor'),
      verse('Efésios 5:25', 'Maridos amai Cristo entregou'),
      verse('Efésios 5:21', 'sujeitando-vos uns outros'),
      verse('1 Coríntios 13:4-5', 'amor paciente trata mal'),
    ],
  },
  {
    slug: 'violencia-em-casa',
    question: 'Sofro violência em casa. Devo continuar no casamento?',
    synonyms: [
      'meu marido me bate',
      'violência doméstica',
      'ele me ameaça',
      'a mulher deve se submeter ao marido',
      'relacionamento abusivo',
      'apanho e o pastor mandou orar',
      'meu filho me agride',
    ],
    answer:
      'Deus não pede que ninguém fique onde está sendo agredido. Um salmo diz que ele detesta quem ama a violência (Salmos 11:5). O texto sobre submissão manda o marido cuidar da esposa como do próprio corpo (Efésios 5:28-29); bater, ameaçar, trancar, vigiar o celular, tomar o dinheiro ou forçar sexo é pecado, e é crime.\n\nSe há perigo agora, ligue 190. O Ligue 180 orienta mulheres de graça, a qualquer hora, e mostra onde há Delegacia da Mulher, abrigo e medida protetiva. Para criança, adolescente, idoso ou pessoa com deficiência, Disque 100. Conte a alguém confiável e separe documentos, remédios e chaves. Não avise o agressor de que vai sair: esse é o momento de maior risco.\n\nDavi fugiu da lança de Saul com a ajuda da esposa (1 Samuel 19:10-12). Escapar não é falta de fé. Perdoar não obriga a voltar, e oração de casal não substitui proteção. Se uma liderança mandar aguentar calada, procure outra pessoa. A culpa não é sua.',
    verses: [
      verse('Salmos 11:5', 'odeia ama violência'),
      verse('Efésios 5:28-29', 'maridos esposas corpos sustenta'),
      verse('1 Samuel 19:10-12', 'Saul lança Mical janela'),
    ],
  },
  {
    slug: 'traicao-e-divorcio',
    question: 'Fui traído. Posso me divorciar e casar de novo?',
    synonyms: [
      'divórcio é pecado',
      'segundo casamento na Bíblia',
      'divorciado pode casar na igreja',
      'meu marido me traiu',
      'minha esposa me deixou',
      'separação',
    ],
    answer:
      'A traição quebra algo verdadeiro, e a cabeça ferida decide mal. Nada precisa ser resolvido nesta semana. Durma, coma, conte a alguém prudente e, se houve risco, faça exames de saúde.\n\nJesus reafirmou que o casamento é para durar e citou o pecado sexual ao falar de divórcio (Mateus 19:9). Paulo acrescenta que, se o cônjuge descrente vai embora, o outro não fica preso (1 Coríntios 7:15). Com base nisso, muitas igrejas admitem divórcio e novo casamento por adultério ou abandono, e várias incluem a violência. Outras admitem separação, mas não novas núpcias enquanto o primeiro cônjuge vive, lembrando a palavra sobre ficar só ou reconciliar-se (1 Coríntios 7:11). Converse com seu pastor sobre o caso concreto.\n\nReconciliação é possível quando há arrependimento, verdade completa, fim do outro relacionamento e ajuda paciente; ninguém pode exigi-la de você. Se decidir separar-se, procure advogado ou a Defensoria Pública. Divorciados têm lugar na mesa de Cristo. Havendo agressão, busque um lugar seguro.',
    verses: [
      verse('Mateus 19:9', 'divorciar pecado sexual adultério'),
      verse('1 Coríntios 7:15', 'descrente separar servidão paz'),
      verse('1 Coríntios 7:11', 'separar sem casar reconcilie'),
    ],
  },
  {
    slug: 'com-quem-namorar',
    question: 'Crente pode namorar ou casar com quem não é crente?',
    synonyms: [
      'jugo desigual',
      'estou solteira e quero casar',
      'esperar em Deus um marido',
      'namorar descrente',
      'namoro cristão',
    ],
    answer:
      'A fé mexe com tudo: domingo, dinheiro, filhos, o que se faz na hora da dor. Por isso Paulo, ao falar de viúvas que querem casar de novo, deixa livre a escolha, contanto que seja no Senhor (1 Coríntios 7:39). O conselho de não se pôr em jugo desigual tem alcance mais amplo que o namoro (2 Coríntios 6:14), mas a maioria das igrejas o aplica também aqui. Namorar com a missão de converter o outro costuma machucar os dois.\n\nSe você já é casado com alguém de outra fé, a palavra é diferente: não há motivo para sair, se o cônjuge quer conviver em paz (1 Coríntios 7:12-13).\n\nCarteirinha de membro também não basta. Observe como a pessoa trata o garçom, a mãe e quem discorda dela, como lida com dinheiro e com um não. Ciúme que controla é aviso, não romantismo. Desconfie de revelação que escolhe o par por você. Quem está solteiro não é metade: Paulo vê nisso um dom com valor próprio (1 Coríntios 7:7).',
    verses: [
      verse('1 Coríntios 7:39', 'livre casar Senhor'),
      verse('2 Coríntios 6:14', 'jugo descrentes'),
      verse('1 Coríntios 7:12-13', 'descrente consente habitar'),
      verse('1 Coríntios 7:7', 'próprio dom Deus'),
    ],
  },
  {
    slug: 'educar-filhos-na-fe',
    question: 'Como educar meus filhos na fé?',
    synonyms: [
      'ensinar a Bíblia para crianças',
      'bater em filho é bíblico',
      'vara da disciplina',
      'filho rebelde',
      'criar os filhos',
      'criar filhos no caminho do Senhor',
    ],
    answer:
      'Moisés deu a Israel uma pedagogia caseira: falar das palavras de Deus sentado em casa, andando na rua, ao deitar e ao levantar (Deuteronômio 6:6-7). Cabe no caminho da escola e na hora do banho. Uma história curta, uma pergunta, uma oração de duas frases; cinco minutos frequentes ensinam mais que um sermão mensal.\n\nPaulo une firmeza e ternura: criar na disciplina do Senhor sem provocar a ira dos filhos (Efésios 6:4). Fazem parte disso as regras claras, as consequências combinadas, o elogio sincero e um pai que pede desculpa. Os textos de Provérbios sobre a vara são discutidos; há quem veja neles imagem de autoridade. Machucar, humilhar e aterrorizar nunca é disciplina, e a lei brasileira protege a criança do castigo físico. Se você perde o controle, busque ajuda.\n\nO provérbio sobre instruir o menino no caminho (Provérbios 22:6) é observação de sabedoria, sem garantia de contrato. Com adolescentes, escute as dúvidas sem pânico. A fé que veem em você na terça-feira conta mais que a presença forçada no domingo.',
    verses: [
      verse('Deuteronômio 6:6-7', 'palavras filhos casa caminho'),
      verse('Efésios 6:4', 'Pais provoqueis disciplina'),
      verse('Provérbios 22:6', 'Instrui menino caminho'),
    ],
  },
  {
    slug: 'filho-longe-de-deus',
    question: 'Meu filho se afastou de Deus. Como levar minha família a Jesus?',
    synonyms: [
      'filho desviado',
      'filho nas drogas',
      'evangelizar a família',
      'orar pelos filhos',
      'minha família não aceita minha fé',
    ],
    answer:
      'Seu coração de mãe ou de pai não precisa achar um culpado. Na história que Jesus contou, o pai era bom e o filho foi embora mesmo assim. Tempos depois, ao avistar o rapaz ainda longe, correu (Lucas 15:20). Também saiu ao encontro do mais velho, o que tinha ficado em casa de cara fechada (Lucas 15:28).\n\nOre pelo nome, todos os dias, sem transformar a oração em recado. Pedro aconselha mulheres casadas com descrentes a falar mais pela vida que por discurso (1 Pedro 3:1-2); ele não pede que suportem agressão. Paulo fala em palavra com graça e com sal (Colossenses 4:6): conte o que Deus fez por você, convide uma vez e depois pergunte do trabalho, do time, dos netos. Deixe a porta aberta e a comida no fogo.\n\nNinguém pode crer no lugar do outro, e Deus ama o seu filho mais do que você. Se há drogas, procure o CAPS AD e um grupo para familiares, ponha limites e proteja a casa.',
    verses: [
      verse('Lucas 15:20', 'pai compaixão correndo'),
      verse('Lucas 15:28', 'raiva entrar pai saindo'),
      verse('1 Pedro 3:1-2', 'esposas comportamento sem palavra'),
      verse('Colossenses 4:6', 'palavra graça sal'),
    ],
  },
];
