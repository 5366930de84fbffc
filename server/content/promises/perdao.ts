import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const perdao: PromiseTheme = {
  slug: 'perdao',
  theme: 'Perdão',
  actions: [
    'Separe um momento em silêncio, escreva o que pesa na consciência, confesse a Deus item por item e depois rasgue o papel.',
    'Procure a pessoa que você prejudicou, peça perdão sem justificativas e, se houver dívida ou dano, combine como vai reparar.',
    'Converse com um pastor ou irmão maduro quando a culpa não sossegar, pois carregar tudo às escondidas costuma adoecer.',
    'Diga a Deus o nome de quem ofendeu você e entregue-lhe o caso, ainda que a confiança precise de tempo para ser refeita.',
    'Se a ofensa foi violência, perdoe longe do agressor: afaste-se, denuncie e aceite ajuda.',
  ],
  promises: [
    {
      verse: verse('Êxodo 34:6-7', 'misericordioso tardio perdoa'),
      context:
        'Deus se apresenta a Moisés logo após o bezerro de ouro: misericordioso e pronto a perdoar, sem por isso tratar o culpado como inocente.',
      explanation:
        'Quando Deus diz o próprio nome, a misericórdia vem na frente. Lento para se irar, farto em lealdade, ele perdoa sem chamar o mal de bobagem, e por isso o ofendido também pode confiar nele. As consequências alcançam os filhos, como toda família sabe; mas cada um responde pela própria culpa. Na cruz as duas metades da frase se encontram: o pecado julgado e o pecador acolhido.',
      prayer:
        'Senhor, Senhor, repito o teu nome como Moisés ouviu. Quebrei o que me confiaste antes de a tinta secar. És lento para a ira; eu sou rápido nela. Perdoa a iniquidade, a rebelião e aquilo que nem nome tem. Não deixes que os meus erros virem herança dos pequenos. Passa diante de mim outra vez, e que eu me incline até o chão.',
    },
    {
      verse: verse('Salmos 32:5', 'Confessei-te pecado perdoaste'),
      context:
        'Testemunho de Davi: enquanto calou a culpa, definhou por dentro; quando a confessou ao Senhor, recebeu perdão e alívio.',
      explanation:
        'Guardar segredo de culpa gasta energia: emagrece, tira o sono, azeda a conversa. Davi abriu a boca e a carga mudou de lugar. Deus não exige discurso nem penitência prévia, só a verdade dita a ele. Reparar e assumir diante de quem ferimos vem depois, e pode custar. O perdão, contudo, já está dado por Cristo, e é com ele no bolso que se enfrenta o resto.',
      prayer:
        'Deus, chega de versão editada. O que fiz tem nome, e agora o digo a ti: tu sabes qual é. Não vou culpar o cansaço nem a criação que tive. Leva a maldade do meu pecado. Quero sentir o corpo leve como o de Davi depois de falar. Mostra-me o passo seguinte com quem saiu ferido, e fica comigo quando eu bater àquela porta.',
    },
    {
      verse: verse('Salmos 86:5', 'bom perdoador invocam'),
      context:
        'Davi ora em aperto e apoia o pedido no caráter de Deus, que não despede com desprezo quem o chama pedindo misericórdia.',
      explanation:
        'Existe gente boa que não perdoa e gente que perdoa de má vontade. De Deus o salmo diz o contrário: é bom, perdoa com gosto e ainda guarda afeto para quem chama. A porta não tem lista de convidados. Quem chama de verdade já está querendo voltar, e por meio de Jesus a ligação nunca cai.',
      prayer:
        'Tu és bom, Senhor, e começo por isso, porque o resto eu custo a dizer. Chamo-te sem jeito, do fundo da cozinha. Não venho com boas obras na mão. Perdoa com esse coração largo que não é como o meu. E ensina-me um pouco dele, pois há na agenda um número que bloqueei por rancor. Atende-me, que o dia foi longo.',
    },
    {
      verse: verse('Salmos 103:12', 'oriente ocidente transgressões'),
      context:
        'Aos que temem o Senhor, Davi descreve com uma distância impossível de medir o lugar para onde vai a culpa perdoada.',
      explanation:
        'Norte e sul têm polos; oriente e ocidente não se encontram nunca. Para lá Deus mandou o que pesava contra você, e não guarda o endereço. Já a memória da gente, teimosa, de vez em quando traz a cena de volta, com vergonha e tudo; sentir isso não anula o perdão. Cristo saiu pela porta da cidade carregando o madeiro e levou embora a nossa culpa.',
      prayer:
        'Pai, fui buscar de novo aquele erro, como quem desenterra osso. Tu o puseste longe, e eu viajo até lá de noite. Faz-me parar. Quando a lembrança vier me acusar, mostra-lhe a distância. Obrigado por me tratares como filho, sem ficha sobre a mesa. Ajuda-me a mandar para a mesma lonjura a ofensa que recebi de gente próxima. Respiro melhor assim.',
    },
    {
      verse: verse('Salmos 130:3-4', 'registro permanecer perdão'),
      context:
        'Cântico de peregrinos rumo a Jerusalém: ninguém ficaria de pé se Deus só fizesse contas, mas nele o perdão existe e gera reverência.',
      explanation:
        'E se houvesse câmera em cada pensamento? O salmista faz a pergunta e não disfarça: ninguém sairia em pé. Então vira a página e acha o perdão morando com Deus, e o resultado é reverência. Quem foi poupado de uma conta impagável não brinca com a dívida. Jesus a pagou, e por isso se pode esperar a manhã como sentinela.',
      prayer:
        'Das minhas profundezas, Senhor, falo baixo. Se lesses em voz alta a minha semana, eu sairia da sala. Obrigado porque contigo há perdão. Que ele me faça mais cuidadoso. Aguardo a tua chegada como o porteiro da noite aguarda o colega e o pão quente. Enquanto não amanhece, segura quem também está no fundo e pensa que não tem perdão.',
    },
    {
      verse: verse('Provérbios 28:13', 'encobre confessa abandona misericórdia'),
      context:
        'Sabedoria ensinada em Israel, princípio de vida mais do que fórmula: a culpa escondida apodrece, e a confessada e abandonada encontra compaixão.',
      explanation:
        'A poeira debaixo do tapete forma calombo, e alguém tropeça. O sábio propõe o contrário: mostrar e largar, dois verbos que andam em par. A misericórdia que espera na outra ponta vem de Deus; das pessoas ela talvez demore, e a lei pode cobrar o que é devido. Em Cristo, a coragem de confessar não nasce do medo do flagrante, mas de já saber como o Pai recebe.',
      prayer:
        'Senhor, o meu tapete já não disfarça nada. Quero mostrar antes que descubram, e largar antes que me prenda mais. Dá-me força para apagar o contato, devolver o valor, contar à pessoa certa. Confesso a ti o que fiz e o gosto que ainda tenho por isso. Arranca a raiz. Prefiro a vergonha de um dia à mentira de anos. Tem misericórdia.',
    },
    {
      verse: verse('Isaías 1:18', 'escarlate brancos neve'),
      context:
        'Isaías falou a uma Jerusalém religiosa e injusta, mais de sete séculos antes de Cristo: Deus oferece limpeza completa ao povo que se volta a ele.',
      explanation:
        'Mancha de açaí em camisa branca: quem lava roupa sabe que certas cores não saem. Deus chama para conversar justamente sobre essas. Ele mesmo lava, e a neve, que quase nenhum brasileiro viu, fica sendo a cor do perdoado. O texto em volta manda aprender a fazer o bem e socorrer a viúva; limpeza assim muda as mãos, e ela custou o sangue do Cordeiro.',
      prayer:
        'Deus, aceito a conversa. Trago a camisa manchada, sem esconder atrás das costas. Usei o culto como perfume e deixei gente sem justiça. Lava-me até a fibra. Depois põe-me para trabalhar: mostra que causa defender, que salário acertar, que criança ouvir. Não quero só parecer limpo no domingo. Espanta-me com a tua neve neste calor, e obrigado por começares com “vinde”.',
    },
    {
      verse: verse('Isaías 43:25', 'anulo transgressões lembro'),
      context:
        'Dirigido aos exilados, que nada tinham a alegar em sua defesa: Deus perdoa por decisão dele, por causa do próprio nome.',
      explanation:
        '“Por causa de mim”, diz Deus, e nisso está o sossego: o motivo do perdão mora nele, onde as nossas recaídas não o alteram. “Não me lembro” não é amnésia; é a decisão de nunca mais usar aquilo contra nós. Na justiça dos homens, o processo pode continuar. No tribunal mais alto, Cristo respondeu, e o caso não será reaberto.',
      prayer:
        'Tu, só tu, apagas. Eu rabisco por cima e o erro continua legível. Descanso num perdão cujo motivo não sou eu. Se tu não te lembras, ajuda-me a não repetir o caso a cada oração, como se duvidasse. Ensina-me também a não guardar print do que me fizeram. Por amor do teu nome, que carrego tão mal, faz de mim gente nova e grata.',
    },
    {
      verse: verse('Isaías 55:7', 'perverso caminho compaixão perdoa'),
      context:
        'Convite aos exilados na Babilônia e a quem mais tivesse sede: largar o mau caminho e voltar-se ao Deus generoso em perdoar.',
      explanation:
        '“Grandemente.” O advérbio é quase exagero: Deus perdoa de sobra, sem regatear, a ponto de o verso seguinte explicar que os pensamentos dele não são os nossos. Largar o caminho ruim é parte da volta, e ninguém precisa consertar o passado antes de virar. Quem tem sede e nenhum dinheiro foi convidado. O Filho saiu ao encontro desse povo e se fez caminho de volta.',
      prayer:
        'Deus que exagera na compaixão, eu esperava uma conversa difícil e preparei a defesa. Posso jogá-la fora? Deixo hoje o plano torto que vinha alimentando e aquele pensamento de vingança que me fazia companhia. Volto sem saber direito como. Tem pena de mim, muita. E se eu encontrar na estrada outro perdido, que eu lhe diga onde fica a tua casa.',
    },
    {
      verse: verse('Miqueias 7:18-19', 'perdoa bondade pecados mar'),
      context:
        'Miqueias encerra o livro, escrito em tempo de corrupção e juízo, admirado com um Deus que volta a compadecer-se dos que restaram.',
      explanation:
        'Ninguém vai buscar o que afundou em alto-mar. É para lá que o profeta vê Deus arremessando as nossas culpas, depois de pisá-las como inimigo vencido. Ele gosta de ser bom; o perdão não lhe sai a contragosto. Isso pede arrependimento, e o dano feito a alguém não afunda junto: conserta-se. Jesus desceu ao mais fundo para que ali ficasse o que nos afogava.',
      prayer:
        'Quem é como tu? Eu já teria desistido de alguém como eu. Pisa em mim essa maldade que volta sempre pelo mesmo portão. Joga-a longe, onde a minha memória não alcança. Tens prazer na bondade: que notícia boa para um começo de noite. Ensina-me esse prazer, a mim que gosto de remoer. E lembra-te do povo que restou e está espalhado.',
    },
    {
      verse: verse('Mateus 6:14', 'perdoardes ofensas perdoará'),
      context:
        'Comentário de Jesus ao Pai-nosso: os discípulos que vivem do perdão do Pai não podem recusá-lo, o que não obriga a expor-se à violência.',
      explanation:
        'Quem respira solta o ar que recebeu; perdão retido sufoca. O Pai quer filhos parecidos com ele, e os de Jesus aprendem a soltar a dívida alheia porque a deles foi solta. Isso leva tempo, sobretudo em ferida grande. Perdoar não é esquecer, desistir da justiça ou ficar ao alcance do agressor. Comece entregando o caso a Deus; ele ajuda no resto.',
      prayer:
        'Pai nosso, uma frase dessa oração eu digo baixinho. Tu sabes quem me feriu. Ainda não consigo querer bem; consigo pedir que me dês vontade. Solta os meus dedos dessa dívida, um por um. Ajuda-me a manter a distância que for prudente e tira de mim o veneno. Perdoa o que eu também fiz naquela história. Que o teu perdão por mim seja maior que a minha mágoa.',
    },
    {
      verse: verse('Mateus 26:28', 'sangue testamento perdão'),
      context:
        'Na última ceia, com o cálice na mão, Jesus explica aos discípulos o sentido de sua morte: sangue da aliança, oferecido para remissão.',
      explanation:
        'Toda Ceia repete, com pão simples e suco ou vinho, que houve um preço e que ele está pago. Jesus pôs o perdão na nossa mão em forma de cálice, para que também quem duvida pudesse prová-lo. As igrejas explicam de modos diversos como Cristo se dá ali. O gesto sozinho não salva ninguém; a aliança que ele anuncia, recebida com fé, não volta atrás.',
      prayer:
        'Senhor Jesus, naquela mesa havia um traidor, um medroso e dez que fugiriam, e passaste o cálice. Então há lugar para mim. Bebo devagar e me lembro: por muitos, e eu no meio. Obrigado pelo sangue da aliança. Leva-me da mesa para o portão de quem magoei. Até bebermos juntos no Reino, mantém vivo em mim o gosto do perdão.',
    },
    {
      verse: verse('Atos 10:43', 'profetas crerem receberão perdão'),
      context:
        'Pedro anuncia isto na casa de Cornélio, oficial romano: o perdão prometido pelos profetas é para quem crê em Jesus, de qualquer nação.',
      explanation:
        'Gente do lado errado da história ouviu, naquela sala, que o perdão também era para ela. Bastava crer no nome de Jesus, e o Espírito nem esperou o fim do sermão. Você não está longe demais, seja qual for a farda ou o passado. Crer, ali, é confiar a própria culpa a quem os profetas anunciavam.',
      prayer:
        'Jesus, todos os profetas apontavam para ti, e eu olhava para outro lado. Creio no teu nome, com a fé que tenho. Recebe também o meu vizinho policial, a minha colega de outra religião, o primo que desistiu da igreja. Tira do meu rosto a cara de porteiro. Quero alegrar-me quando perdoas quem eu não chamaria, e te agradeço porque a notícia chegou à minha sala.',
    },
    {
      verse: verse('Colossenses 2:13-14', 'perdoando-vos dívida cruz'),
      context:
        'Paulo escreve a cristãos de Colossos tentados a confiar em regras: a dívida deles foi cancelada na cruz e não resta cobrança.',
      explanation:
        'Quem já teve o nome sujo sabe o aperto de ver o CPF recusado. O apóstolo fala de uma dívida pior, escrita com a nossa letra, que Deus riscou e pregou na cruz à vista de todos. Nenhuma cobrança vale mais contra quem está unido a Cristo. As dívidas de banco continuam e precisam ser pagas. A da alma acabou, e nenhuma regra extra de religião pode ressuscitá-la.',
      prayer:
        'Pai, eu andava com o carnê das minhas culpas no bolso, pagando parcelas que não terminavam. Tu o rasgaste. Olho para os cravos e leio: quitado. Que eu não aceite novos cobradores, nem os de dentro, nem os de púlpito. Já que me deste vida com Cristo, quero viver solto e honesto, perdoando ninharias. Alegra hoje alguém que ainda se julga devedor.',
    },
    {
      verse: verse('1 João 1:9', 'confessarmos fiel perdoar purificar'),
      context:
        'João combate a ideia de que o cristão não peca: ao crente que reconhece suas faltas, garante um Deus leal em perdoar e limpar.',
      explanation:
        '“Fiel e justo”: esperava-se “bonzinho”. João escolhe palavras de tribunal, pois perdoar quem confessa é agora questão de justiça, já que Cristo, nosso advogado, pagou. Confessar é concordar com Deus sobre o que foi feito, sem maquiagem e sem teatro. A limpeza é completa; o hábito talvez exija luta, companhia e tratamento. Pode voltar amanhã: a fidelidade de Deus não tem cota.',
      prayer:
        'Deus fiel, concordo contigo: chamei de zelo a minha inveja e de jeitinho a minha mentira. Digo os nomes certos e já me sinto menos preso. Cumpre a tua palavra em mim. Purifica também a parte que eu não enxergo, o motivo atrás do motivo. Livra-me de confessar só para aliviar e seguir igual. Caminho na luz hoje, mesmo que apareçam as manchas. Obrigado, Jesus.',
    },
    {
      verse: verse('Efésios 1:7', 'sangue perdão riquezas graça'),
      context:
        'No louvor que abre a carta, Paulo inclui judeus e gentios em Cristo: o perdão custou sangue e vem de uma graça farta.',
      explanation:
        'A riqueza costuma ser contada em cifras; aqui ela se conta em perdão distribuído. Deus não raspa o fundo do cofre para absolver mais um: gasta segundo a fartura da sua graça. Libertar, no mundo de Paulo, era pagar para soltar um escravo. O preço foi o sangue do Amado. Velhas correntes ainda fazem barulho na memória, mas já não prendem quem está em Cristo.',
      prayer:
        'Pai do Amado, quanto gastaste comigo! Eu economizo perdão como quem guarda vela para o apagão. Abre o meu punho. Agradeço a liberdade comprada, e não quero voltar a servir ao que me humilhava. Lembra-me do preço quando o pecado se oferecer barato. Que eu trate com largueza quem errou comigo, o caixa que se confundiu, a mim mesmo. Louvada seja a tua graça.',
    },
  ],
};
