import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const joshuaToRuth: readonly PassageDevotional[] = [
  {
    slug: 'josue-1',
    chapters: ['JOS.1'],
    verse: verse('Josué 1:5', 'Moisés contigo desampararei'),
    reflection:
      'Josué foi ajudante de Moisés por quarenta anos, e agora Moisés está morto e o Jordão continua ali na frente. Três vezes Deus lhe manda ter ânimo, e a razão é sempre a presença dele: como esteve com Moisés, estará com Josué. No fim do capítulo, o próprio povo repete a Josué o encorajamento que Deus lhe tinha dado.',
    prayer:
      'Senhor, tu me puseste no lugar de alguém que fazia tudo melhor do que eu. Fica comigo como ficaste com Josué, e não deixes a tua palavra sair da minha boca. Jesus prometeu estar conosco todos os dias, e nisso eu me seguro. Dá-me passos firmes na margem deste rio. Amém.',
    application:
      'Encoraje hoje alguém que assumiu uma tarefa nova: um colega, um líder da igreja, uma mãe de primeira viagem. Diga o que você já viu de bom nessa pessoa.',
  },
  {
    slug: 'josue-6',
    chapters: ['JOS.6'],
    verse: verse('Josué 6:10', 'grito voz palavra'),
    reflection:
      'Durante seis dias Israel dá uma volta em torno de Jericó e retorna ao acampamento sem que caia uma só pedra. Josué manda que ninguém fale; ouvem-se apenas os passos e as sete trombetas de chifre. No sétimo dia o povo grita, o muro desaba, e Raabe, que morava ali dentro, sai viva com toda a família.',
    prayer:
      'Deus dos exércitos, eu gosto de ver resultado no primeiro dia. Ensina-me a obedecer na segunda, na terceira e na quarta volta, com a boca fechada e o coração confiante. Tu salvaste Raabe e a puseste na família de Jesus. Salva também os que hoje moram do outro lado do muro. Amém.',
    application:
      'Escolha a tarefa que você faz todo dia sem ver fruto e cumpra-a hoje em silêncio, sem se queixar dela, orando enquanto trabalha.',
  },
  {
    slug: 'josue-24',
    chapters: ['JOS.24'],
    verse: verse('Josué 24:15', 'escolhei hoje casa'),
    reflection:
      'Josué, já muito velho, junta as tribos em Siquém e conta a história deles desde o pai de Abraão, que adorava outros deuses. Lembra que moram em cidades que não construíram e comem uvas que não plantaram. Só então pede que escolham, fala primeiro por si e pela sua casa, e levanta uma pedra debaixo do carvalho como testemunha.',
    prayer:
      'Senhor, a história da minha família também começou longe de ti, e tu a alcançaste. Eu como de vinhas que outros plantaram. Quero servir a ti, junto com os que moram comigo, e peço que tires de nós os ídolos que guardamos por hábito. Firma a nossa escolha em Jesus, porque sozinhos não a sustentamos. Amém.',
    application:
      'Leia com os da sua casa, ou com um amigo por telefone, o que Josué respondeu por si e pelos seus. Digam um ao outro o que isso mudaria nesta semana.',
  },
  {
    slug: 'juizes-7',
    chapters: ['JDG.7'],
    verse: verse('Juízes 7:10', 'temes desce Pura'),
    reflection:
      'Gideão começa o dia com trinta e dois mil homens e termina com trezentos, que levam trombetas e tochas dentro de cântaros. Deus conhece o medo dele e não o envergonha: manda que desça com Pura, o seu ajudante, e escute o que se fala no outro acampamento. Ao ouvir o sonho do pão de cevada que derruba tendas, ele adora ali mesmo.',
    prayer:
      'Deus, tu sabes que eu tenho medo mesmo depois de ter ouvido a tua promessa. Dá-me um companheiro como Pura para as noites em que preciso descer. Se tu diminuíres os meus recursos, guarda-me do desespero e também do orgulho. Que a tua luz apareça pelos meus cântaros quebrados, e que a honra seja de Cristo. Amém.',
    application:
      'Peça a uma pessoa de confiança que acompanhe você numa coisa que dá medo fazer sem companhia. Ligue para ela hoje e diga com clareza o que precisa.',
  },
  {
    slug: 'rute-1',
    chapters: ['RUT.1'],
    verse: verse('Rute 1:16', 'povo Deus meu'),
    reflection:
      'Noemi perdeu o marido e os dois filhos em Moabe, e volta a Belém pedindo que a chamem de Mara, a amarga. Ela diz que voltou de mãos vazias, e ao lado dela está Rute, que deixou a terra e os deuses dos pais para não a abandonar. As duas chegam no começo da colheita da cevada, sem imaginar o que Deus já preparava.',
    prayer:
      'Pai, tu escutas quem volta vazio e não consegue cantar. Agradeço pelas pessoas que ficaram ao meu lado quando eu era má companhia. Faz de mim alguém como Rute para quem está de luto, sem frases prontas e sem pressa de ir embora. De Belém nos deste Jesus, e nele eu espero. Amém.',
    application:
      'Visite ou telefone para alguém que perdeu um parente há mais de seis meses, quando as visitas já acabaram. Pergunte o nome de quem partiu e ouça.',
  },
  {
    slug: 'rute-4',
    chapters: ['RUT.4'],
    verse: verse('Rute 4:15', 'restaurador alma velhice'),
    reflection:
      'O parente mais próximo queria o campo de Noemi, até saber que Rute vinha junto; então tirou o sapato e passou a vez. Boaz aceita pagar o preço diante de dez testemunhas na porta da cidade. Meses depois as vizinhas põem um neto no colo de Noemi, e desse menino, Obede, vem o avô de Davi e, muito adiante, Jesus.',
    prayer:
      'Redentor meu, tu quiseste ficar comigo sabendo quanto eu custava. Em Jesus pagaste o preço à vista de todos, e me deste um nome e uma família. Lembra-te hoje das viúvas, dos estrangeiros e de quem cria neto com pouco. Dá-me a honradez de Boaz, que cumpriu no mesmo dia o que prometeu. Amém.',
    application:
      'Lembre-se de uma promessa que você fez a alguém e deixou para depois. Cumpra-a hoje, ou avise a pessoa, com data certa, quando vai cumprir.',
  },
];
