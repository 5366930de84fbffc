import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const patriarchsAndProphets: readonly ThemeStudy[] = [
  {
    slug: 'jose-do-egito',
    theme: 'José do Egito',
    synonyms: [
      'José filho de Jacó',
      'a vida de José',
      'história de José',
      'José e seus irmãos',
      'José e a mulher de Potifar',
      'túnica colorida',
      'sonhos de José',
      'José governador do Egito',
      'personagem José',
    ],
    title: 'O irmão que pôs pão na mesa dos irmãos',
    introduction:
      'Uma roupa de várias cores, um poço, uma cela, um anel no dedo. A história de José ocupa cerca de um quarto do livro de Gênesis e costuma ser contada como prova de que todo sonho se realiza. Lida devagar, ela diz outra coisa. Os sonhos se cumprem, mas depois de vinte anos e de muita lágrima; e, no fim, servem menos à glória do sonhador que à fome dos outros. É também a história de uma família doente, com preferência, inveja e silêncio, que um dia consegue se abraçar. Vamos segui-la do poço ao celeiro.',
    mainPoints: [
      'A ferida começou em casa. Jacó amava mais um filho e o vestia para que todos vissem (Gênesis 37:3-4). Os irmãos não conseguiam mais falar com ele em paz, e José, moço, contava os sonhos sem medir o efeito. Venderam-no por vinte peças de prata (Gênesis 37:28) e levaram ao pai uma mentira tingida de sangue.',
      'Deus esteve com ele embaixo, e não só em cima. O narrador repete isso na casa de Potifar e na prisão (Gênesis 39:20-21). Quando a patroa o assediou, José falou da confiança do patrão e do pecado contra Deus (Gênesis 39:9). Disse não, e foi parar na cadeia por uma acusação falsa. Nem sempre a fidelidade é premiada na mesma semana.',
      'Foi esquecido por quem ajudou. Pediu ao copeiro que falasse dele ao Faraó (Gênesis 40:14), e o homem, livre, não se lembrou (Gênesis 40:23). Pedir ajuda não era falta de fé. Dois anos depois, diante do trono, José recusou o crédito e disse que a resposta vinha de Deus (Gênesis 41:16).',
      'Ele experimentou os irmãos antes de se revelar. Ouviu, sem que soubessem, que ainda carregavam a angústia daquele dia (Gênesis 42:21). Viu Judá, o mesmo que propusera a venda, oferecer-se como escravo no lugar do caçula (Gênesis 44:33-34). Só então chorou alto e disse quem era (Gênesis 45:3-5). Perdoar não o obrigou a confiar às cegas.',
      'No fim, deu nome às duas coisas: ao mal que lhe quiseram fazer e ao bem que Deus tirou dali (Gênesis 50:20-21). Não chamou o mal de bem. Também não se pôs no lugar de juiz: prometeu sustento, falou ao coração dos que tinham medo e cuidou dos filhos deles.',
    ],
    historicalContext:
      'A narrativa situa José no Egito de um Faraó que ela não nomeia. Muitos o colocam no período dos hicsos, governantes vindos da Ásia, por volta de 1700 a 1550 antes de Cristo; outros, um pouco antes. Semitas que desciam ao Egito para comprar trigo ou para servir como escravos aparecem em pinturas e em papiros da época, e o preço de vinte peças de prata combina com o que se pagava então por um escravo jovem. Interpretar sonhos era ofício na corte, com manuais próprios. A administração da fome teve um preço que o texto registra sem comentário: os egípcios venderam rebanhos, terras e a si mesmos ao Faraó (Gênesis 47:20-21). Gerações depois, outro rei, que não conhecia José, escravizaria os hebreus (Êxodo 1:8).',
    theologicalAnalysis:
      'Quem levou José ao Egito? Os irmãos, por inveja; os mercadores, por lucro; Deus, para conservar a vida de muitos. O salmo diz que o Senhor enviou adiante um homem, vendido como escravo, com os pés em ferros (Salmos 105:17-19). A Bíblia mantém juntas a culpa humana e a providência, sem explicar o mecanismo. Calvinistas e arminianos o descrevem de modos diferentes e concordam no essencial: Deus não é autor do mal, e o mal não tem a última palavra. Convém prudência ao aplicar isso. José pôde dizer aquela frase de si, já no fim; não nos cabe dizê-la à vítima no fundo do poço.\n\nEstêvão lembrou que Deus era com ele quando os patriarcas o venderam (Atos 7:9-10), e os cristãos viram ali um esboço de outro filho amado, entregue pelos seus por prata, que devolve o bem e alimenta os que o rejeitaram. O Novo Testamento não desenvolve a comparação, e ela não deve ser forçada em cada detalhe. O que a carta aos Hebreus destaca é outra coisa: à morte, ele falou da saída do Egito e deu ordens sobre os seus ossos (Hebreus 11:22). Governador rico, sabia que aquela não era a sua casa (Gênesis 50:25).',
    reflection:
      'Em que parte da história você está: na roupa que provoca inveja, no poço, na cela dos esquecidos, no celeiro? Talvez no lugar de Jacó, que criou a rivalidade e depois não quis consolo (Gênesis 37:35). José deu aos filhos nomes que falam de esquecer e de frutificar na terra da aflição (Gênesis 41:51-52). Que nome você daria a este tempo? E, se alguém o feriu, o que seria para você falar ao coração dessa pessoa, sem mentir sobre o que houve e sem se pôr de novo em perigo?',
    practicalApplication:
      'Se há preferência entre os filhos da sua casa, repare nela hoje, com um gesto para o que recebe menos. Lembre-se de um copeiro: alguém que o ajudou e ficou sem resposta; telefone. Quem sofre assédio no trabalho guarde provas, conte a uma pessoa de confiança e denuncie; fugir da situação, como José fugiu, não é covardia. Quem sofreu traição na família não precisa de abraço apressado: converse antes com um conselheiro maduro. E guarde, na fartura, alguma coisa para a fome de outro.',
    prayer:
      'Deus de José, que desces aos poços e conheces as celas, lembra-te dos que todos esqueceram. Guarda limpo o meu corpo e a minha palavra quando ninguém vê. Livra-me de usar os dons que me deste para me pôr acima dos meus irmãos. O mal que me fizeram, tu o conheces; não quero chamá-lo de bem, nem quero que mande em mim. Tira dele, como sabes fazer, pão para alguém. Cura as famílias em que não se consegue falar em paz. E leva-nos todos para casa, por Jesus, o irmão que não se envergonha de nós. Amém.',
    additionalStudy:
      'Leia Gênesis 37 e Gênesis 39 anotando o que José perde em cada cena e o que ninguém consegue tirar dele. Leia depois Gênesis 45 em voz alta, de preferência em família. Compare Judá em Gênesis 37:26-27 com Judá em Gênesis 44:33-34: o que mudou nele, e o que o texto de Gênesis 38:26 pode ter a ver com isso?',
    verses: [
      verse('Gênesis 37:3-4', 'amava José roupa odiavam'),
      verse('Gênesis 37:28', 'venderam vinte prata Egito'),
      verse('Gênesis 39:20-21', 'cárcere José SENHOR'),
      verse('Gênesis 39:9', 'mal pecaria Deus'),
      verse('Gênesis 40:14', 'Lembra-te Faraó prisão'),
      verse('Gênesis 40:23', 'copeiros lembrou esqueceu'),
      verse('Gênesis 41:16', 'José Deus responda'),
      verse('Gênesis 42:21', 'pecamos irmão angústia'),
      verse('Gênesis 44:33-34', 'servo jovem irmãos'),
      verse('Gênesis 45:3-5', 'José irmão vida Deus'),
      verse('Gênesis 50:20-21', 'mal Deus bem consolou'),
      verse('Gênesis 47:20-21', 'comprou José terra Faraó'),
      verse('Êxodo 1:8', 'novo rei José'),
      verse('Salmos 105:17-19', 'José escravo ferros'),
      verse('Atos 7:9-10', 'patriarcas José Deus'),
      verse('Hebreus 11:22', 'fé José ossos'),
      verse('Gênesis 50:25', 'jurar José ossos'),
      verse('Gênesis 37:35', 'consolação luto pai'),
      verse('Gênesis 41:51-52', 'Manassés Efraim aflição'),
      verse('Gênesis 37', 'José irmãos cisterna'),
      verse('Gênesis 39', 'Potifar José cárcere'),
      verse('Gênesis 45', 'José irmãos pai'),
      verse('Gênesis 37:26-27', 'Judá irmão morte'),
      verse('Gênesis 38:26', 'Judá justa'),
    ],
  },
];
