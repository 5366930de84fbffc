import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const peaceAndRest: readonly PromiseTheme[] = [
  {
    slug: 'paz',
    theme: 'Paz',
    explanation:
      'Na Bíblia, paz é mais do que sossego: é a vida posta em ordem com Deus, com o próximo e por dentro. Israel a recebeu na bênção dos sacerdotes e a perdeu muitas vezes por injustiça e idolatria; por isso os profetas ligam paz, justiça e perdão. O Novo Testamento anuncia que Cristo fez a paz pela cruz e reconcilia inimigos. É dele que vem a calma que guarda o coração em meio a contas, exames e brigas. Essas promessas não garantem ambiente tranquilo nem tornam pecado a ansiedade de quem adoeceu; tratamento e oração podem andar de mãos dadas. Também não mandam calar diante de quem oprime.',
    prayer:
      'Príncipe da Paz, minha cabeça não para. Vou dormir fazendo contas e acordo antes da hora com a mesma preocupação. Ponho diante de ti, uma por uma, as coisas que me tiram o sossego, e te agradeço pelo que já recebi sem perceber. Reconcilia-me com o Pai e com as pessoas que evito encontrar. Onde errei, dá-me coragem de pedir perdão; onde me ferem, dá-me sabedoria para buscar proteção. Aquieta a minha casa, as nossas palavras e as nossas noites. Que a tua paz monte guarda sobre os meus pensamentos até a manhã. Amém.',
    actions: [
      'Anote numa folha as preocupações de hoje, transforme cada uma em pedido a Deus e acrescente ao lado um motivo de gratidão.',
      'Escolha um conflito pequeno e dê o primeiro passo: uma mensagem respeitosa, um pedido de desculpas, uma conversa sem plateia.',
      'Desligue as notícias e o celular uma hora antes de dormir e termine o dia lendo um destes textos em voz baixa.',
      'Se a ansiedade rouba o sono ou o apetite por semanas, marque consulta médica ou psicológica; Deus também cuida por esse caminho.',
    ],
    promises: [
      {
        verse: verse('Números 6:26-27', 'rosto paz abençoarei'),
        context:
          'Final da bênção que Deus mandou Arão e os filhos pronunciarem sobre Israel no deserto: quem abençoa de fato é o Senhor.',
      },
      {
        verse: verse('Salmos 29:11', 'força abençoa povo paz'),
        context:
          'Davi canta a voz de Deus numa tempestade e termina com surpresa: o mesmo poder que quebra os cedros dá sossego a Israel.',
      },
      {
        verse: verse('Salmos 119:165', 'paz amam lei tropeço'),
        context:
          'Oração de um israelita apegado à instrução divina, ainda cercado de perseguidores: o amor à Palavra lhe dá firmeza por dentro.',
      },
      {
        verse: verse('Isaías 9:6', 'menino Príncipe Paz'),
        context:
          'Quando a Assíria ameaçava Judá, Isaías anunciou um rei da casa de Davi, em quem os cristãos reconhecem Jesus, doador de uma paz sem fim.',
      },
      {
        verse: verse('Isaías 26:3', 'guardarás completa paz confia'),
        context:
          'Verso de um cântico para o dia da salvação de Judá: o povo de pensamento firme em Deus é guardado por ele.',
      },
      {
        verse: verse('Isaías 32:17', 'justiça paz segurança'),
        context:
          'Isaías via a capital acomodada e injusta; depois do Espírito derramado, promete ele, a retidão dará como colheita sossego duradouro.',
      },
      {
        verse: verse('Isaías 54:10', 'montes bondade pacto paz'),
        context:
          'Depois da devastação, Deus fala a Jerusalém como a uma esposa reencontrada: o pacto que faz com ela é mais firme que as serras.',
      },
      {
        verse: verse('Isaías 57:19', 'paz longe perto sararei'),
        context:
          'Para os humildes e contritos de Israel, os que ficaram e os dispersos; Paulo viu cumprir-se em Cristo essa paz oferecida a ambos.',
      },
      {
        verse: verse('Lucas 2:14', 'Glória paz terra vontade'),
        context:
          'Canto dos anjos ouvido por pastores nos campos de Belém, na noite em que Jesus nasceu: com ele chega ao mundo o favor de Deus.',
      },
      {
        verse: verse('João 14:27', 'paz deixo dou coração'),
        context:
          'Horas antes de ser traído, Jesus deixa aos discípulos a própria paz como herança, diferente da que a sociedade oferece e retira.',
      },
      {
        verse: verse('João 20:19', 'portas discípulos medo Paz'),
        context:
          'Na noite da ressurreição, o Senhor entra no lugar onde os discípulos se trancavam assustados e os saúda com paz, sem censura.',
      },
      {
        verse: verse('Romanos 5:1', 'justificados fé paz Deus'),
        context:
          'Paulo tira a primeira consequência da fé: para quem foi declarado justo por causa de Cristo, acabou a inimizade com Deus.',
      },
      {
        verse: verse('Efésios 2:14', 'nossa paz povos muro'),
        context:
          'Escrito a igrejas em que judeus e gentios aprendiam a conviver: Cristo em pessoa reconcilia os dois e derruba a parede antiga.',
      },
      {
        verse: verse('Filipenses 4:6-7', 'ansiosos súplicas paz guardará'),
        context:
          'Da prisão, Paulo aconselha os filipenses a levar tudo a Deus em oração; a paz protege o coração, sem prometer que todo pedido seja atendido.',
      },
      {
        verse: verse('2 Tessalonicenses 3:16', 'Senhor paz sempre'),
        context:
          'Bênção final a cristãos perturbados por boatos sobre o fim: Cristo, fonte da paz, pode dá-la em qualquer circunstância.',
      },
    ],
  },
  {
    slug: 'descanso',
    theme: 'Descanso',
    explanation:
      'Deus descansou ao terminar a criação e deu a Israel um dia em que até o escravo e o animal paravam. Descanso, portanto, é dádiva antes de ser merecimento. Parte destas palavras nasceu em salmos da noite; outra parte foi dita a um povo teimoso, que recusou o repouso oferecido e preferiu alianças militares. Em Cristo a promessa se abre aos sobrecarregados: ele alivia o peso da culpa e do desempenho e ensina a levar um jugo que serve. Resta ainda um repouso final para o povo de Deus. Nada disso cura por mágica o esgotamento; quem não dorme, ou perdeu a vontade de viver, precisa de cuidado médico e de gente por perto.',
    prayer:
      'Senhor, estou sem fôlego. Carrego tarefas, cobranças e até problemas que nunca foram meus. O seu convite chega a mim no meio da correria, e venho do jeito que dá. Alivie o peso da culpa que insiste em voltar. Mostre o que posso deixar para amanhã, o que devo repartir com outros e o que preciso soltar de vez. Dê sono a quem passa a noite cuidando de doente, e folga a quem trabalha sem parar. Que eu aprenda com Jesus a mansidão, e não a pressa. Esta noite, o mundo fica em suas mãos. Amém.',
    actions: [
      'Marque na semana um período sem trabalho, nem que seja meio dia, e use-o para adorar, conviver, dormir e brincar.',
      'Faça uma lista do que está carregando e risque ou divida com alguém pelo menos um item que não cabe só a você.',
      'Durma mais cedo duas noites seguidas, deixando o celular fora do quarto e encerrando o dia com um salmo breve.',
      'Ofereça-se para ficar algumas horas com o idoso, o bebê ou o doente de outra família, para que quem cuida descanse.',
      'Se o cansaço não passa com o repouso ou a vida perdeu o gosto, procure atendimento de saúde.',
    ],
    promises: [
      {
        verse: verse('Salmos 4:8', 'paz deito durmo seguro'),
        context:
          'Davi, caluniado e sob pressão, encerra a oração da noite indo dormir: a segurança dele vinha de Deus, e não das trancas.',
      },
      {
        verse: verse('Salmos 23:2', 'deitar pastos águas tranquilas'),
        context:
          'O antigo pastor de Belém imagina-se ovelha conduzida a pasto e água, e confia que Deus sabe a hora de fazê-lo parar.',
      },
      {
        verse: verse('Salmos 62:1-2', 'alma espera rocha refúgio'),
        context:
          'Davi, atacado por gente que queria derrubá-lo, aquieta a alma diante do único apoio que não cede, e dele espera o socorro.',
      },
      {
        verse: verse('Salmos 116:7', 'alma repouso tratou bem'),
        context:
          'Alguém livrado da morte em Israel conversa com a própria alma e a manda voltar ao sossego, em vista do bem recebido.',
      },
      {
        verse: verse('Salmos 127:2', 'Inutil pão sono ama'),
        context:
          'Cântico de romeiros ligado ao nome de Salomão: o trabalho aflito que exclui Deus não rende, e dormir é receber um presente dele.',
      },
      {
        verse: verse('Provérbios 3:24', 'deitares medo sono suave'),
        context:
          'Conselho de pai a filho em Israel: quem guarda a sabedoria costuma deitar-se em paz. É princípio geral, que não acusa quem tem insônia.',
      },
      {
        verse: verse('Isaías 30:15', 'descanso calma confiança força'),
        context:
          'Jerusalém buscava socorro no Egito contra a Assíria. Deus ofereceu força na volta a ele e na confiança, e o povo não quis.',
      },
      {
        verse: verse('Isaías 32:18', 'povo morada seguras descanso'),
        context:
          'Futuro prometido a Judá para quando o Espírito fosse derramado e reinasse a justiça: casas sem sobressalto e lugares de sossego.',
      },
      {
        verse: verse('Jeremias 6:16', 'veredas caminho descanso alma'),
        context:
          'Pouco antes da queda de Jerusalém, Jeremias apontou o caminho antigo da aliança; havia repouso nele, mas aquela geração recusou-se a andar.',
      },
      {
        verse: verse('Jeremias 31:25', 'saciado cansada entristecida'),
        context:
          'Promessa aos exilados que voltariam de longe, exaustos e tristes: Deus mesmo daria de beber e encheria de novo a vida deles.',
      },
      {
        verse: verse('Ezequiel 34:15', 'apascentarei ovelhas deitarem segurança'),
        context:
          'Os governantes de Israel tinham explorado o rebanho; no exílio, Deus anuncia que ele próprio cuidará das ovelhas e as fará repousar.',
      },
      {
        verse: verse('Mateus 11:28', 'cansados sobrecarregados descansar'),
        context:
          'Jesus chama, na Galileia, pessoas esmagadas por exigências religiosas e pela vida: o alívio está em ir até ele.',
      },
      {
        verse: verse('Mateus 11:29-30', 'jugo manso descanso leve'),
        context:
          'Aos que aceitam aprender com ele, Jesus troca o fardo pesado dos mestres da época por outro que serve, o do seu discipulado.',
      },
      {
        verse: verse('Hebreus 4:9-10', 'resta repouso povo obras'),
        context:
          'A geração do deserto perdeu o repouso por incredulidade; a carta avisa cristãos hebreus que ele continua aberto a quem crê.',
      },
      {
        verse: verse('Apocalipse 14:13', 'Benditos morrem descansem obras'),
        context:
          'Voz do céu ouvida por João em favor dos cristãos ameaçados de morte: depois da fadiga haverá descanso, e o que fizeram não será esquecido.',
      },
    ],
  },
];
