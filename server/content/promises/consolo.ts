import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const consolo: PromiseTheme = {
  slug: 'consolo',
  theme: 'Consolo',
  actions: [
    'Conte a Deus em voz alta o que dói, sem enfeitar, usando se quiser as palavras de um salmo de lamento.',
    'Escolha uma pessoa segura e diga a ela que você não está bem; aceitar companhia também é receber o consolo de Deus.',
    'Leve uma refeição ou faça um serviço de casa para quem está de luto, falando pouco e ficando o tempo que for bem-vindo.',
    'Escreva o nome de quem você perdeu e três lembranças boas que agradece a Deus, e guarde a folha na Bíblia.',
    'Se a tristeza trouxer pensamentos de morte, ligue agora para o CVV, 188, ou para o SAMU, 192, e peça a alguém que fique com você.',
  ],
  promises: [
    {
      verse: verse('Salmos 30:5', 'choro noite alegria manhã'),
      context:
        'Davi agradece por ter saído de perigo mortal e testemunha à comunidade que a aflição passou como a escuridão diante do dia.',
      explanation:
        'A noite do salmo não tem doze horas contadas. Para alguns dura meses, e ninguém de fora deve ficar olhando o relógio do luto alheio. O que Davi sabe é a ordem das coisas: a ira passa, o favor fica; o choro está de visita, e a alegria mora na casa. Depois da sexta-feira e de um sábado mudo, o domingo de Jesus confirmou essa ordem para sempre.',
      prayer:
        'Deus da manhã, ainda está escuro aqui. Conto os azulejos, viro o travesseiro, choro sem fazer barulho. Não me apresses nem me deixes chamar esta noite de eterna. Vela comigo até clarear. Quando o primeiro riso voltar, tira de mim a culpa por rir. Abraça também quem espera o dia no banco duro de um hospital. Confio que o sol obedece a ti. Amém.',
    },
    {
      verse: verse('Salmos 34:18', 'perto quebrantados coração contritos'),
      context:
        'Davi, que tinha escapado fingindo loucura entre os filisteus, ensina aos humildes que Deus fica ao lado de quem está despedaçado por dentro.',
      explanation:
        '“Perto”, diz o salmo, e pronto. Há horas em que a gente se quebra por dentro e continua batendo ponto, fazendo almoço, respondendo que está tudo bem. Deus não exige que os cacos estejam colados para se achegar; a proximidade vem primeiro. Davi acrescenta que o justo passa por muitas aflições, sem esconder nada. Em Jesus, homem ferido, Deus chegou tão perto quanto era possível chegar.',
      prayer:
        'Senhor, estou em pedaços e ninguém na firma percebeu. Aprendi a sorrir só com a boca. Perto de ti posso desmontar; então desmonto. Recolhe caco por caco, sem pressa, para que eu não me corte neles nem corte os outros. Dá-me coragem de dizer a verdade a alguém quando perguntarem como vou. Salva o meu espírito abatido, tu que entendes de feridas. Amém.',
    },
    {
      verse: verse('Salmos 56:8', 'contas lágrimas odre livro'),
      context:
        'Capturado pelos filisteus em Gate, Davi confia que cada passo da fuga e cada choro estão registrados diante de Deus.',
      explanation:
        'Contar andanças e recolher lágrimas num odre: a figura é de alguém que não desperdiça nada do que sofremos. Você talvez tenha chorado no banheiro da empresa, com a torneira aberta para ninguém escutar. Foi ouvido. Anotar não equivale a impedir; Davi continuou foragido por muito tempo. Mas dor registrada diante de Deus não vira estatística, e o Filho dele também chorou, com clamor, neste mundo.',
      prayer:
        'Tu que guardas lágrimas, recebe as de hoje e as que engoli na semana passada, no ônibus, olhando pela janela. Não quero que se percam. Anota ainda as das mães que procuram filho desaparecido e as das crianças que aprenderam a chorar caladas. Um dia mostra-me o livro; até lá, basta saber que ele existe e que a letra é tua. Amém.',
    },
    {
      verse: verse('Isaías 40:1-2', 'Consolai povo Jerusalém perdoada'),
      context:
        'Começa aqui a mensagem aos exilados na Babilônia: a pena foi cumprida, a culpa perdoada, e Deus manda falar com ternura a Jerusalém.',
      explanation:
        'Consolar, aqui, é falar ao coração, com a voz que se usa à beira da cama. O conteúdo dessa fala é grande: acabou a pena, a culpa está perdoada. Muita tristeza nossa traz culpa misturada, real ou inventada, e o evangelho trata as duas. Ninguém deve concluir que toda desgraça foi castigo. O que podemos concluir é que, em Jesus, Deus não nos manda a cobrança outra vez.',
      prayer:
        'Pai, fala baixo comigo, que os ouvidos da alma andam sensíveis. Repito a mim mesmo acusações de anos atrás e cumpro penas que já levantaste. Lê para mim de novo a sentença: perdão. Se tenho algo a reparar, mostra-me como fazer. Onde não devo nada, solta-me. E põe mansidão na minha boca, para que eu console sem dar bronca. Amém.',
    },
    {
      verse: verse('Isaías 49:13', 'consolou povo compaixão aflitos'),
      context:
        'O profeta convida céus e montes a cantar a volta dos cativos, sinal de que Deus não tinha perdido a ternura pelos seus.',
      explanation:
        'O profeta pede música antes da hora: montes e céus devem cantar enquanto o povo ainda arruma a trouxa no cativeiro. A compaixão de Deus é tão certa que a festa pode ser ensaiada. Não é ordem para o enlutado sorrir no velório. Quando a nossa voz falha, outros cantam por nós, a igreja, a criação, até os pardais do fio, e nos emprestam a certeza de que Cristo não esqueceu os aflitos.',
      prayer:
        'Criador, hoje não consigo cantar, e peço licença para só escutar. Que o bem-te-vi no quintal cante no meu lugar. Que o hino dos irmãos me carregue enquanto fico de cabeça baixa no banco. Tem compaixão dos povos expulsos de suas terras, dos que dormem em abrigo, dos que perderam tudo num incêndio. Quando a minha garganta se abrir, o primeiro verso será teu. Amém.',
    },
    {
      verse: verse('Isaías 51:12', 'consola medo mortal'),
      context:
        'Israel, no cativeiro, vivia assustado com os opressores; Deus lembra quem ele é e reduz ao seu tamanho o ser humano que mete medo.',
      explanation:
        'Um chefe que grita, um agiota na porta, um parente que ameaça: há gente que cresce dentro da nossa cabeça até tapar o céu. Deus se põe ao lado e compara os tamanhos. O valentão é capim; o Consolador fez o universo. A comparação não manda ignorar o perigo, e proteger-se de quem agride é sensato. Ela solta a alma da hipnose do medo, e Jesus, que morreu e vive, é a garantia disso.',
      prayer:
        'Senhor, há uma pessoa cujo nome no visor do celular me dá frio na barriga. Põe-te entre ela e o meu coração. Lembra-me que é pó, como eu, e que tu és o que me consola. Mostra-me a quem devo contar o que acontece e que porta preciso fechar. Guarda-me de revidar na mesma moeda. Que eu durma esta noite pensando mais em ti do que nela. Amém.',
    },
    {
      verse: verse('Isaías 61:2-3', 'consolar tristes óleo alegria'),
      context:
        'Missão do ungido do Senhor entre os entristecidos de Sião; Jesus leu o começo desta passagem em Nazaré e a declarou cumprida nele.',
      explanation:
        'A cinza na cabeça dizia a todos: perdi alguém. Deus promete trocar aquela cinza por enfeite de festa, e a troca é feita por mão delicada, de quem veste o outro. Em Nazaré, Jesus assumiu a tarefa. Ela já começou em quem o conhece e se completará quando ele voltar; no intervalo, luto e louvor dividem o mesmo guarda-roupa. O profeta fala de árvores plantadas por Deus, e uma árvore nova leva anos para firmar a raiz.',
      prayer:
        'Ungido do Senhor, a roupa que visto por dentro é preta há muito tempo. Não a arranques de repente; ajuda-me a trocar uma peça de cada vez. Um café com amigos, uma flor na janela, um salmo murmurado, e a cinza vai saindo. Planta em mim algo que dê sombra para outros tristes. E que tudo isso aponte para a tua glória, não para a minha superação. Amém.',
    },
    {
      verse: verse('Isaías 66:13', 'mãe consola consolarei'),
      context:
        'Aos que amavam Jerusalém e choravam sua ruína, Deus promete colo semelhante ao materno, numa das imagens mais ternas da Bíblia.',
      explanation:
        'Você se lembra da mão que media a febre no escuro? Deus escolheu essa lembrança para explicar como consola: presença, colo, voz conhecida, paciência com o choro repetido. Para quem não teve mãe assim, a imagem pode doer, e o Senhor sabe; o que ele oferece supera o que faltou. A febre nem sempre cede na mesma noite. O colo fica, e em Cristo ninguém é velho demais para ele.',
      prayer:
        'Deus terno, hoje preciso de colo e tenho vergonha de pedir, na minha idade. Põe a mão na minha testa. Minha saudade tem cheiro de cozinha e de roupa no varal; tu entendes. Consola os que enterraram a mãe este ano, os que nunca souberam o que é isso e as que perderam um filho antes do abraço. Deixa-nos ficar quietos junto de ti. Amém.',
    },
    {
      verse: verse('Jeremias 31:13', 'pranto alegria consolarei tristeza'),
      context:
        'Parte do chamado livro da consolação, em que Jeremias anuncia aos deportados retorno, festa e o luto transformado em canto.',
      explanation:
        'Dança de moça, palma de velho, correria de menino: Jeremias vê a praça cheia outra vez. Quem ouviu primeiro estava em terra alheia, de luto, e parte da geração não chegou a ver a cena. Por isso a promessa nunca serviu de calendário particular. Serve de horizonte. O Deus que transformou a cruz em Páscoa sabe virar pranto pelo avesso, e às vezes antecipa uma amostra já nesta vida.',
      prayer:
        'Senhor, faz tempo que nesta casa não se põe música. Recebe o nosso pranto como matéria-prima. Não sei que forma darás a ele nem quando, e decido não inventar prazo. Peço uma amostra: a criança gargalhando, o avô contando causo, a mesa sem briga no domingo. E guarda para mim, no dia em que reunires os teus, a praça inteira, porque lá eu danço. Amém.',
    },
    {
      verse: verse('Lamentações 3:31-33', 'rejeitará aflição compadecerá'),
      context:
        'Escrito entre os escombros de Jerusalém por quem viu fome e morte: a aflição é real, mas a rejeição não será permanente.',
      explanation:
        'Deus não gosta de afligir. A frase, escrita em meio a cinzas, é das mais corajosas da Bíblia, pois quem a assina não nega que o juízo tenha vindo. Ele apenas se recusa a crer que a dureza seja o fundo do coração divino. O fundo é compaixão. Nem todo sofrimento é disciplina, e Jesus corrigiu quem julgava assim; em qualquer caso, o abandono não é definitivo.',
      prayer:
        'Deus, já te acusei de ter prazer em me ver sofrer. Perdoa; foi a dor que falou. Olhando para Jesus, não encontro crueldade em ti. Boa parte do que pergunto fica sem resposta, e deixo a pergunta em cima da mesa, diante dos teus olhos. Compadece-te segundo o tamanho da tua bondade. Que eu não me afaste da única mão que pode levantar-me. Amém.',
    },
    {
      verse: verse('Mateus 5:4', 'Bem-aventurados choram consolados'),
      context:
        'Bem-aventurança dita por Jesus no monte, diante dos discípulos e da multidão: o choro tem lugar no Reino e não ficará sem resposta.',
      explanation:
        '“Felizes os que choram” soa como erro de impressão. Jesus não elogia a tristeza em si; anuncia que Deus tomou partido dos que a carregam, seja por perda, por injustiça ou pelo próprio pecado. O verbo vem na voz passiva, modo judaico de dizer que o próprio Deus fará a consolação. A promessa está no futuro, e com razão: uma parte chega agora, pelo Espírito e pelos irmãos, e o restante no Reino completo.',
      prayer:
        'Jesus, tu que choraste diante de um túmulo, não me mandes engolir o choro. Já me disseram para ser forte pelos outros, e cansei de ser forte. Chama-me de feliz mesmo assim, e ensina-me o que isso significa. Que o meu coração doa também pelo que fere os outros e pelo mal que pratiquei. Espero a tua consolação como terra seca olha para a nuvem. Amém.',
    },
    {
      verse: verse('João 14:18', 'deixarei órfãos virei'),
      context:
        'Jesus, perto de partir, garante aos discípulos que não os largará sem amparo: estará com eles, ressuscitado e pelo Espírito.',
      explanation:
        'O órfão chega em casa e não tem a quem contar o dia. Os discípulos iriam sentir-se assim dali a poucas horas, e Jesus falou antes disso. Cumpriu a palavra ao aparecer ressuscitado e ao enviar o Espírito, que mora na igreja até hoje. A cadeira vazia na sua sala continua vazia, e essa promessa não a preenche como se nada fosse. O que ela dá é a companhia de alguém vivo enquanto a saudade dura.',
      prayer:
        'Senhor, quando as visitas vão embora, sobra só o zumbido da geladeira. Vem, como disseste que virias. Conversa comigo pela tua Palavra enquanto lavo um prato só. Sê família para os meninos do abrigo, para o viúvo do terceiro andar, para quem perdeu os dois pais na mesma semana. E faz de nós, teu povo, uma casa em que se entre sem bater. Amém.',
    },
    {
      verse: verse('João 16:22', 'tristeza verei alegrará alegria'),
      context:
        'Dirigido aos onze na véspera da crucificação: a tristeza daqueles dias daria lugar, na ressurreição, a uma alegria que ninguém rouba.',
      explanation:
        'Existe alegria que depende do salário cair, do time ganhar, do menino ligar. Jesus fala de outra, fundada no reencontro com ele, vivo. Os onze perderam quase tudo nos anos seguintes e ninguém conseguiu tirar deles essa alegria. Antes, porém, houve tristeza de verdade, que o Senhor nomeou sem repreender. A sua também pode ser dita em voz alta; ela não compete com a fé, e um dia você verá Cristo.',
      prayer:
        'Cristo vivo, agora sinto tristeza, como avisaste. Não quero tapá-la com compras, bebida ou barulho. Vem ver-me, ainda que por enquanto seja pela fé, e deixa no meu coração algo que ladrão não leve e doença não apague. Quando os meus estiverem rindo, que eu consiga entrar na roda. E prepara-me para aquela manhã em que te verei de frente. Amém.',
    },
    {
      verse: verse('2 Coríntios 1:3-4', 'misericórdias consolação aflição consolar'),
      context:
        'Paulo tinha acabado de passar por aflição em que desesperou da própria vida; conta aos coríntios que foi consolado para consolar outros.',
      explanation:
        'O consolo de Deus corre como água encanada: chega a uma casa e segue pela rede até a seguinte. Paulo não viu na aflição um desperdício, porque dela saiu experiência para amparar outros. Isso não explica por que sofremos nem obriga ninguém a virar conselheiro enquanto sangra. No tempo certo, a mãe que perdeu um filho saberá sentar-se calada ao lado de outra, e será Cristo consolando por meio dela.',
      prayer:
        'Pai de toda consolação, houve gente que veio com bolo, com silêncio, com um boleto pago escondido. Eras tu, e reconheço agora. Cura-me sem pressa. Depois, quando quiseres, leva-me até alguém que esteja passando pelo que passei, e tranca a minha boca antes que eu diga bobagem. Que nada do que vivi fique guardado só para mim, e louvado sejas pelas mãos que mandaste. Amém.',
    },
    {
      verse: verse('1 Tessalonicenses 4:13-14', 'morreram entristeçais ressuscitou trará'),
      context:
        'Numa igreja nova, a morte de irmãos causava aflição; o apóstolo permite o luto e o sustenta com a ressurreição de Jesus.',
      explanation:
        'Paulo não escreveu que crente não chora; escreveu que chora de outro jeito, com uma janela aberta. Jesus morreu mesmo e ressuscitou mesmo, e na vinda dele os que adormeceram crendo virão junto. O texto silencia sobre muitas curiosidades nossas, como o que sentem agora e como será o rosto. Dá o bastante para levar flor ao cemitério e dizer até logo, sem fingir que a falta ficou leve.',
      prayer:
        'Senhor da vida, há no sofá um lugar que ninguém ocupa. Eu sei o que a fé diz, e mesmo sabendo soluço na padaria por causa de um tipo de pão. Segura as minhas mãos: numa a saudade, na outra a ressurreição do teu Filho. Entrego-te quem partiu confiando em Jesus. Sobre quem não sei, confio na tua justiça e bondade. Até logo, digo baixinho. Amém.',
    },
  ],
};
