import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const characterOfGod: readonly ThemeStudy[] = [
  {
    slug: 'amor-de-deus',
    theme: 'O amor de Deus',
    synonyms: [
      'Deus me ama',
      'Deus é amor',
      'amor do Pai',
      'amor incondicional',
      'amor de Cristo',
      'não me sinto amado',
      'será que Deus gosta de mim',
    ],
    title: 'Um amor que veio antes de nós',
    introduction:
      'Em resumo: Deus ama primeiro e sem que mereçamos. A prova desse amor é Jesus, entregue por nós. Nada pode nos separar dele.\n\nMuita gente aprendeu a dizer que Deus é amor antes mesmo de saber ler e, ainda assim, passa a vida desconfiando de que ele apenas tolera a sua presença. A Bíblia trata do assunto contando uma história: um Deus que escolhe um povo pequeno, suporta a sua infidelidade, lamenta por ele na voz dos profetas e, por fim, entrega o próprio Filho. Nesta leitura vamos perguntar de onde vem esse amor, quanto custou, o que ele faz dentro de nós e por que nada consegue interrompê-lo. Traga também as suas perguntas difíceis. O amor de que a Escritura fala foi provado em lugares de dor, e por isso conhece a sua.',
    mainPoints: [
      'O amor pertence ao próprio ser de Deus. João chega a afirmar que quem não ama ainda não o conheceu, porque ele é amor (1 João 4:8). E não foi a criação que o ensinou a amar: na noite em que foi preso, Jesus falou do amor que o Pai já lhe tinha antes de existir o mundo (João 17:24). Deus não nos fez para preencher uma solidão. Ele reparte o que sempre teve.',
      'Deus ama sem que o amado tenha méritos a apresentar. Às portas da terra prometida, Moisés avisou Israel de que a escolha não se devia ao tamanho nem à força do povo, pois era o menor de todos; a razão estava no amor de Deus e no juramento feito aos antepassados (Deuteronômio 7:7-8). É um motivo que mora nele, e por isso não desaparece quando os nossos motivos de orgulho desaparecem.',
      'O amor de Deus também sente. Por meio de Oseias, Deus fala como o pai que ensinou o filho a andar e agora o vê partir, e o seu coração se comove a ponto de conter o castigo merecido (Oseias 11:8-9). Quando fala a Jerusalém, que se julgava esquecida no exílio, ele se compara à mãe que amamenta, e diz que até ela poderia esquecer, mas ele não (Isaías 49:15).',
      'A prova maior tem data e lugar. Paulo observa que dificilmente alguém morreria por uma pessoa correta, enquanto Cristo morreu por nós quando ainda estávamos do lado errado (Romanos 5:8). Nos dias em que o sentimento some e as circunstâncias parecem dizer o contrário, a fé não precisa adivinhar o humor de Deus. Ela olha para a cruz, que já aconteceu e não pode ser desfeita.',
      'O amor recebido transborda. O Espírito Santo o derrama no íntimo de quem crê (Romanos 5:5), e dali ele procura saída na direção dos outros: se fomos amados assim, devemos amar-nos também (1 João 4:11). Quem vive tentando merecer carinho costuma cobrar muito dos que estão perto. Quem descansa no amor de Deus vai ficando livre para servir sem fazer contas.',
      'Nada criado tem força para nos arrancar desse amor. Paulo faz uma lista comprida, com a morte, a vida, o presente, o futuro e os poderes invisíveis, e conclui que nenhuma dessas coisas separa os que estão em Cristo do amor de Deus (Romanos 8:38-39). Ele não escrevia de um lugar confortável: poucas linhas antes tinha falado de fome, perigo e espada.',
    ],
    historicalContext:
      'A primeira carta de João, que a tradição antiga atribui ao apóstolo e liga à região de Éfeso, no fim do século 1, foi escrita a comunidades feridas por uma divisão: um grupo tinha saído (1 João 2:19), negando, ao que parece, que o Filho de Deus tivesse vindo em carne de verdade. João responde unindo três coisas que aquele grupo separava: a fé em Jesus, a obediência e o amor aos irmãos. A palavra grega agápe, tão citada nas igrejas, era um termo comum; já aparecia na tradução grega do Antigo Testamento até para amores tortos. O seu sentido cristão vem da cruz. Por trás dela está o hebraico hesed, o amor leal de quem fez uma aliança, palavra preciosa para Oseias, que pregou no reino do Norte no século 8 antes de Cristo.',
    theologicalAnalysis:
      'Dizer que Deus é amor não quer dizer que o amor seja Deus, nem que ele aprove tudo. O mesmo João afirma que Deus é luz. Por isso a tradição cristã nunca opôs o amor de Deus à sua santidade: a ira de que a Bíblia fala é a reação desse amor ao mal que destrói o que ele ama. Na cruz as duas coisas se encontram.\n\nHá pontos em que cristãos sérios divergem. Os de tradição reformada costumam distinguir a bondade de Deus para com todos e o seu amor que escolhe e salva os seus; os de tradição arminiana e wesleyana entendem que Deus ama e quer salvar igualmente cada pessoa, e que cada uma pode acolher ou recusar a graça. Também se discute em que sentido Deus sofre: muitos pais da igreja diziam que ele não é arrastado por paixões, e autores recentes sublinham a dor que os profetas descrevem. Todos concordam em que o evangelho deve ser anunciado a qualquer pessoa, sem exceção, e em que o Filho sofreu de fato por nós.',
    reflection:
      'Pense em como você reage quando falha. Algumas pessoas fogem de Deus por uns dias, até que a vergonha esfrie; outras tentam compensar com mais trabalho na igreja. Os dois caminhos supõem que o amor dele sobe e desce conforme o nosso desempenho. Talvez a sua história tenha ensinado isso: um pai que só elogiava notas altas, uma casa em que o afeto era prêmio. A Escritura conta outra coisa, e leva tempo para o coração acreditar. Que lembrança sua ainda fala mais alto do que a cruz, quando você pergunta se é amado? Com ela diante de Deus, leia de novo, devagar, o que Paulo escreveu sobre o amor que ninguém separa de nós.',
    practicalApplication:
      'Durante uma semana, antes de abrir o celular pela manhã, leia um dos textos deste estudo e diga em voz alta, com palavras suas, o que ele afirma sobre Deus. À noite, anote um gesto concreto de amor que você recebeu e outro que pôde oferecer: um telefonema, uma visita, um prato levado a quem está só. Lembre-se também de que amor não é licença para maltratar. Se alguém usa essa palavra para justificar agressão, ameaça ou controle, procure segurança e ajuda.',
    prayer:
      'Pai, antes que eu soubesse dizer o teu nome, tu já me conhecias. Confesso que muitas vezes te imagino de braços cruzados, contando as minhas falhas, e por isso me escondo. Leva-me de novo até a cruz do teu Filho e ensina ali o meu coração desconfiado. Cura em mim as lembranças de quem me amou pouco ou me amou mal. Derrama o teu amor onde só existe medo, e faz com que ele chegue, por minhas mãos, à minha casa, aos meus vizinhos e até a quem acho difícil amar. Eu descanso em ti. Amém.',
    additionalStudy:
      'Leia Lucas 15 e repare em quem se alegra em cada uma das três histórias; depois pergunte com qual dos dois filhos você mais se parece. Em Efésios 3:14-19, observe o que Paulo pede a Deus e por que é preciso força para compreender um amor assim. O Salmo 103 ajuda a orar o tema: marque os verbos que descrevem o que Deus faz e conte quantos dependem de você.',
    verses: [
      verse('1 João 4:8', 'não ama conhece Deus amor'),
      verse('João 17:24', 'amaste antes fundação mundo'),
      verse('Deuteronômio 7:7-8', 'menores amou juramento pais'),
      verse('Oseias 11:8-9', 'coração comove compaixões ira'),
      verse('Isaías 49:15', 'mulher esquecer amamenta'),
      verse('Romanos 5:8', 'prova amor morrido pecadores'),
      verse('Romanos 5:5', 'amor derramado corações Espírito'),
      verse('1 João 4:11', 'Deus amou devemos amar'),
      verse('Romanos 8:38-39', 'morte futuro separar amor'),
      verse('1 João 2:19', 'saíram nós não nossos'),
      verse('Lucas 15', 'ovelha moeda filho alegria'),
      verse('Efésios 3:14-19', 'fortalecidos compreender amor Cristo'),
      verse('Salmos 103', 'perdoa resgata coroa compadece'),
    ],
  },
  {
    slug: 'graca',
    theme: 'A graça',
    synonyms: [
      'graça de Deus',
      'favor imerecido',
      'o que é graça',
      'salvos pela graça',
      'minha graça te basta',
      'não mereço',
      'presente de Deus',
    ],
    title: 'De mãos vazias diante de Deus',
    introduction:
      'Em resumo: Graça é o favor de Deus para quem não merece. Ela salva pela fé, educa para uma vida nova e sustenta na fraqueza. Não se compra e não se paga depois.\n\nNo comércio, de graça é o que não tem preço na etiqueta, e a gente logo pergunta onde está o truque. Na fé acontece algo parecido: dizemos que a salvação é um presente e, no dia seguinte, voltamos a negociar com Deus. Este estudo segue a palavra “graça” pela Bíblia, desde o Sinai, onde um povo que tinha acabado de fazer um bezerro de ouro ouviu que Deus é compassivo, até as cartas de Paulo, perseguidor que virou apóstolo. Veremos que a graça perdoa, educa, sustenta na fraqueza e muda o modo de tratar as pessoas. Ela não custou nada a quem recebe, e custou tudo a quem deu.',
    mainPoints: [
      'A graça é mais antiga do que o Novo Testamento. Depois do bezerro de ouro (Êxodo 32:1-6), quando se podia esperar abandono, Deus passou diante de Moisés e se apresentou como misericordioso, lento para a ira e disposto a perdoar (Êxodo 34:6-7). O mesmo texto diz que ele não finge que o mal é inocente. Desde o começo, quem concede graça é alguém santo, que leva o pecado a sério e assim mesmo fica.',
      'Somos salvos por dádiva, recebida pela fé, sem espaço para ninguém se gabar (Efésios 2:8-9). Paulo tinha acabado de descrever gente espiritualmente morta, e quem está morto não se levanta sozinho. As boas obras vêm em seguida, como caminho que Deus preparou para quem ele refez. Trocar essa ordem transforma o presente em salário, e ninguém dá graças pelo salário como quem dá graças por um resgate.',
      'Quem conta vantagem sai cheio de si e vazio de Deus. Jesus contou de dois homens que subiram ao templo: um apresentou o seu currículo religioso, o outro mal levantava os olhos e pedia misericórdia. Foi este que desceu para casa em paz com Deus (Lucas 18:9-14). A porta da graça é baixa. Passa por ela quem se curva, seja qual for a sua ficha.',
      'A graça também educa. Paulo escreve a Tito que ela se manifestou trazendo salvação e que ensina a deixar a impiedade e a viver com equilíbrio, justiça e devoção (Tito 2:11-12). Usá-la como desculpa para continuar pecando seria contradição, porque fomos unidos a Cristo na sua morte e na sua vida (Romanos 6:1-4). O perdão que não muda nada em nós ainda não foi entendido.',
      'A graça sustenta quando a resposta que pedimos não vem. Três vezes Paulo orou para ser livre do que chamou de espinho, e ouviu que a graça de Cristo era suficiente, pois o poder dele se completa na fraqueza (2 Coríntios 12:8-9). Isso não obriga ninguém a recusar tratamento nem a esconder a dor. Mostra, porém, que uma limitação que permanece não é sinal de que Deus se afastou.',
    ],
    historicalContext:
      'Na sociedade romana, a palavra grega cháris fazia parte da linguagem dos favores. Um benfeitor rico ajudava pessoas ou cidades, e elas ficavam em dívida de lealdade e honra; por isso se recomendava escolher com cuidado quem seria digno do presente. Quando Paulo anuncia um favor divino dado justamente a quem não era digno, ele usa um termo conhecido para dizer algo que soava estranho. No hebraico do Antigo Testamento, a expressão “achar graça aos olhos de alguém” descrevia o inferior acolhido por quem tinha poder sobre ele. A carta aos Efésios foi escrita da prisão (Efésios 3:1) e circulou na província da Ásia, onde Paulo trabalhou por dois anos (Atos 19:10). Seus leitores vinham, em boa parte, do paganismo, com medo de forças ocultas e sem nenhum passado religioso a apresentar.',
    theologicalAnalysis:
      'No começo do século 5, o monge Pelágio ensinou que a vontade humana podia escolher o bem por suas próprias forças; Agostinho respondeu que até o primeiro passo em direção a Deus depende da graça, e as igrejas do Ocidente, em linhas gerais, lhe deram razão. Mil anos depois, os reformadores retomaram o tema e descreveram a graça como o favor de Deus por causa de Cristo. A Igreja Católica também confessa que a salvação começa na graça, e entende que ela é infundida na pessoa e alimentada pelos sacramentos.\n\nEntre evangélicos há duas leituras principais. Calvinistas falam de graça eficaz, que vence a resistência dos escolhidos; arminianos e wesleyanos, de graça preveniente, que alcança a todos e torna possível uma resposta livre, que pode ser negada. Ambos recusam que alguém se salve por mérito. A conversa é antiga e merece respeito. Se o assunto inquieta você, leve-o ao seu pastor com a Bíblia aberta.',
    reflection:
      'Repare no que acontece dentro de você quando outra pessoa recebe o que não merecia. Na história dos trabalhadores da vinha, os que chegaram cedo não perderam nada, mas a generosidade do patrão os deixou irritados (Mateus 20:1-16). É fácil gostar da graça quando somos os da última hora. Fica difícil quando ela alcança o parente que só deu desgosto, ou o vizinho que voltou para a igreja depois de anos e foi recebido com festa. Talvez o incômodo mostre que ainda pensamos viver de salário. O que mudaria no seu trato com essa pessoa se você se visse na mesma fila?',
    practicalApplication:
      'Escolha uma situação desta semana em que você costuma cobrar o que lhe devem e experimente responder com generosidade, sem publicar o gesto nem esperar troco. Se houver uma falta antiga que ainda acusa você, escreva-a num papel, confesse-a a Deus e rasgue a folha, como sinal do que ele promete a quem se volta para ele. A graça não anula a justiça: perdoar não exige retirar uma denúncia, nem voltar para perto de quem oferece perigo. Se precisar, converse com alguém maduro sobre como agir com misericórdia e, ao mesmo tempo, com segurança.',
    prayer:
      'Deus de toda a graça, venho sem nada nas mãos. As coisas de que me orgulhava não pagam a minha dívida, e as que me envergonham o Senhor já conhece. Agradeço por Jesus, que sendo rico se fez pobre por mim. Perdoe a minha mania de transformar presente em pagamento e de medir os outros com a régua que eu mesmo não suportaria. Ensine-me a viver como quem foi recebido em casa: com alegria, com seriedade, sem fazer contas. E, na fraqueza que ainda me acompanha, seja a sua presença o bastante para hoje. Em nome de Jesus. Amém.',
    additionalStudy:
      'Acompanhe a história de Mefibosete (2 Samuel 9): por causa de quem ele foi chamado à mesa do rei, e o que havia feito para isso? Observe depois como Paulo, ao falar de si mesmo, junta graça e trabalho duro sem confundir as duas coisas (1 Coríntios 15:9-10). Por fim, veja em Gálatas 1:6 a surpresa do apóstolo e pergunte que acréscimos costumamos pôr hoje ao presente de Deus.',
    verses: [
      verse('Êxodo 32:1-6', 'ouro bezerro fundição Arão'),
      verse('Êxodo 34:6-7', 'misericordioso tardio perdoa iniquidade'),
      verse('Efésios 2:8-9', 'graça salvos fé dom'),
      verse('Lucas 18:9-14', 'fariseu publicano misericórdia justificado'),
      verse('Tito 2:11-12', 'graça salvadora ensinando sóbria'),
      verse('Romanos 6:1-4', 'pecado graça sepultados novidade'),
      verse('2 Coríntios 12:8-9', 'três graça basta fraqueza'),
      verse('Efésios 3:1', 'Paulo prisioneiro Cristo'),
      verse('Atos 19:10', 'dois anos Ásia palavra'),
      verse('Mateus 20:1-16', 'vinha trabalhadores denário murmuravam'),
      verse('2 Samuel 9', 'Mefibosete Jônatas mesa misericórdia'),
      verse('1 Coríntios 15:9-10', 'graça sou trabalhei persegui'),
      verse('Gálatas 1:6', 'admiro graça outro evangelho'),
    ],
  },
  {
    slug: 'santidade-de-deus',
    theme: 'A santidade de Deus',
    synonyms: [
      'Deus é santo',
      'santo santo santo',
      'presença de Deus',
      'reverência',
      'pureza de Deus',
      'sede santos',
    ],
    title: 'O Deus diante de quem os anjos cobrem o rosto',
    introduction:
      'Em resumo: Deus é diferente de tudo e não se acostuma com o mal. A santidade dele mostra quem somos. Mesmo assim ele chega perto, perdoa e nos ensina a parecer com ele.\n\nQuando criança, muita gente ouviu falar em santo e pensou numa imagem, num feriado ou numa pessoa de vida impecável. Na Bíblia, a palavra pertence primeiro a Deus. Ela tenta dizer o que nele nos deixa sem palavras: a sua grandeza sem comparação e a sua pureza sem mistura. Todos os que chegam perto dessa realidade reagem de modo parecido, com espanto, consciência do próprio pecado e, por estranho que pareça, vontade de ficar. Vamos acompanhar Moisés diante da sarça, Isaías no templo e Pedro no barco, e perguntar o que significa chamar de Pai alguém assim. O tema assusta no início e acaba trazendo descanso.',
    mainPoints: [
      'Santo é, antes de tudo, o incomparável. Ana, depois de anos de humilhação, cantou que não existe santo como o Senhor nem rocha como ele (1 Samuel 2:2). A palavra traça a diferença entre o Criador e tudo o que ele criou. Deus não é uma versão melhorada de nós. Reconhecer isso tira um peso dos ombros: o governo do mundo está com alguém que não tem as nossas limitações.',
      'Diante de Deus, o chão muda. Moisés cuidava de ovelhas e encontrou fogo; recebeu ordem de tirar as sandálias, porque o lugar tinha se tornado santo (Êxodo 3:5). O terreno era deserto comum, e o que o distinguia era a presença. A reverência nasce assim, menos de objetos ou de tons de voz e mais da consciência de quem está ali.',
      'A santidade de Deus revela quem somos. Isaías viu o trono e ouviu os serafins repetirem três vezes a mesma palavra; sua primeira frase foi um lamento pelos próprios lábios e pelos do seu povo (Isaías 6:1-5). O que o humilhou foi a luz; ninguém leu para ele uma lista de erros. Em seguida uma brasa do altar tocou aquela boca, e a culpa foi tirada: quem expõe a ferida é quem a limpa.',
      'Deus é puro demais para se acostumar com o mal. Habacuque se apoia nessa convicção para reclamar: se os olhos de Deus são tão limpos, por que ele se cala quando o violento engole o justo (Habacuque 1:13)? A pergunta só existe porque Deus é santo. Um deus indiferente não daria motivo a protesto algum, e a vítima da injustiça não teria a quem apelar.',
      'Estar acima não o impede de estar perto. O Alto e Sublime, cujo nome é santo, declara que mora também com o abatido, para lhe devolver a vida (Isaías 57:15). E em Jesus essa proximidade ganhou mãos: ele tocou um leproso, e a impureza não passou para ele; foi a pureza que passou para o doente (Marcos 1:40-42).',
      'Quem pertence a esse Deus aprende a parecer-se com ele. Pedro aplica aos cristãos a ordem antiga de sermos santos em toda a conduta (1 Pedro 1:15-16). Em Levítico, de onde ela vem, santidade inclui deixar sobras da colheita para o pobre e o estrangeiro, não enganar, pagar o trabalhador no dia e não guardar rancor (Levítico 19:9-18). A santidade toma a vida inteira, até o que se faz num dia comum.',
    ],
    historicalContext:
      'O termo hebraico qadosh se aplica a Deus e ao que é reservado para ele: um dia, um lugar, um povo, um utensílio. No tabernáculo e depois no templo, essa separação era visível. Havia o pátio, o lugar santo e, atrás de um véu, o lugar santíssimo, onde o sumo sacerdote entrava uma vez por ano, com sangue de sacrifício. As leis de pureza ensinavam Israel a não chegar a Deus de qualquer jeito. Isaías situa sua visão no ano da morte do rei Uzias, por volta de 740 antes de Cristo, quando terminava um reinado longo e próspero e a Assíria crescia no horizonte. O trono de Jerusalém ficava vago; o profeta viu outro, que não se abala. No Novo Testamento, o véu rasgado de cima a baixo (Mateus 27:51) marca a mudança que a cruz produziu.',
    theologicalAnalysis:
      'Teólogos notam dois sentidos na palavra: a majestade, pela qual Deus está além de tudo, e a perfeição moral, pela qual nele não há sombra. Alguns autores dão mais peso ao primeiro, outros ao segundo; nos textos eles caminham juntos. Também se insiste em que a santidade não é um atributo ao lado dos outros: o amor de Deus é santo, e a sua justiça também. Por isso a cruz não foi um arranjo para contornar a santidade, mas o modo de ela nos acolher sem negar a si mesma.\n\nQuanto às consequências, as tradições têm acentos próprios. Igrejas reformadas sublinham que somos santos em Cristo e crescemos a vida toda; metodistas e igrejas de santidade falam de uma inteira consagração possível já nesta vida; muitas pentecostais ligam o tema ao poder do Espírito. No Brasil, várias comunidades adotaram normas de vestimenta e costumes como testemunho, e outras deixam isso à consciência de cada um. Paulo aconselha convicção diante do Senhor e respeito mútuo em questões assim (Romanos 14:5-6).',
    reflection:
      'Existe um jeito de falar com Deus tão íntimo que esquece quem ele é, e outro tão cerimonioso que esquece que ele é Pai. Em qual dos dois você tende a cair? Pense na última vez em que ficou em silêncio diante de algo imenso: o mar à noite, um recém-nascido, um leito de hospital. A santidade de Deus tem essa qualidade, e vai muito além. Pedro, ao percebê-la em Jesus, pediu que ele se afastasse, por ser pecador (Lucas 5:8). Jesus não se afastou. Deixe que essa cena responda ao medo que talvez você tenha de chegar perto.',
    practicalApplication:
      'Separe, nesta semana, três momentos de dez minutos em que o celular fique em outro cômodo. Leia um dos textos, fique em silêncio e só depois fale com Deus. Em seguida, escolha uma área concreta em que a santidade dele precise entrar na sua rotina: o troco devolvido, a conversa que você não vai espalhar, o filme que não lhe faz bem, o pagamento em dia de quem trabalha para você. Anote e conte a alguém de confiança. Se perceber escrúpulos que não dão descanso, procure conversar com seu pastor e também com um profissional de saúde mental.',
    prayer:
      'Senhor Deus, santo é o teu nome, e eu o tenho pronunciado com pressa. Perdoa a distração com que entro na tua presença e a facilidade com que me acostumo ao mal, no mundo e em mim. Como Isaías, tenho lábios que precisam de limpeza; toca-os com o perdão que vem do sacrifício de Cristo. Agradeço porque o véu se rasgou e porque tu, que habitas nas alturas, escolhes ficar com os abatidos. Ensina-me um temor sem pavor e uma intimidade sem descaso. Que a tua pureza apareça nas coisas pequenas do meu dia. Amém.',
    additionalStudy:
      'O Salmo 99 repete três vezes que Deus é santo: observe o que vem antes de cada repetição e como o salmo une justiça e perdão. Em Apocalipse 4:8-11, compare a cena com a de Isaías e pergunte o que motiva o louvor. Depois, com Hebreus 10:19-22 aberto, pergunte que razões o autor dá para a nossa confiança e que disposições espera de quem se aproxima.',
    verses: [
      verse('1 Samuel 2:2', 'não santo rocha Deus'),
      verse('Êxodo 3:5', 'calçados lugar terra santa'),
      verse('Isaías 6:1-5', 'serafins santo lábios impuros'),
      verse('Habacuque 1:13', 'olhos puros mal perverso'),
      verse('Isaías 57:15', 'sublime santo abatidos vivificar'),
      verse('Marcos 1:40-42', 'leproso tocou limpo'),
      verse('1 Pedro 1:15-16', 'santos comportamento santo'),
      verse('Levítico 19:9-18', 'pobre estrangeiro assalariado rancor'),
      verse('Mateus 27:51', 'véu templo rasgou'),
      verse('Romanos 14:5-6', 'dia certeza própria mente'),
      verse('Lucas 5:8', 'Pedro afasta homem pecador'),
      verse('Salmos 99', 'santo justiça perdoador'),
      verse('Apocalipse 4:8-11', 'santo digno criaste trono'),
      verse('Hebreus 10:19-22', 'confiança santuário véu aproximemo'),
    ],
  },
  {
    slug: 'soberania-e-sofrimento',
    theme: 'A soberania de Deus e o sofrimento',
    synonyms: [
      'por que Deus permite o sofrimento',
      'soberania de Deus',
      'Deus está no controle',
      'por que sofro',
      'dor e fé',
      'lamento',
      'providência',
    ],
    title: 'Quando Deus reina e a vida dói',
    introduction:
      'Em resumo: Deus reina, e mesmo assim seus filhos sofrem. A dor não prova culpa, e a queixa pode virar oração. Na cruz Deus entrou no nosso sofrimento e prometeu o fim dele.\n\nA pergunta quase nunca nasce numa sala de aula. Ela aparece no corredor do hospital, no velório, na demissão depois de vinte anos: se Deus governa tudo, por que isto? A Bíblia não esconde a pergunta nem a trata como falta de fé. Coloca-a na boca de salmistas, profetas e do próprio Jesus. Neste estudo vamos ouvir o que a Escritura afirma sobre o governo de Deus e também o que ela se recusa a afirmar, como a ideia de que toda dor é castigo. Se você está sofrendo agora, leia com calma, um trecho por vez. Não é preciso entender tudo para ser acolhido por ele.',
    mainPoints: [
      'Deus reina de fato. O salmista vê o trono dele firmado nos céus, com domínio sobre todas as coisas (Salmos 103:19). Isso não transforma o mal em bem. Significa que o mal não é um segundo deus, que não tem a última palavra e que não existe canto do mundo, nem noite da nossa vida, em que o Senhor tenha perdido o caminho até nós.',
      'Sofrimento não é prova de culpa. O livro de Jó começa elogiando a integridade do seu personagem, e Deus mesmo reconhece que a desgraça veio sem causa nele (Jó 2:3). Diante do cego de nascença, os discípulos quiseram saber de quem era o pecado, e Jesus recusou as duas opções que ofereceram (João 9:1-3). Quem diz ao doente que lhe falta fé repete os amigos de Jó, a quem Deus repreendeu.',
      'O lamento é oração. Um salmo atribuído a Davi pergunta quatro vezes “até quando?”, e pergunta a Deus, não às paredes (Salmos 13:1-2). Reclamar com o Senhor ainda é confiar que ele escuta. Existe até um salmo que termina no escuro, sem virada nem final feliz (Salmos 88:18), e ele está na Bíblia para que ninguém se sinta expulso da fé quando só consegue chorar.',
      'Deus pode conduzir para o bem o que outros planejaram para o mal. José disse isso aos irmãos muitos anos depois da traição, já com o pão distribuído aos famintos (Gênesis 50:20). Ele chamou de mal o que era mal. E falou por si, quando pôde enxergar; ninguém tem o direito de impor essa leitura a quem ainda está no fundo do poço.',
      'Na cruz, o governo de Deus e a maldade humana se encontram. Pedro declara que Jesus foi entregue segundo o plano de Deus e, na mesma frase, que foi morto por mãos injustas (Atos 2:23). O pior crime da história não escapou ao governo de Deus e continuou sendo crime. Desde então, sabemos que ele não nos olha sofrer de longe: o Filho passou por ali.',
      'A promessa tem um destino. Quando Paulo escreve que tudo coopera para o bem dos que amam a Deus, o bem de que fala é sermos parecidos com Cristo e chegarmos à glória (Romanos 8:28-30). Não é garantia de que o emprego volta ou de que o exame vem limpo. No fim, porém, Deus mesmo enxugará as lágrimas, e a morte deixará de existir (Apocalipse 21:4).',
    ],
    historicalContext:
      'O livro de Jó pertence à literatura de sabedoria de Israel. Não sabemos quem o escreveu nem quando; a história se passa em Uz, fora de Israel, num ambiente que lembra o tempo dos patriarcas, e quase todo o texto é poesia. No mundo antigo era comum pensar que a prosperidade mostrava o agrado dos deuses e a desgraça, o seu desagrado. Os três amigos defendem essa conta exata, e acertaram apenas nos sete dias em que ficaram calados, sentados no chão com ele (Jó 2:13). Ao falar do meio da tempestade, Deus não revela a Jó a cena dos primeiros capítulos; mostra-lhe a imensidão da criação e, embora o corrija, lhe dá razão contra os acusadores. Já a carta aos Romanos foi enviada, por volta do ano 57, a cristãos que poucos anos depois conheceriam a perseguição de Nero.',
    theologicalAnalysis:
      'A Bíblia afirma que Deus governa e que nós respondemos pelos nossos atos, sem explicar como as duas coisas se juntam. As tradições procuram explicar. A calvinista ensina que Deus ordena tudo o que acontece, sem ser autor do pecado, usando as escolhas reais das criaturas. A arminiana prefere falar de permissão: Deus dá liberdade verdadeira, conhece de antemão o que faremos e dirige a história apesar dos nossos abusos. Outros acrescentam que ele sabe o que cada pessoa faria em qualquer situação. Uma corrente minoritária, o teísmo aberto, entende que o futuro livre ainda não está definido nem para Deus, e a maioria dos evangélicos a considera incompatível com o que a Bíblia diz do conhecimento de Deus.\n\nO que une quase todos é mais do que parece: Deus não é mau, não se diverte com a dor, pode ser buscado nela e julgará todo mal. A explicação que falta em Jó tem a sua resposta mais profunda numa pessoa, que prometeu estar conosco e voltar. Quem consola deve lembrar que doutrina verdadeira, dita na hora errada, também machuca.',
    reflection:
      'Maria, irmã de Lázaro, disse a Jesus que, se ele tivesse chegado antes, o irmão estaria vivo. Ele não a corrigiu. Viu o choro dela, perguntou onde estava o túmulo e chorou também, mesmo sabendo o que faria minutos depois (João 11:32-35). Fique um pouco nessa cena. Qual é a sua frase que começa com “se tu estivesses aqui”? Talvez você a guarde há anos, por achar que seria falta de respeito dizê-la. O Senhor que reina é esse que chora junto. Ele aguenta ouvir, mesmo que você chegue sem ter aprendido a lição.',
    practicalApplication:
      'Escreva o seu próprio lamento, como fez o salmista: diga o que dói, peça o que precisa e, se conseguir, termine com uma frase de confiança. Caso não consiga, pare no pedido. Ao visitar alguém que sofre, leve comida, ofereça carona, fique em silêncio e não procure explicações. Trate o corpo e a mente com seriedade: médico, remédio e terapia são cuidados que Deus também usa. Quando a dor vem da violência de alguém, buscar proteção é certo; ninguém precisa suportá-la como vontade divina.',
    prayer:
      'Senhor, eu não entendo. Sei que o teu trono está firme, mas aqui embaixo tudo treme, e há noites em que só encontro palavras de queixa. Recebe-as como oração. Livra-me de quem quer me explicar depressa demais, e livra-me de fazer o mesmo com os outros. Tu conheces por dentro o abandono e as lágrimas; fica comigo até que eu consiga levantar a cabeça. Mostra-me a quem pedir ajuda e dá-me coragem para aceitá-la. E guarda viva em mim a espera do dia em que não haverá mais luto. Por Jesus, que sofreu por nós. Amém.',
    additionalStudy:
      'Leia Jó 42:1-9 e pergunte o que mudou para Jó, já que nenhuma explicação lhe foi dada, e o que Deus diz aos amigos. O Salmo 73 acompanha alguém que quase desistiu: em que ponto o olhar dele se transforma, e o que ele descobre de mais precioso? Note também como o consolo recebido passa adiante, e que tipo de ajuda Paulo pede (2 Coríntios 1:3-11).',
    verses: [
      verse('Salmos 103:19', 'trono céus reino domina'),
      verse('Jó 2:3', 'íntegro integridade sem causa'),
      verse('João 9:1-3', 'cego pecou pais nem'),
      verse('Salmos 13:1-2', 'até quando esquecerás tristeza'),
      verse('Salmos 88:18', 'afastaste amigo conhecidos trevas'),
      verse('Gênesis 50:20', 'mal Deus encaminhou bem'),
      verse('Atos 2:23', 'entregue propósito injustos crucificastes'),
      verse('Romanos 8:28-30', 'contribuem bem imagem glorificou'),
      verse('Apocalipse 21:4', 'limpará lágrima morte dor'),
      verse('Jó 2:13', 'terra sete dias palavra'),
      verse('João 11:32-35', 'Maria irmão morrido chorou'),
      verse('Jó 42:1-9', 'ouvidos olhos Elifaz correto'),
      verse('Salmos 73', 'inveja santuários porção refúgio'),
      verse('2 Coríntios 1:3-11', 'consolação consolar oração Ásia'),
    ],
  },
  {
    slug: 'fidelidade-de-deus',
    theme: 'A fidelidade de Deus',
    synonyms: [
      'Deus é fiel',
      'promessas de Deus',
      'Deus cumpre o que promete',
      'posso confiar em Deus',
      'Deus não falha',
      'misericórdias novas a cada manhã',
    ],
    title: 'Aquele que não volta atrás',
    introduction:
      'Em resumo: Deus cumpre o que promete, mesmo quando nós falhamos. A Bíblia mostra isso na história de Israel e em Jesus. Podemos confiar nele no meio das perdas.\n\nPalavra dada vale pouco hoje em dia. O contrato tem letras miúdas, o vendedor some, o noivo desiste, e nós mesmos começamos a semana com propósitos que não chegam à quarta-feira. Por isso a fidelidade de Deus soa quase boa demais. A Bíblia a apresenta como a firmeza de quem se comprometeu e sustenta o compromisso, às vezes por séculos, às vezes passando por cima da infidelidade do outro. O estudo a seguir visita Abraão, Moisés, um poeta sentado nas ruínas de Jerusalém e Paulo às vésperas da morte. Vamos distinguir, com cuidado, o que Deus prometeu de fato e o que nós gostaríamos que ele tivesse prometido.',
    mainPoints: [
      'Ser fiel está no nome que Deus se dá. Moisés ensina Israel a reconhecê-lo como o Deus que mantém a aliança e o amor leal por gerações sem conta (Deuteronômio 7:9). A raiz da palavra hebraica fala de algo firme, em que se pode apoiar o peso do corpo; é parente do nosso “amém”. Crer é encostar-se nessa firmeza; ninguém precisa produzir dentro de si um sentimento forte.',
      'Deus mesmo se obriga. Na antiga cerimônia de aliança narrada em Gênesis, animais foram partidos ao meio, e só o fogo que representava Deus passou entre as metades, enquanto Abrão dormia (Gênesis 15:12-18). Quem passava por ali aceitava as consequências de quebrar o pacto. O Senhor tomou sobre si o compromisso inteiro, e a história que vai dali até a cruz mostra até onde ele o levou.',
      'A fidelidade de Deus é vista melhor no meio dos escombros. Com a cidade queimada, um sobrevivente faz força para lembrar que as misericórdias de Deus não se esgotaram e que recomeçam a cada manhã (Lamentações 3:21-23). A frase que enfeita quadros e camisetas nasceu num livro de choro. Ela não nega a ruína. Descobre, dentro dela, um motivo para esperar mais um dia.',
      'Deus permanece fiel mesmo quando falhamos, porque não pode negar a si mesmo (2 Timóteo 2:13). O verso anterior traz um aviso sério sobre negá-lo, e as duas coisas precisam ficar juntas. Aqui está a segurança de quem tropeça e volta: ao confessar, encontra alguém fiel e justo, que perdoa e limpa (1 João 1:9). Não é desculpa para quem resolveu fugir.',
      'Na tentação Deus abre uma saída. Escrevendo a gente que brincava com o perigo, Paulo diz que ele não deixa a prova ultrapassar o que podem suportar e prepara um escape (1 Coríntios 10:13). O assunto ali é o pecado que nos atrai. O texto não diz que ninguém recebe dor maior do que aguenta: o próprio Paulo contou que chegou a perder a esperança de viver.',
      'Tudo o que Deus prometeu encontra o seu sim em Jesus (2 Coríntios 1:20). Ele é a descendência esperada por Abraão, o herdeiro de Davi, o servo anunciado pelos profetas. Por isso lemos as promessas passando por ele, nunca como bilhetes soltos. Quem tem Cristo tem a garantia principal, ainda que muitas expectativas nossas fiquem sem resposta.',
    ],
    historicalContext:
      'Lamentações foi composto depois que os babilônios destruíram Jerusalém, por volta de 587 antes de Cristo. O templo ardeu, o rei foi levado cego para o exílio, e houve fome dentro dos muros. O livro reúne cinco poemas, quatro deles organizados pelas letras do alfabeto hebraico, como se fosse preciso dizer a dor de ponta a ponta; a tradição o liga a Jeremias, embora o texto não traga assinatura. O ritual dos animais partidos era conhecido no antigo Oriente, e Jeremias se refere a ele ao acusar os líderes de Judá (Jeremias 34:18). Duas palavras hebraicas costumam andar juntas: hesed, o amor leal de quem fez aliança, e emet, a verdade em que se pode confiar. A segunda carta a Timóteo apresenta Paulo preso em Roma, já esperando a execução.',
    theologicalAnalysis:
      'A fidelidade de Deus se apoia em outra convicção: ele não muda (Malaquias 3:6). Suas ações variam, ele se alegra e se entristece, mas o seu caráter e o seu propósito são os mesmos. Os teólogos distinguem promessas feitas a pessoas ou povos determinados, como a terra dada a Israel, e promessas que o Novo Testamento estende a todos os que creem. A teologia da aliança vê a igreja como continuação do único povo de Deus; o dispensacionalismo distingue Israel e igreja e espera o cumprimento literal de certas promessas nacionais. As duas leituras confiam no mesmo Deus fiel.\n\nTambém se discute o que o aviso de Paulo a Timóteo implica. Uns entendem que o verdadeiro crente perseverará, guardado por Deus; outros, que é possível abandonar a fé e perder-se. Todos reconhecem que a Bíblia consola o coração quebrantado e adverte o presunçoso. Convém desconfiar de quem vende fidelidade divina em troca de ofertas: ninguém compra o que Deus dá por ser quem é, e ele não assinou os nossos projetos.',
    reflection:
      'O Salmo 89 começa cantando a fidelidade de Deus e, mais adiante, o mesmo cantor pergunta onde foi parar o amor que ele jurou a Davi (Salmos 89:49). As duas partes ficaram no mesmo poema, sem que ninguém as separasse. Talvez a sua fé também tenha duas metades assim, uma que canta e outra que cobra. Olhe para trás: em que momentos você só percebeu o cuidado de Deus anos depois? E há alguma promessa que você atribuiu a ele, mas que, lendo com atenção, nunca foi feita? Soltar essa expectativa pode doer, e pode também devolver a confiança.',
    practicalApplication:
      'Comece um caderno de memória. Em uma página, registre provisões e socorros que você já viveu, com data aproximada; em outra, os pedidos que continuam abertos. Releia as duas no primeiro domingo de cada mês. Ao encontrar uma promessa bíblica que fala ao seu coração, faça três perguntas antes de copiá-la: a quem foi dita, em que situação e como se relaciona com Jesus. Por fim, seja sinal da fidelidade de Deus para alguém: cumpra um compromisso pequeno que você vinha adiando, devolva o que pediu emprestado, apareça na hora combinada.',
    prayer:
      'Senhor, a sua palavra não envelhece e o seu compromisso não depende da minha constância. Olho para a semana que passou e vejo promessas minhas pelo chão; olho para a sua história e vejo um Deus que passou sozinho pelo caminho da aliança e foi até a cruz. Perdoe as vezes em que chamei de promessa sua o que era só desejo meu. Quando eu não enxergar nada além de ruínas, faça-me lembrar da sua misericórdia nesta manhã, e na próxima. Firme meus passos e faça de mim alguém em quem os outros possam confiar. Em nome de Jesus, amém.',
    additionalStudy:
      'Neemias 9:16-33 resume a história de Israel como uma sequência de quedas e socorros: sublinhe o que o povo faz e o que Deus faz, e compare. Leia Hebreus 6:13-20 e pergunte por que Deus, que não mente, quis ainda jurar, e a que a esperança é comparada. Termine em Josué 21:43-45, observando quanto tempo separa essa conclusão da promessa feita a Abraão.',
    verses: [
      verse('Deuteronômio 7:9', 'Deus fiel guarda pacto gerações'),
      verse('Gênesis 15:12-18', 'sono tocha animais pacto'),
      verse('Lamentações 3:21-23', 'memória misericórdias manhã fidelidade'),
      verse('2 Timóteo 2:13', 'infiéis fiel negar mesmo'),
      verse('1 João 1:9', 'confessarmos fiel justo perdoar'),
      verse('1 Coríntios 10:13', 'tentação fiel saída suportar'),
      verse('2 Coríntios 1:20', 'promessas nele sim'),
      verse('Jeremias 34:18', 'pacto bezerro duas partes'),
      verse('Malaquias 3:6', 'SENHOR não mudo'),
      verse('Salmos 89', 'fidelidade pacto Davi ungido'),
      verse('Salmos 89:49', 'onde leais bondades juraste'),
      verse('Neemias 9:16-33', 'soberba perdoas desamparaste agiste'),
      verse('Hebreus 6:13-20', 'Abraão jurou âncora alma'),
      verse('Josué 21:43-45', 'terra repouso palavra cumpriu'),
    ],
  },
  {
    slug: 'criacao',
    theme: 'A criação',
    synonyms: [
      'criação do mundo',
      'Deus criador',
      'Gênesis 1',
      'os seis dias da criação',
      'natureza na Bíblia',
      'meio ambiente',
      'cuidar da natureza',
      'ciência e criação',
    ],
    title: 'O mundo que Deus achou bom',
    introduction:
      'Em resumo: Deus fez tudo o que existe, e fez bem. O ser humano foi posto no mundo para cuidar dele. A criação ainda geme, e Deus vai renová-la.\n\nA Bíblia não começa explicando de onde Deus veio. Ela conta o que ele fez (Gênesis 1:1-5). Vêm a luz, a água, a erva, o peixe, o casal, e no fim Deus olha o conjunto e vê que ficou muito bom. Quem mora na cidade se esquece disso com facilidade: a água sai do cano, a comida sai da sacola, e o céu some atrás do prédio. Este estudo olha para o começo de tudo, para o trabalho que recebemos ali, e para um mundo que é bonito e, mesmo assim, sofre. Leia, se puder, perto de uma janela.',
    mainPoints: [
      'O mundo tem dono, e os astros não são deuses. No relato de Gênesis o sol e a lua nem recebem nome: são dois luminares, feitos para marcar os dias e as estações (Gênesis 1:14-16). Outros povos adoravam esses astros, e Moisés avisou Israel de que não se inclinasse diante deles (Deuteronômio 4:19). O crente pode admirar a lua cheia sem pedir nada a ela e sem temer o horóscopo.',
      'Deus criou falando. Ele diz, e a luz passa a existir (Gênesis 1:1-5). O salmo repete que os céus foram feitos pela palavra do Senhor (Salmos 33:6-9). João acrescenta que essa Palavra estava com Deus, que nada foi feito sem ela, e que ela se tornou gente e morou entre nós (João 1:1-14). Aquele por quem existem as estrelas é o mesmo que sentou à mesa com pecadores.',
      'O ser humano recebeu dignidade e serviço. Homem e mulher foram feitos à imagem de Deus, os dois na mesma frase (Gênesis 1:26-31). O domínio que receberam fica claro no capítulo seguinte: o homem foi posto no jardim para lavrar e guardar (Gênesis 2:15). Guardar é o contrário de esgotar. A Bíblia diz ainda que o justo se importa com a vida dos seus animais (Provérbios 12:10), e o descanso semanal valia também para eles (Êxodo 20:9-11).',
      'A natureza fala de Deus até certo ponto. Os céus declaram a glória dele (Salmos 19:1-4), e Paulo diz que o seu poder eterno se deixa ver naquilo que foi criado (Romanos 1:20). O perdão dos pecados, porém, ninguém descobre olhando o pôr do sol. Por isso o mesmo salmo passa do céu para a lei do Senhor, que restaura a alma (Salmos 19:7).',
      'A criação também sofre. Por causa do pecado a terra passou a dar espinhos, e o trabalho ficou pesado (Gênesis 3:17-19). Paulo ouve o mundo inteiro gemer como quem está em trabalho de parto, à espera de ser liberto (Romanos 8:19-22). A enchente, a seca e a doença não estavam no mundo que Deus achou bom. O gemido de que Paulo fala tem esperança, porque o parto termina em nascimento.',
      'Deus cuida do que fez e vai renovar tudo. O Salmo 104 fala do mar cheio de bichos, até de um enorme que brinca nele, e diz que todos esperam de Deus a comida (Salmos 104:24-30). Jesus manda reparar nas aves e nas flores, para quem vive ansioso com o que comer e vestir (Mateus 6:26-29). Na última visão do Apocalipse, João vê um céu novo e uma terra nova (Apocalipse 21:1).',
    ],
    historicalContext:
      'Os vizinhos de Israel também contavam como o mundo começou. Num poema da Babilônia, o deus Marduque vence uma deusa do mar, parte o corpo dela ao meio e faz dali o céu e a terra; as pessoas são criadas para trabalhar no lugar dos deuses. Israel conheceu histórias assim, sobretudo no exílio. O relato de Gênesis é bem diferente: existe um só Deus, ele não luta com ninguém, e as pessoas são criadas para receber bênção, comida e companhia (Gênesis 1:26-31). Aos exilados desanimados, o livro de Isaías manda levantar os olhos para as estrelas, e lembra que quem chama cada uma pelo nome não se cansa nem se esquece do seu povo (Isaías 40:26-28). Nos salmos, a criação era cantada no culto. Para o lavrador que dependia da chuva, cantar que a terra é do Senhor (Salmos 24:1) era falar do pão da semana.',
    theologicalAnalysis:
      'Os cristãos discordam sobre quanto tempo a criação levou. Uns entendem seis dias de vinte e quatro horas e uma terra jovem. Outros leem os dias como períodos longos, ou como a moldura de um texto que quer dizer quem criou e para quê, e aceitam a idade que a ciência calcula. Há gente séria em cada grupo, e a salvação de ninguém depende disso. Todos confessam que o universo existe pela vontade de Deus (Apocalipse 4:11), que o visível não foi feito de algo visível (Hebreus 11:3), e que respondemos diante dele pelo que fazemos aqui.\n\nA doutrina da criação protege de dois enganos. Um é desprezar a matéria, como se o espírito precisasse fugir dela; a Bíblia começa com Deus gostando do que fez e termina com uma terra renovada. O outro é tratar a natureza como Deus. Paulo põe Cristo no centro: tudo foi criado por ele e para ele, e nele todas as coisas se mantêm (Colossenses 1:15-17). Cuidar do rio, do bicho e da rua faz parte da obediência. O Apocalipse chega a anunciar juízo contra os que destroem a terra (Apocalipse 11:18).',
    reflection:
      'Qual foi a última vez que alguma coisa criada fez você parar? Pode ter sido o mar, um bezerro, a mão de um recém-nascido, a goiabeira do quintal. Fique um minuto com essa lembrança e agradeça com as suas palavras. Pergunte depois o que você usa como se fosse só seu: a água, o corpo, o terreno, os bichos de casa. Se hoje você se sente pequeno, leia a pergunta que um salmo faz diante da lua e das estrelas: por que Deus se lembraria do ser humano (Salmos 8:3-8)? O salmista se espanta de ser lembrado, e Deus se lembra de você também.',
    practicalApplication:
      'Escolha um canto do mundo para cuidar neste mês: um vaso, o quintal, a calçada, um animal. Conserte a torneira que pinga e separe o lixo, mesmo que ninguém veja. Antes de comer, diga de onde veio cada coisa do prato e quem trabalhou para que chegasse ali. Tire um dia da semana, ou metade de um, para não produzir nada. Leve as crianças para ver as estrelas longe da luz e conte a elas quem as fez. Na igreja, junte duas pessoas e cuidem de uma praça ou do pátio do templo. Se as notícias do clima tiram o seu sono, fale disso com Deus e com alguém, e faça só a parte que cabe a você.',
    prayer:
      'Deus criador, tu fizeste o mar e o que mora no fundo dele, e fizeste a mim. Perdoa-me, porque passo pelos teus dias olhando para o chão ou para a tela. Abre os meus olhos para o que é bom e não custa nada. Ensina-me a trabalhar sem estragar e a descansar sem culpa. Lembra-te de quem perdeu a casa na enchente e de quem espera a chuva há meses. Tem misericórdia das pessoas e dos bichos que pagam pelo descuido dos outros. Tudo foi feito por Jesus e para Jesus, e eu também. Enquanto espero a terra nova, faz de mim alguém que cuida desta. Em nome de Jesus. Amém.',
    additionalStudy:
      'Leia Gênesis 1 e faça duas colunas, uma para os dias um a três e outra para os dias quatro a seis. Que espaço é preparado em cada dia da primeira, e quem vem ocupá-lo na segunda? Compare depois com o Salmo 104, que canta a mesma obra. Em Jó 38:4-11, repare que Deus responde a um homem doente com perguntas sobre a terra e o mar, e veja o que Jó diz no fim (Jó 42:5-6).',
    verses: [
      verse('Gênesis 1:1-5', 'princípio criou luz'),
      verse('Gênesis 1:14-16', 'luminares estações dias'),
      verse('Deuteronômio 4:19', 'sol lua estrelas inclines'),
      verse('Salmos 33:6-9', 'palavra céus sopro'),
      verse('João 1:1-14', 'Palavra feitas carne habitou'),
      verse('Gênesis 1:26-31', 'imagem domine abençoou bom'),
      verse('Gênesis 2:15', 'jardim lavrasse guardasse'),
      verse('Provérbios 12:10', 'justo vida animais'),
      verse('Êxodo 20:9-11', 'seis dias animal repouso'),
      verse('Salmos 19:1-4', 'céus declaram glória'),
      verse('Romanos 1:20', 'poder eterno criadas vistas'),
      verse('Salmos 19:7', 'lei perfeita restaura alma'),
      verse('Gênesis 3:17-19', 'maldita Espinhos suor'),
      verse('Romanos 8:19-22', 'criação geme parto esperança'),
      verse('Salmos 104:24-30', 'mar Leviatã alimento renovas'),
      verse('Mateus 6:26-29', 'aves lírios ansiosos'),
      verse('Apocalipse 21:1', 'novo céu nova terra'),
      verse('Isaías 40:26-28', 'olhos criou nomes cansa'),
      verse('Salmos 24:1', 'terra plenitude mundo'),
      verse('Apocalipse 4:11', 'criaste vontade'),
      verse('Hebreus 11:3', 'fé palavra visível'),
      verse('Colossenses 1:15-17', 'criadas mantêm'),
      verse('Apocalipse 11:18', 'destruir destroem terra'),
      verse('Salmos 8:3-8', 'lua estrelas lembres'),
      verse('Gênesis 1', 'luz céus terra'),
      verse('Salmos 104', 'fontes aves'),
      verse('Jó 38:4-11', 'fundava terra mar portas'),
      verse('Jó 42:5-6', 'olhos veem pó'),
    ],
  },
  {
    slug: 'nomes-de-deus',
    theme: 'Os nomes de Deus',
    synonyms: [
      'nomes de Deus',
      'os nomes de Deus no Antigo Testamento',
      'El Shaddai',
      'Jeová Jiré',
      'Elohim e Adonai',
      'quem é Deus pelos seus nomes',
      'Eu Sou o que Sou',
    ],
    title: 'Como Deus se apresenta',
    introduction:
      'Em resumo: Na Bíblia, os nomes de Deus contam quem ele é e o que ele fez por alguém. O nome que ele mesmo deu a Moisés fala da sua presença fiel. Em Jesus ele se deixa chamar de Pai.\n\nQuem conhece uma pessoa só pelo sobrenome ainda não a conhece. Com Deus acontece algo parecido. Muitos o chamam de Deus a vida inteira e nunca perguntaram como ele quer ser chamado. Na Bíblia, os nomes aparecem dentro de histórias: uma escrava fugida no deserto, um pai com o filho no monte, um rapaz escondido dos inimigos, um povo que acabou de ganhar uma guerra. Cada um aprendeu ali alguma coisa de Deus e deu a ela um nome. Este estudo percorre algumas dessas histórias, para que as palavras da sua oração tenham rosto.',
    mainPoints: [
      'Deus disse o próprio nome. Diante da sarça, Moisés perguntou o que responderia ao povo, e ouviu “Eu sou o que sou” (Êxodo 3:13-15). As nossas Bíblias escrevem esse nome como SENHOR, em letras grandes. Ele fala de alguém que existe por si mesmo e que estará presente com os seus. No mesmo texto, Deus se liga a pessoas de uma família, Abraão, Isaque e Jacó.',
      'Agar deu um nome a Deus. Era estrangeira, estava grávida e tinha fugido de maus-tratos. No deserto, o Senhor falou com ela, e ela o chamou de Deus que vê (Gênesis 16:13). A Bíblia não conta de outra pessoa que tenha feito isso antes dela. Quem se sente invisível em casa ou no trabalho pode orar com o nome que ela deixou.',
      'Alguns nomes lembram um socorro. Abraão recebeu o carneiro no lugar do filho e deu ao monte o nome de O Senhor proverá (Gênesis 22:13-14). Moisés ergueu um altar depois da batalha e o chamou de O Senhor é minha bandeira (Êxodo 17:15). Gideão, que tremia de medo, chamou o seu altar de O Senhor é paz (Juízes 6:24). O lugar guardava a história, e quem passava por ali podia perguntar.',
      'Outros nomes dizem o tamanho de Deus. Melquisedeque o chama de Deus altíssimo (Gênesis 14:18-20). A Abraão, com noventa e nove anos, ele se apresenta como Deus Todo-Poderoso (Gênesis 17:1). Ana, que não tinha filhos, orou num santuário dedicado ao Senhor dos exércitos (1 Samuel 1:3). Todos eram fracos diante do que esperavam, e precisavam de um Deus maior do que a idade, os reis e a própria tristeza.',
      'O nome de Deus descreve o seu caráter. Quando Moisés pediu para conhecê-lo melhor, Deus passou e proclamou o seu nome: misericordioso, lento para a ira, cheio de bondade e de verdade, que perdoa, mas não chama o culpado de inocente (Êxodo 34:5-7). Por isso o salmista diz que quem conhece o nome de Deus confia nele (Salmos 9:10), e Provérbios compara esse nome a uma torre para onde se corre (Provérbios 18:10).',
      'Jesus trouxe o nome que faltava. O anjo mandou chamá-lo de Jesus, porque salvaria o povo dos seus pecados, e Mateus lembra o nome Emanuel, Deus conosco (Mateus 1:21-23). Ele ensinou os discípulos a dizer Pai (Mateus 6:9), e Paulo explica que é o Espírito quem nos faz clamar assim (Romanos 8:15). Deus o exaltou e lhe deu o nome que está acima de todos (Filipenses 2:9-11).',
    ],
    historicalContext:
      'Entre os povos antigos, o nome não era só um som para chamar alguém. Pais davam nomes que contavam o parto, a esperança ou a dor da família. Saber o nome de um deus, para os vizinhos de Israel, era um meio de tentar mandar nele com fórmulas. Talvez por isso o mandamento proíba tomar o nome do Senhor em vão (Êxodo 20:7). O nome dado a Moisés se escreve em hebraico com quatro consoantes. Com o tempo, por respeito, os judeus deixaram de pronunciá-lo e liam em voz alta a palavra Senhor. Da mistura das consoantes de um com as vogais do outro nasceu, muito depois, a forma Jeová; a maioria dos estudiosos acha que se dizia algo como Javé. Nos tempos mais antigos já circulavam nomes formados com El, a palavra comum para Deus naquela região. Os profetas ainda deram nomes de promessa: de um rei que viria disseram O Senhor é nossa justiça (Jeremias 23:6), e de uma cidade nova, O Senhor está ali (Ezequiel 48:35).',
    theologicalAnalysis:
      'Algumas pregações ensinam listas de nomes, cada um para um pedido, como se houvesse um nome para a cura e outro para o dinheiro. A Bíblia usa os nomes de outro modo. Eles lembram o que Deus fez e levam a confiar nele, e nenhum obriga Deus a nada. O texto em que ele se chama o Senhor que sara, por exemplo, fala de obediência e das doenças do Egito (Êxodo 15:26), e não promete que todo crente terá saúde. Também não é preciso acertar a pronúncia hebraica para ser ouvido. O Novo Testamento foi escrito em grego, chama Deus de Senhor e de Pai, e ninguém ali corrige quem ora assim.\n\nPara os cristãos, o nome se completa em Jesus. Ele disse que, antes de Abraão existir, “eu sou”, e os que ouviam entenderam bem, pois pegaram pedras (João 8:58-59). Pedro anuncia que não há outro nome pelo qual possamos ser salvos (Atos 4:12). E o próprio Jesus resume a sua vida dizendo ao Pai que fez conhecer o nome dele aos discípulos (João 17:6-26).',
    reflection:
      'Como você costuma chamar Deus quando ora? Repare se usa sempre a mesma palavra, e se ela ainda significa alguma coisa ou virou costume. Lembre uma situação em que Deus socorreu você. Se fosse dar um nome àquele lugar, como Abraão e Gideão deram, qual seria? Pense também no nome que mais custa a você. Para quem teve um pai violento ou ausente, a palavra Pai pode doer. Diga isso a ele sem vergonha. O salmo o chama de pai dos órfãos (Salmos 68:5), e você pode ficar por enquanto com pastor, rocha ou torre, até que a palavra Pai ganhe outro rosto.',
    practicalApplication:
      'Escolha um nome para cada dia da próxima semana e comece por ele a oração da manhã: Deus que vê, o Senhor proverá, o Senhor é paz, Deus altíssimo, meu pastor, Emanuel, Pai. Leia no primeiro momento livre a história em que o nome aparece. Escreva num caderno, com data e lugar, dois socorros que já recebeu, e dê um nome a cada um. Conte um deles às crianças da casa. Preste atenção também ao uso do nome de Deus como interjeição ou como prova de que você diz a verdade, e experimente um dia inteiro sem isso. Se alguém disser que Deus só responde a quem usa o nome certo, não se assuste: ele conhece a sua voz.',
    prayer:
      'Senhor, tu disseste o teu nome a um homem cheio de medo e de desculpas, e nunca mais deixaste o teu povo sem saber como te chamar. Eu também preciso saber. Tu és o Deus que vê, e viste o que ninguém viu na minha semana. Tu és a nossa paz, e sabes o que me tira o sono. Perdoa-me por ter dito o teu nome sem pensar, ou para dar peso à minha opinião. Ensina-me a dizer Pai com confiança, e tem paciência comigo enquanto essa palavra dói. Que eu corra para ti como quem corre para uma torre. Em nome de Jesus, que tornou o teu nome conhecido. Amém.',
    additionalStudy:
      'Leia Êxodo 34:5-7 e sublinhe cada palavra que Deus usa para falar de si. Depois procure no Salmo 103 onde o poeta repete essas palavras e o que acrescenta. Leia também Isaías 9:6, com os nomes do menino prometido, e escolha qual deles a sua casa mais precisa ouvir hoje.',
    verses: [
      verse('Êxodo 3:13-15', 'nome Abraão Isaque Jacó'),
      verse('Gênesis 16:13', 'nome vista vê'),
      verse('Gênesis 22:13-14', 'carneiro proverá'),
      verse('Êxodo 17:15', 'altar bandeira'),
      verse('Juízes 6:24', 'Gideão altar paz'),
      verse('Gênesis 14:18-20', 'Melquisedeque altíssimo'),
      verse('Gênesis 17:1', 'noventa nove Todo-Poderoso'),
      verse('1 Samuel 1:3', 'exércitos Siló'),
      verse('Êxodo 34:5-7', 'proclamando nome misericordioso ira'),
      verse('Salmos 9:10', 'conhecem nome confiam'),
      verse('Provérbios 18:10', 'nome torre'),
      verse('Mateus 1:21-23', 'salvará Emanuel conosco'),
      verse('Mateus 6:9', 'Pai nome'),
      verse('Romanos 8:15', 'adoção Aba Pai'),
      verse('Filipenses 2:9-11', 'exaltou nome joelho'),
      verse('Êxodo 20:7', 'nome vão'),
      verse('Jeremias 23:6', 'nome justiça'),
      verse('Ezequiel 48:35', 'nome cidade'),
      verse('Êxodo 15:26', 'enfermidade egípcios sara'),
      verse('João 8:58-59', 'Abraão pedras'),
      verse('Atos 4:12', 'salvação nome'),
      verse('João 17:6-26', 'conhecer nome'),
      verse('Salmos 68:5', 'Pai órfãos'),
      verse('Salmos 103', 'misericordioso'),
      verse('Isaías 9:6', 'menino nome Príncipe'),
    ],
  },
  {
    slug: 'trindade',
    theme: 'Trindade',
    synonyms: [
      'a Trindade',
      'Santíssima Trindade',
      'Pai, Filho e Espírito Santo',
      'um Deus em três pessoas',
      'Deus trino',
      'Jesus é Deus',
      'a divindade de Jesus e do Espírito',
    ],
    title: 'Um só Deus, que é amor',
    introduction:
      'Em resumo: Existe um só Deus, e ele é Pai, Filho e Espírito Santo. A palavra Trindade não está na Bíblia, mas resume o que ela mostra. É por isso que o amor não começou conosco.\n\nPouca coisa da fé cristã parece tão difícil de explicar. Usa-se o ovo, a água, o trevo, e cada comparação ajuda um pouco e estraga outro tanto. Talvez seja melhor começar por onde os primeiros cristãos começaram. Eram judeus, e desde crianças confessavam que Deus é um só. Então conheceram Jesus, que perdoava pecados e acalmava o mar, e que orava ao Pai. Depois receberam o Espírito, que ficou com eles quando Jesus subiu. Não chegaram à Trindade por gosto de enigma. Precisavam de palavras para contar o que tinham vivido, e este estudo segue esse caminho.',
    mainPoints: [
      'Deus é um só. Todo israelita aprendia a repetir que o Senhor é o único (Deuteronômio 6:4), e o Novo Testamento nunca abandona isso: Paulo fala de um só Deus e Pai de todos (Efésios 4:4-6). Quem pensa em três deuses, ou num Deus maior com dois ajudantes, já saiu da fé dos apóstolos.',
      'O Pai, o Filho e o Espírito aparecem juntos, e não se confundem. No batismo de Jesus, o Filho está na água, o Espírito desce e a voz do Pai se ouve do céu (Mateus 3:16-17). Jesus promete pedir ao Pai outro Consolador, que ficará com os discípulos (João 14:16-17). Alguém pede, alguém envia, alguém é enviado. Não se trata de um só personagem que troca de roupa.',
      'O Filho é Deus. João escreve que ninguém jamais viu Deus, e que foi o Filho, que está junto do Pai, quem o revelou (João 1:18). Hebreus diz que ele é a imagem exata de Deus e sustenta todas as coisas (Hebreus 1:3). Tomé, diante das feridas, chamou Jesus de Senhor e Deus, e Jesus aceitou (João 20:28-29).',
      'O Espírito Santo é Deus, e é alguém. Pedro diz a Ananias que mentir ao Espírito foi mentir a Deus (Atos 5:3-4). Jesus conta que ele guia, fala do que ouviu e dá glória ao Filho (João 16:13-15). Uma força não faz nada disso. Por isso podemos entristecê-lo (Efésios 4:30), e podemos pedir a sua ajuda.',
      'A salvação é obra dos três. Quando chegou a hora, o Pai enviou o Filho para nos resgatar e pôs em nós o Espírito do Filho, que nos faz dizer Pai (Gálatas 4:4-6). Toda oração cristã anda por esse caminho: por meio de Jesus, num mesmo Espírito, chegamos ao Pai (Efésios 2:18). Quem ora um Pai-Nosso com fé já vive dentro dessa verdade, mesmo sem saber explicá-la.',
      'Deus nunca esteve sozinho. Na última noite, Jesus disse ao Pai que era amado por ele antes que o mundo existisse (João 17:24). Então o amor não é uma coisa que Deus começou a ter quando nos criou. Ele nos fez para que entrássemos numa alegria que já existia.',
    ],
    historicalContext:
      'A palavra Trindade foi usada em latim por Tertuliano, no norte da África, por volta do ano 200. A fé era mais antiga que a palavra: desde o começo as igrejas batizavam como Jesus mandou, citando o Pai, o Filho e o Espírito (Mateus 28:19), e se despediam com a bênção dos três (2 Coríntios 13:14). No século 4, um presbítero de Alexandria chamado Ário ensinou que o Filho era a primeira criatura de Deus. A discussão chegou às ruas, e o imperador convocou os bispos à cidade de Niceia, no ano 325. Eles confessaram que o Filho é da mesma natureza do Pai. Em 381, em Constantinopla, outro concílio completou a confissão sobre o Espírito. Católicos, ortodoxos e quase todos os evangélicos dizem até hoje o mesmo credo, com uma diferença antiga entre o Oriente e o Ocidente sobre de quem o Espírito procede.',
    theologicalAnalysis:
      'Dois atalhos aparecem sempre que se tenta simplificar. O primeiro diz que há um Deus só que age de três modos, ora como Pai, ora como Filho, ora como Espírito. Mas então com quem Jesus falava no jardim? O segundo diz que Jesus é grande, porém menor que Deus, como ensinam as Testemunhas de Jeová. Elas lembram que Jesus disse ser o Pai maior do que ele (João 14:28). Os cristãos respondem que o Filho falava como quem se fez homem e servo, e que no mesmo Evangelho ele diz ser um com o Pai (João 10:30). Há igrejas pentecostais, chamadas unicistas, que batizam só no nome de Jesus e recusam a Trindade; nesse ponto elas se separam das outras.\n\nNenhuma comparação explica tudo. O ovo tem três partes, e cada parte não é o ovo inteiro. A água muda de estado, e o Pai não vira o Filho. O que a igreja faz é pôr cercas: um só Deus, três pessoas, cada uma plenamente Deus. Dentro da cerca há espaço para adorar sem entender tudo. Paulo vê esse mesmo desenho na vida da comunidade, onde há muitos dons e um mesmo Espírito, muitos serviços e um mesmo Senhor, e um mesmo Deus que age em todos (1 Coríntios 12:4-6).',
    reflection:
      'Repare em quem você pensa quando ora. Há quem fale só com Jesus e tenha medo do Pai, como se ele estivesse bravo e precisasse ser convencido. Há quem se lembre do Espírito apenas no culto. Qual dos três está mais longe da sua oração, e por quê? Pense também na sua vida com os outros. Se Deus é comunhão, e fomos feitos à imagem dele (Gênesis 1:26), a solidão que você sente tem sentido: ninguém foi feito para viver isolado. A quem você poderia abrir a porta nesta semana?',
    practicalApplication:
      'Durante sete dias, ore em três frases: agradeça ao Pai por uma coisa concreta, conte a Jesus uma luta, peça ao Espírito ajuda para uma decisão pequena. Decore a bênção que encerra a segunda carta aos Coríntios e diga essas palavras a alguém da família. Quando um filho ou um aluno perguntar, prefira contar o batismo de Jesus a usar o ovo. Se alguém bater à sua porta para discutir o assunto, ouça com respeito, diga o que crê em poucas palavras e não transforme a conversa em briga. E faça um gesto que não deixe uma pessoa sozinha: um convite para o almoço, uma cadeira ao lado no banco da igreja.',
    prayer:
      'Pai, eu te agradeço porque o teu amor é mais antigo que o mundo, e porque quiseste que eu coubesse nele. Jesus, eu te agradeço porque vieste mostrar o rosto do Pai, e porque as tuas mãos ainda têm as marcas. Espírito Santo, eu te agradeço porque oras em mim quando me faltam palavras. Um só Deus, eu te adoro sem conseguir te explicar. Guarda-me de te imaginar do meu tamanho. Tira de mim o medo de chegar perto, e faz da minha casa um lugar em que ninguém come sozinho. Em nome de Jesus. Amém.',
    additionalStudy:
      'Leia João 14:16-26 e João 16:13-15 com três lápis de cor, um para cada pessoa, e marque o que cada uma faz. Depois leia a saudação de 1 Pedro 1:2 e veja como Pedro fala dos três com naturalidade numa linha só de carta. Se quiser ir adiante, procure o Credo Niceno e compare uma frase dele por dia com o Evangelho de João.',
    verses: [
      verse('Deuteronômio 6:4', 'Israel único'),
      verse('Efésios 4:4-6', 'Espírito Senhor Deus Pai'),
      verse('Mateus 3:16-17', 'batizado Espírito voz Filho'),
      verse('João 14:16-17', 'Pai outro Consolador'),
      verse('João 1:18', 'viu Filho revelou'),
      verse('Hebreus 1:3', 'imagem sustenta'),
      verse('João 20:28-29', 'Tomé Senhor Deus'),
      verse('Atos 5:3-4', 'mentisses Espírito Deus'),
      verse('João 16:13-15', 'guiará glorificará'),
      verse('Efésios 4:30', 'entristeçais Espírito'),
      verse('Gálatas 4:4-6', 'enviou Filho Espírito Aba'),
      verse('Efésios 2:18', 'acesso Pai Espírito'),
      verse('João 17:24', 'amaste fundação'),
      verse('Mateus 28:19', 'Pai Filho Espírito'),
      verse('2 Coríntios 13:14', 'graça amor comunhão'),
      verse('João 14:28', 'Pai maior'),
      verse('João 10:30', 'Pai um'),
      verse('1 Coríntios 12:4-6', 'Espírito Senhor Deus'),
      verse('Gênesis 1:26', 'imagem semelhança'),
      verse('João 14:16-26', 'Consolador Pai ensinará'),
      verse('1 Pedro 1:2', 'Pai Espírito Jesus'),
    ],
  },
];
