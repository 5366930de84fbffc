import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const romans: readonly PassageDevotional[] = [
  {
    slug: 'romanos-1',
    chapters: ['ROM.1'],
    verse: verse('Romanos 1:16', 'envergonho Evangelho poder salvação'),
    reflection:
      'Paulo escreve a uma cidade que nunca visitou, capital de um império que crucificou o seu Senhor. Ele diz que ora por aqueles irmãos sem cessar, que espera receber ânimo da fé deles e que deve o evangelho a cultos e incultos. Em Roma, onde o poder tinha espadas e estátuas, ele anuncia sem vergonha o poder de Deus num homem morto e ressuscitado.',
    prayer:
      'Pai, eu confesso que às vezes baixo a voz quando o assunto é Jesus. Obrigado pelo evangelho que chegou até mim por meio de gente que não teve vergonha. Dá-me a gratidão de um devedor e o respeito de quem também quer aprender com os outros. Que eu viva pela fé neste dia comum. Amém.',
    application:
      'Escreva a um irmão na fé que mora em outra cidade, diga que orou por ele e conte uma coisa da fé dele que fortaleceu a sua.',
  },
  {
    slug: 'romanos-5',
    chapters: ['ROM.5'],
    verse: verse('Romanos 5:8', 'amor Cristo morrido pecadores'),
    reflection:
      'Paulo tenta imaginar por quem uma pessoa aceitaria morrer, e acha possível que alguém morresse por um homem bom. Depois olha para a cruz e conta três vezes quem nós éramos quando Cristo morreu: fracos, pecadores, inimigos. Deus mostrou ali o seu amor quando ainda não havia em nós nada que o pudesse atrair.',
    prayer:
      'Deus de amor, tu não esperaste que eu melhorasse para entregar o teu Filho. Eu te agradeço pela paz que ele fez entre nós quando eu ainda era teu inimigo. Nas aflições deste tempo, põe em mim paciência e esperança. Derrama outra vez o teu amor no meu coração, que anda seco. Amém.',
    application:
      'Leia os versículos 6 a 10 em silêncio, trocando o plural pelo seu nome. Diga depois a Jesus, com as suas palavras, um obrigado por cada um dos três motivos.',
  },
  {
    slug: 'romanos-8',
    chapters: ['ROM.8'],
    verse: verse('Romanos 8:26', 'fraquezas Espírito intercede gemidos'),
    reflection:
      'Três gemidos se ouvem neste capítulo: o da criação, que sofre como mulher em parto, o nosso, que esperamos o corpo novo, e o do Espírito, que ora dentro de quem não sabe mais o que dizer. Paulo escreve isso antes de fazer a lista do que não pode nos separar de Cristo. Quem perdeu as palavras da oração está acompanhado no seu silêncio.',
    prayer:
      'Espírito Santo, eu não sei como devo orar hoje. Toma o meu suspiro e leva-o ao Pai com o sentido que só tu conheces. Lembra-me de que Cristo morreu, ressuscitou e pede por mim à direita de Deus. Na doença, na dívida ou no medo, segura-me nesse amor. Amém.',
    application:
      'Sente-se ao lado de alguém que está triste e fique ali dez minutos sem dar conselhos. Ao sair, diga apenas que o Espírito ora por ele.',
  },
  {
    slug: 'romanos-12',
    chapters: ['ROM.12'],
    verse: verse('Romanos 12:15', 'Alegrai-vos chorai choram'),
    reflection:
      'Depois de onze capítulos sobre a misericórdia de Deus, Paulo fala de corpo, de casa aberta, de comida dada a um inimigo faminto. No meio da lista há dois pedidos que custam caro: festejar com quem festeja e chorar com quem chora. Cristo fez as duas coisas, numa festa em Caná e junto de um túmulo em Betânia.',
    prayer:
      'Senhor, pelas tuas misericórdias eu te ofereço este corpo, com o cansaço e a força que ele tem. Renova o meu modo de pensar, que a inveja e a pressa deformaram. Ensina-me a alegria com o sucesso do meu irmão e as lágrimas com a sua perda. Que o mal não me vença neste dia. Amém.',
    application:
      'Pense em uma pessoa que recebeu uma boa notícia que você queria para si. Agradeça a Deus por ela, em segredo, até conseguir desejar-lhe alegria.',
  },
  {
    slug: 'romanos-16',
    chapters: ['ROM.16'],
    verse: verse('Romanos 16:1-2', 'Febe servidora ajudado muitos'),
    reflection:
      'A carta mais profunda de Paulo termina com uma lista de abraços para gente de quem mal se sabe o nome. Febe leva o rolo na bagagem; Priscila e Áquila arriscaram o pescoço; Pérside trabalhou muito; a mãe de Rufo cuidou de Paulo como se fosse dela. Tércio, que escreveu tudo à mão, pede licença para mandar também a sua saudação no Senhor.',
    prayer:
      'Deus de paz, tu conheces pelo nome cada um dos que servem à tua igreja. Obrigado pelas mães que não são minhas e me trataram como filho, pelos que abriram a casa, pelos que escreveram e carregaram. Guarda-nos das divisões. Faz de mim, em Cristo, alguém cujo nome traga descanso aos irmãos. Amém.',
    application:
      'Façam juntos, em casa ou no grupo, uma lista de dez pessoas que serviram à fé de vocês. Mandem hoje uma saudação a duas delas.',
  },
];
