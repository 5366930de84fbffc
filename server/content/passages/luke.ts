import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const luke: readonly PassageDevotional[] = [
  {
    slug: 'lucas-1',
    chapters: ['LUK.1'],
    verse: verse('Lucas 1:38', 'serva Senhor palavra'),
    reflection:
      'Zacarias é sacerdote, está no templo e pede um sinal; Maria é uma moça de Nazaré e pergunta como aquilo vai acontecer. O anjo dá a ela a explicação que pode dar, e Maria se entrega como serva antes de falar com José ou com os pais. Logo depois ela sobe depressa às montanhas, para a casa da prima grávida.',
    prayer:
      'Deus de Maria e de Isabel, tu fazes grandes coisas em casas que ninguém visita. Eu quero responder com o meu sim, embora não veja o caminho todo. Põe perto de mim uma Isabel que se alegre comigo. E cuida hoje das mulheres que esperam um filho com medo. Amém.',
    application:
      'Leia sozinho, em voz alta, o cântico de Maria, e marque uma linha que você consegue dizer hoje como sua. Repita essa linha ao deitar.',
  },
  {
    slug: 'lucas-2',
    chapters: ['LUK.2'],
    verse: verse('Lucas 2:28', 'tomou braços louvou'),
    reflection:
      'Simeão passou a vida esperando, e um casal pobre entra no templo com a oferta mais barata, dois passarinhos. O velho toma o bebê nos braços e diz a Deus que já pode partir em paz. Ana, viúva há décadas, chega na mesma hora e sai contando a notícia aos que também esperavam.',
    prayer:
      'Senhor, os meus olhos procuram a tua salvação, e tu a puseste nos braços de dois velhos. Obrigado pelos idosos da minha família e da minha igreja, que oraram antes de eu nascer. Dá-me a paciência de Simeão e a voz de Ana. Quando o meu dia chegar, despede-me em paz, por causa de Jesus. Amém.',
    application:
      'Visite ou chame por telefone uma pessoa com mais de setenta anos e peça que conte uma resposta de oração que demorou. Escute sem pressa e agradeçam juntos.',
  },
  {
    slug: 'lucas-5',
    chapters: ['LUK.5'],
    verse: verse('Lucas 5:5', 'noite nada palavra rede'),
    reflection:
      'Simão lavou as redes depois de uma noite inteira sem pescar, e um carpinteiro lhe pede que volte para o fundo do lago. Ele conhece aquelas águas, diz o que pensa e lança a rede confiando na palavra de Jesus. Os peixes quase afundam dois barcos, e Simão cai de joelhos no meio deles, com vergonha do próprio pecado.',
    prayer:
      'Mestre, eu também trabalhei a noite toda e guardei as redes vazias. Pela tua palavra eu tento mais uma vez, no mesmo lugar em que desisti. Seja qual for o resultado, que ele me leve aos teus pés. Não te afastes de mim por causa do meu pecado; ensina-me a buscar pessoas contigo. Amém.',
    application:
      'Retome hoje, por meia hora, uma tarefa boa que você largou por desânimo. Antes de começar, diga a Jesus em uma frase que a faz por causa dele.',
  },
  {
    slug: 'lucas-7',
    chapters: ['LUK.7'],
    verse: verse('Lucas 7:44', 'vês mulher pés lágrimas'),
    reflection:
      'Simão, o fariseu, convida Jesus para comer e observa calado uma mulher que chora sobre os pés do seu hóspede. Ele vê nela um passado conhecido na cidade. Jesus se vira para ela enquanto fala com o dono da casa, conta o que Simão deixou de oferecer à porta e a despede perdoada, em paz.',
    prayer:
      'Jesus, eu me reconheço em Simão quando meço os outros pela história que ouvi contar. Perdoa a água que eu neguei e o abraço que economizei. Reconheço também as minhas lágrimas naquela mulher, porque foi muito o que me perdoaste. Recebe o meu amor, e deixa que ele apareça em gestos. Amém.',
    application:
      'Receba alguém em sua casa ou na porta da igreja com três gestos simples: pergunte o nome, ofereça água e sente-se perto. Não pergunte pelo passado.',
  },
  {
    slug: 'lucas-8',
    chapters: ['LUK.8'],
    verse: verse('Lucas 8:3', 'Joana Susana serviam bens'),
    reflection:
      'Lucas anota o nome das mulheres que andavam com Jesus e pagavam as despesas: Maria Madalena, Joana, Susana. Joana era casada com um administrador de Herodes, e o dinheiro daquela corte comprava o pão dos discípulos. Todas tinham sido socorridas por Cristo, e quando chegar a manhã da ressurreição Joana estará de novo na lista.',
    prayer:
      'Senhor Jesus, tu aceitaste ser sustentado por mãos de mulheres que tinhas levantado. Eu te agradeço por quem serve na igreja sem microfone, na cozinha, na limpeza, nas contas. Mostra-me o que eu tenho e que pode ser útil no teu caminho. Que o meu serviço seja gratidão. Amém.',
    application:
      'Anote, a sós, três pessoas que servem sem aparecer na sua comunidade. Agradeça a Deus por elas e deixe hoje um bilhete de obrigado para uma.',
  },
  {
    slug: 'lucas-10',
    chapters: ['LUK.10'],
    verse: verse('Lucas 10:34', 'feridas azeite vinho cuidou'),
    reflection:
      'O samaritano gasta o azeite, o vinho, o animal, a noite e dois dias de salário com um desconhecido ferido na estrada de Jericó. Ainda promete ao hospedeiro pagar o que faltar na volta. O estudioso que fez a pergunta não consegue dizer a palavra samaritano, e Jesus o manda fazer a mesma coisa.',
    prayer:
      'Deus de compaixão, eu conheço bem o outro lado da estrada. Perdoa a pressa religiosa que já me fez desviar. Jesus se aproximou de mim quando eu estava caído, e pagou a minha conta. Dá-me olhos para parar, prudência para ajudar bem e disposição para voltar no dia seguinte. Amém.',
    application:
      'Escolham em dupla alguém ferido pela vida que vocês conhecem e façam hoje uma ajuda que continue: uma refeição agora e outra marcada para a semana que vem.',
  },
  {
    slug: 'lucas-13',
    chapters: ['LUK.13'],
    verse: verse('Lucas 13:16', 'filha Abraão dezoito'),
    reflection:
      'Uma mulher entra na sinagoga e há dezoito anos só enxerga o chão e os pés das pessoas. Ela não pede nada; é Jesus quem a vê, a chama e põe as mãos sobre ela. O chefe da sinagoga reclama do dia, e Jesus lembra que um boi é solto todo sábado, e que ela é filha de Abraão.',
    prayer:
      'Senhor, tu viste uma mulher que ninguém mais notava naquele banco. Vê também os encurvados de hoje, pela dor nas costas, pela tristeza, pelo desprezo. Levanta o meu rosto para que eu veja o teu. E não deixes que as nossas regras nos impeçam de socorrer alguém no dia certo, que é hoje. Amém.',
    application:
      'Fique um minuto de pé, com os ombros soltos e o rosto para cima, e diga a Deus qual peso tem curvado você. Agradeça por ele enxergar você.',
  },
  {
    slug: 'lucas-15',
    chapters: ['LUK.15'],
    verse: verse('Lucas 15:20', 'longe compaixão correndo beijou'),
    reflection:
      'O pai vê o filho quando ele ainda é um ponto na estrada, e corre, coisa que um senhor daquela idade não fazia. O rapaz traz um discurso ensaiado entre os porcos e não chega ao fim dele, interrompido pela roupa, pelo anel e pelas sandálias. Mais tarde esse pai sai outra vez, agora para rogar ao filho mais velho, parado do lado de fora da festa.',
    prayer:
      'Pai, eu volto como estou, e tu já vinhas ao meu encontro. Obrigado por Jesus, que comia com pecadores e contou essa história para me chamar. Tira de mim também a amargura do irmão que trabalhou muito e não quis entrar. Abençoa as famílias que esperam alguém voltar. Amém.',
    application:
      'Mande um recado simples a um parente ou irmão afastado: diga que sente falta dele e que há um lugar à mesa. Não cobre resposta.',
  },
  {
    slug: 'lucas-18',
    chapters: ['LUK.18'],
    verse: verse('Lucas 18:13', 'publicano peito misericórdia pecador'),
    reflection:
      'Dois homens sobem ao templo na mesma hora e oram no mesmo pátio. O fariseu fala a Deus dos jejuns, dos dízimos e do vizinho cobrador de impostos. O publicano fica longe, bate no peito e pede misericórdia em uma linha; Jesus diz com qual dos dois Deus ficou em paz naquela tarde.',
    prayer:
      'Ó Deus, eu venho sem lista e sem comparação. O pecado de que me envergonho está diante de ti, e eu não quero disfarçá-lo. Tem misericórdia de mim por causa do teu Filho, que morreu no meu lugar. Que eu desça hoje para casa mais leve e trate com bondade quem ora de outro jeito. Amém.',
    application:
      'Vá a um canto da casa, diga a Deus um pecado concreto pelo nome e fique dois minutos em silêncio. Termine agradecendo o perdão de Cristo.',
  },
  {
    slug: 'lucas-19',
    chapters: ['LUK.19'],
    verse: verse('Lucas 19:5', 'Zaqueu desce casa'),
    reflection:
      'Zaqueu corre na frente da multidão e sobe numa árvore, um homem rico e baixo entre os galhos, à vista da cidade que o detesta. Jesus para debaixo dele, sabe o seu nome e avisa que vai ficar em sua casa. Antes do fim da visita Zaqueu já faz contas em voz alta: metade para os pobres, quatro vezes para os lesados.',
    prayer:
      'Jesus, tu sabes o meu nome e o endereço das coisas que escondo. Entra hoje na minha casa, na gaveta das notas e na memória das pessoas que prejudiquei. Dá-me alegria para devolver o que não é meu. Que os pobres da minha cidade saibam que a salvação chegou aqui. Amém.',
    application:
      'Acerte hoje com outra pessoa uma dívida ou um erro: devolva o objeto, pague uma parte, corrija o troco ou o recibo. Faça isso pessoalmente, com um pedido de desculpa.',
  },
  {
    slug: 'lucas-22',
    chapters: ['LUK.22'],
    verse: verse('Lucas 22:61', 'Senhor olhou Pedro galo'),
    reflection:
      'Pedro está perto do fogo no pátio e nega pela terceira vez, ainda falando quando o galo canta. Jesus, preso, vira-se e olha para ele. Horas antes tinha dito a Simão que já havia orado por sua fé e que ele voltaria para fortalecer os irmãos, e Pedro sai chorando com essas palavras na memória.',
    prayer:
      'Senhor Jesus, eu também já disse que não te conhecia, com palavras ou com silêncio. Obrigado porque oraste por mim antes da minha queda. Que eu encontre o teu olhar e chore o que for preciso chorar. Depois levanta-me e usa a minha fraqueza para fortalecer algum irmão cansado. Amém.',
    application:
      'Lembre a sós uma ocasião em que você escondeu a sua fé. Confesse-a a Jesus e escolha uma situação de hoje em que vai falar dele com naturalidade.',
  },
  {
    slug: 'lucas-24',
    chapters: ['LUK.24'],
    verse: verse('Lucas 24:30-31', 'pão partiu reconheceram'),
    reflection:
      'Dois discípulos andam de volta para Emaús com o rosto triste, e um viajante se junta a eles e pergunta do que falam. Ele escuta a decepção inteira antes de abrir as Escrituras. À mesa, quando parte o pão, os dois o reconhecem, e saem de noite pela mesma estrada para contar em Jerusalém.',
    prayer:
      'Fica conosco, Senhor, porque o dia foi longo e nós esperávamos outra coisa. Caminha ao nosso lado enquanto contamos o que deu errado. Abre para nós a tua palavra até que o coração se aqueça de novo. E senta-te hoje à nossa mesa, na hora em que o pão for repartido. Amém.',
    application:
      'Caminhe meia hora com alguém que anda desanimado, ou tome um café com ele. Pergunte primeiro, escute bastante e só depois conte o que você leu hoje.',
  },
];
