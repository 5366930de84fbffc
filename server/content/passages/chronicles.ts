import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const chronicles: readonly PassageDevotional[] = [
  {
    slug: '1-cronicas-1',
    chapters: ['1CH.1'],
    verse: verse('1 Crônicas 1:1', 'Adão Sete Enos'),
    reflection:
      'O livro começa sem verbo nenhum: Adão, Sete, Enos. Quem escreveu tinha voltado da Babilônia para uma cidade em ruínas, e abre a história pelo primeiro homem, para dizer ao povo pequeno que ele pertence à família de todos. A lista se abre em Sem, Cam e Jafé, guarda os filhos de Ismael, de Quetura e de Esaú, e até os reis de Edom, que morrem um após o outro. Lucas percorre esses mesmos nomes de trás para a frente, de Jesus até Adão.',
    prayer:
      'Deus de Adão e meu, tu sabes o nome de todos os que viveram antes de mim. Ensina-me a ver parentes nas pessoas de outras terras e de outra cor. Agradeço pela linha comprida que chegou até o meu nascimento. Jesus entrou nessa lista e fez dela uma história de salvação. Lembra-te dos que ninguém mais recorda. Amém.',
    application:
      'Escreva os nomes dos seus pais, avós e bisavós até onde souber. Agradeça a Deus por um traço bom de cada um, e peça perdão para a família pelo que pesa nela.',
  },
  {
    slug: '1-cronicas-2',
    chapters: ['1CH.2'],
    verse: verse('1 Crônicas 2:34-35', 'Sesã filhas servo egípcio Jará'),
    reflection:
      'A família de Judá aparece na lista com as suas feridas: um filho que Deus reprovou, uma nora chamada Tamar, um Acar que ficou com o que era proibido. Vêm depois Boaz, Obede e Jessé, e o sétimo filho de Jessé é Davi. Mais adiante, um homem chamado Sesã só tem filhas e dá uma delas ao seu servo egípcio, Jará; o nome dela não é dito ali, e o dele sim. O cronista escreve uma por uma as treze gerações que nasceram dessa moça de Judá com um estrangeiro.',
    prayer:
      'Deus de Tamar e de Boaz, tu não limpaste a tua lista antes de entrar nela. Agradeço porque Jesus quis nascer dessa tribo, com as vergonhas e as belezas que ela tinha. Abençoa as filhas de quem esperava um filho homem, e os estrangeiros que se casaram com a nossa gente. Livra-me de esconder parentes para parecer melhor. Dá aos que vêm depois de mim uma história que possam contar. Amém.',
    application:
      'Conte aos mais novos da família a história de um antepassado que veio de fora, de outro país ou de outro estado. Se você não conhece nenhuma, pergunte ao mais velho de casa.',
  },
  {
    slug: '1-cronicas-3',
    chapters: ['1CH.3'],
    verse: verse('1 Crônicas 3:19', 'Zorobabel Hananias irmã Selomite'),
    reflection:
      'A lista da família de Davi não pula os nomes que doem: Amnom, Absalão, Adonias, e Tamar, posta ali como irmã deles. Vêm depois os reis em fila, bons e maus, até Jeconias, que aparece com um apelido triste, o cativo. O exílio não interrompe a lista, porque ele teve filhos na Babilônia, e dessa linha vem Zorobabel, que reconstruiria o templo. O autor ainda acrescenta mais gerações, até crianças do seu tempo, como quem deixa a página aberta.',
    prayer:
      'Deus de Davi, a tua promessa passou por uma família ferida como a minha. Lembra-te das Tamares da nossa casa e devolve-lhes o lugar e o nome. Agradeço porque o cativo ainda teve filhos, e a lâmpada não se apagou. Jesus nasceu dessa linha e não se envergonhou dela. Escreve o nosso nome depois do dele, na página que deixaste aberta. Amém.',
    application:
      'Olhem juntos um álbum ou as fotos do celular e orem por alguém da família de quem quase não se fala. Mandem hoje a essa pessoa uma palavra simples, se for possível e seguro.',
  },
  {
    slug: '1-cronicas-4',
    chapters: ['1CH.4'],
    verse: verse('1 Crônicas 4:10', 'Jabez invocou limites mal'),
    reflection:
      'Jabez carrega no nome a dor com que a mãe o teve, e no meio de uma lista apressada o autor para e conta a oração dele. Ele pede bênção, espaço, a mão de Deus e proteção contra o mal, e é atendido. Logo adiante aparecem artesãos de um vale, gente que trabalhava o linho e oleiros que faziam a obra do rei. Deles não se conta oração nenhuma, mas o ofício de cada um ficou guardado na mesma página.',
    prayer:
      'Há pessoas, meu Deus, que carregam um nome ou um apelido feito de dor. Abençoa-me, põe a tua mão comigo e guarda-me do mal, para que eu também não o faça a ninguém. Livra-nos de transformar a oração de Jabez numa fórmula para enriquecer. Honra o oleiro, a costureira e o marceneiro deste bairro. Que a dor do começo da vida não seja o nosso nome para sempre. Amém.',
    application:
      'Deixe de usar hoje um apelido que machuca alguém, mesmo que todos riam dele. Chame a pessoa pelo nome e diga uma qualidade dela.',
  },
  {
    slug: '1-cronicas-5',
    chapters: ['1CH.5'],
    verse: verse('1 Crônicas 5:20', 'clamaram Deus batalha confiaram'),
    reflection:
      'Rúben nasceu primeiro e perdeu o lugar por um pecado dentro de casa, e mesmo assim a família dele continua na lista. As tribos do outro lado do Jordão clamam a Deus no meio de uma batalha e são atendidas, porque confiaram nele; elas levam cativas cem mil pessoas, e o texto dá o número e segue adiante. Poucas linhas depois, essa gente corre atrás dos deuses dos vizinhos e é levada para a Assíria. Entre o clamor e a queda não há nem uma página.',
    prayer:
      'Eu clamei no meio da luta, Senhor, e tu me ouviste, e depois me esqueci. Não deixes que a minha fé dure só enquanto dura o perigo. Tem piedade das pessoas que as guerras levam como despojo. Abre um lugar na tua família para quem perdeu o primeiro lugar por culpa própria. Jesus, o primeiro entre muitos irmãos, não se envergonha de nós, e por isso eu volto. Amém.',
    application:
      'Lembrem um pedido que Deus atendeu num tempo de aperto e o que vocês lhe prometeram naquela hora. Façam hoje juntos uma parte do que prometeram.',
  },
  {
    slug: '1-cronicas-6',
    chapters: ['1CH.6'],
    verse: verse('1 Crônicas 6:32', 'serviam tenda cânticos Salomão'),
    reflection:
      'Oitenta e um versículos de nomes de levitas parecem não caber numa leitura da manhã. No meio deles aparecem três cantores com a árvore da família: Hemã, neto de Samuel, no centro; Asafe à direita; Etã à esquerda. Davi os pôs para cantar quando a arca achou descanso, e eles cantaram diante de uma tenda durante anos, enquanto o templo ainda era plano. Hemã descende de Corá, o revoltoso que a terra engoliu, e os filhos dele nos deixaram salmos.',
    prayer:
      'Senhor, tu fizeste cantores dos descendentes de um rebelde. Agradeço pelas famílias em que a graça mudou o rumo. Ensina-me a cantar diante da tenda, quando o templo ainda é só um desenho. Abençoa os músicos da igreja, os que tocam no centro e os que ficam de lado. Jesus cantou um hino com os seus antes de sair para o monte; eu quero cantar com ele. Amém.',
    application:
      'Cante a sós um salmo ou um hino inteiro, todas as estrofes, ainda que desafine. Agradeça depois a um músico da sua igreja, pelo nome.',
  },
  {
    slug: '1-cronicas-7',
    chapters: ['1CH.7'],
    verse: verse('1 Crônicas 7:24', 'filha Seerá edificou'),
    reflection:
      'No meio dos números de soldados há um pai de luto: dois filhos de Efraim foram mortos pelos homens de Gate quando desceram para tomar o gado deles, e os irmãos de Efraim vêm consolá-lo. Nasce depois outro menino, com um nome que lembra a desgraça da casa. A filha, Seerá, constrói três povoados, e quase não há na Bíblia outra mulher de quem se conte uma obra assim. Josué, que levaria o povo para dentro da terra prometida, descende dessa família enlutada.',
    prayer:
      'Pai dos que choram, tu não apagas da lista os filhos que morreram fazendo o que não deviam. Consola quem perdeu um jovem e ainda tem de ouvir comentários. Obrigado pelos irmãos que vêm de longe e ficam. Abençoa as mulheres que levantam casas e escolas depois da tragédia. De uma casa triste tu ainda podes fazer nascer quem guie o teu povo. Amém.',
    application:
      'Voltem à casa de alguém que está de luto há mais de um mês, quando as visitas já pararam. Levem algo simples e fiquem o tempo de uma conversa.',
  },
  {
    slug: '1-cronicas-8',
    chapters: ['1CH.8'],
    verse: verse('1 Crônicas 8:34', 'Jônatas Meribe Baal Mica'),
    reflection:
      'A lista de Benjamim passa por um nome triste, o de Saul, que morreu em Gilboa com três dos filhos. Ela continua por Jônatas, pai de Meribe-Baal, o menino que caiu ao ser levado às pressas pela ama e que o livro de Samuel chama de Mefibosete. Dele nasce Mica, e de Mica uma fila de gerações, até chegar a uns parentes hábeis no arco, com cento e cinquenta filhos e netos. O homem que um dia se comparou a um cachorro morto foi o começo de uma família grande.',
    prayer:
      'Senhor da vida, tu fizeste uma família nascer de um menino que não andava. Perdoa quando calculei o futuro de alguém pelo corpo, pelo diagnóstico ou pelo sobrenome. Que as nossas amizades façam bem aos nossos filhos, como a de Davi e Jônatas fez a Mefibosete. Anima os pais de crianças com deficiência a fazer planos. Obrigado porque na tua lista há lugar para quem vem de família caída. Amém.',
    application:
      'Pergunte a uma pessoa com deficiência, ou à mãe de uma, quais são os sonhos dela para os próximos anos. Se ela quiser, ajude com um passo.',
  },
  {
    slug: '1-cronicas-9',
    chapters: ['1CH.9'],
    verse: verse('1 Crônicas 9:31', 'Matitias primogênito Salum assadeiras'),
    reflection:
      'Depois de tantos antepassados, o capítulo mostra as famílias que voltaram da Babilônia e moram em Jerusalém. Há quem passe a noite em volta da casa de Deus para abri-la toda manhã, quem conte os utensílios na saída e na volta, quem prepare o perfume. Matitias, o filho mais velho do chefe dos porteiros, cuidava das coisas feitas em assadeira, e o nome dele está na Bíblia por causa disso. O culto recomeçou com pessoas que sabiam assar, contar e acordar cedo.',
    prayer:
      'Eu te ofereço, Senhor, o que as minhas mãos sabem fazer na cozinha e na portaria. Obrigado por quem chega antes para abrir e por quem fica para guardar as cadeiras. Dá um bom sono, quando chegar a vez deles, aos que trabalham de noite. Ensina-me a voltar de um tempo ruim pelas tarefas simples. Jesus assou peixe na praia para os amigos cansados, e eu quero servir como ele. Amém.',
    application:
      'Chegue hoje dez minutos antes a um compromisso e prepare o lugar para os outros: abra a janela, arrume as cadeiras, ponha a água na mesa.',
  },
  {
    slug: '1-cronicas-10',
    chapters: ['1CH.10'],
    verse: verse('1 Crônicas 10:12', 'valentes corpo Jabes jejuaram'),
    reflection:
      'A batalha aperta em volta de Saul, as flechas o alcançam, e o rei, com medo da zombaria, cai sobre a própria espada; o escudeiro faz o mesmo. Os filisteus penduram a cabeça dele na casa de Dagom. Os homens de Jabes, que Saul um dia socorreu, vão buscar os corpos, enterram os ossos debaixo de um carvalho e jejuam sete dias. O capítulo julga a infidelidade do rei, e conta também que houve quem tratasse com honra um homem que morreu desse modo.',
    prayer:
      'Deus compassivo, só tu conheces o coração de quem morreu no desespero, e o teu juízo é justo e misericordioso. Abraça as famílias deles, que carregam perguntas sem resposta. Segura hoje quem está cercado e pensa em terminar tudo. Faz-nos valentes como os de Jabes, para ficar perto sem condenar. Jesus desceu até a nossa morte; abismo nenhum é fundo demais para ele. Amém.',
    application:
      'Visitem ou escrevam a uma família que perdeu alguém por suicídio, falem da pessoa pelo nome e escutem. Se você pensa em morrer, conte agora a alguém e ligue 188.',
  },
  {
    slug: '1-cronicas-11',
    chapters: ['1CH.11'],
    verse: verse('1 Crônicas 11:18', 'água poço Belém derramou'),
    reflection:
      'Todas as tribos procuram Davi em Hebrom e lhe dizem que são seu osso e sua carne. Um dia, no esconderijo, ele suspira pela água do poço da sua infância, e três amigos atravessam o acampamento inimigo para trazê-la. Davi não consegue beber o que custou tanto, e a derrama diante de Deus. A lista dos valentes vem em seguida, e nela continua escrito Urias, o heteu, que o rei mandaria matar.',
    prayer:
      'Senhor, há um copo de água que alguém me trouxe arriscando a vida. Ensina-me a não engolir o sacrifício dos outros como coisa devida. Perdoa o que fizemos com os nossos Urias, os fiéis que pagaram pelo nosso pecado. Jesus, nascido em Belém, derramou a vida por mim e me deu de beber. Recebe a minha gratidão como oferta. Amém.',
    application:
      'Agradeça hoje a uma pessoa que fez algo difícil por você sem que ninguém pedisse. Diga o que custou a ela e o que isso significou, olhando nos olhos ou em áudio.',
  },
  {
    slug: '1-cronicas-12',
    chapters: ['1CH.12'],
    verse: verse('1 Crônicas 12:32', 'Issacar conhecedores tempos fazer'),
    reflection:
      'Quando Davi ainda se escondia em Ziclague, chegam até ele parentes de Saul, que atiravam com as duas mãos, e homens de Gade que atravessaram o Jordão na cheia. Aos que vêm de Benjamim e de Judá ele recebe com cautela, e Amasai, tomado pelo Espírito, responde dizendo paz três vezes. Mais tarde, em Hebrom, a conta é de milhares por tribo, e de Issacar se destacam só duzentos chefes, que entendiam os tempos e sabiam o que era preciso fazer. Tudo acaba em três dias de festa, com o pão, os figos e as passas que os vizinhos trouxeram em jumentos, camelos e bois.',
    prayer:
      'Filho de Davi, eu sou teu, e venho com as duas mãos que tenho. Dá-me palavras de paz quando alguém desconfia de mim. Levanta entre nós pessoas que entendam o tempo em que vivemos e saibam o que fazer. Junta de novo, em torno de uma mesa, os que lutaram em lados opostos. Venha o teu reino, e que eu possa levar ao menos os figos para a festa. Amém.',
    application:
      'Organizem um lanche em que cada vizinho ou irmão leve o que tem, e convidem alguém que já esteve do outro lado de uma discussão. Marquem a data hoje, e decidam quem faz o convite.',
  },
  {
    slug: '1-cronicas-13',
    chapters: ['1CH.13'],
    verse: verse('1 Crônicas 13:12', 'Davi temeu Deus arca'),
    reflection:
      'Davi consulta os capitães, a ideia de buscar a arca agrada a todos, e o cortejo sai com harpas e trombetas. Ninguém pergunta como ela devia ser carregada, e um carro novo, como o que os filisteus tinham usado, parece bastar, até que os bois tropeçam e Uzá morre ao segurá-la. O rei fica desgostoso e com medo, e é honesto da parte da Bíblia contar que Davi, naquele dia, não soube o que fazer com Deus. A arca vai para a casa de Obede-Edom, e ali, durante três meses, tudo é bênção.',
    prayer:
      'Senhor, eu começo obras para ti com o aplauso de todos e sem te perguntar o jeito. Quando alguma coisa se quebra no caminho, fico entre a mágoa e o medo, como Davi. Recebe essa mistura. Não deixes que eu me afaste por causa dela. Obrigado pelas casas que te acolhem enquanto eu não consigo. Fica comigo, mesmo quando eu não souber o que fazer contigo. Amém.',
    application:
      'Diga a Deus com franqueza um desgosto que você tem com ele, sem enfeitar as palavras. Depois fique três minutos em silêncio, sem exigir resposta.',
  },
  {
    slug: '1-cronicas-14',
    chapters: ['1CH.14'],
    verse: verse('1 Crônicas 14:2', 'Davi entendeu confirmado povo'),
    reflection:
      'Chegam de Tiro cedro, pedreiros e carpinteiros, e Davi entende que o seu reino foi levantado por causa do povo. Entre os filhos que lhe nascem em Jerusalém estão Salomão e Natã, e por um deles, em Mateus, e pelo outro, em Lucas, a Bíblia faz passar a linha até Jesus. Os filisteus fogem deixando os próprios deuses no chão, e o rei manda queimar o que podia ser exibido como troféu. Na segunda batalha ele espera o sinal que Deus lhe deu, um som de marcha no alto das amoreiras.',
    prayer:
      'Deus que rompes as águas, mostra-me por causa de quem eu recebi o que tenho. Se subi de posto, foi para servir alguém; ajuda-me a encontrar essa pessoa hoje. Dá-me coragem de queimar o troféu que só me faria pensar em mim. Abençoa os filhos desta casa, os que parecem importantes e os que ninguém nota. Quando tu fores na frente, faz-me perceber o teu passo acima do barulho. Amém.',
    application:
      'Pense em quem recebe o fruto do seu trabalho: o aluno, o cliente, o paciente, a família. Converse hoje com uma dessas pessoas e pergunte do que ela mais precisa.',
  },
  {
    slug: '1-cronicas-15',
    chapters: ['1CH.15'],
    verse: verse('1 Crônicas 15:13', 'primeira vez buscamos mandamento'),
    reflection:
      'Davi diz aos sacerdotes e levitas onde todos erraram: da primeira vez não procuraram a Deus do modo que ele tinha ordenado. Agora os levitas levam a arca nos ombros, com as barras, como Moisés ensinou, e há uma escala de cantores, harpas, porteiros e trombetas. Quenanias dirige o canto por uma razão simples, que o texto faz questão de dar: ele entendia de música. A alegria chega à cidade bem preparada e inteira, e mesmo assim Mical olha da janela com desprezo.',
    prayer:
      'Dá-me, Senhor, a humildade de refazer o que fiz mal e de contar por que deu errado. Obrigado pelos que estudam, ensaiam e afinam antes de nos fazer cantar. Põe no meu ombro a parte que me cabe. Não deixes que eu a empurre para um carro. Ajuda-me a suportar o olhar de quem despreza, sem perder a festa nem a ternura. E que a música chegue até quem só olha da janela. Amém.',
    application:
      'Reconheçam diante de alguém um erro que vocês cometeram num trabalho da casa ou da igreja. Digam também como vão fazer da próxima vez.',
  },
  {
    slug: '1-cronicas-16',
    chapters: ['1CH.16'],
    verse: verse('1 Crônicas 16:43', 'Davi abençoar casa'),
    reflection:
      'A arca enfim está em Jerusalém, e Davi dá a cada homem e a cada mulher um pão, um pedaço de carne e um bolo de passas. Asafe toca os címbalos, e há gente escalada para louvar todo dia, e porteiros, e até quem sopre a trombeta. Quando o povo vai embora, o rei também vai, e a última frase conta que ele voltou para abençoar a própria casa.',
    prayer:
      'Senhor, eu canto com a multidão e chego em casa sem bênção para os meus. Ajuda-me a levar o louvor até a cozinha. Abençoa os que tocam, os que limpam e os que cuidam da porta. Bendito seja o teu nome por Jesus, que repartiu o pão conosco e entra conosco em casa. Amém.',
    application:
      'Ao voltar para casa hoje, antes de qualquer queixa, diga uma palavra de bênção a quem encontrar. Se mora só, ligue para um parente e faça o mesmo.',
  },
  {
    slug: '1-cronicas-17',
    chapters: ['1CH.17'],
    verse: verse('1 Crônicas 17:5', 'habitei casa tenda tabernáculo'),
    reflection:
      'Davi se incomoda por morar em cedro enquanto a arca está debaixo de cortinas, e Deus lhe lembra que nunca pediu uma casa a ninguém. Ele tinha andado de tenda em tenda desde o Egito, no passo do povo, e foi buscar o rei no curral, atrás das ovelhas. Em vez de receber uma casa, Deus promete dar uma, com um descendente que será para ele um filho e a quem não faltará misericórdia. A carta aos Hebreus ouviu nessa promessa o anúncio de Jesus.',
    prayer:
      'Deus que moras em tenda, tu acompanhas a minha vida de mudança em mudança, de aluguel em aluguel. Obrigado porque não esperaste que eu te desse uma casa para andar comigo. Lembra-me do lugar de onde me tiraste quando eu me sentir dono do palácio. O teu Filho veio acampar entre nós, e reina para sempre. Faz da minha família uma casa em que a tua misericórdia não falte. Amém.',
    application:
      'Ore em cada cômodo da sua casa, própria, alugada ou emprestada, com uma frase em cada um. Se moram outros com você, convide-os a ir junto.',
  },
  {
    slug: '1-cronicas-18',
    chapters: ['1CH.18'],
    verse: verse('1 Crônicas 18:14', 'Davi juízo justiça povo'),
    reflection:
      'As guerras de Davi passam em poucas linhas: filisteus, Moabe, Zobá, Damasco, Edom, com números de mortos que o texto não suaviza. Duas vezes se diz que a vitória vinha do Senhor. O bronze tomado vira o mar e as colunas do templo de Salomão, e a prata e o ouro de presente são consagrados. A frase que importa ao cronista vem quando os combates param: Davi reinava e fazia direito e justiça a todo o povo; os nomes dos ajudantes dele vêm em seguida.',
    prayer:
      'Deus de toda vitória, eu não quero glória feita de mortos. Converte os metais da guerra em coisa que sirva para lavar e para louvar. Dá ao nosso país governantes que façam justiça a todo o povo, e ajudantes honestos. Abençoa os que registram, os que guardam e os que decidem. Jesus reina com justiça, e para nos salvar derramou o próprio sangue. Amém.',
    application:
      'Escolham juntos o nome de uma autoridade da cidade, do prefeito à diretora da escola. Orem por ela, e enviem um pedido ou um agradecimento respeitoso e concreto.',
  },
  {
    slug: '1-cronicas-19',
    chapters: ['1CH.19'],
    verse: verse('1 Crônicas 19:12', 'sírios fortes socorrerás socorrerei'),
    reflection:
      'A ofensa de Hanã aos mensageiros vira guerra, e os amonitas gastam mil talentos de prata para alugar carros de longe. Joabe vê inimigos na frente e atrás, divide a tropa com o irmão e faz com ele um trato simples: quando um fraquejar, o outro vem. Ele pede coragem pelo povo e pelas cidades de Deus, e deixa o resultado com o Senhor. É o mesmo Joabe que em outras páginas mata à traição, e a Bíblia não esconde uma coisa nem a outra.',
    prayer:
      'Senhor, eu tenho problemas pela frente e pelas costas. Dá-me um irmão com quem dividir o campo, e faz-me atento para correr quando o lado dele ceder. Ajuda-me a cumprir com coragem a minha parte e a confiar-te o resto. Livra-nos das guerras que começam numa gentileza mal entendida. E quando ninguém puder vir, vem tu mesmo em meu socorro. Amém.',
    application:
      'Façam o trato de Joabe e Abisai: digam um ao outro em que ponto costumam fraquejar e como querem ser ajudados. Combinem uma palavra curta que sirva de aviso.',
  },
  {
    slug: '1-cronicas-20',
    chapters: ['1CH.20'],
    verse: verse('1 Crônicas 20:2', 'coroa talento ouro Davi'),
    reflection:
      'O livro das Crônicas conta que Davi ficou em Jerusalém e não diz uma palavra sobre Bate-Seba; quem leu Samuel percebe o silêncio. A coroa do rei vencido, pesada de ouro e com pedras preciosas, vai para a cabeça de Davi. O povo da cidade é cortado com serras e machados, segundo o texto, sem que haja modo de suavizar essa frase. Depois caem os últimos gigantes, pela mão de homens quase desconhecidos.',
    prayer:
      'Jesus, filho de Davi, a tua coroa foi de espinhos, e ninguém foi torturado para que tu reinasses. Eu te apresento os corpos feridos de todas as guerras, também das que se fizeram em teu nome. Mostra-me o que eu deixo de lado quando conto a minha história. Tira de mim a inveja das vitórias cobertas de ouro. Obrigado pelos amigos que enfrentaram por mim um gigante e nem falaram disso. Amém.',
    application:
      'Conte a alguém de confiança um trecho da sua história que você costuma pular. Escolha um trecho pequeno, e uma pessoa que saiba guardar segredo.',
  },
  {
    slug: '1-cronicas-21',
    chapters: ['1CH.21'],
    verse: verse('1 Crônicas 21:26', 'altar invocou respondeu fogo'),
    reflection:
      'Aqui é Satanás quem provoca a contagem do povo, e até o duro Joabe acha a ordem abominável. Setenta mil morrem, e Davi vê o anjo parado no ar, de espada estendida sobre Jerusalém. Ornã debulhava trigo enquanto os filhos se escondiam de medo; ele oferece tudo de graça, e o rei paga o preço inteiro. O fogo desce, a espada volta à bainha, e naquele terreiro, comprado em dia de luto, Salomão construiria o templo.',
    prayer:
      'Deus de misericórdia, eu prefiro cair nas tuas mãos a cair nas de qualquer outro. A espada da violência está sobre a minha cidade, e eu te peço que ela volte à bainha. Perdoa o gosto de contar as minhas forças, que o inimigo me sopra ao ouvido. Obrigado por Jesus, que se pôs no lugar das ovelhas e fez cessar a condenação. Faz do lugar da minha dor uma casa de oração. Amém.',
    application:
      'Orem em pé, diante de uma janela, pelas ruas que vocês veem dali, pedindo que a violência pare. Digam o nome de três dessas ruas.',
  },
  {
    slug: '1-cronicas-22',
    chapters: ['1CH.22'],
    verse: verse('1 Crônicas 22:5', 'Salomão jovem tenro preparou'),
    reflection:
      'Davi sabe que não construirá o templo, porque derramou muito sangue, e aceita isso sem se queixar. Ele passa os últimos anos juntando pregos, bronze, cedro e pedras lavradas por estrangeiros, e chama o filho, moço e inexperiente, para lhe explicar tudo. A bênção que dá a Salomão pede mais juízo do que sucesso. O nome do filho vem da palavra “paz”; a casa de Deus seria obra de um homem de repouso.',
    prayer:
      'Senhor, tu me dizes não, e ainda assim me deixas preparar o caminho de outro. Livra-me da mágoa de quem não vai cortar a fita. Mostra-me que pregos posso juntar para os que vêm depois. Dá entendimento aos jovens que receberão uma obra grande demais. Jesus é o rei da paz, e a casa que ele constrói somos nós. Amém.',
    application:
      'Prepare hoje alguma coisa para outra pessoa terminar ou aproveitar: organize uma pasta, escreva uma receita, plante uma muda, ensine um atalho. Entregue sem pedir crédito.',
  },
  {
    slug: '1-cronicas-23',
    chapters: ['1CH.23'],
    verse: verse('1 Crônicas 23:30', 'cada manhã louvar tarde'),
    reflection:
      'Trinta e oito mil levitas são contados e distribuídos: uns cuidam da obra, outros são juízes, quatro mil ficam nas portas e quatro mil louvam com os instrumentos que Davi fez. A arca já não viaja, e quem carregava a tenda precisa de outro ofício. Eles passam a cuidar dos pães, da farinha fina, das panelas e das medidas. Toda manhã e toda tarde estão de pé para dar graças, e os filhos de Moisés entram na lista como pessoas comuns.',
    prayer:
      'Deus que dás repouso, o serviço que eu fazia terminou, e ainda não sei o que vem agora. Mostra-me o pão, a panela e a medida que hoje esperam por mim. Guarda os aposentados de se sentirem inúteis. Eu me levanto de manhã para te agradecer, e volto à tarde para o mesmo. Jesus serviu em Nazaré por muitos anos sem que ninguém anotasse; ensina-me isso. Amém.',
    application:
      'Convidem uma pessoa que se aposentou ou perdeu a função para um serviço simples ao lado de vocês. Marquem hoje o dia, e deem a ela uma tarefa de verdade.',
  },
  {
    slug: '1-cronicas-24',
    chapters: ['1CH.24'],
    verse: verse('1 Crônicas 24:10', 'oitava Abias'),
    reflection:
      'Davi divide os sacerdotes em vinte e quatro turnos, por sorteio, e o escrivão anota cada família diante do rei. Nadabe e Abiú, que morreram sem filhos, são lembrados numa linha. A oitava sorte sai para Abias, um homem de quem nada mais se conta ali. Séculos depois, um velho do turno de Abias, chamado Zacarias, entraria no templo na sua vez, e um anjo lhe anunciaria o nascimento de João, que preparou o caminho de Jesus.',
    prayer:
      'A minha vez parece demorar, Senhor, e às vezes nem sei se ainda estou na lista. Obrigado por Zacarias, que continuou servindo já velho e sem filhos. Faz-me fiel na minha semana, mesmo que o fruto venha muito depois de mim. Cuida dos pais que perderam filhos cedo, como Arão. Que o meu pequeno turno prepare o caminho de Jesus até alguém. Amém.',
    application:
      'Ofereça-se para cobrir o turno ou a tarefa de alguém sobrecarregado, sem pedir troca. Se hoje não for possível, combine um dia desta semana.',
  },
  {
    slug: '1-cronicas-25',
    chapters: ['1CH.25'],
    verse: verse('1 Crônicas 25:8', 'sortes pequeno grande mestre discípulo'),
    reflection:
      'Asafe, Hemã e Jedutum são separados para profetizar com harpas e címbalos, e os filhos tocam sob a direção dos pais. De Hemã se diz que Deus lhe deu catorze filhos e três filhas. São duzentos e oitenta e oito músicos preparados, e o sorteio da escala não separa o pequeno do grande nem o professor do aluno. Vinte e quatro grupos de doze se revezam, e em cada um deles quem ainda aprende canta ao lado de quem já sabe.',
    prayer:
      'Senhor da música, ensina-me a cantar ao lado de quem sabe menos e de quem sabe mais. Obrigado pelos pais que passaram um hino aos filhos. Livra os nossos corais e ministérios da disputa pelo melhor lugar. Lembra-te das filhas que cantam e nem sempre são contadas. Quando a minha voz falhar, sustenta-me com a dos irmãos, até o dia do canto novo diante do Cordeiro. Amém.',
    application:
      'Aprendam juntos uma estrofe de um hino que um de vocês conhece e o outro não. Quem sabe ensina, e depois troquem os papéis com outro hino.',
  },
  {
    slug: '1-cronicas-26',
    chapters: ['1CH.26'],
    verse: verse('1 Crônicas 26:5', 'Deus abençoado Obede Edom'),
    reflection:
      'O capítulo apresenta os porteiros do templo, com as portas sorteadas entre o pequeno e o grande, sem privilégio. Entre eles está Obede-Edom, que anos antes abrigou a arca em casa quando todos tinham medo dela; agora tem oito filhos e sessenta e dois descendentes no serviço. Hosa põe à frente um filho que não era o mais velho. Selomote guarda o que foi consagrado, até os despojos de Saul, de Abner e de Joabe.',
    prayer:
      'Senhor, antes guardar a tua porta do que brilhar longe dela. Agradeço pelos porteiros, vigias e recepcionistas que são o primeiro rosto da tua casa. Abençoa os lares que abrem espaço para ti quando os outros têm medo. Guarda em mim o que te foi consagrado. Jesus disse que é a porta; ajuda-me a deixá-la aberta. Amém.',
    application:
      'Repare hoje em quem cuida das portas por onde você passa: o porteiro, o segurança, a recepcionista. Chame essa pessoa pelo nome e leve-lhe um café ou uma palavra boa.',
  },
  {
    slug: '1-cronicas-27',
    chapters: ['1CH.27'],
    verse: verse('1 Crônicas 27:33', 'Husai arquita amigo rei'),
    reflection:
      'Doze divisões de vinte e quatro mil homens se revezam, um mês cada, e no quarto mês o lugar de Asael, morto cedo, é do filho Zebadias. Depois vêm os encarregados dos bens: um das vinhas, outro das figueiras, o ismaelita Obil dos camelos, o hagareno Jaziz das ovelhas. Um povo que outro capítulo contava entre os inimigos cuida agora do rebanho do rei. No fim, entre conselheiros e generais, Husai recebe um título diferente de todos, o de amigo.',
    prayer:
      'Senhor de todos os meses, dá força a quem está hoje no seu turno e descanso a quem acabou o dele. Abençoa os vaqueiros, os que podam as plantas e os que tratam dos bichos. Obrigado porque confias o teu rebanho também a gente que eu chamei de inimiga. Lembra-te dos filhos que assumiram cedo o lugar de um pai. Jesus me chamou de amigo, e esse título me alegra mais do que qualquer cargo. Amém.',
    application:
      'Agradeça a um trabalhador do campo ou da feira por um alimento que chegou à sua mesa. Pergunte de onde ele veio e quanto tempo levou para crescer.',
  },
  {
    slug: '1-cronicas-28',
    chapters: ['1CH.28'],
    verse: verse('1 Crônicas 28:20', 'temas desmaies acabes obra'),
    reflection:
      'Davi fica de pé diante de todos e conta por que não vai construir: Deus lhe disse que ele derramou muito sangue. Entrega ao filho a planta inteira, do pórtico às salas, e o peso do ouro de cada peça, até dos garfos. Pede-lhe que conheça o Deus do pai e o sirva de coração, porque Deus enxerga até a intenção dos pensamentos. Depois de tantos desenhos, o que lhe dá por último é ânimo: mãos à obra, porque o Senhor não o deixará no meio do caminho.',
    prayer:
      'Deus do meu pai e da minha mãe, eu quero te conhecer por mim mesmo. Tu vês em mim a intenção que nem eu confesso; purifica-a. Dá-me coragem para a obra que tenho medo de começar, e paciência com as medidas pequenas. Ajuda os mais velhos a dizer onde falharam e a entregar a planta aos mais novos. Tu prometeste não me deixar no meio do caminho, e por isso eu começo. Amém.',
    application:
      'Comece hoje, por quinze minutos, a tarefa que o medo vem adiando. Antes, diga em voz alta o ânimo que Davi deu ao filho, com o seu nome no lugar do de Salomão.',
  },
  {
    slug: '1-cronicas-29',
    chapters: ['1CH.29'],
    verse: verse('1 Crônicas 29:14', 'quem tudo mão'),
    reflection:
      'Davi junta ouro, prata e pedras para um templo que ele não verá pronto, e o povo se alegra em dar junto com ele. Na oração, o velho rei se espanta: tudo o que trouxeram já tinha vindo da mão de Deus. Ele se chama de estrangeiro, compara os dias a uma sombra, e pede por Salomão, que vai continuar a obra.',
    prayer:
      'Tudo vem de ti, Senhor, e é do teu que eu te devolvo. Livra-me de dar com tristeza e de guardar com medo. Ajuda-me a preparar o que outros vão terminar, sem exigir que o meu nome apareça. Agradeço por Jesus, que deixou a riqueza dele para nos dar tudo. Conserva em mim essa alegria. Amém.',
    application:
      'Separe um objeto bom que você não usa e dê a quem precise dele, sem contar a ninguém. Antes de entregar, agradeça a Deus por ter tido aquilo.',
  },
  {
    slug: '2-cronicas-1',
    chapters: ['2CH.1'],
    verse: verse('2 Crônicas 1:10', 'sabedoria conhecimento povo julgar'),
    reflection:
      'Salomão sobe com todo o povo a Gibeão, onde ainda está o altar de bronze que Bezalel tinha feito no deserto, e ali oferece mil holocaustos. De noite Deus lhe diz que peça, e ele pede saber conduzir um povo tão numeroso; recebe isso e também o que não pediu. O capítulo acaba com uma tabela de preços: um carro do Egito por seiscentas peças de prata, um cavalo por cento e cinquenta. Na mesma página ficam o pedido mais bonito do rei e a conta dos seus cavalos.',
    prayer:
      'Pergunta também a mim, Senhor, o que eu quero, e dá-me coragem de responder a verdade. Preciso de sabedoria para lidar com as pessoas que dependem de mim. Se me deres também o que não pedi, guarda o meu coração da conta dos carros e dos cavalos. Obrigado porque não te cansas de quem pede a mesma coisa toda noite. Ensina-me também nesta noite, enquanto eu durmo. Amém.',
    application:
      'Antes de dormir, responda a Deus em uma frase só o que você pediria se pudesse pedir qualquer coisa. Amanhã cedo, veja se faria o mesmo pedido.',
  },
  {
    slug: '2-cronicas-2',
    chapters: ['2CH.2'],
    verse: verse('2 Crônicas 2:6', 'poderoso edifique céus perfumes'),
    reflection:
      'Salomão escreve a Tiro pedindo cedro e um mestre de obras, e na mesma carta confessa que casa nenhuma contém a Deus; o que ele pode fazer é queimar incenso na sua presença. Hirão, um rei estrangeiro, responde bendizendo o Criador do céu e da terra, e manda um artesão de mãe israelita e pai de Tiro. Por baixo das cartas bonitas está a conta dos estrangeiros que viviam no país: cento e cinquenta e três mil e seiscentos, quase todos postos a carregar e a cortar. Um povo que tinha sido escravo no Egito usa agora o suor dos outros, e essa sombra também faz parte do templo.',
    prayer:
      'Tu és maior do que o céu, Senhor, e aceitas um pouco de incenso diante de ti. Lembra-te dos migrantes que constroem as cidades dos outros e dormem em alojamentos. Perdoa-nos por esquecer que já fomos estrangeiros. Obrigado pelos filhos de dois povos, que sabem falar nas duas línguas. Jesus fez dos de longe e dos de perto uma casa só, e nela eu quero morar. Amém.',
    application:
      'Conversem com um trabalhador que veio de outro estado ou país, e perguntem como é o lugar de onde ele saiu. Perguntem também o nome dele, e usem-no da próxima vez.',
  },
  {
    slug: '2-cronicas-3',
    chapters: ['2CH.3'],
    verse: verse('2 Crônicas 3:14', 'véu azul púrpura carmesim'),
    reflection:
      'O templo começa a subir no monte Moriá, um nome que lembra Abraão e Isaque, no terreiro de trigo que Davi tinha preparado. Há ouro até nos pregos, querubins de asas abertas de uma parede à outra, cem romãs em correntes. As duas colunas da frente recebem nome próprio, Jaquim e Boaz. Lá dentro fica um véu azul, púrpura e carmesim, que dizia a todos até onde podiam ir; quando Jesus morreu, esse limite se rasgou de cima até embaixo.',
    prayer:
      'Deus de Abraão, nesse monte tu mesmo providenciaste o cordeiro. O véu bonito já não me separa de ti, porque Jesus abriu o caminho. Entro hoje com as mãos vazias, sem ouro nem para um prego. Agradeço pelas pessoas que são colunas na minha vida, e peço para ser apoio de alguém. Que a minha casa, de tão poucos metros, tenha espaço para a tua presença. Amém.',
    application:
      'Pense nas duas pessoas que sustentam a sua vida como colunas. Procure uma delas hoje e diga por que ela faz falta quando não está.',
  },
  {
    slug: '2-cronicas-4',
    chapters: ['2CH.4'],
    verse: verse('2 Crônicas 4:17', 'planícies Jordão terra argilosa'),
    reflection:
      'Tudo o que brilhava no pátio de Jerusalém foi fundido no barro, nas planícies do Jordão, entre Sucote e Zeredá. Dali saíram o mar sobre os doze bois, as quatrocentas romãs, as bacias, os garfos e as pás, em tanta quantidade que ninguém soube o peso do bronze. A borda do mar imitava uma flor de lírio, e ele servia para os sacerdotes se lavarem antes do serviço. A peça mais vistosa do pátio era feita, portanto, para lavar quem ia servir.',
    prayer:
      'Tu fazes os teus vasos, Senhor, no barro de uma planície qualquer. Aceito o aperto de hoje como um molde, porque confio no que sairá dele. Lava-me de novo antes que eu vá servir alguém. Obrigado por quem limpa banheiros, pias e corredores. Livra-me da vergonha de Pedro, que não queria deixar Jesus lavar os seus pés. Amém.',
    application:
      'Limpem juntos o banheiro da casa ou da igreja, com o capricho de quem cuida do bronze do templo. Deixem nele um sabonete novo ou uma folha verde num copo.',
  },
  {
    slug: '2-cronicas-5',
    chapters: ['2CH.5'],
    verse: verse('2 Crônicas 5:13', 'trombetas cantavam misericórdia nuvem'),
    reflection:
      'A obra está pronta, e só então se traz o que importa: a arca, e dentro dela apenas as duas tábuas de Moisés. Os sacerdotes saem sem esperar a ordem dos turnos, porque todos se prepararam, e cento e vinte trombetas e os cantores vestidos de linho soam juntos, como uma voz só. O canto é curto e fala da bondade de Deus, que não tem fim. Então a nuvem enche a casa, e os que iam celebrar já não conseguem ficar em pé.',
    prayer:
      'Deus de glória, tu és bom, e a tua bondade não acaba. Junta as nossas vozes, que andam cada uma no seu tom e na sua hora. Tira do centro da minha vida o que não é teu. Se a tua presença interromper hoje o meu programa, que eu me alegre com isso. Em Jesus nós vimos a tua glória num rosto humano, e eu te louvo com todos os que o viram. Amém.',
    application:
      'Leiam ou cantem ao mesmo tempo, em voz alta, um salmo de louvor. Repitam até as vozes se acertarem, e riam juntos dos tropeços.',
  },
  {
    slug: '2-cronicas-6',
    chapters: ['2CH.6'],
    verse: verse('2 Crônicas 6:13', 'plataforma bronze joelhos mãos'),
    reflection:
      'Salomão manda fazer uma plataforma de bronze no meio do pátio, sobe nela e, diante de todo o povo, se ajoelha. O rei mais rico de Israel fica de joelhos, com as mãos abertas para o céu, e confessa que nem nos céus Deus cabe. A oração vai abrindo casos, do vizinho que jura falso ao prisioneiro em terra distante, e em cada um pede que o Senhor ouça e perdoe. Ele reconhece de passagem que não existe ser humano que não peque.',
    prayer:
      'Senhor, eu dobro os joelhos onde os outros podem ver e onde ninguém vê. Os céus não te contêm, e tu prestas atenção à minha voz. Ouve hoje quem ora na cadeia, no hospital e longe do seu país. Perdoa, porque não há entre nós quem não peque. Jesus é o lugar onde o teu nome mora, e voltado para ele eu estendo as mãos. Amém.',
    application:
      'Ajoelhem-se juntos hoje, ainda que por pouco tempo e apoiados numa cadeira. Cada um cita um caso de sofrimento e diz em seguida: ouve e perdoa, Senhor.',
  },
  {
    slug: '2-cronicas-7',
    chapters: ['2CH.7'],
    verse: verse('2 Crônicas 7:14', 'povo humilhar orar face'),
    reflection:
      'O fogo desce enquanto Salomão termina de orar, e os sacerdotes não conseguem entrar, de tanta glória. Dias depois, já sem festa, Deus aparece de noite e fala de tempos ruins, sem chuva e com gafanhotos. Ele ensina ao povo o caminho de volta, que começa por se humilhar e buscar o rosto dele, e promete ouvido atento e olhos abertos.',
    prayer:
      'Senhor, nós carregamos o teu nome e temos andado de cabeça erguida demais. Humilha-nos sem nos destruir, e faz-nos buscar o teu rosto. Perdoa os pecados da tua igreja, que eu confesso começando pelos meus. Ouve-nos por Jesus, e olha com bondade para esta terra e para quem nela sofre. Amém.',
    application:
      'Convide dois irmãos para orar meia hora pela igreja e pelo país, sem falar mal de ninguém. Comecem confessando cada um o seu próprio pecado.',
  },
  {
    slug: '2-cronicas-8',
    chapters: ['2CH.8'],
    verse: verse('2 Crônicas 8:13', 'cada coisa dia sábados'),
    reflection:
      'Vinte anos de obras terminaram, e Salomão ainda reconstrói as cidades que recebeu de Hirão e põe israelitas nelas. A filha de Faraó muda de casa, porque o rei não a quer nos lugares por onde a arca passou, e ninguém conta o que ela achou disso. Os povos antigos da terra ficam sob tributo. No centro do capítulo está uma rotina: sábado, lua nova e três festas por ano, cada oferta no seu dia e cada levita no seu posto, do jeito que Moisés e Davi deixaram.',
    prayer:
      'Obrigado, meu Deus, pelo descanso, pelas festas e pelos dias sem nada de especial. Dá-me ritmo quando a grande obra termina e sobra o dia a dia. Olha pelas mulheres que mudam de casa e de país por decisão de outros. Mostra-me se alguém carrega um peso para que o meu culto funcione. Ensina-me a parar antes que o corpo me obrigue. Amém.',
    application:
      'Marque no calendário desta semana um tempo de descanso e um de oração, com hora certa, como compromissos de verdade. Avise em casa, para que os outros ajudem a guardá-los.',
  },
  {
    slug: '2-cronicas-9',
    chapters: ['2CH.9'],
    verse: verse('2 Crônicas 9:11', 'madeira degraus harpas cantores'),
    reflection:
      'A rainha de Sabá faz perguntas, olha tudo até ficar sem fôlego e vai embora com mais do que trouxe. De Ofir chega uma madeira nunca vista em Judá, e Salomão faz dela degraus para a casa de Deus e harpas para os cantores. O resto do capítulo brilha demais, com escudos de ouro, copos de ouro e um trono de marfim com doze leões nos degraus. Então, em duas linhas, o rei morre, é sepultado na cidade do pai, e Roboão se senta no lugar dele.',
    prayer:
      'Senhor, eu venho com perguntas como a rainha, e quero voltar para casa com mais do que trouxe. Faz do que recebi degraus para outros subirem e harpas para outros cantarem. Livra-me de gastar o melhor em escudos que só servem para desfile. Quando eu deixar tudo aqui, que alguém ainda cante por causa do que me deste. Amém.',
    application:
      'Visite ou chame um conhecido que toca um instrumento, e peça uma música de louvor. Ouça até o fim e conte o que sentiu.',
  },
  {
    slug: '2-cronicas-10',
    chapters: ['2CH.10'],
    verse: verse('2 Crônicas 10:7', 'humanamente povo boas palavras'),
    reflection:
      'Em Siquém, o mesmo lugar onde Josué renovou a aliança, o reino se parte por causa de uma resposta. Os velhos dão a Roboão um conselho que cabe em qualquer casa: tratar o povo com humanidade e falar com bondade. Ele prefere os rapazes que cresceram com ele no palácio e promete escorpiões. O narrador vê nisso o cumprimento de uma palavra de Deus, sem desculpar a dureza do rei, que foge de carro depois que apedrejam o seu cobrador.',
    prayer:
      'Deus bondoso, põe na minha boca palavras que aliviem. Perdoa as respostas ásperas que dei para parecer forte. Livra-me de ouvir só quem cresceu comigo e pensa como eu. Abençoa os que cobram e os que são cobrados. Jesus falava de tal modo que o povo se admirava das palavras de graça da sua boca. Dá-me hoje uma delas. Amém.',
    application:
      'Releia a última mensagem dura que você mandou. Escreva de novo o mesmo conteúdo com humanidade, envie e peça desculpas pelo tom.',
  },
  {
    slug: '2-cronicas-11',
    chapters: ['2CH.11'],
    verse: verse('2 Crônicas 11:4', 'luteis irmãos palavra voltaram'),
    reflection:
      'Roboão já juntou cento e oitenta mil homens para retomar o norte à força, e o profeta Semaías o detém com uma palavra: aqueles são irmãos. Poucas vezes na Bíblia um exército inteiro escuta e volta para casa. Do norte descem levitas que Jeroboão tinha expulsado do serviço e que largaram as suas terras, e com eles gente de todas as tribos que queria buscar a Deus. A vinda deles fortalece o reino por três anos, que foi o tempo que durou o bom caminho do rei.',
    prayer:
      'Deus da paz, detém o meu exército antes que ele saia de casa. São irmãos aqueles contra quem eu já escolhi as armas: as mensagens, os boatos, os aliados. Dá-me a grandeza de voltar atrás diante de todos. Fortalece os que deixaram emprego e terra para continuar fiéis a ti. Faz a tua paz chegar à minha família dividida. Amém.',
    application:
      'Cancele um ataque que você já tinha preparado: o texto escrito, a resposta pública, a conversa para colher apoio. Conte a Deus o que você desistiu de fazer.',
  },
  {
    slug: '2-cronicas-12',
    chapters: ['2CH.12'],
    verse: verse('2 Crônicas 12:7', 'Humilharam destruirei salvarei'),
    reflection:
      'Roboão se firma no trono e larga a lei, e no quinto ano o Egito sobe com mil e duzentos carros. Semaías diz a verdade em uma linha, e o rei e os príncipes reconhecem que Deus é justo. A cidade escapa, embora perca o ouro e passe a servir, para conhecer a diferença entre obedecer a Deus e obedecer aos reinos. A nota final sobre o rei é sóbria: ele andou mal porque não preparou o coração para buscar o Senhor.',
    prayer:
      'Tu és justo, Senhor, e eu digo isso antes de saber quanto vou perder. Obrigado porque ouves depressa quem se humilha. Há senhores que eu escolhi no teu lugar, e hoje conheço o peso deles. O jugo de Jesus é suave, e quero voltar a ele. Prepara o meu coração de manhã, antes que as outras coisas o ocupem. Amém.',
    application:
      'Admitam hoje, sem explicações, uma coisa em que o outro tem razão. Usem só esta frase: você está certo, e eu errei.',
  },
  {
    slug: '2-cronicas-13',
    chapters: ['2CH.13'],
    verse: verse('2 Crônicas 13:14', 'Judá batalha costas clamaram'),
    reflection:
      'Abias sobe a um monte e prega para o exército inimigo: fala da aliança de sal, do pão na mesa limpa, das lâmpadas acesas toda tarde. O discurso é bonito, e o livro dos Reis conta que o coração desse rei não era inteiro. Enquanto ele fala, Jeroboão manda soldados dar a volta, e Judá se vê com a guerra pela frente e pelas costas, e grita por Deus. Foram quinhentos mil mortos, irmãos contra irmãos, e nenhuma boa doutrina torna leve esse número.',
    prayer:
      'Senhor, o perigo dá a volta enquanto eu faço discursos. Livra-me de usar a fé certa para me sentir melhor do que os meus irmãos. Quando eu estiver cercado, que o meu primeiro movimento seja clamar a ti. Tem pena dos povos da mesma família que se matam até hoje. Acende a lâmpada desta tarde, e põe pão na mesa dos dois lados. Amém.',
    application:
      'Ore por um grupo de cristãos de quem você discorda, pedindo para eles um bem concreto. Enquanto ora, deixe de lado a vontade de corrigi-los.',
  },
  {
    slug: '2-cronicas-14',
    chapters: ['2CH.14'],
    verse: verse('2 Crônicas 14:11', 'apoiamos nome exército'),
    reflection:
      'Asa recebe dez anos de paz e trabalha neles: derruba altares, levanta muros, põe portas nas cidades. Quando a multidão da Etiópia aparece em Maressa, maior do que tudo o que ele preparou, o rei para de contar escudos e clama. A oração cabe num fôlego, e confessa que só Deus pode socorrer quando de um lado está o gigante e do outro quem não tem força nenhuma.',
    prayer:
      'Senhor, obrigado pelos anos quietos, em que pude construir sem medo. Hoje apareceu um problema maior do que os meus muros, e eu me apoio em ti. Vou ao encontro dele no nome de Jesus, que venceu sem soldados o inimigo de todos nós. Ajuda-me antes que eu comece a fazer contas, e mostra de quem é esta causa. Amém.',
    application:
      'Anote uma preparação que cabe nos seus dias calmos, como um exame, uma reserva ou uma conversa. Dê hoje o primeiro passo dela, e ore a sós pelo dia difícil que ainda não chegou.',
  },
  {
    slug: '2-cronicas-15',
    chapters: ['2CH.15'],
    verse: verse('2 Crônicas 15:7', 'Esforçai desfaleçam mãos recompensa'),
    reflection:
      'Asa volta vencedor, e um homem chamado Azarias vem ao seu encontro para lhe dizer que Deus se deixa achar por quem o procura. Ele pede também que as mãos do povo não afrouxem, porque o trabalho terá recompensa. O rei conserta o altar, e vem gente até do reino do norte, ao ver que Deus está com ele. O juramento se faz com trombetas e com uma ameaça de morte a quem não buscasse o Senhor, e essa parte nos faz agradecer por Jesus, que bate à porta e espera.',
    prayer:
      'Tu te deixas achar, Senhor, e eu passo dias sem te procurar. Firma as minhas mãos, que afrouxaram no meio do serviço. Obrigado pelas pessoas que vêm ao meu encontro depois da vitória para me lembrar de ti. Livra-nos de empurrar alguém à fé com medo ou com força. Bate de novo à minha porta, Jesus, que eu quero abrir. Amém.',
    application:
      'Diga uma palavra de ânimo a alguém que faz há anos o mesmo serviço bom e anda cansado. Conte a essa pessoa uma coisa que só existe porque ela não parou.',
  },
  {
    slug: '2-cronicas-16',
    chapters: ['2CH.16'],
    verse: verse('2 Crônicas 16:9', 'olhos SENHOR contemplam íntegro'),
    reflection:
      'Asa, que tinha confiado em Deus contra os etíopes, compra, já perto do fim, um rei estrangeiro com a prata do templo, e o negócio funciona. O vidente Hanani lhe diz que os olhos de Deus percorrem a terra para fortalecer quem tem o coração inteiro, e o rei manda prendê-lo e maltrata alguns do povo. Depois adoece dos pés, e o texto lamenta que ele tenha procurado os médicos sem buscar a Deus, o que não tira o valor de médico nenhum. Queimaram muito perfume no enterro, e ainda assim é um fim triste para quem começou tão bem.',
    prayer:
      'Os teus olhos passam por toda a terra, Senhor, e hoje passaram por mim. Acha em mim um coração que ainda se apoia em ti, depois de tantos anos de fé. Perdoa-me por ter castigado quem me disse a verdade. Abençoa os médicos, os enfermeiros e os remédios que cuidam do meu corpo. Ensina-me a falar contigo também na sala de espera. Amém.',
    application:
      'Acompanhe alguém a uma consulta, ou marque a sua que está atrasada. Antes de entrar, ore uma frase pelo médico e outra pelo doente.',
  },
  {
    slug: '2-cronicas-17',
    chapters: ['2CH.17'],
    verse: verse('2 Crônicas 17:9', 'ensinaram livro cidades povo'),
    reflection:
      'Josafá já tinha fortalezas e regimentos quando mandou às cidades uma tropa diferente: cinco príncipes, nove levitas e dois sacerdotes que levavam um livro. Eles rodaram Judá inteira, ensinando gente que talvez nunca tivesse ouvido a lei lida do começo ao fim. O cronista, que gosta de somar soldados, conta logo depois dessa viagem que os vizinhos desistiram de fazer guerra.',
    prayer:
      'Senhor, a tua palavra chegou até mim porque alguém pegou a estrada com um livro. Obrigado por missionários, professoras e avós cujo nome eu nem sei. Jesus andava de povoado em povoado ensinando, e continua a passar onde o evangelho é lido. Anima quem abre a Bíblia em lugar pequeno, e dá-me gosto de aprender e de repartir. Amém.',
    application:
      'Ofereça-se para ler um capítulo por semana com alguém que tem dificuldade de ler. Se a pessoa mora longe, combinem uma ligação ou mandem um ao outro a leitura em áudio.',
  },
  {
    slug: '2-cronicas-18',
    chapters: ['2CH.18'],
    verse: verse('2 Crônicas 18:31', 'Josafá clamou SENHOR ajudou'),
    reflection:
      'Josafá, um rei piedoso, torna-se parente de Acabe, come na festa dele e promete soldados antes de perguntar a Deus. Quando pergunta, ouve Micaías descrever um povo espalhado, sem pastor, e vai mesmo assim. Acabe entra na batalha disfarçado e deixa o convidado com a roupa de rei, como alvo. Cercado, Josafá grita, e o Deus cujo aviso ele não seguiu o ajuda e afasta os carros.',
    prayer:
      'Senhor, eu disse sim na festa e só depois me lembrei de ti. Tira-me dos acordos em que me puseram como alvo. Obrigado porque ouves o grito de quem não ouviu o teu profeta. Olha para o povo espalhado, e que Jesus, o bom pastor, vá atrás de cada um. Ensina-me a perguntar antes e a voltar cedo para casa. Amém.',
    application:
      'Quando receber hoje um convite ou uma proposta, peça um dia para pensar e orar. Converse sobre ela com alguém que não ganha nada com a sua resposta.',
  },
  {
    slug: '2-cronicas-19',
    chapters: ['2CH.19'],
    verse: verse('2 Crônicas 19:7', 'temor SENHOR iniquidade suborno'),
    reflection:
      'Josafá volta vivo da guerra e encontra o profeta Jeú, filho daquele Hanani que Asa tinha prendido, com uma repreensão e um elogio na mesma fala. O rei não se vinga: sai pelo país, de Berseba até as montanhas, e traz o povo de volta para Deus. Em cada cidade põe juízes e lhes lembra que julgam para um Senhor que não aceita suborno nem favorece ninguém. O país ganhou tribunais porque um homem aceitou ser corrigido.',
    prayer:
      'Juiz justo, obrigado por me dizeres, na mesma conversa, o que fiz mal e o que fiz bem. Faz-me ir consertar alguma coisa em vez de ficar ofendido em casa. Dá ao nosso país juízes, fiscais e policiais que não se vendam. Protege quem espera há anos por uma sentença. Que eu trate hoje o rico e o pobre com a mesma medida. Amém.',
    application:
      'Prestem atenção se vocês tratam duas pessoas de modo diferente por causa da roupa, do cargo ou da cor. Corrijam isso com um gesto, ainda na mesma conversa.',
  },
  {
    slug: '2-cronicas-20',
    chapters: ['2CH.20'],
    verse: verse('2 Crônicas 20:12', 'sabemos fazer olhos'),
    reflection:
      'Josafá recebe a notícia de três exércitos a caminho, sente medo e reúne o povo no pátio do templo, com mulheres e crianças de colo. A oração dele termina sem plano nenhum: não sabemos o que fazer, e os nossos olhos estão em ti. Na manhã seguinte os cantores saem à frente dos soldados, louvando a misericórdia de Deus, e a batalha acaba antes de eles chegarem.',
    prayer:
      'Deus de nossos pais, chegou uma notícia maior do que as nossas forças. Nós não sabemos o que fazer, e olhamos para ti. Põe um canto na nossa boca antes de vermos a saída, e dá conselho a quem precisa decidir. Em nome de Jesus pedimos que a tua misericórdia vá adiante de nós. Amém.',
    application:
      'Reúna a família ou dois amigos, presencialmente ou por chamada, e orem sobre o problema que ninguém sabe resolver. Comecem cantando um hino conhecido.',
  },
  {
    slug: '2-cronicas-21',
    chapters: ['2CH.21'],
    verse: verse('2 Crônicas 21:7', 'destruir aliança Davi lâmpada'),
    reflection:
      'Jeorão mata seis irmãos para sentir-se seguro no trono, e oito anos mais tarde é enterrado sem fogueira e sem saudade. De todos os filhos lhe resta o caçula, o único que os saqueadores deixaram para trás. No meio da história o cronista explica por que a família não acabou ali: Deus tinha prometido a Davi uma lâmpada que continuaria acesa. Por esse menino poupado passou a linha em que Jesus nasceu.',
    prayer:
      'Deus fiel, a minha família também guarda histórias de inveja, de herança e de mágoa. Agradeço porque a tua promessa não dependia da bondade de Jeorão. A lâmpada que guardaste é Jesus, e nenhuma noite conseguiu apagá-la. Cura o que irmãos fizeram uns aos outros na nossa casa, e ensina-me a viver de um jeito que deixe boa lembrança. Amém.',
    application:
      'Faça um gesto simples de paz com um irmão, uma irmã ou um primo de quem o ciúme ou o dinheiro afastou você. Se essa pessoa oferece perigo, ore por ela sem se aproximar.',
  },
  {
    slug: '2-cronicas-22',
    chapters: ['2CH.22'],
    verse: verse('2 Crônicas 22:3', 'mãe aconselhava Acabe caminhos'),
    reflection:
      'Acazias é o caçula que sobrou, coroado porque os irmãos mais velhos foram mortos. Três vezes se diz que ele seguiu conselhos, os da mãe e os da casa de Acabe, e por esse caminho acabou escondido em Samaria, achado e morto. Dão-lhe sepultura em respeito a Josafá, o avô, que buscou a Deus de todo o coração. E enquanto Atalia mata a família real, Jeosebate, a mulher do sacerdote, tira um menino do meio dos mortos e o esconde na casa de Deus.',
    prayer:
      'Deus de Josafá, obrigado pelo respeito que a fé de um avô ainda alcança para um neto perdido. Guarda-me dos conselhos que chegam com carinho e me levam para longe de ti. Dá discernimento a quem cresceu numa casa onde se ensinava o mal. Põe uma Jeosebate no caminho das crianças ameaçadas. Ensina-me a reconhecer a tua voz no meio de todas as que me querem guiar. Amém.',
    application:
      'Pense em quem mais influencia as suas decisões e para onde essa pessoa leva você. Se for para longe de Deus, converse com alguém de fé antes da próxima escolha.',
  },
  {
    slug: '2-cronicas-23',
    chapters: ['2CH.23'],
    verse: verse('2 Crônicas 23:13', 'coluna buzinas cantavam louvar'),
    reflection:
      'Joiada espera seis anos e, no sétimo, toma coragem e se une a cinco comandantes, cujos nomes o livro guarda; eles percorrem Judá juntando levitas. Na troca da semana ninguém é dispensado, e as lanças e os escudos de Davi, guardados no templo, são distribuídos de novo. O menino aparece junto à coluna, de coroa na cabeça, entre buzinas e gente que sabia cantar. As mortes de Atalia e do sacerdote de Baal mancham aquela alegria, e o capítulo termina dizendo que a cidade ficou em paz.',
    prayer:
      'Tu sabes esperar o sétimo ano, Senhor, e eu quero tudo no primeiro mês. Dá coragem a quem sabe a verdade e ainda não pôde dizê-la. Obrigado pelos que guardaram a fé em tempos de medo, até chegar a hora. Traz paz à nossa cidade sem mais mortes. E prepara nas crianças de hoje os que vão cuidar deste lugar amanhã. Amém.',
    application:
      'Se você sabe de uma injustiça e não pode enfrentá-la sozinho, conte-a hoje a uma pessoa confiável e com autoridade. Decidam juntos o passo seguinte e a hora certa.',
  },
  {
    slug: '2-cronicas-24',
    chapters: ['2CH.24'],
    verse: verse('2 Crônicas 24:2', 'Joás correto Joiada'),
    reflection:
      'O menino que Joiada criou cresce, manda pôr uma caixa à porta do templo, e o povo a enche com alegria até que a casa fica consertada. O velho sacerdote morre, os príncipes chegam fazendo reverência, e o rei que andava bem pela mão de um passa a andar pela mão de outros. Zacarias, filho de quem o salvou, avisa e é apedrejado no pátio. Jesus falou de um Zacarias morto junto ao altar, e chorou pela cidade que matava os enviados de Deus.',
    prayer:
      'Pai, quanto da minha fé é minha, e quanto é a mão de alguém que me segura? Agradeço por quem me levou à tua casa e me ensinou a orar. Dá-me raízes, para que eu continue contigo quando essa pessoa faltar. Guarda-me do elogio que muda o meu rumo, e faz-me escutar, por amor de Jesus, quem me corrige. Amém.',
    application:
      'Escreva duas práticas da sua fé que só acontecem quando outra pessoa chama você. Escolha uma e faça-a hoje por iniciativa própria, a sós com Deus.',
  },
  {
    slug: '2-cronicas-25',
    chapters: ['2CH.25'],
    verse: verse('2 Crônicas 25:9', 'cem talentos exército dar'),
    reflection:
      'Amazias contrata cem mil soldados, um homem de Deus manda dispensá-los, e o rei faz a pergunta que todos fariam: o que acontece com o dinheiro que já pagou. Ouve que Deus pode dar muito mais do que isso, e aceita o prejuízo. Depois da vitória os seus homens atiram dez mil prisioneiros de um penhasco, e ele traz para casa os deuses do povo vencido, que não tinham livrado ninguém. Ao profeta que lhe mostra o absurdo, o rei pergunta quem o nomeou conselheiro.',
    prayer:
      'Eu continuo em negócios errados, Senhor, porque já gastei demais com eles. Dá-me a coragem de perder os cem talentos. Perdoa a crueldade com os vencidos, que vitória nenhuma desculpa. Livra-me de trazer para casa os deuses que não salvaram ninguém: o dinheiro, a fama, a raiva. Tu podes dar-me muito mais do que tudo o que eu perder por te obedecer. Amém.',
    application:
      'Desistam hoje de uma coisa errada em que vocês continuam só porque já gastaram dinheiro ou tempo com ela. Somem juntos o prejuízo e deem o caso por encerrado.',
  },
  {
    slug: '2-cronicas-26',
    chapters: ['2CH.26'],
    verse: verse('2 Crônicas 26:16', 'fortificado coração incenso'),
    reflection:
      'Poucos reis trabalharam tanto quanto Uzias, que abriu poços, plantou vinhas, mandou montar máquinas nas torres e tinha amor pela terra. A ajuda de Deus o acompanhou até ele ficar forte, e foi já forte que tropeçou, com o incenso na mão, num lugar que não era dele. Oitenta sacerdotes barraram o caminho do rei, e ele passou o resto dos anos numa casa separada. O altar que Uzias quis tomar à força está aberto a nós por Jesus, o sacerdote que se fez pequeno.',
    prayer:
      'Senhor, tu sabes que eu oro mais nos tempos fracos do que nos tempos bons. Agradeço pelo trabalho que deu certo, pela saúde e pelo nome que me deste. Põe perto de mim pessoas com a coragem de Azarias, que me digam quando devo parar. Eu me aproximo de ti pelo caminho que Jesus abriu, sem título nenhum na mão. Amém.',
    application:
      'Peça a uma pessoa de confiança que lhe diga com franqueza onde o sucesso mudou você. Ouça sem se defender, agradeça e orem juntos por um minuto.',
  },
  {
    slug: '2-cronicas-27',
    chapters: ['2CH.27'],
    verse: verse('2 Crônicas 27:6', 'Jotão fortificado preparou caminhos'),
    reflection:
      'Em nove versículos cabe a vida de um rei sem escândalo. Jotão fez o que era certo, como o pai, sem repetir o erro dele de entrar no templo com o incenso na mão. Construiu uma porta, muros e torres no bosque, e ficou forte porque preparou os seus caminhos diante de Deus. O povo continuou a se corromper, o filho dele seria Acaz, e mesmo assim o texto não lhe tira o elogio.',
    prayer:
      'Eu também queria, meu Deus, uma vida de nove versículos, sem escândalo. Ajuda-me a ficar com o bem que os meus pais me deram e a largar o que eles erraram. Prepara os meus passos antes de eu sair de casa. Quando ninguém em volta mudar, segura-me para que eu não desista. Que este meu dia, em que ninguém vai reparar, te agrade também. Amém.',
    application:
      'Percorra em pensamento o dia de amanhã, hora por hora, e entregue a Deus cada encontro. Escolha um ponto em que você quer agir de outro modo.',
  },
  {
    slug: '2-cronicas-28',
    chapters: ['2CH.28'],
    verse: verse('2 Crônicas 28:15', 'vestiram calçaram fracos Jericó'),
    reflection:
      'O capítulo escuro de Acaz guarda uma cena de bondade. Os soldados de Samaria chegam com prisioneiros do seu próprio sangue, e um profeta chamado Obede os detém na entrada da cidade. Quatro homens, com nome anotado, vestem quem vinha nu, dão calçado, comida e óleo, põem os mais fracos sobre jumentos e os acompanham até Jericó. Quando Jesus contou a parábola do samaritano, pôs nela o óleo, um animal e essa mesma região.',
    prayer:
      'Deus de Obede, tu levantas uma voz até no exército que voltou vencedor. Dá-me coragem de dizer ao meu próprio grupo que basta. Lembra-te dos presos, dos deportados e das crianças que a guerra tirou de casa. Jesus me achou ferido, cuidou de mim e pagou por mim; usa agora as minhas mãos para vestir alguém. Amém.',
    application:
      'Separem em casa, hoje, roupa e calçado em bom estado para quem perdeu o que tinha. Levem juntos a um abrigo, e perguntem ali que outra coisa está faltando.',
  },
  {
    slug: '2-cronicas-29',
    chapters: ['2CH.29'],
    verse: verse('2 Crônicas 29:16', 'imundícia templo levitas Cedrom'),
    reflection:
      'A limpeza do templo levou dezesseis dias, porque o pai de Ezequias tinha fechado as portas e deixado entrar de tudo. O novo rei começa por elas no primeiro mês, e os levitas carregam o entulho até o ribeiro de Cedrom. Quando o altar volta a queimar, as trombetas começam no mesmo instante, e sobra tanto trabalho que os levitas ajudam os sacerdotes. O povo se alegra de ver quanto Deus tinha preparado de antemão.',
    prayer:
      'Senhor, abre as portas que eu deixei fechadas e entra com a tua luz. Há coisas guardadas em mim que já deviam estar no ribeiro. Jesus também limpou o templo, e eu lhe peço que limpe este que sou eu. Devolve-me a música, e dá-me a disposição dos levitas quando faltar gente para o serviço. Amém.',
    application:
      'Escolham um canto abandonado da casa ou da igreja e limpem-no juntos, cantando. No fim, cada um diga a Deus em silêncio o que deseja limpar por dentro.',
  },
  {
    slug: '2-cronicas-30',
    chapters: ['2CH.30'],
    verse: verse('2 Crônicas 30:18', 'Ezequias orou preparou coração purificado'),
    reflection:
      'Os mensageiros de Ezequias atravessam o norte com um convite para a Páscoa, e muitos riem deles. Alguns, no entanto, se humilham e vêm, e uma boa parte come sem a purificação que a lei pedia. Em vez de mandá-los embora, o rei ora para que Deus receba quem veio de coração disposto, e o povo é curado. A festa fica tão boa que todos decidem celebrar mais sete dias.',
    prayer:
      'Bom Deus, eu cheguei atrasado e sem me preparar direito, e vim porque te procuro. Recebe-me por causa de Jesus, o Cordeiro da nossa Páscoa, que intercede por mim. Dá-nos coragem de convidar até quem vai rir do convite. Abre a nossa igreja aos que não sabem a hora de ficar de pé nem a letra do hino. Que a alegria da tua mesa dure a semana inteira. Amém.',
    application:
      'Convidem para o culto ou para o grupo uma pessoa que já recusou ou já riu. Digam que vão esperá-la na porta e que ela não precisa saber nada.',
  },
  {
    slug: '2-cronicas-31',
    chapters: ['2CH.31'],
    verse: verse('2 Crônicas 31:10', 'comemos saciamos sobrou'),
    reflection:
      'As ofertas começam a chegar no terceiro mês, e no sétimo há montes de trigo e de fruta diante do templo. O rei pergunta o que é aquilo, e o sacerdote responde que todos comeram à vontade e ainda ficou tudo isso. Ezequias manda fazer depósitos e nomeia pessoas de confiança, e a porção chega ao grande e ao pequeno, até às crianças de três anos. Jesus mandou fazer coisa parecida depois de alimentar a multidão, quando pediu que recolhessem as sobras.',
    prayer:
      'Pai de toda fartura, nós comemos e sobrou, e tantas vezes nem percebemos. Ensina-nos a repartir com ordem, de modo que ninguém fique sem a sua parte. Dá mãos limpas a quem guarda o dinheiro das igrejas, e contas que todos possam ver. Jesus é o pão que basta para mim e para o vizinho; faz-nos generosos por causa dele. Amém.',
    application:
      'Olhe o que sobra na sua despensa ou no seu orçamento deste mês, e leve uma parte a quem tem menos. Agradeça também a alguém que cuida das contas da igreja.',
  },
  {
    slug: '2-cronicas-32',
    chapters: ['2CH.32'],
    verse: verse('2 Crônicas 32:20', 'Ezequias Isaías oraram céu'),
    reflection:
      'Ezequias faz o que as mãos alcançam: tapa fontes, fecha brechas e fala ao coração do povo na praça. Os mensageiros da Assíria gritam na língua de Jerusalém, para que todos em cima do muro entendam a ameaça, e o rei e o profeta oram lado a lado. A cidade se salva, chegam presentes, o rei sara de uma doença, e então o perigo muda de lugar e cresce dentro dele. Deus o deixa por um momento diante dos visitantes da Babilônia, para que se veja o que havia naquele coração.',
    prayer:
      'Emanuel, Deus conosco, eu sei clamar quando o inimigo grita no muro. Preciso de ti também depois da vitória, quando chegam os elogios. Obrigado pelas respostas que recebi e das quais me esqueci tão cedo. Mostra-me o que há no meu coração antes das visitas, e guarda-o humilde, como o de Jesus. Amém.',
    application:
      'Chame um amigo para orar por aquilo que ameaça a sua casa, como Ezequias chamou Isaías. Depois digam um ao outro uma resposta antiga pela qual ainda não agradeceram.',
  },
  {
    slug: '2-cronicas-33',
    chapters: ['2CH.33'],
    verse: verse('2 Crônicas 33:12', 'angústias orou humilhado'),
    reflection:
      'Manassés encheu o templo de ídolos, consultou espíritos e entregou os próprios filhos ao fogo no vale de Hinom; foi o pior dos reis de Judá. Preso com grilhões na Babilônia, ele ora pela primeira vez, muito humilhado, e Deus se deixa mover. De volta, tira do templo o ídolo e os altares que tinha posto ali, embora o povo continuasse a sacrificar nos montes.',
    prayer:
      'Deus dos meus pais, se tu ouviste Manassés, ouvirás também a mim. Recebe os que estão presos e os que fizeram coisas que não se contam. Consola as crianças que sofreram nas mãos deles. Jesus veio chamar pecadores, e por ele eu peço coragem para desfazer, no que puder, o mal que fiz. Amém.',
    application:
      'Pense num estrago que o seu pecado deixou e que ainda pode ser consertado. Dê hoje o primeiro passo, sem exigir que os outros se esqueçam logo.',
  },
  {
    slug: '2-cronicas-34',
    chapters: ['2CH.34'],
    verse: verse('2 Crônicas 34:27', 'coração enterneceu humilhaste choraste'),
    reflection:
      'Pedreiros e carpinteiros trabalham na reforma, e no meio do dinheiro da obra o sacerdote encontra o livro da lei, perdido dentro da própria casa de Deus. Josias escuta a leitura, rasga a roupa e manda perguntar a Hulda, uma profetisa que morava na cidade. Ela não esconde o que vem sobre o povo, e diz ao rei que o seu choro foi ouvido. Ele então lê o livro em voz alta para todos, desde os velhos até as crianças.',
    prayer:
      'Senhor, o teu livro pode estar perdido na minha casa, mesmo aberto em cima da mesa. Fala comigo outra vez, e que as tuas palavras me comovam. Obrigado pelas mulheres e pelos homens que me disseram a verdade, como Hulda. Toda a Escritura fala de Jesus; enternece o meu coração para encontrá-lo nela. Amém.',
    application:
      'Abra hoje um livro da Bíblia que você nunca leu, e leia a primeira página em voz alta para alguém da casa. Conversem sobre a frase que mais chamou a atenção.',
  },
  {
    slug: '2-cronicas-35',
    chapters: ['2CH.35'],
    verse: verse('2 Crônicas 35:15', 'cantores porteiros levitas preparavam'),
    reflection:
      'Josias prepara uma Páscoa com trinta mil cordeiros e cabritos, e o cronista se encanta com um detalhe: os levitas cozinham, repartem depressa com o povo todo e só depois preparam a parte deles. Separam também a comida dos cantores e dos porteiros, que não podiam sair do lugar. Mais tarde o rei entra numa guerra que não era sua, não escuta o aviso que vem pela boca de um faraó, disfarça-se e é ferido de morte. Jeremias o lamenta, e os cantores e as cantoras também.',
    prayer:
      'Eu te agradeço, Senhor, pelos que servem a mesa e comem por último, com a comida já fria. Lembra-me de guardar um prato para quem está trabalhando e não pode vir. Fala comigo também pela boca de quem eu não espero, e faz-me escutar antes de entrar na briga. Consola os que choram um líder que partiu cedo. Põe também na minha cintura uma toalha como a de Jesus. Amém.',
    application:
      'Sirvam hoje os outros antes de se sentar à mesa, e guardem um prato para quem está no trabalho na hora da refeição. Depois comam juntos, com calma, o que restou.',
  },
  {
    slug: '2-cronicas-36',
    chapters: ['2CH.36'],
    verse: verse('2 Crônicas 36:15', 'mensageiros insistentemente misericórdia'),
    reflection:
      'Em poucas linhas passam quatro reis, e dois deles ficam no trono só uns três meses. O cronista podia falar só do castigo, e conta primeiro a teimosia de Deus, que enviava um mensageiro atrás do outro porque sentia pena do seu povo. A cidade queima, a terra descansa setenta anos, e o livro acaba no meio de uma frase de Ciro, um convite para subir de volta. Jesus contou a parábola de um dono que, depois de todos os empregados, ainda enviou o filho.',
    prayer:
      'Deus paciente, quantos recados teus eu já deixei sem resposta. Perdoa o riso com que tratei quem falou a sério comigo. Obrigado porque, depois de todos os profetas, enviaste Jesus, e ele veio sabendo o que o esperava. Que eu o receba hoje, e suba, mesmo de longe, à casa que ele está edificando. Amém.',
    application:
      'Lembre um conselho que Deus lhe mandou por mais de uma pessoa. Ponha-o em prática hoje, em alguma medida pequena, e agradeça a um desses mensageiros.',
  },
];
