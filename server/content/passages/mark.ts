import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const mark: readonly PassageDevotional[] = [
  {
    slug: 'marcos-2',
    chapters: ['MRK.2'],
    verse: verse('Marcos 2:4-5', 'telhado leito fé'),
    reflection:
      'Quatro homens carregam um paralítico até uma casa de Cafarnaum onde não cabe mais ninguém. Eles sobem, abrem o telhado e descem a maca diante de Jesus, com a poeira caindo sobre os que ouviam. Jesus vê a fé dos amigos, chama o doente de filho e lhe perdoa os pecados antes de mandá-lo andar.',
    prayer:
      'Jesus, obrigado pelas pessoas que me carregaram até ti quando eu não tinha forças para ir. Traz à minha memória o rosto de cada uma. Mostra-me também quem está deitado e espera quatro mãos e um pouco de teimosia. Perdoa os meus pecados, que são o meu mal mais antigo. Amém.',
    application:
      'Junte-se a dois ou três irmãos para ajudar um doente do bairro: combinem hoje quem leva à consulta, quem cozinha e quem visita durante a semana.',
  },
  {
    slug: 'marcos-5',
    chapters: ['MRK.5'],
    verse: verse('Marcos 5:33-34', 'tremendo verdade Filha paz'),
    reflection:
      'Jairo tem pressa, porque a filha de doze anos está morrendo, e Jesus para no caminho por causa de uma mulher que sangra há doze anos. Ela treme e conta tudo diante da multidão; Jesus escuta até o fim e a chama de filha. A demora parece ter custado a vida da menina, e ainda assim ele segue para a casa de Jairo.',
    prayer:
      'Senhor, é difícil esperar enquanto atendes outra pessoa e a minha casa está em aflição. Eu quero confiar em ti nesse pedaço do caminho. Escuta também a verdade inteira que eu nunca contei, com o medo que vem junto. Segura pela mão os doentes que eu amo e sustenta os pais deles. Amém.',
    application:
      'Reserve dez minutos a sós para contar a Jesus a história toda de uma dor antiga, sem resumir. Se ela ainda sangra, marque uma consulta ou uma conversa.',
  },
  {
    slug: 'marcos-7',
    chapters: ['MRK.7'],
    verse: verse('Marcos 7:33-34', 'separado dedos Efatá'),
    reflection:
      'Alguns trazem um surdo a Jesus, e ele o leva para longe do barulho da multidão. Como o homem não ouve, ele fala por gestos: os dedos nos ouvidos, o toque na língua, os olhos erguidos, um suspiro. Só então diz Efatá, e a primeira voz que aquele homem ouve com clareza é a de Cristo.',
    prayer:
      'Jesus, tu soubeste falar com quem não podia ouvir. Leva-me também para um lugar à parte e abre os meus ouvidos à tua palavra. Ensina a nossa igreja a acolher os surdos, a aprender os seus sinais e a sentar perto deles. Solta a minha língua para o bem, e que ela fale com calma. Amém.',
    application:
      'Aprenda com alguém de casa três sinais de Libras, como bom dia, obrigado e Jesus, e usem os sinais com uma pessoa surda da igreja ou do bairro.',
  },
  {
    slug: 'marcos-9',
    chapters: ['MRK.9'],
    verse: verse('Marcos 9:24', 'Creio Ajuda incredulidade'),
    reflection:
      'Um pai conta a Jesus o que passa com o filho desde a infância: as quedas, o fogo, a água, os discípulos que não conseguiram ajudar. Quando ouve falar de crer, ele responde chorando, com as duas coisas que há no coração. Jesus aceita essa fé partida ao meio, segura a mão do menino e o põe de pé.',
    prayer:
      'Senhor, eu creio, e preciso que me ajudes na parte em que não creio. Tu conheces há quantos anos esta situação me cansa. Olha para os pais que cuidam de um filho doente e quase não dormem. Desce do monte até a nossa casa e toma conta daquilo que os teus servos não souberam resolver. Amém.',
    application:
      'Faça hoje uma oração com duas metades, por escrito: na primeira diga em que você confia em Jesus, e na segunda, com franqueza, em que ainda não confia.',
  },
  {
    slug: 'marcos-10',
    chapters: ['MRK.10'],
    verse: verse('Marcos 10:21', 'olhando amou-o falta'),
    reflection:
      'Pela estrada um homem vem correndo e se ajoelha diante de Jesus, seguro de ter cumprido os mandamentos. Jesus olha para ele, tem amor por ele e toca no ponto que o prende, que são as propriedades. Ele vai embora triste, e Marcos deixa no relato aquele olhar que o acompanhou enquanto se afastava.',
    prayer:
      'Bom Mestre, olha para mim com esse mesmo amor e diz o que me falta. Eu tenho medo da resposta, porque há coisas das quais vivo agarrado. Solta os meus dedos, um por um. Que eu não volte triste para os meus bens tendo estado tão perto de ti. Amém.',
    application:
      'Escolham em família, ou com um amigo, uma coisa boa que cada um possui e pouco usa, e decidam hoje a quem ela vai ser dada.',
  },
  {
    slug: 'marcos-12',
    chapters: ['MRK.12'],
    verse: verse('Marcos 12:42-43', 'viúva pequenas moedas'),
    reflection:
      'Jesus se senta no templo em frente à caixa das ofertas e observa as mãos que passam. Uma viúva deixa cair duas moedinhas, que quase não fazem barulho, e ele chama os discípulos para verem. Pouco antes tinha falado dos que devoram as casas das viúvas, e agora honra uma delas diante de todos.',
    prayer:
      'Senhor, tu vês as moedas pequenas e sabes o que custaram. Recebe o pouco tempo, a pouca força e o pouco dinheiro que eu tenho para te dar. Guarda as viúvas pobres de toda pessoa que queira tirar proveito da fé delas. E livra-me de dar para ser visto. Amém.',
    application:
      'Ofereça hoje, sozinho e sem anunciar, algo pequeno que seja seu de verdade: meia hora, um lanche, a passagem de alguém. Não comprometa o sustento da casa.',
  },
  {
    slug: 'marcos-14',
    chapters: ['MRK.14'],
    verse: verse('Marcos 14:8', 'Esta podia ungir sepultura'),
    reflection:
      'Na casa de Simão, em Betânia, uma mulher quebra um frasco de nardo e o derrama sobre a cabeça de Jesus. Alguns calculam em voz alta quanto aquilo valia, e a criticam. Jesus manda que a deixem em paz, porque ela fez o que estava ao seu alcance enquanto ele ainda estava ali para receber.',
    prayer:
      'Jesus, recebe o meu amor enquanto há tempo de mostrá-lo. Perdoa-me quando eu calculo demais e chamo de desperdício a devoção dos outros. Ensina-me a fazer o que posso, sem me comparar com quem faz mais. Que a memória daquela mulher me dê coragem de te honrar diante das pessoas. Amém.',
    application:
      'Diga hoje a alguém idoso ou doente, olhando nos olhos, o que ele significa para você. Leve uma flor, um doce ou um creme para as mãos.',
  },
];
