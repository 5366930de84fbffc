import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const familiaEGeracoes: PromiseTheme = {
  slug: 'familia-e-geracoes',
  theme: 'Família e gerações',
  actions: [
    'Reúna quem mora com você uma vez por semana para ler um texto curto, conversar e orar, sem cobrar perfeição.',
    'Pergunte a um idoso da família pela história dele com Deus e grave ou escreva o que ele contar.',
    'Peça perdão a um filho, cônjuge, irmão ou genitor por uma falha concreta, sem acrescentar o erro dele à conversa.',
    'Convide para a sua mesa alguém que passa os domingos só, como viúvos, estudantes de fora ou vizinhos recém-chegados.',
    'Onde há agressão ou abuso, proteja-se, proteja as crianças e conte a quem possa ajudar.',
  ],
  promises: [
    {
      verse: verse('Gênesis 12:3', 'abençoarei famílias benditas'),
      context:
        'Chamando Abrão para sair da sua terra, Deus promete que por ele o bem chegaria a todos os povos, o que se cumpre em Cristo.',
      explanation:
        'Toda bênção de Deus é para passar adiante: chega a um homem para transbordar até a última família do mapa. A sua casa, com briga de irmão e foto desbotada, está incluída. Não é amuleto contra invejosos nem licença para amaldiçoar ninguém. Por Jesus, filho de Abraão, recebemos perdão e passamos adiante o bem, começando pela rua onde moramos.',
      prayer:
        'Deus de Abraão, antes que meus avós nascessem já pensavas na minha família. Isso me comove. Que o bem recebido não pare na minha sala. Põe no meu caminho alguém a quem servir, e livra a minha boca de responder praga com praga. Abençoa os parentes difíceis, os vizinhos barulhentos e os povos que ainda não ouviram de Cristo.',
    },
    {
      verse: verse('Gênesis 17:7', 'pacto descendência gerações'),
      context:
        'Aliança firmada com Abraão aos noventa e nove anos: Deus se compromete com ele e com os seus, família em que entramos por Cristo.',
      explanation:
        '“Ser o seu Deus” é o centro do pacto; terra, filhos e futuro giram em volta disso. O Senhor se prende por palavra a gente que envelhece e erra, e nunca rompe primeiro. A fé, contudo, não corre no sangue: cada filho é chamado a crer por si. Unidos a Cristo, herdamos essa pertença, inclusive quem é o primeiro cristão da casa.',
      prayer:
        'Senhor da aliança, eu me apoio no teu compromisso, porque os meus oscilam. Obrigado por te chamares nosso Deus. Lembro com gratidão os que vieram antes de mim e peço por quem ainda nem nome tem. Faz de mim um elo firme, sem medo e sem cobrança. Que filhos, sobrinhos e crianças da igreja te encontrem pessoalmente, além de ouvir falar de ti.',
    },
    {
      verse: verse('Êxodo 20:6', 'misericórdia milhares amam'),
      context:
        'Dentro do mandamento contra os ídolos, no Sinai, Deus compara: a sua lealdade aos que o amam vai muito além do juízo.',
      explanation:
        'Ponha na balança: de um lado três ou quatro gerações, do outro, milhares. A conta não fecha, e é de propósito, porque a misericórdia de Deus ultrapassa de longe o seu castigo. Ninguém está preso a uma “maldição de família” que Cristo não possa quebrar; há, sim, hábitos aprendidos que pedem arrependimento e ajuda. Amar a Deus hoje já é começar outra história.',
      prayer:
        'Deus zeloso, herdei olhos, sotaque e também alguns medos e violências. Ajuda-me a distinguir a lembrança boa do costume que precisa acabar. Que o grito, a mentira e a bebida parem por aqui. Onde o passado é comprido, a tua misericórdia é mais. Quero guardar os teus mandamentos por amor, e que crianças ainda distantes colham o resultado disso.',
    },
    {
      verse: verse('Salmos 27:10', 'pai mãe abandonem acolherá'),
      context:
        'Davi, em perigo, imagina o pior desamparo, o que vem da própria casa, e confia que nem então lhe faltaria quem o recebesse.',
      explanation:
        'Há quem não consiga nem olhar as vitrines no Dia das Mães. Para essa pessoa o versículo não pede sorriso: admite que pai e mãe podem falhar, e põe Deus de braços abertos no mesmo lugar da falta. A saudade de colo talvez acompanhe a vida toda, e reaproximar-se de quem feriu não é exigido. Em Cristo somos filhos acolhidos, e a igreja ensaia essa acolhida.',
      prayer:
        'Pai que recolhe, há um quarto vazio dentro de mim onde devia haver voz de mãe ou de pai. Entra nele. Não peço que finjas que nada houve; peço que fiques. Cura a criança que eu fui e protege as que hoje esperam na janela por alguém que não vem. Dá-me tios, avós e irmãos na fé, e por esta noite o teu abraço me basta para dormir.',
    },
    {
      verse: verse('Salmos 68:5-6', 'órfãos viúvas solitário família'),
      context:
        'Hino sobre a marcha de Deus com Israel: aquele que venceu impérios cuida de quem perdeu os seus e dá lar aos sós.',
      explanation:
        'O Deus que faz tremer montanhas escolhe ser conhecido como pai de órfãos. Grandeza, para ele, é notar a viúva que almoça de frente para a televisão e puxar uma cadeira. Nem todo solitário ganhará cônjuge ou parentes; o lar prometido aparece muitas vezes na mesa de irmãos. Em Jesus essa casa já tem porta, e nós fazemos parte da resposta.',
      prayer:
        'Defensor das viúvas, obrigado por reparares em quem o mundo conta como resto. Se a casa está silenciosa, enche-a da tua presença. Dá um lar às crianças do abrigo, companhia aos idosos esquecidos e justiça aos que perderam quem os sustentava. Mostra-me também o nome de alguém sozinho para o café de domingo. Que a tua igreja tenha mesa comprida.',
    },
    {
      verse: verse('Salmos 103:17-18', 'bondade eternidade filhos pacto'),
      context:
        'A vida humana passa como a erva, canta Davi, mas o amor de Deus segue até os netos de quem lhe guarda a aliança.',
      explanation:
        'Um álbum de família tem rostos que ninguém mais sabe nomear. Deus sabe. O amor dele já existia antes da primeira fotografia e continuará quando o álbum se perder, alcançando netos de quem o teme. Ele não garante que toda a descendência seja salva; oferece uma fidelidade que cada um precisa receber. Em Cristo, mediador da aliança, o que é breve em nós fica guardado no que não passa.',
      prayer:
        'Senhor eterno, eu sou erva de uma estação, e ainda assim te importas com quem virá depois de mim. Descanso em saber que cuidarás deles quando eu não puder telefonar. Ajuda-me a lembrar dos teus mandamentos nas coisas pequenas, que as crianças observam caladas. Obrigado pelos que já se foram e me ensinaram o teu nome. E que a tua bondade alcance quem levar adiante o nosso sobrenome.',
    },
    {
      verse: verse('Salmos 112:1-2', 'teme descendência geração abençoada'),
      context:
        'Salmo de sabedoria que retrata a pessoa íntegra; fala do efeito comum dessa vida sobre os descendentes, sem fazer dele garantia automática.',
      explanation:
        'Que herança cabe numa família sem imóvel nem poupança? Um jeito reto de viver, que filho nenhum esquece, mesmo quando reclama dele. Quem teme ao Senhor com prazer deixa rastro de bênção nos que o cercam. Acontece, porém, de pais íntegros chorarem filhos longe, e isso não os condena. Nossa retidão vem de Cristo, e é ela que tentamos traduzir em casa.',
      prayer:
        'Senhor, gosto de pensar que a honestidade de hoje possa servir de chão a quem vier depois. Dá-me prazer na tua Palavra, não só obrigação. Que me vejam pedir desculpa, pagar o que devo e falar bem dos ausentes. Consola os pais que fizeram o que podiam e mesmo assim choram. Entrego a ti o desfecho dessas histórias.',
    },
    {
      verse: verse('Salmos 128:3-4', 'esposa filhos mesa abençoado'),
      context:
        'Cântico de romeiros com a imagem de um lar feliz em Israel; descreve a bênção de Deus sem diminuir solteiros ou casais sem filhos.',
      explanation:
        'A videira e a oliveira levam anos para dar fruto, e exigem poda, água e paciência; assim também a alegria de uma casa. O salmista agradece por comida repartida e gente em volta dela, bens que Deus se agrada em dar. Casamento e filhos não são salário de fé, nem sinal de favor maior. A mesa de Cristo, posta para todos, é a que ninguém precisa invejar.',
      prayer:
        'Deus das oliveiras, abençoa quem senta à minha mesa, seja muita gente ou só eu e um prato. Afasta dela o celular, a ironia e as contas antigas. Ensina os casados a cultivar carinho sem pressa. Abraça quem desejou um berço que não veio. Que o pão partido aqui lembre o teu Filho, e que sempre sobre lugar.',
    },
    {
      verse: verse('Provérbios 14:26', 'temor confiança refúgio filhos'),
      context:
        'Para os sábios de Israel, a reverência a Deus constrói segurança, e as crianças da casa encontram nela abrigo.',
      explanation:
        'Um filho pequeno lê o rosto dos pais para saber se precisa ter medo. Quando o adulto se apoia em Deus, a criança encontra chão, ainda que o dinheiro esteja curto. O provérbio descreve um fruto comum dessa reverência, sem blindar a casa contra toda tempestade. Cristo é a firmeza que tomamos emprestada; as crianças se abrigam à sombra dela conosco.',
      prayer:
        'Senhor, os pequenos percebem quando eu tremo. Seja o meu apoio, para que eu não descarregue neles a minha aflição. Dê-me um temor que seja confiança e não pavor do Senhor. Que esta casa seja lugar onde se possa errar, contar a verdade e receber colo. Guarde as crianças que não têm, em lar algum, um canto seguro. Amém.',
    },
    {
      verse: verse('Isaías 46:4', 'velhice grisalhos carregarei'),
      context:
        'Enquanto os ídolos da Babilônia precisavam de transporte, Deus lembra a Israel exilado que é ele quem leva o povo no colo, até o fim.',
      explanation:
        'Repare na troca: ídolo é carga, Deus é quem carrega. Ele levou no colo antes do primeiro passo e levará quando a bengala já não bastar. Envelhecer dói, tira autonomia, às vezes tira lembranças; daqui não sai garantia de saúde até os cem. Sai outra melhor: o Filho que venceu a morte não larga os seus quando eles já não conseguem segurá-lo.',
      prayer:
        'Senhor dos meus cabelos brancos, ou dos que virão, tenho medo de virar peso. Lembra-me de que desde o ventre sou carga tua, e com gosto. Sustenta meus pais e avós nas consultas, nas quedas e nos esquecimentos. Dá paciência a quem troca fralda de adulto. Se um dia eu não souber o meu nome, guarda-o tu.',
    },
    {
      verse: verse('Isaías 59:21', 'pacto Espírito palavras descendentes'),
      context:
        'Compromisso anunciado aos arrependidos de Sião: a presença e o ensino de Deus passariam de pais a filhos e netos.',
      explanation:
        'O que se deixa para os filhos quando quase tudo se gasta? Deus se oferece como herança: o seu Espírito e a sua palavra, de boca em boca, de colo em colo. Conversa de cozinha e oração antes de dormir fazem parte desse repasse. Ninguém converte filho por insistência; mas o Espírito derramado por Jesus não se aposenta entre uma geração e outra.',
      prayer:
        'Espírito Santo, põe nas minhas conversas a tua verdade sem tom de palestra. Quero que os de casa ouçam de ti enquanto lavamos a louça e esperamos o ônibus. Se calei demais, abre-me a boca; se preguei demais, ensina-me a escutar. Não te afastes dos nossos quando eles se afastarem de nós. Conta tu mesmo a história, até os bisnetos.',
    },
    {
      verse: verse('Marcos 3:35', 'vontade irmão irmã mãe'),
      context:
        'Numa casa cheia, avisado de que os parentes o chamavam, Jesus amplia a família: inclui nela quem obedece a Deus.',
      explanation:
        'Imagine ouvir de Jesus: “essa aí é minha irmã”. Ele disse coisa assim de gente comum, sentada no chão, disposta a obedecer ao Pai. Quem é o único crente da família, quem saiu de casa por causa da fé, quem vive só, ganhou parentesco com o próprio Cristo. Isso não dispensa do cuidado com os de sangue; dá um coração maior para esse cuidado.',
      prayer:
        'Irmão mais velho, custa-me acreditar que me apresentas assim ao Pai. Obrigado pela família que fizeste em volta de ti, com gente que eu jamais escolheria. Dá-me vontade de fazer a tua vontade, mesmo nas coisas miúdas. Aproxima de ti os meus parentes, que acham estranho o meu caminho. Que eu os ame sem desprezo e sem vergonha de ti.',
    },
    {
      verse: verse('Marcos 10:14', 'crianças impeçais Reino'),
      context:
        'Os discípulos afastavam os pequenos; Jesus, indignado, quer tê-los perto e os toma como retrato de quem recebe o que Deus dá.',
      explanation:
        'Jesus ficou bravo. Um dos raros momentos em que os Evangelhos contam a sua indignação foi quando barraram crianças. As crianças mostram que o Reino não é prêmio de mérito: quem nada tem para apresentar entra de mãos vazias. As igrejas divergem sobre batizá-las ou apresentá-las; nenhuma pode atrapalhar o caminho delas, e machucar uma delas é afrontar o próprio Senhor.',
      prayer:
        'Senhor Jesus, tu tinhas colo e tempo. Leva para perto de ti as crianças que amo, as agitadas, as caladas, as que fazem perguntas fora de hora. Não permitas que o nosso jeito as espante. Livra as pequenas vítimas e põe adultos corajosos ao lado delas. Também eu chego hoje sem currículo, só com vontade de ser recebido. Abençoa-nos.',
    },
    {
      verse: verse('Lucas 1:50', 'misericórdia geração temem'),
      context:
        'Verso do cântico de Maria em visita a Isabel: o que Deus fazia nela continuava a bondade prometida aos antepassados.',
      explanation:
        'Maria cantou isto grávida, pobre e sem saber como seria o enxoval. A bondade que a alcançou vinha de longe, de Abraão, e nela ganhou carne. Quem teme a Deus hoje entra nessa corrente, sem precisar de família exemplar. O cântico não promete vida sem dor: a mãe do Messias teria a alma atravessada. Por seu Filho a misericórdia segue andando.',
      prayer:
        'Deus da minha alma, junto a minha voz à de uma moça de Nazaré. Olhaste para o pequeno e isso muda o meu dia. Obrigado pelas avós que oraram, cantaram e choraram por nós antes de nascermos. Que a tua compaixão não encontre em mim uma represa. Alcança as mães sem apoio, os bebês à espera e os adolescentes que se acham invisíveis.',
    },
    {
      verse: verse('Efésios 2:19', 'estrangeiros concidadãos membros família'),
      context:
        'A gentios que se sentiam de fora, Paulo diz que em Cristo ganharam cidadania e parentesco: pertencem ao povo e ao lar de Deus.',
      explanation:
        'O visitante pede licença para abrir a geladeira, e o filho abre. Pela cruz, Deus passou gente de fora para dentro, com documento e com chave. Pode haver igreja local que demore a agir assim, e a frieza dela dói, mas não revoga a cidadania. Você já pertence: que tal procurar na comunidade quem ainda está parado na porta, segurando o boné?',
      prayer:
        'Pai da casa grande, entrei tantas vezes em lugares sentindo que estava sobrando. Obrigado por Cristo ter derrubado o muro e posto o meu prato. Cura em mim a mania de me desculpar por existir. Faz da nossa igreja um lar para o imigrante, o tímido, o recém-saído da cadeia. Já não sou visita: quero ajudar a arrumar a mesa.',
    },
    {
      verse: verse('Efésios 6:2-3', 'Honra pai promessa vivas'),
      context:
        'Paulo repete aos filhos cristãos o mandamento do Sinai, com o bem que o acompanhava em Israel. Honrar os pais não é encobrir abusos.',
      explanation:
        'Honrar pai e mãe tem muitas formas: ouvir a história repetida, levar ao posto, pagar um remédio, falar deles com respeito. Deus se alegra nisso e costuma fazer a vida correr melhor por esse caminho, embora o verso não prometa a cada filho um número de anos. Quem sofreu nas mãos dos pais pode honrar de longe, com limites e com a verdade. Cristo cuidou da mãe até na cruz.',
      prayer:
        'Senhor, agradeço por quem me deu a vida, com os acertos e as faltas. Ajuda-me a telefonar antes da culpa, a escutar sem olhar o relógio, a decidir com justiça entre irmãos quem cuida. Quando a lembrança machuca, mostra-me um respeito que não minta nem me exponha. Dá serenidade aos pais idosos, que também aprendem a ser cuidados. Amém.',
    },
  ],
};
