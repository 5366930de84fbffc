import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const acts: readonly PassageDevotional[] = [
  {
    slug: 'atos-3',
    chapters: ['ACT.3'],
    verse: verse('Atos 3:6-7', 'Prata ouro mão direita'),
    reflection:
      'Todo dia alguém carrega um homem até a porta Formosa e o deixa ali com a mão estendida. Pedro e João, que passavam para orar, param e pedem que ele olhe para os dois. Sem moeda para dar, Pedro lhe oferece o nome de Jesus e a mão direita, e o homem entra no templo pulando, num lugar que ele só conhecia do lado de fora.',
    prayer:
      'Senhor Jesus, eu passo por tanta gente sentada à porta e nem levanto os olhos. Ensina-me a parar e a olhar nos olhos, como Pedro e João. O que eu tenho é o teu nome, as minhas mãos e o pão que me deste. Mostra-me a quem devo oferecê-los antes do fim do dia. Amém.',
    application:
      'Pare hoje diante de uma pessoa que pede ajuda na rua, pergunte o nome dela e converse um minuto. Ofereça o que puder, com respeito.',
  },
  {
    slug: 'atos-4',
    chapters: ['ACT.4'],
    verse: verse('Atos 4:29', 'ameaças servos palavra ousadia'),
    reflection:
      'Pedro e João saem da prisão com ordem de não falar mais em Jesus, e vão direto contar tudo aos companheiros. A igreja ora em voz alta, cita um salmo e entrega a Deus as ameaças do conselho. Ninguém pede que as autoridades caiam; pedem coragem para continuar falando, e o lugar treme.',
    prayer:
      'Soberano Senhor, tu fizeste o céu, a terra e o mar, e conheces as ameaças que pesam sobre os teus filhos. Lembra-te dos cristãos que hoje são proibidos de dizer o nome de Jesus. Dá a eles e a mim uma coragem mansa, sem ódio. Enche do teu Espírito a nossa reunião. Amém.',
    application:
      'Procure o nome de um país onde os cristãos são perseguidos e, em família ou com um amigo, orem cinco minutos pela igreja de lá.',
  },
  {
    slug: 'atos-7',
    chapters: ['ACT.7'],
    verse: verse('Atos 7:60', 'joelhos culpes pecado'),
    reflection:
      'Estêvão conta ao conselho a longa história de José vendido e de Moisés recusado pelos irmãos. Quando as pedras começam a cair, ele vê Jesus de pé, à direita de Deus, e lhe entrega o espírito. De joelhos, ora por aqueles que o matam, e um moço chamado Saulo ouve essa oração guardando as capas.',
    prayer:
      'Jesus, tu estavas em pé quando Estêvão caiu de joelhos. Levanta os meus olhos acima do rosto de quem me acusa. Põe em mim uma palavra de perdão no lugar da resposta que eu já tinha pronta. E lembra-te dos moços que hoje guardam as capas e que um dia podem ser teus. Amém.',
    application:
      'Ore a sós por alguém que fala mal de você, dizendo o nome da pessoa e um bem que deseja a ela. Guarde para Deus a resposta que queria dar.',
  },
  {
    slug: 'atos-9',
    chapters: ['ACT.9'],
    verse: verse('Atos 9:17', 'Ananias mãos Irmão Saulo'),
    reflection:
      'Ananias sabe quem é Saulo e por que ele veio a Damasco, e diz isso ao Senhor com todas as letras. Mesmo assim atravessa a cidade até a rua Direita, entra na casa e põe as mãos sobre um cego que três dias antes o levaria preso. A primeira palavra que Saulo escuta dele é irmão.',
    prayer:
      'Senhor, eu também tenho medo de algumas pessoas que dizes amar. Dá-me a franqueza de Ananias para te contar o meu receio, e a obediência dele para ir quando és tu que mandas. Tira as escamas dos meus olhos e as dos olhos dos meus adversários. Que eu saiba chamar de irmão quem chegou agora. Amém.',
    application:
      'Aproxime-se de um recém-chegado da sua igreja, sobretudo se o passado dele é comentado. Sente ao lado, apresente-o a alguém e convide-o para almoçar.',
  },
  {
    slug: 'atos-10',
    chapters: ['ACT.10'],
    verse: verse('Atos 10:28', 'Deus mostrou ninguém impuro'),
    reflection:
      'Pedro está no terraço, com fome, e vê descer do céu um lençol cheio de animais que ele nunca comeria. Enquanto ainda tenta entender, três estrangeiros chamam por ele no portão. No dia seguinte, Pedro pisa na casa de um oficial romano, conta ali a história de Jesus de Nazaré, e o Espírito desce antes que a pregação termine.',
    prayer:
      'Deus de todos os povos, tu preparas de um lado Cornélio e do outro Pedro. Perdoa os limites que eu desenhei em volta da minha mesa. Mostra-me as pessoas que eu aprendi a evitar desde criança. Que o nome de Jesus, Senhor de todos, abra a minha porta e a minha boca. Amém.',
    application:
      'Lembre um grupo de pessoas que você julga de longe. Anote três coisas que nunca perguntou a alguém desse grupo e peça a Deus uma conversa verdadeira.',
  },
  {
    slug: 'atos-12',
    chapters: ['ACT.12'],
    verse: verse('Atos 12:14', 'voz Pedro alegria porta'),
    reflection:
      'A igreja ora por Pedro na casa da mãe de João Marcos, e Pedro bate no portão. A menina Rode reconhece a voz e fica tão contente que corre para dentro sem abrir. Os que oravam dizem que ela delira, e o apóstolo continua batendo na rua até que alguém venha ver a resposta.',
    prayer:
      'Pai, eu oro e depois me espanto quando a resposta chega ao portão. Perdoa a minha fé pequena e recebe assim mesmo os meus pedidos. Tu sabes que Tiago morreu naqueles dias e Pedro foi solto, e eu não entendo todos os teus caminhos. Dá-me a alegria de Rode e abre por mim a porta. Amém.',
    application:
      'Contem uns aos outros, à mesa ou no grupo da família, uma oração que Deus respondeu e que vocês quase não perceberam. Agradeçam por ela em voz alta.',
  },
  {
    slug: 'atos-15',
    chapters: ['ACT.15'],
    verse: verse('Atos 15:11', 'graça Jesus salvos'),
    reflection:
      'A discussão em Jerusalém é longa, e a pergunta é séria: que mais um estrangeiro precisa fazer para ser salvo? Pedro lembra que nem os avós deles conseguiram levar aquele jugo, e que todos são salvos pela graça de Jesus. A carta que chega a Antioquia é curta, tem a assinatura de muitos e deixa os leitores consolados.',
    prayer:
      'Senhor Jesus, é pela tua graça que eu sou salvo, igual ao irmão que chegou ontem. Tira dos meus ombros os pesos que tu não puseste. Tira também os que eu coloquei nos outros com o meu jeito de ser crente. Dá à tua igreja reuniões em que se escuta, se ora e se chega a um acordo. Amém.',
    application:
      'Escreva uma exigência sua que pesa sobre alguém da família ou da igreja e que a Bíblia não pede. Risque-a do papel e mude hoje um gesto.',
  },
  {
    slug: 'atos-16',
    chapters: ['ACT.16'],
    verse: verse('Atos 16:25', 'meia-noite cantando hinos presos'),
    reflection:
      'Paulo e Silas têm as costas abertas pelos açoites e os pés presos no tronco, e à meia-noite cantam. Os outros presos escutam. Quando o terremoto abre as portas, Paulo grita para salvar a vida do carcereiro, que pouco depois lava aquelas mesmas feridas e põe a mesa em sua casa.',
    prayer:
      'Deus da meia-noite, eu te trago a hora em que o sono não vem e a dor fala mais alto. Coloca na minha boca um hino, ainda que baixinho. Alcança, por Jesus, os que estão presos e os que trabalham nas prisões. Segura a mão de quem pensa hoje em tirar a própria vida, e manda alguém gritar que estamos aqui. Amém.',
    application:
      'Cante um hino inteiro com outra pessoa hoje, ao vivo ou por mensagem de voz. Escolham juntos alguém que atravessa uma noite difícil e mandem o hino também a essa pessoa.',
  },
  {
    slug: 'atos-18',
    chapters: ['ACT.18'],
    verse: verse('Atos 18:3', 'ofício trabalhava tendas'),
    reflection:
      'Áquila e Priscila foram expulsos de Roma e recomeçam a vida em Corinto, costurando tendas. Paulo, que tem a mesma profissão, fica com eles, e entre o couro e a linha os três falam de Jesus. Foi esse casal que mais tarde levou Apolo para casa e lhe explicou com cuidado o que ele ainda não sabia.',
    prayer:
      'Senhor, tu conheces a oficina, o balcão e a cozinha onde eu passo o dia. Abençoa o trabalho das minhas mãos e a conversa que corre enquanto elas trabalham. Cuida dos que precisaram mudar de cidade à força e recomeçam do nada. Dá-me humildade para ensinar sem ferir e para aprender com todos. Amém.',
    application:
      'Faça a sua tarefa principal de hoje com capricho, oferecendo-a a Jesus em silêncio no começo, no meio e no fim, como Paulo diante de uma tenda.',
  },
  {
    slug: 'atos-20',
    chapters: ['ACT.20'],
    verse: verse('Atos 20:36-37', 'joelhos orou pranto pescoço'),
    reflection:
      'O navio espera em Mileto, e Paulo tem pouco tempo com os líderes de Éfeso. Ele lembra as lágrimas, as casas visitadas, as mãos que trabalharam para sustentar também os outros, e os confia a Deus e à palavra da graça. Depois todos se ajoelham com ele, choram e o abraçam, porque sabem que não vão vê-lo outra vez.',
    prayer:
      'Pai, eu entrego a ti e à palavra da tua graça as pessoas de quem precisei me despedir. Guarda os filhos que foram para longe e os amigos que mudaram de igreja ou de cidade. Protege o rebanho que Jesus comprou com o seu sangue. Que eu deixe, por onde passo, a lembrança de um trabalho limpo. Amém.',
    application:
      'Abrace alguém de quem você gosta e diga por que agradece a Deus por essa pessoa. Se ela mora longe, mande a sua voz num áudio curto.',
  },
  {
    slug: 'atos-23',
    chapters: ['ACT.23'],
    verse: verse('Atos 23:16', 'filho irmã Paulo cilada'),
    reflection:
      'Mais de quarenta homens juram não comer enquanto não matarem Paulo, e o plano deles parece certo. Um rapaz, filho da irmã de Paulo, escuta a conversa e entra sozinho no quartel para avisar. O comandante o leva pela mão para um canto, acredita nele e manda quase quinhentos soldados escoltarem o preso naquela noite.',
    prayer:
      'Senhor, tu disseste a Paulo que tivesse ânimo, e usaste a coragem de um moço. Livra do perigo quem está ameaçado nesta noite. Dá aos adolescentes adultos que os escutem e acreditem neles. Que eu saiba denunciar o mal que ouço, na hora certa e à pessoa certa, confiando no teu cuidado em Cristo. Amém.',
    application:
      'Pergunte-se, sozinho, se você sabe de algum perigo que outra pessoa corre. Se souber, avise hoje quem pode proteger; o Disque 100 recebe denúncias a qualquer hora.',
  },
  {
    slug: 'atos-26',
    chapters: ['ACT.26'],
    verse: verse('Atos 26:29', 'todos ouvindo hoje correntes'),
    reflection:
      'Agripa e Berenice entram com toda a pompa, e diante deles está um prisioneiro acorrentado que conta como encontrou Jesus na estrada. Festo o interrompe aos gritos e o chama de louco. Paulo responde com educação, olha para o rei e deseja que todos naquela sala fossem como ele, menos nas correntes.',
    prayer:
      'Jesus, tu me encontraste no meu caminho e mudaste a direção dos meus passos. Dá-me palavras simples para contar isso a quem tem poder e a quem não tem nenhum. Se rirem de mim, guarda a minha voz na mansidão. Que eu deseje aos que me ouvem todo o bem que recebi de ti. Amém.',
    application:
      'Conte a um amigo, com calma, como era a sua vida antes de conhecer Jesus, como foi o encontro e o que mudou. Depois escute a história dele.',
  },
  {
    slug: 'atos-27',
    chapters: ['ACT.27'],
    verse: verse('Atos 27:35-36', 'pão agradeceu encorajados'),
    reflection:
      'O navio é levado pelo vento há catorze dias, sem sol e sem estrelas, com duzentas e setenta e seis pessoas que quase não comem. Paulo, um preso, pega o pão, dá graças a Deus na frente de todos e começa a comer. Os outros criam ânimo e comem também, e horas depois chegam à praia, nadando ou agarrados a tábuas.',
    prayer:
      'Deus a quem pertenço e a quem sirvo, o vento que sopra na minha casa já dura muitos dias. Fica conosco no navio, ainda que ele se quebre. Ensina-me a dar graças pelo pão diante de quem perdeu a esperança. Leva-nos todos a terra firme, em Cristo, do jeito que for possível. Amém.',
    application:
      'Prepare hoje uma refeição simples, sente-se para comê-la sem pressa e agradeça em voz alta, mesmo que esteja só e que o dia tenha sido ruim.',
  },
];
