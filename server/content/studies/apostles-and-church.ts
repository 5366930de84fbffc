import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const apostlesAndChurch: readonly ThemeStudy[] = [
  {
    slug: 'paulo',
    theme: 'Paulo',
    synonyms: [
      'apóstolo Paulo',
      'Saulo de Tarso',
      'conversão de Paulo',
      'vida de Paulo',
      'viagens missionárias de Paulo',
      'quem foi Paulo',
      'cartas de Paulo',
      'Paulo e Barnabé',
      'espinho na carne de Paulo',
      'personagem Paulo',
    ],
    title: 'O perseguidor que virou carta',
    introduction:
      'Ele aparece pela primeira vez como um rapaz que guarda as roupas dos que atiram pedras. Quando sai de cena, é um preso de idade avançada que pede a capa esquecida em Trôade, porque o inverno vem. Entre um ponto e outro, atravessou metade do mundo conhecido e escreveu cartas que ainda abrimos no domingo. Há quem o ame e quem o ache duro; poucos o leem inteiro, com as lágrimas e os recados aos amigos. Este estudo quer acompanhar o homem que foi alcançado enquanto perseguia, e perguntar o que a graça faz com um temperamento forte.',
    mainPoints: [
      'Saulo fazia o mal com boa consciência. Guardou as vestes no apedrejamento de Estêvão (Atos 7:58) e arrastava gente de dentro das casas (Atos 8:3). Tinha zelo, estudo e reputação. A religião sincera também pode ferir; o fervor, sozinho, não prova que estamos com Deus.',
      'No caminho, ouviu o próprio nome duas vezes. A pergunta não foi por que persegues os meus, e sim por que me persegues (Atos 9:3-5): quem toca na igreja toca em Jesus. Cego, precisou da mão de um desconhecido, que venceu o medo e o chamou de irmão (Atos 9:17-18). Depois foi Barnabé quem o apresentou aos que desconfiavam (Atos 9:26-27). Ninguém se converte sozinho.',
      'O que era lucro passou para a coluna das perdas. Ele lista origem, tribo, diploma e conduta, e diz que trocou tudo por conhecer a Cristo (Filipenses 3:5-8). Não desprezou o seu povo; deixou de se apoiar nisso. Contava a si mesmo entre os pecadores, e no primeiro lugar da fila, como amostra da paciência de Deus (1 Timóteo 1:15-16).',
      'Serviu com as mãos e com o corpo. Costurava tendas para não pesar a ninguém (Atos 18:3), fez-se tudo para todos (1 Coríntios 9:22) e colecionou açoites, naufrágios e noites em claro, além da preocupação diária com as igrejas (2 Coríntios 11:24-28). Ao falar do seu cuidado, escolhe a figura da mulher que cria os seus filhos (1 Tessalonicenses 2:7-8).',
      'A força dele não foi a ausência de fraqueza. Pediu três vezes que um sofrimento lhe fosse tirado, e ouviu que a graça bastava (2 Coríntios 12:8-9). Também errou e consertou: rompeu com Barnabé por causa de Marcos (Atos 15:39-40) e, anos depois, mandou buscar esse mesmo Marcos, porque lhe era útil (2 Timóteo 4:11).',
    ],
    historicalContext:
      'Nasceu em Tarso, na atual Turquia, e estudou em Jerusalém com Gamaliel (Atos 22:3). Usava dois nomes, o hebraico Saulo e o romano Paulo (Atos 13:9); não os trocou na conversão, como às vezes se diz. Falava grego, conhecia o hebraico e tinha cidadania romana. Uma inscrição achada em Delfos, que menciona o procônsul Gálio, ajuda a datar a sua passagem por Corinto (Atos 18:12) por volta do ano 51. Treze cartas trazem o seu nome; todas as igrejas as recebem como Escritura, e os estudiosos discutem se algumas foram redigidas por discípulos. Hebreus não diz quem a escreveu. O livro de Atos termina com ele em Roma, numa casa alugada, recebendo visitas (Atos 28:30-31). Segundo uma tradição antiga, foi decapitado nos dias de Nero.',
    theologicalAnalysis:
      'O que Paulo descobriu em Damasco foi que o crucificado vive, e que portanto Deus estava justamente onde ele o julgava ausente. Daí sai quase tudo: se a salvação veio por um condenado, ninguém se salva por currículo; se Cristo morreu por todos, o muro entre judeu e estrangeiro, escravo e livre, homem e mulher perdeu a base (Gálatas 3:28). A vida cristã, para ele, é Cristo vivendo em nós pela fé, aquele que amou e se entregou (Gálatas 2:20). Deus o separara desde o ventre (Gálatas 1:15-16); a graça não começou na estrada.\n\nE as passagens difíceis, sobre escravos, sobre mulheres, sobre autoridades? A segunda carta de Pedro já admite que há nele coisas difíceis de entender, que alguns torcem (2 Pedro 3:15-16). Convém ler cada frase dentro da carta inteira e da prática dele. A Filemom, pediu que recebesse o escravo fugido como irmão amado (Filemom 1:16). Aos romanos, recomendou Febe, que servia em Cencreia e amparara a muitos (Romanos 16:1-2). As igrejas evangélicas divergem sobre o ministério feminino, e há gente fiel dos dois lados; usar Paulo para humilhar ou calar quem sofre violência é torcê-lo. Quanto ao espinho na carne, ele não disse o que era. Doença, inimigos, tristeza: o silêncio deixou lugar para os nossos.',
    reflection:
      'Você já fez mal a alguém convencido de que tinha razão? Quem foi o seu Ananias, que o chamou de irmão antes de ter certeza? E de quem você ainda desconfia, embora Deus já tenha trabalhado ali? Repare no que Paulo lamentava e no que o alegrava: quase sempre eram pessoas. Um homem de agenda cheia termina as cartas com listas de nomes. Quando chegar a sua hora, o que gostaria de poder escrever sobre a carreira (2 Timóteo 4:6-8), e quem gostaria que lhe trouxesse a capa?',
    practicalApplication:
      'Escreva uma carta de papel, como ele fazia: agradeça, diga uma verdade com carinho, mande lembranças. Apresente à sua igreja alguém de quem os outros têm receio, com prudência e sem esconder riscos. Se você rompeu com um companheiro de trabalho, veja se já é tempo de mandar buscá-lo. Visite um preso ou apoie quem visita. Faça bem o seu ofício; também se anuncia o Evangelho com a conta paga. E leve a Deus o seu espinho, sem largar o tratamento.',
    prayer:
      'Senhor Jesus, que chamaste Saulo pelo nome quando ele vinha com raiva, chama também os que hoje te perseguem, e chama-me quando estou errado com tanta certeza. Dá-me um Ananias e um Barnabé, e faz de mim um deles. Ensina-me a contar como perda o que me enche a boca. No trabalho, no cansaço, na prisão dos meus limites, que a tua graça me baste. Cuida dos missionários, dos que têm fome e naufragam, e de tantas igrejas pequenas. Guarda a minha fé até o fim da corrida. Amém.',
    additionalStudy:
      'Leia Atos 9 e, em seguida, o próprio Paulo contando o mesmo dia em Atos 22:3-16 e em Atos 26:9-20: que detalhes ele muda conforme quem escuta? Leia Filemom de uma vez, em cinco minutos, e depois 2 Timóteo 4:9-18. Faça uma lista dos nomes citados. O que as amizades dizem sobre o apóstolo?',
    verses: [
      verse('Atos 7:58', 'testemunhas vestes Saulo'),
      verse('Atos 8:3', 'Saulo igreja casas'),
      verse('Atos 9:3-5', 'Damasco Saulo persegues Jesus'),
      verse('Atos 9:17-18', 'Ananias irmão Saulo'),
      verse('Atos 9:26-27', 'medo Barnabé apóstolos'),
      verse('Filipenses 3:5-8', 'Benjamim fariseu perda Cristo'),
      verse('1 Timóteo 1:15-16', 'pecadores principal paciência'),
      verse('Atos 18:3', 'ofício tendas'),
      verse('1 Coríntios 9:22', 'tudo todos'),
      verse('2 Coríntios 11:24-28', 'açoites naufrágios igrejas'),
      verse('1 Tessalonicenses 2:7-8', 'filhos evangelho'),
      verse('2 Coríntios 12:8-9', 'graça basta fraqueza'),
      verse('Atos 15:39-40', 'Barnabé Marcos Silas'),
      verse('2 Timóteo 4:11', 'Marcos útil'),
      verse('Atos 22:3', 'Tarso Gamaliel'),
      verse('Atos 13:9', 'Saulo Paulo'),
      verse('Atos 18:12', 'Gálio Paulo'),
      verse('Atos 28:30-31', 'Paulo alugada'),
      verse('Gálatas 3:28', 'judeu grego servo livre'),
      verse('Gálatas 2:20', 'Cristo vive fé amou'),
      verse('Gálatas 1:15-16', 'ventre graça gentios'),
      verse('2 Pedro 3:15-16', 'Paulo difíceis distorcem'),
      verse('Filemom 1:16', 'servo irmão'),
      verse('Romanos 16:1-2', 'Febe Cencreia'),
      verse('2 Timóteo 4:6-8', 'carreira fé coroa'),
      verse('Atos 9', 'Saulo Damasco'),
      verse('Atos 22:3-16', 'Gamaliel Ananias'),
      verse('Atos 26:9-20', 'Damasco visão'),
      verse('Filemom 1', 'Onésimo'),
      verse('2 Timóteo 4:9-18', 'Lucas Marcos capa'),
    ],
  },
  {
    slug: 'santa-ceia',
    theme: 'Santa Ceia',
    synonyms: [
      'ceia do Senhor',
      'a santa ceia',
      'tomar a ceia',
      'comunhão pão e vinho',
      'pão e cálice',
      'última ceia',
      'tomar a ceia indignamente',
      'significado da ceia',
      'quem pode tomar a ceia',
    ],
    title: 'Um pão, um cálice e um lugar à mesa',
    introduction:
      'O pão é pequeno, o cálice menor ainda, e a igreja fica em silêncio. Alguns choram; alguns pensam no almoço; alguém deixa a bandeja passar porque brigou em casa e não se acha digno. Jesus podia ter deixado aos discípulos um monumento, um livro, um uniforme. Deixou uma refeição. Cristãos discutiram muito o que acontece ali, e a discussão importa, mas a ordem do Senhor foi tomar e comer. Este estudo vai à sala emprestada onde tudo começou, passa pela igreja desordenada de Corinto e volta à sua cadeira no próximo domingo de ceia.',
    mainPoints: [
      'Foi o anfitrião quem desejou a mesa. Na véspera de sofrer, Jesus contou aos seus o quanto queria aquela Páscoa com eles (Lucas 22:15-16). Estavam ali o que o negaria e o que o entregaria; a mão do traidor ia ao mesmo prato (Mateus 26:23-25). Ninguém se sentou por merecimento. João resume a noite dizendo que ele amou os seus até o fim (João 13:1).',
      'A ceia olha para trás. Fazei isto em memória de mim, disse ele, partindo o pão e passando o cálice da nova aliança (Lucas 22:19-20). A Páscoa já era uma mesa de memória, em que as crianças perguntavam e os pais contavam a libertação (Êxodo 12:26-27). Agora o cordeiro tem nome. O seu sangue, vertido por muitos, é o nosso perdão (Mateus 26:26-28).',
      'A ceia olha para cima e para dentro. O cálice e o pão são comunhão com o sangue e o corpo de Cristo (1 Coríntios 10:16-17). Lembrar, na Bíblia, é mais que pensar no passado: é receber de novo o que Deus deu. Por isso a gente come e bebe, e não apenas assiste. A fé também precisa de pão.',
      'A ceia olha para os lados. Há um só pão, e por isso somos um só corpo. Em Corinto, os ricos chegavam cedo e se fartavam, enquanto outros ficavam com fome; Paulo disse que aquilo já não era a ceia do Senhor (1 Coríntios 11:20-22). O remédio dele foi simples: esperem uns pelos outros (1 Coríntios 11:33-34).',
      'A ceia olha para a frente. Comendo e bebendo, anunciamos a morte do Senhor até que ele volte (1 Coríntios 11:23-26). É aperitivo de um banquete. No fim da Bíblia, felizes são os convidados para as bodas do Cordeiro (Apocalipse 19:9).',
    ],
    historicalContext:
      'Mateus, Marcos e Lucas contam a última refeição como ceia de Páscoa: cordeiro, pão sem fermento, ervas amargas, cálices de vinho, salmos cantados. João a situa na véspera, e há várias propostas para harmonizar as datas. O sangue do cordeiro nas portas tinha marcado as casas na noite da saída do Egito (Êxodo 12:13-14), e o sangue da aliança fora aspergido sobre o povo no Sinai (Êxodo 24:8); Jeremias prometera um pacto novo (Jeremias 31:31). Os primeiros cristãos partiam o pão nas casas, com alegria (Atos 2:46), dentro de uma refeição completa, a que se chamou ágape. Abusos e números crescentes separaram aos poucos o jantar do rito. Vizinhos desconfiados acusavam a igreja de comer carne humana. O suco de uva no lugar do vinho difundiu-se entre evangélicos no século dezenove, por cuidado com os que lutavam contra o álcool.',
    theologicalAnalysis:
      'O que é o pão depois da oração? Católicos creem que a substância se torna o corpo de Cristo; luteranos, que ele está verdadeiramente presente com o pão e o vinho; reformados, que o Espírito nos une a Cristo e dele nos alimentamos pela fé; batistas e muitos pentecostais, que é memorial, ordenança que proclama e fortalece. Uns leem João 6:53-54 como palavra sobre a mesa; outros lembram que logo depois se diz que é o Espírito quem dá vida (João 6:63). Os evangélicos concordam nisto: o sacrifício da cruz não se repete, Cristo está com o seu povo, e sem fé o rito não salva ninguém. Crianças, visitantes e pessoas de outras igrejas são recebidos conforme o costume de cada comunidade; pergunte antes, com simplicidade.\n\nE comer indignamente? Muitos ficam longe da mesa por medo dessa palavra. Paulo fala do modo de comer, do desprezo aos pobres, de não discernir o corpo; e a ordem dele é examinar-se e, assim, comer (1 Coríntios 11:28-29). Digno ninguém é. O exame serve para chegar arrependido, e não para fugir. Quem vive em pecado que não quer deixar precisa conversar com o pastor; quem caiu e se levantou tem ali o lugar feito para ele. Em Emaús, dois discípulos decepcionados só reconheceram Jesus quando ele partiu o pão (Lucas 24:30-31).',
    reflection:
      'Como você costuma tomar a ceia: distraído, com medo, com fome? Que lembrança guarda da primeira? Se deixou a bandeja passar, foi por reverência, por vergonha ou por orgulho de querer merecer? Olhe, no próximo domingo, para quem está na mesma fileira. Há alguém com quem não fala? Alguém que chega de ônibus, depois de duas conduções, e se senta no fundo? O pão que você recebe é o mesmo. E, se faz anos que não chega perto, saiba que a mesa não é da igreja nem sua. É dele.',
    practicalApplication:
      'Na véspera, separe meia hora: leia o relato, confesse o que for preciso e, se brigou, procure a pessoa. Chegue cedo e espere por quem demora. Explique à criança ao lado o que está acontecendo. Se você não pode tomar álcool ou glúten, avise; o cuidado faz parte da mesa. Leve a ceia, com o pastor, a um idoso que não sai de casa. Prolongue a comunhão convidando para o almoço alguém que nunca convidou. E, se uma igreja usa a mesa para ameaçar ou humilhar pessoas, converse com outros líderes.',
    prayer:
      'Senhor da casa, tu nos esperavas. Obrigado pelo pão que se deixa partir e pelo cálice que aceitaste beber. Chego com as mãos que erraram nesta semana, e tu as enches. Lembra-me do preço, e tira de mim a conta que faço do que mereço. Cura a nossa fila: os que não se olham, os que comem demais, os que têm fome. Sê o pão dos que hoje não podem sair da cama. E guarda-nos lugar no banquete que vem, com os que já partiram em ti. Até lá, que a nossa mesa pareça com a tua. Amém.',
    additionalStudy:
      'Leia as quatro narrativas: Mateus 26:26-29, Marcos 14:22-25, Lucas 22:14-20 e 1 Coríntios 11:23-26. Faça quatro colunas e anote as palavras ditas sobre o pão e sobre o cálice. O que é comum a todas? Leia depois Êxodo 12 e procure na ceia de Jesus os sinais daquela noite.',
    verses: [
      verse('Lucas 22:15-16', 'Desejei páscoa sofra'),
      verse('Mateus 26:23-25', 'mão prato trairá'),
      verse('João 13:1', 'páscoa amou fim'),
      verse('Lucas 22:19-20', 'pão memória cálice'),
      verse('Êxodo 12:26-27', 'filhos Páscoa Egito'),
      verse('Mateus 26:26-28', 'corpo sangue perdão'),
      verse('1 Coríntios 10:16-17', 'comunhão pão corpo'),
      verse('1 Coríntios 11:20-22', 'ceia fome envergonhais'),
      verse('1 Coríntios 11:33-34', 'esperai uns outros'),
      verse('1 Coríntios 11:23-26', 'traído pão morte'),
      verse('Apocalipse 19:9', 'ceia casamento Cordeiro'),
      verse('Êxodo 12:13-14', 'sangue sinal casas memória'),
      verse('Êxodo 24:8', 'sangue aliança'),
      verse('Jeremias 31:31', 'novo pacto'),
      verse('Atos 2:46', 'pão casa alegria'),
      verse('João 6:53-54', 'carne sangue vida'),
      verse('João 6:63', 'Espírito vida'),
      verse('1 Coríntios 11:28-29', 'examine coma indignamente'),
      verse('Lucas 24:30-31', 'mesa pão reconheceram'),
      verse('Mateus 26:26-29', 'pão cálice reino'),
      verse('Marcos 14:22-25', 'pão cálice sangue'),
      verse('Lucas 22:14-20', 'páscoa pão cálice'),
      verse('Êxodo 12', 'cordeiro sangue Páscoa'),
    ],
  },
];
