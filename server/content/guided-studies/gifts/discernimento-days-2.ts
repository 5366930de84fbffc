import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const discernimentoDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'À noite, o olho',
    verse: verse('Mateus 7:5', 'trave olho claramente cisco'),
    study:
      'Jesus faz humor de carpinteiro: um sujeito com viga no rosto oferecendo serviço de oculista. Repare que a viga não proíbe ajudar o irmão com o cisco; ela muda a ordem da fila. Primeiro eu, depois, com a vista limpa e a mão lembrada do quanto doeu, você. Pergunta da noite: qual defeito alheio me irritou tanto hoje que eu o descreveria com detalhes? Costuma ser boa pista, porque a gente conhece de cor o móvel que também tem em casa.',
    prayer:
      'Carpinteiro de Nazaré, segura a minha cabeça e puxa a viga devagar. Vai doer, eu sei, e depois me ensina a chegar perto do olho do meu irmão com luz, água morna e pouca conversa.',
    practice:
      'Troque, por um dia inteiro, cada crítica pensada por esta frase interior: “onde faço algo parecido?” À noite, conte quantas foram.',
  },
  {
    day: 17,
    title: 'À noite, o fósforo',
    verse: verse('Lucas 9:54-55', 'fogo céu repreendeu espírito'),
    study:
      'Uma aldeia negou pousada, e dois discípulos zelosos ofereceram um incêndio bíblico, com precedente e tudo. Tinham Escritura, tinham fé no poder, tinham razão quanto à grosseria. Faltava notar o espírito em que falavam. Jesus virou-se e os repreendeu; depois foram para outra aldeia, simples assim. Pergunta da noite: em que momento do dia defendi a verdade com prazer de ver alguém queimar? Nas discussões da internet o fósforo cabe num polegar.',
    prayer:
      'Filho do Homem, que segues para outra aldeia sem vingança, toma este fósforo da minha mão. Lembro do comentário que digitei com gosto; repreende-me, e leva-me contigo pela estrada.',
    practice:
      'Apague um comentário, áudio ou publicação em que você quis queimar alguém e, se a pessoa leu, peça desculpa em particular.',
  },
  {
    day: 18,
    title: 'À noite, a pirraça',
    verse: verse('Jonas 4:4', 'correta ira'),
    study:
      'Deus perdoou a cidade cruel, e o profeta ficou tão aborrecido que pediu para morrer. Em vez de sermão, recebeu uma pergunta de cinco palavras, mais ou menos: está certa essa sua raiva? O livro termina sem a resposta de Jonas, e talvez seja para cada leitor assinar a sua. Há iras justas, contra o abuso, contra a fome; elas protegem alguém. A de Jonas só protegia o orgulho dele. Pergunta da noite: se a pessoa de quem não gosto fosse abençoada amanhã, que cara eu faria?',
    prayer:
      'Deus que perguntas sem gritar, aqui está a minha ira: pesa-a comigo. Transforma em cuidado a parte justa, e deixa a pirraça murchar ao sol, como a planta de Jonas.',
    practice:
      'Escreva sua maior irritação da semana em uma coluna; na outra, quem ela protege. Se a segunda ficar vazia, converse com Deus sobre isso.',
  },
  {
    day: 19,
    title: 'À noite, o gafanhoto',
    verse: verse('Números 13:33', 'gigantes nossa vista gafanhotos'),
    study:
      'Dez homens viram a mesma terra que Calebe e Josué, e voltaram com um relatório de medo. O trecho mais revelador não fala dos gigantes: éramos gafanhotos aos nossos olhos, e assim nos viam. Como souberam o que os gigantes pensavam? O medo adivinha, e adivinha contra nós. Há perigo real, que se respeita e do qual se foge, e há outro que o medo aumenta. Pergunta da noite: que decisão de hoje tomei por medo, dizendo que era prudência?',
    prayer:
      'O meu medo fala com voz de gente sensata, Senhor. Ajuda-me a separar o perigo de hoje das lembranças antigas. Onde houver risco, dá-me saída; onde for só sombra, segura minha mão e vamos.',
    practice:
      'Anote um medo e divida: fatos verificáveis de um lado, adivinhações do outro; dê um passo pequeno baseado apenas nos fatos.',
  },
  {
    day: 20,
    title: 'À noite, o promotor',
    verse: verse('1 João 3:20', 'coração condena maior Deus'),
    study:
      'Há culpas que não vêm de Deus. Falam alto, são vagas, repetem que você inteiro é um erro, não apontam saída. O Espírito convence de modo diferente: mostra o ato, o nome, a reparação possível, e levanta. João sabia que o coração dos irmãos podia ser um promotor incansável e recorreu à instância superior: Deus é maior e conhece o processo completo. Quem sofreu abuso costuma carregar culpa que pertence a outro, e pode esta noite devolvê-la ao dono.',
    prayer:
      'Juiz maior que o meu coração, ouve o promotor e depois ouve Jesus. Quero reparar o que for meu. Tira o que puseram nas minhas costas e deixa-me dormir absolvido.',
    practice:
      'Complete no papel: “sinto culpa por…” Marque com um círculo o que é ato seu e reparável; o resto, rasgue e jogue fora.',
  },
  {
    day: 21,
    title: 'À noite, o ponto cego',
    verse: verse('Salmos 19:12', 'discernir próprios erros ocultos'),
    study:
      'Todo motorista aprende a virar a cabeça, porque existe uma faixa que retrovisor nenhum mostra. O salmo que começa olhando o céu termina pedindo socorro contra os erros que o próprio autor não via. É confissão estranha: perdoa o que desconheço. Ela desarma a gente: se admito que tenho ponto cego, posso ouvir a buzina do outro sem ofensa. A semana da lanterna acaba assim, sem ficha limpa, com a mão de Deus no ombro e vontade de pedir que alguém olhe por mim.',
    prayer:
      'Purifica-me, Senhor, do que eu juraria não ter. Usa a buzina da minha filha, do colega, do porteiro. E obrigado porque me conheces nesse lado escuro e continuas no banco ao lado.',
    practice:
      'Dia de descanso: fique dez minutos de costas para a tela e de frente para o céu, como no começo do salmo. Peça a Deus que cuide do que você não enxerga e não tente adivinhar o que é.',
  },
  {
    day: 22,
    title: 'Encruzilhada: encaminhada muitas vezes',
    verse: verse('Provérbios 14:15', 'ingênuo crê palavra prudente'),
    study:
      '“URGENTE! Repasse antes que apaguem.” O áudio chora, cita um médico sem sobrenome, manda alertar as mães. Provérbios chama de ingênuo quem acredita em tudo, e o prudente, ali, é o que olha onde pisa. Sinais a procurar: pressa, ausência de data e de fonte, raiva pronta, apelo ao medo. Passo do dia: duvidar com o dedo parado. Encaminhar uma calúnia por zelo continua sendo falso testemunho, mesmo com versículo na última linha.',
    prayer:
      'Perdoa, Deus da verdade, as mentiras que levei adiante com boa intenção. Que o boato pare no meu aparelho. E dá-me jeito de corrigir a minha tia sem humilhá-la.',
    practice:
      'Procure a fonte da última mensagem alarmante que recebeu. Se for falsa, avise em particular quem mandou, com gentileza e o desmentido.',
  },
  {
    day: 23,
    title: 'Encruzilhada: crise na madrugada',
    verse: verse('Mateus 4:24', 'enfermidades endemoninhados epiléticos paralíticos'),
    study:
      'O rapaz se debate, diz coisas sem nexo, não dorme há quatro noites. Um tio grita que é demônio. O evangelho, na lista dos que foram levados a Jesus, põe separados os atormentados por espíritos, os que tinham convulsões, os paralíticos. Já ali não se misturava tudo. Sinais a procurar: febre, remédio interrompido, droga, trauma, histórico. Passo: ambulância, 192, presença calma, nenhuma plateia, oração em voz baixa. Cristãos divergem quanto a possessões; ninguém diverge quanto a levar ao pronto-socorro.',
    prayer:
      'Jesus, médico de todos os da lista, tem piedade das famílias acordadas a esta hora. Livra quem está doente das mãos brutas e dos rótulos. Guia equipes, ambulâncias, psiquiatras e vizinhos, e fica até clarear.',
    practice:
      'Anote o endereço do CAPS e da UPA mais próximos e deixe na porta da geladeira, junto dos números 192 e 188.',
  },
  {
    day: 24,
    title: 'Encruzilhada: o intocável',
    verse: verse('3 João 1:9', 'Diótrefes comandante recebe'),
    study:
      'Diótrefes gostava de mandar. Recusava cartas, falava mal dos mensageiros, expulsava quem os hospedasse; tudo isso cabe em dois versos de um bilhete. João não fez exorcismo nem campanha: deu nome, descreveu os atos, avisou que trataria do caso pessoalmente e apontou um bom exemplo, Demétrio. Sinais a procurar: ninguém presta contas, perguntas viram traição, quem sai é apagado. Passo: juntar fatos, conversar com outros, procurar a instância acima, e sair se for preciso. Sair não é perder a fé.',
    prayer:
      'Senhor da igreja, tu lavaste pés. Livra as comunidades de donos e sustenta os que saíram de mãos vazias e sem amigos. E arranca de mim o Diótrefes que manda na cozinha ou no grupo de jovens.',
    practice:
      'Pergunte como a sua igreja presta contas do dinheiro e das decisões. Agradeça se a resposta for clara; insista se não for.',
  },
  {
    day: 25,
    title: 'Encruzilhada: sonhei com você',
    verse: verse('Jeremias 29:8', 'profetas adivinhos enganem sonhos'),
    study:
      'Os exilados na Babilônia queriam voltar logo, e sonhos otimistas brotavam de tanto serem desejados. Jeremias mandou-os plantar hortas e esperar. Deus falou por sonhos com José e Daniel, é certo, e a maioria dos nossos sonhos vem do jantar, do susto e da saudade. Sinais a procurar: serve a quem, contradiz a Bíblia, apressa uma decisão? Passo: anotar, esperar, conversar com gente sóbria, e tocar a horta. Se o sonho de outra pessoa sobre você trouxe pavor, não precisa carregá-lo para o almoço.',
    prayer:
      'Deus das hortas na Babilônia, obrigado pelos sonhos e pelo despertador. Fica com os que me assustaram. Ensina-me a plantar, casar filhos, buscar a paz da cidade, e a não viver atrás de sonhos.',
    practice:
      'Cuide hoje de algo que demora: replante um vaso, estude uma lição, guarde dez reais, e conte a um amigo por que escolheu isso.',
  },
  {
    day: 26,
    title: 'Encruzilhada: a campanha',
    verse: verse('2 Pedro 2:3', 'ganância mercadoria palavras'),
    study:
      '“Sete envelopes, sete vitórias.” Pedro escreveu que certos mestres fariam dos crentes mercadoria, com palavras inventadas. Note quem é o produto na prateleira: o fiel. Sinais a procurar: promessa com preço, vergonha para quem não dá, testemunhos só de lucro, nenhuma prestação de contas, pressa. Passo: guardar a carteira e dormir. Oferta livre, alegre e secreta é linda, sustenta obras honestas e socorre os pobres; ninguém deve sair do culto sem o dinheiro do gás.',
    prayer:
      'Jesus, viste a viúva dar tudo o que tinha e, logo antes, denunciaste os que devoravam casas de viúvas. Protege hoje as casas de mulheres como ela. Faz-me generoso de olhos abertos, e pede contas a quem cobra em teu nome.',
    practice:
      'Refaça com calma o seu orçamento de ofertas: quanto, para quê, com que resultado conhecido; ajuste em liberdade, sem avisar ninguém.',
  },
  {
    day: 27,
    title: 'Encruzilhada: outra boa notícia',
    verse: verse('Gálatas 1:8', 'anjo céu outro evangelho'),
    study:
      'Paulo inclui a si mesmo na conta: se eu voltar aí com mensagem diferente, não me recebam; se for um anjo, também não. Nenhum currículo protege um evangelho trocado. E qual era a troca? Somar exigências à graça até que Cristo ficasse insuficiente. Sinais a procurar: Jesus mais alguma coisa, sem a qual você não está seguro; um grupo único que tem a chave; leitura proibida. Passo: voltar ao texto e perguntar o que Deus já fez, antes do que eu devo fazer.',
    prayer:
      'Cristo suficiente, andaram pondo andaimes em volta da tua cruz, e eu subi neles. Traz-me ao chão da graça, e que eu não troque a boa notícia nem por um anjo bem-falante.',
    practice:
      'Explique o evangelho em voz alta, em um minuto, como se falasse a um vizinho. Ouviu mais “Deus fez” ou mais “você precisa”?',
  },
  {
    day: 28,
    title: 'Encruzilhada: porta que não abre',
    verse: verse('Atos 16:6-7', 'impedido Espírito Bitínia permitiu'),
    study:
      'Paulo e os amigos tentaram ir para um lado, não deu; tentaram outro, não deu. Lucas reconhece nisso o Espírito, sem explicar se foi visão, doença, estrada fechada. Só depois veio o chamado da Macedônia. Para nós a leitura é mais difícil: nem toda porta trancada é Deus dizendo não, nem porta escancarada é sempre sim. Sinais a procurar: conselho maduro, paz que resiste à noite, deveres com os de casa. Passo: continuar andando até onde há luz e aceitar ficar parado em Trôade uns dias.',
    prayer:
      'Perdi a vaga, o visto, o noivado, e não entendi, Espírito de Jesus. Se foste tu, ensina-me a agradecer depois; se não foste, cuida de mim do mesmo modo, que estou em Trôade, esperando.',
    practice:
      'Dia de descanso: faça como quem ficou em Trôade à espera e dê um passeio sem destino, no bairro ou no corredor, olhando as portas. Agradeça em silêncio por uma que não abriu.',
  },
  {
    day: 29,
    title: 'Encruzilhada: os do outro grupo',
    verse: verse('Marcos 9:39', 'proibais milagre meu nome'),
    study:
      'João chegou satisfeito: vimos um homem fazendo o bem em teu nome e mandamos parar, porque não andava conosco. O erro de discernimento, desta vez, foi enxergar inimigo onde havia irmão. Jesus mandou não proibir. Há um pecado da suspeita, que trata cada igreja diferente como seita, cada música nova como porta do mal, cada boneca como ameaça. Sinais a procurar: Cristo é honrado? alguém está sendo liberto, alimentado, perdoado? Passo: agradecer em voz alta pelo bem que não tem o meu crachá.',
    prayer:
      'Senhor de mais gente do que eu conheço, perdoa as cercas que fiz com o teu nome. Obrigado pela igreja da esquina, a do violão e a do órgão. Dá-me a alegria de quem encontra parentes.',
    practice:
      'Ore pelo pastor de uma igreja bem diferente da sua, dizendo o nome dele, e mande a alguém de lá um agradecimento concreto.',
  },
  {
    day: 30,
    title: 'Encruzilhada: especialista em quê?',
    verse: verse('Romanos 16:19', 'sábios bem inocentes mal'),
    study:
      'Paulo gostaria que os romanos fossem entendidos no bem e quase desajeitados no mal. Há quem saia de um estudo como este formado em enganos, capaz de ver lobo em toda parte. Seria um fracasso. Volte à nota de cinquenta de dona Cleusa: ela entende é das verdadeiras. Depois de museu, lanterna e encruzilhadas, o passo que resta é escolher a sua especialidade. Que perguntem a você onde há uma pessoa justa, um hino bom, um projeto limpo, uma mesa segura, e você saiba o endereço de cor.',
    prayer:
      'Pai, cansei de procurar defeito: faz de mim perito em bondade, com faro para a graça, olho para o fraco e pernas para protegê-lo. O mal que for preciso ver, vejamos juntos. Amém.',
    practice:
      'Monte a sua lista de endereços do bem: cinco pessoas ou lugares seguros, e compartilhe-a com alguém que foi enganado e recomeça.',
  },
];
