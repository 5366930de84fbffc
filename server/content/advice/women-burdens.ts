import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const womenBurdens: readonly AdviceEntry[] = [
  {
    slug: 'marido-com-depressao',
    audience: 'builder',
    situation: 'Meu marido está com depressão e não aceita ajuda.',
    synonyms: [
      'marido deprimido',
      'meu marido está triste e calado',
      'meu esposo não quer ir ao médico',
      'marido desanimado com tudo',
      'marido só fica deitado',
      'meu marido falou em morrer',
      'marido com ansiedade e pânico',
    ],
    advice:
      'Ele diz que é cansaço. Não ri, não briga, não ora, passa horas olhando para a parede ou para o jogo que nem acompanha. Quando você fala em médico, responde que não está louco. E você vai ficando com medo e com raiva, e com culpa por essa raiva.\n\nDeus não tem pressa de repreender quem está assim. Elias pediu para morrer debaixo de um arbusto, e o céu lhe mandou sono, pão quente e água (1 Reis 19:4-6). Paulo, o dos grandes textos, conta que chegou a um ponto de luta por fora e medo por dentro, e que Deus consolou por meio de uma visita, a de Tito (2 Coríntios 7:5-6). Comida, descanso e um amigo podem ser o remédio que entra primeiro.\n\nTente outro caminho para o médico: comece pelo que ele admite. Insônia, dor de cabeça, pressão, falta de energia. Ofereça marcar e ir junto. Peça ao irmão ou ao amigo que o chame. Fale de fatos, “há três semanas você não dorme”, em vez de diagnóstico. Não trate como preguiça nem faça do quarto um púlpito.\n\nUma coisa não se negocia. Se ele falar em morrer, se despedir, guardar arma, corda ou remédio, pergunte diretamente, tire os meios do alcance, não o deixe só e ligue 192. O 188 atende também quem cuida. E, se o sofrimento dele vira agressão a você ou às crianças, saia; nenhuma doença obriga você a ficar.\n\nO consolo que Deus dá passa por você, mas não nasce de você (2 Coríntios 1:3-4), por isso receba o seu antes.',
    steps: [
      'Ofereça uma consulta por um sintoma que ele reconheça e marque você mesma o horário.',
      'Chame um amigo dele para uma visita simples, com café e sem discurso.',
      'Tranque remédios em quantidade, tire armas de casa e deixe 188 e 192 anotados.',
      'Mantenha a sua rotina de sono, culto e amigas, e procure apoio no CAPS como familiar.',
    ],
    verses: [
      verse('2 Coríntios 1:3-4', 'consolação consola aflição'),
      verse('1 Reis 19:4-6', 'junípero anjo come água'),
      verse('2 Coríntios 7:5-6', 'temores consola Tito'),
    ],
  },
  {
    slug: 'marido-desempregado',
    audience: 'builder',
    situation: 'Meu marido está sem trabalho, e o sustento caiu todo sobre mim.',
    synonyms: [
      'marido desempregado',
      'meu marido perdeu o emprego',
      'meu marido não quer trabalhar',
      'sustento a casa sozinha',
      'marido acomodado',
      'marido preguiçoso',
      'ele não procura emprego',
      'pago todas as contas',
    ],
    advice:
      'Não pode ou não quer? Quase tudo depende dessa resposta, e de fora as duas coisas se parecem.\n\nNuma história de Jesus, o dono da vinha encontra homens parados na praça às cinco da tarde e pergunta o motivo. Eles respondem que ninguém os contratou (Mateus 20:6-7). Eram gente disposta, humilhada pela espera. Se o seu marido é desses, a demissão feriu nele algo que o salário cobria. Uma frase sua pode levantar ou afundar: Provérbios diz que a aflição abate e a palavra boa alegra (Provérbios 12:25). Troque o “e aí, nada?” por “o que você tentou hoje, e em que posso ajudar?”.\n\nO outro caso existe. Paulo foi firme com quem não queria trabalhar (2 Tessalonicenses 3:10); repare no verbo querer, que separa o preguiçoso do doente e do desempregado. Com quem se acomodou, diga com clareza o que você pode e o que não pode manter, e até quando. Amar não obriga a financiar videogame. E olhe de perto: desânimo de meses, sono trocado e irritação podem ser depressão; bebida e aposta também param um homem.\n\nEnquanto isso, quem está em casa cuida da casa. Se você trabalha fora oito horas, almoço, criança e roupa são o expediente dele, e isso lhe devolve dignidade. Façam as contas a dois, cortem juntos, procurem SINE, CRAS e curso gratuito. Não esconda a situação dos parentes a ponto de faltar comida.\n\nNada disso dá a ele direito ao seu salário à força, nem a você o direito de humilhá-lo diante dos filhos. Amanhã virá com as próprias preocupações (Mateus 6:34); o pão de hoje já dá trabalho suficiente.',
    steps: [
      'Conversem sobre o que aconteceu e concordem num nome: falta de vaga, doença, desânimo ou acomodação.',
      'Escrevam a nova divisão das tarefas enquanto durar o desemprego dele.',
      'Combinem metas de procura por semana e uma data para rever o plano.',
      'Agradeça em voz alta por uma coisa que ele fez, sempre que for verdade.',
    ],
    verses: [
      verse('Mateus 6:34', 'ansiosos amanhã dia'),
      verse('Mateus 20:6-7', 'desocupados ninguém empregou'),
      verse('Provérbios 12:25', 'ansiedade abate palavra alegra'),
      verse('2 Tessalonicenses 3:10', 'quiser trabalhar coma'),
    ],
  },
  {
    slug: 'sem-desejo',
    audience: 'builder',
    situation: 'Não sinto vontade de ter relações com meu marido.',
    synonyms: [
      'não tenho desejo pelo meu marido',
      'perdi a libido',
      'sem vontade de sexo',
      'sinto dor na relação',
      'finjo na cama',
      'fujo do meu marido na cama',
      'ele cobra sexo',
      'sou obrigada a ter relação',
    ],
    advice:
      'Dormir primeiro para não ter de dizer não. Muitas mulheres fazem isso e nunca contaram a ninguém. Vamos conversar sem vergonha, porque o seu corpo está tentando dizer alguma coisa.\n\nPode ser dor: relação não deve doer, e ginecologista trata. Pode ser hormônio, amamentação, menopausa, anticoncepcional, antidepressivo, tireoide. Pode ser exaustão de quem termina o dia limpando fogão. Pode ser mágoa, e mágoa é um bom motivo, que pede conversa e não esforço. Pode ser lembrança de abuso, que merece terapia e tempo. Pode ser que ninguém jamais tenha perguntado do que você gosta.\n\nEm Cânticos, a mulher deseja, fala, procura, e também pede que o amor não seja acordado antes da hora (Cânticos 2:7). Ela não é um dever cumprido; é alguém. Quando Paulo trata do assunto, o direito vale igual para os dois e tudo passa pelo consentimento (1 Coríntios 7:3-5). Quem cita só a metade do trecho na beira da cama faz mau uso da Bíblia. O marido é chamado a cuidar da esposa como do próprio corpo (Efésios 5:28-29), e ninguém trata assim o próprio corpo.\n\nPor isso, sem rodeio: relação à força, por ameaça, com você dormindo ou por chantagem é violência sexual, mesmo casada. Conte a um serviço de saúde e à Delegacia da Mulher.\n\nSe há carinho entre vocês, diga a ele que sente falta de querer. Façam as pazes com o toque, sem meta. Marque a consulta. O desejo não obedece a ordem, mas costuma voltar onde há descanso, respeito e riso.',
    steps: [
      'Marque ginecologista e conte sobre dor, remédios e há quanto tempo mudou.',
      'Escreva para você mesma quando o desejo sumiu e o que acontecia na sua vida naquela época.',
      'Diga ao seu marido uma coisa que ajudaria de dia e uma que atrapalha à noite.',
      'Procure uma terapeuta se houve abuso, em qualquer idade, ou se o corpo trava de medo.',
    ],
    verses: [
      verse('Efésios 5:28-29', 'maridos amar corpos sustenta'),
      verse('Cânticos 2:7', 'desperteis amor queira'),
      verse('1 Coríntios 7:3-5', 'semelhantemente consentimento ambos'),
    ],
  },
  {
    slug: 'madrasta',
    audience: 'builder',
    situation:
      'Meu marido tem filhos de outro casamento, e é difícil conviver com eles e com a mãe deles.',
    synonyms: [
      'sou madrasta',
      'enteados',
      'filho do meu marido não gosta de mim',
      'ex do meu marido',
      'meu marido só pensa nos filhos dele',
      'enteada mal-educada',
      'pensão para a ex do meu marido',
      'não consigo amar minha enteada',
    ],
    advice:
      'Os contos de fada não ajudaram: madrasta virou sinônimo de bruxa. A vida real é mais comum. Você casou com um homem e ganhou, a cada quinze dias, duas crianças que deixam toalha molhada na sua cama e chamam outra de mãe.\n\nA Bíblia está cheia de gente criada por quem não a gerou. A filha do faraó tirou um menino do rio e o adotou (Êxodo 2:10). Mardoqueu tomou a prima órfã como filha (Ester 2:7), e foi ela quem salvou o povo. Nenhum dos dois ocupou o lugar de quem veio antes; abriram um lugar a mais. É isso que se pede de você, e é menos do que você costuma cobrar de si mesma. Você não é obrigada a sentir amor de mãe. Pode começar por respeito, rotina e gentileza, que também contam, e não se cansar de fazer o bem mesmo sem retorno rápido (Gálatas 6:9).\n\nO pai é quem corrige e quem combina com a ex. Quando ele foge disso, você vira a vilã. Diga a ele, fora da presença das crianças: “preciso que a regra saia da sua boca”. Peçam um ao outro tempo de casal, sem que os filhos paguem por isso. E a pensão que ele paga é comida de criança.\n\nCom a mãe deles, cortesia curta: recado por escrito, só sobre horário, saúde e escola. Não compita, não comente, não leia as redes dela. Se houver ameaça, guarde tudo e registre. E, se notar marcas ou medo nos pequenos, venha de onde vier, fale com o Conselho Tutelar. Um dia talvez um deles lhe peça conselho. Costuma acontecer com quem não forçou.',
    steps: [
      'Arrume para cada enteado uma gaveta ou prateleira em que ninguém mexe.',
      'Combine com seu marido três regras da casa, ditas por ele, iguais para todos.',
      'Faça com cada um deles uma coisa pequena que seja só de vocês, como um bolo ou uma série.',
      'Desabafe com uma amiga madura, e nunca diante das crianças.',
    ],
    verses: [
      verse('Gálatas 6:9', 'cansemos bem colheremos'),
      verse('Êxodo 2:10', 'filha Faraó adotou Moisés'),
      verse('Ester 2:7', 'Ester Mardoqueu filha'),
    ],
  },
  {
    slug: 'cuidar-da-mae-idosa',
    audience: 'builder',
    situation: 'Cuido da minha mãe idosa e não dou conta de tudo.',
    synonyms: [
      'cuidar de mãe doente',
      'mãe com Alzheimer',
      'cuidadora da minha mãe',
      'meus irmãos não ajudam com minha mãe',
      'pai acamado',
      'colocar minha mãe em asilo',
      'culpa de pôr no lar de idosos',
      'minha mãe idosa é difícil',
    ],
    advice:
      'Ela perguntou pela décima vez que dia é hoje. Você respondeu com grosseria, depois chorou na área de serviço, porque a mulher que lhe ensinou os dias da semana está indo embora devagar. Cuidar de quem cuidou de nós é um luto em parcelas.\n\nO salmista pede a Deus que não o deixe de lado quando faltar força (Salmos 71:9). É a oração que sua mãe talvez já não saiba fazer; você é parte da resposta. Só parte. Quando os braços de Moisés não aguentaram mais, ninguém lhe disse que orasse com mais fé: arranjaram uma pedra para ele sentar, e um homem de cada lado para segurar (Êxodo 17:12). Procure a pedra e os dois homens.\n\nReúna os irmãos, por chamada que seja, com uma lista na mão: remédio, noite, banho, dinheiro, consulta. Quem mora longe paga fralda ou cuidadora. Quem não pode pagar fica no domingo. Anote, porque combinado no ar desaparece. Não esconda o seu cansaço para parecer boa filha.\n\nPosto de saúde, atendimento domiciliar, CRAS e benefício para idosos existem; pergunte. E a casa de repouso? Se é séria, licenciada e você continua presente, pode ser um jeito de honrar. Jesus, sem poder ficar, confiou a mãe a João (João 19:26-27).\n\nSe sua mãe foi cruel com você no passado, cuidar não exige fingir que não foi. Dê o necessário e guarde distância do resto. Se vê alguém maltratar ou explorar um idoso, não se cale: denuncie. E creia na promessa feita aos de cabelos brancos: é Deus quem carrega (Isaías 46:4), e no colo dele cabe também quem carrega os outros.',
    steps: [
      'Marque neste mês a conversa com os irmãos e leve a divisão já rascunhada.',
      'Peça ao posto a visita da equipe de saúde da família e a lista do que o SUS fornece.',
      'Tire meio dia por semana, com substituto combinado, e saia de casa.',
      'Grave ou escreva as histórias dela enquanto lembra, e ria com ela quando der.',
    ],
    verses: [
      verse('Isaías 46:4', 'velhice grisalhos carregarei'),
      verse('Salmos 71:9', 'velhice força desampares'),
      verse('Êxodo 17:12', 'mãos pedra Arão Hur'),
      verse('João 19:26-27', 'mãe discípulo casa'),
    ],
  },
];
