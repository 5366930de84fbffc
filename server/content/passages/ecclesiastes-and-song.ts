import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const ecclesiastesAndSong: readonly PassageDevotional[] = [
  {
    slug: 'eclesiastes-1',
    chapters: ['ECC.1'],
    verse: verse('Eclesiastes 1:8-9', 'cansativas olhos novo'),
    reflection:
      'O vento roda, os rios correm, o mar não enche, e quem observa tudo isso boceja. O Pregador experimentou o que havia, estudou mais do que todos, e o relatório que entrega é uma palavra só, que lembra o vapor do hálito numa manhã fria. Ele fala do que se vê debaixo do sol, e nesse limite está certo: ali não há novidade que dure. Por isso soa tão forte, no outro fim da Bíblia, a voz que vem do trono e diz que faz novas todas as coisas.',
    prayer:
      'Deus eterno, estou cansado de ver e de ouvir as mesmas coisas. Obrigado por um livro que me deixa dizer isso. Livra-me de procurar no que passa o que só tu tens. Jesus, que saíste do túmulo, põe o teu novo dentro dos meus dias repetidos, na louça, no ônibus e no trabalho. Amém.',
    application:
      'Passe hoje uma hora sem nenhuma novidade na tela. Use-a para uma tarefa repetida, feita devagar e bem, oferecendo-a a Deus.',
  },
  {
    slug: 'eclesiastes-2',
    chapters: ['ECC.2'],
    verse: verse('Eclesiastes 2:11', 'olhei obras vento'),
    reflection:
      'O Pregador fez a experiência até o fim: vinho, casas, pomares com tanques, rebanhos, cantores, prata de reis. Ele não negou nada do que os olhos pediram, e o trabalho todo lhe pareceu corrida atrás do vento. Dali ele volta com uma conclusão modesta, a de que um prato de comida e um dia de trabalho com gosto vêm da mão de Deus.',
    prayer:
      'Deus, eu também tenho feito a minha lista de obras, e ela não me enche. Cura-me da pressa de juntar o que vou deixar para outros. Dá-me gosto no prato de hoje e no serviço de hoje, como presente teu. Jesus disse que a vida não consiste nos bens, e eu quero crer nele de verdade. Amém.',
    application:
      'Almoce ou jante hoje sem tela, devagar, com quem estiver por perto. Digam um ao outro uma coisa boa do trabalho que fizeram neste dia.',
  },
  {
    slug: 'eclesiastes-3',
    chapters: ['ECC.3'],
    verse: verse('Eclesiastes 3:11', 'belo tempo eternidade'),
    reflection:
      'Catorze pares de tempos passam diante de nós, do nascer ao morrer, do rasgar ao costurar, do abraço à despedida. Ninguém escolhe em qual deles vai acordar. O Pregador diz que Deus fez cada coisa bonita na sua hora e pôs no coração da gente uma saudade de eternidade, sem lhe mostrar o desenho inteiro.',
    prayer:
      'Senhor dos tempos, mostra-me em que tempo eu estou, para que eu não costure na hora de rasgar. Ajuda-me a chorar o que é de chorar e a dançar quando for a vez. Tu puseste a eternidade em mim, e na hora certa enviaste o teu Filho, Jesus. Nas tuas mãos eu deixo o desenho que não vejo. Amém.',
    application:
      'Escolha entre os pares do poema o que melhor descreve a sua fase e escreva-o num papel. Aja hoje de acordo com ele: guarde, jogue fora, cale ou fale.',
  },
  {
    slug: 'eclesiastes-4',
    chapters: ['ECC.4'],
    verse: verse('Eclesiastes 4:9-10', 'Dois cair levanta companheiro'),
    reflection:
      'O Pregador olha para as lágrimas dos oprimidos, conta duas vezes que ninguém os consola, e depois vê um homem rico e sozinho, que trabalha sem parar e nunca se pergunta para quem. Entre o braço cruzado e as duas mãos cheias, ele escolhe uma só mão, com sossego. A página vai clareando quando entra outra pessoa: dois trabalham melhor, um levanta o outro, e o frio da noite diminui. Jesus devia conhecer essas linhas quando enviou os discípulos de dois em dois.',
    prayer:
      'Senhor, tu és o consolador que ele procurava e não via. Enxuga hoje as lágrimas de quem apanha dos mais fortes. Livra-me de trabalhar para ninguém. Obrigado por quem já me levantou do chão, e mostra-me quem caiu perto de mim e está sozinho. Caminha no meio de nós dois, Jesus, como fizeste em Emaús. Amém.',
    application:
      'Chame alguém para fazer com você uma coisa que costuma fazer só: a feira, a caminhada, a consulta. Conversem no caminho sobre o que cansa cada um.',
  },
  {
    slug: 'eclesiastes-5',
    chapters: ['ECC.5'],
    verse: verse('Eclesiastes 5:12', 'doce sono trabalhador'),
    reflection:
      'O Pregador recomenda pisar devagar na casa de Deus, ouvir mais do que falar e cumprir o voto feito. Sobre o dinheiro, ele observa que quem o ama nunca acha que tem bastante, e que os bens atraem quem os coma. O lavrador dorme bem depois de comer pouco ou muito, e o rico fica acordado, vigiando a própria fartura.',
    prayer:
      'Deus do céu, eu estou na terra, e hoje quero falar pouco e escutar. Livra-me de prometer por entusiasmo e de amar o dinheiro em segredo. Dá sono doce a quem trabalhou o dia inteiro, e teto a quem não tem onde dormir. Jesus descansava em ti sem possuir um travesseiro; ensina-me a tua paz. Amém.',
    application:
      'No próximo culto ou reunião de oração, chegue dez minutos antes e fique em silêncio. Depois diga a alguém o que você ouviu, em vez do que achou.',
  },
  {
    slug: 'eclesiastes-6',
    chapters: ['ECC.6'],
    verse: verse('Eclesiastes 6:9', 'melhor vista olhos cobiça'),
    reflection:
      'O Pregador conhece um homem que tem dinheiro, filhos e nome, mas não consegue comer daquilo; um estranho acaba sentado à mesa dele. Para esse homem, dois mil anos seriam pouco, porque a boca trabalha e a alma não se enche. O conselho que aparece no meio é modesto: vale mais o prato que os olhos estão vendo do que o desejo que sai andando por aí.',
    prayer:
      'Deus que dás o pão e também a fome, ensina-me a saborear o que já está na mesa. O meu desejo anda longe, e eu fico com a casa vazia. Tem pena de quem junta e não descansa. Jesus partiu pão comum e deu graças por ele; que eu coma hoje com essa alegria. Amém.',
    application:
      'Faça uma refeição sem tela e sem pressa, e diga em voz alta três coisas dela que agradam: um cheiro, uma cor, quem está ao lado.',
  },
  {
    slug: 'eclesiastes-7',
    chapters: ['ECC.7'],
    verse: verse('Eclesiastes 7:2', 'casa luto banquete'),
    reflection:
      'Entre um convite para a festa e outro para o velório, o Pregador aconselha ir ao velório, porque ali os vivos põem o fim no coração. O riso do tolo lhe lembra espinho seco estalando debaixo da panela, muito barulho e pouco calor. Ele desconfia também de quem suspira pelos bons tempos e de quem escuta tudo o que falam dele.',
    prayer:
      'Pai, eu fujo da casa do luto e das conversas que ela traz. Dá-me coragem para entrar e ficar, como Jesus entrou na casa de Marta e de Maria. Guarda-me da saudade que despreza o presente, e da orelha que procura ofensa. No dia bom, alegra-me; no dia mau, ensina-me. Amém.',
    application:
      'Vá a um velório ou a um culto de lembrança, ou visite uma família enlutada. Fique o tempo de um abraço e de uma lembrança boa de quem partiu.',
  },
  {
    slug: 'eclesiastes-8',
    chapters: ['ECC.8'],
    verse: verse('Eclesiastes 8:11-12', 'julgamento mal cem vezes temem'),
    reflection:
      'O capítulo passa pelo palácio, onde convém saber a hora de falar, e termina diante do que ninguém entende. O Pregador viu gente perversa entrar e sair do lugar santo até o dia do enterro, e viu o coração dos outros criar coragem para o mal porque o castigo demora. Mesmo assim ele sabe que irá bem quem teme a Deus, e elogia a alegria de comer e trabalhar enquanto as contas não fecham.',
    prayer:
      'Senhor, há dias em que o justo recebe o que era do mau, e eu não consigo explicar. Guarda-me de aprender com a demora a fazer o mesmo. Dá-me sabedoria para falar com quem manda em mim. Jesus, o justo que recebeu a pena dos maus, virá para julgar com verdade, e isso me deixa trabalhar em paz. Amém.',
    application:
      'Escolha uma coisa certa que ninguém vai conferir e faça-a até o fim. Depois coma alguma coisa de que gosta e agradeça a Deus pelo dia de trabalho.',
  },
  {
    slug: 'eclesiastes-9',
    chapters: ['ECC.9'],
    verse: verse('Eclesiastes 9:10', 'mão fazer forças'),
    reflection:
      'Nem sempre o mais rápido ganha a corrida, e o Pregador conta de um homem pobre que salvou a cidade cercada e foi esquecido por todos. Como o tempo e o acaso alcançam a gente como a rede alcança o peixe, ele manda comer o pão com alegria, usar roupa clara e amar a esposa. E pede que se faça com força o que vier à mão.',
    prayer:
      'Deus, tu tens nas tuas mãos os justos e as suas obras, e também o meu dia imprevisto. Ensina-me a fazer bem o que me cabe, ainda que ninguém se lembre. Tu não esqueces o pobre que salvou a cidade, e nos deste Jesus, que nos salvou fora dos muros. Alegra o meu pão e o amor da minha casa. Amém.',
    application:
      'Escolha a tarefa que está mais perto da sua mão e faça-a hoje com capricho, do começo ao fim. Não a mostre a ninguém antes de agradecer por ela.',
  },
  {
    slug: 'eclesiastes-10',
    chapters: ['ECC.10'],
    verse: verse('Eclesiastes 10:10', 'ferro embotado forças sabedoria'),
    reflection:
      'Uma mosca morta estraga o frasco de perfume, e um pouco de tolice estraga um nome. O Pregador olha as ferramentas da casa e dá um conselho de oficina: machado cego pede mais força, e quem tem juízo para e afia. Fala ainda da goteira de quem deixa tudo para depois, do governante que faz festa de madrugada e do passarinho que conta o que se disse no quarto.',
    prayer:
      'Pai, eu bato com força porque não parei para afiar o corte. Dá-me o descanso e o estudo que o trabalho pede. Livra-me da pequena tolice que estraga o perfume de uma vida. Olha pelo povo cujos chefes só pensam em festa. Jesus aprendeu o ofício de carpinteiro; que ele me ensine o capricho. Amém.',
    application:
      'Pare meia hora para afiar um machado seu: arrume a ferramenta, aprenda um atalho, conserte a goteira, durma mais cedo.',
  },
  {
    slug: 'eclesiastes-11',
    chapters: ['ECC.11'],
    verse: verse('Eclesiastes 11:6', 'manhã semeia tarde semente'),
    reflection:
      'Quem fica olhando as nuvens não planta nada, diz o Pregador, e manda lançar o pão nas águas e repartir com sete, com oito, sem saber o que vem. Ele admite que ignora o caminho do vento e o modo como um bebê se forma dentro da mãe, e disso tira coragem em vez de desculpa. Ao rapaz ele diz que se alegre de verdade na mocidade, e que se lembre de que Deus vai perguntar por ela.',
    prayer:
      'Senhor da colheita, eu espero o dia perfeito para fazer o bem, e ele não chega. Põe a semente na minha mão de manhã e de novo à tarde. Alegra os jovens com alegria limpa. Jesus falou de um semeador que espalhava em todo chão, e é com ele que eu saio hoje. Amém.',
    application:
      'Faça hoje um bem sem garantia de resultado: escreva a quem não responde, ajude um projeto que começa, ofereça o que sabe a um jovem.',
  },
  {
    slug: 'eclesiastes-12',
    chapters: ['ECC.12'],
    verse: verse('Eclesiastes 12:1', 'lembra Criador juventude'),
    reflection:
      'A velhice aparece aqui como uma casa no fim da tarde: os guardas tremem, são poucas as que moem, as janelas escurecem, e o passarinho acorda o dono cedo. Por isso o Pregador pede ao moço que se lembre do Criador enquanto é dia. A fita de prata um dia se solta, o cântaro se quebra na fonte, e o fôlego volta a quem o deu.',
    prayer:
      'Meu Criador, lembra-me de ti enquanto as minhas mãos ainda são firmes. Cuida dos que já tremem, dos que não enxergam e dos que perderam o apetite. Que eu te tema e guarde os teus mandamentos, porque tudo há de aparecer diante de ti. Jesus, único Pastor, recebe o meu fôlego quando ele voltar. Amém.',
    application:
      'Ajude uma pessoa idosa em algo que os olhos ou as mãos dela já não fazem: cortar as unhas, ler a bula, enfiar a agulha, ligar para o neto.',
  },
  {
    slug: 'canticos-1',
    chapters: ['SNG.1'],
    verse: verse('Cânticos 1:6', 'morena sol vinhas cuidei'),
    reflection:
      'A moça que abre este livro é morena, e o trabalho no sol a deixou mais escura. Os irmãos, zangados, a puseram para guardar vinhas, e a vinha dela, que parece ser ela mesma, ficou sem cuidado. Ela pede às moças de Jerusalém que parem de encará-la, e diz de si, com firmeza, que é bonita. O amado concorda, e quando ela pergunta onde encontrá-lo ao meio-dia, ele a manda seguir o rastro das ovelhas até as tendas dos pastores.',
    prayer:
      'Criador das cores da nossa pele, tu olhas para cada uma e a achas bela. Cura as moças que aprenderam a ter vergonha do cabelo, da cor e das mãos gastas. Muita gente cuida da vinha dos outros o dia inteiro e volta sem força para a sua; dá a elas uma hora de sombra. Mostra-me o rastro que leva a Jesus, o Bom Pastor. Amém.',
    application:
      'Reserve meia hora de hoje para cuidar da sua própria vinha, com um banho sem pressa, um sono ou um passeio, e diga diante do espelho uma coisa bonita sobre você.',
  },
  {
    slug: 'canticos-2',
    chapters: ['SNG.2'],
    verse: verse('Cânticos 2:15', 'raposinhas vinhas'),
    reflection:
      'Ele chega pulando os morros, espia pela grade e a chama para fora, porque a chuva acabou e as flores já apareceram. Ela quer ficar à sombra dele como debaixo de uma macieira no mato. No meio de tanta primavera, alguém pede que apanhem as raposinhas, bichos pequenos que estragam a vinha justamente quando ela está em flor.',
    prayer:
      'Deus do amor, agradeço porque tu mesmo puseste este poema na Bíblia. Cuida do carinho dos casais, e mostra-lhes as raposinhas antes que estraguem a flor. Consola quem está só e espera. Jesus amou a sua igreja e se entregou por ela; ensina-nos a amar com essa delicadeza. Amém.',
    application:
      'Conte a quem você ama uma coisa que admira nessa pessoa, com detalhes. Se vocês são casados, deem hoje uma volta juntos, sem falar de contas.',
  },
  {
    slug: 'canticos-3',
    chapters: ['SNG.3'],
    verse: verse('Cânticos 3:4', 'achei ama segurei casa'),
    reflection:
      'Ela acorda de noite, não acha quem ama e sai pelas ruas e praças perguntando aos guardas. Acabou de passar por eles quando o encontra, e só o solta quando chegam à casa da mãe dela. Depois pede às filhas de Jerusalém que não acordem o amor antes da hora. Maria Madalena procurou assim no jardim, ainda escuro, até ouvir Jesus chamá-la pelo nome.',
    prayer:
      'Deus, há amores que não me deixam dormir, e a ti eu posso contar quais são. Ensina os jovens a não ter pressa e a apresentar em casa quem eles amam. Acompanha quem esta noite procura um filho na rua ou um marido que não voltou. Jesus, eu te busco sem muita luz; deixa que eu te ache e não te solte. Amém.',
    application:
      'Apresente a alguém da sua família ou a um amigo mais velho uma pessoa ou uma decisão que é importante para o seu coração. Escute com calma o que essa pessoa percebe.',
  },
  {
    slug: 'canticos-4',
    chapters: ['SNG.4'],
    verse: verse('Cânticos 4:12', 'jardim fechado fonte'),
    reflection:
      'O noivo olha a noiva devagar, dos olhos ao pescoço, e acha para cada parte uma comparação da terra dele, as cabras de Gileade, a romã, a torre de Davi. Chama-a de jardim fechado, com fonte que tem dona. É ela quem faz o convite para entrar, quando pede ao vento que espalhe o perfume; até ali ele espera junto da cerca.',
    prayer:
      'Senhor, tu fizeste o corpo e o desejo, e viste que eram bons. Ensina os que amam a elogiar sem usar e a esperar o convite um do outro. Guarda as mulheres de quem força a cerca, e cura as que foram feridas. Que o olhar de Jesus, limpo e cheio de respeito, eduque o nosso. Amém.',
    application:
      'Pense em como você olha e comenta o corpo das pessoas. Apague hoje uma imagem, piada ou conversa que diminui alguém, e ore por quem aparece nela.',
  },
  {
    slug: 'canticos-5',
    chapters: ['SNG.5'],
    verse: verse('Cânticos 5:7', 'guardas bateram feriram véu'),
    reflection:
      'O amado bate à porta com o cabelo molhado de sereno, e ela demora, porque já tirou a roupa e lavou os pés. Quando ela abre a porta, ele já foi embora. Na rua os guardas a encontram, e desta vez batem nela, ferem-na e arrancam o seu véu; o poema conta isso sem enfeite, e a culpa é de quem devia proteger. Machucada, ela ainda sabe dizer por que ama, e descreve o seu querido da cabeça aos pés.',
    prayer:
      'Dói ler, Senhor, que os guardas bateram nela, porque isso ainda acontece. Protege as mulheres que voltam para casa tarde, e chama à verdade os que usam farda ou força para ferir. Nunca foi culpa dela, e eu quero crer nisso também quando a ferida é minha. Jesus deixou que uma mulher lhe contasse toda a verdade e a despediu em paz. Cura quem perdeu o véu e a confiança numa noite assim. Amém.',
    application:
      'Ofereça-se para acompanhar uma mulher num trajeto que ela teme fazer só, ou combine com amigas de avisarem a chegada. Se você sofreu agressão, pode ligar 180 hoje mesmo.',
  },
  {
    slug: 'canticos-6',
    chapters: ['SNG.6'],
    verse: verse('Cânticos 6:9', 'pomba perfeita única mãe'),
    reflection:
      'As amigas se oferecem para procurar com ela, e de repente ela sabe onde ele está: no jardim, colhendo lírios. Ele fala então de sessenta rainhas e oitenta concubinas, e diz que para ele existe uma só. Lembra que ela já era a única da mãe, muito antes de ser a dele. Num mundo que colecionava mulheres, o poema põe na boca de um homem o elogio da exclusividade.',
    prayer:
      'Tu nos conheces um por um, Senhor, no meio de tanta gente. Livra-nos de comparar quem amamos com vitrines e telas. Consola a mulher que foi trocada e o homem que foi apenas mais um. Ensina-me a ser inteiro na promessa que fiz, também nos dias sem graça. Abençoa a minha mãe, ou a memória dela, que me quis como se eu fosse o único filho. Amém.',
    application:
      'Diga a uma pessoa da sua vida por que ela não tem substituta: um jeito, uma frase, um cuidado que é só dela. Faça isso sem a comparar com mais ninguém.',
  },
  {
    slug: 'canticos-7',
    chapters: ['SNG.7'],
    verse: verse('Cânticos 7:12-13', 'madrugada vinhas frutos novos guardei'),
    reflection:
      'O noivo elogia a noiva, e desta vez começa pelos pés, na sandália, e vai subindo até as tranças que prendem um rei. Ela responde que é dele e que ele a deseja. Depois toma a iniciativa e convida: vamos ao campo, dormir numa aldeia, acordar de madrugada para ver se a romã já brotou. À porta da casa ela guardou frutas novas e frutas velhas, e um amor que dura precisa das duas, da lembrança e da surpresa.',
    prayer:
      'Deus, tu inventaste o desejo, a romã e a estrada para o campo. Renova os casais que só conversam sobre contas e filhos. Ensina que no amor os dois convidam, e que ninguém deve nada à força. Dá alegria também a quem vive sem par, que tem a quem amar de outros modos. Guarda para nós algo novo, como o vinho bom de Caná, que chegou no fim da festa. Amém.',
    application:
      'Convide o seu amor, ou um bom amigo, para ver de perto uma coisa que está nascendo: uma horta, uma rua ao amanhecer, um projeto. Levem um para o outro uma lembrança antiga e uma novidade.',
  },
  {
    slug: 'canticos-8',
    chapters: ['SNG.8'],
    verse: verse('Cânticos 8:6', 'selo coração amor forte'),
    reflection:
      'A moça sobe do deserto apoiada no seu amado e lhe pede para ser o selo do coração e do braço dele, a marca que ninguém copia. Ela compara o amor à força da morte, e diz que rio nenhum o afoga. Se um homem oferecesse a casa inteira para comprá-lo, seria motivo de riso; por ele só se paga com a própria pessoa.',
    prayer:
      'Deus, o teu amor foi mais forte do que a morte na manhã em que Jesus saiu do túmulo. Guarda-me perto do teu coração, com o teu selo. Guarda os casais quando as muitas águas subirem, e dá paz a quem foi traído ou ficou viúvo. Livra-nos de comprar afeto, e ensina-nos a dar a nós mesmos. Amém.',
    application:
      'Dê hoje um presente que não se compra a uma pessoa querida: uma hora inteira, uma carta à mão, um perdão, o prato preferido feito por você.',
  },
];
