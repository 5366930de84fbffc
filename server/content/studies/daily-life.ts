import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const dailyLife: readonly ThemeStudy[] = [
  {
    slug: 'trabalho',
    theme: 'Trabalho',
    synonyms: [
      'emprego',
      'desemprego',
      'profissão',
      'patrão e empregado',
      'preguiça',
      'cansaço do trabalho',
      'chefe difícil',
      'aposentadoria',
    ],
    title: 'Mãos que servem de segunda a sábado',
    introduction:
      'Em resumo: O trabalho faz parte da criação boa de Deus. Depois da queda ele também cansa e fere. O cristão trabalha para o Senhor, pede justiça e reparte o que ganha.\n\nA maior parte da vida acordada passa no trabalho: no balcão, na cozinha, no volante, na roça, diante de uma tela, ou na casa que precisa ser arrumada todos os dias sem que ninguém pague por isso. Para muitos ele é orgulho; para outros, cansaço, humilhação ou busca que não termina. O culto de domingo e a segunda-feira parecem, às vezes, pertencer a mundos diferentes. A Bíblia não os separa. Deus aparece nela trabalhando, o Filho de Deus aprendeu um ofício, e profetas tomaram o partido de quem não recebia o salário. Vejamos o que isso muda na nossa jornada.',
    mainPoints: [
      'Trabalhar vem antes da queda. O homem foi posto no jardim para cultivá-lo e guardá-lo (Gênesis 2:15), quando tudo ainda era bom. O próprio Deus faz, avalia e descansa. Cuidar de uma planta, de uma máquina ou de um bebê participa desse chamado de tornar habitável o mundo. Nenhum serviço honesto é pequeno, seja pago ou não.',
      'O espinho também é real. Depois da desobediência, a terra passou a resistir, e o pão a custar suor (Gênesis 3:17-19). O sábio de Eclesiastes chega a detestar a canseira cujo fruto outro gastará, e ainda assim recebe da mão de Deus a alegria de comer e beber do seu esforço (Eclesiastes 2:18-24). Frustração no emprego não prova que você errou de caminho.',
      'Deus dá talento ao artesão. Bezalel foi chamado pelo nome e cheio do Espírito para lidar com ouro, pedra e madeira (Êxodo 31:1-5). Jesus era conhecido em Nazaré como o carpinteiro (Marcos 6:3). A habilidade de uma costureira ou de um pedreiro é dom, e o serviço bem feito já honra quem a deu.',
      'O verdadeiro destinatário está acima do chefe. Paulo escreveu a escravos, gente sem salário e sem escolha, que servissem com sinceridade, como a Cristo, de quem receberiam de volta todo bem; e mandou os senhores largarem as ameaças, pois prestariam contas no céu (Efésios 6:5-9). Isso sustenta a dignidade de quem serve sem aplauso e não justifica escravidão nem patrão abusivo.',
      'Deus ouve o trabalhador lesado. A Lei mandava pagar o pobre antes do pôr do sol (Deuteronômio 24:14-15), e Tiago diz que o salário retido grita e que o clamor chegou ao Senhor dos exércitos (Tiago 5:4). Reclamar um direito, com verdade, não fere a mansidão cristã. Quem emprega deve ouvir esse texto como dirigido a si.',
      'O fruto se reparte e permanece. Paulo pede ao antigo ladrão que trabalhe para ter com que ajudar (Efésios 4:28), e garante que o esforço feito no Senhor não se perde (1 Coríntios 15:58). Mesmo aquilo que ninguém viu, a panela lavada, a criança acalmada, a planilha conferida, está diante de Deus.',
    ],
    historicalContext:
      'Gregos e romanos de boa posição desprezavam o trabalho manual; Cícero escreveu que nada de nobre podia sair de uma oficina. Entre os judeus era diferente: esperava-se que o pai ensinasse um ofício ao filho, e vários mestres viviam do seu. Paulo fazia tendas, provavelmente costurando couro e lona, e em Corinto trabalhou com Áquila e Priscila (Atos 18:1-4). O verbo hebraico usado em Gênesis para “cultivar” serve também para “servir” e “prestar culto”. Em Tessalônica, alguns cristãos tinham largado o serviço, talvez por julgarem próximo o fim, talvez por viverem à sombra de protetores ricos. Foi a esses, que não queriam trabalhar, que Paulo dirigiu a frase dura sobre não comer (2 Tessalonicenses 3:10-12). Ela não fala de quem procura serviço e não acha.',
    theologicalAnalysis:
      'Durante séculos ensinou-se que a vida religiosa era a vocação perfeita, e as ocupações comuns um caminho menor. Lutero respondeu que a moça que ordenha e o pai que lava fraldas servem a Deus tanto quanto o monge, e Calvino falou do posto em que cada um foi colocado. Católicos recuperaram depois, a seu modo, o valor espiritual do trabalho. Hoje o risco se inverteu: fazer da carreira um deus, medir pessoas pelo cargo, chamar de bênção o cansaço sem fim.\n\nDiscute-se também quanto do que fazemos permanecerá. Alguns, lendo que o mundo passará pelo fogo, entendem que só as pessoas têm futuro; outros, com base em Isaías, que descreve gente desfrutando das obras das próprias mãos (Isaías 65:21-23), esperam uma criação renovada que conserve o que foi bom. De um modo ou de outro, a identidade do cristão vem da adoção, antes da profissão. Desempregados, doentes e aposentados não valem menos.',
    reflection:
      'Quando perguntam quem você é, quanto tempo leva até dizer com o que trabalha? Se amanhã isso acabasse, o que restaria? Não há mal em gostar do ofício; o perigo está em pedir a ele o que só Deus dá. Lembre também as pessoas do seu dia: o colega que ninguém cumprimenta, a senhora da limpeza, o entregador na chuva. Que valor eles têm no modo como você fala? E, se está sem emprego, considere com carinho que o seu nome, no livro de Deus, não vem acompanhado de cargo.',
    practicalApplication:
      'Antes de começar a jornada, ofereça em uma frase o que vai fazer. Escolha uma tarefa que costuma empurrar e faça-a bem feita. Respeite a hora de parar. Trate o dinheiro e o tempo do patrão como trataria os seus; se é você quem paga, pague em dia e registre. Assédio, salário retido ou condição degradante podem ser denunciados ao sindicato ou ao Ministério Público do Trabalho. Esgotamento também adoece: procure médico. Conhece alguém desempregado? Ofereça contato, carona, mercado, e companhia sem palestra.',
    prayer:
      'Senhor, que trabalhas até agora, recebe o que as minhas mãos fazem. Agradeço o ofício que aprendi, quem me ensinou, o pão que dele veio. Perdoa a má vontade, o serviço pela metade, a vaidade do crachá. Dá alegria ao lavrador, atenção à motorista, descanso à diarista. Acode quem espera um telefonema de emprego e já não sabe o que dizer em casa. Faz justiça ao que foi enganado no salário e muda o coração de quem enganou. Confirma, Deus nosso, aquilo que fizermos hoje, e ensina-me a guardar a ferramenta na hora de dormir. Amém.',
    additionalStudy:
      'Leia Mateus 20:1-16 imaginando-se na praça às cinco da tarde, sem que ninguém o contratasse; o que muda na história? Em Eclesiastes 2:18-24, separe as queixas e a dádiva que aparece no final. Volte por fim a Isaías 65:21-23: o que deixa de acontecer ali com quem trabalha, e de que modo essa esperança poderia mudar a sua segunda-feira?',
    verses: [
      verse('Gênesis 2:15', 'jardim lavrasse guardasse'),
      verse('Gênesis 3:17-19', 'terra espinhos suor pão'),
      verse('Eclesiastes 2:18-24', 'detestei trabalho alegrar mão Deus'),
      verse('Êxodo 31:1-5', 'Bezalel espírito ouro madeira trabalho'),
      verse('Marcos 6:3', 'carpinteiro filho Maria'),
      verse('Efésios 6:5-9', 'servos sinceridade Cristo senhores ameaças'),
      verse('Deuteronômio 24:14-15', 'empregado pobre salário sol'),
      verse('Tiago 5:4', 'salário retido clamores Senhor'),
      verse('Efésios 4:28', 'furtava trabalhe repartir necessidade'),
      verse('1 Coríntios 15:58', 'firmes trabalho vão Senhor'),
      verse('Atos 18:1-4', 'Áquila Priscila ofício tendas'),
      verse('2 Tessalonicenses 3:10-12', 'quiser trabalhar coma pão'),
      verse('Isaías 65:21-23', 'edificarão obras mãos vão'),
      verse('Mateus 20:1-16', 'vinha denário décima praça'),
    ],
  },
  {
    slug: 'dinheiro-e-generosidade',
    theme: 'Dinheiro e generosidade',
    synonyms: [
      'ofertas',
      'dívidas',
      'finanças',
      'prosperidade',
      'riqueza',
      'avareza',
      'dar aos pobres',
    ],
    title: 'A carteira e o coração',
    introduction:
      'Em resumo: Tudo o que temos é de Deus. O dinheiro serve bem e manda mal. Quem confia no Pai aprende a dar com alegria, a pagar o que deve e a não viver para guardar.\n\nJesus falou de dinheiro com uma frequência que surpreende quem o lê pela primeira vez. Contou histórias de dívidas, salários, celeiros, moedas perdidas e administradores espertos, porque sabia onde o coração costuma se esconder. Para quem ganha pouco, o assunto tira o sono; para quem ganha muito, pode endurecer por dentro. E há ainda a mágoa de tanta gente que foi pressionada a dar o que não tinha, em nome de promessas que não se cumpriram. Este estudo procura o que as Escrituras ensinam sobre ganhar, guardar, dever e repartir, com liberdade e sem ameaças.',
    mainPoints: [
      'Tudo pertence a Deus. O salmista afirma que a terra e o que a enche são do Senhor (Salmos 24:1), e Davi, ao ver as ofertas para o templo, reconheceu que o povo só devolvia o que das mãos divinas tinha recebido (1 Crônicas 29:14-16). Somos encarregados do que é de outro. Isso tira a soberba de quem deu muito e a vergonha de quem deu pouco.',
      'O dinheiro disputa o trono. Jesus disse que ninguém serve a dois senhores e que o coração vai atrás do tesouro (Mateus 6:19-24). Paulo aponta o amor ao dinheiro como raiz de muitos males, e recomenda contentar-se com o necessário (1 Timóteo 6:6-19). O pobre também pode amá-lo, e o rico pode aprender a soltá-lo.',
      'Viver para guardar é loucura. O fazendeiro da parábola fez planos usando só a primeira pessoa e morreu na mesma noite (Lucas 12:16-21). Já o provérbio pede a Deus nem miséria nem riqueza, apenas o pão suficiente (Provérbios 30:8-9). Prudência, reserva e seguro podem andar com a confiança, contanto que sobrem mãos abertas.',
      'A generosidade cristã é livre e alegre. Paulo não usou ordem para arrecadar: pediu que cada um decidisse no coração, sem tristeza nem pressão (2 Coríntios 9:6-8), na medida do que possui de fato (2 Coríntios 8:9-14). O motivo vinha de Cristo, que se fez pobre por nós. Quem dá com medo ainda não entendeu o presente.',
      'Quem foi alcançado repara e reparte. Zaqueu, cobrador enriquecido, ofereceu metade dos bens aos pobres e quatro vezes o valor a quem tivesse fraudado (Lucas 19:8-10). A justiça veio junto com a bondade. Timóteo devia dizer aos ricos que não pusessem a esperança no incerto e fossem prontos a partilhar (1 Timóteo 6:6-19).',
    ],
    historicalContext:
      'No Israel antigo, o dízimo era em produtos da terra e servia a fins diversos: sustentava os levitas, financiava a festa em que a família comia diante de Deus e, a cada três anos, alimentava estrangeiros, órfãos e viúvas (Deuteronômio 14:22-29). Malaquias falou depois do exílio, a uma nação que tinha deixado de levar o dízimo à casa do tesouro; sua cobrança e sua promessa se dirigem àquele povo e àquelas colheitas (Malaquias 3:8-12). Neemias conta que, por essa época, sem receber a sua parte, os levitas tinham voltado cada um para o seu campo (Neemias 13:10). Séculos mais tarde, Paulo organizou entre igrejas de maioria não judaica uma coleta para os pobres de Jerusalém, castigada por carestia. As comunidades da Macedônia, muito pobres, insistiram em participar. Paulo mandou representantes escolhidos para que ninguém suspeitasse do uso do dinheiro (2 Coríntios 8:18-21), cuidado que ainda hoje faz bem.',
    theologicalAnalysis:
      'O cristão deve dar o dízimo? Muitas igrejas respondem que sim: Abraão o entregou antes da Lei, e Jesus, ao criticar os fariseus, disse que não o deixassem de lado (Mateus 23:23). Outras entendem que ele fazia parte da aliança com Israel e que o Novo Testamento fala em oferta voluntária, proporcional e generosa, da qual os dez por cento podem ser bom começo. Vale conversar com o pastor e decidir sem temor de maldição, pois Cristo nos resgatou dela.\n\nSobre a chamada teologia da prosperidade, seus defensores leem as promessas de fartura como herança do crente. A maior parte dos evangélicos discorda: Paulo conheceu a fome, e os macedônios deram na miséria. Semear e colher, em 2 Coríntios 9:6-8, termina em boas obras e em repartir com os outros. Até o elogio à viúva pobre vem logo depois de uma denúncia contra quem devorava as casas das viúvas (Marcos 12:38-44), e alguns estudiosos ouvem ali também um lamento. Nenhum líder deveria exigir a comida de uma família.',
    reflection:
      'Abra o extrato do mês passado e leia-o como quem lê um diário. O que ele conta sobre os seus medos e amores? Há gastos que foram carinho, outros que foram anestesia, outros que ninguém sabe. Pergunte-se que notícia sobre dinheiro você teme mais, e por quê. Talvez esse medo venha da infância, da geladeira vazia, do pai que escondia as contas. Quem se contenta continua sonhando, e consegue agradecer antes que o sonho chegue. Estar endividado não torna você menor diante de Deus; há caminho, e ele começa por olhar os números.',
    practicalApplication:
      'Anote por trinta dias tudo o que entra e o que sai. Liste as dívidas, da mais cara à mais barata, e negocie; o Procon e as Defensorias costumam ajudar quem está superendividado. Fuja de agiotas, apostas e ganhos fáceis, inclusive os oferecidos por irmãos de fé. Em casa, conversem sobre dinheiro sem segredos. Decida em oração um valor para repartir, ainda que modesto, e veja como a sua igreja presta contas. Se alguém controla todo o seu dinheiro para dominar você, isso é violência patrimonial, e há quem ajude. Dê alguma coisa em segredo nesta semana.',
    prayer:
      'Pai, tudo veio de ti, até a vontade de agradecer. O teu Filho se fez pobre e nos enriqueceu. Livra-me da avareza disfarçada de prudência e da imprudência disfarçada de fé. Dá-me olhos para a geladeira do vizinho. Socorre quem abre hoje um envelope de cobrança com as mãos tremendo, e ensina-lhe um passo de cada vez. Corrige os que exploram a boa-fé em teu nome. Faz da tua igreja um lugar de contas abertas e mesas largas. Que eu tenha o bastante, e que o bastante chegue a mais gente por mim. Amém.',
    additionalStudy:
      'Em Deuteronômio 14:22-29, anote os destinos do dízimo e imagine como seriam hoje. Leia 2 Coríntios 8:9-14 e sublinhe os limites que Paulo põe ao que pede. Compare o fazendeiro de Lucas 12:16-21 com Zaqueu, em Lucas 19:8-10: o que cada um fez ao perceber que tinha muito, e o que essa diferença revela sobre a alegria?',
    verses: [
      verse('Salmos 24:1', 'SENHOR terra plenitude mundo'),
      verse('1 Crônicas 29:14-16', 'tudo teu mão damos'),
      verse('Mateus 6:19-24', 'tesouros coração senhores riquezas'),
      verse('1 Timóteo 6:6-19', 'contentamento dinheiro raiz ricos generosos'),
      verse('Lucas 12:16-21', 'rico celeiros insensato noite alma'),
      verse('Provérbios 30:8-9', 'pobreza riqueza pão necessário'),
      verse('2 Coríntios 9:6-8', 'semeia coração obrigação alegria boa'),
      verse('2 Coríntios 8:9-14', 'rico pobre vontade igualdade'),
      verse('Lucas 19:8-10', 'Zaqueu pobres metade quatro'),
      verse('Deuteronômio 14:22-29', 'dizimarás levita estrangeiro órfão viúva'),
      verse('Malaquias 3:8-12', 'roubar dízimos casa nação'),
      verse('Neemias 13:10', 'levitas fugido'),
      verse('2 Coríntios 8:18-21', 'escolhido igrejas honesto pessoas'),
      verse('Mateus 23:23', 'dízimo hortelã justiça misericórdia'),
      verse('Marcos 12:38-44', 'devoram viúvas pobre moedas sustento'),
    ],
  },
  {
    slug: 'descanso-e-sabado',
    theme: 'Descanso e sábado',
    synonyms: [
      'guardar o sábado',
      'domingo',
      'dia do Senhor',
      'cansaço',
      'esgotamento',
      'folga',
      'férias',
      'descanso da alma',
    ],
    title: 'Parar é um ato de confiança',
    introduction:
      'Em resumo: Deus deu o descanso como presente. Parar ensina que o mundo não depende de nós. Jesus convida os cansados a descansar nele.\n\nMuitos de nós só paramos quando adoecemos. A folga vira dia de faxina, de bico, de mensagens do serviço; a noite é cortada pela luz da tela; e quem descansa ainda se sente culpado. Num mundo que nunca fecha, o mandamento do sábado parece peça de museu. No entanto ele foi dado a ex-escravos, gente que nunca teve um dia livre, como presente e como sinal de que não pertenciam mais ao faraó. Neste estudo vemos de onde vem o descanso, o que Jesus fez com ele, por que cristãos o guardam de modos diferentes e como recuperá-lo numa vida apertada.',
    mainPoints: [
      'Deus descansou sem estar cansado. Concluída a criação, ele parou, abençoou o sétimo dia e o separou (Gênesis 2:1-3). O descanso entra na história como celebração do que ficou bom, muito antes de servir para consertar gente gasta. O mandamento recorda esse ritmo e inclui filhos, empregados, animais e o estrangeiro (Êxodo 20:8-11).',
      'O sábado é lei de liberdade. Ao repetir o mandamento, Moisés dá outro motivo: vocês foram escravos no Egito, e o Senhor os tirou de lá; por isso o servo e a serva também devem descansar (Deuteronômio 5:12-15). O faraó tinha chamado de preguiçosos os que pediam um dia de culto (Êxodo 5:6-9). Quem nega repouso aos outros repete a voz dele.',
      'Parar ensina a confiar. No deserto, o povo recolhia maná em dobro no sexto dia, e o que guardava não estragava; quem saiu para colher no sétimo nada achou (Êxodo 16:22-30). O salmo avisa que madrugar e tardar, comendo o pão da aflição, não segura a casa que Deus não edifica, e que ele dá sono aos seus (Salmos 127:1-2).',
      'Jesus devolveu o dia às pessoas. Ele ensinou que o sábado existe por causa do ser humano, e se declarou Senhor também dele (Marcos 2:23-28). Numa sinagoga, endireitou uma mulher encurvada havia dezoito anos, diante de um chefe irritado com o calendário (Lucas 13:10-17). Fazer o bem não quebra o repouso; devolve-o a quem o tinha perdido.',
      'Há um cansaço que só Cristo alivia. Ele convidou os sobrecarregados a tomar o seu jugo, suave, e a aprender com a sua mansidão (Mateus 11:28-30). Ele levou para um lugar à parte os discípulos, que nem tinham tempo de comer (Marcos 6:30-32). Note: o primeiro convite cuida da alma, o segundo do corpo, e ambos vêm da mesma voz.',
    ],
    historicalContext:
      'O ritmo de seis dias e um de pausa para todos, inclusive escravos e bois, não tem paralelo claro entre os povos vizinhos de Israel. No exílio da Babilônia, sem templo, guardar o sábado tornou-se marca de identidade. Com o tempo, os mestres detalharam o que contava como trabalho; uma coleção posterior, a Mishná, lista trinta e nove categorias. Escritores romanos, como Sêneca, zombavam dos judeus por perderem assim a sétima parte da vida. Jesus frequentava a sinagoga nesse dia, e as discussões dele eram sobre o modo de guardá-lo (Marcos 2:23-28). Os primeiros cristãos passaram a reunir-se no primeiro dia da semana, o da ressurreição (Atos 20:7), em geral antes ou depois do serviço, pois era dia útil. Só em 321 o imperador Constantino fez dele dia de descanso público.',
    theologicalAnalysis:
      'Nem todos os cristãos leem o mandamento do mesmo jeito. Adventistas e batistas do sétimo dia guardam o sábado, por entenderem que a ordem vem da criação e não foi revogada. Presbiterianos e outros reformados, seguindo antigas confissões, veem no domingo o dia de descanso cristão, com o mesmo princípio em nova data. Muitos batistas, pentecostais e luteranos ensinam que o sábado apontava para Cristo, que o cumpriu (Colossenses 2:16-17), e que o domingo é ocasião de culto e boa prática, sem obrigação legal. Paulo pediu que cada qual tivesse convicção própria e não julgasse o irmão (Romanos 14:4-6).\n\nPor baixo das diferenças há acordo. O ser humano precisa parar; o culto em comum sustenta a fé; e existe um repouso maior, ainda por vir, do qual todo dia de folga é amostra (Hebreus 4:9-11). Entra-se nele crendo, isto é, deixando de provar o próprio valor por aquilo que se produz.',
    reflection:
      'O que você teme que aconteça se parar por um dia inteiro? Que a casa desande, que o dinheiro falte, que descubram que o mundo gira sem você? Talvez o silêncio assuste, porque nele aparecem tristezas que a correria abafa. Lembre que Jesus dormiu num barco, em plena tempestade; o sono dele era confiança. Pense também em quem trabalha para que você descanse: a caixa do mercado no domingo, a filha que fica com a avó. Como o seu repouso poderia abrir espaço para o deles?',
    practicalApplication:
      'Escolha um período fixo, um dia ou meio dia, e combine com a casa: sem mensagens do serviço, sem compras, com culto, comida boa e algo que dê gosto. Se trabalha em escala, procure outro dia. Deixe o telefone longe da cama. Divida as tarefas para que a mãe também descanse. Cuidadores de doentes precisam de revezamento; peça-o por nome e horário. Conheça os seus direitos a folga e férias. Se dorme mal há semanas, vive irritado ou chora à toa, leve isso ao médico, porque esgotamento é problema de saúde e tem tratamento.',
    prayer:
      'Senhor do sábado, eu paro. Deixo na tua mão o que ficou por fazer, a pia, o relatório, a resposta que devo. O mundo é teu e continuará girando. Perdoa o orgulho que se veste de serviço e a pressa com que passo por quem amo. Ensina o meu corpo a dormir e o meu coração a sossegar perto de ti. Lembra-te da enfermeira de plantão, do porteiro da noite, da mãe que se levanta a cada duas horas; reparte com eles a tua força. E conduz-nos, por Jesus, àquele dia sem relógio em que descansaremos sem nenhum medo. Amém.',
    additionalStudy:
      'Compare Êxodo 20:8-11 com Deuteronômio 5:12-15: qual o motivo dado em cada um, e qual deles você mais precisa ouvir? Leia Hebreus 4:9-11 e explique, com suas palavras, de que obras se descansa. Em Lucas 13:10-17, observe a alegria do povo no final; o que, no seu modo de viver o dia de culto, alegra ou pesa sobre os outros?',
    verses: [
      verse('Gênesis 2:1-3', 'sétimo repousou abençoou santificou'),
      verse('Êxodo 20:8-11', 'repouso seis servo estrangeiro'),
      verse('Deuteronômio 5:12-15', 'repouso servo serva Egito'),
      verse('Êxodo 5:6-9', 'ociosos tijolos servidão'),
      verse('Êxodo 16:22-30', 'sábado dobro sétimo acharam'),
      verse('Salmos 127:1-2', 'edificar casa pão sono'),
      verse('Marcos 2:23-28', 'sábado humano Filho Senhor'),
      verse('Lucas 13:10-17', 'dezoito encurvada sábado alegrava'),
      verse('Mateus 11:28-30', 'cansados descansar jugo suave'),
      verse('Marcos 6:30-32', 'repousai pouco tempo comer'),
      verse('Atos 20:7', 'primeiro semana partir pão'),
      verse('Colossenses 2:16-17', 'sábados sombra Cristo'),
      verse('Romanos 14:4-6', 'dia certeza mente Senhor'),
      verse('Hebreus 4:9-11', 'resta repouso sábado obras'),
    ],
  },
  {
    slug: 'gratidao',
    theme: 'Gratidão',
    synonyms: [
      'agradecer',
      'ação de graças',
      'ser grato',
      'reclamação',
      'murmuração',
      'ingratidão',
      'em tudo dai graças',
    ],
    title: 'Aquele que voltou',
    introduction:
      'Em resumo: Agradecer é reconhecer de onde vem o bem. A Bíblia pede gratidão em todo tempo, sem chamar o mal de bom. Quem agradece volta para perto de Deus.\n\nDez foram curados, um voltou. A cena é curta e incomoda, porque quase todos conhecemos os nove por dentro: pedimos com lágrimas, recebemos e seguimos viagem. Agradecer parece regra de boa educação, mas na Bíblia vai mais fundo. É memória, é culto, é uma forma de enxergar. Ao mesmo tempo, ninguém ali agradece de fachada; os mesmos salmos que dão graças também gritam. Este estudo passeia pelos sacrifícios de Israel, por uma estrada entre a Samaria e a Galileia e por uma cela em Filipos, para descobrir como nasce um coração agradecido, mesmo quando o mês foi ruim.',
    mainPoints: [
      'Gratidão é reconhecer a fonte. Tiago lembra que todo presente bom desce do Pai, que não muda (Tiago 1:17). Antes de Israel entrar numa terra farta, Moisés advertiu: com casa, gado e mesa cheia, seria fácil esquecer e dizer que a própria força tinha conquistado tudo (Deuteronômio 8:10-18). A fartura põe à prova tanto quanto a falta.',
      'A gratidão volta a quem deu o presente. Dos dez leprosos, um samaritano percebeu a pele limpa, deu meia-volta e caiu aos pés de Jesus (Lucas 17:11-19). O Mestre perguntou pelos outros, e a pergunta tem tristeza. Os nove ficaram com o dom; o décimo encontrou também quem o deu, e ouviu uma palavra a mais.',
      'A vontade de Deus é que agradeçamos em tudo (1 Tessalonicenses 5:16-18). Não se pede que chamemos de bom o que é mau, nem que sorriamos no velório. Em cada situação, por dura que seja, há motivo para se voltar a ele: a sua presença, um amigo, o fôlego. Perto da meia-noite, com as costas abertas pelos açoites, Paulo e Silas cantavam (Atos 16:22-25).',
      'A ingratidão seca a alma. Paulo a põe no começo da decadência humana: conheceram a Deus, não lhe deram graças, e o coração escureceu (Romanos 1:20-21). No deserto, o povo sonhava com os pepinos do Egito e esquecia os chicotes (Números 11:4-6). A queixa que vira hábito edita o passado e perde o maná do dia.',
      'Cristo deu graças à sombra da cruz. Na última ceia, tomou o pão que seria seu corpo partido e agradeceu (Lucas 22:17-20). Por causa dessa mesa, a igreja vive agradecendo: a paz de Cristo no coração, a palavra na boca, e graças em tudo o que se faz (Colossenses 3:15-17).',
    ],
    historicalContext:
      'Em Israel havia uma oferta própria para agradecer, chamada todá. Quem saía de um aperto levava ao santuário um animal e pães, com e sem fermento, e a carne tinha de ser comida no mesmo dia (Levítico 7:11-15). Como ninguém dá conta disso sozinho, a gratidão virava mesa: convidavam-se parentes, vizinhos, pobres, e contava-se em voz alta o que Deus tinha feito. Vários salmos parecem ter nascido nessas refeições (Salmos 116:12-17). No caso dos leprosos, a doença de pele os obrigava a viver longe e a avisar de longe; cabia ao sacerdote declarar a cura. O samaritano, estrangeiro também na religião, nem seria recebido no templo (Lucas 17:11-19). Em grego, agradecer é eucharistéo; daí o nome eucaristia, que muitas igrejas dão à Ceia.',
    theologicalAnalysis:
      'Por que obedecer, se já fomos salvos? O Catecismo de Heidelberg, documento reformado do século 16, responde dividindo a vida cristã em miséria, redenção e gratidão: as boas obras são o agradecimento dos libertos. Outras tradições dizem algo parecido com palavras diferentes. A graça vem primeiro; o obrigado vem depois e move as mãos. Por isso o louvor que Deus aceita inclui repartir (Hebreus 13:15-16).\n\nUma questão delicada é se devemos agradecer pelo mal. Alguns, lembrando a ordem de agradecer sempre por tudo (Efésios 5:20), dão graças até pela desgraça, confiando no propósito divino. Outros distinguem: agradecemos em meio a tudo e por todos os dons, enquanto o mal se lamenta e se combate. Os salmos apoiam essa honestidade, já que lamento e ação de graças moram no mesmo livro. Cobrar gratidão de quem sofre violência ou está deprimido costuma ferir; nesses casos, a boa notícia chega primeiro como cuidado.',
    reflection:
      'Volte ao início do dia de hoje e percorra-o devagar. Quem fez o pão que você comeu? Que mão abriu uma porta, respondeu com paciência, limpou o banheiro do serviço? Depois pergunte quando foi a última vez que essas pessoas ouviram um obrigado com nome e motivo. Pense ainda num pedido antigo que foi atendido e já virou paisagem: a saúde do filho, a casa, a reconciliação. Bendizer é lutar contra o esquecimento, como o salmista que falava à própria alma para que não apagasse os benefícios (Salmos 103:1-5). Se hoje nada parecer digno de graças, diga isso a Deus; ele prefere a verdade.',
    practicalApplication:
      'Durante três semanas, escreva toda noite três coisas específicas, sem repetir. Nada de saúde e família em geral; escreva o riso do neto no almoço, o ônibus que esperou. Uma vez por semana, agradeça a alguém por mensagem, bilhete ou visita, dizendo o que aquilo significou. Antes de comer, ore pelos que plantaram e cozinharam. Faça uma pequena festa para lembrar uma resposta de Deus e convide quem não pode retribuir. Não use a gratidão para se obrigar a tolerar maus-tratos nem para calar o choro. Se a alegria sumiu de tudo por mais de duas semanas, procure um médico.',
    prayer:
      'Pai das luzes, volto pela estrada para dizer obrigado. Pela água do chuveiro e pela água viva; pelos amigos que ficaram e pelos anos com os que partiram; pelas vezes em que disseste não e eu só entendi depois; pelo teu Filho, que deu graças com a cruz à vista. Desculpa os muitos dias em que fui um dos nove. Nas horas em que o agradecimento não vem, aceita ao menos que eu esteja aqui. Olha pelos que hoje não têm o que pôr no prato, e faz da minha fartura uma resposta para eles. Bendito sejas, agora e sempre. Amém.',
    additionalStudy:
      'Leia Salmos 116:12-17 e pergunte como o salmista retribui a quem nada precisa. Em Deuteronômio 8:10-18, sublinhe os verbos “lembrar” e “esquecer” e note em que circunstância cada um aparece. Compare Números 11:4-6 com Colossenses 3:15-17: que conversas alimentam cada um desses climas numa casa, e o que você poderia mudar à mesa?',
    verses: [
      verse('Tiago 1:17', 'dádiva dom Pai luzes'),
      verse('Deuteronômio 8:10-18', 'fartarás esqueças força lembra'),
      verse('Lucas 17:11-19', 'dez leprosos samaritano voltou nove'),
      verse('1 Tessalonicenses 5:16-18', 'agradecei tudo vontade'),
      verse('Atos 16:22-25', 'açoites prisão Silas cantando'),
      verse('Romanos 1:20-21', 'conhecido Deus gratos trevas'),
      verse('Números 11:4-6', 'Egito pepinos maná'),
      verse('Lucas 22:17-20', 'graças pão cálice corpo'),
      verse('Colossenses 3:15-17', 'paz gratos palavra graças'),
      verse('Levítico 7:11-15', 'graças tortas carne dia'),
      verse('Salmos 116:12-17', 'benefícios cálice sacrifício graças'),
      verse('Hebreus 13:15-16', 'sacrifício louvor compartilhar'),
      verse('Efésios 5:20', 'agradecendo sempre tudo'),
      verse('Salmos 103:1-5', 'alma bendize esqueças benefícios'),
    ],
  },
  {
    slug: 'dominio-proprio-e-a-lingua',
    theme: 'Domínio próprio e a língua',
    synonyms: [
      'autocontrole',
      'temperança',
      'fofoca',
      'palavras que ferem',
      'controlar a língua',
      'mentira',
      'xingamento',
    ],
    title: 'Uma brasa e um leme',
    introduction:
      'Em resumo: Poucas palavras podem ferir ou curar muito. O que a boca diz mostra o que há no coração. O Espírito ensina a parar antes de falar.\n\nBastam alguns segundos. A frase sai, a mensagem é enviada, o prato se quebra, e passamos semanas tentando recolher os cacos. Outras vezes o descontrole é silencioso: mais um copo, mais uma compra, mais uma hora na tela. Quem promete parar por pura força de vontade costuma descobrir que a vontade também cansa. A Bíblia trata a língua e o domínio de si como assuntos de gente adulta na fé, com imagens que não se esquecem: cidade sem muro, fagulha na mata seca, leme pequeno em navio grande. Vamos ver de onde vem o freio e o que fazer quando ele falha.',
    mainPoints: [
      'Sem domínio próprio, a pessoa fica desprotegida. O provérbio compara quem não contém o espírito a uma cidade de muralha caída (Provérbios 25:28). O ditado vem de um mundo de guerras, em que muro era vida e portão aberto à noite significava saque. Hoje entram por essas brechas a dívida, o vício, o arrependimento, e quem mora na mesma casa sofre junto.',
      'Coisa pequena dirige coisa grande. Tiago fala do freio no cavalo, do leme no navio e da faísca que põe fogo na floresta, e confessa que todos tropeçam na fala (Tiago 3:2-10). O que mais o espanta é a mistura: da mesma boca sai louvor a Deus e maldição contra gente feita à imagem dele, sinal de que a fonte precisa de tratamento.',
      'A boca entrega o coração. Jesus ensina que falamos do que há de sobra por dentro, e que responderemos até pelas palavras vazias (Mateus 12:34-37). Por isso calar ajuda, mas não basta. A raiva frequente pode esconder medo, luto, humilhação antiga. Cuidar dessa raiz, com oração e às vezes com terapia, muda o que transborda.',
      'Palavras também curam. Há quem fale como quem dá estocadas, e há língua de sábio, que é remédio; uma boa palavra levanta o coração curvado pela ansiedade (Provérbios 12:17-25). A resposta branda desarma a fúria (Provérbios 15:1). Paulo pede só o que edifique, na medida da necessidade (Efésios 4:29). O silêncio na hora certa é uma boa frase.',
      'O freio é fruto. Domínio próprio fecha a lista do que o Espírito produz (Gálatas 5:22-23), e a graça que salva é descrita como professora que nos ensina a viver com sobriedade (Tito 2:11-12). Há treino, como o do atleta (1 Coríntios 9:24-27), e há dependência de Deus. Ninguém sustenta o esforço sem raiz, e a raiz sem esforço não dá colheita.',
    ],
    historicalContext:
      'Os gregos tinham em alta conta a enkráteia, o governo de si, elogiada por Sócrates e pelos estoicos como vitória da razão sobre as paixões. Paulo usa a palavra diante do governador Félix, homem conhecido pela cobiça e pela vida desregrada, que se assustou e mandou encerrar a audiência (Atos 24:24-25). Perto de Corinto celebravam-se os Jogos Ístmicos; os atletas treinavam meses por uma coroa de folhas que murchava (1 Coríntios 9:24-27). Tiago escreve a comunidades em que os mestres falavam muito e as disputas ferviam. Na Palestina, depois de meses sem chuva, uma fagulha no mato seco corria encosta acima, e todos já tinham visto isso (Tiago 3:2-10). Numa sociedade sem jornais, a reputação de alguém dependia quase só do que se dizia dele.',
    theologicalAnalysis:
      'O ideal estoico era não se deixar abalar. O cristão é outro: Cristo chorou, indignou-se, alegrou-se, e nunca foi governado por isso. Insultado, não devolveu o insulto, e confiou a causa ao justo juiz (1 Pedro 2:21-23). Existe ira que protege o fraco; Tiago avisa, porém, que a nossa raramente faz o que é justo diante de Deus, e pede ouvido rápido e boca lenta (Tiago 1:19-20). Guardar a língua não significa calar abusos: a mesma Bíblia manda abrir a boca em favor de quem não pode falar.\n\nSobre o poder das palavras há diferença entre cristãos. Alguns ensinam, a partir do provérbio que atribui à língua morte e vida (Provérbios 18:21), que aquilo que o crente declara se realiza. A maioria entende que o texto fala do efeito das palavras sobre pessoas e relações, como todo o livro, e que só a palavra de Deus cria do nada. O álcool também divide: uns se abstêm, outros bebem com moderação; todos rejeitam a embriaguez.',
    reflection:
      'De que palavra sua você ainda se arrepende? E qual ouviu há muitos anos e continua repetindo por dentro? As duas mostram o tamanho do assunto. Isaías, ao ver a santidade de Deus, não lamentou primeiro as mãos; lamentou os lábios, e foi neles que a brasa do altar tocou (Isaías 6:5-7). O lugar da vergonha virou lugar do envio. Observe o seu pavio na última semana: fome, sono, certas pessoas, certos horários. Onde ele encurta, e o que você poderia fazer dez minutos antes da explosão?',
    practicalApplication:
      'Escolha uma área só. Para a fala, espere uma noite antes de responder mensagem difícil, e pergunte: é verdade, é necessário, é minha parte dizer? Recuse fofoca mudando de assunto. Para a raiva, saia do cômodo, beba água, volte quando puder escutar. Peça desculpas aos filhos pelos gritos. Se você já empurrou, quebrou objetos ou ameaçou alguém, procure ajuda profissional agora e aceite que a outra pessoa se afaste. Para bebida, jogo ou compras, há grupos de apoio que acompanham de graça.',
    prayer:
      'Põe, Senhor, um vigia na minha boca. Tu ouviste o que eu disse ontem e viste o rosto de quem escutou. Toca os meus lábios com a brasa que não destrói. Desce até onde nasce a minha raiva e trata ali o medo que ela protege. Quando eu tiver razão, dá-me brandura; quando eu estiver errado, dá-me pressa em reconhecer. Faz da minha voz um lugar seguro para as crianças da casa. Sustenta quem luta contra a garrafa, o jogo, o remédio em excesso, e levanta os que recaíram. Que as minhas palavras e o meu silêncio te agradem. Em Cristo, amém.',
    additionalStudy:
      'Leia Tiago 3:2-10 e desenhe as imagens; qual delas mais se parece com a sua semana? Percorra Provérbios 12:17-25 anotando tudo o que se diz da língua. Depois, em 1 Pedro 2:21-23, observe o que Jesus deixou de fazer e em quem confiou. Que situação sua, hoje, pede esse silêncio confiante, e qual pede, ao contrário, que você fale?',
    verses: [
      verse('Provérbios 25:28', 'espírito cidade muro'),
      verse('Tiago 3:2-10', 'freios leme fogo língua maldição'),
      verse('Mateus 12:34-37', 'boca coração palavra contas'),
      verse('Provérbios 12:17-25', 'espada língua remédio palavra'),
      verse('Provérbios 15:1', 'resposta suave furor'),
      verse('Efésios 4:29', 'boca palavra edificação necessidade'),
      verse('Gálatas 5:22-23', 'fruto Espírito domínio próprio'),
      verse('Tito 2:11-12', 'graça ensinando sóbria justa'),
      verse('1 Coríntios 9:24-27', 'correm coroa domínio corpo'),
      verse('Atos 24:24-25', 'Félix domínio próprio julgamento'),
      verse('1 Pedro 2:21-23', 'insultavam ameaçava julga'),
      verse('Tiago 1:19-20', 'ouvir falar irar ira'),
      verse('Provérbios 18:21', 'morte vida língua'),
      verse('Isaías 6:5-7', 'lábios impuros brasa boca'),
    ],
  },
];
