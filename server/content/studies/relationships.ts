import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const relationships: readonly ThemeStudy[] = [
  {
    slug: 'perdao',
    theme: 'Perdão',
    synonyms: [
      'perdoar',
      'mágoa',
      'ressentimento',
      'rancor',
      'não consigo perdoar',
      'reconciliação',
      'pedir perdão',
      'setenta vezes sete',
    ],
    title: 'A dívida que alguém pagou',
    introduction:
      'Em resumo: Perdoamos porque Deus nos perdoou em Jesus. Perdoar é largar a vingança, sem chamar o mal de pequeno. Voltar a conviver depende de segurança e de mudança.\n\nPoucas palavras são tão usadas na igreja e tão difíceis dentro de casa. Perdoar o colega que esqueceu um compromisso é uma coisa; perdoar o pai ausente, a traição, o dinheiro tomado por um parente, é outra. A Bíblia não trata a mágoa como bobagem. Ela conta histórias de irmãos vendidos, de amigos que negaram, de um inocente pregado num madeiro, e mostra de onde vem a força para soltar uma dívida. Este estudo procura também desfazer confusões, porque muita gente já foi obrigada, em nome do perdão, a calar um crime ou a voltar para o perigo, e isso as Escrituras não pedem.',
    mainPoints: [
      'Tudo começa no perdão recebido. O salmista reconhece que, se Deus anotasse cada falta, ninguém ficaria de pé, e que junto dele existe perdão (Salmos 130:3-4). Paulo manda perdoar do modo como Deus já perdoou em Cristo (Efésios 4:32). Quem se lembra do tamanho da própria conta cancelada olha a do vizinho com outros olhos, ainda que a ferida continue doendo.',
      'A parábola do servo sem compaixão põe números nessa verdade. Um homem é dispensado de uma soma que não pagaria em muitas vidas e, na saída, agarra pelo pescoço um colega que lhe devia alguns meses de salário (Mateus 18:21-35). Jesus responde assim a Pedro, que queria saber até onde ir, porque o perdão do céu não cabe em tabela.',
      'Perdoar supõe chamar o mal pelo nome. José disse aos irmãos, sem rodeios, que eles haviam planejado o mal, e então falou do bem que Deus tirou dali (Gênesis 50:15-21). Antes disso ele chorou, pôs os irmãos à prova, demorou a se revelar. Dizer que não foi nada pode ser medo de encarar a dor; o perdão começa quando a verdade já foi dita.',
      'Soltar a vingança é entregá-la a quem julga com justiça. Paulo pede que ninguém se vingue por conta própria, porque isso pertence a Deus (Romanos 12:18-19), e logo adiante lembra que a autoridade existe para conter quem pratica o mal (Romanos 13:4). Registrar a ocorrência, depor, pedir medida protetiva: nada disso contradiz o perdão. São meios que Deus permite para frear a violência.',
      'Perdão e reconciliação são parentes, mas caminham em passos diferentes. O primeiro depende de mim e de Deus; a segunda precisa de dois e de arrependimento. Jesus fala em repreender o irmão e em perdoá-lo quando ele volta arrependido (Lucas 17:3-4), e Paulo pede paz naquilo que depende de nós (Romanos 12:18-19). Confiança quebrada se refaz com tempo e com mudança que se possa ver.',
      'Também há a hora de pedir. Jesus mandou interromper a oferta no altar e procurar o irmão que tem algo contra nós (Mateus 5:23-24). Davi, enquanto escondia a culpa, sentia o corpo secar; confessou, e respirou (Salmos 32:3-5). Um pedido honesto dispensa a palavrinha “mas”, nomeia o estrago e se oferece para reparar o que for possível.',
    ],
    historicalContext:
      'O evangelho de Mateus nasceu entre cristãos que conheciam bem a Lei e precisavam aprender a conviver (Mateus 18:21-35). Mestres judeus, segundo registros posteriores, falavam em perdoar até três vezes; sete já soava generoso. O verbo grego traduzido por “perdoar”, afíemi, quer dizer “deixar ir”, e servia para o cancelamento de dívidas. Um denário pagava um dia de trabalho no campo. Um talento valia uns seis mil denários; dez mil talentos, pelas contas do historiador Josefo, equivaliam a cerca de cinquenta anos da renda que Herodes Antipas tirava da Galileia e da Pereia. Quem ouvia devia rir do exagero e depois perder o riso, pois o devedor que não pagava podia mesmo ser preso ou vendido com a família.',
    theologicalAnalysis:
      'Jesus liga o nosso perdão ao do Pai (Mateus 6:12-15). Lida às pressas, a frase parece dizer que compramos a misericórdia com a nossa. A maior parte dos intérpretes evangélicos entende de outro modo: quem foi alcançado pela graça mostra isso perdoando, e a recusa teimosa põe em dúvida se a graça foi mesmo recebida. O fundamento é a cruz, onde a dívida foi assumida por outro.\n\nHá conversa entre cristãos sobre o perdão a quem não se arrepende. Uns, apoiados em Lucas 17:3-4, reservam a palavra para quando há arrependimento e recomendam, até lá, um coração sem ódio. Outros lembram que Jesus mandou perdoar durante a oração, sem mencionar resposta do ofensor (Marcos 11:25), e que intercedeu pelos que o crucificavam (Lucas 23:34). As duas leituras concordam no principal: largar a vingança, desejar o bem e não fingir que a relação está curada. Diante de abusos, a igreja tem aprendido, às vezes tarde, que proteger a vítima e comunicar o crime às autoridades faz parte da justiça que Deus ama.',
    reflection:
      'Existe alguma conversa que você repete sozinho, no banho ou no ônibus, e na qual sempre ganha a discussão? Talvez ali more uma mágoa. Não se apresse em se condenar por ela; muitas vezes a dor tem o tamanho do que foi quebrado. Pergunte apenas o que ela tem feito com você: com o sono, com a saúde, com os filhos que escutam sempre a mesma história. Depois faça a pergunta do outro lado, mais incômoda. Quem poderia estar tendo essa mesma conversa a seu respeito? Levar as duas listas a Deus, sem enfeite, já é um começo.',
    practicalApplication:
      'Escreva numa folha, só para você e para Deus, o que aconteceu e o que isso lhe custou. Diga em voz alta o que decide não cobrar mais, e volte a dizê-lo quando a lembrança vier, porque ela vem. Se foi você quem feriu, marque a visita ou o telefonema desta semana. Em casos de agressão ou abuso, cuide primeiro da segurança e conte a quem possa proteger. Um pastor sensato e um psicólogo podem acompanhar esse caminho, que raramente se faz num dia.',
    prayer:
      'Pai, tu cancelaste uma conta que eu nunca conseguiria pagar, e mesmo assim guardo bilhetes de dívidas pequenas e grandes. Tu sabes o nome que me aperta a garganta agora. Não vou fingir que não doeu. Entrego a ti o direito de acertar esse caso, porque só tu julgas sem errar. Dá-me tempo, dá-me lágrimas, dá-me gente boa por perto. Mostra-me onde fui eu que feri, e põe em mim coragem para bater àquela porta. Protege quem hoje vive sob ameaça e abre-lhe uma saída segura. Que o teu perdão chegue em mim até onde a mágoa chegou. Em nome de Jesus. Amém.',
    additionalStudy:
      'Releia Gênesis 50:15-21 e repare que os irmãos ainda tinham medo anos depois; o que José faz com esse medo? Em Filemom 1:10-19, observe como Paulo pede por Onésimo e se oferece para pagar: o que isso ensina a quem fica no meio de uma briga? Por fim, 2 Coríntios 2:6-8 mostra uma igreja recebendo de volta alguém que foi corrigido; que perigo Paulo queria evitar?',
    verses: [
      verse('Salmos 130:3-4', 'perversidades permanecer contigo perdão'),
      verse('Efésios 4:32', 'perdoando Deus perdoou Cristo'),
      verse('Mateus 18:21-35', 'setenta talentos denários perdoei misericórdia'),
      verse('Gênesis 50:15-21', 'perdoes mal Deus encaminhou bem'),
      verse('Romanos 12:18-19', 'possível paz vingança retribuirei'),
      verse('Romanos 13:4', 'serva vingadora castigar mal'),
      verse('Lucas 17:3-4', 'repreende arrepender perdoa'),
      verse('Mateus 5:23-24', 'oferta altar reconciliar irmão'),
      verse('Salmos 32:3-5', 'calei ossos confessei perdoaste'),
      verse('Mateus 6:12-15', 'perdoa dívidas devedores ofensas'),
      verse('Marcos 11:25', 'orando perdoai contra alguém'),
      verse('Lucas 23:34', 'Pai perdoa sabem fazem'),
      verse('Filemom 1:10-19', 'Onésimo dano conta pagarei'),
      verse('2 Coríntios 2:6-8', 'perdoar consolar tristeza amor'),
    ],
  },
  {
    slug: 'amor-ao-proximo',
    theme: 'Amor ao próximo',
    synonyms: [
      'amar o próximo como a si mesmo',
      'bom samaritano',
      'amar os inimigos',
      'caridade',
      'compaixão',
      'misericórdia com os outros',
      'vizinho',
      'amor uns aos outros',
    ],
    title: 'Quem está caído no meu caminho',
    introduction:
      'Em resumo: O próximo é quem encontramos pelo caminho. Jesus mandou amar até os inimigos. Esse amor se vê no que fazemos por alguém.\n\nÉ fácil amar a humanidade; complicado é o vizinho do som alto. O mandamento de amar o próximo aparece na Lei de Moisés, na boca de Jesus e em várias cartas do Novo Testamento, e nunca fica no ar. Vem sempre acompanhado de coisas miúdas: a espiga deixada no canto da roça, o salário pago antes do anoitecer, o jumento do adversário que caiu sob a carga, a cadeira oferecida a quem entrou mal vestido. Aqui vamos olhar para essas cenas, para a estrada de Jericó e para o pedido mais custoso de todos, o de querer bem a quem nos quer mal.',
    mainPoints: [
      'O mandamento tem os pés no chão. Em Levítico ele encerra uma lista de cuidados práticos: não roubar, não atrasar o pagamento, não zombar do surdo, não guardar rancor (Levítico 19:13-18). Poucos versículos adiante, o mesmo amor é devido ao estrangeiro, porque Israel também tinha sido estrangeiro no Egito (Levítico 19:33-34). Amar, ali, começa por não ferir e por não fechar os olhos.',
      'Jesus mudou a pergunta. Um estudioso da Lei queria saber quem contava como próximo, ou seja, onde a obrigação terminava. Depois da história do samaritano, a questão passou a ser qual dos três tinha agido como próximo (Lucas 10:29-37). Ninguém sabe a religião do homem ferido. Sabe-se que um viajante de povo malvisto parou, gastou azeite, vinho, tempo e dinheiro, e prometeu voltar.',
      'A medida cresceu. Na última noite, Jesus deu o nome de “novo” a um mandamento antigo, porque agora havia um modelo: amar como ele amou, sinal pelo qual os discípulos seriam reconhecidos (João 13:34-35). João tira a consequência: Jesus deu a vida por nós, e quem tem bens e vê um irmão passando necessidade não pode trancar o coração (1 João 3:16-18).',
      'Deus e o irmão não se separam. João é duro com quem declara amor ao Deus invisível e odeia a pessoa que tem à frente (1 João 4:19-21). Tiago conta o caso da visita rica levada para o melhor lugar enquanto o pobre ficava em pé, e chama isso de pecado (Tiago 2:1-9). O culto de domingo é conferido no portão, na fila e na mesa.',
      'O amor alcança até o inimigo. Já a Lei mandava devolver o boi extraviado do adversário e ajudar a erguer o jumento dele (Êxodo 23:4-5). Jesus pediu oração pelos que maltratam, lembrando que o sol do Pai nasce para todos (Mateus 5:43-48). Querer o bem do agressor inclui querer que ele pare; afastar-se do perigo e pedir proteção cabe dentro desse amor.',
      'Esse amor tem jeito próprio de andar. Paulo o descreve por aquilo que faz e deixa de fazer: espera, trata bem, não se exibe, não soma as ofensas, alegra-se com a verdade (1 Coríntios 13:4-7). Em outra carta, depois de citar os mandamentos, conclui que o amor não prejudica o próximo (Romanos 13:8-10). A descrição serve de espelho antes de servir de enfeite para casamentos.',
    ],
    historicalContext:
      'A estrada de Jerusalém a Jericó desce cerca de mil metros em menos de trinta quilômetros, entre barrancos secos que escondiam assaltantes. Muitos sacerdotes e levitas moravam em Jericó e subiam ao templo em turnos. Tocar um morto os tornava impuros, e alguns estudiosos veem nisso o receio dos dois viajantes; a parábola não explica (Lucas 10:29-37). Entre judeus e samaritanos havia séculos de briga. Depois da conquista assíria, outros povos foram assentados na região de Samaria; mais tarde surgiu um templo no monte Gerizim, destruído por um governante judeu no século 2 antes de Cristo. João comenta que os dois grupos não se davam (João 4:9). Escolher um samaritano para o papel principal incomodava, e dois denários pagavam vários dias de hospedagem.',
    theologicalAnalysis:
      'Amar o próximo como a si mesmo supõe o cuidado natural que cada um tem com a própria vida e o estende ao outro; o texto não ordena uma campanha de autoestima, nem manda desprezar a si mesmo. A palavra grega ágape, tantas vezes explicada como amor divino, era usada também em sentido comum; o que lhe dá peso é o exemplo de Cristo, que morreu por nós quando ainda éramos inimigos (Romanos 5:8-10).\n\nAgostinho e outros antigos leram a parábola como figura: o ferido seria a humanidade, o samaritano Cristo, a hospedaria a igreja. A maioria hoje prefere o sentido direto, sem negar que Cristo nos socorreu assim. Sobre o amor aos inimigos, menonitas e outras igrejas pacifistas concluem que o cristão não deve pegar em armas; reformados, luteranos e muitos outros distinguem entre a vingança pessoal, proibida, e o dever do Estado de proteger o inocente. Ambos concordam que o ódio está fora de questão. E todos admitem um limite humano: ninguém socorre a todos, e por isso Deus nos deu uns aos outros.',
    reflection:
      'Volte em pensamento ao último trajeto que você fez, da rua de casa ao mercado ou ao ponto de ônibus. Quem estava ali? Talvez a senhora da janela que não recebe visita, o rapaz que dorme sob a marquise, a vizinha com quem houve aquela discussão sobre o muro. O sacerdote e o levita também iam a algum lugar. Que pressa sua tem parecido importante demais para parar? E considere o inverso: em que momento alguém de quem você nada esperava lhe estendeu a mão? Pode ter sido um samaritano seu.',
    practicalApplication:
      'Escolha uma pessoa próxima no mapa e distante no coração, e faça por ela uma coisa concreta até domingo: um prato de comida, um remédio buscado, uma visita curta. Some a isso uma gentileza sem plateia. Ore por alguém de quem não gosta, dizendo o nome. Cuide também de quem cuida; se você acompanha um doente ou um idoso dia e noite, peça revezamento e descanse, pois isso também é amor. Se souber de criança, idoso ou mulher sofrendo violência, não passe de largo: denuncie.',
    prayer:
      'Senhor Jesus, quando eu estava à beira da estrada, foste tu que paraste. Cura em mim a pressa que desvia os olhos e o medo de me envolver. Abre espaço na minha agenda, na minha mesa, na minha paciência. Apresento-te a pessoa que acho difícil de amar; tu a conheces por dentro e morreste por ela. Guarda-me de falar de amor no culto e ser grosseiro na fila. Quando o necessitado for maior do que as minhas forças, dá-me irmãos que carreguem junto. E livra do perigo quem hoje apanha calado. Por teu nome, amém.',
    additionalStudy:
      'Leia Levítico 19:13-18 fazendo uma lista de verbos: quantos dizem respeito a dinheiro, quantos à fala, quantos ao coração? Em Lucas 10:29-37, acompanhe cada gesto do samaritano e pergunte o que lhe custou. Termine com Gálatas 5:13-15, escrito a uma igreja em que as pessoas se mordiam: que relação Paulo vê entre liberdade e serviço, e onde a sua comunidade precisa ouvir isso?',
    verses: [
      verse('Levítico 19:13-18', 'assalariado surdo rancor amarás próximo'),
      verse('Levítico 19:33-34', 'estrangeiro ama peregrinos Egito'),
      verse('Lucas 10:29-37', 'próximo samaritano compaixão azeite misericórdia'),
      verse('João 13:34-35', 'novo mandamento ameis discípulos'),
      verse('1 João 3:16-18', 'vida irmãos bens necessidade'),
      verse('1 João 4:19-21', 'odeia irmão mentiroso viu'),
      verse('Tiago 2:1-9', 'acepção ouro pobre pé pecado'),
      verse('Êxodo 23:4-5', 'boi inimigo asno carga'),
      verse('Mateus 5:43-48', 'amai inimigos orai sol'),
      verse('1 Coríntios 13:4-7', 'amor paciente rancoroso verdade'),
      verse('Romanos 13:8-10', 'amor mal próximo cumprimento'),
      verse('João 4:9', 'judeus associam samaritanos'),
      verse('Romanos 5:8-10', 'pecadores morrido inimigos reconciliados'),
      verse('Gálatas 5:13-15', 'liberdade servi amor mordeis'),
    ],
  },
  {
    slug: 'amizade',
    theme: 'Amizade',
    synonyms: [
      'amigos',
      'solidão',
      'amigo mais chegado que irmão',
      'falsos amigos',
      'traição de amigo',
      'Davi e Jônatas',
      'más companhias',
      'companheirismo',
    ],
    title: 'Alguém para levantar quem cai',
    introduction:
      'Em resumo: Ninguém foi feito para viver sem amigos. O bom amigo fica na hora ruim e diz a verdade. Jesus nos chama de amigos e nos ensina a ser.\n\nCom a idade, muita gente percebe que os amigos foram rareando. Uns mudaram de cidade, outros morreram, alguns ficaram pelo caminho depois de uma palavra torta. Há quem tenha centenas de contatos no telefone e nenhum para chamar numa madrugada. As Escrituras dão à amizade um lugar que às vezes esquecemos: os sábios de Israel aconselham sobre ela, Davi deve a vida a um amigo, Paulo escreve da prisão com saudade, e Jesus escolhe essa palavra para os discípulos. Neste estudo vemos o que faz um bom amigo, o que estraga uma amizade e como recomeçar quando se está só.',
    mainPoints: [
      'Ninguém foi feito para cair sem companhia. O pregador de Eclesiastes observa que dois se levantam um ao outro, se aquecem e resistem melhor, e lamenta a sorte de quem tropeça sozinho (Eclesiastes 4:9-12). Ele fala de trabalho, frio e estrada, coisas de todo dia. Precisar de gente, portanto, faz parte do modo como Deus nos fez, e ninguém deve envergonhar-se disso.',
      'A lealdade aparece na hora ruim. O provérbio diz que o amigo ama em todo tempo e que a adversidade revela o irmão (Provérbios 17:17). Jônatas, herdeiro do trono, foi ao bosque onde Davi se escondia e fortaleceu-lhe a confiança em Deus (1 Samuel 23:16-18). Nada ganhava com isso. Estar presente quando não há vantagem continua sendo a melhor prova.',
      'O amigo verdadeiro também contraria. A ferida feita por quem ama merece mais confiança do que o beijo do inimigo, e o conselho sincero perfuma a vida (Provérbios 27:5-9). Falar a verdade exige ternura e a porta fechada, sem plateia. Quem só recebe elogios está mal acompanhado; quem só recebe críticas, também.',
      'A companhia molda. Andar com sábios torna sábio, diz o provérbio, e quem se junta aos tolos acaba sofrendo (Provérbios 13:20). Isso vale para o adolescente e para o aposentado, para a roda do bar e para o grupo de mensagens. Escolher com cuidado não significa desprezar os demais: Jesus era chamado amigo de cobradores de impostos e pecadores (Mateus 11:19).',
      'Consolar pede silêncio antes das palavras. Os três amigos de Jó choraram e ficaram sete dias no chão com ele sem dizer nada (Jó 2:11-13). Foi o que fizeram de melhor. Quando abriram a boca, acusaram o sofredor, e Deus reprovou as suas explicações (Jó 42:7). A presença ajuda mais do que teoria sobre a dor alheia.',
      'Jesus oferece a sua amizade. Na véspera da cruz, ele disse aos discípulos que já não os chamava de servos, pois lhes tinha contado o que ouviu do Pai, e que o maior amor dá a vida pelos amigos (João 15:13-15). Poucas horas depois todos fugiram, e ele não lhes retirou o nome de amigos. Dessa amizade as outras aprendem.',
    ],
    historicalContext:
      'No mundo de Davi, a amizade podia ser selada por juramento, como aliança entre famílias. Quando Jônatas lhe entregou a capa, a espada e o cinto (1 Samuel 18:1-4), o gesto tinha peso político: o filho do rei passava a outro os sinais da sua posição. A palavra hebraica hésed, que descreve essa lealdade firme, é a mesma usada para o amor fiel de Deus. Anos mais tarde, por causa dela, Davi procurou Mefibosete, filho de Jônatas, que não podia andar, e o fez comer à sua mesa (2 Samuel 9:1-7), embora descendentes de um rei anterior costumassem ser eliminados. Já entre gregos e romanos, filósofos discutiam a amizade entre iguais, e “amigo de César” era título de prestígio. Um mestre chamar de amigos os seus seguidores, galileus sem importância, soava novo.',
    theologicalAnalysis:
      'Os cristãos sempre se perguntaram como a amizade, que escolhe, combina com o amor ao próximo, que não escolhe. Agostinho, que chorou longamente a perda de um amigo, concluiu que amamos bem os amigos quando os amamos em Deus. No século 12, o monge Aelredo de Rievaulx chegou a ver na amizade espiritual um caminho para Cristo. Já Kierkegaard desconfiava dela, por temer que escondesse amor-próprio. Há verdade dos dois lados: a afeição que prefere é dom, e vira clube quando se fecha.\n\nOutra questão é a amizade com quem não crê. Paulo adverte contra o jugo desigual (2 Coríntios 6:14), imagem de dois animais puxando o mesmo arado; muitos aplicam o texto ao casamento e a sociedades que comprometem a fé, e alguns o estendem a vínculos íntimos em geral. Nenhuma dessas leituras autoriza isolamento. Jesus comia com pessoas de má fama sem viver como elas, e a maioria de nós conheceu o evangelho porque algum cristão foi amigo primeiro.',
    reflection:
      'Se você precisasse hoje de alguém que viesse sem perguntar por quê, a quem telefonaria? E quem telefonaria para você? Pode ser que a primeira resposta tenha doído. Davi conheceu isso: a pior punhalada veio de um companheiro com quem ia junto à casa de Deus (Salmos 55:12-14). Depois de uma traição, é natural fechar a porta e jogar a chave. Repare, porém, se o cuidado com a ferida não virou muro contra todos. Amizades novas costumam nascer devagar, de um café repetido, de um serviço feito lado a lado, de um interesse que se descobre em comum.',
    practicalApplication:
      'Escreva a um amigo antigo sem motivo especial; conte uma lembrança e pergunte como ele está. Marque um encontro fixo, ainda que mensal. Aceite convites que costuma recusar, e convide alguém que chegou há pouco à sua igreja ou à sua rua. Diante de quem sofre, combine consigo mesmo escutar dez minutos antes de aconselhar. Se houver uma correção a fazer, faça-a em particular e com carinho. Quando a solidão pesar demais, procure também um profissional.',
    prayer:
      'Jesus, que chamaste de amigos pessoas que dormiriam na tua hora mais escura, obrigado por não desistires de nós. Agradeço cada nome que me vem à memória: os que ficaram, os que já partiram, os que nem sabem o bem que me fizeram. Sara a lembrança de quem me traiu, e perdoa as vezes em que fui eu que faltei. Faz-me bom ouvinte, discreto, capaz de alegria com a alegria alheia. Visita a pessoa idosa que hoje não ouvirá nenhuma voz, e mostra-me se posso ser essa voz. Contigo, ninguém está inteiramente só. Amém.',
    additionalStudy:
      'Em 2 Timóteo 4:9-17, um Paulo idoso e preso pede companhia, uma capa e livros: quem ficou, quem saiu, e quem é chamado a voltar? Releia 2 Samuel 9:1-7 e sublinhe tudo o que Davi devolve a Mefibosete, e por causa de quem. Volte a 1 Samuel 23:16-18 e pergunte que palavras, na prática, fortalecem a confiança de um amigo em Deus.',
    verses: [
      verse('Eclesiastes 4:9-12', 'dois levanta companheiro cordão'),
      verse('Provérbios 17:17', 'amigo ama tempo adversidade'),
      verse('1 Samuel 23:16-18', 'Jônatas bosque Deus temas'),
      verse('Provérbios 27:5-9', 'feridas amigo beijos conselho'),
      verse('Provérbios 13:20', 'anda sábios tolos'),
      verse('Mateus 11:19', 'amigo publicanos pecadores'),
      verse('Jó 2:11-13', 'choraram sete dias dor'),
      verse('Jó 42:7', 'ira correto servo Jó'),
      verse('João 15:13-15', 'amigos vida servos Pai'),
      verse('1 Samuel 18:1-4', 'aliança roupa espada cinto'),
      verse('2 Samuel 9:1-7', 'Jônatas aleijado Mefibosete mesa'),
      verse('2 Coríntios 6:14', 'jugo descrentes'),
      verse('Salmos 55:12-14', 'companheiro confidente casa Deus'),
      verse('2 Timóteo 4:9-17', 'Demas Lucas Marcos capa livros'),
    ],
  },
  {
    slug: 'casamento',
    theme: 'Casamento',
    synonyms: [
      'marido e mulher',
      'matrimônio',
      'vida a dois',
      'crise no casamento',
      'divórcio',
      'uma só carne',
      'noivado',
      'fidelidade conjugal',
      'submissão no casamento',
      'namoro',
      'namorados',
      'escolher com quem casar',
      'sexualidade',
      'sexo',
    ],
    title: 'Uma aliança para gente imperfeita',
    introduction:
      'Em resumo: O casamento é uma aliança, pensada por Deus. O modelo é o amor de Cristo, que se entregou. Há respeito, corpo e perdão nele, e violência nunca faz parte.\n\nTodo casamento é feito por duas pessoas cansadas, com histórias diferentes, que um dia prometeram muito. Há casas onde essa promessa virou abrigo, outras onde virou costume, e outras, infelizmente, onde virou ameaça. A Bíblia fala do assunto com realismo: começa num jardim, passa por famílias bem complicadas, canta o desejo dos noivos e termina numa festa. Neste estudo procuramos o que Deus pretendia com essa união, o que os autores do Novo Testamento pedem a maridos e esposas, e o que eles não pedem. Quem é solteiro, viúvo ou divorciado também tem lugar na conversa e lugar inteiro na igreja.',
    mainPoints: [
      'A ideia foi de Deus. Diante do homem só, ele diz que aquilo não era bom e forma a mulher, companheira que corresponde a ele; o homem sai da casa dos pais, e os dois se tornam uma só carne (Gênesis 2:18-24). A palavra traduzida por “ajuda” é usada em outros lugares para o próprio Deus que socorre; por isso não rebaixa quem a recebe.',
      'O nome bíblico disso é aliança. Malaquias censura homens que traíam a mulher da juventude, companheira diante de Deus, e junta no mesmo fôlego a infidelidade e a violência (Malaquias 2:14-16). Prometer é amarrar o futuro à palavra dada. Por isso a fidelidade se constrói antes da tentação, nas pequenas verdades que um conta ao outro.',
      'O modelo é Cristo, que se deu. Paulo abre a seção pedindo sujeição mútua por reverência e, ao falar aos maridos, gasta muito mais linhas: amem como Cristo amou a igreja, até a entrega da vida (Efésios 5:21-33). Aos colossenses ele proíbe o marido de tratar a esposa com aspereza (Colossenses 3:19). Nenhuma linha autoriza mandar pela força, humilhar ou bater.',
      'A honra mantém aberta a porta da oração. Pedro manda o marido viver com entendimento, honrando a esposa como herdeira da mesma graça, e avisa que o desprezo atrapalha as orações (1 Pedro 3:7). Quem fala com Deus de manhã e diz grosserias à noite está contando duas histórias. Escutar, agradecer e pedir desculpas são formas simples de honra.',
      'O corpo entra na promessa. A Escritura celebra o amor dos noivos como fogo que muitas águas não apagam (Cânticos 8:6-7), e Paulo descreve a intimidade como entrega recíproca, em que cada um tem direito e dever, com consentimento de ambos até nas pausas (1 Coríntios 7:3-5). Obrigar o cônjuge contraria esse texto, além de ser crime.',
      'Casar não é degrau de santidade. Paulo considera a vida de solteiro um dom tão bom quanto o outro (1 Coríntios 7:7-8), e o próprio Jesus não se casou. O matrimônio merece honra (Hebreus 13:4), sem que se faça dele a prova de uma vida completa. A igreja deve ser família também para quem volta do culto para uma casa vazia.',
    ],
    historicalContext:
      'Quando Paulo escreveu, a lei romana dava ao chefe de família autoridade muito ampla sobre os seus, e os códigos domésticos dos filósofos falavam quase só do dever dos subordinados. A carta aos Efésios se dirige também às esposas, aos filhos e aos escravos, e põe sobre o homem a obrigação maior (Efésios 5:21-33). Na Palestina, os mestres discutiam a regra de Moisés sobre a carta de divórcio (Deuteronômio 24:1-4): a escola de Shamai a restringia à imoralidade; a de Hilel admitia motivos banais, até a comida queimada. A mulher despedida podia ficar sem sustento. Foi nessa disputa que perguntaram a Jesus se qualquer causa servia; ele voltou ao princípio da criação e falou da dureza do coração (Mateus 19:3-9).',
    theologicalAnalysis:
      'Católicos e ortodoxos contam o matrimônio entre os sacramentos; a maioria dos protestantes o chama de aliança santa, instituída na criação e figura de Cristo e da igreja. Sobre os papéis, uns leem em Efésios uma liderança própria do marido, exercida como serviço; outros veem, na sujeição mútua que abre o trecho, igualdade também nas decisões. Os dois grupos recusam a tirania.\n\nQuanto ao divórcio, há quem não o admita em caso algum; muitos o aceitam por infidelidade, com base em Mateus 19:3-9, e por abandono, com base em 1 Coríntios 7:15; outros incluem a violência e a crueldade como quebra da aliança. Divergem também sobre casar de novo. São decisões para conversar com o pastor, com calma e, se preciso, com advogado. Uma coisa não depende de interpretação: ninguém está obrigado por Deus a permanecer onde é agredido. O texto que pede submissão nunca foi licença para o abuso, e a paciência da vítima não converte o agressor.',
    reflection:
      'Pense na última semana dentro de casa. Quantas frases foram de logística, quantas de cobrança, quantas de carinho? As raposinhas que estragam a vinha, de que fala o cântico (Cânticos 2:15), costumam ser pequenas: o celular na mesa, a ironia diante das visitas, a conta escondida, o assunto adiado há meses. Qual delas você tem deixado entrar? Se o que acontece em sua casa é medo, a pergunta é outra: quem já sabe disso, e quem poderia ajudá-lo a ficar em segurança?',
    practicalApplication:
      'Separem meia hora por semana, sem telas, para conversar sobre três coisas: uma boa, uma difícil e um plano. Cada um começa pedindo desculpas por algo específico. Revejam juntos o dinheiro, pois segredo nessa área machuca. Terapia de casal e aconselhamento pastoral são sinais de zelo. Se há agressão, ameaça, controle ou sexo forçado, terapia de casal não é o primeiro passo: procure lugar seguro, conte a alguém de confiança e busque orientação jurídica. A igreja que ama protege quem apanha e não pede segredo.',
    prayer:
      'Senhor, que viste o primeiro casal no jardim e o procuraste quando se escondeu, olha para as nossas casas. Obrigado pelas mãos que envelhecem juntas, pelas brigas que acabaram em riso, pelo perdão de ontem. Ensina-nos a escutar antes de responder e a guardar a promessa quando o encanto cochila. Consola o viúvo, acompanha a divorciada, alegra quem vive só. Livra de todo perigo a mulher, o homem e os filhos que hoje têm medo na própria sala, e dá-lhes caminho e socorro. Que o nosso amor aprenda com o teu Filho, que se entregou. Amém.',
    additionalStudy:
      'Leia Gênesis 2:18-24 e depois Mateus 19:3-9: por que Jesus responde a uma pergunta sobre separação falando do começo? Em Efésios 5:21-33, conte os versículos dirigidos a cada um e anote os verbos ligados a Cristo. Para terminar, Apocalipse 19:7-9 descreve a festa para a qual todo casamento aponta, feliz ou não: que esperança isso traz aos casados e aos solteiros?',
    verses: [
      verse('Gênesis 2:18-24', 'só ajuda deixará carne'),
      verse('Malaquias 2:14-16', 'mulher juventude companheira pacto violência'),
      verse('Efésios 5:21-33', 'sujeitando maridos amai Cristo entregou'),
      verse('Colossenses 3:19', 'maridos amai trateis amargamente'),
      verse('1 Pedro 3:7', 'entendimento honra herdeiros orações'),
      verse('Cânticos 8:6-7', 'amor forte águas apagar'),
      verse('1 Coríntios 7:3-5', 'marido mulher consentimento ambos'),
      verse('1 Coríntios 7:7-8', 'dom Deus solteiros bom'),
      verse('Hebreus 13:4', 'matrimônio honrado todos'),
      verse('Deuteronômio 24:1-4', 'carta divórcio despedirá marido'),
      verse('Mateus 19:3-9', 'divorciar causa princípio dureza'),
      verse('1 Coríntios 7:15', 'descrente separar paz'),
      verse('Cânticos 2:15', 'raposinhas danificam vinhas'),
      verse('Apocalipse 19:7-9', 'festa casamento Cordeiro ceia'),
    ],
  },
  {
    slug: 'criacao-de-filhos',
    theme: 'Criação de filhos',
    synonyms: [
      'educar os filhos',
      'pais e filhos',
      'disciplina dos filhos',
      'ensinar a criança no caminho',
      'filhos longe de Deus',
      'maternidade e paternidade',
      'netos',
    ],
    title: 'Presentes que crescem e vão embora',
    introduction:
      'Em resumo: Os filhos são presente de Deus e crescem depressa. A fé se ensina no dia a dia, com histórias e exemplo. Corrigir pede medida, e às vezes é preciso esperar.\n\nNenhum pai nasce sabendo, e as mães também não. A criança chega sem manual, cresce depressa, pergunta o que não sabemos responder e um dia sai pela porta com a própria vida nas mãos. Entre o medo de ser duro demais e o de ser frouxo, muitos adultos se culpam durante décadas, inclusive por escolhas que foram dos filhos. A Bíblia traz poucas regras sobre o assunto e bastante sabedoria: como transmitir a fé no cotidiano, como corrigir sem esmagar, como esperar quem se foi. Avós, padrinhos, professores e toda a igreja entram nesta conversa, porque criança se cria em muitas mãos.',
    mainPoints: [
      'O filho é presente, antes de ser projeto. O salmo o recebe como dádiva do Senhor (Salmos 127:3), e Jesus, zangado com os discípulos que afastavam as crianças, tomou-as nos braços e as abençoou (Marcos 10:13-16). Elas não existem para realizar o sonho que não deu certo para os pais. Cada uma é conhecida por Deus e tem valor antes de dar orgulho.',
      'A fé se transmite nas horas comuns. Moisés manda que as palavras de Deus estejam primeiro no coração dos pais e depois na conversa: em casa, na estrada, ao deitar, ao levantar (Deuteronômio 6:6-9). O culto doméstico ajuda, e o resto do dia ensina mais. Crianças reparam em como tratamos a atendente, o troco errado, a oração antes da viagem.',
      'Contar histórias faz parte. O salmista deseja que uma geração narre à seguinte os feitos de Deus, para que os filhos ponham nele a esperança (Salmos 78:4-7). Depois de Josué surgiu uma geração que não conhecia o Senhor (Juízes 2:10), e pode-se supor que muita história tenha deixado de ser contada. A história da sua própria caminhada, com os erros, talvez seja a lição de que seus netos mais se lembrem.',
      'Corrigir pede medida. Paulo proíbe os pais de provocarem a ira dos filhos e pede que os criem na disciplina e na instrução do Senhor (Efésios 6:4); em outra carta, explica o motivo: para que não desanimem (Colossenses 3:21). Gritaria, comparação, sarcasmo e promessa não cumprida provocam. Limites claros, poucas regras e cumprimento constante dão segurança.',
      'O pai da parábola ensina a esperar. Ele deixou o filho partir, viu-o de longe, correu, abraçou e interrompeu o discurso decorado; depois saiu também atrás do mais velho, que tinha ficado emburrado do lado de fora (Lucas 15:11-32). Um bom pai teve filhos difíceis. Isso deveria aliviar a culpa de muita gente e manter acesa a luz da varanda.',
    ],
    historicalContext:
      'No antigo Israel, a casa era a escola. As palavras de Deuteronômio abriam a oração diária chamada Shemá, e delas veio o costume de prender nos umbrais a mezuzá, pequeno estojo com o texto escrito (Deuteronômio 6:6-9). O pai ensinava a Lei e o ofício; a mãe instruía também, como lembram os Provérbios. Timóteo, filho de mãe judia e pai grego, recebeu a fé da avó Loide e da mãe Eunice (2 Timóteo 1:5). No império romano, a situação da criança era precária: o pai podia recusar o recém-nascido, que era abandonado, e dispunha de poder quase ilimitado. Judeus e cristãos rejeitavam essa prática. Nesse ambiente, uma carta que mandava os pais não exasperarem os filhos punha limite onde a lei não punha (Efésios 6:4).',
    theologicalAnalysis:
      'O provérbio que fala em instruir o menino no seu caminho (Provérbios 22:6) é, como os demais do livro, observação de sabedoria sobre o que costuma acontecer; a maioria dos intérpretes não o toma por garantia. Os filhos respondem por si. Sobre a vara (Provérbios 13:24), alguns cristãos a entenderam como castigo físico moderado, outros como figura da correção firme, lembrando que a vara do pastor também guia. No Brasil, a Lei Menino Bernardo, de 2014, proíbe castigo físico e tratamento cruel, e há bons meios de disciplinar sem bater. O que ninguém pode defender é a agressão: quem fere os pequenos ouve de Jesus uma das suas palavras mais severas (Mateus 18:6).\n\nHá diferenças também quanto ao lugar das crianças na igreja. Presbiterianos, luteranos, anglicanos e metodistas batizam os filhos de crentes como sinal da aliança; batistas, pentecostais e outros os apresentam a Deus e aguardam a profissão de fé. Todos reconhecem que a graça não passa pelo sangue e que os pais semeiam com esperança.',
    reflection:
      'Que frase de infância ainda ecoa em você? Pode ter sido um elogio do avô, uma humilhação na frente de visitas, um silêncio comprido. Agora imagine qual frase sua vai ecoar daqui a trinta anos. Deixe a culpa de lado, porque ela paralisa, e escolha as próximas. Se os seus filhos já são adultos e estão distantes, talvez o que falte seja menos conselho e mais escuta, ou um pedido de desculpas sem explicações. E se você mesmo foi ferido por quem devia cuidar, há um Pai que se compadece sabendo de que barro somos feitos (Salmos 103:13-14).',
    practicalApplication:
      'Reserve quinze minutos por dia, sem telefone, para fazer o que a criança escolher. Leiam uma história bíblica por semana e deixem que ela faça perguntas, inclusive as que você não sabe responder. Combinem três regras da casa e a consequência de cada uma; quando perder a paciência, peça desculpas. Com o filho afastado, mande notícias sem sermão. Se houver suspeita de violência ou abuso contra criança, mesmo vindo de parente ou líder religioso, acredite nela, afaste-a do risco e acione o Conselho Tutelar ou a polícia. Depressão pós-parto e esgotamento pedem médico, e logo.',
    prayer:
      'Pai de toda família, estes que chamo de meus são teus. Obrigado pelo choro de madrugada, pelos desenhos na geladeira, pelas perguntas sem fim. Perdoa a minha impaciência e as vezes em que descontei neles o peso do dia. Dá-me palavras que levantem, firmeza sem raiva, alegria de brincar. Cuida dos que saíram de casa e de ti; vai ao encontro deles pela estrada que eu não enxergo. Sustenta as mães que criam sozinhas, os avós que voltaram a criar, os que esperam um filho e os que perderam um. Guarda de todo abuso os pequeninos. Em nome de Jesus, amém.',
    additionalStudy:
      'Leia Lucas 15:11-32 três vezes, pondo-se no lugar de cada personagem; com qual deles você se parece hoje? Em Hebreus 12:10-11, compare a disciplina dos pais terrenos com a de Deus: que propósito e que fruto ela tem? Depois volte a Salmos 78:4-7 e escreva três acontecimentos da sua vida que uma criança da família deveria ouvir de você.',
    verses: [
      verse('Salmos 127:3', 'filhos presente SENHOR'),
      verse('Marcos 10:13-16', 'crianças indignou braços abençoou'),
      verse('Deuteronômio 6:6-9', 'coração filhos caminho umbrais'),
      verse('Salmos 78:4-7', 'geração filhos contassem esperança'),
      verse('Juízes 2:10', 'geração conhecia SENHOR'),
      verse('Efésios 6:4', 'provoqueis ira filhos disciplina'),
      verse('Colossenses 3:21', 'provoqueis filhos percam ânimo'),
      verse('Lucas 15:11-32', 'viu compaixão correndo raiva irmão'),
      verse('2 Timóteo 1:5', 'fé avó Loide Eunice'),
      verse('Provérbios 22:6', 'instrui menino caminho'),
      verse('Provérbios 13:24', 'vara filho ama castiga'),
      verse('Mateus 18:6', 'tropeço pequeninos pedra mar'),
      verse('Salmos 103:13-14', 'pai compadece filhos pó'),
      verse('Hebreus 12:10-11', 'disciplina proveito santidade fruto'),
    ],
  },
];
