import type { BookIntro } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const gospelsAndActs: readonly BookIntro[] = [
  {
    slug: 'mateus',
    code: 'MAT',
    author:
      'O livro não diz quem o escreveu. Desde o século 2 a igreja o atribui a Mateus, o cobrador de impostos que deixou a mesa para seguir Jesus (Mateus 9:9). Vários estudiosos mantêm essa autoria; muitos outros pensam num cristão judeu, de nome desconhecido, que usou Marcos como uma de suas fontes.',
    period:
      'Provavelmente entre os anos 60 e 90 d.C.; boa parte dos estudiosos prefere a década de 80, e outros o põem antes da queda de Jerusalém, no ano 70. Narra desde o nascimento de Jesus, por volta de 5 a.C., até a ressurreição, perto do ano 30.',
    keyTheme: 'Jesus, o Rei prometido a Israel',
    summary:
      'Mateus abre com uma árvore genealógica, porque quer mostrar que a história de Israel estava à espera de alguém. Jesus é o filho de Davi, o Messias anunciado pelos profetas, aquele em quem Deus veio ficar perto de nós. O ensino dele aparece reunido em cinco grandes discursos, e o mais conhecido é o Sermão do Monte. Entre um e outro há curas, conflitos e perguntas sobre quem ele é. O Rei acaba numa cruz, ressuscita e envia os seus a todos os povos, com a garantia de que os acompanhará.',
    setting:
      'Parece escrito sobretudo para cristãos de origem judaica, que conheciam as Escrituras e queriam saber se Jesus era mesmo o Messias. Havia tensão com as sinagogas vizinhas, daí os debates ásperos com fariseus e escribas. São discussões de judeus com judeus daquele tempo, e nunca licença para desprezar um povo. Os discursos preparam discípulos para a vida em comunidade.',
    outline: [
      { from: 1, to: 2, title: 'Origem e nascimento do Messias' },
      { from: 3, to: 4, title: 'Batismo, tentação e início na Galileia' },
      { from: 5, to: 7, title: 'O Sermão do Monte' },
      { from: 8, to: 10, title: 'Curas e envio dos doze' },
      { from: 11, to: 13, title: 'Oposição e parábolas do Reino' },
      { from: 14, to: 18, title: 'Quem é Jesus e como vivem os seus' },
      { from: 19, to: 25, title: 'A caminho de Jerusalém; a vinda do Filho do homem' },
      { from: 26, to: 28, title: 'Cruz, ressurreição e envio' },
    ],
    keyVerses: ['Mateus 5:17', 'Mateus 16:16', 'Mateus 28:19'],
    verses: [
      verse('Mateus 9:9', 'coletoria impostos Mateus'),
      verse('Mateus 5:17', 'Lei Profetas cumprir'),
      verse('Mateus 16:16', 'Cristo Filho Deus vivo'),
      verse('Mateus 28:19', 'discípulos todas nações'),
    ],
  },
  {
    slug: 'marcos',
    code: 'MRK',
    author:
      'Anônimo. Uma tradição do início do século 2 diz que João Marcos, companheiro de Paulo e de Pedro, pôs por escrito a pregação de Pedro, que o chamava de filho (1 Pedro 5:13). Os últimos versículos (Marcos 16:9-20) faltam em alguns dos manuscritos mais antigos, e muitas Bíblias avisam isso em nota.',
    period:
      'Muitos o consideram o Evangelho mais antigo, escrito entre 55 e 75 d.C., por volta da guerra que destruiu Jerusalém. Conta o ministério de Jesus, desde o batismo até o túmulo vazio.',
    keyTheme: 'O Filho de Deus que veio servir',
    summary:
      'Curto e apressado, Marcos vai direto à ação: Jesus prega, cura, expulsa demônios e acalma o mar, e todos se perguntam que homem é esse. Os discípulos demoram a entender. No meio do livro, Pedro o reconhece como o Cristo, e logo Jesus começa a falar de sofrimento e morte, coisa que ninguém queria ouvir. A partir daí tudo caminha para Jerusalém. Quem enfim o confessa como Filho de Deus, diante da cruz, é um oficial romano (Marcos 15:39). A grandeza desse Rei está em dar a própria vida.',
    setting:
      'A tradição liga o livro a Roma, numa época em que cristãos podiam ser presos e mortos por causa da fé. O autor explica costumes judaicos (Marcos 7:3), sinal de que boa parte dos leitores não era judia. Para leitores com medo, ele mostra um Mestre que sofreu primeiro e discípulos que falharam e foram chamados de novo.',
    outline: [
      { from: 1, to: 3, title: 'Jesus começa na Galileia: curas e conflitos' },
      { from: 4, to: 5, title: 'Parábolas, tempestade e libertações' },
      { from: 6, to: 8, title: 'Pão para muitos e a confissão de Pedro' },
      { from: 9, to: 10, title: 'O caminho da cruz e do serviço' },
      { from: 11, to: 13, title: 'Jerusalém, o templo e o que há de vir' },
      { from: 14, to: 16, title: 'Paixão e túmulo vazio' },
    ],
    keyVerses: ['Marcos 1:15', 'Marcos 8:34', 'Marcos 10:45'],
    verses: [
      verse('1 Pedro 5:13', 'Marcos filho'),
      verse('Marcos 16:9-20', 'Maria Madalena ressuscitado'),
      verse('Marcos 15:39', 'centurião Filho Deus'),
      verse('Marcos 7:3', 'judeus tradição mãos'),
      verse('Marcos 1:15', 'reino arrependei-vos Evangelho'),
      verse('Marcos 8:34', 'negue cruz siga-me'),
      verse('Marcos 10:45', 'servir vida resgate'),
    ],
  },
  {
    slug: 'lucas',
    code: 'LUK',
    author:
      'O autor não se apresenta pelo nome, mas conta que investigou tudo com cuidado antes de escrever (Lucas 1:3). A tradição antiga indica Lucas, médico e companheiro de Paulo (Colossenses 4:14), e muitos a aceitam; outros ficam apenas com um cristão culto da segunda geração. O mesmo autor escreveu Atos.',
    period:
      'As propostas vão de cerca de 60 a 90 d.C., com preferência de muitos pelos anos 70 ou 80. A narrativa vai do anúncio do nascimento de João Batista até a subida de Jesus ao céu.',
    keyTheme: 'O Salvador que busca os perdidos',
    summary:
      'Em Lucas, a boa notícia chega primeiro a gente sem importância: um casal idoso, uma moça de Nazaré, pastores no campo. Jesus anuncia libertação aos pobres, come com pecadores, acolhe mulheres, toca em leprosos e elogia um samaritano. Só aqui se leem as histórias do filho que volta para casa e do fariseu e o publicano no templo. A oração e a alegria percorrem o livro. Numa longa viagem a Jerusalém, o Mestre ensina o preço de segui-lo. Depois da cruz, dois viajantes desanimados o reconhecem ao partir do pão.',
    setting:
      'É dedicado a Teófilo, pessoa de posição, para firmá-lo naquilo que tinha aprendido. Os leitores eram em grande parte não judeus, espalhados por cidades do Império, que precisavam saber se havia lugar para eles. Muitas palavras sobre riqueza e pobreza foram ditas numa sociedade muito desigual. Convém reparar sempre em quem está sentado à mesa com Jesus.',
    outline: [
      { from: 1, to: 2, title: 'Nascimento de João Batista e de Jesus' },
      { from: 3, to: 4, title: 'Batismo, tentação e sermão em Nazaré' },
      { from: 5, to: 9, title: 'Ministério na Galileia' },
      { from: 10, to: 14, title: 'A caminho de Jerusalém: oração e discipulado' },
      { from: 15, to: 19, title: 'O perdido encontrado; chegada a Jerusalém' },
      { from: 20, to: 21, title: 'Ensino no templo' },
      { from: 22, to: 24, title: 'Paixão, ressurreição e ascensão' },
    ],
    keyVerses: ['Lucas 2:11', 'Lucas 4:18', 'Lucas 19:10'],
    verses: [
      verse('Lucas 1:3', 'informado precisão Teófilo'),
      verse('Colossenses 4:14', 'Lucas médico'),
      verse('Lucas 2:11', 'Davi nasceu Salvador'),
      verse('Lucas 4:18', 'Espírito evangelizar pobres'),
      verse('Lucas 19:10', 'buscar salvar perdido'),
    ],
  },
  {
    slug: 'joao',
    code: 'JHN',
    author:
      'O livro se apoia no testemunho do discípulo a quem Jesus amava (João 21:24), sem lhe dar nome. A igreja antiga o identificou com o apóstolo João, filho de Zebedeu. Há quem pense em outro discípulo ou numa redação final feita por seus seguidores.',
    period:
      'Costuma ser datado entre 80 e 100 d.C.; alguns defendem data anterior ao ano 70. Começa antes da criação e narra cerca de três anos do ministério de Jesus, com atenção especial à última semana.',
    keyTheme: 'Crer em Jesus e ter vida',
    summary:
      'João seleciona poucos sinais e demora-se neles: a água feita vinho, o cego que passa a ver, Lázaro chamado para fora do túmulo. Entre os sinais há conversas profundas, com Nicodemos de noite, com a samaritana ao meio-dia, com Marta enlutada. Jesus se apresenta como pão, luz, porta, pastor, caminho. O Filho eterno se fez gente e mostrou como é o Pai. Na véspera da morte, lava os pés dos discípulos e promete o Espírito. O próprio autor declara por que escreveu: para que o leitor creia e viva (João 20:31).',
    setting:
      'A tradição situa a escrita em Éfeso. Os primeiros leitores viviam o conflito doloroso entre os que confessavam Jesus e a sinagoga, de onde alguns foram expulsos (João 9:22). Quando o texto fala dos judeus como adversários, quase sempre se refere às autoridades de Jerusalém; Jesus, os discípulos e o próprio autor eram judeus.',
    outline: [
      { from: 1, to: 1, title: 'A Palavra que se fez carne e os primeiros discípulos' },
      { from: 2, to: 4, title: 'Primeiros sinais e conversas' },
      { from: 5, to: 10, title: 'Festas, sinais e debates' },
      { from: 11, to: 12, title: 'Lázaro e a entrada em Jerusalém' },
      { from: 13, to: 17, title: 'A última noite com os discípulos' },
      { from: 18, to: 19, title: 'Prisão, cruz e sepultura' },
      { from: 20, to: 21, title: 'O Ressuscitado e os seus' },
    ],
    keyVerses: ['João 1:14', 'João 3:16', 'João 20:31'],
    verses: [
      verse('João 21:24', 'discípulo testemunho escreveu'),
      verse('João 9:22', 'confessasse expulso sinagoga'),
      verse('João 1:14', 'Palavra carne habitou'),
      verse('João 3:16', 'amou mundo unigênito'),
      verse('João 20:31', 'escritos creiais vida'),
    ],
  },
  {
    slug: 'atos',
    code: 'ACT',
    author:
      'É o segundo volume do autor de Lucas, também dedicado a Teófilo (Atos 1:1). Em alguns trechos de viagem o relato muda para a primeira pessoa do plural (Atos 16:10), o que a tradição entende como a voz de Lucas, companheiro de Paulo. Parte dos estudiosos vê ali o diário de outro viajante.',
    period:
      'As datas propostas vão de cerca de 62 d.C., logo depois dos últimos fatos narrados, até os anos 80 ou 90. O livro abrange uns trinta anos, da ascensão de Jesus à prisão de Paulo em Roma.',
    keyTheme: 'O evangelho de Jerusalém até Roma',
    summary:
      'Um grupo pequeno e assustado recebe o Espírito Santo e começa a falar de Jesus na mesma cidade onde ele tinha sido morto. A igreja ora, reparte o que tem, enfrenta mentira por dentro e perseguição por fora. Estêvão morre, os demais se espalham e levam a mensagem à Samaria. Saulo, que caçava cristãos, torna-se o mensageiro Paulo. Pedro aprende na casa de Cornélio que Deus acolhe também quem não é judeu. Seguem-se viagens, naufrágio, tribunais. O livro fecha com Paulo preso em Roma, e a palavra solta.',
    setting:
      'Mostra a leitores do mundo greco-romano de onde vinha aquele movimento e por que judeus e não judeus comiam à mesma mesa. Como relato, conta muita coisa que aconteceu uma vez só; nem todo episódio é regra para a igreja de hoje, e os cristãos discutem o que deve repetir-se. A pergunta útil é o que Deus está fazendo ali.',
    outline: [
      { from: 1, to: 2, title: 'Espera, Pentecostes e a primeira comunidade' },
      { from: 3, to: 7, title: 'Testemunho em Jerusalém e morte de Estêvão' },
      { from: 8, to: 12, title: 'Samaria, Saulo, Cornélio e Antioquia' },
      { from: 13, to: 15, title: 'Primeira viagem e a reunião em Jerusalém' },
      { from: 16, to: 18, title: 'Macedônia, Atenas e Corinto' },
      { from: 19, to: 20, title: 'Éfeso e a despedida dos anciãos' },
      { from: 21, to: 26, title: 'Paulo preso: discursos e tribunais' },
      { from: 27, to: 28, title: 'Naufrágio e chegada a Roma' },
    ],
    keyVerses: ['Atos 1:8', 'Atos 2:42', 'Atos 4:12'],
    verses: [
      verse('Atos 1:1', 'primeiro livro Teófilo'),
      verse('Atos 16:10', 'procuramos partir Macedônia'),
      verse('Atos 1:8', 'poder Espírito testemunhas confins'),
      verse('Atos 2:42', 'doutrina comunhão pão orações'),
      verse('Atos 4:12', 'salvação nenhum outro nome'),
    ],
  },
];
