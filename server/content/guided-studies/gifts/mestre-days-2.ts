import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const mestreDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Segunda fila: seu Raimundo, que não lê',
    verse: verse('Neemias 8:8', 'leram lei explicando sentido entender'),
    study:
      '“Esqueci os óculos.” Ele diz isso desde 1974. Raimundo levanta parede no esquadro, sabe de cor quarenta hinos e tem medo da hora em que mandam ler em roda. Na praça de Jerusalém quase ninguém tinha rolo: uns liam alto, outros passavam entre o povo explicando, e a alegria veio de terem entendido. A fé foi, por séculos, coisa de ouvido. Não o exponha: leia você, conte, cante, pergunte o que ele pensa; e se um dia ele quiser juntar as letras, há turma de adultos na escola do bairro.',
    prayer:
      'Jesus, Palavra que se fez carne, senta-te ao lado de quem esconde que não lê. Peço pela servente que decora o hino de ouvido, pelo avô que assina com o dedo, pelo menino de quem riram na roda. Perdoa as nossas rodas cruéis, e dá voz boa a quem lê alto.',
    practice:
      'Grave em áudio um capítulo do evangelho lido por você, sem pressa, e mande a alguém que tem dificuldade com a leitura.',
  },
  {
    day: 17,
    title: 'Terceira fila: Bianca, que duvida',
    verse: verse('João 20:25', 'Vimos Senhor mãos cravos crerei'),
    study:
      '“Desculpa, mas isso não faz sentido para mim.” Estuda biologia, faz estágio, e levanta a mão toda semana. Os colegas suspiram. Tomé falou mais duro, e repare: os dez não o puseram para fora. Oito dias depois ele estava no mesmo quarto, entre os que criam, e foi ali que viu. Dúvida dita em voz alta já é uma forma de confiança. Não a encurrale com respostas de manual; separe o que a Bíblia afirma do que tradições sérias discutem, reconheça o que você desconhece, e guarde-lhe a cadeira.',
    prayer:
      'Jesus, voltaste por causa de um. Obrigado por não teres vergonha das tuas marcas nem das nossas perguntas. Segura na sala a Bianca que conheço, e faz-me gostar daquela mão levantada.',
    practice:
      'Pergunte a quem duvida: “qual é a parte mais difícil para você?” Prometa procurar e volte em uma semana com algo lido, mesmo incompleto.',
  },
  {
    day: 18,
    title: 'Janela: Êutico, que dormiu',
    verse: verse('Atos 20:9', 'Êutico janela sono Paulo caiu'),
    study:
      '“Eu juro que estava ouvindo, professor.” O moço da janela em Trôade tinha provavelmente trabalhado o dia inteiro, o cenáculo estava cheio de lamparinas e Paulo já tinha passado da meia-noite. Caiu do terceiro andar. O apóstolo desceu, abraçou-o, e houve vida e depois pão. Lucas, médico, não repreende o rapaz nem o pregador, mas deixou o episódio escrito, talvez para nós. Antes de reclamar da atenção da turma, olhe o relógio, o ar, o turno de cada um. O aluno que cochila na sua aula pode ter vindo de pé no trem.',
    prayer:
      'Obrigado por quem chega morto de cansado e vem assim mesmo. Guarda-os no caminho de volta. Encurta a minha fala, Senhor, e dá-me braços para descer correndo quando alguém cair.',
    practice:
      'Descubra a que horas acorda cada pessoa que você ensina ou reúne. Ajuste uma coisa por causa disso: duração, horário, café, ventilação.',
  },
  {
    day: 19,
    title: 'Cadeira do fundo: doutor Álvaro, que já sabe',
    verse: verse('1 Coríntios 8:1', 'conhecimento incha amor edifica'),
    study:
      '“No grego não é bem assim.” Tem razão metade das vezes, e a classe encolhe sempre que ele abre a boca. Paulo concorda com os entendidos de Corinto quanto ao fato (ídolo é nada) e discorda do efeito: saber que incha ocupa o lugar dos outros; amor constrói. Álvaro enviuvou em março e o que sabe é o que lhe resta. Dê-lhe uma tarefa que seja serviço: preparar o mapa, visitar seu Raimundo, ouvir a Bianca por meia hora. E olhe no espelho, que às vezes o doutor Álvaro dá aula.',
    prayer:
      'Desincha-me, Senhor, que usei o que sei para ficar mais alto e deixei gente menor do que chegou. Que o meu estudo vire tijolo na casa de alguém. E consola os sabidos, que andam sós.',
    practice:
      'Numa conversa em que você sabe mais, não conte. Faça três perguntas que ajudem o outro a brilhar, e repare no que acontece em você.',
  },
  {
    day: 20,
    title: 'Ao lado da porta: Lívia, surda',
    verse: verse('Levítico 19:14', 'surdo cego tropeço temor Deus'),
    study:
      'Ela não disse nada; sinalizou “de novo?” à mãe, que traduzia pela metade. A lei antiga proíbe um pecado covarde, o que se comete contra quem não pode perceber. Slides sem legenda, professor que fala de costas, brincadeira que só serve a quem corre: tropeços postos no caminho, em geral sem maldade. Temer a Deus, aí, é aprender um pouco de Libras, imprimir letra grande, pôr uma rampa. Lívia não é projeto de caridade da classe. Há meses ela tem uma pergunta sobre Rute que ninguém entendeu.',
    prayer:
      'Deus que me ouves quando não tenho palavras, perdoa os degraus que deixei na porta: o slide sem legenda, a pressa, o “depois te explico” que nunca veio. Ensina as minhas mãos a falar um pouco. Abençoa as mães intérpretes, cansadas de traduzir o mundo. Quero saber o que Lívia pensa de Rute.',
    practice:
      'Aprenda em vídeo cinco sinais de Libras: olá, nome, Deus, obrigado, pergunta. Ou retire hoje um obstáculo de quem não vê, não ouve ou não anda.',
  },
  {
    day: 21,
    title: 'Última fila: Sandra, que chora',
    verse: verse('Mateus 12:20', 'quebrará cana rachada pavio fumega'),
    study:
      '“Posso só ficar ouvindo?” Pode. Sandra vem de um lugar em que a Bíblia era usada para fazê-la calar; certos versículos ainda lhe apertam a garganta. Mateus aplica a Jesus o retrato do servo que passa por um caniço partido e não acaba de quebrá-lo, por um pavio fraco e não o sopra. Para ela a matéria mais importante é o tom. Nada de leitura forçada nem de exemplo com o nome dela. Se contar que sofre violência em casa, ninguém vai mandar suportar: terá ajuda, e companhia até o lugar seguro.',
    prayer:
      'Servo manso, fica entre Sandra e as palavras que feriram em teu nome. Sopra devagar, só o bastante para a brasa. Que a minha voz não se pareça com a que a fez calar. E prepara-lhe uma casa segura.',
    practice:
      'Dia de descanso: faça como Sandra e fique só ouvindo. No culto, no áudio ou numa roda de conversa, sente-se mais atrás e não tome a palavra nem uma vez.',
  },
  {
    day: 22,
    title: 'Oficina de Filemom: ler inteira',
    verse: verse('Filemom 1:2', 'Ápia Arquipo igreja casa'),
    study:
      'A turma está sentada e falta a aula. Nestes nove dias você preparará uma, do começo ao fim, com a mais curta das cartas de Paulo: vinte e cinco versos, uma página. Passo um, ler tudo, três vezes, uma delas em voz alta, como foi ouvida numa sala cheia. Repare nos destinatários. O assunto é de dois homens, mas a carta chega também a Ápia, a Arquipo e à igreja que se reunia naquela casa. Um pedido particular, lido diante de todos! Quem começa por um verso solto perde justamente isso.',
    prayer:
      'Abro esta carta como quem recebe correspondência alheia e descobre o seu nome no envelope. Senhor, dá-me olhos de primeira vez. Que eu leia até ouvir as cadeiras daquela sala.',
    practice:
      'Leia Filemom três vezes hoje: de manhã em silêncio, no almoço em voz alta, à noite em outra tradução. São cinco minutos cada.',
  },
  {
    day: 23,
    title: 'Oficina de Filemom: quem é quem',
    verse: verse('Filemom 1:10', 'filho Onésimo gerei prisões'),
    study:
      'No passo dois, o contexto, desenhe três bonecos: Paulo, velho e preso; Filemom, cristão com casa grande; Onésimo, escravo dele, agora longe e convertido na cadeia. O que houve no meio? A maioria pensa em fuga, talvez com furto; outros, que procurou Paulo como mediador de uma briga. A carta não esclarece, e o bom professor diz “não esclarece”. Confira o fim de Colossenses; ali Onésimo aparece viajando de volta. O contexto não é enfeite erudito, é respeito por pessoas que existiram, tiveram frio e esperaram resposta.',
    prayer:
      'Deus da história verdadeira, livra-me de tratar esses três como bonecos de papel. Um era velho, um era rico, um era propriedade. Tu os conhecias; ensina-me a dizer “não sei” onde calaste.',
    practice:
      'Faça uma ficha de cada personagem com duas colunas: o que o texto afirma e o que eu estou supondo. Leia também os versos finais de Colossenses. Compare o tamanho das colunas e risque, com humildade, a suposição que você já ensinou como se fosse certeza.',
  },
  {
    day: 24,
    title: 'Oficina de Filemom: lápis na mão',
    verse: verse('Filemom 1:7', 'alegria consolo amor sentimentos aliviados'),
    study:
      'Passo três, observar antes de concluir. Pegue lápis de duas cores e procure palavras que se repetem: uma delas, traduzida por sentimentos ou coração, é no original “entranhas”, e Paulo a usa três vezes, nos versos sete, doze e vinte. Primeiro Filemom alivia as entranhas dos santos; depois Onésimo é as entranhas de Paulo; por fim, Paulo pede: “alivia as minhas”. Se você viu a repetição, ninguém lhe contou: estava ali. A alegria de achar é a melhor parte da aula, por isso não a tire dos alunos: dê-lhes o lápis.',
    prayer:
      'Obrigado, Senhor, porque a tua Palavra sempre tem o que descobrir. Dá-me o gosto de procurar sem pressa de dizer. E a generosidade de deixar que outro encontre e grite primeiro.',
    practice:
      'Marque em Filemom três repetições, dois contrastes e uma surpresa. Escolha qual delas você deixará para a turma descobrir sozinha.',
  },
  {
    day: 25,
    title: 'Oficina de Filemom: um trocadilho',
    verse: verse('Filemom 1:11', 'inútil útil enviei'),
    study:
      'Passo quatro, palavras. Onésimo quer dizer proveitoso, nome comum de escravo, dado por quem calculava serventia. Paulo brinca: esse que era sem proveito ficou proveitoso. Um sorriso no meio do assunto grave, e debaixo do sorriso uma pergunta: quem decide para que serve um homem? Logo adiante a utilidade some e aparece a palavra “irmão”. Para estudar vocabulário bastam uma boa Bíblia de estudo e duas traduções lado a lado. Um termo grego bem explicado ilumina; cinco dão sono.',
    prayer:
      'Senhor, fui chamado de inútil, e também chamei. Apaga o preço que colaram em nós. Ensina-me a usar palavras que devolvem nome, e a sorrir na hora certa, como o velho na prisão.',
    practice:
      'Compare o verso onze em duas ou três traduções. Explique o trocadilho a alguém numa frase de no máximo vinte palavras.',
  },
  {
    day: 26,
    title: 'Oficina de Filemom: a parte que dói',
    verse: verse('Filemom 1:16', 'servo mais amado irmão carne Senhor'),
    study:
      'Passo cinco, não pular o difícil. Por que Paulo não mandou libertar, com todas as letras? Houve senhores que usaram esta carta para devolver fugitivos, e isso envergonha a igreja. Houve abolicionistas que leram aqui, na palavra “irmão”, o começo do fim. Intérpretes ainda discutem se o pedido inclui alforria. Conte as duas coisas à classe. Nenhuma pessoa é coisa, e o nosso país, último das Américas a abolir, tem Onésimos de hoje em fazendas, oficinas e quartos de empregada. Trabalho escravo é crime; denuncia-se no Disque 100.',
    prayer:
      'Deus do Êxodo, choro o que fizemos com a tua carta nos porões e nas senzalas. Há ainda quem durma trancado onde trabalha, sem documento, devendo a comida. Liberta-os, e inquieta quem compra barato sem perguntar. Que eu nunca explique um texto de costas para quem ele feriu.',
    practice:
      'Leia cinco minutos sobre um caso de trabalho escravo atual no Brasil. Escreva uma pergunta honesta que fará à turma sobre o verso dezesseis.',
  },
  {
    day: 27,
    title: 'Oficina de Filemom: onde está Cristo',
    verse: verse('Filemom 1:18', 'dano deve põe conta'),
    study:
      'Passo seis, chegar a Cristo. Uma frase de contador: se ele deve, lança na minha conta. Paulo assina embaixo, com a própria letra, como nota promissória. Quem já ouviu o evangelho reconhece o gesto: alguém fica com a dívida para que outro seja recebido como se fosse ele. Lutero disse que todos somos Onésimos. Não precisa forçar; o próprio Paulo age assim porque antes fizeram isso por ele. Depois da aula de ontem, acrescente: um homem escravizado também tinha muito a receber, e reconciliar nunca significou esconder o dano.',
    prayer:
      'Jesus, lançaste na tua conta o que eu nem sabia somar, e assinaste, e eu fui recebido no teu lugar. Ensina-me a contar isso sem passar verniz na dor de ninguém, e a pagar o que puder.',
    practice:
      'Pague hoje, em segredo, uma conta pequena de outra pessoa: um pão, uma recarga, a passagem. Depois releia os versos dezessete a dezenove.',
  },
  {
    day: 28,
    title: 'Oficina de Filemom: aplicar sem empurrar',
    verse: verse('Filemom 1:14', 'opinião bondade obrigação vontade'),
    study:
      'Passo sete, a aplicação, terreno em que bons professores viram sargentos. Paulo podia dar ordem e escreve que não quis nada sem o consentimento do outro, para que o bem fosse livre. Ele argumenta, lembra, pede, até aperta um pouco, e para na porta da vontade. Faça igual e troque “vocês têm de” por uma pergunta que cada um leve para casa: quem preciso receber como irmão? de que dívida posso abrir mão? E uma ressalva em voz alta: ninguém é obrigado a receber de volta quem lhe ameaça a segurança.',
    prayer:
      'Pai que nos fizeste livres, segura em mim a vontade de mandar, nos dez minutos finais. Ensina-me a parar na porta, e que o bem que fizerem seja deles e teu, e não fruto da minha insistência.',
    practice:
      'Dia de descanso: hoje ninguém aplica nada a ninguém. Escolha uma das perguntas da leitura, leve-a para uma volta no quarteirão e traga-a de volta sem resposta, se for o caso.',
  },
  {
    day: 29,
    title: 'Oficina de Filemom: preparar a sala',
    verse: verse('Filemom 1:22', 'prepara lugar espero orações'),
    study:
      'Passo oito, o mais humilde. Entre o pedido mais delicado e as saudações, Paulo encomenda um quarto de hóspede. Assim é a graça: tem lençol e travesseiro. Para a aula: quantas cadeiras? Quem se senta onde para que Lívia veja os rostos? Água, letra grande, relógio à vista, café para Êutico. Um roteiro numa folha só: cinco minutos de leitura, quinze de lápis, dez de conversa, cinco de silêncio e oração. O que não couber fica para a outra vez. Convide já: pode ser a mesa da cozinha com dois vizinhos.',
    prayer:
      'Jesus, hóspede esperado, arrumo a sala para ti e para eles. Passo o pano como quem ora. Traz quem deve vir, afasta a minha vaidade, e senta-te onde couber, mesmo no degrau.',
    practice:
      'Marque dia e hora e convide de duas a seis pessoas para quarenta minutos com Filemom. Escreva o seu roteiro em uma folha.',
  },
  {
    day: 30,
    title: 'Oficina de Filemom: dar e passar adiante',
    verse: verse('2 Timóteo 2:2', 'ouviste confia fiéis ensinar outros'),
    study:
      'Passo nove, abrir a boca, e abrir mão. Você começou numa carteira, assistiu às aulas do Mestre, decorou sete rostos e preparou uma página. Dê a aula, hoje ou no dia combinado. Na saída, procure um aluno e entregue-lhe o roteiro: da próxima vez, você comigo; na outra, eu ouvindo. Paulo conta quatro gerações numa frase só: ele, Timóteo, pessoas de confiança, outros. Apague o quadro, sente-se na última fila, ao lado da Sandra, e responda à chamada: presente.',
    prayer:
      'Obrigado pela professora de domingo, pelo avô das histórias, pelo colega que me corrigiu na cozinha. Obrigado por Miguel, Raimundo, Bianca, Álvaro, Lívia, Sandra e pelo moço da janela. Abençoa o caderno que entrego agora a outra mão. Sento-me contente no meu lugar, e agora fala tu, Mestre. Em nome de Jesus, amém.',
    practice:
      'Conte ao seu pastor o que viveu neste mês, peça avaliação e ofereça-se como auxiliar numa classe. Leve junto a pessoa a quem deu o roteiro.',
  },
];
