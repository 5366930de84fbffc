import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysFortyOneToFortySeven: AuthoredPart<StudyDay[]> = [
  {
    day: 41,
    title: 'Seerá, construtora de cidades',
    verse: verse('1 Crônicas 7:24', 'filha Seerá edificou Bete-Horom baixa alta'),
    reflection:
      'Quem lê genealogia até o fim recebe presentes. Este vem numa família em luto. Efraim tinha perdido filhos numa briga por gado e chorou por muitos dias; os parentes vieram dar pêsames. Nasceu outro menino, e o pai lhe deu um nome com gosto de desgraça.\n\nNa linha seguinte aparece uma filha. Não se diz com quem se casou nem de quem foi mãe. Diz-se que ela edificou três povoados, um deles com o nome dela. Bete-Horom ficava numa subida importante, e séculos depois Salomão ainda reforçava aqueles muros.\n\nNuma família que chorava os seus mortos, uma filha assentou pedra. A última semana deste plano começa com ela. Luto e construção podem morar na mesma casa. O que você quer deixar em pé, ainda que a obra leve mais do que a sua vida?',
    prayer:
      'Deus das genealogias, tu anotas nomes que ninguém prega; anota também o meu. Quero levantar alguma coisa que abrigue gente depois de mim. Mostra-me o terreno e usa também as perdas da nossa família como pedra, já que estão aí. E livra-me de pensar que é tarde ou que sou pouca.',
    action:
      'Termine a frase por escrito: “Daqui a vinte anos, por causa do que faço hoje, espero que exista…”. Conte a alguém e defina o primeiro tijolo, com data até domingo.',
  },
  {
    day: 42,
    title: 'Receita de família',
    verse: verse('2 Timóteo 1:5', 'fé não fingida avó Loide Eunice'),
    reflection:
      'Ingredientes: uma avó, uma mãe, um menino, um pai de outra religião. E uns rolos da Escritura, de que o garoto ouvia pedaços desde pequeno.\n\nModo de fazer: não consta, porque Paulo não descreve método, devocional em família ou castigo. Dá só a característica do produto: fé sem fingimento. Loide não escondia do neto que orava com medo. Eunice, casada com um grego, não fazia de conta que era fácil. Isso imaginamos; do que temos certeza é que o menino cresceu e não achou a fé delas falsa.\n\nRendimento: duas cartas da Bíblia endereçadas a ele.\n\nSe os seus filhos não creem, a receita não é fórmula. Eles têm a liberdade deles e o Deus que os procura. Se não teve filhos, alguma criança a observa nesse momento: sirva em porções pequenas, sem fingir.',
    prayer:
      'Pai, guarda-me de parecer mais crente do que sou na frente das crianças. Que me vejam agradecer, errar, pedir perdão e voltar para ti. Obrigada por quem me passou a fé, ainda que misturada com medo: eu fico com o ouro. Pelos que hoje não querem te ouvir, espero contigo, sem apertar.',
    action:
      'Conte a uma criança ou jovem uma vez em que você orou e não soube o que fazer. Conte a verdade, com o fim que teve. Não tire moral da história; deixe que pergunte.',
  },
  {
    day: 43,
    title: 'Aula na sala de Priscila',
    verse: verse('Atos 18:26', 'sinagoga Áquila Priscila explicaram detalhadamente caminho'),
    reflection:
      'Apolo era brilhante: conhecia a Escritura, falava com fogo, e sabia metade. Na plateia estava um casal que fabricava barracas. Em vez de cochichar que o rapaz era incompleto, os dois o levaram para casa e explicaram o resto.\n\nPriscila aparece quase sempre junto do marido, e muitas vezes citada antes dele. Hospedou igreja, mudou de país, arriscou a vida. Entendia de tenda e entendia do caminho de Deus. Sobre o que esse exemplo autoriza em matéria de púlpito há opiniões diversas; sobre o dever de aprender bem e partilhar o que se aprendeu, não há discussão.\n\nPara explicar em detalhe é preciso ter estudado em detalhe. Muitas de nós alimentamos a alma com as frases das imagens de bom-dia. Há um livro inteiro à sua espera, e você tem cabeça para ele. Talvez haja também um Apolo precisando da sua explicação.',
    prayer:
      'Jesus, meu mestre, desperta a minha fome. Quero conhecer-te além dos versículos de caneca. Dá-me paciência com as partes difíceis, bons professores, um caderno, meia hora de paz. Que o que eu aprender me faça mais humilde. E quando eu souber algo que falta a alguém, que eu o chame de lado, com café e respeito.',
    action:
      'Escolha um livro curto da Bíblia, como Filipenses ou Rute, para ler inteiro nesta semana, de uma vez só se puder. Convide uma pessoa a ler também e marquem de conversar.',
  },
  {
    day: 44,
    title: 'Ana, oitenta e tantos',
    verse: verse('Lucas 2:38', 'mesma hora graças falava redenção Jerusalém'),
    reflection:
      'Querida Ana, filha de Fanuel,\n\nescrevo a você de muito longe. Foram sete anos casada e depois uma vida inteira de viúva. Deviam dizer na cidade que você era uma coitada, e você não parece. Conhecia cada coluna daquele templo, quem vinha orar escondido, quem tinha perdido a esperança, e jejuava, servia, esperava.\n\nUm dia entrou um casal pobre com um bebê, mais um entre tantos. Você chegou bem na hora e entendeu. Depois saiu contando a quem ainda esperava, e sabia exatamente quem eram, porque os tinha escutado por décadas.\n\nTenho medo de envelhecer, de ficar invisível, de atrapalhar, de esquecer nomes. Quando me der esse medo, vou pensar em você atravessando o pátio com pressa, na idade em que todos acham que nada mais acontece.\n\nUm abraço de outra que espera.',
    prayer:
      'Senhor, abençoa as velhas: as da igreja, as do asilo, a da janela em frente. Se eu sou uma delas, obrigada por estes anos; usa-os. Se ainda não sou, prepara-me. Que a minha velhice tenha mais gratidão que ressentimento, e um menino Jesus para mostrar a quem perdeu a esperança.',
    action:
      'Dia de descanso: sente-se com uma bebida quente e escreva uma carta curta a si mesma com vinte anos a mais. Diga o que espera ter guardado e o que espera ter soltado. Se já tem mais de setenta, escreva à neta ou à moça que você foi.',
  },
  {
    day: 45,
    title: 'O colo de Noemi',
    verse: verse('Rute 4:16', 'Noemi filho colo ama'),
    reflection:
      'No dia vinte e seis deixamos Noemi na entrada da cidade, pedindo para ser chamada de amarga. Vamos hoje fazer-lhe uma visita.\n\nHá barulho na casa, e as mesmas vizinhas estão lá, falando todas juntas. Rute teve um menino. Ele é neto de Noemi de um jeito meio torto, pela lei, e ninguém se importa: as vizinhas dizem que nasceu um filho a Noemi. Ela o segura no colo, e as mulheres fazem uma conta espantosa naquela terra de contar filhos homens: essa nora vale mais que sete.\n\nOs mortos não voltaram, e o colo que recebe o bebê é o mesmo que enterrou dois. Mas a vida entrou pela porta da amizade, e dali virá Davi, e dali virá Jesus.\n\nOlhe em volta: que criança, obra, pessoa foi posta no seu colo sem ter saído de você?',
    prayer:
      'Obrigada, Senhor, pelo que eu não gerei e que mesmo assim me chama: a enteada, o aluno, a moça do culto, a planta do vaso, o projeto do bairro. Obrigada pelas vizinhas que me viram amarga e não foram embora. Ainda tenho saudade dos que faltam. Segura os dois no teu colo, a saudade e o bebê.',
    action:
      'Escolha alguém mais novo que não é do seu sangue e assuma com ele um compromisso pequeno por um ano: lembrar o aniversário, ir à formatura, orar às quintas. Diga isso a ele ainda hoje.',
  },
  {
    day: 46,
    title: 'Uma mulher corre de madrugada',
    verse: verse('João 20:18', 'Maria Madalena anunciou discípulos visto Senhor'),
    reflection:
      'Ainda está escuro, e uma mulher sozinha no cemitério, de rosto inchado, conversa com um homem que toma por jardineiro. Ele diz o nome dela, apenas o nome, do jeito que só uma pessoa dizia.\n\nEla quer segurá-lo, e ele a envia: vá aos meus irmãos e conte. E Maria de Magdala atravessa a cidade que acorda, com a notícia maior do mundo, a fim de entregá-la a homens trancados. Outro evangelista conta que as palavras das mulheres lhes pareceram delírio, e elas disseram assim mesmo.\n\nLembre o primeiro dia: uma fugitiva ouviu o próprio nome junto a uma fonte e falou do Deus que vê. Agora outra ouve o seu num jardim e diz que viu o Senhor. Entre as duas há lugar para você. O que viu, nestas semanas? A quem precisa contar, mesmo que essa pessoa ache que é delírio?',
    prayer:
      'Jesus vivo, chama-me como a chamaste, e eu enxugo o rosto e vou. Não tenho discurso; tenho isto que vi: ______. Que eu fale sem arrogância e sem pedir desculpa. Se não acreditarem, fica comigo na volta. Obrigada por teres confiado a primeira palavra da Páscoa à boca de uma mulher.',
    action:
      'Complete em voz alta a frase “eu vi o Senhor quando…”, com algo destes dias. Depois diga a mesma coisa a uma pessoa, por áudio, na fila ou no jantar.',
  },
  {
    day: 47,
    title: 'A chave',
    verse: verse('Hebreus 3:4', 'toda casa construída alguém Deus'),
    reflection:
      'Pegue a chave da sua casa e segure um pouco. Talvez esteja gasta e tenha um chaveiro bobo, uma fita, um abridor de garrafa. Quantas vezes já girou essa fechadura cansada, contente, com criança dormindo no ombro?\n\nToda casa foi feita por alguém. É o que diz a carta aos Hebreus, como quem fala do óbvio, para então apontar mais alto: quem fez tudo é Deus, e quem cuida dessa casa como Filho é Cristo. Você construiu de verdade, e agora ponha a sua obra dentro da dele. Ele a viu antes do primeiro tijolo. Escolheu morar com gente de parede rachada. Está preparando uma cidade onde ninguém chora atrás da porta nem dorme com medo.\n\nAté lá há trabalho, e há domingo para descansar. Há também amigas, Escritura e pão. Você chegou ao fim do plano. Amanhã abra a porta de novo; ele já está do lado de dentro.',
    prayer:
      'Construtor de tudo, aqui está a minha chave. Entra nos cômodos arrumados e no quartinho. Obrigada por quarenta e sete manhãs, as que fiz e as que pulei. Abençoa quem mora comigo, quem já morou, quem ainda virá. Firma o que ergui por amor. Desmancha o que levantei por medo. E edifica-me, a mim, até que eu seja toda morada tua. Em nome de Jesus, amém.',
    action:
      'Releia a folha do primeiro dia e responda de novo às duas perguntas, com outra caneta. Escolha um só hábito para manter e uma mulher a quem oferecer este caminho. Ponha a mão no batente da porta e abençoe quem passar por ela.',
  },
];
