import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const workAndWrongs: readonly QuestionEntry[] = [
  {
    slug: 'profissional-de-saude-cansado',
    question: 'Sou da saúde e perco pacientes. Como não endurecer?',
    synonyms: [
      'enfermeira cansada',
      'médico que perde pacientes',
      'profissional de saúde e fé',
      'técnica de enfermagem',
      'plantão e sofrimento',
      'chorei por um paciente',
      'trauma de hospital',
    ],
    answer:
      'Sentir a morte de um paciente não é fraqueza profissional. É sinal de que ainda há gente dentro do jaleco. Jesus, que sabia o que ia fazer, chorou ao ver o lugar onde tinham posto Lázaro (João 11:35).\n\nO samaritano da parábola parou, usou o que tinha, limpou, enfaixou, levou para a hospedaria e cuidou (Lucas 10:33-34). Depois seguiu viagem e prometeu voltar outro dia. Ele não ficou a vida inteira ao lado daquela cama, e fez bem. Paulo chama Lucas de médico amado (Colossenses 4:14): a profissão não apagou a pessoa.\n\nCrie um pequeno rito de saída: lavar as mãos, dizer o nome de quem partiu, entregar a Deus, só então pegar o ônibus. Converse com um colega no mesmo turno. Coma sentado, tire férias, não acumule plantões até cair. Se você não dorme, revê cenas ou bebe para apagar, procure psicólogo, e isso não é vergonha. Se errar, conte ao chefe e aprenda com o erro. Você não é o salvador de ninguém, e o Salvador trabalha no seu plantão.',
    verses: [
      verse('João 11:35', 'Jesus chorou'),
      verse('Lucas 10:33-34', 'samaritano feridas hospedaria'),
      verse('Colossenses 4:14', 'Lucas médico amado'),
    ],
  },
  {
    slug: 'matei-em-servico',
    question: 'Sou policial e matei em serviço. Deus me perdoa?',
    serves: ['committed'],
    synonyms: [
      'policial que matou',
      'matei em serviço',
      'matei em legítima defesa',
      'militar e guerra',
      'culpa de policial',
      'farda e consciência',
      'atirei num homem',
    ],
    answer:
      'Deus recebe você, e o peso que sente é sinal de consciência viva. A Bíblia reconhece que a autoridade não traz a espada em vão e deve servir para o bem (Romanos 13:4). Reconhece também que sangue derramado pesa, mesmo quando foi preciso.\n\nQuando soldados perguntaram o que fazer, João Batista não os mandou largar a farda. Mandou não usar a força para tirar proveito, não acusar falsamente e contentar-se com o soldo (Lucas 3:14). Diante de Deus, ponha a cena inteira, sem defesa e sem exagero. Se foi o último recurso, a dor que fica é de luto, sem culpa. Se houve excesso, raiva ou mentira no relatório, é pecado e também matéria da Justiça, e o caminho é o de Davi, que pediu a Deus que o livrasse do crime de sangue (Salmos 51:14) e achou perdão quando parou de esconder (Salmos 32:5).\n\nProcure o psicólogo da corporação ou outro, e um pastor que saiba ouvir. Não beba para dormir. Ore pela família de quem morreu. Se pensar em usar a arma contra si, entregue-a a um colega e ligue 188.',
    verses: [
      verse('Romanos 13:4', 'espada serva bem'),
      verse('Lucas 3:14', 'soldados extorsão salários'),
      verse('Salmos 51:14', 'crimes sangue salvação'),
      verse('Salmos 32:5', 'Confessei-te perdoaste'),
    ],
  },
  {
    slug: 'enrolar-no-trabalho',
    question: 'Enrolo no trabalho e bato ponto sem trabalhar. É pecado?',
    synonyms: [
      'enrolar no trabalho',
      'fingir que trabalha',
      'ponto eletrônico',
      'usar o celular no expediente',
      'trabalho remoto e preguiça',
      'levar material da empresa',
      'chegar atrasado sempre',
    ],
    answer:
      'Enrolar no trabalho é uma forma pequena de furto, e por ser pequena não parece furto. O salário paga horas, e as horas foram para outro lado. Provérbios põe o trabalhador frouxo na mesma família de quem destrói (Provérbios 18:9), frase dura que só quem arrumou a bagunça do colega entende inteira.\n\nPaulo escreveu até a gente sem direito nenhum, e pediu que não servisse só quando vista (Efésios 6:6), e que trabalhasse com a alma, sabendo a quem serve no fim das contas (Colossenses 3:23). Jesus lembrou que a fidelidade aparece primeiro no mínimo (Lucas 16:10).\n\nIsso não é defesa de chefe abusivo. Pausa, almoço e descanso são direito, e metas desumanas se denunciam. A pergunta é o que você faz do tempo que combinou dar. Comece por uma coisa, o celular na gaveta até o meio-dia ou a tarefa que foge há semanas. Devolva o que levou. Se a falta de ânimo for de outro tipo, tristeza ou esgotamento, cuide disso como doença. E, se aquele trabalho não serve mais, saia pela porta da frente.',
    verses: [
      verse('Provérbios 18:9', 'preguiçoso obra prejuízo'),
      verse('Efésios 6:6', 'vistos agradar coração'),
      verse('Colossenses 3:23', 'fazei coração Senhor'),
      verse('Lucas 16:10', 'fiel mínimo'),
    ],
  },
  {
    slug: 'colar-na-prova',
    question: 'Colar na prova ou copiar trabalho é pecado?',
    synonyms: [
      'colar na prova',
      'cola na escola',
      'plágio',
      'copiar trabalho da internet',
      'usar IA para fazer trabalho',
      'comprar TCC',
      'passar cola para o amigo',
    ],
    answer:
      'Colar é mentir por escrito, porque o papel diz que você sabe o que não sabe. Muita gente faz, e quase ninguém se orgulha. Provérbios fala do pão ganho na mentira, que é doce na boca e depois vira cascalho (Provérbios 20:17), e o cascalho costuma aparecer no ano seguinte, quando aquela matéria faz falta.\n\nA integridade guia quem anda direito (Provérbios 11:3). Jesus ensinou que quem é fiel no pouco é fiel no muito (Lucas 16:10), e uma prova de terça-feira é um bom lugar para treinar. Passar cola também conta, mesmo quando parece bondade. Bondade seria estudar junto na véspera.\n\nSe já colou, não precisa de drama. Peça perdão a Deus, não repita, e pense se deve contar ao professor, sobretudo se alguém foi prejudicado. Usar inteligência artificial para entender é estudar, e entregar como seu o texto dela é copiar. Tem medo da nota ou da reação em casa? Fale desse medo, que é o problema de verdade. Nota baixa honesta não desonra ninguém, nem diminui o que Deus pensa de você.',
    verses: [
      verse('Provérbios 20:17', 'pão mentira'),
      verse('Provérbios 11:3', 'integridade corretos'),
      verse('Lucas 16:10', 'fiel mínimo'),
    ],
  },
  {
    slug: 'briga-com-vizinho',
    question: 'Meu vizinho me tira a paz. Como agir como cristão?',
    synonyms: [
      'briga com vizinho',
      'vizinho barulhento',
      'som alto do vizinho',
      'vizinho implicante',
      'muro e vizinho',
      'cachorro do vizinho',
      'síndico e condomínio',
    ],
    answer:
      'Dá para ser firme sem virar inimigo, e a Bíblia ajuda nas duas coisas. Paulo pede paz com todos, e acrescenta com bom senso, no que depender de vocês (Romanos 12:18). Não depende só de você.\n\nProvérbios compara o começo de uma briga a água que vaza, e recomenda parar antes que a parede caia (Provérbios 17:14). A resposta branda ainda funciona melhor que a batida na parede (Provérbios 15:1). E Jesus, que conhecia ruas estreitas, mandou orar por quem nos persegue (Mateus 5:44), o que muda pelo menos quem ora.\n\nEspere a raiva baixar e vá de dia, sem plateia, com um pedido claro: até que horas, em que dias. Talvez ele não saiba que a parede é fina, ou esteja com um doente em casa. Leve um bolo, se der. Se não resolver, fale com o síndico, com a prefeitura, com o juizado ou a mediação, que servem para isso. Guarde registro e não filme para expor. Com ameaça ou agressão, chame o 190. Veja também o seu lado, o som do seu culto e a sua calçada.',
    verses: [
      verse('Romanos 12:18', 'possível paz'),
      verse('Provérbios 17:14', 'briga águas abandona'),
      verse('Provérbios 15:1', 'resposta suave'),
      verse('Mateus 5:44', 'inimigos orai'),
    ],
  },
  {
    slug: 'raiva-no-transito',
    question: 'Perco a cabeça no trânsito. Como mudar?',
    synonyms: [
      'raiva no trânsito',
      'xingo no trânsito',
      'briga de trânsito',
      'dirijo nervoso',
      'fechada no trânsito',
      'impaciente dirigindo',
      'adesivo de crente e palavrão',
    ],
    answer:
      'O carro é um quarto fechado em que ninguém nos vê, e por isso mostra bem o que há dentro. A boa notícia é que este é um lugar em que se treina todo dia.\n\nTiago recomenda ser pronto para ouvir, devagar para falar e devagar para se irar (Tiago 1:19), e o volante pede as três coisas. Para Provérbios é maior quem domina o próprio ânimo do que quem conquista cidade (Provérbios 16:32). Quem fecha você talvez leve alguém ao hospital, ou seja só grosseiro, e nos dois casos a sua família quer que você chegue. Paulo deixou a vingança nas mãos de Deus (Romanos 12:19), inclusive a da próxima esquina.\n\nSaia dez minutos antes, durma melhor, deixe a música mais calma. Escolha uma frase curta para a hora da fechada, como “Senhor, tem misericórdia de nós dois”. Não desça do carro nem persiga ninguém, que muita gente morreu por uma vaga. As crianças do banco de trás estão aprendendo. Se a raiva aparece também em casa, o problema é maior que o trânsito, e um psicólogo ajuda.',
    verses: [
      verse('Tiago 1:19', 'pronta ouvir tardia'),
      verse('Provérbios 16:32', 'irritar domina espírito'),
      verse('Romanos 12:19', 'vingueis vingança'),
    ],
  },
  {
    slug: 'processar-alguem',
    question: 'Crente pode processar alguém na Justiça?',
    synonyms: [
      'crente pode processar',
      'processar um irmão',
      'entrar na Justiça',
      'processo trabalhista',
      'processar a empresa',
      'irmão contra irmão no tribunal',
      'denunciar é pecado',
    ],
    answer:
      'O crente pode processar, e às vezes deve. O texto que preocupa é aquele em que Paulo lamenta ver irmãos levando um ao outro ao tribunal por coisas que a igreja podia resolver (1 Coríntios 6:1). Ele fala de brigas entre irmãos por bens, sem proibir toda busca de justiça.\n\nO próprio Paulo usou os seus direitos e apelou a César quando o julgavam mal (Atos 25:11). Deus manda procurar o que é justo, defender o oprimido, o órfão e a viúva (Isaías 1:17), e hoje isso passa muitas vezes por um processo. Jesus aconselhou acordo rápido com o adversário no caminho (Mateus 5:25), e um bom acordo continua sendo melhor do que dez anos de fórum.\n\nEntre irmãos e por dinheiro, tente primeiro a conversa, depois a mediação de gente sábia. Salário, pensão, acidente, consumo e herança podem ir à Justiça sem culpa, desde que se diga a verdade e não se peça o que não é seu. Crime, abuso e violência se denunciam sempre, também quando o autor é da igreja, e ninguém pode mandar você se calar.',
    verses: [
      verse('1 Coríntios 6:1', 'juízo injustos santos'),
      verse('Atos 25:11', 'apelo César'),
      verse('Isaías 1:17', 'justo oprimido viúva'),
      verse('Mateus 5:25', 'Concilia-te adversário juiz'),
    ],
  },
  {
    slug: 'perdoar-e-voltar-a-conviver',
    question: 'Perdoei, mas não quero mais conviver. Isso é perdão?',
    synonyms: [
      'perdoar e conviver',
      'perdoei e quero distância',
      'perdoar quem não se arrependeu',
      'reconciliação',
      'perdão e confiança',
      'voltar a confiar',
    ],
    answer:
      'Perdão à distância pode ser perdão, sim. Perdoar é abrir mão da vingança e entregar a Deus a conta, e isso depende de você. Conviver de novo depende de dois, e pede arrependimento, verdade e tempo.\n\nJesus disse que, se o irmão pecar, ele seja repreendido, e, se ele se arrepender, seja perdoado (Lucas 17:3). Descreveu até um caminho com testemunhas, que pode terminar em distância (Mateus 18:15-17). Paulo entregou a Deus um homem que lhe fez muito mal e, na linha seguinte, avisou Timóteo que tomasse cuidado com ele (2 Timóteo 4:14-15). José chorou e abraçou os irmãos, depois de um longo tempo em que observou se tinham mudado (Gênesis 45:1-4).\n\nDistância protege, e pode durar a vida inteira quando houve violência ou abuso. Em outras histórias ela é só medo, e vale dar um passo pequeno, um bom-dia, uma conversa com alguém junto. Não confunda lembrar com não ter perdoado, porque a cicatriz lembra. O sinal do perdão é desejar, mesmo de longe, que Deus faça bem àquela pessoa. Se ainda não consegue, diga isso a ele.',
    verses: [
      verse('Lucas 17:3', 'pecar repreende arrepender perdoa-lhe'),
      verse('Mateus 18:15-17', 'irmão pecar repreende duas testemunhas'),
      verse('2 Timóteo 4:14-15', 'Alexandre males cuidado'),
      verse('Gênesis 45:1-4', 'José irmãos chorar'),
    ],
  },
  {
    slug: 'pedir-perdao-a-quem-morreu',
    question: 'Quem eu feri já morreu. Como peço perdão?',
    serves: ['losing'],
    synonyms: [
      'pedir perdão a quem morreu',
      'briguei antes de ele morrer',
      'não me despedi',
      'culpa por quem morreu',
      'não perdoei meu pai antes da morte',
      'última conversa foi briga',
    ],
    answer:
      'A conversa com essa pessoa ficou interrompida, mas a conversa com Deus não. Davi, que tinha causado a morte de um homem e já não podia falar com ele, confessou que tinha pecado contra o Senhor (Salmos 51:4). Não esqueceu a vítima. Levou a dívida ao único que ainda podia recebê-la.\n\nQuem confessa encontra Deus fiel para perdoar e limpar (1 João 1:9). Isso vale para a palavra dura, para a visita adiada e para o telefone que você não atendeu. Não falamos com os mortos, nem precisamos, porque nada do que importa ficou fora das mãos de Deus.\n\nHá gestos que ajudam o coração. Escreva a carta que não mandou e leia-a em oração. Conte a um amigo maduro o que aconteceu. Se restou algo a reparar, repare com os filhos, com a viúva, com o dinheiro devido, como Zaqueu (Lucas 19:8). Faça com os vivos o que faria com quem morreu. E lembre que uma vida de convivência não se resume à última conversa. Quem ama costuma saber disso. Se a culpa não larga, procure ajuda, porque às vezes o luto aparece em forma de culpa.',
    verses: [
      verse('Salmos 51:4', 'contra ti pequei'),
      verse('1 João 1:9', 'confessarmos fiel perdoar'),
      verse('Lucas 19:8', 'Zaqueu restituo'),
    ],
  },
  {
    slug: 'matei-uma-pessoa',
    question: 'Matei uma pessoa. Existe perdão para mim?',
    serves: ['committed'],
    synonyms: [
      'matei uma pessoa',
      'assassino tem perdão',
      'cometi homicídio',
      'Deus perdoa quem matou',
      'causei um acidente e alguém morreu',
      'tirei uma vida',
      'sangue nas mãos',
    ],
    answer:
      'Existe perdão para quem matou. A Bíblia não esconde que Moisés matou um homem e o enterrou na areia (Êxodo 2:12), que Davi mandou matar Urias, que Paulo perseguiu cristãos. Deus tratou o pecado deles como pecado, mas não os jogou fora.\n\nDavi ouviu que o Senhor tinha afastado o seu pecado (2 Samuel 12:13), e ainda assim viveu as consequências. Orou pedindo que Deus o livrasse do sangue derramado (Salmos 51:14). Paulo se chamou o principal dos pecadores e contou que Cristo veio justamente para esses (1 Timóteo 1:13-15). Perdão não é dizer que não foi grave. É Jesus ter levado na cruz o que foi gravíssimo.\n\nO arrependimento anda na luz. Procure um advogado ou a Defensoria e responda à Justiça com a verdade. Não procure a família da vítima sem que ela queira, e repare o que puder. Se foi acidente, sem intenção, a dor é enorme e a culpa talvez não seja a que você se dá, por isso peça ajuda para separar uma da outra. Fale com um pastor ou capelão. Se pensar em pagar com a própria vida, ligue 188, porque essa conta já foi paga.',
    verses: [
      verse('Êxodo 2:12', 'matou egípcio areia'),
      verse('2 Samuel 12:13', 'Pequei SENHOR removeu'),
      verse('Salmos 51:14', 'crimes sangue'),
      verse('1 Timóteo 1:13-15', 'misericórdia pecadores principal'),
    ],
  },
  {
    slug: 'primeira-vez-na-igreja',
    question: 'Nunca fui a um culto. Como é, e o que visto?',
    synonyms: [
      'primeira vez na igreja',
      'como é um culto',
      'que roupa usar na igreja',
      'visitar uma igreja evangélica',
      'tenho vergonha de ir à igreja sozinho',
      'o que se faz no culto',
      'quero conhecer uma igreja',
    ],
    answer:
      'Vá do jeito que está, limpo e à vontade, que a roupa não é o assunto. Algumas igrejas se vestem com mais formalidade, e uma calça ou saia comum com camisa serve em quase todas. Tiago brigou com uma comunidade que dava lugar bom ao rico e mandava o pobre ficar de pé (Tiago 2:2-4), de modo que você está protegido até pela Bíblia.\n\nUm culto costuma durar de uma hora e meia a duas. Canta-se bastante, alguém lê e explica um trecho, ora-se, e há um momento de oferta, em que visitante não precisa dar nada. Desde o começo os cristãos se reúnem para aprender, conviver, repartir o pão e orar (Atos 2:42). Em certas igrejas o louvor é alto e há quem chore ou ore em voz alta, e você pode só observar. Se servirem a Ceia, basta deixar passar.\n\nChegue dez minutos antes, sente-se onde quiser e diga que é a primeira vez. Se perguntarem se quer aceitar Jesus, responda com sinceridade, porque não é preciso decidir em público. O convite dele é aos cansados, e ele não cobra traje (Mateus 11:28). Se não gostar, tente outra.',
    verses: [
      verse('Tiago 2:2-4', 'congregação trajes pobre'),
      verse('Atos 2:42', 'doutrina comunhão pão orações'),
      verse('Mateus 11:28', 'cansados descansar'),
    ],
  },
];
