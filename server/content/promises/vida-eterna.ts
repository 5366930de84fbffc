import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const vidaEterna: PromiseTheme = {
  slug: 'vida-eterna',
  theme: 'Vida eterna',
  actions: [
    'Leia com calma o capítulo onze do Evangelho de João e repare que Jesus, a caminho de ressuscitar o amigo, também chorou.',
    'Converse com a família sobre documentos, despedidas e desejos, porque falar da morte com esperança é um modo de cuidar dos vivos.',
    'Visite uma pessoa enlutada semanas depois do enterro, quando as visitas rareiam, e deixe que ela fale de quem perdeu.',
    'Reserve um tempo diário para conhecer Deus melhor pela leitura e pela oração, pois nisso já se prova a vida que não acaba.',
    'Visite alguém que se aproxima do fim da vida e leia para essa pessoa, sem pressa, uma promessa.',
  ],
  promises: [
    {
      verse: verse('Salmos 49:15', 'Deus resgatará alma receberá'),
      context:
        'Os filhos de Coré comparam o rico, que nada leva consigo, ao que confia em Deus e espera ser resgatado da sepultura por ele.',
      explanation:
        'O caixão não tem gaveta, diz o povo, e o salmo concorda com o povo. No meio da ironia, porém, entra outra voz: o próprio Deus paga o resgate que nenhuma fortuna alcança e acolhe junto de si quem nele descansa. O poeta via isso de longe; nós vimos o preço, o sangue de Cristo. O salmo não garante velhice longa nem bolso cheio; fala de um dono que busca o que é seu.',
      prayer:
        'Meu Redentor, às vezes invejo quem comprou casa, carro e sossego. Depois passo em frente ao cemitério e lembro que lá todos são iguais. Toma esta alma que é tua. Livra-me de gastar os anos juntando o que vou deixar, e dá-me alegria no prato simples. Quando vierem me chamar para a última viagem, vem tu em pessoa. Fico esperando por ti, não por herança.',
    },
    {
      verse: verse('Daniel 12:2', 'pó ressuscitarão vida eterna'),
      context:
        'Visão dada a Daniel, já velho e no exílio, sobre um tempo de grande aflição: os mortos acordarão, e Deus julgará a todos.',
      explanation:
        '“Dormir”, para falar dos mortos, é palavra de gente que conta com a manhã. Deus se compromete a acordar quem virou pó e a separar, com justiça, honra de vergonha. O anjo não explicou a Daniel o calendário nem cada detalhe. Jesus retomou esse anúncio e pôs-se à frente dele: ouvirão a sua voz os que estão nos túmulos, e quem a ele se entrega já não precisa temer o despertar.',
      prayer:
        'Senhor do último despertar, confio a ti os meus que dormem. Sei o lugar de cada cova e o que escreveram na lápide, mas só tu conheces a hora da manhã. Desperta-me antes disso, enquanto há tempo, do sono de quem vive sem pensar em ti. Há um nome que me preocupa, e o deixo agora nas tuas mãos. Que Cristo me cubra no dia em que os livros se abrirem. Amém.',
    },
    {
      verse: verse('Lucas 23:43', 'hoje comigo paraíso'),
      context:
        'Jesus responde na cruz ao criminoso arrependido que pendia ao lado: naquele mesmo dia ele estaria em sua companhia, junto de Deus.',
      explanation:
        'Que currículo levava o homem da cruz ao lado? Nenhum batismo, nenhum dízimo, nenhuma semana de bom comportamento; só um pedido, e Jesus lhe deu companhia imediata, sem sala de espera. Adiar a conversão seria ler mal a cena, já que ninguém sabe quando chega o fim; mas quem chegou tarde acha aqui refúgio, e também você que ora por um parente nos últimos dias.',
      prayer:
        'Jesus, lembra-te de mim. Não trago desculpas nem folha de serviços; trago o mesmo pedido daquele condenado. Lembra-te ainda do meu parente que passou a vida fugindo de ti e agora respira com aparelho. Não sei o que se passa dentro dele, tu sabes. Alcança-o onde as minhas palavras não chegam mais. E a mim, que tive mais tempo que o ladrão, ensina a aproveitá-lo contigo.',
    },
    {
      verse: verse('João 3:16', 'amou Filho crê vida'),
      context:
        'Dito no diálogo com Nicodemos, que veio de noite: Deus entregou o Filho por amor ao mundo, e a vida é para quem crê.',
      explanation:
        'De tão conhecido, este verso vira adesivo de caminhão e a gente passa por ele sem ler. Leia devagar: o amor veio primeiro, custou o Filho e abriu a porta a qualquer um que confie. Deus não se obriga aqui a nos poupar de perdas nesta terra; obriga-se a não nos perder. Crer é largar o peso sobre Cristo, como quem acha lugar no ônibus das seis e para de se equilibrar.',
      prayer:
        'Pai, decorei essas palavras quando criança e quase me acostumei com elas. Devolve-me o espanto. Tu amaste este mundo barulhento, a minha rua, a pessoa que me feriu, e a mim. Eu confio no teu Filho, com a fé pequena que tenho hoje. Não me deixes tratar como coisa barata o que te saiu tão caro. Faz de mim notícia boa para alguém que nunca se sentiu amado. Amém.',
    },
    {
      verse: verse('João 4:14', 'água fonte vida eterna'),
      context:
        'À beira do poço, Jesus falava com uma samaritana de história sofrida; oferece a ela uma fonte interior que não seca.',
      explanation:
        'Todo dia a samaritana saía com o balde, e todo dia o balde esvaziava. Conhecemos bem essa conta: mais uma compra, mais um namoro, mais uma curtida, e a secura volta antes do almoço. Jesus compromete-se a pôr dentro de nós uma nascente, o seu Espírito, que não depende de poço alheio. Continuaremos sentindo saudade, cansaço e desejo; o que muda é ter onde beber quando tudo em volta secou.',
      prayer:
        'Tenho sede, Senhor, e demorei a admitir. Bebi de aplauso, de telinha até tarde, de amores que me deixaram pior. Não me envergonhas por isso; sentas à beira do poço e puxas conversa. Dá-me da tua água. Que ela lave o que escondo e corra mansa por dentro quando o dia for árido. Depois, como aquela mulher, que eu largue o balde e vá contar aos outros.',
    },
    {
      verse: verse('João 5:24', 'ouve crê condenação passou'),
      context:
        'Acusado por curar no sábado, Jesus afirma aos líderes que quem ouve e crê já está do lado da vida e não teme o veredito.',
      explanation:
        'Imagine esperar o resultado de um processo durante anos e descobrir que a sentença favorável já foi assinada. Assim Jesus descreve quem ouve e confia: mudou de lado, da morte para a vida, e o verbo está no passado. Isso não nos isenta de responder pelos nossos atos perante os homens, nem de consertar estragos. Tira, porém, o pavor de Deus, porque o Juiz é o mesmo que se entregou por nós.',
      prayer:
        'Juiz de toda a terra, acordo de madrugada e me acuso de coisas de vinte anos atrás. Tu dizes que eu já passei para o outro lado. Ajuda-me a acreditar mais em ti do que no promotor que mora na minha cabeça. Onde devo reparação, dá-me coragem de bater àquela porta. E que eu viva estes dias como quem saiu da cadeia e estranha, feliz, a luz da rua.',
    },
    {
      verse: verse('João 6:40', 'vontade crê ressuscitarei'),
      context:
        'No dia seguinte à multiplicação dos pães, a multidão queria comida; Jesus promete algo maior, vida sem fim e ressurreição aos que creem.',
      explanation:
        'A fé tem dias de binóculo embaçado, em que mal se enxerga Jesus. Ainda bem que a garantia está na vontade do Pai, que o Filho veio cumprir: dar vida a quem o olha com confiança e levantá-lo no fim. A multidão queria garantia de almoço; a oferta foi outra, e maior: ninguém dos seus se perde pelo caminho, nem depois do enterro.',
      prayer:
        'Senhor Jesus, fixo os olhos em ti, e logo eles escapam para a conta de luz e para a dor nas costas. Tem paciência com a minha distração. Se a vontade do Pai é que eu viva, descanso nela. No dia em que meu corpo voltar à terra, guarda o endereço e vem me levantar. Até lá, alimenta-me de ti mais do que de novidades. Assim seja.',
    },
    {
      verse: verse('João 10:28', 'eterna perecerão arrebatará mão'),
      context:
        'Em Jerusalém, na festa da Dedicação, Jesus fala de suas ovelhas aos que o rejeitavam: a vida delas está segura em sua mão.',
      explanation:
        'Uma criança que atravessa a avenida não é salva pela força com que aperta os dedos do pai, mas pelo modo como o pai a segura; é dessa mão que Jesus fala, e acrescenta logo depois a do Pai. Ladrão, doença, dúvida, morte: nada puxa mais forte. As ovelhas dele ouvem e seguem, não brincam de fugir; e quando tropeçam descobrem que o Pastor não afrouxou. Ainda vai doer muita coisa, e nem por isso ele solta.',
      prayer:
        'Bom Pastor, minha mão anda suada e fraca. Segura tu. Passei por semanas em que nem orar consegui, e mesmo assim estou aqui, o que só se explica por ti. Puxa-me de volta quando eu me encantar com o que mata. Cuida das ovelhas que largaram a tua igreja machucadas por gente dela: vai atrás, chama pelo nome, põe no ombro, e conta-me também entre as tuas, hoje e sempre.',
    },
    {
      verse: verse('João 11:25-26', 'ressurreição crê viverá'),
      context:
        'Jesus diz isto a Marta, quatro dias depois do enterro de Lázaro, e pede dela uma resposta: a vitória sobre a morte é ele mesmo.',
      explanation:
        'Marta esperava a ressurreição no calendário distante; Jesus a trouxe para o presente e para a primeira pessoa. A resposta de Deus ao luto tem rosto, e esse rosto estava molhado minutos depois. Lázaro, ao que se entende, tornou a morrer um dia, e o sinal não obriga o céu a devolver quem partiu. Quem morre crendo, no entanto, vive, e quem vive crendo atravessará a morte sem ficar nela.',
      prayer:
        'Sim, Senhor, eu creio, e digo isso com a voz embargada. Também tenho o meu “se estivesses aqui”, que nunca contei a ninguém. Recebe-o sem me repreender. Chora comigo um pouco, como choraste em Betânia, e depois repete quem tu és, até que eu escute. Ampara minha família nas datas difíceis, o aniversário, o Natal, a cadeira vaga. A última palavra não ficará com a morte, porque ela é tua.',
    },
    {
      verse: verse('João 17:3', 'eterna conheçam Deus enviaste'),
      context:
        'Trecho da oração de Jesus antes de ser preso, que define a vida prometida: conhecer o Pai e aquele que dele veio ao mundo.',
      explanation:
        'Perguntam muito quanto dura a vida eterna e pouco de que ela é feita. Jesus responde à segunda questão: é conhecer o Pai e o seu enviado, do jeito que se conhece alguém da casa, com tempo, confiança e convivência. Por isso ela pode começar numa terça-feira comum. Ela não pede que se saiba tudo nem que se sinta Deus o tempo todo; o que a morte não encerra é a amizade.',
      prayer:
        'Pai, eu sei muita coisa a teu respeito e te conheço pouco. Leio depressa, oro olhando o relógio, trato-te como contato salvo que quase nunca chamo. Quero mais do que informação. Mostra-me Jesus nas páginas do Evangelho, na mesa da ceia, no irmão difícil. Que a minha maior curiosidade sejas tu. E se a eternidade é isto, concede que ela comece nesta cozinha, enquanto o café passa.',
    },
    {
      verse: verse('Romanos 6:23', 'salário dom eterna Cristo'),
      context:
        'Paulo conclui, para os cristãos de Roma, o contraste entre dois senhores: o pecado paga com morte, Deus presenteia com vida em Cristo.',
      explanation:
        'O salário se cobra, e o presente se agradece. Paulo contrapõe os dois para que ninguém confunda a folha de pagamento do pecado com a generosidade de Deus. A vida que recebemos em Jesus não é décimo terceiro de bom crente, nem pode ser parcelada em sacrifícios. Quem a recebe não fica dispensado das consequências terrenas do que fez, mas já não trabalha para aquele patrão que paga em morte.',
      prayer:
        'Deus generoso, tenho jeito de quem quer pagar tudo: faço promessa, conto boas ações, tento compensar. Hoje abro a mão vazia. Agradeço o presente que não mereci e que não tem etiqueta de preço. Tira-me do serviço dos vícios que me cobravam tão alto. Que eu te sirva agora por gratidão, assobiando no trabalho, e reparta sem cobrar o que me deste em Cristo. Amém.',
    },
    {
      verse: verse('2 Coríntios 5:1', 'casa tabernáculo eterna céus'),
      context:
        'Perseguido e com o corpo gasto, o apóstolo escreve a Corinto que a tenda frágil de hoje dará lugar a morada feita por Deus.',
      explanation:
        'Paulo fazia tendas e sabia como a lona puída deixa entrar chuva. O corpo, para ele, é acampamento: bom, dado por Deus, provisório. Para o que se desfaz, o Senhor tem uma morada que não desmonta: o corpo ressuscitado, obra sua. Até lá pode-se gemer sem culpa diante do espelho, da fisioterapia ou do laudo; cuidar da tenda continua sendo dever; esperar dela o que só a casa dará é ilusão.',
      prayer:
        'Senhor, a lona está rasgando. O joelho estala na escada, a vista falha, o médico pediu mais um exame. Sou grato às pernas que me trouxeram até aqui e peço forças para tratar bem o corpo. Não permitas que eu me amargure com a velhice nem com a doença dos que amo. Prepara a casa que fizeste sem mãos humanas. Eu gemo, tu ouves, e em Cristo a obra avança. Que assim seja.',
    },
    {
      verse: verse('Tito 1:2', 'esperança eterna mentir prometeu'),
      context:
        'Saudação a Tito, colaborador em Creta: a esperança da vida sem fim repousa na palavra de um Deus incapaz de mentir.',
      explanation:
        'Quantas garantias você já viu vencer no dia seguinte à compra? A esperança cristã tem outro fiador: alguém que não consegue mentir e que se comprometeu antes que houvesse mundo. Decepções virão, inclusive com irmãos da igreja; a vida que ele anunciou e tornou pública em Jesus permanece de pé no meio delas. Quando sua confiança nas pessoas estiver arranhada, comece de novo por aquele que sempre cumpriu o que disse.',
      prayer:
        'Pai da verdade, tu não mentes, e eu desconfio de todo mundo. Ouvi juras de amor, promessas de emprego e discursos de campanha, e sobrou pouco. Contigo é diferente: já pensavas em dar-nos vida antes da primeira manhã do universo. Cura em mim o cinismo. Faz que a verdade seja também o meu costume, no recibo, na conversa e no silêncio. E firma a minha esperança em Cristo, que não desbota.',
    },
    {
      verse: verse('1 João 2:25', 'promessa prometeu vida eterna'),
      context:
        'Diante de mestres que negavam o Filho, João recorda às igrejas o que Cristo prometeu aos que permanecem nele, e que ninguém lhes pode tirar.',
      explanation:
        'Numa linha só, João põe na mesa o que Cristo ofereceu, para que ninguém se deixe vender artigo mais caro. Sempre aparece quem anuncie segredo novo, unção especial, nível superior; o crente simples pensa que lhe falta algo. Permanecendo no Filho, você já tem o essencial, a vida com Deus, embora ainda lhe faltem respostas, saúde ou sossego. Guarde o que ouviu desde o começo.',
      prayer:
        'Jesus, foi isto que prometeste, e isto me basta. Perdoa o tempo em que corri atrás de novidades, achando o teu Evangelho curto. Faz-me permanecer em ti nos domingos animados e nas quartas-feiras sem graça. Protege a minha igreja de quem vende o que deste de graça, e dá discernimento aos irmãos mais novos na fé. Quero envelhecer repetindo a mesma notícia, sem enjoar dela.',
    },
    {
      verse: verse('1 João 5:11-12', 'testemunho vida Filho'),
      context:
        'Perto do fim da carta, João resume o testemunho de Deus: a vida eterna foi dada no Filho, e quem o tem, vive.',
      explanation:
        'Ter o Filho: o verbo é de posse, quase de certidão. Deus depôs como testemunha, e o conteúdo do depoimento é que a vida está guardada em Jesus, não nos nossos humores. Há dias em que o crente se sente morto por dentro; o que sentimos oscila, o testemunho permanece. Se você pergunta com angústia se tem o Filho, volte-se para ele agora mesmo, porque ele não manda embora ninguém que vem.',
      prayer:
        'Pai, dou crédito ao teu testemunho contra o meu desânimo. Nem sempre sinto calor, lágrima ou entusiasmo, e já me assustei com isso. Tenho o teu Filho, ou melhor, ele me tem. Seja essa a minha certidão quando a consciência pedir documentos. Há gente em minha casa que ainda vive sem ele; usa a minha paciência, mais do que os meus argumentos, para despertar neles a vontade de conhecê-lo. Amém.',
    },
  ],
};
