import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const openQuestions: readonly QuestionEntry[] = [
  {
    slug: 'limbo',
    question: 'O limbo existe? Para onde vão os bebês sem batismo?',
    synonyms: [
      'limbo',
      'bebê que morreu sem batismo',
      'criança não batizada vai para o céu',
      'limbo das crianças',
      'meu filho morreu antes de ser batizado',
      'recém-nascido pagão',
    ],
    answer:
      'Se você pergunta porque perdeu um bebê, receba primeiro o nosso abraço. O seu filho não está esquecido num lugar escuro à espera de um rito. A palavra limbo não aparece na Bíblia, e nenhum texto ensina que exista um lugar assim.\n\nO limbo foi uma explicação de teólogos da Idade Média, que pensavam no destino das crianças sem batismo. A Igreja Católica nunca o definiu como dogma e, em 2007, publicou um estudo que prefere confiar essas crianças à misericórdia de Deus. As igrejas evangélicas não ensinam o limbo.\n\nA Escritura mostra Jesus indignado com quem afastava as crianças, porque delas é o Reino (Marcos 10:14). Quando o bebê de Davi morreu, o rei disse que um dia iria até ele (2 Samuel 12:23). Moisés fala dos pequenos que ainda não sabiam o bem e o mal, e Deus os fez entrar na terra prometida (Deuteronômio 1:39). E Abraão descansou na pergunta: o juiz de toda a terra não fará o que é justo (Gênesis 18:25)? A maioria dos evangélicos conclui que os bebês que morrem são recebidos por Cristo; alguns reformados falam especialmente dos filhos de crentes, e preferem calar sobre os demais. Nenhum dos dois grupos entrega os pequenos ao desamparo.\n\nVocê pode dar nome ao seu filho, fazer uma oração de despedida e pedir um culto de memória ao seu pastor. Se o luto a impede de comer ou dormir por semanas, procure o posto; há psicólogas que acompanham pais e mães. Se em algum momento vier vontade de morrer, ligue 188.',
    verses: [
      verse('Marcos 10:14', 'indignou-se crianças Reino'),
      verse('2 Samuel 12:23', 'morto vou'),
      verse('Deuteronômio 1:39', 'filhos bem mal entrarão'),
      verse('Gênesis 18:25', 'juiz terra justo'),
    ],
  },
  {
    slug: 'escravidao-na-biblia',
    question: 'A Bíblia aprova a escravidão?',
    synonyms: [
      'escravos e senhores na Bíblia',
      'Deus permitiu a escravidão',
      'por que Paulo mandou os escravos obedecerem',
      'a Bíblia defende a escravidão',
      'escravos no Antigo Testamento',
      'maldição de Cam e os negros',
      'cristãos tiveram escravos',
    ],
    answer:
      'A pergunta pesa mais no Brasil, o último país da América a abolir a escravidão, e onde senhores iam à missa e ao culto. Quem descende de escravizados tem motivo para perguntar, e merece resposta sem desculpas fáceis.\n\nO ser humano foi criado à imagem de Deus (Gênesis 1:27), e o ato que deu nome a Israel foi a libertação de escravos, cujo clamor Deus ouviu (Êxodo 3:7). A servidão existia em todo o mundo antigo, por dívida, pobreza e guerra, e a Lei de Moisés a regulou em vez de aboli-la; é difícil ler alguns desses textos, e convém admitir. A mesma Lei, porém, punia com a morte quem roubasse e vendesse uma pessoa (Êxodo 21:16), como fazia o comércio negreiro, e mandava abrigar o escravo fugido (Deuteronômio 23:15-16). Paulo pôs os que roubam a liberdade das pessoas entre os piores pecadores (1 Timóteo 1:10), escreveu que em Cristo não há servo nem livre (Gálatas 3:28) e pediu a Filemom que recebesse Onésimo como irmão amado (Filemom 1:16).\n\nA chamada maldição de Cam foi usada contra os negros por pura má-fé: o texto fala de Canaã e nada diz sobre cor. Houve cristãos que defenderam a escravidão com a Bíblia aberta, e outros, como os abolicionistas, que a combateram com ela. A igreja deve arrependimento por essa parte da história.\n\nTrabalho escravo ainda existe em fazendas, oficinas e casas de família. Se você conhece um caso ou vive um, ligue 100; a denúncia pode ser anônima.',
    verses: [
      verse('Gênesis 1:27', 'imagem criou'),
      verse('Êxodo 3:7', 'aflição clamor opressores'),
      verse('Êxodo 21:16', 'roubar vender morrerá'),
      verse('Deuteronômio 23:15-16', 'servo fugir oprimirás'),
      verse('1 Timóteo 1:10', 'roubam liberdade'),
      verse('Gálatas 3:28', 'servo livre Cristo'),
      verse('Filemom 1:16', 'servo irmão amado'),
    ],
  },
  {
    slug: 'trindade-para-criancas',
    question: 'Como explicar a Trindade para uma criança?',
    synonyms: [
      'explicar a Trindade para criança',
      'Trindade para crianças',
      'meu filho perguntou se são três deuses',
      'aula da Trindade na escola dominical infantil',
      'ensinar a Trindade aos pequenos',
    ],
    answer:
      'A criança pergunta no carro: “Se Jesus é Deus, com quem ele falava quando orava?” É uma pergunta excelente, e adultos sábios também ficaram pensando. Você não precisa resolver tudo, pode contar o que Deus mostrou.\n\nDiga com poucas palavras. Existe um só Deus (Deuteronômio 6:4). Esse Deus é Pai, Filho e Espírito Santo, e por isso batizamos em um nome só, com os três juntos (Mateus 28:19). O Pai não é o Filho, o Filho não é o Espírito, e os três se amam desde sempre. Depois conte uma história, porque criança guarda histórias: no rio Jordão, Jesus saiu da água, o Espírito desceu como pomba, e a voz do Pai disse que amava o Filho (Mateus 3:16-17). Peça que ela desenhe a cena e mostre onde está cada um.\n\nAs comparações ajudam pouco e confundem um pouco. A água que vira gelo e vapor faz pensar que Deus troca de roupa; o trevo faz pensar em três pedaços. Se usar alguma, diga logo que Deus é maior que o exemplo. Prefira a oração: falamos com o Pai, por causa de Jesus, com a ajuda do Espírito. A bênção do fim do culto também ensina, porque nela ouvimos a graça de Jesus, o amor do Pai e a companhia do Espírito (2 Coríntios 13:14).\n\nE, se ela perguntar algo que você não sabe, responda: “Essa eu não sei; vamos perguntar ao pastor?” Nesta semana, leiam a cena do batismo e façam juntos uma oração de boa noite aos três nomes.',
    verses: [
      verse('Deuteronômio 6:4', 'Deus único'),
      verse('Mateus 28:19', 'batizando Pai Filho Espírito'),
      verse('Mateus 3:16-17', 'água pomba voz Filho amado'),
      verse('2 Coríntios 13:14', 'graça amor comunhão'),
    ],
  },
  {
    slug: 'cosme-e-damiao',
    question: 'Crente pode aceitar doce de Cosme e Damião?',
    synonyms: [
      'doce de Cosme e Damião',
      'meu filho ganhou saquinho de Cosme e Damião',
      'crente pode comer doce de São Cosme',
      'caruru de Cosme',
      'comida oferecida a santo ou orixá',
      'doce oferecido a ídolo',
    ],
    answer:
      'Em setembro o vizinho chama no portão, e a criança volta com um saquinho de balas e um sorriso. Você não precisa ter medo de que um doce traga algum mal para dentro de casa. Quem está em Cristo pertence a ele, e uma bala não desfaz isso.\n\nOs cristãos de Corinto tinham um problema parecido, com a carne que passava pelo altar dos deuses. Paulo disse que o ídolo nada é e que há um só Deus (1 Coríntios 8:4). A comida em si não nos aproxima nem nos afasta dele (1 Coríntios 8:7-9). Na casa de um descrente, podiam comer do que fosse servido, sem perguntar; mas, se alguém avisasse que aquilo tinha sido oferecido em sacrifício, era melhor não comer, por causa da consciência do outro (1 Coríntios 10:25-28).\n\nDaí vêm respostas diferentes. Muitas igrejas, sobretudo pentecostais, orientam a recusar, porque o doce faz parte de uma devoção e de uma oferta, na tradição católica popular e nas religiões de matriz africana. Outros irmãos o recebem como gesto de vizinho, quando ninguém fala em oferenda. Pergunte ao seu pastor e siga a sua consciência, sem condenar quem faz de outra forma.\n\nSe recusar, recuse com doçura: “Muito obrigada, nós não participamos, mas fico feliz de você lembrar”. Explique ao seu filho sem chamar a religião do vizinho de coisa do diabo, e ofereça você um bolo em outro dia. Debochar, quebrar imagens ou impedir a festa alheia é pecado e é crime. Pedro pede mansidão e respeito ao dar as razões da nossa esperança (1 Pedro 3:15).',
    verses: [
      verse('1 Coríntios 8:4', 'ídolo nada Deus'),
      verse('1 Coríntios 8:7-9', 'comida consciência fracos'),
      verse('1 Coríntios 10:25-28', 'descrentes convidar sacrifício consciência'),
      verse('1 Pedro 3:15', 'mansidão respeito esperança'),
    ],
  },
  {
    slug: 'surdo-na-igreja',
    question: 'Sou surdo, ou tenho um familiar surdo. Como participar da igreja?',
    serves: ['having', 'interceding'],
    synonyms: [
      'surdo na igreja',
      'culto em Libras',
      'sou surda e não entendo o culto',
      'minha filha é surda e a igreja não tem intérprete',
      'Bíblia em Libras',
      'como receber surdos na igreja',
    ],
    answer:
      'Um culto inteiro de bocas se mexendo, e você olhando o relógio. Muita gente surda passou por isso e concluiu que a igreja não era para ela. Deus não tem dificuldade com Libras. Ele entende uma oração feita com as mãos tão bem quanto a de quem fala.\n\nNa Lei, ele proibiu zombar do surdo (Levítico 19:14). Perguntou a Moisés, preocupado com a fala, quem fez a boca, o que ouve e o que não ouve (Êxodo 4:11). Quando levaram a Jesus um homem surdo, ele o afastou da multidão, tocou os ouvidos e a língua dele e olhou para o céu (Marcos 7:32-35). Repare nos gestos: antes de dizer uma palavra, Jesus falou de um modo que aquele homem podia entender. E Paulo diz que membros que parecem mais fracos são necessários (1 Coríntios 12:22).\n\nMuitos surdos não se veem como doentes, e sim como um povo com língua própria. Ninguém deve transformar cada culto em campanha para a sua cura. Se você quer oração por isso, peça; se não quer, diga.\n\nPeça à igreja um intérprete, lugar na frente com boa luz, letras das músicas na tela e os avisos por escrito. Algumas denominações têm ministério com surdos, e existem traduções da Bíblia em vídeo na Língua Brasileira de Sinais; procure também um grupo na sua cidade ou pela internet. À igreja que lê isto: duas pessoas aprendendo Libras este ano já mudam um domingo. E convidem o surdo para servir, com os dons que ele tem.',
    verses: [
      verse('Levítico 19:14', 'surdo cego tropeço'),
      verse('Êxodo 4:11', 'boca mudo surdo'),
      verse('Marcos 7:32-35', 'surdo multidão dedos ouvidos céu'),
      verse('1 Coríntios 12:22', 'membros fracos necessários'),
    ],
  },
  {
    slug: 'cadeirante-na-igreja',
    question: 'Uso cadeira de rodas. Por que me tratam como quem não tem fé para ser curado?',
    serves: ['having', 'suffered'],
    synonyms: [
      'cadeirante na igreja',
      'uso cadeira de rodas e querem me curar',
      'minha igreja não tem rampa',
      'pessoa com deficiência e falta de fé',
      'a deficiência é castigo de Deus',
      'igreja acessível para deficientes',
    ],
    answer:
      'Cansa chegar para cantar e sair com dez mãos na cabeça que você não pediu. Cansa também ouvir que só falta fé. Você não está devendo uma cura a ninguém, e a sua cadeira não é prova contra Deus.\n\nJesus negou que a cegueira de um homem viesse do pecado dele ou dos pais (João 9:2-3). Paulo orou três vezes pelo seu espinho, ouviu que a graça bastava (2 Coríntios 12:9) e continuou apóstolo. Mefibosete, que não andava direito, comia todos os dias à mesa do rei Davi (2 Samuel 9:13). O texto termina lembrando os pés dele, ainda coxos, e a mesa, que era dele. Deus curou e cura, e podemos pedir; a Bíblia nunca disse que só tem lugar à mesa quem foi curado.\n\nHá outra cena que as igrejas precisam lembrar: quatro amigos, vendo que a porta não dava passagem, abriram o telhado para o paralítico chegar a Jesus (Marcos 2:3-5). A rampa é mais fácil do que isso. Leve à liderança um pedido por escrito: rampa, banheiro largo, um espaço livre no meio dos bancos e não no corredor, ceia servida onde você está. A lei brasileira exige acessibilidade nos lugares abertos ao público, e o Ministério Público recebe queixas.\n\nDiga a um líder em que quer servir: ensinar, cantar, cuidar do som, aconselhar. Quando alguém vier orar sem perguntar, você pode responder: “Obrigado, hoje prefiro que ore pelo meu trabalho”. Se a solidão apertar, fale com um amigo e, se for preciso, com uma psicóloga ou com o 188. Maus-tratos contra pessoa com deficiência se denunciam no 100.',
    verses: [
      verse('João 9:2-3', 'pecou pais'),
      verse('2 Coríntios 12:9', 'graça basta'),
      verse('2 Samuel 9:13', 'Mefibosete mesa coxo'),
      verse('Marcos 2:3-5', 'paralítico quatro telhado'),
    ],
  },
  {
    slug: 'brasileiros-no-exterior',
    question: 'Moro fora do Brasil e me sinto só. Como viver a fé longe de casa?',
    serves: ['having'],
    synonyms: [
      'moro fora do Brasil',
      'brasileiro no exterior e fé',
      'sou imigrante e me sinto sozinha',
      'moro em Portugal e sinto saudade',
      'não acho igreja brasileira onde moro',
      'vivo ilegal em outro país e tenho medo',
      'saudade da minha família no Brasil',
    ],
    answer:
      'A mãe envelhece pela tela do celular, o Natal tem outro cheiro, e mesmo um “bom dia” exige esforço. Saudade assim não é ingratidão pelo que você conquistou. Israel, junto aos rios da Babilônia, também se sentou e chorou com saudade de casa (Salmos 137:1).\n\nJacó dormiu com a cabeça numa pedra, fugindo para a terra dos parentes, e ali Deus prometeu guardá-lo por onde fosse; ao acordar, ele descobriu que o Senhor estava naquele lugar (Gênesis 28:15-16). Jeremias escreveu aos exilados que orassem pela cidade onde estavam, porque na paz dela teriam paz (Jeremias 29:7). Áquila e Priscila, expulsos de Roma, abriram a oficina em Corinto, e dali nasceu uma amizade com Paulo (Atos 18:2-3). O Senhor manda amar o estrangeiro (Deuteronômio 10:19), e Jesus foi uma criança refugiada no Egito.\n\nProcure uma igreja perto, de brasileiros ou do país; a segunda ajuda com a língua e com os amigos novos. Escolha uma família que coma com você uma vez por mês. Marque hora certa para ligar ao Brasil, e desligue para viver o dia. Cuide do sono e do documento, com advogado ou associação séria, e nunca com quem pede o passaporte.\n\nSe o patrão retém documentos, não paga ou ameaça, isso pode ser tráfico de pessoas: procure a polícia local e o plantão do consulado. Se o marido ou alguém de casa agride você, o 180 tem atendimento também para brasileiras no exterior. Tristeza longa precisa de médico, como em qualquer país. Deus guarda a sua saída e a sua entrada (Salmos 121:8).',
    verses: [
      verse('Salmos 137:1', 'rios Babilônia chorávamos'),
      verse('Gênesis 28:15-16', 'guardarei lugar sabia'),
      verse('Jeremias 29:7', 'paz cidade orai'),
      verse('Atos 18:2-3', 'Áquila Roma tendas'),
      verse('Deuteronômio 10:19', 'estrangeiro Egito'),
      verse('Salmos 121:8', 'guardará saída entrada'),
    ],
  },
  {
    slug: 'filho-adulto-violento',
    question: 'Meu filho adulto me agride. O que a Bíblia diz que eu faça?',
    serves: ['suffered'],
    synonyms: [
      'meu filho me bate',
      'filho adulto agressivo',
      'meu filho me ameaça',
      'tenho medo do meu próprio filho',
      'minha filha me agride',
      'meu filho quebra tudo em casa',
      'filho violento com a mãe',
      'posso chamar a polícia para meu filho',
    ],
    answer:
      'Ter medo do filho que você embalou é uma dor que quase não se conta. Por isso lhe digo com clareza: você pode se proteger, e protegê-lo de fazer algo pior. Se há agressão ou ameaça agora, saia de perto e ligue 190. Pedir socorro não é deixar de amar.\n\nDavi amava Absalão. Quando o filho se levantou contra ele, o rei não ficou no palácio esperando provar a sua paciência: mandou que todos fugissem depressa, antes que a cidade sofresse (2 Samuel 15:14). Depois, na morte do rapaz, chorou como poucos pais choraram (2 Samuel 18:33). As duas atitudes são do mesmo coração. Provérbios chama de prudente quem percebe o perigo e se afasta (Provérbios 22:3), e avisa que livrar o homem de muita ira das consequências só obriga a livrá-lo de novo (Provérbios 19:19). O mandamento manda honrar pai e mãe (Êxodo 20:12), e bater neles é crime e pecado.\n\nConte hoje a alguém que possa chegar rápido. Esconda documentos, remédios e um pouco de dinheiro com uma vizinha; tire armas e facas de vista. A Lei Maria da Penha vale também contra filhos, com medida de afastamento; o 180 explica. Quem tem mais de sessenta anos pode ligar 100, e o pai agredido procura a delegacia.\n\nSe a violência vem de surto, droga ou doença mental, ligue 192 na crise e procure o CAPS, que orienta a família mesmo quando ele recusa. Não dê dinheiro sob ameaça. Você pode orar por ele todos os dias, a uma distância segura.',
    verses: [
      verse('2 Samuel 15:14', 'Davi fujamos Absalão'),
      verse('2 Samuel 18:33', 'filho meu Absalão chorou'),
      verse('Provérbios 22:3', 'prudente mal esconde'),
      verse('Provérbios 19:19', 'ira livrares novo'),
      verse('Êxodo 20:12', 'Honra pai mãe'),
    ],
  },
  {
    slug: 'pensao-atrasada',
    question: 'O pai dos meus filhos não paga a pensão. É pecado ir à justiça?',
    serves: ['suffered'],
    synonyms: [
      'pensão atrasada',
      'o pai não paga pensão',
      'pensão alimentícia e crente',
      'é pecado colocar o pai na justiça',
      'meu ex não ajuda com os filhos',
      'pedir prisão do pai dos meus filhos',
      'devo pensão e não consigo pagar',
    ],
    answer:
      'Faltam o tênis e o remédio, e ainda dizem que a crente não devia levar o pai dos filhos ao juiz. Fique tranquila quanto a isso. A pensão pertence às crianças. Pedi-la é cuidar delas, e Deus não vê ganância nisso.\n\nPaulo escreveu que quem não cuida dos seus negou a fé (1 Timóteo 5:8), e a frase vale para pais separados. A Lei mandava não torcer o direito do órfão (Deuteronômio 24:17). Isaías pede que se faça justiça a quem não tem defesa (Isaías 1:17). Na parábola de Jesus, a viúva foi ao juiz muitas vezes, e o Senhor não a chamou de insistente demais (Lucas 18:3-5). E Agar, mandada embora com o menino e um odre vazio, foi ouvida no deserto (Gênesis 21:16-19). Deus se apresenta como pai de quem ficou sem (Salmos 68:5).\n\nReúna certidões, comprovantes de gastos e o que souber da renda dele, e procure a Defensoria Pública ou o núcleo jurídico de uma faculdade. Já com decisão judicial, o atraso pode ser cobrado com desconto em folha, penhora e até prisão; quem decide isso é o juiz. Peça acordo por escrito, nunca só de boca. Enquanto espera, o CRAS e a igreja podem ajudar com comida, e pedir não é vergonha.\n\nNão use os filhos como recado nem troque visita por dinheiro: são direitos separados. Se ele ameaça ou agride, ligue 180 ou 190. Para o pai que deve: pague o que puder já, e peça ao juiz a revisão em vez de sumir.',
    verses: [
      verse('1 Timóteo 5:8', 'cuida seus negou fé'),
      verse('Deuteronômio 24:17', 'direito órfão'),
      verse('Isaías 1:17', 'justiça órfão'),
      verse('Lucas 18:3-5', 'viúva justiça'),
      verse('Gênesis 21:16-19', 'Agar odre voz'),
      verse('Salmos 68:5', 'Pai órfãos'),
    ],
  },
  {
    slug: 'filho-e-videogame',
    question: 'Meu filho só quer jogar videogame. O que fazer?',
    serves: ['interceding', 'having'],
    synonyms: [
      'meu filho só joga videogame',
      'meu filho não larga o controle do videogame',
      'meu filho vira a noite jogando',
      'jogo eletrônico é pecado',
      'meu filho fica agressivo quando desligo o jogo',
      'quanto tempo de videogame para criança',
    ],
    answer:
      'A comida esfria, você chama cinco vezes, e a resposta é sempre “só mais uma”. Antes de desligar a tomada, vale lembrar que jogar não é pecado. Ao falar da cidade restaurada, o profeta viu ruas cheias de meninos e meninas brincando (Zacarias 8:5). Muitas vezes o filho acha no jogo amigos, vitórias e um lugar onde é bom em alguma coisa.\n\nPaulo, porém, não aceitava ser dominado por nada, ainda que fosse permitido (1 Coríntios 6:12). Essa é a pergunta para fazer junto com ele. Paulo pede ainda aos pais que não irritem os filhos até perderem o ânimo (Colossenses 3:21), o que acontece quando se grita, se humilha ou se quebra o aparelho. Criar na disciplina do Senhor (Efésios 6:4) inclui limite e presença.\n\nComece sentando ao lado e pedindo que ele lhe ensine o jogo. Depois combinem por escrito: tarefa e banho antes, duração certa, refeição sem tela, aparelho fora do quarto na hora de dormir. Avise dez minutos antes e deixe terminar a partida. No lugar do jogo, ofereça algo de verdade: bola, cozinha, culto dos jovens, passeio com o cachorro. E os pais largam o celular na mesma mesa. Confira a classificação de idade, as compras e com quem ele conversa; se um adulto pedir foto ou segredo, denuncie no 100.\n\nQuando há faltas na escola, noites sem dormir, dinheiro sumindo, agressão ao perder, ou tristeza que não passa, é hora de médico, psicóloga ou CAPS infantojuvenil. Se ele falar em morrer, fique junto e ligue 188 ou 192.',
    verses: [
      verse('Zacarias 8:5', 'meninos meninas brincando'),
      verse('1 Coríntios 6:12', 'lícitas sujeitar'),
      verse('Colossenses 3:21', 'Pais filhos ânimo'),
      verse('Efésios 6:4', 'disciplina'),
    ],
  },
  {
    slug: 'aposta-esportiva-bet',
    question: 'Apostei nas bets e perdi tudo. Deus me perdoa, e como eu paro?',
    serves: ['failing', 'committed'],
    synonyms: [
      'perdi tudo nas bets',
      'viciado no tigrinho',
      'joguei o dinheiro da família na bet',
      'não consigo parar com jogo do tigrinho',
      'apostei o salário inteiro',
      'devo por causa de aposta online',
    ],
    answer:
      'A madrugada em que o saldo zera é muito solitária, e a cabeça começa a calcular coisas terríveis. Se você pensou em morrer, pare aqui e ligue 188, ou acorde alguém da casa. A dívida tem conserto, e a sua vida não é a garantia dela.\n\nDeus perdoa quem confessa (1 João 1:9), e isso inclui a mentira, o empréstimo escondido e o dinheiro do aluguel. O filho da parábola gastou tudo longe de casa, e o pai correu para abraçá-lo quando ele ainda vinha no caminho (Lucas 15:20). Provérbios avisa que a riqueza sem esforço se perde (Provérbios 13:11). O aplicativo foi desenhado para você perder e voltar; saber disso tira um pouco da vergonha. A responsabilidade de parar continua sua.\n\nFaça hoje, nesta ordem. Conte a verdade inteira a uma pessoa, com o valor. Entregue a ela por um tempo os cartões, o Pix e a senha do banco. Peça a autoexclusão no site do governo e em cada casa de aposta, apague os aplicativos e bloqueie os grupos. Não faça mais um depósito para recuperar, porque é assim que a dívida dobra. Liste os credores, renegocie um por um, fuja de agiota e procure o Procon ou a Defensoria.\n\nO jogo compulsivo é doença reconhecida, e o CAPS trata pelo SUS. Há também os Jogadores Anônimos, com reuniões pela internet. Se recair, conte no mesmo dia. Quem vive com você não é obrigado a pagar nem a confiar logo; a confiança voltará com extratos abertos e com o tempo.',
    verses: [
      verse('1 João 1:9', 'confessarmos perdoar'),
      verse('Lucas 15:20', 'pai compaixão correndo pescoço'),
      verse('Provérbios 13:11', 'riqueza esforço perdida'),
    ],
  },
];
