import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const parables: readonly QuestionEntry[] = [
  {
    slug: 'o-que-e-parabola',
    question: 'O que é uma parábola? Por que Jesus falava por parábolas?',
    synonyms: [
      'parábolas de Jesus',
      'o que é parábola',
      'por que Jesus contava parábolas',
      'significado de parábola',
      'como interpretar uma parábola',
      'quantas parábolas Jesus contou',
      'lista das parábolas de Jesus',
    ],
    answer:
      'Parábola é uma história curta, tirada da vida comum, posta ao lado de uma verdade para que se veja melhor. Não foi Jesus quem inventou: Natã contou uma a Davi, sobre a ovelhinha do pobre, e o rei só percebeu no fim que falava dele (2 Samuel 12:1-4). Ninguém consegue se defender a tempo de uma história.\n\nHá umas quarenta nos evangelhos, conforme se conte. Mostarda, fermento, tesouro enterrado, pérola, festa de casamento: o reino de Deus explicado com o que havia na cozinha e na roça (Mateus 13:31-33; Mateus 13:44-46).\n\nQuando lhe perguntaram por que ensinava assim, Jesus deu uma resposta dura. A história revela para quem quer entender e deixa de fora quem só olha (Mateus 13:10-13). Ele explicava tudo aos discípulos, em particular (Marcos 4:33-34). A diferença é que eles ficavam para perguntar.\n\nPara ler bem: veja a quem foi contada, procure a surpresa que incomodava aquela gente, sem dar sentido secreto a cada detalhe. Depois descubra em que personagem você está.',
    verses: [
      verse('Marcos 4:33-34', 'parábolas ouvir particular'),
      verse('Mateus 13:10-13', 'parábolas mistérios vendo'),
      verse('2 Samuel 12:1-4', 'Natã Davi pobre cordeira'),
      verse('Mateus 13:31-33', 'mostarda fermento farinha'),
      verse('Mateus 13:44-46', 'tesouro campo pérola'),
    ],
  },
  {
    slug: 'parabola-do-bom-samaritano',
    question: 'O que ensina a parábola do bom samaritano?',
    synonyms: [
      'parábola do bom samaritano',
      'bom samaritano',
      'sacerdote e levita passaram de largo',
      'homem que caiu na mão dos ladrões',
      'história do bom samaritano',
      'ajudar um desconhecido',
    ],
    answer:
      'Um especialista na lei sabia de cor que é preciso amar o próximo, e queria saber até onde ia a obrigação: quem conta como próximo? (Lucas 10:25-29). Em vez de uma lista, recebeu uma história.\n\nUm homem fica meio morto no caminho. Passa um sacerdote, passa um levita, gente do templo, e os dois desviam (Lucas 10:31-32). O ouvinte esperava que o terceiro fosse um israelita comum. Jesus põe um samaritano, alguém que aquela plateia desprezava. É ele que para, limpa as feridas, leva no próprio animal, paga a pensão e promete voltar (Lucas 10:33-35). Misericórdia custou tempo, roupa, dinheiro e o risco de os ladrões ainda estarem por perto.\n\nNo fim Jesus troca a pergunta. Já não é quem merece ser meu próximo; é de quem eu me faço próximo (Lucas 10:36-37). O doutor da lei nem consegue dizer a palavra “samaritano”.\n\nCompaixão não exige imprudência: chamar o socorro, ligar 192, buscar ajuda também é parar. E muitos, lendo com calma, descobrem que são o homem caído, encontrado por alguém que não tinha por que se deter.',
    verses: [
      verse('Lucas 10:36-37', 'próximo assaltantes misericórdia faze'),
      verse('Lucas 10:30-35', 'Jericó sacerdote levita samaritano'),
      verse('Lucas 10:33-35', 'samaritano feridas denários'),
      verse('Lucas 10:25-29', 'Lei justificar-se próximo'),
      verse('Lucas 10:31-32', 'sacerdote levita outro lado'),
    ],
  },
  {
    slug: 'parabola-das-dez-virgens',
    question: 'O que ensina a parábola das dez virgens?',
    synonyms: [
      'parábola das dez virgens',
      'dez virgens',
      'as virgens prudentes e as loucas',
      'cinco prudentes e cinco insensatas',
      'azeite na lâmpada',
      'o que significa o azeite',
      'a porta se fechou',
    ],
    answer:
      'As dez virgens eram as damas da festa, encarregadas de receber o noivo com luz. Todas esperavam, todas tinham lâmpada e, o que pouco se comenta, todas cochilaram quando ele demorou (Mateus 25:5). Dormir não foi o erro. Cinco tinham trazido azeite de reserva e cinco contavam que seria rápido (Mateus 25:1-4).\n\nÀ meia-noite não houve como emprestar (Mateus 25:8-9). Parece egoísmo, mas a parábola trata de algo que não passa de uma pessoa a outra: ninguém entra com a fé da mãe, do cônjuge ou do pastor. Quando as outras voltaram da compra, a porta estava fechada (Mateus 25:10-13).\n\nMuita gente afirma que o azeite é o Espírito Santo; outros falam em fé, ou em boas obras. O texto não diz. Diz que se vigie, porque a demora é parte da história e ninguém sabe a hora.\n\nVigiar não é viver assustado nem calcular datas. É ter reserva: uma vida com Deus que exista também nos dias sem culto, sem emoção e sem plateia. Isso se junta aos poucos, de dia, enquanto a loja está aberta.',
    verses: [
      verse('Mateus 25:10-13', 'noivo porta conheço vigiai'),
      verse('Mateus 25:1-4', 'dez virgens prudentes azeite'),
      verse('Mateus 25:5', 'demorando todas adormeceram'),
      verse('Mateus 25:8-9', 'azeite apagando comprai'),
      verse('Mateus 25:1-13', 'virgens azeite vigiai'),
    ],
  },
  {
    slug: 'parabola-da-ovelha-perdida',
    question: 'O que ensina a parábola da ovelha perdida?',
    synonyms: [
      'parábola da ovelha perdida',
      'ovelha perdida',
      'cem ovelhas',
      'deixou as noventa e nove',
      'noventa e nove ovelhas',
      'ovelha desgarrada',
    ],
    answer:
      'Cem ovelhas, falta uma. Qualquer contador diria que um por cento de perda é aceitável. O pastor da história não pensa assim: sai atrás, procura até achar, e volta com ela nos ombros, tão contente que chama os vizinhos (Lucas 15:3-6). Logo depois vem a mulher que varre a casa inteira por causa de uma moeda (Lucas 15:8-9).\n\nQuem ouvia eram religiosos que reclamavam de Jesus se sentar à mesa com gente de má fama (Lucas 15:1-2). A resposta dele é que o céu festeja cada um que volta (Lucas 15:7). A ovelha não achou o caminho; foi achada. Perdida, ela continua tendo dono.\n\nMateus conta a mesma parábola para outro público, os discípulos, e aí o recado muda de endereço: que não desprezem nem deixem sumir nenhum dos pequenos (Mateus 18:12-14). Serve para a igreja que só conta os que estão sentados.\n\nSe você se sente como quem ficou para trás, saiba que já deram pela sua falta. E se pensou agora em alguém que parou de aparecer, mande a mensagem hoje, sem cobrança.',
    verses: [
      verse('Lucas 15:7', 'alegria céu pecador'),
      verse('Lucas 15:3-6', 'cem ovelhas ombros vizinhos'),
      verse('Lucas 15:8-9', 'mulher moedas varre'),
      verse('Lucas 15:1-2', 'fariseus murmuravam pecadores come'),
      verse('Mateus 18:12-14', 'ovelhas desviasse pequeninos perca'),
    ],
  },
  {
    slug: 'parabola-do-joio-e-do-trigo',
    question: 'O que ensina a parábola do joio e do trigo?',
    synonyms: [
      'parábola do joio e do trigo',
      'joio e trigo',
      'separar o joio do trigo',
      'o que é joio',
      'joio no meio da igreja',
      'falsos crentes na igreja',
      'inimigo semeou o joio',
    ],
    answer:
      'O joio é um capim que, enquanto novo, quase não se distingue do trigo. O inimigo o espalha de noite, e quando os empregados percebem, as raízes já se enroscaram. Querem arrancar tudo; o dono manda esperar, para que o trigo não venha junto, e deixa a separação para a colheita (Mateus 13:24-30).\n\nJesus explicou os símbolos. O campo é o mundo; de um lado estão os filhos do reino, do outro os do maligno; e quem separa são os anjos, no fim (Mateus 13:36-43). Repare em quem não recebe essa tarefa: nós. Gente zelosa já fez muito estrago tentando.\n\nIsso não quer dizer fechar os olhos. O Novo Testamento manda corrigir o irmão e afastar da comunhão quem insiste no mal (1 Coríntios 5:11-13), e crime se leva à justiça. O que a parábola proíbe é decretar quem pertence ou não a Deus.\n\nA parábola também responde a quem pergunta por que Deus não acaba já com os maus. A paciência dele não é descuido. Dá tempo, e muitos de nós já parecemos joio numa certa época.',
    verses: [
      verse('Mateus 13:29', 'joio arranqueis trigo'),
      verse('Mateus 13:24-30', 'semente inimigo joio colheita'),
      verse('Mateus 13:36-43', 'campo mundo maligno anjos'),
      verse('1 Coríntios 5:11-13', 'irmão dentro maligno'),
    ],
  },
  {
    slug: 'rico-e-lazaro',
    question: 'O que ensina a história do rico e Lázaro?',
    synonyms: [
      'o rico e Lázaro',
      'parábola do rico e Lázaro',
      'mendigo Lázaro',
      'seio de Abraão',
      'homem rico no inferno',
      'abismo entre o céu e o inferno',
      'os mortos podem voltar para avisar',
      'pediu uma gota de água',
      'Lucas 16',
    ],
    answer:
      'O rico não tem nome; o mendigo tem, e significa Deus ajuda. Um banqueteava todo dia, o outro ficava à porta, com os cães lambendo as feridas (Lucas 16:19-21). Não se diz que o rico o maltratasse; ele simplesmente passava por ali todos os dias.\n\nDepois da morte os lugares se invertem (Lucas 16:22-24), e um abismo impede a travessia (Lucas 16:26). Mesmo ali o rico continua dando ordens: que mandem Lázaro com água, que mandem Lázaro avisar os irmãos. Abraão responde que eles têm as Escrituras, e que quem não as ouve não se convenceria nem com um morto ressuscitado (Lucas 16:29-31). Não muito depois, o próprio Jesus ressuscitaria.\n\nO relato é parábola ou descrição do além? Muitos o tomam como retrato fiel; outros lembram que Jesus usava imagens conhecidas para falar a fariseus apegados ao dinheiro (Lucas 16:14). Nos dois casos há vida depois da morte, há justiça, e a hora de decidir é esta.\n\nPobreza não salva nem riqueza condena; Abraão foi rico. A pergunta é quem está deitado à nossa porta.',
    verses: [
      verse('Lucas 16:29-31', 'Moisés profetas mortos'),
      verse('Lucas 16:26', 'abismo passar'),
      verse('Lucas 16:19-21', 'rico mendigo Lázaro cães'),
      verse('Lucas 16:22-24', 'morreu Abraão Lázaro água'),
      verse('Lucas 16:14', 'fariseus dinheiro zombaram'),
      verse('Lucas 16', 'rico Lázaro abismo'),
    ],
  },
];
