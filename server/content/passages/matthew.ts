import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const matthew: readonly PassageDevotional[] = [
  {
    slug: 'mateus-1',
    chapters: ['MAT.1'],
    verse: verse('Mateus 1:21', 'JESUS salvará pecados'),
    reflection:
      'José resolve deixar Maria em segredo, para que ninguém a humilhe diante da aldeia. Ele ainda não sabe do Espírito Santo e já procura proteger a moça que pensa ter perdido. Depois do sonho, ele se levanta, recebe a esposa em casa e dá ao menino o nome de Jesus, o salvador esperado por toda aquela lista de avós.',
    prayer:
      'Pai, tu escolheste para o teu Filho a casa de um homem que sabia calar e obedecer. Quando eu receber uma notícia que não entendo, guarda a minha boca e a minha pressa. Mostra-me como proteger quem está envergonhado perto de mim. Eu agradeço porque Jesus nasceu numa família comum, com medos parecidos com os meus. Amém.',
    application:
      'Pense numa decisão que você ia tomar hoje com mágoa ou com raiva. Deixe-a para amanhã e ore esta noite pela pessoa que ela atinge.',
  },
  {
    slug: 'mateus-5',
    chapters: ['MAT.5'],
    verse: verse('Mateus 5:23-24', 'altar irmão reconciliar oferta'),
    reflection:
      'Um homem chega ao altar com a sua oferta na mão e se lembra do irmão que ficou magoado com ele. Jesus manda deixar a oferta ali mesmo, no chão do templo, e sair para procurar o irmão. Quem o ouvia na Galileia morava a dias de viagem de Jerusalém, e entendeu quanto aquela conversa valia para Deus.',
    prayer:
      'Senhor Jesus, eu venho orar com um nome na memória, e tu sabes qual é. Perdoa a palavra que eu disse e a visita que eu fui adiando. Dá-me humildade para falar primeiro e mansidão para ouvir a queixa inteira. Prepara também o coração de quem vai me receber. Amém.',
    application:
      'Mande hoje uma mensagem a alguém que você magoou, peça perdão em duas frases, sem explicações, e combine uma conversa. Se o contato for perigoso, apenas ore.',
  },
  {
    slug: 'mateus-9',
    chapters: ['MAT.9'],
    verse: verse('Mateus 9:9', 'Mateus impostos Segue-me'),
    reflection:
      'Mateus está sentado na coletoria, com a mesa, as moedas e o desprezo dos vizinhos. Jesus passa, olha para ele e o chama ali mesmo, no meio do expediente. Poucas linhas depois a casa está cheia de cobradores e de gente malvista, e o Mestre come com eles como um médico que foi até onde os doentes estavam.',
    prayer:
      'Jesus, tu entraste em casas onde as pessoas religiosas não entravam. Eu quero te receber na minha, com a bagunça que há nela e com as contas que me envergonham. Chama-me de novo no meio do meu trabalho. E tira de mim o costume de decidir quem pode ou não sentar à tua mesa. Amém.',
    application:
      'Convide para um café alguém da escola, do trabalho ou da rua que costuma ficar de fora, e deixe que a conversa seja sobre a vida dessa pessoa.',
  },
  {
    slug: 'mateus-11',
    chapters: ['MAT.11'],
    verse: verse('Mateus 11:28-29', 'cansados sobrecarregados jugo descanso'),
    reflection:
      'João Batista, que tinha apontado o Cordeiro no rio, manda perguntar da prisão se Jesus é mesmo o esperado. Jesus responde com aquilo que os mensageiros veem e ouvem, e depois elogia João diante da multidão. No mesmo capítulo ele chama os cansados para perto de si, e a porta está aberta também para quem duvida dentro de uma cela.',
    prayer:
      'Meu Senhor, eu chego com o corpo cansado e com perguntas que não contei a ninguém. Tu não te ofendeste com João, e eu confio que não te ofendes comigo. Ensina-me o teu jeito manso de carregar o dia. Coloca sobre mim somente o que é teu, e eu deixo contigo o resto. Amém.',
    application:
      'Escreva num papel a dúvida ou o peso que você mais esconde, leia a folha a Jesus em voz baixa e descanse quinze minutos sem o celular.',
  },
  {
    slug: 'mateus-13',
    chapters: ['MAT.13'],
    verse: verse('Mateus 13:29-30', 'joio trigo colheita'),
    reflection:
      'Os empregados do campo querem arrancar o joio assim que o descobrem, e o dono não deixa. As duas plantas têm as raízes misturadas, e a pressa deles custaria boas espigas. Jesus explica em casa, aos discípulos, que a separação será feita por mãos que não erram, no tempo da colheita, e até lá o trigo continua crescendo.',
    prayer:
      'Dono da seara, a maldade que eu vejo perto de mim me dá pressa de arrancar tudo. Dá-me paciência com as pessoas e firmeza contra o mal que nasce no meu próprio coração. Cuida do que é bom e ainda pequeno na minha casa e na minha igreja. Eu entrego a ti o dia da colheita. Amém.',
    application:
      'Converse com alguém da família sobre uma pessoa que vocês dois costumam criticar. Lembrem juntos algo de bom que há nela e orem por ela pelo nome.',
  },
  {
    slug: 'mateus-14',
    chapters: ['MAT.14'],
    verse: verse('Mateus 14:30-31', 'vento afundar estendendo segurou'),
    reflection:
      'Pedro dá alguns passos sobre o lago, sente o vento e começa a descer na água escura. A oração dele tem três palavras, e é dita com medo. Jesus estende logo a mão e o segura; a pergunta sobre a dúvida vem depois, quando o discípulo já está seguro.',
    prayer:
      'Senhor, salva-me também hoje, porque o vento está forte e eu olhei demais para ele. Eu não tenho agora palavras bonitas nem uma fé grande para mostrar. Segura-me antes de me corrigir, como seguraste a Pedro no lago. Depois caminha comigo até o barco e traz calma à minha noite. Amém.',
    application:
      'Escolha uma oração de poucas palavras que seja sua e repita-a três vezes ao longo do dia, parado, com a mão aberta, diante daquilo que assusta você.',
  },
  {
    slug: 'mateus-18',
    chapters: ['MAT.18'],
    verse: verse('Mateus 18:33', 'misericórdia conservo'),
    reflection:
      'Um servo sai da sala do rei livre de uma dívida que nem em muitas vidas pagaria. Na rua ele encontra um colega que lhe deve cem dias de salário e o agarra pelo pescoço. Pedro tinha perguntado quantas vezes deveria perdoar, e Jesus respondeu com essa história de dois homens que pedem prazo com as mesmas palavras.',
    prayer:
      'Rei de toda misericórdia, tu me soltaste de uma dívida que eu nem sei medir. Eu confesso que ainda guardo anotado o que me devem. Ajuda-me a soltar o pescoço do meu irmão, mesmo quando a confiança precisar de tempo ou de distância. Que eu me lembre da cruz antes de cobrar. Amém.',
    application:
      'Diga a uma pessoa próxima que uma falta pequena dela está perdoada e que você não vai mais tocar nesse assunto. Depois cumpra isso nas brincadeiras também.',
  },
  {
    slug: 'mateus-20',
    chapters: ['MAT.20'],
    verse: verse('Mateus 20:7', 'ninguém empregou vinha'),
    reflection:
      'Na praça ainda há homens parados uma hora antes do pôr do sol, e a explicação deles é simples: ninguém os contratou. O dono da vinha volta para buscá-los e, à noite, paga a cada um o salário de um dia inteiro. Jesus conta isso a discípulos que pouco depois brigam pelos melhores lugares no Reino.',
    prayer:
      'Senhor da vinha, eu te agradeço por teres voltado à praça quando o meu dia já ia longe. Tira do meu olhar a inveja do irmão que recebe o mesmo que eu. Lembra-te de quem procura emprego e volta para casa sem resposta. Faz de mim alguém que abre lugar no trabalho e na mesa. Amém.',
    application:
      'Ore pelo nome de alguém que está desempregado e faça sozinho uma coisa prática por essa pessoa: procure uma vaga, revise o currículo ou separe um alimento.',
  },
  {
    slug: 'mateus-22',
    chapters: ['MAT.22'],
    verse: verse('Mateus 22:9', 'caminhos convidai casamento'),
    reflection:
      'A mesa do casamento está posta, os animais assados, e os convidados preferem a roça e o comércio. O rei manda então os servos às esquinas, e o salão se enche de maus e bons que ninguém esperava ver juntos. Um deles entra sem aceitar a roupa da festa e fica mudo quando o rei pergunta por quê.',
    prayer:
      'Rei bondoso, eu aceito o teu convite, e reconheço que fui achado numa esquina. Veste-me com a justiça de Cristo, porque a minha roupa não serve para a tua festa. Perdoa as vezes em que eu troquei a tua mesa pelos meus afazeres. Usa a minha voz para chamar quem ainda está na rua. Amém.',
    application:
      'Convide hoje uma pessoa para o próximo culto ou estudo bíblico da sua igreja e ofereça ir junto, buscar na porta ou sentar ao lado dela.',
  },
  {
    slug: 'mateus-25',
    chapters: ['MAT.25'],
    verse: verse('Mateus 25:40', 'menores irmãos fizestes mim'),
    reflection:
      'As pessoas à direita do Rei ficam surpresas, porque não se lembram de ter servido a Jesus. Lembram-se talvez de um prato de comida, de uma visita no presídio, de uma coberta emprestada a um estrangeiro. O Rei guarda cada um desses gestos e os conta como recebidos por ele mesmo.',
    prayer:
      'Jesus, eu já passei por ti muitas vezes sem reconhecer o teu rosto. Perdoa-me pelo portão que eu fechei e pela visita que ficou para depois. Abre os meus olhos para a fome e para a solidão que moram na minha rua. Que eu sirva sem esperar que alguém veja. Amém.',
    application:
      'Separe agora uma peça de roupa boa ou um pacote de alimento e leve-o ainda hoje a quem precisa, sem tirar foto e sem contar a ninguém.',
  },
  {
    slug: 'mateus-26',
    chapters: ['MAT.26'],
    verse: verse('Mateus 26:38-39', 'tristeza vigiai cálice'),
    reflection:
      'Jesus leva três amigos para dentro do Getsêmani e lhes diz que está triste a ponto de morrer. Pede que fiquem acordados com ele, e encontra os três dormindo. Volta ao mesmo lugar, repete a mesma oração por três vezes e entrega ao Pai a própria vontade antes que as tochas apareçam entre as oliveiras.',
    prayer:
      'Pai, o teu Filho orou com o rosto no chão e repetiu o mesmo pedido. Eu também tenho um cálice que não quero beber, e tu sabes o nome dele. Recebe a minha vontade, que ainda se debate. Obrigado porque Jesus bebeu o dele até o fim por minha causa. Amém.',
    application:
      'Telefone para alguém que passa por uma noite difícil, pergunte como está e fique na linha uns minutos, escutando. Ore com a pessoa antes de desligar.',
  },
  {
    slug: 'mateus-28',
    chapters: ['MAT.28'],
    verse: verse('Mateus 28:17', 'adoraram alguns duvidaram'),
    reflection:
      'Onze discípulos chegam ao monte da Galileia, e faltava um desde a noite da prisão. Quando veem Jesus vivo, eles o adoram, e alguns ainda duvidam. É a esse grupo incompleto que ele entrega as nações, o batismo e o ensino, com a promessa de ficar com eles todos os dias.',
    prayer:
      'Cristo ressuscitado, eu te adoro com a fé que tenho e te confio as dúvidas que ficaram. Obrigado porque não esperaste discípulos perfeitos para dar o teu mandado. Envia-me às pessoas que encontro de segunda a sábado. Fica comigo hoje, como prometeste, na condução, na cozinha e na sala de espera. Amém.',
    application:
      'Leia em silêncio os últimos três versículos do capítulo e anote um lugar comum aonde você vai hoje; ao chegar ali, lembre-se de que Jesus está presente.',
  },
];
