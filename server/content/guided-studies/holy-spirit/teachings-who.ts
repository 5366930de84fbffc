import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const teachingsOnTheSpirit: AuthoredStudy<'holy-spirit'>['teachings'] = [
  {
    title: 'Alguém, e Deus: a pessoa do Espírito',
    verses: [
      verse('Mateus 28:19', 'nome Pai Filho Espírito Santo'),
      verse('João 14:26', 'Consolador ensinará lembrar'),
      verse('Atos 5:3-4', 'mentisses Espírito Santo Deus'),
      verse('Atos 13:2', 'disse Separai chamado'),
      verse('1 Coríntios 12:11', 'Espírito repartindo como quer'),
    ],
    content:
      'Muita oração sincera trata o Espírito Santo como se trata a luz elétrica: algo que se liga, sente e aproveita. A Bíblia fala dele de outro jeito. Ele ensina e faz lembrar (João 14:26), manda separar dois homens para uma viagem (Atos 13:2), reparte como quer (1 Coríntios 12:11), pode ser entristecido. Uma força não quer nada, não fala e não se entristece. Por isso a fé cristã aprendeu a dizer “ele”.\n\nE essa fé dá um passo a mais: esse alguém é Deus. Quando Ananias encenou generosidade com o dinheiro de um terreno, Pedro disse que ele tinha mentido ao Espírito Santo e, logo depois, que tinha mentido a Deus (Atos 5:3-4). O batismo é feito em um nome só, e esse nome é de três: o Pai, o Filho e o Espírito (Mateus 28:19). São três que se conhecem e se amam, um só Deus, e nenhum deles chegou depois.\n\nPor que isso importa na segunda-feira? Porque isso muda a pergunta. De uma energia, eu quero saber como conseguir mais. De uma pessoa, quero saber o que a alegra, o que está dizendo, aonde vai. Com uma energia existem técnica, horário forte e gente que sabe manejar. Diante de uma pessoa divina ficamos sem truques: podemos convidar, obedecer, esperar, agradecer.\n\nHá consolo nisso para os tímidos. Ninguém precisa de um jeito especial de orar, de voz alterada ou de um lugar determinado. O Espírito que falava com profetas acompanha quem lava chão de hospital às duas da manhã, conhece aquele corredor e aquele nome no crachá, e dá ao trabalhador sonolento o mesmo que dá ao pregador: acesso ao Pai, por meio do Filho.',
    application:
      'Durante uma semana, preste atenção nos verbos da sua oração. Se quase todos forem “dá”, “manda” e “derrama”, acrescente outros: “ensina”, “corrige”, “o que te alegra?”. Fale com o Espírito como a igreja sempre falou, sabendo que ele leva você a Jesus e ao Pai. E, no batismo do próximo culto, ouça com calma o nome que se pronuncia sobre a pessoa: foi também o seu.',
  },
  {
    title: 'Do primeiro sopro à promessa dos profetas',
    verses: [
      verse('Jó 33:4', 'Espírito Deus fez sopro vida'),
      verse('Juízes 6:34', 'espírito revestiu Gideão'),
      verse('1 Samuel 16:13', 'azeite espírito Davi'),
      verse('Isaías 11:2', 'repousará Espírito sabedoria temor'),
      verse('Isaías 44:3', 'derramarei água sedento Espírito'),
    ],
    content:
      'Quem pensa que o Espírito estreou em Pentecostes perde metade da história. Uma palavra hebraica curta, ruach, quer dizer “vento”, “fôlego” e “espírito”, e atravessa o Antigo Testamento inteiro. O jovem Eliú, no livro de Jó, sabia que respirar já é receber do Espírito (Jó 33:4). Cada criança que chora na maternidade deve a ele o primeiro ar.\n\nDepois o vemos vestir gente para tarefas. Gideão era o menor da casa e malhava trigo escondido; o Espírito o revestiu como quem veste um casaco, e ele tocou a trombeta (Juízes 6:34). Davi, o caçula que ninguém chamou para a foto, recebeu o azeite e o Espírito no mesmo dia (1 Samuel 16:13). Vieram artesãos, juízes, profetas, alguns poucos, para certas obras. E houve os que, como Sansão e Saul, mostram com tristeza que poder recebido não substitui caráter.\n\nPor isso os profetas começaram a desejar mais. Isaías viu um rebento do tronco cortado de Jessé, um rei sobre quem o Espírito não apenas passaria: nele repousaria, dando sabedoria, conselho, força e temor (Isaías 11:2). Viu também água derramada em terra seca, sobre filhos e netos (Isaías 44:3). Ezequiel falou de um coração trocado, Joel de velhos e servas. Duas esperanças foram crescendo juntas: viria um Ungido, e por ele o Espírito chegaria a todos.\n\nLer assim nos evita dois erros. Um é pensar que aquele Deus antigo era só lei e trovão; ele já soprava, consolava e ensinava. O outro é esquecer como é novo aquilo que recebemos. Moisés teria trocado de lugar com a pessoa mais simples do seu grupo de oração.',
    application:
      'Escolha um dos personagens citados e leia a história dele em casa, de preferência em voz alta. Procure duas coisas: o que o Espírito fez por meio daquela pessoa, e o que ficou por transformar nela. Converse com alguém sobre o que achou. Depois faça a pergunta incômoda: em que área eu tenho mais capacidade que caráter? Leve essa área à oração, sem pressa, durante a semana.',
  },
  {
    title: 'Jesus, o homem cheio do Espírito',
    verses: [
      verse('Lucas 4:1', 'cheio Espírito Santo deserto'),
      verse('Lucas 4:14', 'poder Espírito Galileia'),
      verse('Hebreus 9:14', 'Espírito eterno ofereceu Deus'),
      verse('Romanos 8:11', 'Espírito mortos ressuscitou habita'),
      verse('João 20:22', 'soprou Recebei Espírito Santo'),
      verse('João 16:14', 'glorificará receberá meu'),
    ],
    content:
      'Se alguém perguntar como é uma pessoa cheia do Espírito, a resposta tem rosto. Ela come com gente malvista, toca leproso, acorda cedo para orar, chora no enterro do amigo, não se vende e não responde com ofensa.\n\nLucas conta que, saindo do Jordão, Jesus estava cheio do Espírito e foi levado por ele ao deserto (Lucas 4:1). Vale reparar: cheio, e com fome; cheio, e tentado. Ali recusou usar o poder em favor próprio, recusou o espetáculo, recusou o atalho do domínio. Voltou no poder do Espírito para a Galileia (Lucas 4:14) e gastou esse poder com sogras febris, cegos de estrada e uma mulher que ninguém endireitava havia dezoito anos.\n\nE na cruz não foi diferente: a carta aos Hebreus diz que foi pelo Espírito eterno que Cristo se ofereceu, para limpar a nossa consciência (Hebreus 9:14). Quem imagina unção sempre como vitória visível precisa ficar um tempo diante dessa frase. O mesmo Espírito estava na entrega mais escura e na manhã do túmulo vazio; ele habita em quem crê e dará vida também aos nossos corpos (Romanos 8:11).\n\nO Ressuscitado soprou sobre os discípulos assustados (João 20:22), gesto que lembra o Criador inclinado sobre o barro. Recebemos, portanto, o Espírito de Jesus. Ele não traz outro assunto: toma do que é do Filho e o mostra a nós (João 16:14). Uma espiritualidade que fala de tudo, anjos, números, sonhos, conquistas, e quase nada de Cristo, anda desencontrada do próprio Espírito que invoca.',
    application:
      'Leia um evangelho inteiro nas próximas semanas, um capítulo por dia, com esta única curiosidade: como age um homem guiado pelo Espírito quando tem fome, quando é elogiado, quando é traído? A cada leitura, anote uma atitude. Ao fim, escolha duas que faltam em você e peça-as pelo nome. É um pedido que o Pai tem gosto em atender, devagar e de verdade.',
  },
  {
    title: 'Nascer de novo e receber um coração de carne',
    verses: [
      verse('João 3:5-6', 'nascer água Espírito carne'),
      verse('Ezequiel 36:26-27', 'novo coração pedra Espírito dentro'),
      verse('Tito 3:5', 'misericórdia salvou novo nascimento'),
      verse('Romanos 8:9', 'Espírito Cristo pertence'),
      verse('Romanos 8:16', 'testemunho nosso espírito filhos'),
    ],
    content:
      'Há um tipo de esforço religioso que só lustra pedra. A pessoa promete, falha, promete com mais força, assina o caderno na vigília, falha outra vez e conclui que não nasceu para isso. Na verdade acertou sem saber: ninguém nasce para isso; para isso se nasce de novo.\n\nJesus disse a um professor respeitável que carne só gera carne, e que para entrar no Reino é preciso nascer do alto (João 3:5-6). Ezequiel já tinha anunciado a cirurgia: sai o coração de pedra, entra um de carne, e o próprio Espírito de Deus vem morar dentro, movendo a pessoa a andar no caminho bom (Ezequiel 36:26-27). Paulo lembra que fomos salvos por misericórdia, num banho de novo nascimento, e que os méritos ficaram de fora da conta (Tito 3:5).\n\nDisso se segue algo que todas as igrejas evangélicas afirmam: quem pertence a Cristo tem o Espírito; sem ele ninguém é de Cristo (Romanos 8:9). Não existe cristão de segunda classe, à espera no portão. As diferenças, que outro ensinamento explica, são sobre o que vem junto ou depois.\n\nE como alguém fica sabendo? Paulo fala de um testemunho que o Espírito dá ao nosso espírito, de que somos filhos (Romanos 8:16). Em uns é alegria forte; em outros, uma confiança teimosa que sobrevive às dúvidas e continua dizendo “Pai”. Vêm também sinais lentos: o pecado passa a incomodar, a Palavra interessa, irmãos viram família, Cristo se torna precioso. Ansiedade e depressão podem abafar o sentimento sem apagar o fato; a âncora é o que Jesus fez.',
    application:
      'Se você nunca pediu a Deus esse novo começo, pode pedir hoje, com palavras simples, e contar a um pastor ou amigo cristão, que vai ajudar nos próximos passos, como o batismo. Se já nasceu de novo, pare de lustrar a pedra: escolha o hábito que mais o derrota e confesse-o a uma pessoa madura. O coração de carne não se mantém vivo sozinho; ele pulsa em um corpo.',
  },
];
