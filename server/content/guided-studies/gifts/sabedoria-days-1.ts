import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const sabedoriaDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Posso pedir sabedoria?',
    verse: verse('Tiago 1:5', 'falta sabedoria peça generosamente repreender'),
    study:
      'Tiago escreve a gente espremida por provações; não pensa em candidatos a conselheiro. Para essa gente, pedir sabedoria era tão básico quanto pedir pão. Repare no modo como Deus atende: com mão aberta e sem dar bronca em quem precisou perguntar. Talvez você tenha crescido ouvindo “você já devia saber isso”. No céu essa frase não existe. O mês começa, portanto, com um pedido simples: eu não sei, e o Senhor sabe. Quem pula esse passo costuma aconselhar sem ter ouvido a Deus.',
    prayer:
      'Pai, eu não sei o que fazer com o que tenho diante de mim, e às vezes finjo que sei. Hoje peço sem vergonha que me dês sabedoria, e agradeço porque não me recebes com bronca.',
    practice:
      'Escreva num papel a pergunta mais difícil que você carrega hoje, em uma linha só. Guarde-o na Bíblia, na carta de Tiago. A pergunta vai acompanhar você até o fim do mês.',
  },
  {
    day: 2,
    title: 'Por onde ela começa?',
    verse: verse('Jó 28:28', 'temor sabedoria desviar mal inteligência'),
    study:
      'O poema que este verso encerra desce a uma mina. Homens pendurados em cordas furam a rocha, acham prata, ouro, safira; a sabedoria, não. Não está no fundo do mar nem à venda na feira. Então Deus fala, e a resposta surpreende pela simplicidade: respeite a Deus e largue o mal. Antes de qualquer palavra brilhante existe uma vida voltada para ele. Uma pessoa pode ter resposta para tudo e continuar mentindo no troco; o livro de Jó não a chamaria de sábia.',
    prayer:
      'Senhor Jesus, livra-me de querer a palavra certa na boca enquanto conservo o erro na mão. Mostra onde preciso me desviar hoje, e me dá coragem para o primeiro passo.',
    practice:
      'Pense em um hábito pequeno e torto: o atestado arranjado, a meia verdade no trabalho. Desfaça um hoje, mesmo que custe algum constrangimento.',
  },
  {
    day: 3,
    title: 'A sabedoria tem rosto?',
    verse: verse('1 Coríntios 1:24', 'Cristo poder sabedoria Deus'),
    study:
      'Em Corinto se pagava para ouvir bons oradores, e a igreja começou a escolher pregadores como quem escolhe artista. Paulo responde apontando para um homem executado entre ladrões. Se a maior obra de Deus pareceu fracasso a todos os especialistas, a sabedoria dele não cabe na régua do sucesso. É por isso que uma palavra vinda do Espírito tem jeito de cruz: serve, custa a quem fala, aceita parecer pequena. O conselho que só ensina a levar vantagem pode ser esperto; parecido com Cristo não é.',
    prayer:
      'Jesus crucificado, tu és o que Deus tem de mais sábio. Quando eu medir um conselho pelo lucro, traz de volta aos meus olhos a tua cruz.',
    practice:
      'Lembre o último conselho que você deu. Pergunte: ele ajudou alguém a amar, ou apenas a ganhar? Anote a resposta sem se defender.',
  },
  {
    day: 4,
    title: 'Quem estudou leva vantagem?',
    verse: verse('Mateus 11:25', 'Graças escondeste sábios revelaste crianças'),
    study:
      'Dona Jacira assina o nome com dificuldade e meia rua bate à porta dela antes de fazer besteira. Todo bairro tem alguém assim. Jesus agradeceu ao Pai porque o segredo do reino estava aberto aos pequenos, justamente depois que cidades inteiras, cheias de gente entendida, não quiseram mudar de vida. Ele não despreza a escola: o próprio Paulo estudou muito. O que fecha a porta é a pose. Quem tem diploma e quem lê pouco podem, os dois, chegar de mãos vazias diante de Deus, e esse é o jeito de receber.',
    prayer:
      'Obrigado, Pai, pelas pessoas simples que me ensinaram a viver. Abençoa cada uma pelo nome: ______. Faz de mim alguém ensinável, com ou sem diploma.',
    practice:
      'Telefone ou mande áudio para uma pessoa idosa ou de pouca escola cuja sabedoria marcou você, e conte a ela uma frase que ficou.',
  },
  {
    day: 5,
    title: 'Como reconhecer a falsa?',
    verse: verse('Tiago 3:17', 'sabedoria alto pura pacífica tratável misericórdia'),
    study:
      'Existe uma esperteza que parece sabedoria e deixa a casa em guerra. Tiago oferece um exame de sangue com poucos itens: a que vem do alto é limpa, busca a paz, aceita conversa, tem misericórdia, dá fruto, não escolhe lado por interesse, não usa máscara. Note o item “tratável”: a pessoa sábia pode ser contrariada sem explodir. Um conselho certeiro dito para humilhar já falhou no exame. O contexto fala de inveja e rivalidade, que fazem barulho em igrejas pequenas e grandes.',
    prayer:
      'Espírito Santo, examina as palavras que eu ando dizendo. Onde houver veneno com aparência de verdade, lava. Torna-me tratável, mesmo com quem me irrita antes das oito da manhã.',
    practice:
      'Copie as qualidades deste verso e dê a si mesmo uma nota de 0 a 5 em cada uma. Escolha só a mais baixa para cuidar esta semana.',
  },
  {
    day: 6,
    title: 'E quando não sei mesmo?',
    verse: verse('2 Crônicas 20:12', 'força multidão sabemos fazer olhos'),
    study:
      'Exércitos aliados contra Judá já estão a caminho, o povo todo em pé com suas crianças, e o rei Josafá faz em público a oração que chefe nenhum gosta de fazer: não sabemos o que fazer. Ele não improvisa firmeza nenhuma. A sabedoria que chega depois, pela boca de um levita chamado Jaaziel, entra por essa brecha de honestidade. Se você é a pessoa a quem todos recorrem, dizer “não sei, vamos orar juntos” pode ser a coisa mais sábia da semana, e nenhuma autoridade cai por isso.',
    prayer:
      'Não sabemos, Senhor, nem eu, nem a minha família, nem os que governam. Os nossos olhos procuram os teus, e basta-nos, por hoje, não estar sozinhos.',
    practice:
      'Na próxima conversa em que esperarem de você uma solução, experimente responder: “não sei; posso orar por isso agora com você?”',
  },
  {
    day: 7,
    title: 'Aprende-se ou recebe-se?',
    verse: verse('Lucas 2:52', 'Jesus crescia sabedoria estatura graça'),
    study:
      'As duas coisas, e a prova é Jesus. O Filho de Deus cresceu: ouviu mestres, fez perguntas no templo, obedeceu em casa, aprendeu um ofício, virou homem em Nazaré no ritmo de todo menino. Se nele a sabedoria teve infância, não se assuste com a sua lentidão. O dom de que Paulo fala chega na hora, dado pelo Espírito para socorrer alguém; mas costuma cair em terra preparada por anos de escuta. Ninguém planta no dia em que precisa colher.',
    prayer:
      'Jesus, que aprendeste devagar, ensina-me sem pressa. Santifica os meus anos comuns, a louça, o ônibus, o serviço repetido, e faz tudo isso virar terra boa.',
    practice:
      'Dia de descanso: leia um provérbio, um só, e leve-o no bolso como se leva uma semente. Não tente aplicá-lo; hoje ele só precisa ficar com você.',
  },
  {
    day: 8,
    title: 'O sogro que percebeu',
    verse: verse('Êxodo 18:18', 'Desfalecerás povo pesado sozinho'),
    study:
      'Jetro veio visitar, não dar palestra. Primeiro ouviu as novidades do genro, alegrou-se, adorou, almoçou. Só no dia seguinte, depois de ver a fila que ia da manhã à noite, disse o que ninguém dizia: isto vai acabar com você e com eles. Em seguida ofereceu um caminho possível e ainda acrescentou que Deus precisava confirmá-lo. Moisés falava com o Senhor face a face e, mesmo assim, aprendeu administração com um sacerdote de Midiã. A palavra sábia pode vir de fora do nosso círculo.',
    prayer:
      'Senhor, põe perto de mim um Jetro que enxergue a minha fila e tenha liberdade de falar. E tira de mim a desculpa de que ninguém faria como eu.',
    practice:
      'Peça a alguém que convive com você: “o que você vê na minha rotina que eu já não vejo?” Ouça até o fim, agradeça e não explique nada.',
  },
  {
    day: 9,
    title: 'Duas mães e um choro',
    verse: verse('1 Reis 3:28', 'juízo rei sabedoria Deus julgar'),
    study:
      'Duas prostitutas que dividem a casa, sem nenhuma testemunha, disputam um bebê. Muita gente mandaria as duas embora; o rei Salomão as ouviu até o fim. A ordem terrível, de repartir o menino com a espada, foi dada para fazer falar o amor. Uma das mães preferiu perder o filho vivo, e nessa renúncia a verdade apareceu. Sabedoria, aqui, é achar o ponto em que o coração se mostra e proteger quem não pode se defender. O povo percebeu de onde vinha aquilo e teve reverência, mais que admiração.',
    prayer:
      'Deus das mães sem defesa, dá aos juízes, conselheiros tutelares e assistentes sociais do nosso país um olhar que enxergue a criança antes do processo.',
    practice:
      'Quando for mediar uma briga, hoje ou esta semana, pergunte primeiro: quem é o mais fraco aqui, e o que o deixaria seguro?',
  },
  {
    day: 10,
    title: 'Abigail na descida do monte',
    verse: verse('1 Samuel 25:33', 'bendita impediste derramar sangue'),
    study:
      'Davi e quatrocentos homens armados descem com raiva, e ao encontro deles desce uma mulher com jumentos carregados de pão. Abigail não pede desculpas pela grosseria do marido fingindo que não foi grosseria. Ela fala a Davi do futuro dele: quando for rei, vai querer este sangue na lembrança? Ele agradece por ter sido impedido. Observe que ela agiu depressa, e que protegeu os trabalhadores da casa. O texto elogia o bom senso dela sem transformar em virtude o convívio com um homem bruto.',
    prayer:
      'Bendito sejas, Jesus, por quem já me segurou na descida do monte. Dá-me a rapidez de Abigail quando a raiva de alguém for ferir inocentes.',
    practice:
      'Você lembra de alguém que impediu você de cometer uma vingança? Mande hoje um agradecimento com a história contada, sem diminuir a sua culpa.',
  },
  {
    day: 11,
    title: 'A voz em cima do muro',
    verse: verse('2 Samuel 20:22', 'mulher povo sabedoria Joabe cidade'),
    study:
      'O nome da mulher se perdeu. A cidade de Abel tinha fama antiga de lugar onde se perguntava antes de brigar; agora estava cercada, com golpes no muro, e uma moradora gritou chamando o general. Fez o que os dois lados tinham esquecido: quis saber por quê. Joabe procurava um rebelde, não a cidade. Ela negociou e o cerco acabou. O desfecho é duro, houve uma morte, e a Bíblia não o enfeita. Mas milhares jantaram em casa naquela noite porque alguém procurou a queixa exata antes que o muro caísse.',
    prayer:
      'Jesus, Senhor da paz, há casas cercadas no meu bairro e talvez a minha seja uma delas. Dá-nos gente que pergunte, em vez de empurrar o muro.',
    practice:
      'Num conflito em que você está dentro, escreva em uma frase o que o outro realmente quer. Se não souber, é essa a pergunta a fazer.',
  },
  {
    day: 12,
    title: 'José e os anos magros',
    verse: verse('Gênesis 41:39', 'Faraó José Deus saber entendido sábio'),
    study:
      'Tirado da cela às pressas, barba feita, roupa trocada, José ouve do homem mais poderoso do mundo que tem fama de decifrar sonhos. A primeira frase dele nega a fama: isso não está em mim. Depois interpreta e, sem que ninguém pedisse, acrescenta um plano de celeiros. Há pessoas que recebem luz e param na luz. José transformou revelação em pão guardado para sete anos magros. A palavra de sabedoria costuma ter esse segundo tempo: e agora, o que se faz na segunda-feira?',
    prayer:
      'Deus de José, que a tua luz em mim não fique sem mãos. Se eu enxergar um problema, dá-me também um passo que ajude alguém a atravessá-lo.',
    practice:
      'Pegue um conselho bom que você recebeu e ainda não usou. Defina o dia, a hora e o primeiro gesto, e ponha tudo no celular.',
  },
  {
    day: 13,
    title: 'Daniel e o oficial da guarda',
    verse: verse('Daniel 2:14', 'Daniel cautelosa prudente Arioque'),
    study:
      'Arioque tinha saído para executar todos os sábios do rei, e Daniel era um deles. A conversa podia ter sido súplica ou insulto. Foi uma pergunta calma: por que tanta pressa? O carrasco, talvez pela primeira vez no dia, parou para explicar. Daniel ganhou tempo, foi para casa, chamou três amigos, e os quatro oraram. A resposta do céu veio de madrugada, mas a prudência veio antes, no corredor. Tom de voz também é dom, quando tudo em volta grita.',
    prayer:
      'Jesus, mestre manso, governa a minha respiração antes da minha boca. Quando o medo bater no corredor, que eu faça uma pergunta calma e procure os amigos que oram.',
    practice:
      'Hoje, diante da primeira provocação, conte dez respirações e responda com uma pergunta sincera; veja o que muda na conversa.',
  },
  {
    day: 14,
    title: 'A carta que não pesou',
    verse: verse('Atos 15:28', 'Espírito Santo carga necessárias'),
    study:
      'Dava para rachar a igreja ao meio. Uns exigiam que os não judeus se circuncidassem; outros contavam o que Deus tinha feito sem nada disso. Houve debate longo, Pedro falou, Barnabé e Paulo contaram, Tiago abriu o profeta Amós e propôs um caminho curto. A carta final diz que pareceu bem ao Espírito e a eles, os dois juntos. Nesse retrato a sabedoria é coletiva: tem reunião, memória, Escritura e o cuidado de não pôr peso desnecessário nas costas dos novos.',
    prayer:
      'Espírito Santo, senta-te conosco nas reuniões da igreja. Dá ouvidos aos líderes, paciência aos apressados, e livra os recém-chegados dos pesos que nós mesmos inventamos.',
    practice:
      'Dia de descanso: tire um peso desnecessário das suas próprias costas: uma obrigação que ninguém lhe pediu, por um dia. Use esse tempo para tomar sol ou tirar um cochilo.',
  },
  {
    day: 15,
    title: 'Caso: o cunhado quer um fiador',
    verse: verse('Provérbios 22:26-27', 'fiadores dívidas pagar cama'),
    study:
      '“É só assinar, irmã, eu pago certinho.” Rosângela ganha um salário e meio, cria duas filhas e tem medo de parecer sem fé. Provérbios não condena ajudar; desaconselha garantir uma dívida que, se estourar, leva a cama onde as meninas dormem. Amor ao cunhado pode ser uma cesta, uma indicação de emprego, um valor que se dá sem esperar volta. Uma palavra sábia para Rosângela seria mais ou menos esta: “posso dar o que tenho, não posso prometer o que não tenho”.',
    prayer:
      'Pai, há pedidos que nos apertam entre o carinho e o medo. Dá firmeza a quem precisa dizer não, e fartura suficiente para juntar ao “não” alguma ajuda.',
    practice:
      'Ensaie em voz alta, diante do espelho, um não respeitoso para um pedido de dinheiro que você não pode atender. Duas frases bastam.',
  },
];
