import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const isaiahToEzekiel: readonly PassageDevotional[] = [
  {
    slug: 'isaias-6',
    chapters: ['ISA.6'],
    verse: verse('Isaías 6:8', 'enviarei envia'),
    reflection:
      'Uzias tinha morrido naquele ano, o trono de Jerusalém parecia vazio, e Isaías viu outro, tão alto que só a barra do manto enchia o templo. Os serafins tapam o rosto, o chão treme, e o profeta se dá por perdido por causa dos lábios sujos. Uma brasa do altar toca a boca dele, e ela fica limpa bem a tempo de responder.',
    prayer:
      'Santo, santo, santo, Senhor, eu tenho lábios impuros e vivo entre gente como eu. Toca-me com a brasa do teu altar, o sacrifício de Jesus, e tira a minha culpa. João escreveu que Isaías viu a glória dele; mostra-me um pouco dela. Eu estou aqui, e podes me enviar, ainda que poucos escutem. Amém.',
    application:
      'Fique um dia inteiro sem palavrão, fofoca ou palavra dura. Cada vez que falhar, pare e diga: Senhor, limpa os meus lábios.',
  },
  {
    slug: 'isaias-40',
    chapters: ['ISA.40'],
    verse: verse('Isaías 40:11', 'pastor cordeirinhos colo'),
    reflection:
      'Isaías anuncia consolo a um povo castigado e apresenta Deus com duas medidas. Ele pesa os montes na balança, e diante dele as nações são um pingo que sobra no balde. Esse mesmo Deus recolhe os cordeirinhos nos braços e anda devagar por causa das ovelhas que têm filhotes.',
    prayer:
      'Senhor eterno, tu chamas as estrelas pelo nome e nunca te cansas. Eu me canso, e às vezes digo que o meu caminho está escondido de ti. Leva-me no colo hoje, Jesus, meu bom pastor, e anda no passo das mães com filhos pequenos. Renova as minhas forças para caminhar até o fim do dia. Amém.',
    application:
      'Faça companhia a alguém que anda devagar: um idoso, uma gestante, uma criança pequena. Caminhe no passo dessa pessoa, sem apressar.',
  },
  {
    slug: 'isaias-43',
    chapters: ['ISA.43'],
    verse: verse('Isaías 43:2', 'águas contigo fogo'),
    reflection:
      'Deus fala a exilados e usa os verbos de uma família: criei, formei, chamei pelo nome, és meu. Ele não diz que haverá pontes; diz que eles vão passar pelas águas e pelo fogo, e que estará junto. A quem vive de recordar o mar Vermelho, anuncia uma estrada nova no deserto, e a quem o cansou com pecados, que apaga tudo por causa de si mesmo.',
    prayer:
      'Criador meu, tu sabes o meu nome e dizes que sou teu. Entra comigo nesta água, que está subindo, e neste fogo que eu não escolhi. Jesus passou pelos dois antes de mim. Apaga as minhas transgressões por amor de ti mesmo, e dá-me olhos para a coisa nova que já começa a brotar. Amém.',
    application:
      'Diga a alguém, pelo nome, que essa pessoa é preciosa para Deus e para você. Conte por quê, com um exemplo, e ouça o que ela tem atravessado.',
  },
  {
    slug: 'isaias-53',
    chapters: ['ISA.53'],
    verse: verse('Isaías 53:5', 'ferido transgressões castigo paz'),
    reflection:
      'O servo que Isaías descreve não tem beleza que atraia, e as pessoas viram o rosto quando ele passa. Todos pensavam que Deus o castigava por culpa dele, até entenderem que a culpa era nossa. Ele fica calado como a ovelha diante de quem a tosquia, e no fim vê o fruto do seu sofrimento e se alegra, porque muitos foram justificados.',
    prayer:
      'Jesus, homem de dores, eu também virei o rosto para não te ver sofrer. Tu foste ferido pelas minhas transgressões, e eu te devo a paz que tenho com o Pai. Agradeço porque não abriste a boca para te defender e a abriste para orar por mim. Ensina-me a não desviar os olhos de quem sofre. Amém.',
    application:
      'Leia este capítulo devagar, trocando o “nós” por “eu” em cada frase. Ao final, fique alguns minutos em silêncio diante de Cristo.',
  },
  {
    slug: 'jeremias-1',
    chapters: ['JER.1'],
    verse: verse('Jeremias 1:7', 'menino enviar'),
    reflection:
      'Jeremias é filho de sacerdote numa aldeia perto de Jerusalém, e responde ao chamado dizendo que não sabe falar. Deus toca a boca dele com a mão e põe ali as palavras. O rapaz vai passar quarenta anos falando a reis que não querem ouvir, com a promessa de que lutarão contra ele e não vencerão.',
    prayer:
      'Tu me conhecias antes de eu nascer, Senhor, e conheces o meu medo de falar. Toca a minha boca como tocaste a de Jeremias. Guarda os jovens que te servem e que são desprezados pela idade. Quando eu for contrariado, lembra-me de que Jesus está comigo para me livrar. Amém.',
    application:
      'Incentive hoje um adolescente ou um jovem da sua convivência: peça a ele que ore com você, que leia um texto ou que conte o que pensa.',
  },
  {
    slug: 'jeremias-31',
    chapters: ['JER.31'],
    verse: verse('Jeremias 31:33', 'lei interior corações'),
    reflection:
      'Jeremias ouve Raquel chorar em Ramá pelos filhos levados para longe, e ouve também Deus responder que eles voltam. Na estrada de volta há cegos, aleijados e mulheres grávidas, gente que anda devagar. E Deus promete um pacto novo, escrito por dentro, em que ele mesmo esquece o pecado; foi esse pacto que Jesus nomeou ao erguer o cálice.',
    prayer:
      'Pai de Israel, tu amas com um amor que não tem começo. Enxuga o rosto de quem chora por filhos que estão longe, e guarda a esperança dessas mães. Escreve a tua lei dentro de mim, onde eu não a perca. Agradeço pelo sangue de Jesus, que selou este pacto e o meu perdão. Amém.',
    application:
      'Copie à mão, num cartão, a promessa do novo coração que mais tocou você neste capítulo. Leve o cartão no bolso e leia-o três vezes durante o dia.',
  },
  {
    slug: 'lamentacoes-3',
    chapters: ['LAM.3'],
    verse: verse('Lamentações 3:23', 'renovam cada manhã'),
    reflection:
      'O homem que fala aqui viu Jerusalém em cinzas e não disfarça: diz que quebrou os dentes com cascalho e que a sua esperança morreu. No meio do poema, sem que a cidade tenha melhorado, ele resolve lembrar de outra coisa. As misericórdias de Deus são novas de manhã, e ele se senta quieto para esperar por elas.',
    prayer:
      'Senhor, eu trago o que está em ruínas, e não vou enfeitar. Tu me ouves do fundo da cova e chegas perto quando eu chamo. Faz-me lembrar hoje da tua fidelidade, que voltou com o sol. Jesus também chorou por Jerusalém, e por isso eu choro contigo sem vergonha. Espero em ti. Amém.',
    application:
      'Acompanhe alguém que está sofrendo sem tentar explicar a dor. Mande uma mensagem cedo, dizendo apenas que você está orando por ele nesta manhã.',
  },
  {
    slug: 'ezequiel-36',
    chapters: ['EZK.36'],
    verse: verse('Ezequiel 36:26', 'novo coração pedra carne'),
    reflection:
      'Israel está espalhado, e os vizinhos zombam do nome do Deus que eles representavam. A razão que Deus dá para agir é a honra desse nome, porque mérito o povo não tinha. Ele promete água limpa, um coração de carne no lugar do de pedra e o seu Espírito dentro deles; e promete também lavoura, gente nas ruas e muros refeitos.',
    prayer:
      'Senhor Deus, há em mim um lugar de pedra que eu não consigo amolecer. Asperge sobre mim a tua água e dá-me um coração que sinta. Que o teu Espírito me ensine a andar nos teus caminhos, e que o nome de Jesus não seja desonrado por minha causa. Faz isso por quem tu és. Amém.',
    application:
      'Identifique uma pessoa com quem você ficou frio ou indiferente. Ore por ela pelo nome, pedindo a Deus um coração de carne, e anote algo que ela esteja passando.',
  },
  {
    slug: 'ezequiel-37',
    chapters: ['EZK.37'],
    verse: verse('Ezequiel 37:3', 'viverão ossos sabes'),
    reflection:
      'Ezequiel anda no meio de um vale coberto de ossos muito secos, e Deus lhe pergunta se eles podem viver. O profeta devolve a pergunta: tu sabes. Ele fala aos ossos porque recebeu ordem, ouve o barulho deles se juntando, e vê que os corpos ficam sem vida até que o fôlego venha dos quatro ventos e eles se levantem.',
    prayer:
      'Tu sabes, Senhor, se pode viver o que eu já dei por perdido. Sopra o teu Espírito sobre a minha casa, sobre a igreja cansada e sobre quem diz que a esperança acabou. Tu abriste o túmulo de Jesus, e nada está seco demais para ti. Ensina-me a falar a tua palavra mesmo num vale silencioso. Amém.',
    application:
      'Procure um amigo que se afastou da fé ou da igreja e convide-o para uma conversa sem cobrança. Antes de ir, peça a alguém que ore por vocês dois.',
  },
];
