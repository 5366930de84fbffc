import type { DailyWord } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const followingJesus: readonly DailyWord[] = [
  {
    slug: 'cruz-de-cada-dia',
    reference: 'Lucas 9:23',
    theme: 'A cruz de cada dia',
    reflection:
      '“É a minha cruz”, diz a pessoa, falando da dor nas costas ou da sogra. Na época de Jesus a palavra não admitia brincadeira: quem carregava uma cruz estava a caminho da execução. Ele tinha acabado de anunciar a própria morte e ressurreição, e emendou que segui-lo significa renunciar a si, tomar a cruz diariamente e ir atrás. É Lucas quem guarda esse detalhe do todo dia. Morre-se um pouco na segunda, engolindo a resposta vingativa; na terça, dividindo o que dava para guardar. Convém esclarecer que essa renúncia nada tem a ver com anular-se ou suportar violência como se fosse vontade de Deus. Jesus convida a largar o trono, e quem o larga descobre, com ele, o que é viver.',
    practicalApplication:
      'Escolha uma renúncia pequena por amor hoje: deixar o último pedaço, ceder a vez, ouvir sem interromper, gastar menos para repartir. Faça sem anunciar. Se você vive agressão em casa, saiba que isso não é cruz a carregar.',
    verses: [verse('Lucas 9:23', 'negue cada dia cruz siga')],
  },
  {
    slug: 'ligados-na-videira',
    reference: 'João 15:4-5',
    theme: 'Ligados na videira',
    reflection:
      'A fruta de um galho quebrado até amadurece por um ou dois dias, com a seiva que sobrou. Depois seca. Na véspera da cruz, Jesus usou a videira, planta que todo israelita conhecia, para explicar aos discípulos como continuariam vivos quando ele já não estivesse à vista. Pediu que permanecessem nele. O ramo não faz força para produzir uva; o que ele faz é continuar ligado. Isso corrige tanto o cristão agitado, que corre para mostrar resultado, quanto o desanimado, que acha que nunca dará nada. Permanecer tem gestos simples: guardar as palavras dele, falar com ele durante o dia, amar os irmãos, voltar depressa quando nos afastamos. O fruto vem no tempo da planta.',
    practicalApplication:
      'Ligue a oração a algo que você já faz várias vezes: abrir a torneira, subir a escada, esperar o elevador. A cada vez, diga uma frase curta a Jesus. No fim do dia, perceba se as conversas e reações tiveram outro sabor.',
    verses: [verse('João 15:4-5', 'permanecei ramo videira fruto')],
  },
  {
    slug: 'estiveram-com-jesus',
    reference: 'Atos 4:13',
    theme: 'A companhia de Jesus',
    reflection:
      'As autoridades do templo esperavam gaguejo. Diante delas estavam dois pescadores, sem diploma e sem sobrenome importante, presos por causa de uma cura e de um sermão. Pedro falou com tanta liberdade que o tribunal se espantou, e o que conseguiram reconhecer neles foi a companhia: tinham andado com Jesus. Estudo é bênção, e a Bíblia nunca elogia a ignorância. O recado é outro: a gente se parece com quem convive. Tempos antes o mesmo Pedro tinha negado o Mestre por medo; agora, restaurado e cheio do Espírito, falava sem tremer. Aquilo que recebemos na convivência com Cristo vai aparecendo no tom de voz, na coragem, no jeito de tratar o garçom.',
    practicalApplication:
      'Passe quinze minutos com Jesus hoje lendo uma cena de um Evangelho. Imagine o lugar, ouça o que ele diz, responda em oração. Depois, numa conversa comum, conte com naturalidade uma coisa que ele tem mudado em você, sem discurso decorado.',
    verses: [verse('Atos 4:13', 'ousadia Pedro instrução estado Jesus')],
  },
  {
    slug: 'o-interesse-do-outro',
    reference: 'Filipenses 2:3-4',
    theme: 'O interesse do outro',
    reflection:
      'Fila do posto de saúde, seis da manhã. Um rapaz guarda lugar para a senhora que não aguenta ficar em pé e, quando chega a vez, deixa que ela passe na frente. Ninguém filma. Paulo pede aos filipenses, igreja querida que também tinha seus atritos, que honrem uns aos outros e reparem no que é importante para cada irmão. A base vem em seguida: Cristo, sendo Deus, se fez servo e foi até a cruz. Humildade, para o cristão, passa longe de se achar lixo ou de deixar que os outros pisem. Ela começa quando tiramos os olhos do próprio umbigo por tempo suficiente para notar a senhora na fila.',
    practicalApplication:
      'Escolha uma pessoa da sua convivência e descubra hoje o que a preocupa nesta semana. Pergunte, escute e faça algo relacionado a isso, do jeito que for útil para ela, ainda que para você fosse mais cômodo ajudar de outra maneira.',
    verses: [verse('Filipenses 2:3-4', 'rivalidade humildade superior outros')],
  },
  {
    slug: 'uma-coisa-necessaria',
    reference: 'Lucas 10:41-42',
    theme: 'Uma coisa necessária',
    reflection:
      'Visita chegando, panela no fogo, banheiro por lavar, e a irmã sentada na sala. Marta recebeu Jesus em casa, o que já era um belo gesto, e acabou reclamando com a própria visita. Ele respondeu com carinho, repetindo o nome dela. Não criticou o serviço; comida na mesa é amor. Apontou a agitação, as muitas coisas puxando cada uma para um lado, e defendeu o direito de Maria de sentar a seus pés como discípula, lugar que naquele tempo se reservava aos homens. Uma parte era necessária e duraria. Também nós oferecemos a Jesus uma correria que ele não pediu, e perdemos a conversa. A pia pode esperar vinte minutos. A escuta, adiada todo dia, vai ficando para nunca.',
    practicalApplication:
      'Antes da próxima tarefa, sente-se por vinte minutos com a Bíblia aberta e o celular longe. Leia um trecho curto duas vezes e pergunte o que ele mostra sobre Jesus. Se você divide a casa com uma Marta, lave a louça para que ela também possa sentar.',
    verses: [verse('Lucas 10:41-42', 'Marta inquieta necessária boa parte')],
  },
  {
    slug: 'guardados-no-amor',
    reference: 'Judas 1:20-21',
    theme: 'Guardados no amor',
    reflection:
      'Uma horta abandonada por um mês vira mato, sem que ninguém tenha decidido isso. Judas, irmão de Tiago, queria escrever sobre a salvação e teve de mudar de tema, porque apareceram na igreja pessoas que usavam a graça como desculpa para qualquer coisa. Depois de denunciá-las, volta-se aos irmãos com quatro cuidados de jardineiro: crescer sobre a fé recebida, orar no Espírito, permanecer no amor de Deus, esperar a misericórdia de Jesus. Nenhum é espetacular. Juntos, mantêm a terra fofa. E a carta acaba lembrando que há alguém capaz de nos livrar do tropeço (Judas 1:24). Nós nos conservamos no amor porque, antes e por baixo disso, somos conservados.',
    practicalApplication:
      'Escolha um dos quatro cuidados e pratique hoje: estudar um texto com atenção, orar dez minutos, afastar-se de algo que esfria seu amor por Deus, ou lembrar a volta de Jesus antes de dormir. Convide um amigo a fazer o mesmo amanhã.',
    verses: [
      verse('Judas 1:20-21', 'edificai fé orando amor misericórdia'),
      verse('Judas 1:24', 'poderoso guardar tropeçar'),
    ],
  },
  {
    slug: 'escolher-hoje',
    reference: 'Josué 24:15',
    theme: 'Escolher a quem servir',
    reflection:
      'Na entrada de muitas casas brasileiras há uma plaquinha com a frase de Josué. Ele a disse já idoso, em Siquém, diante das tribos reunidas, depois de recontar tudo o que Deus tinha feito. Havia opções: os deuses antigos da família, os deuses dos vizinhos, ou o Senhor. Josué não deixa que fiquem em cima do muro, e fala primeiro de si. Responde pela direção que dará à sua casa, mas não pode crer no lugar de ninguém; o povo precisou dar a própria resposta. A plaquinha, portanto, é um começo. Servir ao Senhor em casa aparece na conta paga em dia, no pedido de desculpas do pai ao filho, em como se fala de quem saiu da sala.',
    practicalApplication:
      'Decida hoje um costume simples para a sua casa, mesmo que more só: agradecer antes de comer, ler um salmo às sextas, não gritar de um cômodo para o outro. Convide os demais sem obrigar, e comece você, com alegria.',
    verses: [verse('Josué 24:15', 'escolhei hoje casa serviremos')],
  },
  {
    slug: 'amor-de-acao',
    reference: '1 João 3:18',
    theme: 'Amor que age',
    reflection:
      '“Estamos em oração, viu?” A mensagem é sincera, mas o armário da vizinha continua vazio. João escreve como quem já viu muita conversa bonita. Acabou de lembrar que conhecemos o amor porque Jesus deu a vida por nós, e logo pergunta como o amor de Deus pode morar em quem vê um irmão passando necessidade e fecha o coração. Daí o pedido aos filhinhos, que amem com atos e de verdade. Ele não despreza a palavra; ela consola, e a oração é indispensável. Só não deixa que sirva de substituta. Amor em ação tem nome, endereço e às vezes nota fiscal. Faz a compra, cuida da criança, acompanha no exame, e depois ora com mais verdade.',
    practicalApplication:
      'Releia as últimas vezes em que você escreveu “vou orar por você”. Escolha uma dessas pessoas, ore agora por ela e acrescente um gesto: uma cesta, um Pix pequeno, uma carona, uma tarde de companhia. Faça sem fotografar.',
    verses: [verse('1 João 3:18', 'amemos palavra ação verdade')],
  },
  {
    slug: 'fe-no-meio-da-rotina',
    reference: 'Deuteronômio 6:6-7',
    theme: 'Fé passada em casa',
    reflection:
      'No caminho da escola, de mãos dadas, a criança pergunta por que a lua segue a gente, e se Deus dorme. Moisés imaginou a fé sendo transmitida nesses momentos: em casa, na estrada, na hora de dormir, na hora de acordar. Israel ia entrar numa terra cheia de outros deuses, e a memória do Senhor precisava caber no cotidiano. Veja a ordem do texto: primeiro as palavras ficam no coração do adulto, depois chegam aos filhos. Criança percebe depressa quando o assunto é só discurso. Quem não tem filhos também ensina, como tia, padrinho, professora, vizinho de porta. E as perguntas difíceis podem receber um honesto “não sei, vamos procurar juntos”.',
    practicalApplication:
      'Aproveite um trajeto ou uma refeição de hoje para conversar com uma criança ou um jovem sobre Deus, partindo das perguntas que vierem. Conte algo que você aprendeu nesta semana. Termine com uma oração de duas frases, e guarde o celular durante a conversa.',
    verses: [verse('Deuteronômio 6:6-7', 'coração filhos casa caminho levantares')],
  },
  {
    slug: 'crescer-degrau-por-degrau',
    reference: '2 Pedro 1:5-7',
    theme: 'Crescer fiada por fiada',
    reflection:
      'Um bom pedreiro não levanta a parede inteira num dia; a fiada de baixo precisa firmar antes de receber a próxima. Pedro faz uma lista que lembra fiadas: à fé se junta a virtude, depois conhecimento, domínio próprio, perseverança, devoção, afeto entre irmãos, e no alto o amor. Antes disso diz que o poder de Deus já nos deu tudo o que é preciso para a vida com ele (2 Pedro 1:3). O empenho que ele pede é resposta, nunca tentativa de comprar salvação. Crescer na fé leva anos e tem fases em que a obra parece parada. Convém olhar menos para o prédio do vizinho e mais para a fiada de hoje. Qual delas está faltando na sua parede?',
    practicalApplication:
      'Escolha uma só qualidade da lista de Pedro e um exercício para hoje. Domínio próprio: esperar antes de comprar. Perseverança: terminar o que começou. Afeto: procurar um irmão distante. À noite, conte a Deus como foi, sem nota e sem desculpa.',
    verses: [
      verse('2 Pedro 1:5-7', 'fé virtude domínio paciência amor'),
      verse('2 Pedro 1:3', 'divino poder vida devoção'),
    ],
  },
  {
    slug: 'o-menor-da-casa',
    reference: 'Juízes 6:15-16',
    theme: 'O menor da casa',
    reflection:
      'Gideão malhava trigo escondido num tanque de espremer uvas, com medo dos midianitas que roubavam as colheitas. Foi ali que o anjo do Senhor o encontrou e lhe deu uma missão. Ele alegou o que muitos alegariam: minha família é pobre, e eu sou o menor dela. Deus não discutiu o currículo; disse que estaria com ele. O resto da história mostra um homem que duvidou, pediu sinais, venceu e, no fim da vida, também errou feio; a Bíblia não faz dele um herói de vitrine. Deus trabalha com gente assim. Quando uma tarefa boa nos chama e a resposta automática é “eu não sirvo”, talvez a pergunta esteja errada. Importa mais saber quem vai junto.',
    practicalApplication:
      'Diga sim hoje a um serviço pequeno que você costuma recusar por se achar incapaz: ler um texto em público, visitar um doente, aprender a mexer num aplicativo. Peça ajuda a quem sabe. Depois agradeça a Deus, tenha saído bonito ou não.',
    verses: [verse('Juízes 6:15-16', 'família pobre menor contigo midianitas')],
  },
  {
    slug: 'grandeza-nas-coisas-simples',
    reference: '2 Reis 5:13',
    theme: 'Obedecer no que é simples',
    reflection:
      'O médico receitou caminhada, menos sal e remédio na hora certa. O paciente saiu decepcionado: esperava um tratamento mais importante. Naamã, general da Síria, sentiu-se assim. Veio com carruagens e presentes, e o profeta Eliseu nem apareceu à porta; mandou dizer que se lavasse sete vezes no Jordão. Naamã foi embora furioso. Quem o salvou do próprio orgulho foram seus servos, com uma pergunta sensata: se fosse algo difícil, o senhor não faria? Ele mergulhou e ficou limpo. O texto narra o que Deus fez com aquele homem, sem oferecer receita de cura. Ensina, porém, quanto a soberba atrapalha a obediência simples: pedir desculpas, dormir cedo, orar todo dia, escutar quem trabalha para nós.',
    practicalApplication:
      'Há um conselho simples que você ignora por achar pouco? Tomar o remédio direito, procurar um contador, pedir perdão, ler a Bíblia dez minutos. Obedeça hoje a esse conselho. E preste atenção a uma sugestão vinda de quem costuma ser pouco ouvido.',
    verses: [verse('2 Reis 5:13', 'servos profeta coisa grande lava')],
  },
  {
    slug: 'olhos-em-jesus',
    reference: 'Hebreus 12:1-2',
    theme: 'Olhos fixos em Jesus',
    reflection:
      'Na corrida de rua, o que mais atrapalha o iniciante é carregar coisa demais: casaco na cintura, chave, garrafa cheia. No segundo quilômetro ele já quer largar tudo na calçada. A carta aos Hebreus compara a fé a uma corrida longa, cercada por uma multidão de testemunhas, os homens e mulheres de fé do capítulo anterior. Pede que deixemos o peso e o pecado que se enrosca nas pernas, e que fixemos o olhar em Jesus. Ele já percorreu o trajeto, passou pela cruz e está à direita de Deus. Há pesos que não são pecado e mesmo assim travam. Quem olha só para os próprios pés desanima; quem olha para os outros corredores se compara. O alvo tem rosto.',
    practicalApplication:
      'Identifique um peso que não é pecado, mas toma fôlego: excesso de tela, agenda lotada, preocupação com a opinião alheia. Reduza pela metade hoje. No tempo livre, leia uma passagem sobre Jesus e diga a ele em que trecho da corrida você está.',
    verses: [verse('Hebreus 12:1-2', 'testemunhas corrida perseverança Jesus cruz')],
  },
  {
    slug: 'amar-andando',
    reference: '2 João 1:6',
    theme: 'Amor que anda na verdade',
    reflection:
      'Uma receita de família passa de caderno em caderno: o papel mancha, a letra muda, o bolo continua o mesmo. João escreve a uma senhora e seus filhos, talvez uma família, talvez uma igreja chamada assim com carinho, e avisa que não traz novidade. Repete o que ouviram desde o começo, o amor de uns pelos outros. Logo explica o que é amar, usando um verbo de estrada: andar conforme os mandamentos de Deus. Para ele, amor e verdade são inseparáveis. Sem verdade, o amor aceita qualquer coisa; sem amor, a verdade vira pancada. Num tempo que troca de assunto a cada dia, há descanso em seguir a receita antiga, um passo depois do outro, com as pessoas que Deus nos deu.',
    practicalApplication:
      'Escolha um mandamento conhecido, como não mentir, honrar pai e mãe ou não cobiçar, e traduza em um gesto de amor hoje. Precisa dizer uma verdade? Diga com mansidão. Precisa demonstrar carinho? Faça sem esconder o que é certo.',
    verses: [verse('2 João 1:6', 'amor andemos mandamentos princípio')],
  },
  {
    slug: 'orgulho-nas-alturas',
    reference: 'Obadias 1:3',
    theme: 'Orgulho que engana',
    reflection:
      'Do alto do prédio as pessoas parecem formigas, e é fácil esquecer que se mora no mesmo chão. Os edomitas viviam entre penhascos, em lugares difíceis de alcançar, e pensavam que ninguém os derrubaria. Obadias, o livro mais curto do Antigo Testamento, é um recado a esse povo, parente de Israel, que assistiu ao saque de Jerusalém e ainda tirou vantagem. O orgulho iludiu vocês, diz o profeta. E ilude assim: convence de que não precisamos dos outros, e depois de que a desgraça deles não é conosco. Dinheiro guardado, saúde boa, diploma, anos de igreja podem servir de rocha alta. Jesus fez o caminho contrário e desceu. Quem o segue aprende a descer também, para perto de quem caiu.',
    practicalApplication:
      'Desça um degrau hoje: peça ajuda em algo que não sabe, elogie sinceramente quem faz melhor que você, reconheça um erro na frente de quem o viu. E, diante do tropeço de alguém, troque o comentário por um oferecimento de ajuda.',
    verses: [verse('Obadias 1:3', 'arrogância coração enganou rochas')],
  },
];
