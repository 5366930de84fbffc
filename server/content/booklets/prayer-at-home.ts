import type { Booklet } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const prayerAtHome: Booklet = {
  slug: 'oracao-em-familia',
  title: 'Oração em família',
  subtitle: 'Seis encontros para orar em casa, com criança no colo e louça na pia',
  category: 'Família',
  description:
    'Seis encontros para começar a orar em casa sem formalidade: agradecer, pedir perdão, interceder e esperar.',
  introduction:
    'Muita gente cresceu vendo oração em três lugares: no templo, no hospital e antes do almoço de domingo. Em casa, no meio da semana, ela parece um corpo estranho. Os pais têm vergonha dos filhos, os filhos acham graça, alguém atende o celular, e a tentativa morre na segunda noite. Se é assim na sua casa, saiba que a sua família é normal.\n\nAqui “família” é quem mora junto: casal, mãe sozinha com os filhos, avós que criam netos, irmãos adultos, república de estudantes, e também quem mora só e pode orar por telefone com uma irmã. Ninguém precisa saber orar bonito. O propósito é aprender seis movimentos simples, um por encontro, e repetir cada um deles em casa ao longo da semana até que fique natural.',
  howToUse:
    'Os encontros podem ser feitos num grupo de famílias ou só na sua sala. Com crianças, encurte: uma leitura, duas perguntas, a prática e a oração cabem em quinze minutos. Quem não quiser orar em voz alta não é obrigado, nunca. Deixe que os pequenos escolham onde sentar, que os adolescentes leiam, e que os mais velhos contem histórias.',
  meetings: [
    {
      title: 'A casa também é lugar santo',
      aim: 'Descobrir que a fé se transmite na rotina, mais do que em ocasiões solenes.',
      opening:
        'Desenhem a planta da casa em que moravam quando crianças. Marquem um X no cômodo em que aconteciam as conversas importantes. Onde fica esse X na casa de hoje?',
      readings: ['Deuteronômio 6:4-9', 'Josué 24:14-15'],
      text: 'Quando Moisés ensinou Israel a passar a fé adiante, não mandou construir uma escola. Falou de quatro momentos que toda casa tem: sentar, andar pelo caminho, deitar e levantar (Deuteronômio 6:4-9). É na carona, no café e na hora de apagar a luz que as perguntas aparecem. “Pai, o vô está me vendo?” “Por que a tia não veio mais?”\n\nRepare na ordem: primeiro as palavras devem estar no coração do adulto; depois ele fala delas aos filhos. Criança percebe de longe a reza que é só para ela. Ver a mãe de olhos fechados na beira da cama, sem plateia, ensina mais que um discurso.\n\nJosué, já velho, pôs o povo diante de uma escolha e disse o que ele e sua casa fariam (Josué 24:14-15). Não esperou que o país inteiro concordasse; começou pela própria casa. Também não pôde crer no lugar dos filhos; podia abrir a porta e mostrar o caminho, e é isso que se pede de nós.',
      questions: [
        'Quais dos quatro momentos do texto existem na rotina de vocês?',
        'Quem orava na casa em que vocês cresceram? Como era?',
        'O que mais atrapalha: tempo, vergonha, cansaço, televisão, falta de jeito?',
        'O que dizer a um filho que não quer participar?',
        'Como fica essa conversa quando só uma pessoa da casa crê?',
      ],
      practice:
        'Escolham um único momento do dia e uma oração de trinta segundos. Mantenham por sete dias. Se esquecerem, façam na hora em que lembrarem, rindo.',
      prayer:
        'Senhor, esta casa tem goteira, boleto e amor. Entra nela como quem é da família. Que a gente fale de ti sem pose, sentados à mesa ou presos no trânsito, e que os pequenos vejam em nós o que ouvem de nós. Amém.',
      forLeader:
        'Cuidado com as comparações. Há famílias recém-separadas, filhos longe, gente em luto. Comece contando uma tentativa sua que deu errado, porque isso abre a conversa mais do que um exemplo de sucesso.',
    },
    {
      title: 'Seis pedidos para caber na mesa',
      aim: 'Usar o Pai-Nosso como mapa, além de texto decorado.',
      opening:
        'Digam juntos o Pai-Nosso na velocidade de sempre. Que frase vocês disseram sem pensar?',
      readings: ['Mateus 6:5-13'],
      text: 'Jesus avisou contra dois exageros: orar para ser visto e empilhar palavras achando que a quantidade convence (Mateus 6:5-13). Depois deu um modelo tão curto que uma criança de cinco anos aprende.\n\nA oração começa com “Pai nosso”. O possessivo está no plural, de modo que ninguém chega sozinho: chegam também o irmão com quem briguei e o vizinho do som alto. Os três primeiros pedidos tratam de Deus: o nome, o Reino, a vontade. Os três últimos tratam de nós: o pão, o perdão, a proteção. O pão se pede em porção pequena, só para hoje. O perdão vem com um espelho, pois pedimos que Deus nos trate como tratamos os devedores.\n\nNem todos tiveram um pai de quem dê gosto lembrar. Para algumas pessoas a primeira palavra arranha. Vale dizer isso em voz alta no grupo, sem pressa. Deus não é a versão ampliada do pai que faltou ou que feriu; é aquele que o bom pai, no seu melhor dia, apenas imita.\n\nEm casa, cada pedido pode virar um dia da semana. Segunda é dia de falar do nome de Deus, terça do Reino, e assim até sábado. No domingo, digam a oração inteira, devagar.',
      questions: [
        'Por que Jesus recomenda o quarto fechado se também oramos em grupo?',
        'Que diferença faz o “nosso” no lugar de “meu”?',
        'O que seria “pão” hoje para esta casa: um remédio, uma vaga na creche, paz entre os irmãos?',
        'Qual dos seis pedidos vocês menos costumam fazer?',
        'O que vocês ouvem por dentro quando chamam Deus de Pai?',
      ],
      practice:
        'Escrevam os seis pedidos em seis papéis e prendam na geladeira. A cada refeição, alguém sorteia um e ora uma frase sobre ele.',
      prayer:
        'Pai nosso, que a gente não gaste teu nome à toa. Manda o teu Reino também para este endereço. Dá o pão, dá o perdão, dá coragem de perdoar. Guarda os que saem cedo e os que voltam tarde. Amém.',
      forLeader:
        'Se houver crianças, deixe que elas ditem os desenhos dos seis papéis. Se alguém se emocionar ao falar do pai, não apresse a resposta; um minuto de silêncio e um copo de água valem mais que um conselho.',
    },
    {
      title: 'O décimo que voltou',
      aim: 'Fazer da gratidão um hábito concreto, com nome, data e motivo.',
      opening:
        'Cada um tem vinte segundos para agradecer por coisas desta semana que custaram menos de cinco reais.',
      readings: ['Lucas 17:11-19'],
      text: 'Dez homens com lepra gritavam de longe, porque a lei os mantinha afastados. Jesus mandou que fossem mostrar-se aos sacerdotes, e no caminho ficaram limpos. Nove seguiram adiante, e é fácil entender: tinham casa, filhos, uma vida em pausa à espera. Um deu meia-volta, e era samaritano, justo aquele de quem menos se esperava (Lucas 17:11-19).\n\nO agradecimento dele tem corpo: ele volta, fala alto, ajoelha. A gratidão que fica só na cabeça evapora como álcool. Por isso as famílias que mantêm viva a alegria costumam ter algum ritual: a roda antes de dormir, o caderno, o bilhete no espelho.\n\nAgradecer não é fingir que está tudo bem. O mesmo povo que cantava salmos de gratidão cantava salmos de choro. Numa casa em que alguém perdeu o emprego, dizer “obrigado pelo arroz de hoje” pode ser a oração mais difícil e a mais verdadeira. E há um detalhe precioso na história: Jesus perguntou pelos nove. Ele notou a ausência deles, sem retirar a cura de ninguém.',
      questions: [
        'Que razões os nove poderiam dar para não terem voltado?',
        'Por que Lucas faz questão de dizer que o décimo era estrangeiro?',
        'A quem, fora de Deus, esta família deve um obrigado que nunca foi dito?',
        'Como agradecer numa semana ruim sem mentir?',
        'Que diferença há entre reclamar e lamentar diante de Deus?',
      ],
      practice:
        'Ponham um pote de vidro na estante. Cada um põe ali, ao longo do mês, papéis com coisas boas e a data, e no último domingo vocês abrem e leem.',
      prayer:
        'Obrigado pela água quente, pelo vizinho que ajudou, pelo exame que deu certo e pela força quando não deu. Não queremos ser dos nove, e voltamos hoje, em voz alta, para dizer que foste tu. Amém.',
      forLeader:
        'Leve um pote de verdade e papéis já cortados, e deixe o pote à vista. Cuide para que ninguém use a gratidão como resposta pronta para a dor de outra pessoa.',
    },
    {
      title: 'Desculpa, filho',
      aim: 'Aprender a pedir perdão e a perdoar dentro de casa, com verdade e com segurança.',
      opening:
        'Completem em silêncio a frase “Aqui em casa, quando alguém erra, normalmente…”, e quem quiser lê a sua.',
      readings: ['Colossenses 3:12-15', 'Efésios 4:31-32'],
      text: 'Em casa a gente usa o pior tom de voz com as pessoas que mais ama. Paulo conhecia famílias assim, e por isso fala de amargura, gritaria e insulto como coisas que devem sair, e pede que se perdoem como em Cristo foram perdoados (Efésios 4:31-32). Aos colossenses ele manda vestir compaixão, bondade, humildade, mansidão e paciência, como quem se arruma de manhã (Colossenses 3:12-15).\n\nUm bom pedido de desculpas tem três partes: o que fiz, o mal que isso causou, o que vou mudar. “Desculpa se você ficou chateado” não vale; põe a culpa no outro. “Gritei com você na frente do seu amigo, você passou vergonha, e amanhã vou esperar a raiva passar antes de falar” vale. Pai e mãe que pedem perdão a uma criança não perdem autoridade; mostram de onde ela vem.\n\nPerdoar, porém, não é fingir que nada houve nem permanecer ao alcance de quem machuca. Se em sua casa há agressão, ameaça ou abuso, procure proteção: Ligue 180 para violência contra a mulher, Disque 100 para crianças, idosos e outras pessoas em risco, 190 em emergência. Conte a alguém de confiança na igreja. A pessoa que ora por você deve também ajudar você a ficar em lugar seguro.',
      questions: [
        'Quais das peças de roupa que Paulo cita andam esquecidas no armário?',
        'Que pedido de desculpas marcou a vida de vocês?',
        'Por que é tão difícil dizer “eu errei” sem acrescentar “mas você”?',
        'O que muda quando lembramos de quanto fomos perdoados?',
        'Como a igreja pode acolher quem precisa sair de uma casa perigosa?',
      ],
      practice:
        'Faça um único pedido de desculpas esta semana, com as três partes. Não explique, não se defenda, não cobre resposta imediata.',
      prayer:
        'Senhor, tu sabes o que foi dito entre estas paredes. Perdoa o grito, o silêncio que castiga e a porta batida. Ensina-nos a reparar o dano. Protege quem tem medo dentro da própria casa, e faz de nós ajuda de verdade. Amém.',
      forLeader:
        'Tenha os telefones escritos num papel que as pessoas possam levar. Se alguém contar que sofre violência, escute, acredite, não prometa segredo que ponha vida em risco e não sugira reconciliação imediata.',
    },
    {
      title: 'Quatro amigos e um telhado',
      aim: 'Interceder por outras pessoas de maneira fiel e prática.',
      opening:
        'Quem já carregou um sofá escada acima com amigos? O que acontece se um dos quatro larga o canto dele?',
      readings: ['Marcos 2:1-12', 'Tiago 5:13-16'],
      text: 'A casa em Cafarnaum estava lotada. Quatro homens chegaram carregando um amigo paralítico e não conseguiram passar. Subiram, abriram o teto e desceram a maca diante de Jesus, com poeira caindo na cabeça dos importantes (Marcos 2:1-12). O texto diz que Jesus viu a fé “deles”, no plural. O homem deitado não diz uma palavra na cena toda.\n\nInterceder é isto: pegar um dos cantos da maca de quem hoje não consegue andar até Deus. Há épocas em que oramos pelos outros e épocas em que só temos força para ser carregados. Tiago descreve uma igreja assim, onde o aflito ora, o alegre canta, o doente chama os irmãos, e todos oram uns pelos outros (Tiago 5:13-16).\n\nIntercessão boa tem nome, detalhe e continuação. “Abençoa todo mundo” cansa até criança. “O Caio tem prova de matemática às dez” acorda o coração, e à noite alguém lembra de perguntar como foi. Às vezes a resposta à oração passa pelas nossas mãos: orar pela vizinha viúva e levar um prato de sopa são o mesmo gesto. E orar pelo doente nunca dispensa o remédio nem a consulta.',
      questions: [
        'Quantas barreiras os quatro amigos encontraram, e o que fizeram com cada uma delas?',
        'O que chama a atenção na primeira coisa que Jesus diz ao paralítico?',
        'Quem carregou a maca de vocês numa época difícil?',
        'Como orar por quem está longe da fé sem tratá-lo como projeto?',
        'Que telhado precisaria ser aberto para ajudar alguém que conhecemos?',
      ],
      practice:
        'Façam uma lista de cinco nomes: um parente, um vizinho, um colega, alguém difícil, alguém que a família não conhece, como o motorista do ônibus. Orem por um a cada dia e mandem uma mensagem a pelo menos dois.',
      prayer:
        'Jesus, trazemos hoje os que não conseguem vir sozinhos. Tu sabes o nome e o tamanho da dor de cada um. Dá-nos braços firmes e nenhum orgulho por carregar. E quando for a nossa vez na maca, manda amigos. Amém.',
      forLeader:
        'Distribua os pedidos entre as pessoas, um por pessoa, e marque quem pergunta depois. Pedidos íntimos ficam no grupo: combine isso em voz alta antes de começar.',
    },
    {
      title: 'E quando a resposta não vem?',
      aim: 'Continuar a orar com honestidade quando Deus parece demorar ou dizer não.',
      opening:
        'Qual foi a fila mais longa da vida de vocês, e o que fizeram para não desistir dela?',
      readings: ['Lucas 18:1-8', '2 Coríntios 12:7-10'],
      text: 'Lucas diz o motivo da parábola: os discípulos deviam orar sempre e não desanimar (Lucas 18:1-8). Uma viúva sem dinheiro e sem padrinho volta todos os dias à porta de um juiz que não liga para ninguém, até ele ceder só para ter sossego. Jesus não compara Deus com o juiz; faz contraste. Se até um homem desses acaba atendendo, quanto mais o Pai que ama.\n\nPaulo teve outra experiência. Pediu três vezes que lhe fosse tirado um espinho na carne, e ninguém sabe ao certo o que era. A resposta foi um não acompanhado de uma promessa: a graça bastaria, e a força de Deus apareceria na fraqueza (2 Coríntios 12:7-10). O apóstolo que viu milagres também ouviu não.\n\nUma família que ora junta vai acumular as três respostas: sim, não e ainda não. É preciso falar disso com as crianças, sem inventar explicações. “Eu também não sei por que a vovó não melhorou. Sei que Jesus também chorou diante de um túmulo.” Não diga a ninguém que faltou fé. Diga que você continua ao lado, e continue. Às vezes o maior fruto da oração é descobrir, meses depois, que não nos largamos.',
      questions: [
        'O que a viúva tinha, já que não tinha poder nem dinheiro?',
        'Que “não” de Deus vocês só entenderam mais tarde, e qual deles ainda não entendem?',
        'Que frases prontas machucam quem espera?',
        'O que Paulo ganhou que não tinha pedido?',
        'O que manteve vocês orando nos anos mais secos?',
      ],
      practice:
        'Escrevam numa folha três pedidos antigos da família. Ao lado, anotem “sim”, “não” ou “ainda não”. Guardem a folha na Bíblia e voltem a ela daqui a seis meses.',
      prayer:
        'Senhor, a gente já pediu tantas vezes. Não sabemos por que demoras, mas fica conosco. Se a resposta for não, segura-nos; se for depois, sustenta-nos; se for hoje, que saibamos voltar para agradecer. Amém.',
      forLeader:
        'Este encontro costuma ser o mais silencioso, e convém deixar espaço. Se alguém falar em desistir de viver, não saia de perto e ajude a ligar para o CVV, 188, gratuito e aberto dia e noite.',
    },
  ],
  closing:
    'Seis semanas não mudam o barulho da casa, e nem era essa a ideia. Talvez tenham deixado um pote na estante, seis papéis na geladeira e um pedido de desculpas que estava atrasado. Continuem com pouco. Quando a rotina quebrar, e ela quebra, recomecem por trinta segundos na beira da cama. Deus gosta de começos pequenos.',
  verses: [
    verse('Deuteronômio 6:4-9', 'filhos casa caminho coração'),
    verse('Josué 24:14-15', 'escolhei casa serviremos'),
    verse('Mateus 6:5-13', 'Pai nosso pão porta repetições'),
    verse('Lucas 17:11-19', 'dez leprosos samaritano nove'),
    verse('Colossenses 3:12-15', 'revesti humildade mansidão perdoai'),
    verse('Efésios 4:31-32', 'amargura gritaria perdoando'),
    verse('Marcos 2:1-12', 'paralítico quatro telhado fé'),
    verse('Tiago 5:13-16', 'aflito ore doente'),
    verse('Lucas 18:1-8', 'viúva juiz orar sempre'),
    verse('2 Coríntios 12:7-10', 'espinho carne graça fraqueza'),
  ],
};
