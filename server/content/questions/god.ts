import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const god: readonly QuestionEntry[] = [
  {
    slug: 'quem-e-deus',
    question: 'Quem é Deus?',
    synonyms: [
      'quem é o Senhor',
      'como é Deus',
      'como Deus é',
      'o que é Deus',
      'me fala de Deus',
      'fale sobre Deus',
      'me fale quem é Deus',
      'Deus Pai',
      'atributos de Deus',
      'caráter de Deus',
    ],
    answer:
      'A Bíblia não começa explicando Deus. Começa com ele agindo: criou os céus e a terra (Gênesis 1:1). Antes dos montes, de eternidade a eternidade, ele já era (Salmos 90:2). Ninguém o fez. Não cabe em templo (Atos 17:24), é espírito (João 4:24), é único (Isaías 46:9).\n\nIsso é grande demais para caber na cabeça, e Paulo, depois de onze capítulos pensando, acabou em espanto (Romanos 11:33). Por isso é melhor perguntar como ele se apresenta. A Moisés disse um nome que é quase um enigma, eu sou o que sou (Êxodo 3:14), e depois descreveu o próprio coração: misericordioso, lento para a ira, cheio de bondade, e justo, que não faz de conta que o mal não houve (Êxodo 34:6-7). Mora no alto, e também com quem está abatido (Isaías 57:15). João resume em três palavras: Deus é amor (1 João 4:8).\n\nMas ninguém jamais o viu. Quem o mostrou foi o Filho (João 1:18); quem olha para Jesus vê o Pai (João 14:9). Se quer saber como Deus é, leia devagar um Evangelho e repare em quem ele toca, com quem come, por quem chora. Os cristãos confessam um só Deus, Pai, Filho e Espírito Santo (Mateus 28:19).\n\nE ele não quer só ser entendido. Não está longe de nenhum de nós (Atos 17:27). Jesus ensinou a chamá-lo de Pai (Mateus 6:9); pode começar por aí.',
    verses: [
      verse('Êxodo 34:6-7', 'misericordioso tardio ira'),
      verse('Gênesis 1:1', 'princípio criou céus'),
      verse('Salmos 90:2', 'montes eternidade'),
      verse('Atos 17:24', 'mundo céu mãos'),
      verse('João 4:24', 'Espírito adoradores verdade'),
      verse('Isaías 46:9', 'Deus semelhante'),
      verse('Romanos 11:33', 'profundidade sabedoria juízos'),
      verse('Êxodo 3:14', 'EU SOU Moisés'),
      verse('Isaías 57:15', 'Alto Sublime abatido'),
      verse('1 João 4:8', 'ama conhece amor'),
      verse('João 1:18', 'viu unigênito revelou'),
      verse('João 14:9', 'Filipe vê Pai'),
      verse('Mateus 28:19', 'Pai Filho Espírito'),
      verse('Atos 17:27', 'buscassem encontrá-lo longe'),
      verse('Mateus 6:9', 'Pai céus santificado'),
    ],
  },
  {
    slug: 'o-que-e-a-trindade',
    question: 'O que é a Trindade? Como Deus pode ser um e três?',
    synonyms: [
      'Pai Filho e Espírito Santo',
      'Santíssima Trindade',
      'três pessoas um só Deus',
      'a palavra Trindade está na Bíblia',
      'explicar a Trindade',
      'o que é a Trindade',
    ],
    answer:
      'A palavra não aparece na Bíblia; ela resume o que a Bíblia ensina. Israel confessava que o Senhor é um só (Deuteronômio 6:4), e os primeiros cristãos, judeus quase todos, nunca abandonaram essa convicção.\n\nAo conviver com Jesus, porém, descobriram que o Pai é Deus, o Filho é Deus e o Espírito é Deus, e que os três se relacionam entre si. No batismo de Jesus, o Filho sai da água, o Espírito desce e a voz do Pai se ouve (Mateus 3:16-17). Por isso a ordem é batizar em um só nome, o de Pai, Filho e Espírito Santo (Mateus 28:19). A igreja formulou assim: um só Deus, em três pessoas, iguais e distintas.\n\nComparações com água, gelo e vapor ou com as partes do ovo ajudam pouco e costumam confundir. É mistério, maior que a nossa cabeça, mas não é conta errada, pois não dizemos um e três no mesmo sentido. E traz consolo: antes de existir o mundo, Deus já era amor.',
    verses: [
      verse('Deuteronômio 6:4', 'Ouve Israel Deus único'),
      verse('Mateus 3:16-17', 'Jesus Espírito voz Filho'),
      verse('Mateus 28:19', 'nome Pai Filho Espírito'),
    ],
  },
  {
    slug: 'quem-e-jesus',
    question: 'Quem é Jesus? Ele é mesmo Deus?',
    synonyms: [
      'Jesus é Deus',
      'Jesus existiu',
      'Filho de Deus',
      'Jesus é homem ou Deus',
      'o que significa Cristo',
    ],
    answer:
      'Jesus de Nazaré viveu na Palestina no século 1, e isso quase nenhum historiador discute. Cresceu numa família trabalhadora, ensinou por cerca de três anos, foi crucificado sob Pôncio Pilatos. Cristo não é sobrenome: significa Ungido, o Messias prometido a Israel.\n\nOs cristãos creem que ele é Deus que se fez gente. João abre seu evangelho chamando-o de Palavra eterna, que estava com Deus e era Deus (João 1:1), e diz que ela veio morar entre nós em carne e osso (João 1:14). Tomé, diante do ressuscitado, chamou-o de seu Senhor e seu Deus, e Jesus não o corrigiu (João 20:28).\n\nIsso muda a vida comum. Por ser homem, ele sabe o que é fome, cansaço, tentação e perda, e se compadece das nossas fraquezas (Hebreus 4:15). Por ser Deus, pode perdoar e salvar. Para conhecê-lo melhor, leia o Evangelho de Marcos de uma só vez e pergunte a cada página: quem é este?',
    verses: [
      verse('João 1:1', 'princípio Palavra Deus'),
      verse('João 1:14', 'Palavra carne habitou'),
      verse('João 20:28', 'Tomé Senhor Deus'),
      verse('Hebreus 4:15', 'compadecer fraquezas pecado'),
    ],
  },
  {
    slug: 'quem-e-o-espirito-santo',
    question: 'Quem é o Espírito Santo e o que ele faz?',
    synonyms: [
      'Espírito Santo é uma pessoa ou uma força',
      'ser cheio do Espírito',
      'Consolador',
      'sentir o Espírito Santo',
      'entristecer o Espírito Santo',
    ],
    answer:
      'Às vezes se fala dele como energia ou arrepio. A Bíblia o trata como alguém: ensina, decide, pode ser entristecido (Efésios 4:30). Pedro diz que mentir ao Espírito é mentir a Deus (Atos 5:3-4). Ele é Deus, com o Pai e o Filho.\n\nNa véspera da cruz, Jesus prometeu aos discípulos outro Consolador, que ficaria com eles para sempre (João 14:16-17). É ele quem convence do pecado, faz nascer de novo, habita em cada crente, ilumina a Palavra, distribui dons e forma em nós o caráter de Cristo.\n\nSobre o batismo com o Espírito há leituras diferentes. Muitas igrejas pentecostais o entendem como experiência posterior à conversão, em geral acompanhada de línguas; batistas e presbiterianos, de modo geral, afirmam que ele acontece na própria conversão. Todos concordam que quem pertence a Cristo tem o Espírito (Romanos 8:9) e pode ser cheio dele mais de uma vez. Peça isso a Deus com simplicidade e converse com seu pastor sobre o ensino da sua igreja.',
    verses: [
      verse('Efésios 4:30', 'entristeçais Espírito Santo'),
      verse('Atos 5:3-4', 'Ananias mentisses Espírito Deus'),
      verse('João 14:16-17', 'outro Consolador sempre'),
      verse('Romanos 8:9', 'Espírito Cristo pertence'),
    ],
  },
  {
    slug: 'por-que-jesus-morreu',
    question: 'Por que Jesus precisou morrer na cruz?',
    synonyms: [
      'significado da cruz',
      'sangue de Jesus',
      'Jesus morreu por mim',
      'por que Deus não perdoa sem a cruz',
      'sacrifício de Jesus',
      'Sexta-feira Santa',
    ],
    answer:
      'Perdoar sempre custa alguma coisa a quem perdoa. Se alguém quebra o seu portão e você deixa passar, o conserto sai do seu bolso. O mal que fazemos a Deus e aos outros é real, e fingir que não houve nada seria injusto com as vítimas.\n\nNa cruz, o próprio Deus assume o prejuízo. Isaías descreveu um servo ferido por causa das culpas do povo (Isaías 53:5), e os apóstolos reconheceram nele o rosto de Jesus. Cristo, o justo, sofreu no lugar dos injustos para nos conduzir a Deus (1 Pedro 3:18). Ninguém o forçou; ele disse que entregava a vida por decisão própria (João 10:18). O Pai e o Filho agiram juntos, por amor.\n\nAli se vê o tamanho do pecado e, mais ainda, o tamanho do amor: Cristo morreu por nós quando ainda estávamos de costas para ele (Romanos 5:8). A cruz não pede que você pague de novo com culpa. Pede confiança, gratidão e uma vida que aprende a amar desse jeito.',
    verses: [
      verse('Isaías 53:5', 'ferido transgressões castigo paz'),
      verse('1 Pedro 3:18', 'Cristo justo injustos'),
      verse('João 10:18', 'mim mesmo poder mandamento'),
      verse('Romanos 5:8', 'amor Cristo pecadores'),
    ],
  },
  {
    slug: 'jesus-ressuscitou-mesmo',
    question: 'Jesus ressuscitou mesmo? Como podemos saber?',
    synonyms: [
      'provas da ressurreição',
      'túmulo vazio',
      'Páscoa significado cristão',
      'Jesus está vivo',
      'por que a ressurreição é importante',
    ],
    answer:
      'Ninguém filmou aquela madrugada, nem existe prova de laboratório para um fato do passado. O que existe são testemunhas. Por volta do ano 55, Paulo citou uma lista mais antiga que sua carta: Jesus apareceu a Pedro, aos doze, a mais de quinhentos irmãos de uma vez, muitos ainda vivos naquela data para confirmar (1 Coríntios 15:3-8).\n\nVários detalhes pesam a favor delas. As primeiras a encontrar o túmulo vazio foram mulheres, cujo depoimento valia pouco na época; quem inventasse a história escolheria outros nomes. Discípulos apavorados tornaram-se corajosos, e muitos deles sofreram por aquilo que afirmavam ter visto. Lucas fala de quarenta dias de encontros (Atos 1:3). E Tomé, que duvidou, foi convidado a conferir as marcas de perto (João 20:27).\n\nPaulo admite que, se Cristo não ressuscitou, a pregação e a fé não valem nada (1 Coríntios 15:14). O cristianismo inteiro depende desse fato. Se você duvida, leia os capítulos finais dos quatro evangelhos e examine com honestidade. Quem pergunta com sinceridade tem lugar diante de Jesus.',
    verses: [
      verse('1 Coríntios 15:3-8', 'Cefas doze quinhentos Tiago'),
      verse('Atos 1:3', 'vivo quarenta dias'),
      verse('João 20:27', 'dedo mãos incrédulo'),
      verse('1 Coríntios 15:14', 'ressuscitou vã pregação fé'),
    ],
  },
  {
    slug: 'medo-de-feitico-e-inveja',
    question: 'O cristão precisa ter medo do diabo, de inveja ou de feitiço?',
    synonyms: [
      'mau-olhado',
      'olho gordo',
      'macumba pega em crente',
      'batalha espiritual',
      'acho que fizeram trabalho contra mim',
    ],
    answer:
      'O mal existe, e o Novo Testamento o leva a sério. Pedro fala de um adversário que ronda como leão e manda resistir com sobriedade e fé (1 Pedro 5:8-9). Não há ali fascínio nem pânico.\n\nQuem está em Cristo foi tirado do domínio das trevas e pertence ao Reino do Filho (Colossenses 1:13). João assegura aos seus leitores que aquele que está neles é maior do que o que está no mundo (1 João 4:4). Inveja alheia magoa e pode até prejudicar no trabalho, mas não manda na sua vida. Amuleto, sal grosso ou objeto comprado nada acrescentam a essa proteção. Confie em Deus, ore e viva na verdade.\n\nDuas cautelas. Doença, insônia, dívida e crise no casamento costumam ter causas comuns e merecem médico, planejamento e conversa, sem procurar culpado escondido. E não acuse vizinhos ou pessoas de outra religião: nossa luta não é contra gente (Efésios 6:12). Se o medo não passa ou você ouve vozes, peça oração e busque também atendimento médico.',
    verses: [
      verse('1 Pedro 5:8-9', 'sóbrios diabo leão Resisti'),
      verse('Colossenses 1:13', 'tirou domínio trevas reino'),
      verse('1 João 4:4', 'maior está vós mundo'),
      verse('Efésios 6:12', 'carne sangue trevas'),
    ],
  },
];
