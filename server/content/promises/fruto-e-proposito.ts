import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const frutoEProposito: PromiseTheme = {
  slug: 'fruto-e-proposito',
  theme: 'Fruto e propósito',
  actions: [
    'Escolha uma das virtudes do fruto do Espírito e pratique-a de propósito por sete dias com alguém da sua convivência.',
    'Faça um bem pequeno que ninguém vá saber, como pagar um lanche, varrer a calçada alheia ou orar por um desafeto.',
    'Reserve quinze minutos diários para permanecer em Cristo, lendo e orando, antes de planejar o que fará por ele.',
    'Pergunte a dois amigos que dons percebem em você e ofereça um deles à igreja, à escola ou à vizinhança.',
    'Se a idade ou a doença reduziu o que você faz, adote o serviço da intercessão e das ligações de ânimo.',
  ],
  promises: [
    {
      verse: verse('Salmos 1:3', 'árvore águas fruto tempo'),
      context:
        'Retrato, na porta do Saltério, de quem se alimenta da instrução de Deus: a produção vem na estação certa.',
      explanation:
        'A mangueira não carrega em junho só porque o dono tem pressa. O que o salmo garante, a quem bebe da Palavra, é fruto na estação certa e folha viva nos meses secos. Prosperar, no versículo, é a vida dar certo aos olhos de Deus, com a conta gorda ou magra. Quem tem Jesus, a Palavra feita carne, está plantado junto da corrente.',
      prayer:
        'Senhor, comparo a minha árvore com a do vizinho e me aflijo. Ensina-me a estação em que estou. Se é tempo de raiz, que eu beba calado da tua Palavra, um pouco cada manhã, sem novidade para contar. Se é tempo de colher, que haja sombra e fruta para quem passa. Não me deixes arrancar a muda para conferir se cresceu.',
    },
    {
      verse: verse('Salmos 92:12-14', 'justo palmeira velhice fruto'),
      context:
        'Cântico para o sábado em Israel: quem cria raízes perto de Deus segue produtivo quando os cabelos embranquecem.',
      explanation:
        'Aposentadoria, no calendário de Deus, não é sair de campo. Ele se compromete a manter com seiva os que criaram raízes na sua casa, quando as pernas já pedem bengala. Isso não garante corpo sem dor nem memória intacta. O fruto dessa idade costuma ter outro sabor: conselho sem pressa, perdão, oração por nomes, e a notícia de que Cristo não falhou.',
      prayer:
        'Pai, meus cabelos mudaram de cor e já não me chamam para quase nada. Guarda-me do azedume e da saudade que só olha para trás. Faz circular seiva nova nestes galhos velhos. Que eu tenha uma história boa para o neto, uma palavra curta para o pastor cansado, um nome por dia para levar a ti. Até a última estação, quero florescer.',
    },
    {
      verse: verse('Salmos 138:8', 'agirá abandones obras mãos'),
      context:
        'Davi, em meio a perigos, confia que Deus completará o que iniciou nele e ora para que não o largue no meio.',
      explanation:
        'Deus não abandona a costura no alinhavo. Davi está seguro de que o Senhor vai concluir o que começou na vida dele e, justamente por isso, pede. Fé e súplica cabem no mesmo versículo. Os nossos planos podem ser desfeitos; o propósito de Deus conosco, que é tornar-nos filhos parecidos com Jesus, tem por garantia uma misericórdia sem fim.',
      prayer:
        'Senhor, aqui estou alinhavado, com fios soltos por todo lado. Comecei cursos, dietas, leituras da Bíblia, e quase nada terminei. Ainda bem que tu não és como eu. Não largues o teu trabalho: continua, ainda que precises desmanchar um pedaço. Cuida do que me diz respeito e eu nem sei nomear. Espero em ti, porque o teu bem-querer não caduca.',
    },
    {
      verse: verse('Provérbios 19:21', 'pensamentos conselho prevalecerá'),
      context:
        'Sabedoria de Israel para agendas cheias: planejar é bom, mas o que fica de pé no fim é a vontade de Deus.',
      explanation:
        'Planilha colorida, metas de janeiro, rota no aplicativo: planejar é sensato. O provérbio avisa, com carinho, que a palavra final não é nossa. Isso consola mais do que assusta, pois o conselho que prevalece é o de quem nos amou em Cristo. O texto não explica cada frustração nem manda cruzar os braços; permite fazer planos a lápis e dormir tranquilo.',
      prayer:
        'Deus, cá está a minha agenda, rabiscada de certezas. Fiquei irritado quando o emprego não saiu e a viagem caiu. Dá-me coragem para planejar e mãos abertas para soltar. Onde a tua vontade for diferente da minha, ganha tu, e mostra-me depois o porquê, se for bom que eu saiba. Anoto os meus planos a lápis, para que seja como quiseres, e vou trabalhar.',
    },
    {
      verse: verse('Jeremias 1:5', 'ventre conheci profeta nações'),
      context:
        'Chamado de Jeremias, ainda jovem, a pregar entre os povos; a vocação é dele, mas o Deus que conhece cada vida antes do parto é nosso.',
      explanation:
        'Ninguém nasce por acidente para Deus. O encargo de profeta foi só de Jeremias, e seria forçado ler aqui a profissão que cada um terá. O que nos alcança é o modo de agir desse Senhor: conhece antes, forma com cuidado, separa para o bem. Se disseram que você foi um descuido, a criação e a cruz desmentem: houve intenção e houve preço.',
      prayer:
        'Criador meu, antes do ultrassom tu me vias. Disseram em casa que cheguei na hora errada, e carrego essa frase até hoje. Troca-a pela tua. Não sou Jeremias, nem preciso ser; mostra-me apenas o bem que me cabe nesta semana, com a voz e o jeito que me deste. E que cada criança do meu bairro seja recebida como alguém esperado.',
    },
    {
      verse: verse('Mateus 10:42', 'copo água pequenos recompensa'),
      context:
        'Ao enviar os doze, Jesus honra também quem os recebe: o menor gesto de ajuda a um discípulo fica anotado por Deus.',
      explanation:
        'Um copo de água fresca em dia de calor não sai no jornal. Para Jesus, merece registro: o que se faz a um discípulo simples, por ser discípulo, ele toma como dívida sua. Não se trata de comprar favores do céu com gentilezas. A recompensa é a alegria de um Mestre agradecido, e isso liberta quem só consegue oferecer o pouco que tem.',
      prayer:
        'Jesus, não tenho dinheiro para grandes ofertas, tenho um filtro de barro e uma cadeira na sombra. Que ninguém que te serve passe com sede pela minha calçada. Faz-me notar o missionário cansado, a professora das crianças, o irmão que varre o salão. E se ninguém reparar em mim, que me baste o teu sorriso. Guarda contigo o que eu esquecer.',
    },
    {
      verse: verse('Mateus 25:21', 'servo fiel pouco alegria'),
      context:
        'Numa parábola sobre a espera da sua vinda, Jesus descreve o elogio a quem foi leal em tarefa modesta, e a festa que o aguarda.',
      explanation:
        'Repare no elogio: não diz “servo famoso” nem “servo eficiente”. “Bom” e “fiel” são adjetivos ao alcance de quem cuida de um pai acamado ou fecha o caixa sem desviar um centavo. A fidelidade não compra a entrada, que Cristo abriu por graça; prepara o coração para a festa. Gente comum ouvirá do Senhor o que nenhum chefe lhe falou.',
      prayer:
        'Senhor, o que me confiaste cabe numa mochila: uma turma barulhenta, um salário curto, dois amigos. Às vezes enterro tudo por medo de errar. Perdoa a cova que abri. Ajuda-me a ser fiel nisto, hoje, sem esperar tarefa maior. Anseio por ouvir a tua voz contente e por sentar à tua mesa, com outros que venham por causa deste pouco.',
    },
    {
      verse: verse('João 15:5', 'videira ramos fruto'),
      context:
        'Na noite da traição, Jesus ensina aos discípulos o segredo da vida fecunda: continuar ligados a ele, fonte de toda a seiva.',
      explanation:
        'Um galho cortado ainda fica verde por dois dias, e quem olha se engana. Jesus afirma que fora dele nada dura, e garante muito fruto a quem fica. Permanecer é continuar perto, ouvindo, obedecendo, voltando depois de se afastar. “Fruto” também não quer dizer número de seguidores: é amor que os outros podem provar, e a seiva é por conta dele.',
      prayer:
        'Jesus, videira verdadeira, tenho me esforçado sozinho, e o que sai é folha. Prende-me a ti outra vez. No banho, na louça, entre uma reunião e outra, quero voltar a conversar contigo. Corre em mim com a tua paciência, porque a minha acabou na terça. Se brotar algo doce, dirão que veio de ti, e estarão certos. Fico aqui, ligado.',
    },
    {
      verse: verse('João 15:16', 'escolhi fruto permaneça'),
      context:
        'Jesus lembra aos onze, chamados agora de amigos, que a iniciativa partiu dele e que o resultado da missão haveria de durar.',
      explanation:
        'Na hora de formar time na escola, sobrar por último dói por anos. Com Jesus a escolha veio antes, sem olhar altura nem habilidade. Ele destina os seus a um fruto duradouro, isto é, vidas tocadas por um amor que a morte não apaga. O verso liga isso à oração: pede-se ao Pai o necessário para ir e amar.',
      prayer:
        'Amigo e Senhor, foste tu que vieste me buscar no canto da quadra. Ainda me espanta. Livra-me de viver provando que mereço o uniforme. Manda-me aonde quiseres, talvez à sala ao lado, e dá ao que eu fizer ali uma duração maior do que a minha. Pai, em nome dele peço gente para amar e amor para gastar.',
    },
    {
      verse: verse('Romanos 8:28', 'contribuem bem propósito'),
      context:
        'Dito a crentes que sofriam e gemiam com a criação: Deus faz tudo cooperar para torná-los parecidos com o Filho, o verdadeiro bem.',
      explanation:
        'Bem, nesse versículo, tem definição, e ela vem logo depois: ficar parecido com o Filho. Com isso na mão, podemos dizer sem mentir que o luto é mau, que a traição é má, e que Deus não assiste a eles de braços cruzados. Ele trabalha em tudo, inclusive no que odeia, em favor de quem o ama. Nem sempre veremos como; a cruz mostra que ele sabe.',
      prayer:
        'Pai, não vou chamar de bom o que me aconteceu. Foi ruim, e tu viste. Mas creio, com a fé que tenho hoje, que nem isso escapou das tuas mãos. Poupa-me das explicações apressadas dos outros e das minhas. Tece devagar. E que, lá na frente, eu esteja mais parecido com Jesus, mais capaz de chorar com quem chora.',
    },
    {
      verse: verse('1 Coríntios 15:58', 'firmes obra trabalho vão'),
      context:
        'Conclusão do grande capítulo da ressurreição, aos coríntios: como Cristo vive, nenhum serviço feito a ele se perde.',
      explanation:
        'Se a morte fosse o fim, lavar os pés de um doente seria só adiar o inevitável. Cristo ressuscitou, e até o serviço que parece sumir no ralo fica guardado em Deus. Não há garantia de resultado à vista nem de reconhecimento. O que está garantido é que o túmulo não anula o que foi feito por amor ao Senhor. Dá para continuar na segunda-feira.',
      prayer:
        'Senhor vivo, foram dez anos naquela classe, mas não sei se alguém aprendeu. Visitei quem morreu, aconselhei quem não ouviu. Bate uma sensação de enxugar gelo. Põe o teu sepulcro vazio diante dos meus olhos e firma-me outra vez. Faço por ti a parte desta semana: o café, a lista de presença, o abraço. Confio o resto à tua memória.',
    },
    {
      verse: verse('Gálatas 5:22-23', 'fruto Espírito amor mansidão'),
      context:
        'Paulo contrasta, para os gálatas, as obras da carne com o que Deus cultiva aos poucos em quem se deixa conduzir.',
      explanation:
        'Paulo escreve “fruto” no singular, como uma tangerina só, de nove gomos. Não dá para ficar com a mansidão e dispensar o domínio próprio; o Espírito amadurece o conjunto, cada parte em seu passo. Uma fruta não aparece por decreto, nem se pendura com barbante. Deus se encarrega do crescimento em quem pertence a Cristo; a nós cabe não impedir, e aparar com ele o que abafa.',
      prayer:
        'Santo Deus, quem mora comigo sabe em qual gomo ainda estou verde: perco a paciência antes do almoço. Não quero fruta de plástico, bonita na igreja e oca em casa. Cultiva em mim alegria que não dependa do placar, bondade sem recibo, freio na língua. Leva o tempo que for, e que a minha família seja a primeira a provar.',
    },
    {
      verse: verse('Gálatas 6:9', 'cansemos bem colheremos'),
      context:
        'Incentivo às igrejas da Galácia, cansadas de ajudar: quem persevera verá a safra, na hora que Deus marcar.',
      explanation:
        'Entre o plantio e a feira há meses em que o roçado parece igual. O apóstolo conhece esse cansaço e lhe dá um horizonte: haverá colheita para quem não largar. Ele não informa a data, e parte da safra só veremos na eternidade. Descansar não é desistir: Jesus também se sentou à beira do poço. Depois, com ele, volte à enxada.',
      prayer:
        'Senhor da colheita, cansei de fazer o bem sozinho. Ajudo a mesma pessoa pela quinta vez, e ela some até precisar de novo. Renova o meu ânimo sem me endurecer. Mostra quando parar para dormir e quando voltar. Se eu precisar dividir a carga, dá-me humildade para chamar alguém. E que eu não meça o teu campo pelo que vejo da cerca.',
    },
    {
      verse: verse('Efésios 2:10', 'criados Cristo boas obras'),
      context:
        'Depois de dizer que ninguém se salva por mérito, Paulo mostra aos efésios para que foram salvos: um serviço já preparado por Deus.',
      explanation:
        'O termo grego com que Paulo chama os crentes de obra de Deus é parente da nossa palavra “poema”. Deus nos compôs em Cristo e deixou pelo caminho coisas boas para fazer. Não são tarefas para pagar a salvação, que já veio de graça, nem roteiro secreto a adivinhar com medo de errar a página. Costumam estar ao alcance da mão: o vizinho, o ofício, a conversa de hoje.',
      prayer:
        'Autor da minha vida, ando com medo de ter perdido a linha certa. Obrigado porque o bem a fazer já está no caminho, e tu não o escondeste de mim. Desperta-me no elevador, na oficina, no portão da escola. Quero caprichar no que aparecer, sem tentar pagar o teu presente, e que alguém, lendo a minha vida, goste de ti.',
    },
    {
      verse: verse('Filipenses 1:6', 'certeza começou obra completá-la'),
      context:
        'Da cadeia, o apóstolo agradece por uma igreja querida e confia que Deus não larga pela metade o que iniciou nela.',
      explanation:
        'Quantas construções públicas têm placa, data e um esqueleto de concreto abandonado? O Senhor não deixa obra parada. O que ele iniciou nos seus, pelo evangelho, conduz até o dia de Cristo, e é essa a data da entrega, não a do nosso desejo. Haverá poeira e paredes quebradas no meio da reforma. A confiança repousa no construtor, que empenhou a própria vida.',
      prayer:
        'Deus que começaste a obra em mim, eu vivo no meio da tua reforma e só enxergo poeira. Achei que a esta altura seria mais paciente, mais limpo, mais inteiro. Não tires os operários, não apagues a luz. Continua hoje pelo cômodo que quiseres, mesmo o que mantenho trancado. E dá-me com os irmãos inacabados a mesma paciência que tens comigo, até o dia de Jesus. Amém.',
    },
  ],
};
