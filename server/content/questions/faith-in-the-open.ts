import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const faithInTheOpen: readonly QuestionEntry[] = [
  {
    slug: 'perfeccionismo',
    question: 'Nada do que faço parece bom. Como largar o perfeccionismo?',
    serves: ['having'],
    synonyms: [
      'perfeccionismo',
      'sou perfeccionista',
      'medo de errar',
      'nunca é suficiente',
      'me cobro demais',
      'cobrança interna',
      'fracasso e perfeição',
    ],
    answer:
      'Deus não contratou você para ser impecável, e o evangelho começa justamente aí. Somos salvos pela graça, por meio da fé, e isso é presente (Efésios 2:8-9). Quem já foi aceito pode trabalhar bem sem trabalhar apavorado.\n\nEclesiastes, com o seu bom senso, avisa que ninguém seja justo demais nem sábio demais a ponto de se destruir (Eclesiastes 7:16). Paulo, que fez tanto, escreveu que ainda não tinha alcançado e seguia adiante (Filipenses 3:13). Ele esquecia o que ficava para trás, os acertos e as falhas. Deus completa a boa obra que começou, no tempo dele (Filipenses 1:6), e isso quer dizer que hoje você está em obras, como todo mundo.\n\nTreine com coisas pequenas. Entregue um trabalho bom sem a décima revisão, deixe uma cama mal feita, erre uma receita e coma. Troque “tenho de” por “gostaria”. Quando errar, fale consigo como falaria a um amigo. Pergunte de quem é a voz que nunca se contenta, e se ela se parece com a do bom pastor. Durma, porque cansaço piora a cobrança. Peça a alguém que lhe diga quando está bom. Se há rituais que você não consegue parar ou insônia, procure um psicólogo, e se vier a ideia de não merecer viver, ligue 188.',
    verses: [
      verse('Efésios 2:8-9', 'graça salvos fé dom'),
      verse('Eclesiastes 7:16', 'justo demais sábio destruirias'),
      verse('Filipenses 3:13', 'considero avanço adiante'),
      verse('Filipenses 1:6', 'boa obra completá'),
    ],
  },
  {
    slug: 'agradar-a-todos',
    question: 'Não sei dizer não e vivo para agradar. Como mudar?',
    serves: ['having'],
    synonyms: [
      'não sei dizer não',
      'agradar a todos',
      'medo de desagradar',
      'preciso da aprovação dos outros',
      'todo mundo abusa de mim',
      'bonzinho demais',
      'limites com as pessoas',
    ],
    answer:
      'Servir por amor é lindo, e viver com medo da cara dos outros é uma prisão. Um provérbio diz isso com a imagem da armadilha, em que cai quem teme as pessoas (Provérbios 29:25). Paulo perguntou a si mesmo se queria ser aprovado por gente ou por Deus, e concluiu que quem vive para agradar não consegue servir a Cristo (Gálatas 1:10).\n\nJesus também se retirava. Com gente indo e vindo sem parar, chamou os amigos à parte para descansar (Marcos 6:31). Pedro e João recusaram uma ordem injusta com respeito (Atos 4:19). Nenhum deles precisou gritar. Um não dito em paz costuma proteger um sim que importa, para a família, o sono, a oração.\n\nComece ganhando tempo, com “vou ver e lhe respondo amanhã”. Diga o não em uma frase, sem inventar desculpa, porque a mentira pesa depois. Suporte o desconforto de alguns minutos. Pergunte, antes de aceitar, se é amor ou medo. Há pessoas que vão estranhar, e algumas gostavam do que você não conseguia recusar. Se dizer não a alguém traz ameaça, isso é outra conversa, e o 180 ou um adulto de confiança ajuda. Em Cristo você já tem a aprovação que não se perde.',
    verses: [
      verse('Provérbios 29:25', 'temor homem ciladas'),
      verse('Gálatas 1:10', 'agradar pessoas Cristo'),
      verse('Marcos 6:31', 'repousai'),
      verse('Atos 4:19', 'Pedro João Deus ouvir'),
    ],
  },
  {
    slug: 'nao-me-perdoa',
    question: 'Pedi perdão e a pessoa não me perdoa. E agora?',
    serves: ['committed'],
    synonyms: [
      'não me perdoam',
      'pedi perdão e não me perdoou',
      'pessoa não aceita meu perdão',
      'filho não me perdoa',
      'amigo não fala comigo',
      'esperar o perdão do outro',
      'ex não me perdoa',
    ],
    answer:
      'Você pode pedir perdão, mas não pode obrigar ninguém a dá-lo. O que depende de você, na medida em que depende, é buscar a paz (Romanos 12:18). Feito isso com sinceridade, a decisão passa para a outra pessoa, e ela tem o próprio tempo.\n\nO perdão de Deus não fica esperando o dela. O publicano bateu no peito, pediu misericórdia (Lucas 18:13) e voltou para casa justificado, sem testemunha que o aprovasse. Isso não diminui a dor que você causou. Ela talvez precise de anos, ou de distância, e o amor respeita as duas coisas. Não diga a essa pessoa que a Bíblia a obriga, porque não cabe a você cobrar isso.\n\nReleia o que pediu. Você disse o fato, ou disse “se te magoei”? Reparou o que era possível? Se faltou algo, escreva uma vez mais, curto, e depois pare. Não mande recado pelos filhos, não apareça de surpresa, não fale dela na igreja. Se ela pediu que não a procure, ou se houve agressão, fique longe. Viva de modo que, se um dia ela olhar, encontre mudança. Ore pelo bem dela sem pedir nada para si em troca. E deixe que Deus, que nos reconciliou consigo (2 Coríntios 5:18), carregue o que você não consegue consertar.',
    verses: [
      verse('Romanos 12:18', 'possível paz'),
      verse('Lucas 18:13', 'publicano misericórdia pecador'),
      verse('2 Coríntios 5:18', 'reconciliou reconciliação'),
    ],
  },
  {
    slug: 'murmuracao',
    question: 'Vivo reclamando de tudo. Como parar de murmurar?',
    serves: ['failing'],
    synonyms: [
      'murmuração',
      'reclamo de tudo',
      'vivo reclamando',
      'pessimismo',
      'marido que só reclama',
      'murmurar é pecado',
      'reclamar de Deus',
    ],
    answer:
      'Reclamar vira hábito, e hábito pode mudar. Paulo pede que tudo se faça sem murmurações (Filipenses 2:14), e ele escrevia de uma prisão, onde não lhe faltava assunto. Ele mesmo conta que aprendeu a contentar-se (Filipenses 4:11), e quem aprende um dia não sabia.\n\nA Bíblia distingue o lamento da murmuração. O lamento leva a dor a Deus e espera resposta, como nos salmos que perguntam até quando. A murmuração fala de Deus e dos outros pelas costas e pinta o passado melhor do que foi. O povo no deserto tinha saudade das panelas de carne do Egito (Êxodo 16:3), e esquecia o chicote. Moisés lhes disse que a queixa era, no fundo, contra o Senhor (Êxodo 16:8).\n\nDurante uma semana, anote quando reclama, de quê e a quem. Talvez apareça fome, sono ou uma injustiça que pede atitude. Transforme a queixa em pedido claro à pessoa certa, ou em oração. A cada reclamação dita, acrescente um agradecimento em voz alta. Combine com a família um sinal engraçado. Evite a roda que se alimenta disso. Se o mau humor é diário e pesado, pode ser tristeza disfarçada, e o médico precisa saber. Se alguém reclama ao seu lado, ouça um pouco e mude de assunto.',
    verses: [
      verse('Filipenses 2:14', 'murmurações'),
      verse('Filipenses 4:11', 'aprendi contentar-me'),
      verse('Êxodo 16:3', 'Egito panelas carnes'),
      verse('Êxodo 16:8', 'murmurações'),
    ],
  },
  {
    slug: 'todos-sao-filhos-de-deus',
    question: 'Todo mundo é filho de Deus?',
    synonyms: [
      'todos são filhos de Deus',
      'filho de Deus ou criatura',
      'quem é filho de Deus',
      'ateu é filho de Deus',
      'tornar-se filho de Deus',
      'criatura de Deus',
      'somos todos irmãos',
    ],
    answer:
      'Todas as pessoas foram criadas por Deus e são amadas por ele, e a Bíblia usa o nome de filho, no sentido mais próprio, para quem recebeu Jesus. João escreve que a esses ele deu o direito de se tornarem filhos (João 1:12). Quem se torna filho ainda não era.\n\nHá outro sentido, mais largo. Em Atenas Paulo citou um poeta pagão e disse que dele todos descendemos (Atos 17:28-29), falando a gente de muitos altares. Nesse sentido todo ser humano tem a mesma origem e dignidade, e ninguém pode ser desprezado. As duas coisas são verdade. Deus é criador de todos, e convida todos a entrar na casa como filhos adotados, que o chamam de Pai (Romanos 8:15).\n\nPor isso a frase “somos todos filhos de Deus” pode ser dita com carinho, quando se defende o pobre ou o diferente. Ela engana quando serve para dizer que tanto faz buscar a Deus ou não. Você não precisa corrigir a vizinha no portão. Pode viver como filho, e isso desperta a pergunta. Se não sabe se é um deles, o convite está aberto hoje, sem prova de admissão: receba Jesus, confie nele e fale com Deus como quem volta para casa.',
    verses: [
      verse('João 1:12', 'receberam filhos nome'),
      verse('Atos 17:28-29', 'poetas descendência Deus'),
      verse('Romanos 8:15', 'adoção Aba Pai'),
    ],
  },
  {
    slug: 'luto-por-animal',
    question: 'Meu cachorro morreu e estou de luto. É exagero?',
    serves: ['losing'],
    synonyms: [
      'perdi meu cachorro',
      'perdi meu gato',
      'luto por um bicho de casa',
      'perdi meu bichinho',
      'sacrificar o animal doente',
      'maltratar bicho',
      'eutanásia de cachorro',
    ],
    answer:
      'A sua tristeza não é exagero, porque houve ali companhia de verdade, de anos, sem cobrança. Deus fez os bichos e viu que eram bons (Gênesis 1:25), e depois do dilúvio pôs também os animais na aliança com Noé (Gênesis 9:10).\n\nNatã contou a Davi a história de um pobre que tinha uma só cordeirinha, que comia do bocado dele, bebia do copo dele e dormia no seu colo (2 Samuel 12:3). O profeta sabia que qualquer pessoa entenderia. Provérbios diz que a pessoa justa percebe do que o seu bicho precisa (Provérbios 12:10), e Jesus falou de um Pai que sabe do pardal que cai (Mateus 10:29). A Bíblia não diz se os veremos de novo, mas diz que Deus preserva pessoas e animais (Salmos 36:6).\n\nChore, enterre o seu bicho ou entregue o corpo com respeito, guarde uma foto, conte histórias. Explique às crianças com a palavra morreu, sem dizer que ele foi dormir. Se o veterinário aconselhou evitar mais dor, você não traiu um amigo. Não corra a comprar outro. Maltratar um animal é pecado e é crime, e se denuncia à polícia. Quem zomba do seu luto talvez nunca tenha tido esse rabo abanando na porta. E se essa tristeza reabriu uma perda mais antiga, fale dela com alguém.',
    verses: [
      verse('Gênesis 1:25', 'animais bom'),
      verse('Gênesis 9:10', 'animal arca'),
      verse('2 Samuel 12:3', 'cordeira bocado vaso'),
      verse('Provérbios 12:10', 'justo vida animais'),
      verse('Mateus 10:29', 'pardais Pai'),
      verse('Salmos 36:6', 'preservas animais'),
    ],
  },
  {
    slug: 'amor-nao-correspondido',
    question: 'Gosto de alguém que não gosta de mim. O que faço?',
    serves: ['having'],
    synonyms: [
      'amor não correspondido',
      'gosto de quem não gosta de mim',
      'paixão por amigo',
      'ele não me quer',
      'apaixonada por homem casado',
      'levei um não',
      'esquecer uma paixão',
    ],
    answer:
      'Gostar sem ser correspondido dói, mas não é vergonha nem pecado. O coração não pede licença. Lia conheceu a dor de viver ao lado de quem preferia outra, e o Senhor viu que ela era pouco amada (Gênesis 29:31).\n\nO Cântico diz que amor não se compra, nem com todos os bens de uma casa (Cânticos 8:7). Isso vale nos dois sentidos. Você não pode comprá-lo com favores, insistência ou promessa, e ninguém pode exigi-lo de você. Se já perguntou e a resposta foi não, ela é um não inteiro. O Senhor está perto dos quebrantados (Salmos 34:18), e ele não acha pequena a dor de quem tem quinze anos, nem a de quem tem sessenta.\n\nSe nunca falou e os dois são livres, fale uma vez, com simplicidade. Depois do não, afaste-se um pouco, deixe de olhar o perfil e não vire o amigo que espera a vaga. Não peça a Deus que mude o coração do outro à força nem acredite em quem garante, por profecia, que isso vai acontecer. Se a pessoa é casada, corte o contato agora, porque quem ama não ajuda a quebrar uma casa. Encha a semana de gente e trabalho. Um dia você vai perceber que passou uma tarde sem pensar nisso, e então o pior já terá passado.',
    verses: [
      verse('Gênesis 29:31', 'Lia mal-amada'),
      verse('Cânticos 8:7', 'amor bens casa'),
      verse('Salmos 34:18', 'perto quebrantados coração'),
    ],
  },
  {
    slug: 'coracao-de-farao',
    question: 'Por que Deus endureceu o coração de Faraó?',
    synonyms: [
      'coração de Faraó',
      'Deus endureceu o coração',
      'Faraó não teve escolha',
      'endurecimento do coração',
      'coração duro',
      'Faraó e a carta aos Romanos',
      'Deus endurece as pessoas',
    ],
    answer:
      'A história diz as duas coisas, que Deus endureceu o coração de Faraó e que Faraó endureceu o próprio. No começo o Senhor anuncia que faria isso (Êxodo 7:3). Nas primeiras pragas, porém, quem fecha o coração é o rei, assim que vê algum alívio (Êxodo 8:15). Só mais adiante o texto diz que o Senhor o endureceu (Êxodo 9:12).\n\nNo reinado anterior o Egito tinha jogado meninos no rio, e este Faraó, ao primeiro pedido de Moisés, só aumentou o trabalho dos escravos. Deus não pegou um homem bom e o tornou mau. Muitos entendem que o Senhor o entregou à escolha que ele vinha repetindo, como o sol, que amolece a cera e seca o barro. Paulo lembra o caso para falar da liberdade de Deus em ter misericórdia (Romanos 9:17-18), e a partir dali os cristãos divergem: uns põem o peso na decisão eterna de Deus, outros, na resposta humana. Todos concordam que ele é justo.\n\nA pergunta que a história devolve é sobre nós. Um coração endurece aos poucos, a cada alívio em que se esquece o que se prometeu na dor. Se você tem medo de já estar assim, esse medo mostra que ainda sente. Faraó só queria que a praga passasse. Peça a Deus um coração que escute, e obedeça hoje em uma coisa.',
    verses: [
      verse('Êxodo 7:3', 'endurecerei coração Faraó'),
      verse('Êxodo 8:15', 'Faraó repouso agravou coração'),
      verse('Êxodo 9:12', 'SENHOR endureceu coração Faraó'),
      verse('Romanos 9:17-18', 'Faraó misericórdia'),
    ],
  },
];
