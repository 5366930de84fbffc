import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const provisao: PromiseTheme = {
  slug: 'provisao',
  theme: 'Provisão',
  actions: [
    'Anote por um mês tudo o que entra e sai, e apresente essa folha a Deus antes de fazer nova compra.',
    'Se falta comida ou aluguel, procure a ação social da igreja e o CRAS do município; pedir auxílio não é falta de fé.',
    'Separe do que você tem uma parte, ainda que pequena, para alguém em situação mais apertada, sem publicar o gesto.',
    'Antes das refeições desta semana, agradeça citando as pessoas por cujas mãos aquele alimento passou até a sua mesa.',
    'Desconfie de quem cobra por bênção ou promete retorno em dobro, e consulte um parente sensato antes de dar dinheiro.',
  ],
  promises: [
    {
      verse: verse('Gênesis 22:14', 'Abraão proverá monte'),
      context:
        'Nome que Abraão deu ao lugar onde Deus substituiu Isaque por um carneiro; os cristãos veem ali uma figura da entrega de Cristo.',
      explanation:
        'No monte, o que faltava já estava preso pelos chifres num arbusto, antes que Abraão levantasse os olhos. O Senhor enxerga a saída antes de nós. Nem toda aflição terá um carneiro à vista, e a fé às vezes desce a montanha sem explicação. Mas a maior falta, a de quem nos livrasse da culpa, ele supriu com o seu próprio Filho, e esse não foi poupado.',
      prayer:
        'Senhor que provês, subo um caminho que não entendo, com lenha às costas e perguntas na boca. Recebe a minha obediência trêmula. Não sei de onde virá o socorro, mas sei o que deste na cruz, e isso muda o peso da subida. Abre-me os olhos para o que já puseste perto. Tu não nos negaste o teu Filho; confio em ti.',
    },
    {
      verse: verse('Êxodo 16:12', 'murmurações carne pão'),
      context:
        'Israel reclamava de fome no deserto, pouco depois do Egito; Deus ouviu até a queixa e mandou codornizes e maná.',
      explanation:
        'Consola saber que Deus escuta até a oração malcriada. Ele respondeu a um povo rabugento com jantar e café da manhã, e a porção era diária, sem direito a estoque. O texto não promete despensa sempre cheia. Pelo Pai-nosso aprendemos a mesma medida: o pão de hoje, pedido por gente que reclama bastante e é amada assim mesmo.',
      prayer:
        'Pai, reclamei a semana inteira, e tu ouviste também isso. Desculpa a língua afiada. A geladeira está quase vazia e o fim do mês parece deserto. Manda o suficiente para hoje e cura em mim o pavor de amanhã. Quando o maná vier em forma de marmita da vizinha, que eu saiba agradecer sem vergonha. Tu és o Senhor, meu Deus.',
    },
    {
      verse: verse('Deuteronômio 8:3-4', 'maná viverá roupa'),
      context:
        'Moisés relembra quarenta anos de deserto: a fome ensinou dependência, o maná veio de Deus, e ele conservou até as vestes do povo.',
      explanation:
        'Uma roupa que dura quarenta anos não vira notícia; é o tipo de milagre que só se percebe olhando para trás. Deus sustentou, mas também deixou sentir fome, para ensinar de que se vive. Passar necessidade não é atestado de fé fraca nem castigo sob medida. Jesus, faminto no deserto, agarrou-se a esta palavra e venceu por nós.',
      prayer:
        'Senhor do deserto, revejo esses anos e enumero: o casaco aguentou, a panela nunca ficou meses vazia, alguém sempre apareceu. Obrigado pelo cuidado sem barulho. Confesso que procuro vida no salário, na compra, na aprovação. Alimenta-me da tua voz. Se houver fome, caminha ao lado, e livra os que a sofrem hoje da minha indiferença. Amém.',
    },
    {
      verse: verse('1 Reis 17:14', 'farinha azeite chuva'),
      context:
        'Elias disse isto a uma viúva de Sarepta, estrangeira, durante a seca; o milagre sustentou aquela casa até a água voltar.',
      explanation:
        'O pote da viúva nunca transbordou. Só não acabava. Havia no fundo o bastante para um bolo, e no dia seguinte de novo; a generosidade dela e a de Deus se encontraram na mesma cozinha. Quem usa essa história para arrancar a última nota de um pobre a inverte. Em Cristo, o Deus que procurou a estrangeira ainda visita casas no fim da farinha.',
      prayer:
        'Deus de Elias e daquela viúva, conheço o som da colher raspando o fundo da lata. Não peço celeiro; peço o bastante para os meus até que chova. Ensina-me a repartir sem me gabar e a recusar quem explora a minha fé. Abençoa as mães que fingem não ter fome. Fica em nossa cozinha, Senhor, e o pouco dará.',
    },
    {
      verse: verse('Salmos 23:1', 'pastor nada faltará'),
      context:
        'Confissão de Davi, rei que já tinha cuidado de ovelhas: sob a guarda do Senhor, o necessário para o caminho não lhe será negado.',
      explanation:
        'A ovelha não guarda capim para o inverno. Ela olha o pastor e come o de hoje, e é por ele, não pelo tamanho do pasto, que Davi diz não carecer de mais. Nem tudo o que desejo se inclui nesse “nada”; o próprio salmo atravessa um vale escuro. Jesus, que deu a vida pelo rebanho, garante o que realmente não pode faltar: ele mesmo.',
      prayer:
        'Meu Pastor, passo o dia fazendo listas do que não tenho. Hoje quero fazer outra: cama, água, um amigo, a tua mão. Cala em mim a propaganda que me chama de incompleto. Conduz-me ao que é necessário e afasta-me do que me faria mal, embora brilhe. Quando a relva escassear, mantém-me perto de ti, porque tendo a ti tenho casa.',
    },
    {
      verse: verse('Salmos 34:9-10', 'Temei falta buscam bem'),
      context:
        'Salvo de perigo entre os filisteus, Davi ensina os humildes a temer a Deus, que não deixa sem cuidado quem recorre a ele.',
      explanation:
        'O leão jovem tem garra, velocidade e dentes, e mesmo assim passa dias sem caçar. Davi, que fingiu loucura para sobreviver, descobriu que buscar a Deus sustenta mais que ter força. “Bem algum” se lê com a sabedoria do Pai, que sabe distinguir entre bem e vontade. Aos que são de Cristo ele já deu o maior dos bens; os outros vêm na medida em que nos fazem bem.',
      prayer:
        'Senhor, tentei viver na garra: horas extras, esperteza, cara feia. Cansei. Quero aprender a buscar-te antes de buscar vantagem. Dá-me o que de fato é bom, embora eu não o reconheça logo, e nega com firmeza o que me estragaria. Que o temor a ti me livre dos outros temores. Lembra-te também dos que hoje caçam comida no lixo.',
    },
    {
      verse: verse('Salmos 104:27-28', 'alimento abres mão saciam'),
      context:
        'Hino ao Criador: animais de terra e mar, e também nós, vivemos do que Deus reparte na hora certa.',
      explanation:
        'A mão aberta é o retrato que este hino escolhe para Deus. Dela comem tubarão, cabrito e gente; por isso dar graças à mesa é dizer a verdade. Existe fome no mundo, e boa parte vem de mãos nossas que se fecham. O Filho, que partiu o pão, ensina os seus a abrir as mãos.',
      prayer:
        'Criador generoso, obrigado pela chuva no feijão, pelo peixe, pela padaria que acende às quatro da manhã. Tudo vem da tua mão. Perdoa a comida que joguei fora enquanto outro esperava. Cuida dos bichos, dos rios e de quem planta com medo da seca. Enche de coisas boas a nossa mesa e abre a nossa porta. Bendito sejas.',
    },
    {
      verse: verse('Salmos 107:9', 'saciou sedenta faminta'),
      context:
        'Israel agradece pela volta do exílio, lembrando os que vagaram com fome no deserto e foram atendidos ao clamar ao Senhor.',
      explanation:
        'Sede e fome, aqui, são da alma inteira: corpo, afeto, sentido. Deus não repreende o faminto por ter fome. Ele enche, como fez com os perdidos que gritaram no caminho. Talvez a resposta chegue em parcelas, por gente de avental e por um culto simples de quarta-feira; para o desejo mais fundo ela tem nome, e Jesus não manda embora quem o procura.',
      prayer:
        'Deus que sacia, dei à minha alma muita tela, muito doce, muita conversa fiada, e ela continua com sede. Enche-a de ti. Enche também, peço sem rodeios, o prato de quem não jantou. Que eu não separe uma fome da outra quando oro. Guia os que vagam pelas calçadas até uma porta amiga, e que a nossa seja uma delas.',
    },
    {
      verse: verse('Salmos 111:5', 'alimento temem pacto'),
      context:
        'Louvor na assembleia pelas obras de Deus, entre elas o sustento do seu povo, prova de que ele não esquece a aliança.',
      explanation:
        'Por que Deus alimenta? Porque se lembra. A palavra dada pesa para ele, e cada refeição da história de Israel era um recibo dessa memória. Crentes sinceros já passaram aperto, e a fidelidade do Pai não se mede pelo cardápio. Na Ceia, pão e cálice nos recordam um pacto selado em sangue; quem deu o corpo do Filho não esqueceu o seu nome.',
      prayer:
        'Deus que não esquece, eu perco as chaves, os prazos e, pior, os teus favores. Escrevo hoje um deles para não perder. Lembra-te da minha casa neste mês em que tudo subiu. Não quero temer-te por interesse, mas por seres quem és. Ao partir o pão com os irmãos, refresca a minha memória. Sustenta os teus em toda parte.',
    },
    {
      verse: verse('Salmos 145:15-16', 'olhos alimento sacias'),
      context:
        'Davi exalta, verso a verso do alfabeto, o reinado de Deus, que cuida de tudo o que respira, sem distinção.',
      explanation:
        'Quem tem cachorro conhece aquele olhar na hora da ração. O salmista põe o mundo inteiro assim, de olhos levantados, e Deus se inclina sem enfado. “Ao seu tempo” é a parte difícil, pois o tempo dele nem sempre coincide com o vencimento do boleto. Porque Cristo nos fez filhos, podemos esperar com os olhos nele, e avisar os irmãos de que precisamos.',
      prayer:
        'Senhor de tudo o que respira, ergo os olhos como quem espera visita. Tu sabes o que vence na sexta. Vem a tempo, e, se o teu tempo for outro, segura-me entre um e outro. Agradeço pelo passarinho na janela, que nada deve a ninguém. Dá-me a humildade de contar a alguém o meu aperto. Abre a tua mão, Pai querido.',
    },
    {
      verse: verse('Mateus 6:26', 'aves Pai alimenta'),
      context:
        'No Sermão do Monte, Jesus aponta os pássaros a discípulos preocupados com comida: o Pai deles cuida, e os filhos valem mais.',
      explanation:
        'O pardal trabalha bastante: cisca, voa, constrói. Só não perde o sono pensando em celeiro. Jesus não elogia a preguiça; tira de nós o susto de órfãos, já que o cuidador das aves é nosso Pai. Aves também morrem, e filhos também sofrem. Ainda assim você vale, para ele, o preço do Filho, e isso acalma a madrugada.',
      prayer:
        'Pai das aves e meu, são três da manhã e estou somando boletos de novo. Tira-me da calculadora por um instante. Mostra, quando clarear, um bem-te-vi no fio para me lembrar do que Jesus falou. Abençoa o serviço que eu conseguir fazer amanhã e cuida do que não está ao meu alcance. Quero dormir como quem tem pai.',
    },
    {
      verse: verse('Mateus 6:32-33', 'Pai necessitais buscai reino'),
      context:
        'Ensino de Jesus a seguidores simples da Galileia: o Pai conhece o que falta, e por isso a prioridade deles pode ser outra.',
      explanation:
        'O Pai sabe. Antes da planilha, do pedido e do choro no banheiro do serviço, ele já tem conhecimento da lista. Por isso dá para trocar a ordem: o Reino em primeiro, o resto como acréscimo na medida dele. Não é investimento que rende carro a quem dá o dízimo; mártires buscaram o Reino e faltou-lhes teto. O Rei cuida dos seus, na vida e na morte.',
      prayer:
        'Pai celestial, poupo-te a lista, que já conheces, e peço outra coisa: põe no lugar as minhas prioridades. Que eu seja justo na venda, leal no turno, generoso no aperto. Reina sobre o meu tempo e o meu bolso. Acrescenta o que julgares preciso, e me basta. Se algo faltar, que eu não troque a tua justiça por nenhum atalho. Amém.',
    },
    {
      verse: verse('João 6:35', 'pão vida fome sede'),
      context:
        'A multidão alimentada na véspera queria mais; Jesus se apresenta como aquele que sacia a necessidade mais funda.',
      explanation:
        'Comemos ao meio-dia e às seis a fome volta; com elogio, compra e aplauso acontece igual. Jesus se põe à mesa como alimento de outra ordem, que atende a fome de ser perdoado, amado e de viver para sempre. Quem vem a ele pode ainda conhecer geladeira vazia e tristeza comprida. Nunca mais, porém, ficará sem o próprio Cristo, e ninguém precisa pagar para chegar.',
      prayer:
        'Jesus, pão vivo, fui a tantas padarias e saí de mãos cheias e peito vazio. Hoje venho a ti. Mata em mim a fome de ser visto, a sede de controlar, a saudade que não sei explicar. Faz-me voltar amanhã, e depois, como quem tem lugar marcado à mesa. E manda-me com uma cesta até quem passa necessidade de pão e de ti.',
    },
    {
      verse: verse('Atos 14:17', 'testemunho chuvas alimento alegria'),
      context:
        'Em Listra, Paulo explica a adoradores de ídolos que a terra produtiva e a mesa contente são sinais da bondade do Deus vivo.',
      explanation:
        'A chuva na telha também prega. Antes que alguém ouça o nome de Jesus, Deus já lhe deu colheita, riso e cheiro de comida, bilhetes sem assinatura de um amor real. Nem todo ano é fértil, e a enchente também existe; a criação geme. Quem conhece Cristo aprendeu de quem são os bilhetes e pode contar isso ao vizinho, com um prato na mão.',
      prayer:
        'Deus bom, agradeço a goiaba madura, a risada na varanda, a trovoada que encheu a cisterna. Quase não reparo, e tudo fala de ti. Socorre quem perdeu a lavoura ou a casa na água. Aos meus amigos que recebem teus presentes sem saber o remetente, revela o teu Filho. Põe alegria simples no meu coração, e que ela seja também testemunho.',
    },
    {
      verse: verse('2 Coríntios 9:8', 'abundar graça suficientes obra'),
      context:
        'Escrito a propósito da coleta para os pobres de Jerusalém: Deus dá o bastante para que os coríntios possam repartir.',
      explanation:
        '“Suficiente” é uma palavra bonita e fora de moda. Deus pode dar o bastante, e um pouco além, para que haja o que repartir: a cesta, a carona, a mensalidade paga em segredo. A abundância de que o apóstolo fala deságua em boas obras, não em ostentação, e igrejas pobres já a viveram. Cristo, rico que escolheu empobrecer por nós, põe essa graça em nossas mãos.',
      prayer:
        'Senhor, mostra-me o que já é suficiente. Tenho o hábito de adiar a generosidade para quando sobrar, e nunca sobra. Põe graça no meu orçamento, juízo nas minhas compras e nomes no meu coração. Se eu for quem hoje recebe, que receba com a cabeça erguida. Tudo vem de ti, e quero que siga para o bem de alguém.',
    },
    {
      verse: verse('Filipenses 4:19', 'Deus suprirá necessidades riquezas'),
      context:
        'Os filipenses tinham enviado ajuda a Paulo na prisão; a igreja generosa ouve dele que Deus cuidará do que lhe é necessário.',
      explanation:
        'Quem escreveu isto estava preso, e sabia viver com muito e com quase nada. A conta que Paulo apresenta é curiosa: a necessidade é pequena, e o que a supre é a riqueza de Deus, em glória. Deus supre o que é preciso para viver e servir, o que não é o mesmo que atender a cada desejo. Tudo vem por Cristo Jesus, tesouro que a inflação não come.',
      prayer:
        'Deus meu, digo essa palavra pequena, “meu”, e já respiro melhor. Separa, por favor, aquilo de que preciso daquilo que vi na vitrine. Supre o aluguel, o remédio, e também a paciência e o ânimo, que andam em falta. Recompensa os que me ajudaram sem contar a ninguém. Ensina-me o contentamento de Paulo, que não dependia de grades abertas. Por Cristo.',
    },
  ],
};
