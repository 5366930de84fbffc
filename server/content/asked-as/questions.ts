import type { AskedAs } from '../types.ts';

export const QUESTIONS_ASKED_AS: AskedAs = {
  'deus-me-ama':
    'não mereço o amor de Deus, Deus ama o pecador, Deus ainda gosta de mim depois do que fiz, sou importante para Deus, Deus liga pra mim, por que Deus me ama, amor incondicional de Deus, Deus tem prazer em mim',
  'o-que-e-fe':
    'como crescer na fé, como confiar em Deus quando tudo dá errado, acreditar sem ver, como confiar mais em Deus, fé do tamanho de um grão de mostarda, firme fundamento das coisas que se esperam, andar por fé, como manter a fé nas lutas, como não desistir de crer, viver pela fé',
  'o-que-e-oracao':
    'orar é falar com Deus, qual o valor da oração, oração muda as coisas, diferença entre orar e rezar, oração tem poder, para que orar, orar funciona',
  'o-que-e-pecado':
    'o que Deus considera errado, de onde veio o pecado, tipos de pecado, pecado venial e mortal, existe pecadinho e pecadão, sete pecados capitais, todo mundo é pecador, como saber se algo é pecado, pecado maior que outro, queda de Adão e Eva',
  'o-que-e-salvacao':
    'do que Jesus salva, o que é redenção, o que é justificação, evangelho em poucas palavras, o que é o evangelho, boa notícia de Jesus, por que preciso ser salvo',
  inveja:
    'não aguento ver os outros felizes, cobiça, cobiçar o que é do outro, todo mundo consegue menos eu, ciúme das conquistas da minha irmã, por que a vida deles é melhor que a minha',
  gratidao:
    'consegui um emprego, vitória para agradecer, salmo de gratidão, como ser mais agradecido, parar de reclamar, murmuração, só sei reclamar da vida, contentamento, estar contente com o que tenho, em tudo dai graças',
  medo: 'tenho medo do futuro, como ter coragem, não tenha medo, me sinto inseguro, receio do que vai acontecer, pavor, covardia, como enfrentar meus medos, tô apavorado, medo do escuro',
  culpa:
    'minha consciência pesa, me sinto sujo diante de Deus, vergonha do meu passado, Deus esqueceu meus pecados, como me perdoar, peso na consciência, passado me condena, o diabo me acusa',
  'orgulho-e-humildade':
    'sou orgulhosa, como ser humilde, pessoa arrogante, ego, me acho melhor que os outros, nariz empinado, dificuldade de pedir desculpas, falsa humildade',
  'preguica-e-procrastinacao':
    'não tenho disciplina, sou preguiçoso, adio minhas tarefas, como ser mais produtivo, vai ter com a formiga, fico enrolando, falta de foco, não consigo me organizar',
  anjos:
    'como são os anjos, hierarquia dos anjos, Gabriel e Miguel, anjos aparecem hoje, vi um anjo, serafins e querubins, anjos têm asas, anjo caído, quantos anjos existem',
  'o-diabo-existe':
    'quem é Lúcifer, de onde veio satanás, demônio possui crente, expulsar demônio, possessão demoníaca, espírito maligno, libertação de demônios, por que Deus criou o diabo, o capeta, como vencer o inimigo',
  'sonhos-e-recados':
    'sonhei com cobra, sonhei que caía, interpretar sonho, sonhei com meu ex, sonho repetido, pesadelo tem significado, números repetidos 11:11, sinais de Deus no dia a dia, visão, Deus me mostrou em sonho',
  arrebatamento:
    'igreja vai ser levada, subir com Jesus, pré-tribulação, quem vai ficar para trás, num abrir e fechar de olhos, a trombeta vai tocar, crianças serão arrebatadas, medo de não subir',
  amizades:
    'amigo falso, amigos que me afastam de Deus, posso ter amigo descrente, más companhias, minha amiga me decepcionou, traição de amigo, como ser um bom amigo, Davi e Jônatas, más conversações',
  'meu-valor':
    'me acho feia, não gosto de mim mesma, me sinto inútil, não sirvo pra nada, autoimagem, rejeição, me sinto rejeitado, não sou bom o suficiente, imagem e semelhança de Deus, tenho vergonha do meu corpo, quem sou eu em Deus, vaidade e cirurgia plástica',
  'vinho-na-biblia':
    'vinho de Caná, vinho era suco, Jesus fez vinho de verdade, vinho novo em odres velhos, bebida no tempo de Jesus, Noé bebeu vinho',
  'como-ser-salvo':
    'o que fazer pra ir pro céu, aceitei Jesus e agora, como me converter, me entregar a Cristo, quero ser crente, como virar cristão, como receber Jesus, ladrão na cruz foi salvo',
  'certeza-da-salvacao':
    'como saber se vou pro céu, não tenho segurança que Deus me aceitou, se eu morrer hoje vou pra onde, meu nome está no livro da vida, acho que não sou crente de verdade',
  'perder-a-salvacao':
    'nome riscado do livro da vida, apostasia, crente que larga a fé é salvo, quem se desvia vai pro inferno, salvação se perde, abandonar a fé',
  'o-que-e-graca':
    'favor que não mereço, salvo por obras ou fé, basta ser uma boa pessoa, pessoa boa vai pro céu, debaixo da lei ou da graça, legalismo, Tiago contradiz Paulo',
  'nascer-de-novo':
    'mudar de vida de verdade, ser transformado, deixar a velha vida, as coisas velhas já passaram, novo homem e velho homem, Deus muda as pessoas, converter de verdade',
  'pecado-sem-perdao':
    'fui da prostituição e Deus me aceita, Deus perdoa tudo, traí meu marido Deus me perdoa, matei uma pessoa Deus perdoa, qual pecado não tem perdão, fiz algo muito grave, fui garota de programa, perdão para assassino, já blasfemei, Deus perdoa adultério, Deus perdoa bandido',
  'voltar-para-deus':
    'saí da igreja faz anos, quero me reconciliar, como recomeçar com Deus, tenho vergonha de voltar pra igreja, larguei tudo de Deus, Deus me aceita de volta, estou longe do Senhor, deixei de orar e de ler, fui pro mundo, reacender a fé',
  'caio-no-mesmo-pecado':
    'prometo a Deus e não cumpro, erro sempre nas mesmas coisas, vício que não largo, não consigo mudar, Deus se cansa de perdoar, carne fraca, o bem que quero não faço, como vencer a tentação, resistir ao pecado, mau hábito',
  'o-que-e-esperanca':
    'tudo parece perdido, futuro melhor, como continuar acreditando em dias melhores, nada dá certo pra mim, força para continuar, cansei de esperar, não desistir, como ter forças',
  'o-que-e-purgatorio':
    'lugar de purificação depois da morte, falecidos precisam de oração, limbo, rezar terço pelos falecidos',
  'alma-e-espirito':
    'onde fica a alma, animal tem espírito, espírito volta a Deus, temos alma, consciência coração e mente na Bíblia',
  'o-que-e-predestinacao':
    'Deus escolhe uns e outros não, por que Deus endureceu o coração de Faraó, temos escolha, vasos de honra, Jacó amei e Esaú odiei, eleição, se Deus sabe tudo por que me culpa, Calvino',
  'catolicos-e-evangelicos':
    'posso ir à missa, posso casar com católico, Papa, padre, confessar com padre, terço, o que os católicos creem, sair da igreja católica',
  'amem-aleluia-hosana':
    'por que fala amém no fim, shalom, maranata, ebenézer, significado das palavras do culto, glória a Deus, selá nos salmos',
  'o-que-e-idolatria':
    'imagem de escultura, adorar dinheiro, ídolo de futebol, amar algo mais que Deus, time de futebol é idolatria, bezerro de ouro, idolatrar pessoas, fã de cantor',
  'o-que-e-arrependimento':
    'me arrepender de coração, Deus se arrepende, Deus se arrependeu de ter feito o homem, chorar pelo pecado, pedir perdão e mudar, confessar pecado um ao outro, tenho que confessar meus pecados',
  'o-que-e-santidade':
    'separado do mundo, sem santificação ninguém verá o Senhor, como agradar a Deus, como ser um bom cristão, viver como Deus quer, ser puro, ser diferente do mundo, como ser um crente melhor, vida cristã no dia a dia, como ser mais parecido com Jesus',
  'como-falar-de-jesus':
    'levar amigo pra igreja, convidar alguém para o culto, contar meu testemunho, pregar na rua, ganhar minha família, falar do evangelho na faculdade, ide e pregai, tenho medo de falar de Deus',
  'por-onde-comecar-a-ler':
    'não sei por onde começar na Bíblia, ler a Bíblia inteira em um ano, Bíblia para iniciante, dica pra leitura da Bíblia, como criar o hábito de ler a Bíblia, livro mais fácil da Bíblia, ler a Bíblia todo dia, como fazer devocional, momento a sós com Deus',
  'quem-escreveu-a-biblia':
    'em que língua a Bíblia foi escrita, quantos autores, quem juntou os livros, cânon, quem decidiu os livros da Bíblia, original da Bíblia, Bíblia é inspirada, livro mais antigo da Bíblia, quem dividiu em capítulos e versículos',
  'por-que-duas-partes':
    'quantos livros no Velho Testamento, o Antigo Testamento acabou, Deus mudou do Antigo pro Novo, período entre os testamentos, para que ler o Velho Testamento, aliança nova',
  'biblia-catolica-e-evangelica':
    'livro de Enoque, Tobias Judite Baruc, Sabedoria e Eclesiástico, livros que tiraram da Bíblia, Bíblia de padre, sete livros a mais',
  'como-entender-a-biblia':
    'linguagem difícil da Bíblia, melhor versão da Bíblia, NVI ou Almeida, leio e esqueço, Bíblia de estudo, hermenêutica, literal ou simbólico, preciso de teologia, como fazer um estudo bíblico, memorizar versículos',
  'lei-do-antigo-testamento':
    'camarão é proibido, adventista, comer sangue, chouriço, dia certo de adorar, leis de Levítico, carne de porco, circuncisão, roupa de dois tecidos, qual dia é o sábado, carne sacrificada',
  'quem-foi-davi':
    'quem matou Golias, Absalão, pecado de Davi, rei que tocava harpa, Davi e Saul, filhos de Davi, quantas mulheres Davi teve, Mical, Davi era ruivo, Urias',
  'salmo-do-bom-pastor':
    'significado de guia-me mansamente às águas tranquilas, tua vara e teu cajado, preparas uma mesa, unges a minha cabeça com óleo, salmo mais famoso, Deus é meu pastor',
  'salmo-de-protecao':
    'aquele que habita no esconderijo, salmo pra proteger a casa, salmo contra o mal, salmo para livramento, praga não chegará à tua tenda, deixar a Bíblia aberta, salmo para afastar inimigos',
  'bem-aventurancas':
    'felizes os que choram, bem-aventurados os mansos, pobres de espírito, Mateus 5, discurso do monte, pregação de Jesus no monte, pacificadores, fome e sede de justiça',
  'fruto-do-espirito':
    'amor alegria paz longanimidade, benignidade, como saber se tenho o Espírito, ser mais paciente, ter mais alegria, temperança, carne contra o espírito, Gálatas 5, falta de paciência',
  'tudo-posso':
    'versículo de força, posso tudo com Deus, Filipenses 4, vou conseguir tudo que quero',
  'todas-as-coisas-cooperam':
    'Deus usa o mal para o bem, o que não entendo hoje, foi livramento, Deus escreve certo por linhas tortas',
  'pensamentos-de-paz':
    'versículo de planos, Deus tem um futuro pra mim, Deus tem planos, Jeremias carta aos exilados',
  'buscai-primeiro-o-reino':
    'o que é o reino dos céus, reino de Deus está entre vós, por Deus acima de tudo, prioridades, olhai os lírios, venha o teu reino, não vos inquieteis',
  'espinho-na-carne':
    'Paulo tinha doença nos olhos, fraqueza, força na fraqueza, a tua graça me basta, Deus disse não a Paulo',
  'o-capitulo-do-amor':
    'amor cobre multidão de pecados, o amor não arde em ciúmes, texto lido em casamento, o que é o amor, definição de amor, amor verdadeiro na Bíblia, amor de casal versículo, sem amor nada seria, amor ágape',
  'sal-da-terra-e-luz-do-mundo':
    'influenciar o mundo, fazer diferença, cristão no ambiente de trabalho ser exemplo, dar bom exemplo, ser bom testemunho na escola',
  'parabola-dos-talentos':
    'servo mau e negligente, desperdiçar dons, um recebeu cinco outro dois outro um, usar meu talento para Deus, mordomia',
  'parabola-do-filho-prodigo':
    'pai que recebeu o filho de volta, comeu comida de porcos, filho gastou a herança, novilho cevado, pai correu e abraçou',
  'parabola-do-semeador':
    'semente no caminho, pedras e espinhos, terra fértil, coração duro para ouvir, por que Jesus falava em parábolas',
  'armadura-de-deus':
    'luta não é contra carne e sangue, Efésios 6, setas inflamadas, principados e potestades, guerra espiritual, cinto da verdade, como se defender do inimigo',
  'deus-amou-o-mundo':
    'versículo mais famoso, Filho unigênito, todo aquele que nele crê, amor de Deus pelo mundo inteiro',
  'mulher-virtuosa':
    'explica Provérbios 31, seu valor excede ao de rubis, esposa sábia, mulher que teme ao Senhor, ser uma boa esposa segundo a Bíblia, mulher sábia edifica a casa, como ser uma mulher de Deus',
  'dar-a-outra-face':
    'posso revidar, me bateram posso me defender, não pagar o mal com o mal, amar os inimigos, posso ter arma, ser bobo, oração pelos que perseguem, como tratar quem me odeia',
  'olho-por-olho':
    'dar o troco, Deus vinga, minha é a vingança, desejar o mal, posso desejar que ele pague, pena de morte, quero que ele sofra',
  'nao-vim-trazer-paz-mas-espada':
    'minha família não aceita que sou crente, conflito por causa da fé, meus pais proíbem a igreja, perseguido dentro de casa',
  'camelo-e-a-agulha': 'pecado ter muito dinheiro, rico no inferno, milionário crente, vender tudo',
  'porta-estreita':
    'caminho largo leva à perdição, só alguns entram no céu, quantos serão salvos, nem todo que diz Senhor Senhor, nunca vos conheci',
  'nao-julgueis':
    'criticar os outros, crítica, as pessoas me julgam, apontar o dedo, posso corrigir meu irmão, hipócrita, quem não tem pecado atire a primeira pedra, mulher adúltera, preconceito na igreja',
  'lavar-os-pes': 'Jesus servo, última ceia, bacia com água, exemplo de serviço, servir aos outros',
  'dinheiro-nos-tempos-biblicos':
    'salário de um dia, quanto ganhava um trabalhador, talento em quilos, oferta da viúva pobre, trinta moedas',
  'quem-eram-os-samaritanos':
    'história do bom samaritano, quem é o meu próximo, homem caído na estrada, mulher do poço, água viva, cinco maridos',
  'quem-eram-os-publicanos':
    'coletores de impostos, cobrador odiado, Mateus era o quê, oração do publicano, Deus tem misericórdia de mim pecador',
  'fariseus-e-saduceus':
    'religiosos do tempo de Jesus, sepulcros caiados, hipocrisia religiosa, mestres da lei, partidos judaicos, grupos religiosos judeus, herodianos',
  'o-que-era-o-sinedrio':
    'quem mandou matar Jesus, Pilatos lavou as mãos, Pôncio Pilatos, julgaram Jesus, Barrabás, Herodes, quem crucificou Jesus, os judeus mataram Jesus',
  'festa-dos-tabernaculos':
    'festas do Antigo Testamento, sete festas, dia da expiação, Yom Kippur, pentecostes festa, festas judaicas, Hanucá, calendário judaico',
  'o-que-e-a-pascoa':
    'saída do Egito cordeiro, chocolate, quaresma, comer peixe na sexta-feira, semana santa, domingo de ramos, pães asmos, última ceia de Jesus, páscoa judaica e cristã',
  'arca-da-alianca':
    'baú com as tábuas, tábuas da lei, vara de Arão, querubins de ouro, Deus matou quem tocou, onde guardaram os mandamentos',
  'o-templo-de-jerusalem':
    'quem construiu o templo, cortina rasgou, tabernáculo no deserto, sacrifícios de animais, mesquita no lugar do templo, reconstruir Jerusalém, muro, Neemias reconstruiu os muros',
  'caminho-de-sabado':
    'quantos quilômetros, medidas antigas, côvado, distância na Bíblia, arroba efa ômer',
  'rasgar-as-vestes':
    'luto dos judeus, vestir saco, jogar cinza na cabeça, costume de tristeza, Jó rasgou o manto',
  'casamento-nos-tempos-biblicos':
    'Jesus no casamento, noivas com lâmpadas, azeite acabou, virgens prudentes, poligamia judaica, pagar pela noiva, idade de Maria, noivo chegou à meia-noite',
  'como-orar':
    'maneira correta de orar, não sei o que falar pra Deus, orar em silêncio, orar em voz alta, quanto tempo orar, orar sentado, orar por quem, posições de oração, como começar a orar, melhor horário para orar, orar pelos outros, orar sem cessar, orar na madrugada, conversar com Deus',
  'pai-nosso':
    'santificado seja o teu nome, livra-nos do mal, perdoa nossas dívidas, reza do Pai Nosso, seja feita a tua vontade, oração modelo, ave maria',
  'para-que-serve-o-jejum':
    'fazer jejum, o que comer no jejum, jejum de água, jejum parcial, posso jejuar tomando remédio, jejuar quantas horas, jejum de celular, jejum e propósito, campanha de sete dias, jejum quebrado sem querer',
  'nao-consigo-orar':
    'distraio quando oro, preguiça de orar, minha oração não passa do teto, perdi a vontade de buscar a Deus, oração mecânica, frieza espiritual, não tenho tempo de orar, sono na hora de orar, repito sempre as mesmas palavras, não sinto nada quando oro',
  'vontade-de-deus':
    'o que Deus quer de mim, como tomar decisão certa, para que nasci, meu chamado, vocação, como saber se é de Deus, devo aceitar a proposta, caminho a seguir, qual é a minha missão, Deus quer que eu mude, discernir, como saber se Deus está falando comigo, descobrir meu ministério',
  'o-que-e-a-trindade':
    'Deus é três, Jesus e Deus são a mesma pessoa, testemunha de Jeová nega, um Deus em três, Jesus orava pra quem, Espírito é Deus, unicistas',
  'quem-e-jesus':
    'como era Jesus, vida de Jesus, aparência de Jesus, nome de Jesus, Jesus foi só um profeta, Emanuel, Messias, onde Jesus nasceu, Jesus é o Filho, milagres de Jesus, genealogia, raça de Jesus, Jesus era judeu, infância de Jesus, sobrenome de Jesus, nascimento de Jesus',
  'quem-e-o-espirito-santo':
    'receber o Espírito, batizado no Espírito, fogo do Espírito, pomba, apagar o Espírito, sentir presença de Deus no culto, línguas de fogo, pentecostes, cheio do Espírito, unção, ser guiado pelo Espírito',
  'por-que-jesus-morreu':
    'crucificado, valor do sangue, Isaías 53, cordeiro que tira o pecado, foi por mim, paixão de Cristo, as sete palavras na cruz, Deus abandonou Jesus, por que me desamparaste, expiação, resgate, vergonha da cruz',
  'jesus-ressuscitou-mesmo':
    'Jesus está morto, terceiro dia, apareceu aos discípulos, sepulcro, prova histórica de Jesus, ascensão, subiu ao céu, quantos dias ficou depois de ressuscitar, Tomé duvidou',
  'medo-de-feitico-e-inveja':
    'fizeram macumba, inveja mata, quebranto, olho ruim, praga de mãe, mandinga, encosto, despacho na porta, maldição de família, quebrar maldição, pragas, gente invejosa, amarração, praga pega, sal grosso',
  'quem-foi-noe':
    'barco dos animais, chuva de quarenta dias, quantos animais de cada, quanto tempo durou o dilúvio, filhos de Noé, pomba com ramo, Sem Cam e Jafé, madeira de gofer, Deus destruiu o mundo',
  'quem-foi-abraao':
    'marido de Sara, sacrificar o filho, Isaque, Ur dos caldeus, promessa de descendência, estrelas do céu, sair da sua terra, Sara riu, quem foi Isaque, mãe de Isaque, patriarcas, Ló, mulher de Ló, Sodoma e Gomorra',
  'jose-do-egito':
    'governador do Egito, mulher de Potifar, sonhador, sete vacas gordas, perdoou os irmãos, prisão, vendido como escravo, filho preferido, vós intentastes mal',
  'quem-foi-moises':
    'Faraó, tábuas dos mandamentos, deserto quarenta anos, cesto no rio, Arão, Miriã, passagem do mar, gago, Monte Sinai, povo hebreu, bezerro, Jetro, quem abriu o mar',
  'quem-foi-rute':
    'sogra e nora, o teu povo será o meu povo, moabita, resgatador, colher espigas, viúva que casou de novo, Noemi',
  'ana-mae-de-samuel':
    'mulher estéril que orou, menino no templo, fala que teu servo ouve, Eli, Penina, sacerdote, quem foi Samuel, juiz e profeta que ungiu Davi',
  'quem-foi-salomao':
    'rei mais sábio, filho de Davi, rainha de Sabá, duas mães e um bebê, pediu sabedoria, rei mais rico, Cantares, idolatria de Salomão',
  'quem-foi-elias':
    'profeta do fogo, corvos, carro de fogo, Jezabel, Acabe, viúva de Sarepta, Eliseu, não choveu, monte Carmelo, profeta que não morreu, Enoque e Elias',
  'quem-foi-jonas': 'profeta fugiu, engolido, baleia, Társis, três dias no peixe, profeta teimoso',
  'quem-foi-daniel':
    'leões, fornalha, Nabucodonosor, estátua, Belsazar, escrita na parede, jovem na Babilônia, orava três vezes, manjares do rei',
  'quem-foi-ester':
    'salvou os judeus, Assuero, rainha judia, forca, se perecer pereci, Purim, Vasti, livro sem o nome de Deus',
  'quem-foi-jo':
    'homem que perdeu tudo, paciente, satanás pediu para provar, esposa de Jó, Elifaz, restituiu em dobro',
  'maria-mae-de-jesus':
    'idade de Maria, virgem, Maria teve outros filhos, magnificat, imaculada, nossa senhora na Bíblia, assunção, eis a serva, morte de Maria, Isabel',
  'quem-foi-joao-batista':
    'precursor, gafanhotos e mel, Herodes mandou matar, primo de Jesus, Zacarias e Isabel, Salomé, Jordão',
  'quem-foi-pedro':
    'negou três vezes, galo cantou, pescador, primeiro papa, Cefas, chaves do reino, andou no mar, cortou a orelha, Pedro chorou, como morreu Pedro, pescador de homens',
  'quem-foi-paulo':
    'Saulo, perseguidor da igreja, ficou cego, cartas, viagens missionárias, prisão, combati o bom combate, apóstolo dos gentios, como Paulo morreu, Silas, Timóteo, naufrágio, Damasco, Ananias',
  'maria-madalena':
    'sete demônios, prostituta, seguidora de Jesus, mulher no túmulo, ungiu os pés, casada com Jesus, Maria de Betânia',
  'judas-iscariotes':
    'traidor, beijo, foi pro inferno, se enforcou, tesoureiro, vendeu Jesus, remorso de Judas, diabo entrou',
  'quem-criou-deus':
    'quem fez Deus, idade de Deus, Deus nasceu, Deus é eterno, antes da criação, Deus tem pai, como Deus apareceu',
  'mulher-de-caim':
    'incesto, primeiros humanos, casou com a irmã, marca de Caim, Caim e Abel, por que Caim matou, filhos de Adão, Sete',
  'torre-de-babel':
    'idiomas, línguas diferentes, construíram torre até o céu, Ninrode, Babilônia, arrogância dos homens',
  jaco: 'lutou com o anjo, enganou o pai, doze tribos, Lia e Raquel, trocou por lentilhas, Labão, Betel, doze filhos, Esaú vendeu, Isaque e Rebeca',
  'quem-foi-melquisedeque':
    'sacerdote misterioso, rei e sacerdote, Salém, sem pai, deu pão e vinho',
  'quem-foi-agar':
    'escrava egípcia, Sara mandou, Ismael, árabes, expulsa no deserto, outra mulher de Abraão, mãe do povo árabe',
  'quem-foi-debora':
    'juízes, mulher líder, guerreira, profetisa, estaca, mulher forte da Bíblia, juíza de Israel',
  'quem-foi-gideao':
    'trezentos soldados, novelo, lã molhada, midianitas, medroso que virou guerreiro, jarros e tochas, homem valoroso',
  'quem-foi-sansao':
    'homem mais forte da Bíblia, cabelo comprido, Dalila traiu, queixada de jumento, arrancaram os olhos, leão, nazireu, derrubou templo, homem forte',
  'quem-foi-naama':
    'leproso, general, mergulhos, rio, menina escrava, Eliseu curou, quem foi Eliseu, lepra',
  'mulheres-de-salomao':
    'concubinas, homem com várias esposas, ter duas mulheres, bigamia, setecentas mulheres, Deus permitia poligamia',
  'jose-de-nazare':
    'carpinteiro, padrasto de Jesus, fugiu para o Egito, pai terreno, irmãos de Jesus, marido de Maria',
  'quem-foi-nicodemos':
    'veio de noite, fariseu escondido, mestre da lei que procurou Jesus, túmulo emprestado, Arimateia',
  'quem-foi-zaqueu':
    'árvore, baixinho, rico cobrador, desce depressa, devolveu quatro vezes, sicômoro',
  'quem-foi-lazaro':
    'Marta e Maria, quatro dias morto, sai para fora, Jesus chorou, versículo mais curto, Betânia, irmã que servia, quem foi Marta, mendigo com feridas',
  'os-doze-apostolos':
    'seguidores de Jesus, nomes dos discípulos, como os apóstolos morreram, discípulo amado, Tiago, André, Filipe, quem foi João apóstolo, quem foi Mateus, Tomé, quantos discípulos, mulheres discípulas',
  'quem-foi-barnabe':
    'companheiro de Paulo, vendeu o terreno, encorajador, João Marcos, primeira viagem, quem foi Marcos',
  'crente-e-natal':
    'data do nascimento de Jesus, 25 de dezembro, presépio, árvore natalina, Papai Noel, ceia de natal, reis magos, festa pagã, comemorar aniversário, estrela de Belém, enfeites de natal',
  'quantos-anos-jesus-viveu':
    '33 anos, idade de Cristo, ano da crucificação, ministério de três anos, aniversário de Jesus, antes de Cristo',
  getsemani:
    'horto, suor de sangue, cálice, noite da prisão, angústia de Jesus, os discípulos dormiram, minha alma está triste até a morte, beijo no jardim',
  estevao:
    'primeiro mártir, apedrejado, viu o céu aberto, diácono, mártires, perseguição aos cristãos, Saulo assistiu',
  'preciso-ir-a-igreja':
    'servir a Deus sem igreja, culto em casa, assistir culto pela televisão, não tenho vontade de congregar, escolher igreja, mudar de igreja, trocar de ministério, sou obrigado a ir, igreja virtual, trabalho domingo, não me sinto bem na igreja, membro, posso visitar outra igreja, congregar',
  'o-que-e-o-batismo':
    'batizar bebê, mergulhar, idade para batizar, tenho que batizar para ser salvo, já fui batizado na católica, batizar de novo, em nome de quem batizar, padrinhos, sentido do batismo, aspersão, batizado criança',
  'ceia-do-senhor':
    'tomar ceia, criança pode tomar ceia, hóstia, quem não é batizado, transubstanciação, santa ceia suco, comungar, participar da mesa, não pude cear, ceia em casa, pão é o corpo',
  'dizimo-e-obrigatorio':
    'dez por cento, pastor cobra, oferta, parei de dar, estou desempregado tenho que dar, Malaquias, dar dinheiro para igreja, roubar a Deus, janelas do céu, primícias, dízimo do benefício, quanto devo ofertar, carnê, pix da igreja',
  'dons-e-linguas':
    'línguas dos anjos, falar estranho, profetizar, não recebi o dom, talento, curas, interpretação de línguas, dom de profecia, descobrir meu dom, mistério, reteté, cair no espírito, língua estranha',
  'ferido-pela-igreja':
    'pastor me humilhou, fui excluído, me decepcionei com irmãos, traumas de igreja, pastor roubou, pastor caiu em pecado, líder autoritário, hipocrisia dos crentes, fofoca na igreja me magoou, disciplinado injustamente, fui expulso, seita, pastor pede dinheiro, crentes falsos, pastor adulterou',
  'recebi-uma-profecia':
    'irmã profetizou, Deus mandou dizer, revelação, profeta falou, profetada, falso profeta, mensagem de Deus por outra pessoa, não se cumpriu, falou que vou casar com ele, promessa que não chega',
  'mulher-pode-ser-pastora':
    'mulher no púlpito, bispa, mulher falar na igreja, diaconisa, liderar homens, ministério de mulher, mulher calada',
  'por-que-deus-permite-o-sofrimento':
    'maldade no mundo, Deus é bom por que tem tragédia, injustiça, guerra, fome, acidente, desastre natural, gente boa sofre, ímpio prospera, por que comigo, deus não impediu, sofrendo tanto, se Deus existe por que, castigo de Deus, Deus castiga, tudo de ruim acontece comigo, provação',
  'perdi-alguem':
    'enterrei minha avó, falecimento, meu pai faleceu, meu melhor amigo morreu, não aceito a morte, saudades da minha mãe, superar a perda, fiquei viúvo, partiu, velório, Deus levou, como consolar quem perdeu, primeiro Natal sem ela, irmão morreu num acidente',
  ansiedade:
    'preocupado com tudo, nervosismo, não consigo relaxar, mente não para, insônia, taquicardia, falta de ar, estresse, sofro por antecipação, angústia, coração apertado, muita pressão, não ando ansioso, sobrecarga, noite sem dormir, agonia no peito',
  'crente-pode-ter-depressao':
    'tomo remédio controlado, desânimo, chorando à toa, terapia, psicólogo, psiquiatra, alma abatida, cristão deprimido, sem vontade de viver, bipolar, remédio tarja preta, esgotamento, burnout, cansada de tudo, tristeza, não saio da cama, crente doente da cabeça',
  'suicidio-e-salvacao':
    'tirou a vida, se matou é salvo, quem se mata, pastor que se suicidou, suicida tem perdão, amigo tirou a própria vida',
  'deus-ainda-cura':
    'milagre hoje, doença, cura, enfermo, tratamento, câncer, Deus vai me curar, médico ou fé, oração dos presbíteros, imposição de mãos, por que não sou curado, vacina é falta de fé, diagnóstico, doença crônica, tomar remédio, operar',
  'me-sinto-sozinho':
    'mudei de cidade e não conheço ninguém, ninguém fala comigo, me sinto só, sem amigos, ninguém me ama, excluída, abandonado, moro sozinho, solteira, isolado, me sinto invisível, carente, esquecido, sozinha no fim de semana, vazio de companhia, viúva',
  'maior-mandamento':
    'amar a Deus, mais importante, resumo da lei, dois mandamentos, amor ao próximo, novo mandamento, principal, quem é o próximo',
  'vazio-por-dentro':
    'falta alguma coisa, nada me alegra, vida sem propósito, para que viver, tédio, tudo é vaidade, tenho tudo e não sou feliz, como ser feliz, felicidade, buraco na alma, sentido, nada me satisfaz',
  'tantas-igrejas':
    'Assembleia de Deus, Batista, Presbiteriana, Universal, Congregação Cristã, adventistas, testemunhas de Jeová, mórmons, neopentecostal, igreja certa, denominação, seitas, qual denominação, placa de igreja',
  'perdi-o-emprego':
    'sem renda, sem emprego, procurando trabalho, mandaram embora, demissão, não acho serviço, contas chegando sem salário, entrevista, ajuda para arrumar emprego, currículo, corte na empresa',
  'nao-passei':
    'reprovação, não fui aprovado, tirei nota baixa, bombei, fracasso nos estudos, vestibular, não consegui a vaga, perdi o ano, OAB, decepção, fracassei',
  'ioga-e-meditacao':
    'yoga, energia, cristais, chakra, relaxamento, hipnose, acupuntura, terapia alternativa, homeopatia, meditar, constelação familiar',
  'como-largar-a-pornografia':
    'viciado em vídeos, olhar mulheres, masturbação, filme adulto, lascívia, desejo sexual, nudes, pensamentos sujos, pureza, mente impura, site adulto, parar de me masturbar',
  'crente-pode-beber':
    'álcool, cerveja, embriaguez, uma taça, cachaça, crente em bar, bebida, tomar um vinho, brindar, bebida sem álcool, cerveja zero, ficar bêbado',
  'como-sair-do-vicio':
    'cigarro, fumar, vape, maconha, cocaína, alcoolismo, largar, droga, libertação, dependente, narguilé, recaí, compulsão por comida, vício em jogo, vício em série, viciado, crente pode fumar',
  'apostas-e-jogos':
    'loteria, jogo do bicho, raspadinha, rifa, bingo, tigrinho, cassino, perdi dinheiro apostando, ganhar na mega, bolão, jogo online, jogar a dinheiro, videogame, baralho',
  'sexo-antes-do-casamento':
    'virgindade, namorado quer sexo, dormir junto, sexo no namoro, ficar, fornicar, transar, perdi a virgindade, morando junto, preliminares, beijar, santidade no namoro, casal de namorados viajar, camisinha, masturbação a dois',
  homossexualidade:
    'deus odeia gay, gays, atração por homens, trans, lésbica, casamento gay, bissexual, homoafetivo, LGBTQIA, parente gay, transexual, Deus ama os gays, identidade de gênero, travesti',
  'como-perdoar':
    'não esqueço o que fizeram, mágoa, rancor, fui abusada como perdoar, perdoar quem não pede, perdoar a mim, inimigo, ressentimento, me traíram, liberar perdão, pai que abandonou, ferida, perdoar sogra, quantas vezes perdoar, perdoar sem conviver, guardei ódio',
  'como-controlar-a-raiva':
    'explosivo, estresse, raiva, gritar, perder a cabeça, irritada, ódio, temperamento, me descontrolo, irai-vos e não pequeis, nervosa com meus filhos, impaciente, estourada',
  'mentir-as-vezes-e-pecado':
    'mentira branca, enganar, falsidade, mentiroso, imposto, mentir no trabalho, pirataria, gato de luz, netflix compartilhada, omitir, honesto, desonesto, furar fila, corrupção, roubar, mentirinha, comprar produto pirata',
  'dinheiro-e-dividas':
    'dívida, cartão, financeiro, economizar, investir, cobrança, SPC, falta dinheiro, como prosperar, emprestar dinheiro, agiota, planejamento, riqueza, pobre, avareza, teologia da prosperidade, consumismo, juros, administrar o dinheiro, ganância',
  'redes-sociais-e-fofoca':
    'internet, TikTok, Instagram, fake news, postar fotos, celular o dia todo, WhatsApp, influenciador, exposição, seguir famosos, selfie, streamer, jogos online, vício em tela, inteligência artificial',
  'problemas-no-trabalho':
    'chefe, patrão, colegas, não aguento mais meu trabalho, ambiente tóxico, trabalhar domingo, salário, humilhada no serviço, perseguido no emprego, hora extra, injustiça no trabalho, greve, ser demitida, pedir demissão, cansado do emprego, empresa desonesta',
  'crente-pode-ter-tatuagem':
    'piercing, brinco, maquiagem, roupa curta, calça comprida, cabelo, véu, balada, dançar, biquíni, praia, short, roupa decotada, usar brinco e maquiagem, pintar cabelo, barba, usos e costumes, joias, unha pintada, academia, cinema, festa, futebol, o que o crente pode fazer',
  aborto:
    'tirar o bebê, interromper gravidez, pílula do dia seguinte, feto, feto tem alma, gravidez indesejada, anencéfalo, não quero esse bebê, estupro gravidez',
  'fiz-um-aborto':
    'abortei, culpa pelo aborto, meu bebê que abortei, não me perdoo pelo aborto, forcei aborto',
  cremacao:
    'cinzas, enterrar, queimar o corpo, crematório, sepultar, caixão, ressurreição de quem virou cinza',
  'doacao-de-orgaos':
    'sangue, rim, córnea, medula, transfusão, corpo para ciência, doador, transplante',
  palavrao:
    'xingar, boca suja, palavra feia, meme sujo, piada, blasfemar, falar mal, xingamento, linguajar, palavra torpe',
  fofoca:
    'falar dos outros, inventaram, mexerico, boato, língua, segredo, intriga, calúnia, difamação, vizinha fofoqueira, leva e traz',
  'troco-a-mais':
    'dinheiro achado, pix errado, achei carteira, devolver, erro do caixa, ficar com o que não é meu, roubar, objeto perdido',
  'mentir-para-proteger':
    'mentir para salvar, espiões, prostituta de Jericó, Raabe, parteiras, omitir a verdade, esconder judeus, mentira boa',
  'horoscopo-e-astrologia':
    'signo, mapa astral, Áries, zodíaco, tarô, cartomante, vidente, búzios, previsão, lua, numerologia, estrelas, energia do universo, lei da atração',
  'simpatias-e-supersticao':
    'sexta-feira 13, gato preto, benzer, amuleto, figa, sal, espelho quebrado, sorte, azar, trevo, ferradura, fita, passe, descarrego, rosa ungida, água ungida, óleo ungido, objeto consagrado',
  halloween:
    'bruxa, abóbora, dia 31 de outubro, fantasia, festa das bruxas, filme de terror, Harry Potter, doces, bruxaria',
  carnaval:
    'bloco, pular, folia, samba, desfile, trio elétrico, carnaval na tv, feriado de carnaval',
  'festa-junina':
    'quadrilha, canjica, arraial, fogueira, santo Antônio, bandeirinha, são joão, milho, caipira',
  'musica-do-mundo':
    'funk, sertanejo, rock, música romântica, show, pagode, só gospel, anitta, cantor secular, ouvir música, rap, festival, MPB, playlist, louvor com ritmo',
  'voto-e-politica':
    'eleição, partido, presidente, direita, esquerda, candidato, comunismo, governo, autoridades, obedecer as leis, Lula, Bolsonaro, política na igreja, briga política, imposto, militar, manifestação',
  'casamento-em-crise':
    'brigas de casal, marido frio, quero separar, não aguento meu marido, esposa distante, casamento acabando, sem diálogo, casal, crise conjugal, salvar meu casamento, marido não me dá atenção, cansei do casamento, não sinto mais amor, restauração conjugal',
  'violencia-em-casa':
    'agressão, ele me bate, apanho, me ameaça, empurrou, marido violento, me humilha, xinga, relacionamento tóxico, medo do meu marido, Maria da Penha, agressor, forçada, namorado agressivo, bate nos filhos',
  'traicao-e-divorcio':
    'separar, divorciada, adultério, casar de novo, recasamento, traição, amante, chifre, desquitado, divórcio, corno, ex-marido, posso me divorciar, namorar divorciado, esposa infiel, perdoar traição ou separar, separei posso namorar',
  'com-quem-namorar':
    'namorar incrédulo, jugo, namorado não crente, solteira, casar, paquera, esperar a pessoa, namoro à distância, aplicativo de namoro, idade para namorar, ficar solteiro, quero casar, diferença de idade, meus pais não aceitam meu namoro, encontrar alguém, orar por um namorado, namoro, solteirice, Deus escolhe a pessoa',
  'educar-filhos-na-fe':
    'criar filhos, culto em casa, bater em criança, castigo, ensinar criança, corrigir, filho rebelde, adolescente, disciplina, conselho sobre minha filha, celular para criança, tela, filho desobediente, ler a Bíblia com crianças, ser boa mãe, ser bom pai, levar filho à igreja, explicar morte para criança, falar de sexo com filho',
  'filho-longe-de-deus':
    'filha desviada, filho saiu da igreja, filho preso, drogas, meu marido não é crente, minha mãe não crê, família incrédula, salvação da família, orar pelos filhos, tu e a tua casa, meu filho virou ateu, esposo incrédulo, converter parentes, minha filha rebelde, meu filho só quer saber de farra e balada',
  anticoncepcional:
    'pílula, DIU, vasectomia, laqueadura, evitar filhos, planejar família, camisinha, não quero filhos, quantos filhos ter, método',
  'pessoa-certa-para-casar':
    'homem certo, será que é ele, noivo, dúvida se caso, alma gêmea, como escolher, quando casar, sinais, namoro é de Deus, varão, varoa, idade de casar, metade da laranja',
  'mulher-submissa-ao-marido':
    'obedecer marido, cabeça do lar, machismo, submissão, esposa deve, marido manda, feminismo, papel da mulher, papel do homem, mulher trabalhar fora, autoridade do marido, mulher ganhar mais',
  'o-que-acontece-depois-da-morte':
    'vida depois, morrer, sono da alma, juízo, paraíso, seio de Abraão, quando morremos, ressuscitar, pra onde vai a alma, os mortos, último dia, morto vê a gente, dormir no Senhor, comunicar com falecido, pra onde vai quem morre',
  'medo-de-morrer':
    'pavor, não quero morrer, velhice, fim da vida, cirurgia medo, doença terminal, pensar na morte, morte, medo da morte, encarar a morte',
  'como-sera-o-ceu':
    'paraíso, reconhecer, vou ver meu pai, corpo no céu, ruas de ouro, bebês que morrem, pra onde vão os bebês, casados no céu, criança, aborto espontâneo céu, fazer no céu, como é o céu, novo céu, marido e mulher no céu, anjinho, galardão, moradas',
  'o-inferno-existe':
    'fogo, tormento, condenado, castigo, geena, hades, sheol, sofrimento eterno, Deus manda, quem nunca ouviu, inferno é eterno, lúcifer no inferno, condenação',
  'quando-jesus-vai-voltar':
    'sinais, guerra, segunda vinda, últimos dias, profecias, Israel, fim do mundo, data, milênio, Mateus 24, apocalipse, trombetas, terremotos, tá perto, Armagedom, Israel e Palestina, geração, dores',
  'marca-da-besta':
    'chip, vacina, 666, anticristo, besta, pix, biometria, código de barras, Apocalipse 13, governo mundial, nova ordem mundial, moeda digital, falso profeta, tatuagem na testa',
  'deus-existe-mesmo':
    'ateu, prova, dúvida, será que é verdade, não acredito, Deus é real, fé cega, perder a fé, questionar, onde está Deus, como sei que não é invenção, acreditar em Deus, convencer um ateu, minha fé vacila, crise de fé, por que acreditar',
  'fe-e-ciencia':
    'evolução, Darwin, dinossauros, big bang, macaco, terra plana, extraterrestres, ETs, criacionismo, fósseis, cientista, vida em outros planetas, universo, Adão, homem das cavernas',
  'outras-religioes':
    'budista, muçulmano, espírita, umbanda, candomblé, islã, judaísmo, todas as religiões, só Jesus, índio, religião verdadeira, alcorão, ecumenismo, Buda, respeitar outras religiões, hindu, por que só o cristianismo',
  'silencio-de-deus':
    'Deus calado, não ouço Deus, deserto, sumiu, Deus está longe, não me responde, abandono, onde está Deus, cadê Deus, Deus me esqueceu, não sinto a presença, seca espiritual, Deus não me escuta',
  'oracao-nao-respondida':
    'não responde, pedi e não recebi, demora, tempo de Deus, quanto tempo esperar, por que Deus não me ouve, orei tanto, resposta, não me atendeu, esperar em Deus, promessas demoram, peço há anos, Deus demora',
  'contradicoes-na-biblia':
    'erros, contradiz, duas genealogias, evangelhos sinóticos, inerrância, bíblia se contradiz, confiável, diferenças, fantasia, mito, falhas, versões diferentes da história, provar que a Bíblia é verdadeira',
  'reencarnacao-e-espiritos':
    'visitar terreiro, amiga da macumba, espírita, médium, vidas passadas, Allan Kardec, morto aparece, fantasma, alma penada, centro espírita, assombração, saul e a feiticeira, karma, tabuleiro ouija, voltar em outro corpo, psicografia, vi um vulto, consultar os mortos',
  'maria-e-os-santos':
    'imagem, santo, Aparecida, rezar, promessa pra santo, medalhinha, padroeira, interceder, terço, santinho, são Jorge, devoção, romaria, venerar',
  'voce-e-uma-pessoa':
    'robô, inteligência, chatGPT, quem te criou, qual seu nome, é humano, confiável, bot, quem fez você, você é crente, qual sua igreja, falo com alguém de verdade, você é homem ou mulher, tem pastor aí',
  'guerras-em-canaa':
    'matou crianças, violento, genocídio, Josué, guerra, Jericó, Deus mau, Deus de amor mandou matar, Antigo Testamento cruel, amalequitas, cananeus, Deus do velho testamento, escravidão na Bíblia',
  'por-que-criancas-sofrem':
    'criança doente, leucemia, inocente, bebê morreu, deficiente, nasceu com deficiência, fome na África, criança abusada onde estava Deus, câncer infantil, culpa dos pais, síndrome',
  'a-biblia-foi-alterada':
    'manuscritos, mudaram, tradução, adulterada, copiada, original, Constantino, Concílio de Niceia, confiável hoje, versículos faltando, versículos tirados, papiro, traduções erradas',
  'animais-no-ceu':
    'cachorro, gato, pet, bicho, alma animal, maltratar, comer carne, vegetariano, meu cachorrinho morreu, reencontrar meu pet, vegano, bichinho',
  'caim-e-abel':
    'primeiro homicídio, irmão matou irmão, oferta rejeitada, marca na testa, inveja entre irmãos',
  'adao-e-eva':
    'primeiro casal, fruto proibido, costela, jardim do Éden, expulsos do paraíso, maçã, Lilith',
  'quem-foi-isaque': 'filho da promessa, marido de Rebeca, quase sacrificado',
  'quem-foi-sara': 'esposa de Abraão, riu, noventa anos, estéril que teve filho',
  'quem-foi-esau': 'vendeu a primogenitura, irmão gêmeo, lentilhas, caçador ruivo',
  'quem-foi-josue':
    'sucessor de Moisés, conquistou a terra, sol parou, muralhas de Jericó, rio Jordão',
  'quem-foi-raabe': 'cordão vermelho, prostituta que escondeu os espiões, genealogia de Jesus',
  'quem-foi-samuel':
    'ungiu reis, último juiz, ouviu Deus quando era menino, Ebenézer, pedra de ajuda',
  'quem-foi-saul': 'primeiro rei, ciúme de Davi, feiticeira de En-Dor, lança',
  'quem-foi-jezabel': 'espírito de Jezabel, esposa de Acabe, rainha má, cães comeram',
  'davi-e-golias': 'pedra na testa, funda, gigante filisteu, idade de Davi, quem matou o gigante',
  'quem-foi-eliseu':
    'azeite da viúva, machado que flutuou, ursas, sucessor de Elias, porção dobrada',
  'quem-foi-isaias': 'profeta messiânico, brasa nos lábios, eis-me aqui',
  'quem-foi-jeremias': 'profeta chorão, lamentações, cisterna, vaso do oleiro',
  'quem-foi-ezequiel': 'ossos secos, rodas, vale',
  'quem-foi-oseias': 'casou com prostituta, Gômer',
  'quem-foi-neemias': 'muros, copeiro do rei, reconstrução',
  'quem-foi-timoteo': 'jovem pastor, discípulo de Paulo, Loide e Eunice, idade de Timóteo',
  'quem-foi-tome': 'incrédulo, ver para crer, dedo nas feridas',
  'quem-foi-pilatos': 'lavou as mãos, governador romano, Barrabás',
  'quem-foi-herodes': 'matou os meninos, rei que quis matar Jesus',
  'marta-e-maria': 'irmã atarefada, sentada aos pés, cozinha',
  'mulher-adultera': 'atire a primeira pedra, escreveu na areia, apedrejar',
  'mulher-do-fluxo-de-sangue': 'doze anos doente, tocou na orla, hemorragia',
  pentecostes: 'línguas de fogo, vento, cinquenta dias, Atos 2',
  'ladrao-na-cruz':
    'hoje estarás comigo no paraíso, bom ladrão, arrependimento na última hora, salvo sem batismo',
  'parabola-do-bom-samaritano':
    'homem assaltado na estrada, próximo, hospedaria, levita passou longe',
  'parabola-das-dez-virgens': 'azeite acabou, lâmpadas, noivo demorou',
  'parabola-da-ovelha-perdida': 'noventa e nove, pastor procura',
  'rico-e-lazaro': 'mendigo na porta, cães lambiam, seio de Abraão, abismo',
  'sermao-do-monte': 'monte, ensino mais longo de Jesus, Mateus 5 a 7',
  'servo-sofredor': 'homem de dores, ovelha muda, pelas suas pisaduras',
  'como-ler-o-apocalipse':
    'símbolos, sete igrejas, dragão, entender Apocalipse, selos e trombetas, medo do Apocalipse',
  'o-que-e-o-milenio': 'mil anos, reinado, amilenista',
  'grande-tribulacao': 'sete anos, pré ou pós',
  'juizo-final': 'dia do juízo, livros abertos, tribunal, trono branco',
  'de-onde-veio-o-diabo': 'Lúcifer, querubim, anjo que caiu, estrela da manhã',
  'crente-pode-ser-possesso': 'demônio em crente, manifestou, encosto, opressão',
  'maldicao-hereditaria': 'geração, antepassados, quebra de maldição, pecado dos pais',
  'batismo-no-espirito-santo': 'segunda bênção, selo, revestimento, cair no poder',
  'nefilins-e-gigantes': 'filhos de Deus e filhas dos homens, Gênesis 6',
  'como-fazer-devocional':
    'hora silenciosa, tempo com Deus, rotina, constância, nunca consigo manter',
  'como-saber-meu-chamado': 'ministério, vocação pastoral, dom para servir, chamado missionário',
  'pastor-que-caiu': 'escândalo, adultério do pastor, líder em pecado, restaurar pastor',
  'trocar-de-igreja': 'mudar de ministério, sair sem brigar, visitar outra, carta de transferência',
  'teologia-da-prosperidade':
    'semente, voto de dinheiro, ficar rico, barganha, campanha financeira',
  'namoro-cristao':
    'santidade, limites, beijar, paquera, apaixonada por um rapaz, gosto de um irmão da igreja, ficante',
  'roupa-e-maquiagem': 'batom, brinco, decote, calça, saia, unha',
  'comemorar-aniversario': 'festa de aniversário, parabéns, bolo, pagão',
  'filmes-series-e-jogos': 'Netflix, anime, videogame, terror, cinema',
  'carne-de-porco-e-sangue': 'bacon, torresmo, sarapatel, galinha cabidela, camarão',
  'bebes-que-morrem': 'aborto espontâneo, anjinho, criança não batizada',
  'sabado-ou-domingo': 'adventista, descanso semanal, dia do Senhor',
  'aparencia-de-jesus': 'cor da pele, cabelo comprido, foto, loiro, negro',
  'numeros-repetidos': '11:11, hora igual, 777, sinal do universo',
  extraterrestres: 'ovni, disco voador, marciano',
  'crente-e-vacina': 'tomar vacina, covid, microchip',
  'orar-de-madrugada': 'três da manhã, acordar de madrugada, vigília',
  'o-que-e-avivamento': 'reavivar, fogo, despertar',
  'remedio-psiquiatrico-e-fe':
    'tarja preta, sertralina, rivotril, fluoxetina, lítio, psiquiatra, CAPS, bipolar, esquizofrenia, TDAH, psicólogo e fé, larguei o remédio porque orei, disseram que é demônio e não doença, vergonha de tomar remédio',
  'como-reconhecer-a-voz-de-deus':
    'imaginação, discernir, intuição, confirmação, será que é Deus ou eu, ouvi uma voz, pressentimento, como Deus fala, arrepio, Deus mandou eu fazer, impressão forte',
  'heranca-e-briga-de-irmaos':
    'inventário, partilha, testamento, terreno do meu pai, casa da minha mãe, herdeiro, irmã gananciosa, briga pelos bens, advogado contra irmão, família dividida depois do velório',
  'zombado-por-causa-da-fe':
    'deboche, debocham, me zoam, crentelho, apelido, colegas da faculdade, intolerância religiosa, vergonha de dizer que sou crente, humilhada por ser evangélica, riem da minha saia, professor ridiculariza a fé',
  'bebe-nascido-morto':
    'nasceu sem vida, perdi na hora do parto, coração do bebê parou, trinta e oito semanas, enxoval, maternidade de mãos vazias, enterrei meu bebê, perda gestacional',
  'fertilizacao-in-vitro':
    'embrião, clínica de reprodução, óvulo, sêmen, doador, congelar óvulos, barriga solidária, engravidar com ajuda médica, tratamento de fertilidade',
  'verso-para-lapide':
    'túmulo, jazigo, cemitério, gravar na pedra, lembrancinha de falecimento, santinho do velório, homenagem a falecido, placa',
  'idade-da-terra':
    'bilhões de anos, seis mil anos, sete dias, vinte e quatro horas, Gênesis 1 literal, criacionista, geologia, época da criação',
  'lingua-de-jesus':
    'aramaico, hebraico, grego, talita cumi, efatá, lama sabactâni, abba, idioma original',
  'quem-eram-os-magos':
    'Gaspar, Melquior, Baltazar, mirra, presépio, três sábios, dia de Reis, folia de Reis, camelos, estrela que guiou',
  'mulher-samaritana':
    'poço, cântaro, sede, teve cinco maridos, adorar em espírito e em verdade, Samaria',
  'centuriao-de-cafarnaum':
    'oficial romano, soldado, servo doente curado de longe, tanta fé em Israel',
  'figueira-amaldicoada': 'figos, árvore seca, só tinha folhas, amaldiçoou uma planta',
  'administrador-infiel':
    'gerente desonesto, mordomo, Mamom, devedores, servir a Deus e ao dinheiro, riquezas da injustiça',
  'sodoma-e-a-mulher-de-lo':
    'olhou para trás, sal, Gomorra, sobrinho de Abraão, cidade destruída por fogo, enxofre, virou sal',
  'balaao-e-a-jumenta':
    'burra que falou, mula, animal que falou, Balaque, Moabe, profeta contratado para amaldiçoar',
  'oracao-de-jabez': 'alargar fronteiras, território, prosperidade, nome que significa dor',
  'urias-e-bate-seba':
    'Davi adulterou, mulher no banho, terraço, heteu, assassinato encomendado por Davi, Natã, mandou para a frente da batalha',
  'quem-foi-ageu': 'reconstruir o templo, saco furado, Zacarias, volta do exílio, obra parada',
  'concilio-de-jerusalem':
    'circuncidar, assembleia dos apóstolos, lei de Moisés para gentios, Tiago decidiu, carta às igrejas',
  'cego-bartimeu': 'mendigo cego, voltou a ver, jogou a capa, gritou por Jesus, Jericó',
  'filha-de-jairo':
    'menina ressuscitada, a menina não está morta mas dorme, pai desesperado, Jesus ressuscitou uma menina',
  'dez-leprosos': 'lepra, voltou para agradecer, ingratidão, nove não voltaram, hanseníase',
  'jesus-anda-sobre-as-aguas':
    'andar sobre o mar, fantasma, saiu do barco, Pedro no mar, tempestade de madrugada',
  'caminho-de-emaus':
    'Cleopas, dois discípulos, aparição de Jesus ressuscitado, partir do pão, fica conosco',
  'entrada-triunfal': 'ramos, palmas, semana santa, hosana, burrinho, Jesus em Jerusalém montado',
  'vendedores-no-templo':
    'chicote, mesas, cambistas, comércio na igreja, vender na igreja, Jesus perdeu a paciência, ira de Jesus, cantina',
  'rico-insensato': 'celeiro, tolo, acumular, homem que só pensava em si, colheita abundante',
  'dez-pragas':
    'gafanhotos, rãs, trevas, piolhos, granizo, coração duro, primogênito, Egito castigado',
  'mana-no-deserto': 'codornizes, quarenta anos comendo, caía do céu, alimento do deserto',
  'servo-impiedoso':
    'devedor, dívida perdoada, não teve misericórdia do colega, quantas vezes perdoar',
  'trabalhadores-da-vinha':
    'denário, contratados às cinco da tarde, diária, salário igual, injusto',
  'mulher-cananeia':
    'filha endemoninhada, estrangeira insistente, Tiro e Sidom, Jesus não respondeu',
  'tanque-de-betesda': 'paralítico, água agitada, não tenho ninguém, pega a tua cama e anda',
  'quem-foi-habacuque':
    'profeta que reclamou, torre de vigia, alegrar na perda, não há vacas no curral',
  'quem-foi-malaquias':
    'quatrocentos anos de silêncio, janelas do céu, animal cego no altar, fecha o Antigo Testamento',
  'quem-foi-abigail': 'marido grosseiro, acalmou Davi, mulher prudente, tosquia, esposa de Davi',
  'quem-foi-dorcas': 'costureira, agulha, roupas para viúvas, Jope, discípula',
  'onesimo-e-filemom':
    'escravo, escravatura, servo fugitivo, carta de recomendação, menor carta de Paulo',
  'parabola-da-grande-ceia':
    'desculpas, convidados, banquete, bodas do filho do rei, veste nupcial',
  'conjuge-nao-crente':
    'ele não me acompanha na igreja, orar pela conversão do marido, minha mulher é ateia, me converti depois de casada, ele zomba da minha fé em casa',
  'cresci-na-igreja':
    'tradição de família, nunca decidi por mim, filho de pastor, criado no evangelho, religião dos pais, fé de verdade ou hábito, no automático',
  'sogra-e-parentes-no-casamento':
    'sogro, cunhado, palpite, intromissão, minha sogra não gosta de mim, ele escuta mais a mãe, filhinho da mamãe, limites com a família, moramos no quintal dos pais',
  'leio-e-nao-sinto-nada':
    'sem sabor, seco por dentro, oração fria, vida devocional morna, culto não me toca mais, desânimo espiritual, não choro mais no louvor, noite escura da alma',
  'setenta-semanas-de-daniel':
    'semana profética, Antíoco, quatrocentos e noventa anos, cálculo da volta de Jesus, relógio profético, sete semanas e sessenta e duas',
  'os-144-mil':
    'doze mil de cada tribo, Apocalipse 7, marcados na testa, quantos serão salvos, tribos de Israel no Apocalipse, número dos eleitos',
  'cuidar-de-pais-idosos':
    'demência, casa de repouso, cuidador cansado, avó acamada, avô doente, meus irmãos não ajudam a cuidar, minha mãe não me reconhece, gritei com minha mãe idosa, velhice dos pais, sobrecarregado com pai doente',
  'solteiro-e-cobrado':
    'passei dos trinta e não casei, sozinha aos quarenta, todo mundo já casou menos eu, piadas por não ter namorado, eunuco, Paulo era solteiro, pressão para arrumar namorado, vocação para não casar',
  'pirataria-e-gatonet':
    'IPTV, torrent, crackeado, TV a cabo clandestina, sonegar, nota fria, colar na prova, direitos autorais, roubar sinal, furar fila, falsificado',
  'quem-le-o-que-escrevo':
    'sigilo, segredo aqui, LGPD, dados pessoais, histórico, administrador vê, guardam minhas perguntas, posso contar um segredo, anônimo, quem tem acesso',
  'biblia-em-audio':
    'audiobook, podcast, escutar no carro, voz que lê, fone de ouvido, locutor, velocidade da leitura, vista cansada, ouvir os capítulos, deficiente visual',
  'orar-em-publico':
    'gaguejo, oração na célula, falar na frente de todos, timidez para orar, esqueço as palavras, nervosismo no culto, orar com o grupo',
  'efode-urim-e-tumim':
    'sortes sagradas, ombreiras, Arão vestido, paramentos, pedras preciosas no peito, Abiatar, consultar a Deus no Antigo Testamento, mitra',
  'falar-da-morte-a-uma-crianca':
    'neto órfão, enterro, contar que a avó faleceu, virou estrelinha, papai do céu levou, criança com medo da morte, perdeu a mãe pequena',
  'o-que-e-a-septuaginta':
    'Alexandria, setenta sábios, versão grega, tradutores judeus, hebraico ou grego, texto massorético, Vulgata',
  'adolescente-nao-quer-ir-a-igreja':
    'rapaz que fica no quarto, culto de jovens, acha a igreja chata, obrigar o filho a ir ao culto, forçar os filhos',
  'padrinho-em-outra-igreja':
    'batizado do afilhado, compadre, comadre, convite para batizado, batizado do meu sobrinho, testemunha de batismo',
  'pastor-que-humilha':
    'autoritarismo, manipulação na igreja, pastor ameaça com maldição, controle da vida dos membros, pastor manda em tudo, líder narcisista, pastor não aceita pergunta',
  'estou-cansado':
    'cansei de tudo, não tenho mais forças, sem forças, esgotado, acordo cansada, rotina pesada, sem energia, preciso descansar',
  'sentido-da-vida': 'razão de viver, vida vazia de propósito, o que estou fazendo aqui',
  'abuso-na-infancia':
    'fui abusada qando criança, meu primo mexia comigo quando eu era pequeno, abusaram de mim e ninguém acreditou, tenho nojo do meu corpo por causa do abuso, fui violentada pelo meu padrasto, meu avô me tocava, carrego o abuso até hoje, vítima de abuso infantil, abuzo sexual, não contei pra minha mãe o que ele fez comigo',
  'cuidar-de-quem-me-abusou':
    'meu pai me violentou e agora precisa de cuidador, minha mãe me espancava e quer morar comigo, sou obrigada a cuidar do pai que abusou de mim, meus irmãos querem que eu cuide do meu agressor, ele me abusou e está acamado, devo visitar no hospital quem me fez mal, não consigo honrar meu pai, pai abuzador velho e doente, tenho que perdoar e cuidar dele, mãe que me batia ficou idosa',
  'assedio-no-trabalho':
    'meu xefe fica me tocando, meu gerente me manda mensagem de noite, o patrão quer ficar comigo, fui assediada no emprego, acedio no trabalho, meu chefe falou do meu corpo, cantada de chefe, se eu não sair com ele perco o emprego, colega de trabalho me agarrou, denunciar assédio e ser mandada embora',
  'assedio-do-pastor':
    'o pastor me beijou à força, meu pastor me chama pra conversar sozinha e me abraça demais, acedio do pastor, líder de jovens me mandou nudes, o pastor casado quer ficar comigo, pastor falou que é revelação a gente ficar junto, o ministro de louvor me agarrou, tenho medo de tocar no ungido, padre abusou de mim, fui assediada na igreja e ninguém acredita',
  'eu-me-corto':
    'me corto e não consigo parar, to me cortando, auto mutilação, alto mutilação, tenho cicatriz no braço e uso manga comprida, quando brigo em casa eu me corto, me arranho até sangrar, bato a cabeça na parede, me queimo de propósito, tenho 13 anos e me corto',
  'minha-filha-se-corta':
    'achei gilete no quarto da minha filha, minha fia se corta, a escola ligou que meu filho tem cortes, filha de 14 anos se mutila, meu filho se arranha, descobri cicatriz na perna dela, adolescente se cortando o que os pais fazem, minha filha usa blusa de frio pra esconder corte, medo da minha filha se matar, automutilação do meu filho',
  'bulimia-e-anorexia':
    'como escondido e depois vomito, provoco o vômito, bulemia, anorexica, me acho gorda e não como, tomo laxante pra emagrecer, passo dias sem comer pra emagrecer, minha vida é contar caloria, tenho medo de comida, obsessão com peso',
  'hiv-e-fe':
    'deu positivo no exame de HIV, agaivê, peguei aids do meu marido, vivo com HIV e sou evangélico, meu exame de HIV deu reagente, posso tomar ceia com HIV, meu namorado tem HIV, tomo o coquetel e tenho vergonha, o pastor mandou largar o remédio do HIV, nasci com HIV',
  'crise-de-panico':
    'sindrome do panico, ataque de pânico no ônibus, acordo de madrugada com o coração disparado, sinto que vou desmaiar no meio das pessoas, crise de ansiedade forte, tremor e falta de ar, não consigo sair de casa com medo de passar mal, crize de panico, pânico é demônio, o peito aperta e acho que é infarto',
  'toc-e-escrupulos':
    'tenho toc e faço tudo repetido, repito o pai nosso até sair perfeito, peço perdão mil vezes por dia, transtorno obsecivo, culpa exagerada por tudo, acho que blasfemei e volto a pedir perdão, preciso confessar tudo nos mínimos detalhes, mania de limpeza e medo de Deus, consciência escrupulosa, rituais na cabeça que não param',
  'transtorno-bipolar':
    'bipolar tipo 1, sou bi polar, um dia estou eufórica e no outro na cama, surtei e gastei tudo, o médico disse que sou bipolar, tomo lítio, euforia e depressão, parei o remédio e surtei na igreja, bipolaridade é demônio, meu humor muda muito',
  'tdah-e-vida-com-deus':
    'tenho tdah e me distraio na oração, defict de atenção, hiperativo, durmo lendo a Bíblia e não foco, esqueço de orar, não paro quieta no culto, minha mente não para na hora de orar, tomo ritalina, começo o devocional e não termino, TDAH adulto e Bíblia',
  'impotencia-sexual':
    'não levanta mais, brochei com minha mulher, impotencia, disfunsão erétil, não consigo ter relação com minha esposa, viagra crente pode, perdi a potência depois da diabetes, falhei na lua de mel, tenho 28 anos e não funciono, vergonha de ir ao urologista',
  'meus-pais-nao-me-deixam-ir-a-igreja':
    'meus pais não deixa eu ir na igreja, tenho 15 anos e sou proibida de ir ao culto, minha mãe é católica e não quer que eu vá na igreja evangélica, meu pai rasgou minha Bíblia, sou de menor e queria congregar, ir no culto escondido, meus pais odeiam crente, tenho 13 e me converti sozinho, minha família é espírita e não me deixa ir, me converti e meus pais não aceitam',
  'gosto-de-alguem-aos-treze':
    'tô gostando de um menino da igreja, gosto de uma garota da minha sala, tenho 14 e quero namorar, meu crush, primeira paixão, é pecado ficar com alguém, meus pais não deixam eu namorar, tenho 12 anos e to apaixonada, dei meu primeiro beijo, nunca beijei e tenho 16',
  'pressao-dos-amigos':
    'meus amigos ficam me chamando pra beber, querem que eu fume, zoam porque sou virgem, me chamam de santinha, ir pra balada com os amigos, experimentei vape, presão dos amigos, faço coisa errada pra me enturmar, tenho medo de ficar sem amigos se eu disser não, me obrigaram a colar na prova',
  'pornografia-aos-quinze':
    'tenho 14 e sou viciado em porno, vejo porno desde os 10 anos, sou menina e me masturbo, vejo coisa errada no celular e sou novo, pornografia na adolescência, estão ameaçando vazar meu nude, meu namorado pediu foto pelada, vi porno na escola, meu amigo me mostrou um vídeo, sou jovem e não consigo parar de ver',
  'o-que-pode-na-cama':
    'o que pode e o que não pode no sexo, posições no casamento é pecado, sexo oral pode crente, intimidade do casal cristão limites, posso usar fantasia com meu marido, o que a biblia fala do sexo no casamento, minha esposa não quer certas coisas, é pecado assistir filme com meu marido na cama, leito sem macula, brinquedinho de sexshop',
  'marido-atraido-por-homens':
    'meu marido gosta de homem, peguei conversa do meu esposo com outro homem, casei com um gay, ele confessou que sente desejo por homens, sou casado e gosto de homem, minha mulher se apaixonou por outra mulher, meu marido usa aplicativo gay, esposo homossexual, marido bissexual, meu casamento com homem gay',
  'casar-com-primo':
    'namoro meu primo, to afim da minha prima, primo pode casar com prima, primo de segundo grau pode casar, filho de primos nasce com problema, gosto do meu primo é pecado, casamento de parentes, minha família não aceita eu com meu primo, incesto com primo, cazar com primo',
  'vender-bebida-alcoolica':
    'vendo cerveja no meu mercadinho, trabalho de bartender, sou garçonete e crente, minha conveniência vende bebida, posso abrir um bar, distribuidora de bebida de crente, bebida alcolica vender pode, trabalho em fábrica de cerveja, vender cachaça artesanal, entrego cerveja no aplicativo',
  'tocar-em-bar':
    'toco violão em barzinho, sou baterista e toco sertanejo, cantar na noite, músico evangélico tocando no mundo, toco no louvor e em festa de casamento, posso ser dj, tocar forró pra ganhar dinheiro, cantar em formatura, meu pastor me tirou do louvor porque toco fora, banda de baile e igreja',
  'criptomoeda-e-consorcio':
    'posso comprar bitcoin, bitcoim, cripto é jogo de azar, entrar num consórcio de carro, consorcio contemplado, investir em ações é pecado, pirâmide, robô de investimento, perdi tudo em cripto, forex, o irmão da igreja prometeu 10 por cento ao mês',
  'dizimo-do-bolsa-familia':
    'recebo bolsa familia tenho que dizimar, dizimo do auxílio brasil, dízimo do auxílio doença, dízimo da pensão, minha mãe aposentada dá o dízimo e falta comida, dizimar desempregada, dízimo do FGTS, pobre precisa dar dízimo, o pastor cobra dízimo do meu benefício, dízimo do salário mínimo',
  'retete-e-riso':
    'retetê, re te te, por que as pessoas caem na igreja, irmã rodando no culto, sapateado no espírito, unção do leão, gargalhada no culto, o pastor assopra e todo mundo cai, culto de fogo é de Deus, nunca caí no culto e me sinto fria',
  'atos-profeticos':
    'ato profetico, ungir as ruas do bairro, quebrar vaso como ato profético, tocar o chofar, dar sete voltas na casa, enterrar papel com pedido, lenço ungido em cima da foto, jogar sal na porta, declarar sobre o mapa da cidade, beber água orada',
  'decretar-e-declarar':
    'eu declaro e decreto, eu profetizo a bênção, tomo posse, posso determinar a cura, palavra lançada, não fale isso que atrai, pensamento positivo e Deus, chamar à existência, declara que acontece, decretar vitoria',
  'cobertura-espiritual':
    'o pastor manda em tudo na minha vida, cobertura do pastor, preciso de bênção do apóstolo pra viajar, pastor escolhe marido pra mim, sem cobertura o diabo pega, meu discipulador quer saber tudo, saí da igreja e disseram que estou descoberto, pastor quer ver meu extrato, autoridade espiritual, sou rebelde porque não obedeci o líder',
  limbo:
    'bebe que morreu sem batizar, meu filho nasceu e morreu sem batismo, criança pagã vai pro inferno, o que é o linbo, aborto vai para o limbo, padre falou do limbo, onde está meu bebê, batizei tarde demais, limbo e purgatório diferença, anjinho que morreu',
  'escravidao-na-biblia':
    'Deus a favor da escravidão, por que a Bíblia tem escravos, escravos obedeçam a seus senhores, escravidao, a Bíblia é racista, negros e a maldição de Cam, Paulo era a favor da escravidão, como cristão podia ter escravo, leis sobre escravos em Êxodo, por que Jesus não acabou com a escravidão',
  'trindade-para-criancas':
    'minha filha de 5 anos perguntou da trindade, trindade explicada pra criança, como falo da trindade no departamento infantil, aula sobre trindade para crianças, meu sobrinho não entende a trindade, trindade na salinha das crianças, história da trindade infantil, desenho da trindade, trinidade crianças',
  'cosme-e-damiao':
    'docinho de cosme damião, cosmi e damião, minha filha comeu doce de cosme, vizinha deu doce de santo, posso comer comida de terreiro, balas de 27 de setembro, comi doce oferecido e agora, ibejada, meu filho quer pegar doce na rua, comida consagrada faz mal',
  'surdo-na-igreja':
    'sou surdo, minha igreja não tem libras, interprete de libras no culto, mãe de filho surdo na igreja, deficiente auditivo no culto, uso aparelho e não escuto a pregação, surdo-mudo na igreja, ministério com surdos, Deus entende libras, querem curar minha surdez',
  'cadeirante-na-igreja':
    'ando de cadeira de rodas, sou cadeirante, tenho uma deficiencia e vou na igreja, rampa na igreja, fiquei paraplégico e cadê Deus, falam que não ando porque não tenho fé, amputado e crente, sou PCD e me sinto excluído na igreja, muletas e oração de cura, fico no corredor do culto',
  'brasileiros-no-exterior':
    'moro nos Estados Unidos e estou só, vivo na Irlanda sem família, imigrante brasileira, brasileiro em Portugal, longe do meu país, to ilegal e com medo da imigração, não falo a língua e não tenho igreja, minha mãe morreu e eu estava longe, saudade do Brasil, meu patrão ficou com meu passaporte',
  'filho-adulto-violento':
    'meu filho me deu um soco, apanho do meu filho, filho usuário me ameaça por dinheiro, minha filha me empurrou, filho agresivo, ele quebra a casa quando não dou dinheiro, sou idosa e meu filho me maltrata, tenho medo de dormir com meu filho em casa, denunciar o próprio filho, medida protetiva contra filho',
  'pensao-atrasada':
    'ele não paga a pensão, pensao alimenticia, pai ausente não dá dinheiro, meu ex sumiu e não paga, cobrar pensão é falta de perdão, posso mandar prender o pai do meu filho, crente pode entrar na justiça por pensão, ele só paga quando quer, reconhecer paternidade na justiça, atrasei a pensão dos meus filhos',
  'filho-e-videogame':
    'meu filho não larga o free fire, vídeo game, meu filho de 12 anos é viciado em roblox, filho só fica no quarto jogando, minha filha passa o dia no joguinho, jogo de tiro crente pode, tirei o celular e ele surtou, meu filho deixou de estudar por causa de jogo, minecraft demais, meu menino não sai do computador',
  'aposta-esportiva-bet':
    'perdi dinheiro na bet, viciado em beti, tigrinho acabou comigo, aposto escondido, joguei o aluguel na aposta, jogo do aviãozinho, fiz empréstimo pra apostar, quero parar de apostar e não consigo, devo agiota por causa de jogo, blaze e cassino online',
  'crianca-contou-abuso':
    'minha sobrinha disse que o avô mexe com ela, aluninha contou que o padrasto toca nela, meu filho de 5 anos falou que o primo pegou nele, abuzo de criança o que fazer, criança abusada na igreja, o pastor não quer que eu denuncie o abuso, como denunciar pedofilia, desconfio que meu marido abusa da minha filha, menina mudou de comportamento e tem medo do tio, conselho tutelar ou disque 100',
  'violencia-sexual':
    'fui estrupada, me agarraram à força, um homem me violentou, sofri estupro e tenho vergonha, acordei e não lembro o que fizeram comigo, meu ex me forçou a transar, fui violentada na rua, estupro coletivo, não gritei e me sinto culpada, não sou mais virgem porque me forçaram',
  'gravida-na-adolescencia':
    'to grávida e tenho 15 anos, minha menstruação atrasou e sou menor, engravidei do meu namorado da igreja, como conto pra minha mãe que to grávida, gravidez na adolescencia, sou jovem da igreja e engravidei, fui disciplinada porque engravidei, tenho 17 e vou ser pai, gravida de 14 anos, medo do meu pai me expulsar por causa da gravidez',
  'meus-pais-brigam':
    'meu pai e minha mãe só brigam, meus pais se divorciaram, meus pais gritam todo dia, é culpa minha eles brigarem, meu pai saiu de casa e eu choro, minha mãe fala mal do meu pai pra mim, quero que meus pais voltem, tenho medo quando meu pai bebe e grita, sou adolescente e minha casa é uma guerra, tenho que escolher com quem morar',
  'dei-tudo-na-campanha':
    'dei meu salário na campanha, fogueira santa dei o carro, fiz um desafio e fiquei devendo, prometeram que Deus ia dobrar, campanha das sete semanas não funcionou, o pastor mandou eu vender a casa, semente financeira, dei o dízimo e perdi o emprego, fui enganada na igreja com dinheiro, quero meu dinheiro da igreja de volta',
  'peso-e-gula':
    'sou gordo e crente, to obesa, engordei muito e me sinto mal com Deus, gordofobia na igreja, como demais, compulsão por doce, fazer bariátrica é pecado, remédio pra emagrecer e fé, não paro de comer de nervoso, zombam do meu peso',
};
