import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const hebrewsToJude: readonly PassageDevotional[] = [
  {
    slug: 'hebreus-4',
    chapters: ['HEB.4'],
    verse: verse('Hebreus 4:15-16', 'compadecer fraquezas trono graça'),
    reflection:
      'A carta lembra o povo que parou às portas da terra prometida e não descansou. Depois fala de uma palavra tão afiada que alcança os pensamentos, e de olhos diante dos quais tudo fica descoberto. Quem se vê assim exposto teria vontade de fugir, e é justamente ali que o texto apresenta Jesus, o sacerdote que foi tentado, e convida a chegar perto.',
    prayer:
      'Jesus, tu sabes por experiência o que é cansaço, fome e tentação. Eu me aproximo do teu trono sem esconder a fraqueza desta semana. Dá-me misericórdia pelo que passou e socorro para a hora que vem. Ensina o meu corpo e a minha alma a descansar em Deus hoje mesmo. Amém.',
    application:
      'Desligue por meia hora tudo o que faz barulho, deite-se ou sente-se bem, e conte a Jesus uma tentação com todas as palavras. Receba o descanso.',
  },
  {
    slug: 'hebreus-6',
    chapters: ['HEB.6'],
    verse: verse('Hebreus 6:19', 'esperança âncora alma véu'),
    reflection:
      'O capítulo assusta e consola quase no mesmo fôlego. Depois de avisar sobre os que abandonam a fé, o autor diz que Deus não esquece o amor com que seus leitores serviram aos irmãos. Então mostra uma âncora estranha, lançada para cima, presa atrás do véu onde Jesus já entrou, enquanto o barco ainda balança aqui embaixo.',
    prayer:
      'Deus que não podes mentir, eu me agarro ao que juraste a Abraão e cumpriste em Jesus. O vento está forte, e o meu barco é pequeno. Segura a âncora da minha alma do lado de dentro do véu. Não deixes que eu me acostume com a preguiça; renova em mim o gosto de servir. Amém.',
    application:
      'Lembre a um irmão desanimado, por recado ou pessoalmente, um serviço de amor que ele já fez. Diga que Deus não se esqueceu daquilo.',
  },
  {
    slug: 'hebreus-11',
    chapters: ['HEB.11'],
    verse: verse('Hebreus 11:13', 'morreram promessas longe peregrinos'),
    reflection:
      'Abraão sai sem conhecer o endereço, e ele e Sara moram em tendas na terra que já era deles por promessa. A lista segue com gente que atravessou o mar e com gente que foi apedrejada, e o autor diz de todos que viram de longe e acenaram. Eles morreram esperando uma cidade, e Deus não tem vergonha de ser chamado de Deus deles.',
    prayer:
      'Deus de Abraão e de Sara, eu moro em tenda e às vezes esqueço que estou de passagem. Dá-me fé para obedecer antes de ver o mapa. Consola quem envelhece sem ter recebido o que esperava. Obrigado pela cidade que preparaste para nós em Cristo; mantém os meus olhos nela. Amém.',
    application:
      'Escreva um parágrafo que comece com as palavras pela fé e o seu nome, contando um passo que você deu, ou que dará hoje, sem saber o resultado.',
  },
  {
    slug: 'hebreus-12',
    chapters: ['HEB.12'],
    verse: verse('Hebreus 12:2', 'olhando Jesus Autor cruz'),
    reflection:
      'As arquibancadas estão cheias de gente que já terminou a prova, Abel, Raabe, Davi e tantos outros. O corredor tira o casaco pesado e o pecado que se enrola nas pernas, e fixa os olhos em Jesus, que correu primeiro e passou pela cruz. O autor olha também para quem vem atrás, de mãos caídas e joelhos bambos, e pede que se alise o caminho para o manco.',
    prayer:
      'Senhor Jesus, começaste em mim a fé e vais levá-la até o fim. Mostra-me o que pesa nos meus ombros e de que eu não preciso. Arranca cedo a raiz de amargura antes que ela cresça e envenene a casa. Fortalece as mãos cansadas dos meus irmãos, e que eu lhes faça companhia na pista. Amém.',
    application:
      'Caminhe com alguém que anda mais devagar do que você, um idoso, uma criança ou um doente, no passo dele. Conversem sobre o que ajuda cada um a continuar.',
  },
  {
    slug: 'tiago-3',
    chapters: ['JAS.3'],
    verse: verse('Tiago 3:4-5', 'navios leme língua fogo'),
    reflection:
      'Tiago enfileira imagens: o freio na boca do cavalo, o leme do navio, a faísca no bosque, a fonte que não dá duas águas. Ele sabe que domamos leões e aves, e que a língua nos escapa à mesa do café. O espanto maior dele é ouvir, na mesma boca, o hino a Deus e a praga contra alguém feito à imagem de Deus.',
    prayer:
      'Senhor, põe a tua mão no leme da minha boca. Perdoa o incêndio que começou num comentário meu. Limpa a fonte, que é o coração, com a palavra mansa de Jesus. Dá-me hoje a sabedoria que vem do alto, pacífica e cheia de bons frutos, sobretudo quando eu tiver razão. Amém.',
    application:
      'Passe as próximas três horas sem falar de quem está ausente, a menos que seja para o bem ou para proteger alguém. Anote, a sós, as vezes em que quase falou.',
  },
  {
    slug: '1-pedro-2',
    chapters: ['1PE.2'],
    verse: verse('1 Pedro 2:5', 'pedras vivas casa'),
    reflection:
      'Pedro, cujo nome quer dizer pedra, escreve a cristãos espalhados pela Ásia Menor e os chama de pedras vivas. A primeira, que os construtores jogaram fora, é Jesus; sobre ela Deus encaixa pessoas que antes não eram povo nenhum. Ele se lembra de como Cristo foi insultado sem insultar, e de como levou no próprio corpo os nossos pecados até o madeiro.',
    prayer:
      'Jesus, pedra viva, eu chego perto de ti com as minhas arestas. Coloca-me na tua casa ao lado de quem tu quiseres. Obrigado porque eu não era povo e recebi misericórdia. Quando me ferirem com palavras, guarda a minha língua, e dá-me sabedoria para procurar ajuda e justiça quando for preciso. Amém.',
    application:
      'Dê a um irmão novo um lugar concreto na comunidade: uma tarefa, um assento ao seu lado, um número de telefone. Diga que a casa precisa dele.',
  },
  {
    slug: '2-pedro-1',
    chapters: ['2PE.1'],
    verse: verse('2 Pedro 1:18-19', 'céu monte palavra luz'),
    reflection:
      'Pedro sabe que vai morrer em breve e quer deixar lembranças. Conta que esteve no monte santo e ouviu a voz que chamou Jesus de Filho amado, e garante que não inventou fábulas. Mesmo assim ele aponta os leitores para a palavra dos profetas, uma lâmpada acesa num lugar escuro, até que o dia amanheça.',
    prayer:
      'Pai, eu não estive no monte com Pedro, e me deste a mesma lâmpada que ele recomendou. Acende-a cedo na minha casa. Acrescenta à minha fé domínio próprio, paciência e amor de irmão, uma coisa de cada vez. Que os mais novos guardem, depois de mim, a lembrança de Jesus. Amém.',
    application:
      'Escreva hoje uma carta curta para alguém mais jovem ler daqui a anos. Conte quem é Jesus para você e um texto que iluminou uma noite sua.',
  },
  {
    slug: '1-joao-4',
    chapters: ['1JN.4'],
    verse: verse('1 João 4:20', 'irmão viu Deus nunca viu'),
    reflection:
      'João envelheceu repetindo a mesma palavra, e nesta página ela aparece quase em cada linha. Ele diz que Deus amou primeiro e enviou o Filho, e que ninguém jamais viu a Deus. O irmão, porém, tem rosto, voz e manias, está sentado na cadeira ao lado, e é com ele que o amor a Deus começa a ser visto.',
    prayer:
      'Deus de amor, tu nos amaste primeiro e nos deste o teu Filho. Tira de mim o medo do castigo, que ainda me faz servir de cabeça baixa. Mostra-me no rosto de um irmão difícil o lugar em que queres ser amado. Que a nossa casa creia nesse amor e viva dele. Amém.',
    application:
      'Escolha um irmão com quem você tem pouca paciência e faça por ele, hoje, um bem que ele possa ver: um elogio justo, uma carona, um prato de comida.',
  },
  {
    slug: '3-joao-1',
    chapters: ['3JN.1'],
    verse: verse('3 João 1:5', 'fielmente irmãos forasteiros'),
    reflection:
      'A carta mais curta da Bíblia cabe numa folha e tem três nomes. Gaio hospeda missionários que nunca viu; Diótrefes gosta de mandar, fala mal e expulsa quem acolhe; Demétrio tem bom testemunho de todos. O velho João larga a pena, porque prefere conversar face a face, e pede que cada amigo seja saudado pelo nome em paz.',
    prayer:
      'Senhor, dá-nos casas como a de Gaio, em que os teus mensageiros encontrem cama e comida. Guarda-me da vontade de Diótrefes de ser o primeiro. Cura as pessoas que um líder autoritário feriu e pôs para fora. Que os meus filhos na fé andem na verdade, e que eu os conheça pelo nome, como Jesus conhece os seus. Amém.',
    application:
      'Envie hoje, sem que ninguém saiba, uma ajuda possível a um missionário ou a uma obra séria, ou então uma oração escrita com o nome dele.',
  },
];
