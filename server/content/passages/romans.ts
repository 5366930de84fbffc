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
    slug: 'romanos-2',
    chapters: ['ROM.2'],
    verse: verse('Romanos 2:4', 'bondade paciência conduz arrependimento'),
    reflection:
      'O leitor que concordava com tudo no capítulo anterior descobre de repente o dedo virado para ele. Ele ensina que não se deve furtar, e tem a mão no bolso alheio; condena o vizinho e faz o mesmo de portas fechadas. Paulo lhe pede que repare no que o trouxe vivo até hoje, a bondade paciente de Deus, que o chama devagar ao arrependimento.',
    prayer:
      'Deus paciente, eu confundi a tua bondade com licença. Obrigado por cada ano em que esperaste por mim. Mostra-me a falta que eu condeno nos outros e escondo em casa. Julga os meus segredos por Jesus Cristo, agora, enquanto há perdão, e escreve no meu coração o que aprovas. Amém.',
    application:
      'Lembre a última crítica que você fez a alguém e procure em si a mesma falha. Confesse-a a Deus, sozinho, e retire a crítica se a disse a outros.',
  },
  {
    slug: 'romanos-3',
    chapters: ['ROM.3'],
    verse: verse('Romanos 3:23-24', 'pecaram justificados gratuitamente'),
    reflection:
      'Paulo recolhe pedaços de salmos e de Isaías e monta o retrato de um corpo doente: a garganta, a língua, os pés, os olhos. Toda boca se fecha, a do religioso e a do pagão, porque o diagnóstico é o mesmo. Então ele escreve “mas agora”, e apresenta Jesus, em quem Deus dá de graça o que ninguém conseguiu trazer.',
    prayer:
      'Deus justo, eu paro de me defender e de apontar para o lado. A minha garganta e os meus pés estão nesse retrato. Obrigado pelo “mas agora” que mudou a minha sentença. Guarda-me de me orgulhar, e dá-me um coração que receba de graça o que o sangue de Jesus pagou. Amém.',
    application:
      'Escreva em duas colunas as faltas que você vê numa pessoa e as suas. Risque as duas listas com a mesma palavra: “graça”.',
  },
  {
    slug: 'romanos-4',
    chapters: ['ROM.4'],
    verse: verse('Romanos 4:20-21', 'fortaleceu-se fé prometido cumprir'),
    reflection:
      'Abraão tem quase cem anos, olha para o próprio corpo e para o de Sara, e continua esperando um menino. Paulo repara que Deus o declarou justo antes de qualquer cerimônia, quando ele só tinha a promessa e as estrelas por cima da tenda. Essa declaração, diz ele, foi escrita também para nós, que cremos em quem tirou Jesus do túmulo.',
    prayer:
      'Deus que chamas o que ainda não existe, eu olho para as minhas impossibilidades e quase desisto. Fortalece a minha fé, para que eu te dê glória antes da resposta. Consola os casais que esperam um filho, e os que já não esperam. Obrigado porque Jesus foi entregue pelos meus pecados e vive para me justificar. Amém.',
    application:
      'Saiam à noite, dois ou mais, e contem estrelas por alguns minutos. Cada um diga em voz alta uma promessa de Deus em que quer continuar confiando.',
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
    slug: 'romanos-6',
    chapters: ['ROM.6'],
    verse: verse('Romanos 6:4', 'sepultados batismo ressuscitou novidade'),
    reflection:
      'Alguém podia pensar que, se a graça é tanta, pecar não faz mal. Paulo leva esse leitor de volta ao dia do batismo e lhe conta o que aconteceu ali: um enterro e uma saída do túmulo, junto com Cristo. As mãos, os olhos e a língua mudaram de dono, e podem agora ser postos a serviço de outro Senhor.',
    prayer:
      'Cristo, eu morri contigo, e às vezes ainda obedeço a um patrão que já não manda em mim. Recebe hoje as minhas mãos, os meus olhos e a minha língua. Ajuda-me a andar em vida nova nas coisas pequenas. Obrigado pelo teu dom, que nenhum salário pagaria. Amém.',
    application:
      'Recorde o seu batismo, ou converse com o seu pastor sobre ele, se ainda não aconteceu. Ofereça a Deus as mãos, os olhos ou a língua e diga o que vai fazer com eles.',
  },
  {
    slug: 'romanos-7',
    chapters: ['ROM.7'],
    verse: verse('Romanos 7:19', 'bem quero mal faço'),
    reflection:
      'A página parece escrita por alguém que anda de um lado para o outro do quarto. Ele quer o bem, faz o mal, odeia o que fez e faz de novo, e diz isso na primeira pessoa, sem culpar os pais nem a cidade. O grito por socorro não pergunta o que fazer, pergunta por alguém, e a resposta tem nome: Jesus Cristo.',
    prayer:
      'Senhor, tu conheces o vaivém que há dentro de mim. Eu prometi tantas vezes, e caí no mesmo lugar. Vem tu mesmo, porque os meus propósitos não me livraram. Põe perto de mim irmãos e profissionais que me ajudem sem me humilhar, e sustenta-me na gratidão até a batalha acabar. Amém.',
    application:
      'Conte a um irmão maduro, ou a um profissional, qual é o erro que se repete em você. Peça que caminhe ao seu lado nas próximas quatro semanas.',
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
    slug: 'romanos-9',
    chapters: ['ROM.9'],
    verse: verse('Romanos 9:2-3', 'tristeza coração irmãos parentes'),
    reflection:
      'Paulo acaba de dizer que nada nos separa do amor de Cristo, e confessa uma tristeza que não o larga. Os parentes dele não creem, e ele trocaria o próprio lugar pelo deles, se pudesse. O resto do capítulo fala do oleiro, de Sara, de Rebeca e de um povo que não era amado e passou a ser chamado de amado; a dor fica na primeira linha, inteira.',
    prayer:
      'Senhor compassivo, eu tenho nomes de parentes que doem o dia inteiro. Tu conheces o barro de que são feitos e o de que eu sou. Tem misericórdia deles, como tiveste de mim sem que eu merecesse. Ajuda-me a amá-los sem cansá-los, e a esperar em ti, por Jesus, que nasceu desse povo. Amém.',
    application:
      'Reúna-se com alguém que também tem parentes longe da fé. Digam os nomes em voz alta, orem por eles e combinem fazer isso toda semana.',
  },
  {
    slug: 'romanos-10',
    chapters: ['ROM.10'],
    verse: verse('Romanos 10:15', 'pés anunciam evangelho paz'),
    reflection:
      'Ninguém precisa subir ao céu nem descer ao abismo, porque a palavra já está na boca e no coração. Paulo faz então o caminho de trás para a frente: quem invoca creu, quem creu ouviu, quem ouviu teve um mensageiro, e o mensageiro tinha pés. A fé de cada pessoa passou pelo caminho empoeirado de alguém que foi até ela falar de Jesus.',
    prayer:
      'Senhor de todos, és rico para com quem te chama, e eu te chamo. Obrigado pelos pés que chegaram à minha porta com a boa notícia. Abençoa os que andam hoje por trilhas, rios e favelas levando o teu nome. Envia-me também, ainda que seja só até a casa da frente. Amém.',
    application:
      'Caminhe até a casa ou a mesa de alguém que não conhece Jesus. Leve um agrado, converse, e guarde no coração uma pergunta dessa pessoa para orar por ela.',
  },
  {
    slug: 'romanos-11',
    chapters: ['ROM.11'],
    verse: verse('Romanos 11:18', 'orgulhes ramos raiz sustentas'),
    reflection:
      'Paulo fala a estrangeiros que começavam a olhar Israel de cima e lhes mostra uma oliveira antiga. Eles são galhos de árvore brava, enxertados por bondade, e bebem de uma raiz que não plantaram. O apóstolo, que é da tribo de Benjamim, guarda esperança para o seu povo e termina de joelhos, diante de um Deus mais profundo do que todos os seus argumentos.',
    prayer:
      'Ó Deus, como é profunda a tua sabedoria, e como é curta a minha. Obrigado por me enxertares na tua oliveira por causa de Jesus. Tira de mim o desprezo pelo povo de que ele nasceu e por qualquer outro povo. Que de ti, por ti e para ti seja também este meu dia. Amém.',
    application:
      'Pesquise a história da sua fé: quem trouxe o evangelho à sua cidade ou família. Agradeça a Deus pela raiz, e anote um nome para contar aos filhos ou amigos.',
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
    slug: 'romanos-13',
    chapters: ['ROM.13'],
    verse: verse('Romanos 13:8', 'devais amor outros Lei'),
    reflection:
      'Paulo manda os cristãos de Roma pagarem o imposto, a taxa e o respeito, e limparem as contas. Sobra uma dívida que nunca se quita, a do amor ao próximo. O despertador toca no fim do capítulo: a noite está acabando, e quem se levanta troca a roupa de dormir por Jesus Cristo, que é o traje do dia.',
    prayer:
      'Senhor, ajuda-me a pagar o que devo e a não fugir do que prometi. Lembra-me, a cada encontro de hoje, da dívida de amor que não acaba. Dá aos governantes justiça, e a mim coragem para obedecer primeiro a ti. Veste-me de Jesus antes que o sol esquente. Amém.',
    application:
      'Acerte hoje com alguém uma conta pequena e atrasada, ou combine com ele um prazo possível. Depois faça a essa pessoa um bem que você não devia.',
  },
  {
    slug: 'romanos-14',
    chapters: ['ROM.14'],
    verse: verse('Romanos 14:17', 'reino comida justiça paz alegria'),
    reflection:
      'À mesa da igreja de Roma, um só come verdura e outro come de tudo, e os dois se olham de lado. Paulo lembra que cada um deu graças pelo seu prato e que o dono da casa recebeu os dois. O irmão fraco é alguém por quem Cristo morreu, e por ele o apóstolo prefere deixar a carne na cozinha.',
    prayer:
      'Senhor Jesus, tu aceitaste o irmão que eu vivo corrigindo. Perdoa o meu desprezo pelo mais rígido e o meu julgamento sobre o mais livre. Dá-nos justiça, paz e alegria no Espírito, que são o gosto do teu Reino. Que a minha liberdade nunca derrube alguém por quem morreste. Amém.',
    application:
      'Pense num costume de outro crente que irrita você. Agradeça a Deus, a sós, pela intenção dele, e decida ficar um mês sem comentar o assunto.',
  },
  {
    slug: 'romanos-15',
    chapters: ['ROM.15'],
    verse: verse('Romanos 15:7', 'recebei Cristo recebeu'),
    reflection:
      'Os fortes carregam os fracos, e o modelo é Cristo, que não procurou agradar a si mesmo. Paulo junta quatro passagens antigas em que os povos cantam com Israel, e fala logo depois de uma coleta: os gregos, pobres também, mandam dinheiro aos pobres de Jerusalém. A viagem à Espanha vai esperar, porque ele quer entregar esse presente em mãos.',
    prayer:
      'Deus da esperança, enche-nos de alegria e de paz enquanto cremos. Cristo me recebeu como eu estava; ensina-me a receber assim os que chegam. Dá-me ombros para a fraqueza do meu irmão, e humildade para deixar que ele carregue a minha. Que cantemos a uma só voz, de muitos sotaques. Amém.',
    application:
      'Combine com o seu grupo uma oferta, ainda que pequena, para irmãos de um lugar mais pobre. Escolham quem a leva em mãos e o que dirá da parte de todos.',
  },
  {
    slug: 'romanos-16',
    chapters: ['ROM.16'],
    verse: verse('Romanos 16:1-2', 'Febe servidora ajudado muitos'),
    reflection:
      'A carta mais profunda de Paulo termina com uma lista de abraços para gente de quem mal se sabe o nome. Febe leva o rolo na bagagem; Priscila e Áquila arriscaram o pescoço; Pérside trabalhou muito; a mãe de Rufo cuidou de Paulo como se ele fosse seu filho. Tércio, que escreveu tudo à mão, pede licença para mandar também a sua saudação no Senhor.',
    prayer:
      'Deus de paz, tu conheces pelo nome cada um dos que servem à tua igreja. Obrigado pelas mães que não são minhas e me trataram como filho, pelos que abriram a casa, pelos que escreveram e carregaram. Guarda-nos das divisões. Faz de mim, em Cristo, alguém cujo nome traga descanso aos irmãos. Amém.',
    application:
      'Façam juntos, em casa ou no grupo, uma lista de dez pessoas que serviram à fé de vocês. Mandem hoje uma saudação a duas delas.',
  },
];
