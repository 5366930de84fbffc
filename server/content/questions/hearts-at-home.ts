import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const heartsAtHome: readonly QuestionEntry[] = [
  {
    slug: 'fim-de-namoro',
    question: 'Meu namoro acabou e não paro de sofrer. Como seguir?',
    serves: ['losing'],
    synonyms: [
      'fim de namoro',
      'terminei o namoro',
      'levei um fora',
      'como esquecer o ex',
      'coração partido',
      'término do relacionamento',
      'ele terminou comigo',
    ],
    answer:
      'O fim de um namoro é uma perda de verdade, e chorar por ela não é exagero. Deus está perto de quem tem o coração quebrantado (Salmos 34:18), e o salmista imaginava as próprias lágrimas recolhidas num odre e anotadas num livro (Salmos 56:8). Nenhuma caiu sem que ele visse.\n\nA dor costuma fazer duas perguntas, o que eu fiz de errado e se um dia alguém vai me amar. A primeira merece uma resposta honesta e curta, com o que dá para aprender. A segunda já tem resposta, porque o amor que sustenta você não começou com essa pessoa. Até quem foi deixado pelo pai e pela mãe ouviu que o Senhor o acolhe (Salmos 27:10).\n\nAjude o coração com decisões simples. Pare de ver o perfil, guarde as fotos longe, não mande mensagem de madrugada e peça a um amigo que atenda nessas horas. Coma, durma, volte para o coral e para o futebol. Não comece outro namoro para anestesiar este. Se vocês se veem na igreja, combinem respeito e não peçam que os outros tomem partido. Se houve ciúme que controla, ameaça ou agressão, não volte para conversar a sós, e ligue 180, ou 190 se houver perigo. E se a tristeza apagar a vontade de viver, ligue 188, que alguém escuta.',
    verses: [
      verse('Salmos 34:18', 'perto quebrantados coração'),
      verse('Salmos 56:8', 'lágrimas odre livro'),
      verse('Salmos 27:10', 'pai mãe abandonem acolherá'),
    ],
  },
  {
    slug: 'casamento-que-esfriou',
    question: 'Meu casamento esfriou, vivemos como irmãos. Tem volta?',
    serves: ['having'],
    synonyms: [
      'casamento esfriou',
      'casamento gelado',
      'vivemos como irmãos',
      'meu marido não me procura',
      'minha esposa não me quer',
      'acabou o amor no casamento',
      'rotina no casamento',
    ],
    answer:
      'Um casamento que esfriou pode aquecer de novo, e quase sempre o caminho começa por gestos pequenos. A carta a uma igreja que tinha perdido o primeiro amor traz um conselho que serve em casa: lembrar de onde se caiu e voltar a fazer o que se fazia (Apocalipse 2:4-5). Os gestos podem vir antes do sentimento.\n\nO Cântico fala das raposas pequenas que roem a plantação já florida (Cânticos 2:15). Cansaço, telas, contas, filhos na cama, mágoas que ninguém varreu, tudo isso rói devagar. O pregador de Eclesiastes, que via o quanto a vida é curta, mandou aproveitá-la com quem se ama (Eclesiastes 9:9). E Paulo trata da vida íntima com franqueza, como um bem dos dois, em que a pausa se combina a dois (1 Coríntios 7:5), o que nunca autoriza forçar ninguém.\n\nComece você, sem esperar que o outro dê o primeiro passo. Pergunte como foi o dia, ouça até o fim e elogie uma coisa verdadeira. Marquem uma hora na semana sem celular. Digam do que sentem falta sem usar as palavras “sempre” e “nunca”. Cuidem do corpo, porque dor, remédio, hormônio e depressão também apagam o desejo, e o médico pode ajudar. Um terapeuta de casais ou um casal experiente encurta o caminho. Se a distância veio do medo, de humilhação ou de agressão, não cabe a você aquecer nada sozinha, e o Ligue 180 escuta.',
    verses: [
      verse('Apocalipse 2:4-5', 'primeiro amor lembra obras'),
      verse('Cânticos 2:15', 'raposinhas vinhas'),
      verse('Eclesiastes 9:9', 'vida mulher amas'),
      verse('1 Coríntios 7:5', 'priveis consentimento'),
    ],
  },
  {
    slug: 'bater-em-filho',
    question: 'A Bíblia manda bater em filho? E a vara da correção?',
    synonyms: [
      'bater em filho',
      'vara da correção',
      'palmada e Bíblia',
      'castigo físico',
      'disciplina dos filhos',
      'bati no meu filho e me arrependi',
      'lei da palmada',
    ],
    answer:
      'A Bíblia manda criar os filhos com disciplina, e a lei brasileira garante à criança uma educação sem castigo físico e sem humilhação. Provérbios fala da vara (Provérbios 13:24), numa época em que ela era o instrumento do pastor e do mestre. Os cristãos leem esses textos de dois modos: uns entendem que eles aceitam uma correção física leve, outros, que pedem correção firme sem bater. A lei vale para todos, e todos concordam que espancar é pecado.\n\nO Novo Testamento se dirige aos pais com um freio. Pede que não provoquem os filhos à ira e os criem na disciplina do Senhor (Efésios 6:4), e que não os façam perder o ânimo (Colossenses 3:21). Se um castigo ensina só a ter medo e a esconder, ele não cumpriu o que Paulo pede. Jesus formou os discípulos com paciência, perguntas, histórias e limite claro.\n\nNa prática, combine regras poucas e conhecidas, avise antes, cumpra o que disse e use consequências ligadas ao erro. Quando a raiva subir, saia de perto, beba água e volte depois. Se já bateu com raiva, peça perdão à criança com palavras simples, e procure ajuda se isso se repete, no CRAS, na escola ou com um psicólogo. Quem sabe de uma criança espancada liga para o Disque 100, sem precisar se identificar, ou para o 190 se for agora. E se é você quem apanha em casa, conte a um professor ou a outro adulto, que isso não é culpa sua.',
    verses: [
      verse('Provérbios 13:24', 'vara filho ama'),
      verse('Efésios 6:4', 'Pais provoqueis filhos disciplina'),
      verse('Colossenses 3:21', 'provoqueis filhos ânimo'),
    ],
  },
  {
    slug: 'filho-que-mente',
    question: 'Meu filho mente e pega coisas dos outros. O que faço?',
    serves: ['having', 'interceding'],
    synonyms: [
      'filho mentiroso',
      'meu filho mente',
      'meu filho roubou',
      'criança que furta',
      'meu filho pega dinheiro escondido',
      'filho que engana',
      'como corrigir a mentira',
    ],
    answer:
      'A mentira de uma criança costuma ser medo, desejo ou imitação, e quase nunca é sinal de que ela está perdida. Trate o assunto com seriedade e sem desespero. Deus se alegra com quem diz a verdade (Provérbios 12:22), e essa alegria pode ser aprendida em casa.\n\nPaulo pede que a mentira seja largada como roupa velha, porque somos parte uns dos outros (Efésios 4:25). Para ensinar isso, a verdade precisa ser segura. Se contar o erro rende gritos, a criança aprende a esconder melhor. Elogie a confissão e mantenha a consequência: o que pegou se devolve, o que quebrou se ajuda a pagar. Zaqueu, adulto, fez o mesmo diante de Jesus (Lucas 19:8). Repare também no que ela vê, no telefonema em que alguém manda dizer que não está.\n\nFale a sós, pergunte o que aconteceu antes de acusar e não a chame de mentirosa ou ladra, porque o nome gruda. Acompanhe-a na hora de devolver, e fique ao lado. Se furtos e mentiras se repetem, ou começaram de repente, investigue o que há por trás, uma perda, uma humilhação na escola, a pressão de um grupo, um segredo que alguém mais velho lhe impôs, e procure um psicólogo. Ore por ela e também com ela, pedindo coragem para dizer a verdade.',
    verses: [
      verse('Provérbios 12:22', 'mentirosos verdade prazer'),
      verse('Efésios 4:25', 'abandonai mentira verdade'),
      verse('Lucas 19:8', 'Zaqueu restituo'),
    ],
  },
  {
    slug: 'alcoolatra-em-casa',
    question: 'Tenho um alcoólatra em casa. Como ajudar sem me destruir?',
    serves: ['suffered', 'interceding'],
    synonyms: [
      'meu pai bebe',
      'minha mãe bebe',
      'marido que bebe',
      'viver com alcoólatra',
      'filho de alcoólatra',
      'bêbado em casa',
      'como ajudar quem bebe',
    ],
    answer:
      'Você não causou a bebida de quem você ama, não a controla e não tem como curá-la sozinho. Essa frase alivia muitas famílias, e combina com o que o profeta Ezequiel ensinou, que cada um responde pelo próprio pecado (Ezequiel 18:20).\n\nProvérbios pinta a bebida com detalhes de quem a viu de perto, os olhos vermelhos, as feridas sem motivo, a briga e a vontade de procurar outra dose (Provérbios 23:29-35). O alcoolismo é também uma doença, que tem tratamento. Amar não é pagar a conta do bar, mentir para o patrão ou limpar tudo antes que ele veja. Converse na manhã sóbria, diga o que viu e o que sente, e ofereça ir junto ao CAPS AD ou ao AA. Parar de repente, para quem bebe muito, é perigoso sem a ajuda de um médico, e tremor forte, confusão ou convulsão pedem o 192.\n\nPonha um limite e cumpra-o. Não entre no carro com quem bebeu e não discuta de madrugada. Se houver agressão, saia de perto com as crianças e ligue 190, ou 180 para se orientar. O Al-Anon reúne parentes de quem bebe, sem custo. Se você é o filho, saiba que há um Pai que acolhe quem se sente sem chão (Salmos 27:10), e conte a um adulto de confiança ou ao Disque 100.',
    verses: [
      verse('Ezequiel 18:20', 'alma filho pai maldade'),
      verse('Provérbios 23:29-35', 'vinho olhos vermelhos feridas'),
      verse('Salmos 27:10', 'pai mãe abandonem acolherá'),
    ],
  },
  {
    slug: 'mae-solo',
    question: 'Crio meus filhos sozinha. Deus cuida de uma mãe solo?',
    serves: ['having'],
    synonyms: [
      'mãe solo',
      'mãe solteira na igreja',
      'crio meus filhos sozinha',
      'pai abandonou os filhos',
      'criar filho sem pai',
      'pai solo',
      'sozinha com os filhos',
    ],
    answer:
      'Deus vê a mãe que está sozinha com o filho, e a Bíblia conta isso desde o primeiro livro. Agar foi mandada embora com um menino e pouca água. Quando ela já não aguentava olhar, Deus ouviu a voz do rapaz, chamou por ela e lhe mostrou um poço (Gênesis 21:17-19).\n\nO Senhor é chamado de pai dos órfãos (Salmos 68:5), e Isaías o compara ao pastor que vai devagar por causa das que têm filhotes (Isaías 40:11). Ninguém precisa acompanhar o passo das famílias da propaganda. Uma casa com uma mãe e dois filhos é uma casa inteira diante de Deus, e o seu passado, qualquer que seja, não dá a ninguém o direito de humilhar você na igreja.\n\nPeça ajuda concreta e aceite a que vier, um domingo de folga, uma carona, uma roupa. Procure o CRAS pelos benefícios, e a Defensoria pela pensão e pelo registro, que são direitos da criança. Não fale mal do pai na frente dela, e também não invente um herói. Permita que avós, tios e gente boa da igreja sejam presença. Dê a cada filho um tempo só dele, mesmo curto. E durma quando puder, porque mãe cansada também é gente.',
    verses: [
      verse('Gênesis 21:17-19', 'Deus voz jovem Agar'),
      verse('Salmos 68:5', 'Pai órfãos'),
      verse('Isaías 40:11', 'pastor cordeirinhos mansamente'),
    ],
  },
  {
    slug: 'ciume-no-casamento',
    question: 'O ciúme está acabando com o meu casamento. O que faço?',
    serves: ['having', 'suffered'],
    synonyms: [
      'ciúme no casamento',
      'marido ciumento',
      'esposa ciumenta',
      'ciúme que sufoca',
      'tenho ciúme de tudo',
      'desconfio da minha esposa',
      'ciúme possessivo',
    ],
    answer:
      'O ciúme que vigia, acusa e proíbe faz mal aos dois, e pode ser tratado. Paulo diz que o amor não é invejoso, não trata mal e não busca só o próprio interesse (1 Coríntios 13:4-5). Pela medida dele, revirar a bolsa de alguém não é prova de paixão.\n\nProvérbios fala de um sentimento assim como podridão nos ossos, ao lado do coração em paz, que dá vida ao corpo (Provérbios 14:30). Tiago acrescenta que onde ele mora há confusão (Tiago 3:16). Se o ciumento é você, pergunte de onde vem o medo, de uma traição antiga, da casa em que cresceu, da sensação de valer pouco. Diga “estou com medo” em lugar de “onde você estava”. Confesse a Deus e a um irmão maduro, pare de vigiar por um dia, depois por outro, e procure terapia.\n\nSe você é quem vive sob suspeita, seja transparente no que é razoável e recuse o resto. Ninguém precisa largar amigas, emprego, igreja e roupa para acalmar outra pessoa, porque a exigência cresce. Ameaça, isolamento, senha tomada e perseguição são violência. Se você teme a reação dele ou dela a um não, não discuta a sós. Conte a alguém e ligue 180, que orienta em segredo, ou 190 se houver perigo.',
    verses: [
      verse('1 Coríntios 13:4-5', 'amor invejoso trata mal'),
      verse('Provérbios 14:30', 'coração paz inveja podridão'),
      verse('Tiago 3:16', 'inveja perturbação'),
    ],
  },
  {
    slug: 'divisao-da-casa',
    question: 'Meu marido não faz nada do serviço da casa. Isso é só da mulher?',
    serves: ['having'],
    synonyms: [
      'marido não faz nada da casa',
      'serviço de casa',
      'divisão das tarefas',
      'cansada do serviço da casa',
      'dona de casa sobrecarregada',
      'dupla jornada',
      'homem lava louça',
    ],
    answer:
      'Nenhum versículo entrega a vassoura só à mulher. A Bíblia pede a todos o serviço feito por amor (Gálatas 5:13), e o lar é o primeiro lugar em que isso se vê.\n\nJesus, que era o Senhor, lavou os pés dos discípulos e disse que fizessem igual (João 13:14). Depois de ressuscitado, acendeu brasas na praia, assou peixe e chamou os amigos para comer (João 21:9-12). Um homem que segue esse Mestre não perde nada na pia. Paulo pede aos maridos o amor de quem se entrega (Efésios 5:25), e entrega também se mede em fralda trocada. Cada um deve olhar também para o lado do outro (Filipenses 2:4), inclusive para o cansaço dele.\n\nConverse num momento calmo e leve uma lista do que existe para fazer, porque muita coisa é invisível para quem nunca fez. Dividam por pessoa e por dia, e deixem cada um fazer do seu jeito, sem refazer atrás. As crianças entram também, meninos e meninas. Se um dos dois passa o dia todo fora, a divisão muda, mas não acaba. Agradeçam um ao outro em voz alta. Se ele só ri e manda, ou se você adoeceu de tanto carregar, busque um casal mais velho ou um conselheiro que fale com os dois.',
    verses: [
      verse('Gálatas 5:13', 'servi amor'),
      verse('João 13:14', 'lavei pés lavar'),
      verse('João 21:9-12', 'brasas peixe comei'),
      verse('Efésios 5:25', 'Maridos amai entregou'),
      verse('Filipenses 2:4', 'atencioso outros'),
    ],
  },
];
