import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const menRoots: readonly AdviceEntry[] = [
  {
    slug: 'cresci-sem-amor-de-pai',
    audience: 'priest',
    situation: 'Meu pai nunca me deu amor, e não sei ser pai.',
    synonyms: [
      'cresci sem pai',
      'pai ausente na infância',
      'meu pai me batia',
      'não tive exemplo de pai',
      'não sei ser pai',
      'não sei demonstrar carinho aos filhos',
      'vou ser pai e tenho medo',
    ],
    advice:
      'O menino corre para mostrar o desenho, e você não sabe o que fazer com as mãos. Ninguém lhe ensinou aquele abraço. Muitos homens fazem comida, consertam bicicleta, pagam escola, e travam justamente ali.\n\nA Bíblia não esconde que um pai pode falhar com o filho, e diz o que acontece depois: quando pai e mãe abandonam, o Senhor acolhe (Salmos 27:10). É por essa porta que se aprende. Ele se compadece como um pai (Salmos 103:13), o que quer dizer que você pode olhar para Deus e ver, talvez pela primeira vez, como se faz: presença, nome dito com gosto, correção sem humilhar.\n\nPaulo recomenda aos pais que não provoquem os filhos à ira (Efésios 6:4). Vale perguntar que frase do seu pai ainda dói, para não a repetir no automático. Jesus pegava criança no colo (Marcos 10:16), e ninguém é menos homem por isso.\n\nO perdão ao seu pai pode levar anos, e perdoar não obriga a conviver com quem ainda fere. Conte essa história a alguém: um pastor, um amigo mais velho, um psicólogo. A dor contada pesa menos e vaza menos. E, quando errar com seus filhos, peça perdão olhando nos olhos. Talvez seja o gesto que você mais esperou na infância. Para eles vai ser comum, e essa é a vitória.',
    steps: [
      'Fique hoje dez minutos no chão com seu filho, sem celular, fazendo o que ele escolher.',
      'Diga uma vez por dia uma frase que você gostaria de ter ouvido aos oito anos.',
      'Procure na igreja um homem mais velho que seja bom pai e peça para tomar um café com ele.',
      'Escreva uma carta ao seu pai, para entregar ou não, e leia-a a alguém de confiança.',
      'Quando a raiva vier igual à dele, saia do cômodo, respire e volte para conversar.',
    ],
    verses: [
      verse('Salmos 27:10', 'pai mãe abandonem acolherá'),
      verse('Salmos 103:13', 'pai compadece filhos'),
      verse('Efésios 6:4', 'pais provoqueis ira filhos'),
      verse('Marcos 10:16', 'braços mãos abençoou'),
    ],
  },
  {
    slug: 'viuvo',
    audience: 'priest',
    situation: 'Perdi minha esposa e não sei como seguir.',
    serves: ['losing'],
    synonyms: [
      'fiquei viúvo',
      'sou viúvo',
      'minha esposa morreu',
      'minha mulher faleceu',
      'saudade da minha esposa',
      'viúvo com filhos pequenos',
      'viúvo pode casar de novo',
      'quando é cedo para casar de novo',
    ],
    advice:
      'Quando Sara morreu, Abraão, o homem que tinha atravessado desertos e negociado com reis, sentou-se para chorar por ela (Gênesis 23:2). Depois levantou-se e tratou da sepultura. O choro e a papelada vieram no mesmo dia, como provavelmente vieram para você. Ninguém na história lhe disse para ser forte.\n\nMuito homem enterra a esposa e, na semana seguinte, enterra a conversa. Volta ao serviço, responde que está indo, e à noite não sabe onde ficava o remédio das crianças nem como ela fazia o arroz. Pergunte. Aprender o que era dela é um jeito de honrá-la. A tristeza dos cristãos não é menor que a dos outros; é diferente, porque tem esperança (1 Tessalonicenses 4:13). Você pode chorar a manhã inteira e crer o tempo todo.\n\nSe há filhos, eles vigiam o seu rosto para saber o que é permitido sentir. Deixe-os falar dela. Deixe fotos à vista e espere um pouco antes de mudar a casa inteira. Aceite a ajuda da sogra e das irmãs da igreja sem entregar a elas o lugar de pai.\n\nQuanto a casar de novo, a Bíblia não marca prazo. Isaque, que tinha perdido a mãe, foi consolado ao amar Rebeca (Gênesis 24:67); consolo, porém, não é substituição. Se a ideia surge para que alguém cuide da casa, ainda é cedo. Espere até poder falar da sua esposa sem querer que a outra pessoa seja igual a ela. E se o sono, a comida ou a vontade de viver não voltarem, procure o médico; o 188 atende a qualquer hora.',
    steps: [
      'Marque com um amigo uma conversa por semana, de preferência andando ou fazendo algo com as mãos.',
      'Escolha com os filhos um dia para lembrar dela: a receita, a música, uma história que cada um conta.',
      'Faça a lista do que ela resolvia e divida com a família o que for possível nos próximos três meses.',
      'Adie por um ano as decisões grandes: vender, mudar de cidade, noivar.',
    ],
    verses: [
      verse('Gênesis 23:2', 'Sara Abraão chorar'),
      verse('1 Tessalonicenses 4:13', 'esperança'),
      verse('Gênesis 24:67', 'Isaque Rebeca amou consolou-se'),
    ],
  },
  {
    slug: 'crio-os-filhos-sozinho',
    audience: 'priest',
    situation: 'Crio meus filhos sozinho e não dou conta de tudo.',
    synonyms: [
      'pai solteiro',
      'pai solo',
      'fiquei com a guarda dos filhos',
      'a mãe dos meus filhos foi embora',
      'crio minha filha sozinho',
      'sou pai e mãe dos meus filhos',
      'cuido dos meninos sem ajuda',
    ],
    advice:
      'Jairo era chefe da sinagoga, homem de posição, e Lucas o mostra no chão, aos pés de Jesus, por causa da filha de doze anos (Lucas 8:41-42). Naquela hora ele era só um pai que não dava conta. O evangelho o retrata assim, com respeito. Pode começar por aí: ninguém dá conta, e dizer isso em voz alta é um bom primeiro passo.\n\nVocê está aprendendo trança no cabelo, reunião de escola e febre de madrugada, muitas vezes sob o olhar de quem acha que homem não sabe. Homem sabe, e o que não sabe aprende. O que não se aprende sozinho é descanso. Paulo manda levarmos as cargas uns dos outros (Gálatas 6:2), e isso inclui a avó que busca na escola, o casal da igreja que fica com eles no sábado, a vizinha que ensina o ponto do feijão. Peça coisas pequenas e com hora marcada; as pessoas respondem melhor.\n\nNão faça do filho mais velho o seu companheiro de desabafo, nem da filha a dona da casa. Eles precisam ser crianças. Sobre a mãe, diga a verdade curta, sem veneno: um dia eles vão pesar cada palavra. Se ela pode e quer estar perto sem perigo para eles, não feche a porta.\n\nDeus é descrito como um pai que se compadece e que se lembra de que somos pó (Salmos 103:13-14). Ele não compara a sua pia cheia com a dos outros. Faça o jantar simples, leia uma página da Bíblia, apague a luz. Isso já é criar filhos.',
    steps: [
      'Escreva as três horas mais difíceis da semana e peça ajuda para uma delas.',
      'Crie um costume fixo de dez minutos à noite: contar o dia, uma oração curta, boa noite.',
      'Procure o CRAS do bairro ou a escola para saber que apoio existe para a sua família.',
      'Reserve uma noite por mês para estar com amigos, sem culpa.',
    ],
    verses: [
      verse('Lucas 8:41-42', 'Jairo filha doze anos'),
      verse('Gálatas 6:2', 'cargas outros'),
      verse('Salmos 103:13-14', 'pai compadece pó'),
    ],
  },
  {
    slug: 'fiador-de-parente',
    audience: 'priest',
    situation: 'Um parente ou irmão da igreja me pediu para ser fiador.',
    synonyms: [
      'ser fiador',
      'fiador do meu cunhado',
      'fiador de um irmão da igreja',
      'emprestar meu nome',
      'emprestar o cartão para um parente',
      'avalista',
      'assinar empréstimo para outra pessoa',
    ],
    advice:
      'Quem pede costuma pedir com pressa e com a mão no seu ombro. Por isso o primeiro conselho é ganhar tempo: “vou conversar em casa e respondo sábado”. Quem não aceita esperar três dias já respondeu por você.\n\nOs Provérbios tratam do assunto sem rodeios. Chamam de imprudente quem se compromete assim pelo próximo (Provérbios 17:18) e perguntam: se não houver com que pagar, por que deixar que levem a sua própria cama (Provérbios 22:26-27)? Não é falta de amor. O mesmo livro diz que o irmão nasce para a hora difícil (Provérbios 17:17). A questão é como ajudar sem pôr em risco a casa de quem depende de você.\n\nFaça uma conta simples: se ele não pagar, você paga tudo, até o fim, sem ódio e sem tirar o pão dos filhos? Se a resposta é não, o seu nome não pode estar no papel. Fiança compromete de verdade, e às vezes até o imóvel em que se mora; leia com um advogado antes de assinar. Em casamento, essa decisão é dos dois.\n\nDizer não pode ser um gesto fraterno se vier com alguma coisa junto: um valor que você possa dar sem receber de volta, ajuda para negociar a dívida, indicação de serviço, uma tarde montando o orçamento. Se já assinou, o livro aconselha a correr e resolver, com humildade e insistência (Provérbios 6:3).',
    steps: [
      'Peça prazo e leve o contrato inteiro para casa.',
      'Decida com sua esposa, com os números à vista.',
      'Consulte um advogado ou a defensoria sobre o que a fiança compromete.',
      'Se for não, diga cedo, pessoalmente, e ofereça a ajuda que cabe no seu bolso.',
    ],
    verses: [
      verse('Provérbios 17:18', 'imprudente fiador próximo'),
      verse('Provérbios 22:26-27', 'fiadores dívidas pagar cama'),
      verse('Provérbios 17:17', 'amigo irmão adversidade'),
      verse('Provérbios 6:3', 'livra humilha insiste próximo'),
    ],
  },
  {
    slug: 'filha-namora-quem-nao-cre',
    audience: 'priest',
    situation: 'Minha filha ou meu filho namora alguém que não é cristão.',
    synonyms: [
      'minha filha namora um rapaz que não é cristão',
      'namoro da minha filha',
      'meu filho namora uma moça descrente',
      'não aprovo o namorado da minha filha',
      'filha apaixonada por quem não é crente',
      'postura do pai no namoro',
    ],
    advice:
      'Antes de falar com a filha ou o filho, olhe para o susto que você levou. Pai assustado costuma proibir, e namoro proibido aos gritos vira namoro escondido. Você quer continuar sendo a pessoa para quem os filhos telefonam.\n\nO ensino é claro e vale a pena ser dito com calma: quem crê não se prenda ao mesmo jugo com quem não crê (2 Coríntios 6:14). A imagem é de dois animais puxando para lados diferentes. Não é desprezo por quem foi escolhido, que pode ser gente honesta e gentil; é sobre onde os dois vão querer chegar, o que farão com o domingo, com o dinheiro e com os filhos. Diga isso uma vez, inteiro, olhando nos olhos, e depois escute mais do que fale.\n\nA idade muda o seu papel. Com uma adolescente, você ainda põe horário, lugar e regra, explicando o motivo. Com filha ou filho adulto, aconselha e respeita. Nos dois casos Paulo pede que os pais não provoquem os filhos a ponto de lhes tirar o ânimo (Colossenses 3:21), e que os criem na correção do Senhor (Efésios 6:4).\n\nConheça o rapaz ou a moça. Convide para o almoço, pergunte da família dele, deixe que veja um homem que trata bem a própria mulher. Se notar mentira, controle do celular, ciúme que isola ou qualquer agressão, aí não é mais questão de fé diferente: fale logo, proteja, busque ajuda. No mais, ore pelos dois. Deus também está interessado em quem ainda não crê.',
    steps: [
      'Converse a sós com a filha ou o filho, sem irmãos por perto, e comece perguntando o que admira nessa pessoa.',
      'Diga o que a Bíblia ensina uma vez, com clareza, sem repetir em cada refeição.',
      'Convide o namorado ou a namorada para a sua mesa neste mês.',
      'Se é menor de idade, combine por escrito horários e lugares, com a mãe.',
      'Ore toda noite pelos dois, pelo nome.',
    ],
    verses: [
      verse('2 Coríntios 6:14', 'jugo descrentes'),
      verse('Colossenses 3:21', 'Pais provoqueis filhos ânimo'),
      verse('Efésios 6:4', 'Pais filhos disciplina Senhor'),
    ],
  },
];
