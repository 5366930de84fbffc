import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const curaDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Doente em Mileto',
    verse: verse('2 Timóteo 4:20', 'deixei Trófimo doente Mileto'),
    study:
      'Meio versículo, quase um recado de viagem: Trófimo ficou doente, tive de deixá-lo. Não há justificativa: Paulo não diz que faltou jejum, nem que o amigo guardava pecado, nem que tentou e falhou. O barco partiu, um ficou, e o apóstolo seguiu viagem. Imagino o quarto alugado, a voz do vendedor de peixe, a febre. Quantos companheiros nossos ficaram em alguma Mileto enquanto a igreja seguia a agenda! A frase só existe porque alguém não se esqueceu de mencioná-lo pelo nome.',
    prayer:
      'Senhor, há um Trófimo que deixamos para trás porque a programação andava. Vai ao quarto dele antes de mim. E que eu chegue hoje, nem que seja por telefone.',
    practice:
      'Consulte a lista de membros ou a sua memória: quem sumiu por doença? Mande uma mensagem com o nome dele e uma lembrança boa.',
  },
  {
    day: 17,
    title: 'O salmo sem luz no fim',
    verse: verse('Salmos 88:18', 'afastaste amigo companheiro trevas'),
    study:
      'Outros lamentos acabam em louvor; este termina no escuro, e a última palavra é treva. Foi cantado no templo, por gente que não se envergonhava dele. Quem o escreveu sofria desde moço, clamava dia e noite e não recebeu, nestes versos, explicação alguma. Deus quis que a coleção de hinos o contivesse. Se hoje você não consegue erguer um final feliz, tome emprestadas as palavras dele. Se pensa em não continuar vivo, conte agora a alguém, ligue 188 a qualquer hora, vá ao pronto-socorro: o escuro pede companhia.',
    prayer:
      'Deus que me ouves no porão, a minha companhia é a treva, e mesmo assim te falo. Não tenho frase bonita para fechar; fica comigo e manda gente.',
    practice:
      'Leia este salmo inteiro, devagar, em voz alta, por você ou por alguém deprimido. Depois acenda a luz, beba água e procure uma pessoa.',
  },
  {
    day: 18,
    title: 'O estômago de Timóteo',
    verse: verse('1 Timóteo 5:23', 'vinho estômago frequentes enfermidades'),
    study:
      'Um pastor jovem com um mal de estômago que vai e volta. Paulo, que já tinha visto enfermos sararem com lenços, recomenda-lhe um pouco de vinho, medicina doméstica daquele tempo, quando a água fazia mal. A palavra “frequentes” me comove: doença crônica, dessas que não dão testemunho, só rotina. Intolerância, enxaqueca, artrose, diabetes. Deus não enviou um milagre a Timóteo, ao menos ali; mandou um amigo que se lembrava do estômago dele. Cuidar do crônico é ministério de memória comprida.',
    prayer:
      'Senhor do remédio diário e da dieta chata, anima quem cuida da mesma doença há vinte anos. Que ninguém se canse de perguntar, nem eu, na próxima semana.',
    practice:
      'Agende lembretes mensais, no celular, para perguntar a duas pessoas com doença crônica: “como foi este mês?” A primeira pergunta é hoje.',
  },
  {
    day: 19,
    title: 'O corpo geme',
    verse: verse('Romanos 8:23', 'primeiros frutos Espírito gememos redenção corpo'),
    study:
      'Até os que receberam o Espírito gemem, diz Paulo, e ele se inclui. Geme a criação, geme a igreja, e um pouco adiante o próprio Espírito geme na nossa oração. O corpo está na fila da redenção: foi comprado, e a reforma ainda não ficou pronta. Isso explica por que um crente é curado de pneumonia aos quarenta e morre aos oitenta. Toda cura de agora é amostra. A entrega completa tem data que não sabemos, e inclui joelhos, pulmões, memórias. Gemer, neste intervalo, é falar a língua da esperança.',
    prayer:
      '(Respire fundo e solte o ar com som.) Este gemido é para ti, Espírito Santo; traduz o que eu não sei dizer. Junto com ele vão os dos hospitais desta cidade, e os das casas.',
    practice:
      'Deite-se e percorra o corpo, dos pés à cabeça, agradecendo por uma parte e entregando outra que dói, sem palavras caprichadas.',
  },
  {
    day: 20,
    title: 'O que não dizer',
    verse: verse('Jó 16:2', 'consoladores miseráveis'),
    study:
      '“Pelo menos foi rápido.” “Tem gente pior.” “Deus não dá fardo maior que…” “Você já jejuou?” “Na casa da minha prima também, e ela morreu.” Jó ouviu as versões antigas dessas frases e resumiu: consoladores que cansam. Os amigos defendiam Deus de uma acusação e, para isso, tiveram de acusar um inocente. O Senhor, no fim, ficou irado com eles. Frases que cabem: estou aqui; não sei o que dizer; quer que eu fique ou que eu vá? trouxe sopa; volto quinta. E voltar na quinta.',
    prayer:
      'Guarda-me, Senhor, da frase de efeito. Lembro de uma que disse naquele velório, e que vergonha! Dá-me sopa, uma cadeira, bons ouvidos e uma quinta-feira livre.',
    practice:
      'Copie as cinco frases boas do estudo num cartão e guarde na carteira. Use uma com alguém que sofre, e cumpra o que ela promete.',
  },
  {
    day: 21,
    title: 'Ele chorou sabendo',
    verse: verse('João 11:35', 'Jesus chorou'),
    study:
      'Jesus já tinha dito que Lázaro viveria. Faltavam minutos, e ele chorou. Não foi teatro nem falta de fé: viu Maria aos prantos, viu o cortejo, sacudiu-se por dentro. Saber o final não lhe tirou o direito às lágrimas do meio. Se o Senhor da vida chora diante do túmulo, ninguém apresse o luto alheio com a ressurreição na mão como quem mostra recibo. As duas coisas ficam juntas, o choro e a ordem “vem para fora”. Nesta última noite da semana escura, há um Deus com o rosto molhado.',
    prayer:
      'Jesus do rosto molhado, não vou pedir nada neste momento. Choro perto de ti por ______ (diga o nome). Sei que a pedra não é o fim, e te peço que chores comigo.',
    practice:
      'Dia de descanso: permita-se dez minutos de saudade de alguém, com uma foto, uma música, uma carta guardada. Depois lave o rosto e descanse; o telefonema pode ficar para amanhã.',
  },
  {
    day: 22,
    title: 'Visita: o leito 14',
    verse: verse('Mateus 25:36', 'doente cuidastes prisão visitastes'),
    study:
      'Passamos às visitas, uma por dia, e o dom de curar encolhe de propósito até o tamanho de uma cadeira de hospital. Na cena do juízo, Jesus não pergunta quantos saíram andando; pergunta quem apareceu. Pequeno manual: confirme o horário, lave as mãos, não sente na cama, não acorde quem dorme. Fique dez minutos, pergunte se a pessoa quer oração e aceite um não. Ore baixo, com frases que ela possa repetir. Leia um salmo curto e saia antes que ela fique cansada, deixando um bilhete.',
    prayer:
      'Senhor que estavas doente e eu não sabia que eras tu, dá-me o endereço. Lava as minhas mãos e a minha pressa. Vou bater de leve, na hora permitida.',
    practice:
      'Marque uma visita a um internado, seguindo o pequeno manual, ou escreva um bilhete à mão que um parente possa ler para ele.',
  },
  {
    day: 23,
    title: 'Visita: a filha que cuida',
    verse: verse('Gálatas 6:2', 'Levai cargas outros cumprireis lei'),
    study:
      'No quarto há sempre duas pessoas, e todos cumprimentam a deitada. A outra dorme numa poltrona faz cinco semanas, perdeu o emprego, dá banho na mãe que já não a reconhece. Ninguém ora pela poltrona. Paulo fala de carga que se leva uns dos outros; há no mesmo parágrafo o peso que cada um carrega por si, e a sabedoria está em distinguir. Cuidar de quem cuida é cura preventiva. Uma noite de substituição, um almoço pronto, o formulário do benefício preenchido: peça a ela para escolher.',
    prayer:
      'Senhor, peço pela mulher da poltrona: que alguém segure o outro lado do lençol. Dá-lhe uma noite inteira; e se essa pessoa sou eu, dá-me a coragem de dizer “preciso”.',
    practice:
      'Ofereça a um cuidador duas horas livres nesta semana, com dia e hora. Se você é o cuidador, peça essas duas horas a alguém.',
  },
  {
    day: 24,
    title: 'Visita: debaixo do arbusto',
    verse: verse('1 Reis 19:5', 'junípero dormido anjo Levanta come'),
    study:
      'Depois do dia de maior sucesso, Elias deitou sob um arbusto e pediu para morrer. Deus mandou pão quente, água e sono, duas vezes. A conversa séria ficou para semanas mais tarde. Depressão e esgotamento não são frescura nem derrota espiritual; têm tratamento, e procurar psicólogo ou psiquiatra é levantar e comer. Ao visitar alguém assim, leve comida, não argumentos. Pergunte diretamente se pensa em morrer; perguntar não põe a ideia na cabeça. Se pensa, não o deixe só: 188, pronto-socorro, família.',
    prayer:
      'Deus do pão na cabeceira, põe a mão no ombro de quem hoje não levantou. Abençoa os terapeutas e os remédios da mente. Faz-me anjo de cozinha, sem discurso.',
    practice:
      'Leve ou mande uma refeição a alguém que anda abatido. Inclua um recado curto: “não precisa responder. Volto depois de amanhã”.',
  },
  {
    day: 25,
    title: 'Visita: a equipe do plantão',
    verse: verse('Lucas 10:34', 'curativo feridas azeite vinho cuidou'),
    study:
      'O samaritano fez triagem, curativo, transporte, internação e deixou o pagamento acertado. Não orou em voz alta, que se conte. Jesus chamou aquilo de amar o próximo. Quantos fazem o mesmo todo dia, às três da manhã, no SUS! O técnico que contém um surto, a moça da limpeza, sem a qual a cirurgia dá em infecção, o motorista da ambulância. Há dons de cura de jaleco, vassoura e rádio. A igreja que ora por milagres pode levar pão de queijo à enfermaria e perguntar o nome do vigia.',
    prayer:
      'Bom Samaritano, que um dia me achaste no acostamento, abençoa o plantão desta noite. Paga os atrasados deles e ensina-me a parar na estrada e a voltar depois.',
    practice:
      'Junte alguns irmãos e levem um lanche, com bilhete de gratidão, à equipe de um posto ou pronto-socorro, depois de pedirem autorização.',
  },
  {
    day: 26,
    title: 'Visita: o lugar de Mefibosete',
    verse: verse('2 Samuel 9:13', 'Mefibosete mesa rei coxo pés'),
    study:
      'A história acaba como começou: Mefibosete era coxo dos dois pés. O rei Davi lhe deu terras, empregados e lugar diário à mesa, e as pernas não mudaram. Ninguém naquele palácio esperou que ele andasse para puxar a cadeira. Pessoas com deficiência costumam ser abordadas na rua por desconhecidos que querem orar para consertá-las. Antes disso, pergunte o nome, o que estudam, de que time são. Muitas não se veem como doentes. Há cura que a igreja deve a elas: rampa, intérprete de Libras, paciência, ministério.',
    prayer:
      'Rei bondoso, a tua mesa não tem degrau; desculpa as nossas, que têm. Ensina-nos a puxar a cadeira antes de oferecer conserto, e a receber o dom de quem se senta.',
    practice:
      'Converse com uma pessoa com deficiência, ou com sua família: “o que na nossa igreja atrapalha você, e o que você gostaria de fazer nela?”',
  },
  {
    day: 27,
    title: 'Visita: seu Alcides, noventa e um',
    verse: verse('Salmos 41:3', 'SENHOR sustenta leito enfermidade doente'),
    study:
      'Ele não vai melhorar e sabe. Repete a mesma história do trem, e a família já não a escuta. O salmista descreve Deus ajeitando o doente na cama, gesto de quem vira o travesseiro e puxa o lençol. É de um Deus assim que a gente precisa na idade em que curar significa aliviar, aquecer, ouvir a história do trem mais uma vez. Cuidados paliativos são assim: não desistem da pessoa quando já não há o que fazer contra a doença. Orar por uma boa noite também é orar por cura.',
    prayer:
      'Pai, vira o travesseiro de seu Alcides, alivia o que dói, e que o médico acerte a dose. Dá-lhe um bom ouvinte e, na tua hora, uma boa partida.',
    practice:
      'Ouça inteira a história repetida de uma pessoa idosa. Faça uma pergunta nova sobre ela e grave, com licença, para os netos.',
  },
  {
    day: 28,
    title: 'Visita: a viúva do térreo',
    verse: verse('Salmos 147:3', 'sara quebrantados coração curativo feridas'),
    study:
      'No mesmo fôlego este salmo conta as estrelas e faz curativos em corações. Deus cuida das duas coisas, das galáxias e da gaze. A viúva do térreo está bem de pressão; o que ela tem não aparece no hemograma. Põe dois pratos e tira um. Um curativo se troca muitas vezes, e a ferida tem o tempo dela: o primeiro Natal, o aniversário, o dia de arrumar as roupas. A igreja vai muito ao velório e pouco ao quarto mês, e é nele que você pode levar a gaze.',
    prayer:
      'Tu que sabes o nome de cada estrela, sabes o nome do marido que a viúva ainda chama de noite. Faz o curativo, volta amanhã, e ensina-me a ajudar.',
    practice:
      'Dia de descanso: depois que escurecer, olhe o céu por cinco minutos, mesmo que haja só duas estrelas. Entregue a Deus o nome de uma pessoa enlutada e deixe as providências para amanhã.',
  },
  {
    day: 29,
    title: 'Visita: de volta para agradecer',
    verse: verse('Lucas 17:15', 'curado voltou glorificando alta voz'),
    study:
      'Dez sararam no caminho do sacerdote, que era quem dava alta. Um, estrangeiro, deu meia-volta gritando. Os outros nove obedeceram e foram cuidar da vida, o que se entende depois de anos fora de casa. Mas ele procurou quem o tinha curado. Agradecer bem inclui verdade: nada de esticar o testemunho, dizer câncer onde era cisto, pular a quimioterapia da história. Conte o que houve, com médico e tudo, com a permissão de quem sarou. O samaritano caiu aos pés de Jesus, onde não havia palco.',
    prayer:
      'Voltei, Senhor, para agradecer pela febre que baixou em março, pelo susto que foi só susto, pela pele, pelo sono, por quem sarou. Digo em voz alta, para o corredor ouvir: obrigado!',
    practice:
      'Lembre três restabelecimentos, seus ou de gente próxima. Agradeça a Deus em voz alta e, por um deles, a um ser humano.',
  },
  {
    day: 30,
    title: 'A folha da árvore',
    verse: verse('Apocalipse 22:2', 'árvore vida doze frutos folhas saúde'),
    study:
      'A Bíblia se fecha com uma rua, um rio e uma árvore de folhas medicinais, para as nações. Haverá cura do que os hospitais não alcançam: guerra, racismo, memória. Todos os lugares do mês levam até ali: a casa de Simão, o tanque, a poltrona, o leito 14. Por isso quem ora por doentes não precisa provar nada. Se sarar, é folha que o vento trouxe antes da hora. Se não, a árvore continua plantada. Você começou procurando um dom; termine com um nome, um endereço e um dia certo na semana para ir.',
    prayer:
      'Vem, Senhor Jesus, e traz o teu rio para a nossa rua. Até lá, dá-me folhas para distribuir: uma visita, uma oração ao pé da cama, um pão. Sara as nações, a começar, se quiseres, pela minha.',
    practice:
      'Assuma com a sua igreja, ou com um vizinho, uma visita semanal por três meses. Escreva nome, dia e hora, e avise a pessoa.',
  },
];
