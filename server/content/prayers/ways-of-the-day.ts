import type { PrayerTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const waysOfTheDay: readonly PrayerTheme[] = [
  {
    slug: 'criancas-na-hora-de-dormir',
    theme: 'Crianças na hora de dormir',
    synonyms: [
      'filhos na hora de dormir',
      'oração da noite com as crianças',
      'oração para criança dormir',
      'oração infantil da noite',
      'pôr meu filho para dormir',
      'minha filha tem pesadelo',
      'oração com o filho na cama',
    ],
    prayers: [
      'Papai do céu, já escovei os dentes e já pedi mais um copo de água. Agora quero conversar com o senhor.\n\nObrigado pelo que foi legal hoje: o recreio, o bolo, o abraço da vovó. Desculpa pelo que não foi: eu gritei, eu não quis emprestar, eu falei que não fui eu. Me ajuda a ser melhor amanhã.\n\nCuida do papai e da mamãe, do meu irmão, do cachorro e da professora. Cuida das crianças que não têm cama. O salmo diz que dá para deitar e dormir em paz porque o senhor deixa a gente seguro (Salmos 4:8). Então vou fechar o olho. Pode ficar aqui pertinho? Boa noite. Em nome de Jesus. Amém.',
      'Jesus, está escuro, e o armário faz barulho. Mamãe disse que o senhor também dormiu num lugar que balançava, num barco, com a cabeça numa almofada. Os amigos tiveram medo, e o senhor mandou o vento ficar quietinho (Marcos 4:38-39).\n\nManda o meu medo ficar quietinho também. Se o sonho ruim vier, me acorda e me deixa chamar alguém. Eu posso ter medo e ser corajoso ao mesmo tempo.\n\nObrigado porque o senhor não cochila nem dorme (Salmos 121:3-4). Enquanto eu descanso, fica acordado por mim, pelo hospital, pelo bombeiro, pelo motorista do ônibus da noite. E amanhã me acorda com sol. Amém.',
      'Pai, ela finalmente dormiu, de perna para fora da coberta e com o livro na barriga. Fico um minuto na porta. É a melhor hora de falar contigo sobre ela.\n\nPerdoa a pressa de hoje, o “já vai” repetido, a bronca que era cansaço meu. O que ficou torto entre nós, endireita durante a noite. Protege o corpo pequeno, a cabeça cheia de perguntas, o coração que ainda acredita em tudo o que eu digo.\n\nSamuel dormia perto da arca, ainda menino, quando ouviu o próprio nome (1 Samuel 3:3-4). Se quiseres chamar esta criança, que eu a ensine a responder, e não a cale. Guarda a nossa casa até de manhã, e a mim, dá seis horas seguidas. Em nome de Jesus. Amém.',
    ],
    verses: [
      verse('Salmos 4:8', 'paz deito durmo seguro'),
      verse('Marcos 4:38-39', 'dormindo almofada vento'),
      verse('Salmos 121:3-4', 'cochilará dormirá'),
      verse('1 Samuel 3:3-4', 'Samuel dormindo arca chamou'),
    ],
  },
  {
    slug: 'primeiro-dia-de-trabalho',
    theme: 'Primeiro dia de trabalho',
    serves: ['having', 'thanking'],
    synonyms: [
      'primeiro dia no emprego',
      'começo no emprego novo amanhã',
      'vou começar a trabalhar',
      'primeiro emprego',
      'fui contratado',
      'mudei de setor',
    ],
    prayers: [
      'Senhor, a roupa está passada na cadeira e o despertador tem três alarmes. Amanhã eu começo. Obrigado por esta vaga; tu sabes quantos currículos ficaram sem resposta.\n\nNão sei onde fica o banheiro nem com quem se almoça. Dá-me memória para os nomes, coragem para perguntar de novo e humildade quando um mais novo me ensinar. Que eu não tente parecer mais do que sou nem me esconda atrás da tela.\n\nJosé foi posto em casa estranha, sem ter escolhido, e o patrão percebeu que tu estavas com ele (Gênesis 39:3-4). Que percebam algo assim pelo meu capricho, e não porque anunciei. Guarda o caminho de ida e a volta. Em nome de Jesus. Amém.',
      'Deus, daqui a pouco vão me chamar, e a boca secou. Neemias, diante do rei, orou num segundo, entre a pergunta e a resposta (Neemias 2:4-5). É uma oração desse tamanho que faço agora: fica comigo.\n\nSe eu errar, que conte logo e aprenda. Se me derem tarefa demais, que eu saiba dizer. Se pedirem coisa desonesta, que eu recuse sem teatro. Põe no meu caminho um colega bom, desses que explicam o que ninguém escreve no manual.\n\nQue eu trabalhe como quem serve a Cristo, também quando ninguém confere (Colossenses 3:23-24). E, no fim do expediente, que eu deixe lá o que é de lá e chegue em casa inteiro. Amém.',
      'Pai, hoje foi o primeiro dia do meu filho no serviço. De manhã ele tomou o café em pé, como gente grande, e eu fingi que não estava olhando.\n\nGuarda-o no ônibus cheio, na máquina que ele não conhece, na conversa de quem já perdeu o gosto. Dá-lhe um chefe firme e justo. Que o primeiro salário não compre a admiração errada; que ele guarde um pouco, ajude um pouco, ria um pouco.\n\nA oração de Moisés pede que confirmes a obra das nossas mãos (Salmos 90:17). Confirma a das mãos dele. E as minhas, que o criaram até aqui, ensina a soltar sem abandonar. Que ele saiba que pode voltar para jantar e contar como foi. Por Jesus. Amém.',
    ],
    verses: [
      verse('Gênesis 39:3-4', 'senhor SENHOR prosperar José favor'),
      verse('Neemias 2:4-5', 'rei orei Deus respondei'),
      verse('Colossenses 3:23-24', 'coração Senhor pessoas'),
      verse('Salmos 90:17', 'confirma obra mãos'),
    ],
  },
  {
    slug: 'audiencia-e-justica',
    theme: 'Audiência e causa na justiça',
    synonyms: [
      'audiência',
      'tenho uma audiência amanhã',
      'processo na justiça',
      'causa trabalhista',
      'causa na justiça demorada',
      'oração para o juiz',
      'guarda dos meus filhos na justiça',
      'perícia do INSS',
    ],
    prayers: [
      'Senhor, amanhã vão chamar o meu nome num corredor frio. Uma pessoa que nunca me viu vai decidir, em vinte minutos, o que eu carrego há anos. Faze-me justiça e defende a minha causa, como pedia o salmo (Salmos 43:1).\n\nDá clareza ao juiz, atenção a quem escreve, preparo a quem me defende. Que eu diga a verdade inteira, também a parte que não me favorece. Tira o tremor da minha voz, e não deixes o outro lado me fazer perder a cabeça.\n\nEu quero ganhar, tu sabes. Quero mais ainda sair dali sem ter mentido. O resultado eu ponho nas tuas mãos; a minha paz também, para que não dependa de uma assinatura. Em nome de Jesus. Amém.',
      'Jesus, o Senhor contou de uma viúva que voltou tantas vezes que cansou um juiz sem coração. E disse que Deus não é como ele (Lucas 18:2-8). Eu já perdi a conta das vezes em que voltei.\n\nO papel está parado faz anos. Trocaram o advogado, mudou a vara, faltou um carimbo. Olhe por quem depende de sentença para comer: o que se machucou no trabalho, a mãe sem pensão, a idosa do benefício negado. Mexa as mãos certas, hoje ainda.\n\nLivre-me da propina, do atalho e do amigo que resolve. Livre-me também de viver só para isto, de cortar laços e alegrias até que saia a decisão. Que a espera não me azede. O Senhor, que ouve dia e noite, não perca o meu número. Amém.',
      'Pai, existe alguém sentado na cadeira de julgar, e hoje peço por essa pessoa. A tua lei não deixa favorecer o poderoso nem torcer o direito a favor do pobre (Levítico 19:15). É um peso que eu não queria.\n\nDá aos juízes paciência para ler, coragem contra pressão, noites bem dormidas. Aos jurados, olhos para o rosto e não para a roupa. Aos defensores, tempo para cada um dos cem processos da pilha. Ao perito, humanidade.\n\nE a nós, os dois lados da mesa, põe na boca uma proposta justa antes da briga maior, se houver acordo possível. Se houve crime, que a vítima seja protegida e ouvida. Tu és o Juiz que um dia abrirá todos os papéis; até lá, que a nossa justiça se pareça um pouco com a tua. Por Cristo. Amém.',
    ],
    verses: [
      verse('Salmos 43:1', 'justiça defende causa'),
      verse('Lucas 18:2-8', 'juiz viúva justiça dia noite'),
      verse('Levítico 19:15', 'injustiça juízo pobre poderoso'),
    ],
  },
  {
    slug: 'professores',
    theme: 'Professores',
    synonyms: [
      'oração do professor',
      'sou professora',
      'professora esgotada',
      'pelos professores',
      'dia do professor',
      'sala de aula',
      'alunos difíceis',
      'professora da escola dominical',
    ],
    prayers: [
      'Senhor, o sinal tocou e ainda há trinta cadernos na bolsa. Antes de abrir o portão de novo, preciso de ti. O profeta dizia que lhe davas, cada manhã, ouvido de aluno e palavra para sustentar o cansado (Isaías 50:4). Dá-me as duas coisas, que cansados não faltam.\n\nMostra-me o menino do fundo que aprendeu a ser invisível. Mostra-me o que há por trás do que responde torto: a noite sem jantar, o pai que bateu. Que eu corrija sem humilhar e exija sem desistir. Se perceber sinal de violência, que eu tenha coragem de avisar.\n\nGuarda a minha voz, o meu sono e o meu salário. Quando achar que ninguém ouviu, lembra-me de quem me ensinou a ler e nunca soube o que isso fez em mim. Em nome de Jesus. Amém.',
      'Jesus, menino de doze anos, o Senhor foi achado sentado no meio dos mestres, ouvindo e perguntando (Lucas 2:46). Bendita seja a sala em que se pode perguntar. Obrigado pelos professores que tive.\n\nA dona que segurou a minha mão na letra cursiva. O de matemática, que voltava a explicar sem suspirar. A tia da escola dominical, com o flanelógrafo torto. Alguns já partiram, outros passo na feira e não reconheço. Recompense-os onde eu não soube agradecer.\n\nOlhe pelos de hoje, que dão aula com medo, com turma dobrada, com remédio na gaveta. Que pais e governos os tratem como gente. E desperte, entre os alunos distraídos, alguém que um dia queira ocupar aquele lugar. Amém.',
      'Deus de toda verdade, tu me ensinas e me pões a ensinar a tua Palavra a um grupo pequeno, numa sala que cheira a giz de cera. Tiago avisa que mestre responde por mais (Tiago 3:1), e levo isso a sério.\n\nLivra-me de falar do que não estudei e de responder o que ninguém perguntou. Que eu saiba dizer “não sei, vou ver”. Que o meu tom não desminta a lição. Paulo queria o servo do Senhor manso com todos, apto para ensinar e paciente até com quem discorda (2 Timóteo 2:24-25); põe-me de volta nesse banco quando eu sair dele.\n\nE que alguma criança guarde, no meio de tanta coisa esquecida, uma só: que Jesus a recebe. Isso me basta por aula. Amém.',
    ],
    verses: [
      verse('Isaías 50:4', 'língua cansado manhãs ouvido'),
      verse('Lucas 2:46', 'Templo mestres ouvindo perguntando'),
      verse('Tiago 3:1', 'mestres julgamento'),
      verse('2 Timóteo 2:24-25', 'servo manso ensinar'),
    ],
  },
];
