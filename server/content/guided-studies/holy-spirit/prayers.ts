import type { AuthoredStudy } from '../authored.ts';

export const prayers: AuthoredStudy<'holy-spirit'>['prayers'] = [
  {
    title: 'Antes que o dia me leve',
    purpose: 'Para começar a manhã com o Espírito',
    content:
      'Bom dia, meu Deus: ainda tenho sono, e já há lista na cabeça.\n\nEspírito Santo, antes do café e das mensagens, quero te cumprimentar. Obrigado por teres velado a casa enquanto eu não via nada. Obrigado pelo ar, pela água, por mais uma oportunidade de amar melhor do que ontem.\n\nTu sabes quem vou encontrar: o chefe apressado, a mãe da fila, o menino que não quer acordar. Vai à minha frente. Se eu correr, segura-me pela manga; se eu travar de medo, empurra-me com jeito. Guarda a minha boca na primeira hora, que é a mais perigosa.\n\nMostra-me Jesus em alguma página e em alguma pessoa. E quando, lá pelo meio-dia, eu tiver esquecido tudo isto, chama-me de volta com um detalhe: um cheiro, um canto, uma saudade.\n\nVamos juntos nesta jornada, que é tua antes de ser minha.',
  },
  {
    title: 'No tempo em que não sinto nada',
    purpose: 'Para o deserto e a secura',
    content:
      'Até quando será assim, Senhor? Eu abro a Bíblia e as letras ficam no papel. Canto, e a voz volta do teto. Vejo os outros chorarem de alegria e me pergunto o que há de errado comigo.\n\nNão quero fingir, porque já fingi, e cansa mais do que a seca. Prefiro trazer-te este vazio com a etiqueta certa: é vazio, e é meu.\n\nTu levaste o teu próprio Filho ao deserto. Ele teve fome, e o teu Espírito não o deixou. Fica também comigo quando não percebo, como fica a raiz debaixo da terra rachada. Se há pecado entupindo a fonte, mostra-o. Se é cansaço, ensina-me a dormir. Se é doença da alma, põe no meu caminho quem saiba cuidar. Se é apenas noite, dá-me companhia até clarear.\n\nEu volto amanhã: não prometo sentir, mas prometo voltar.',
  },
  {
    title: 'Depois que a minha língua feriu',
    purpose: 'Confissão de quem entristeceu o Espírito',
    content:
      'Espírito de Deus, hóspede bom, hoje te dei motivo de tristeza.\n\nFui áspero com quem é mais fraco. Contei a história pela metade, para parecer melhor, e gostei do erro do outro. Abri a página que tinha prometido não abrir. Digo agora por inteiro, só para ti: ______.\n\nNão vou pôr a culpa no cansaço, ainda que estivesse cansado. Foi escolha, contra ti e contra gente que amas.\n\nLembra-te da cruz, onde a minha dívida foi paga até a última linha. Em Jesus eu peço perdão, e creio que o recebo, mesmo com o rosto quente. Lava a memória e também o hábito. Amanhã tenho uma conversa difícil, um dinheiro a devolver, um pedido a fazer sem desculpas emendadas: caminha comigo até aquela porta.\n\nObrigado por teres ficado comigo. Volta a cantar em mim, quando quiseres, a canção que interrompi.',
  },
  {
    title: 'Enche o que eu trouxe',
    purpose: 'Para pedir a plenitude do Espírito',
    content:
      'Pai, Jesus nos autorizou a pedir, e por isso venho sem rodeios: dá-me o teu Espírito.\n\nNão te peço isso para impressionar ninguém. Peço porque o meu amor acaba às dez da manhã, porque tenho vergonha de falar do teu Filho, porque há um perdão que sozinho não consigo. Eu trouxe o que havia em casa: uma vasilha lascada, com restos de outras coisas. Antes de encher, esvazia-a.\n\nLeva a mágoa que guardei por estimação, o gosto de mandar e a pressa. Agora enche: os pensamentos, para que busquem o que é verdadeiro; o corpo, para que sirva; a agenda, com tempo para os pequenos; a carteira, que também precisa de conversão.\n\nVem do modo que te agradar, com lágrimas ou em silêncio, de uma vez ou gota a gota. Eu não escolho a forma, só não quero viver do que transborda dos outros.\n\nEm nome de Jesus, e para que ele seja visto, eu te peço. Amém.',
  },
  {
    title: 'Fruto na mesa de casa',
    purpose: 'Pelo caráter de Cristo na família',
    content:
      'Senhor, é aqui, entre a pia e o corredor, que preciso de ti.\n\nÉ fácil ser manso com visita. Olha como respondo quando me perguntam pela terceira vez onde está a chave. Faz crescer neste apartamento o que não se compra: amor que lava a panela do outro; alegria que não depende da sexta-feira; paz que sabe desligar a televisão; paciência com a lentidão dos velhos e a rapidez das crianças.\n\nDá-nos bondade no jeito de corrigir, fidelidade no que ninguém confere, mansidão para ouvir um não, e domínio próprio na hora do celular, do prato e da raiva.\n\nOnde mora alguém que agride, Deus justo, protege os que têm medo e abre-lhes uma porta de saída. Nenhum fruto teu cresce debaixo de ameaça.\n\nCuida de nós como de horta pequena: um pouco de água cada tarde, e a tua mão revolvendo a terra.',
  },
  {
    title: 'Um lugar para servir',
    purpose: 'Pelos dons e pela igreja',
    content:
      'Cabeça da igreja, olho para o teu corpo e vejo tanta função: quem prega, quem varre, quem empresta o carro, quem segura criança alheia para a mãe poder cantar. Bendito sejas por cada um deles. Agradeço especialmente por ______, cujo serviço quase ninguém nota.\n\nE eu, onde é que entro? Às vezes me comparo e encolho; outras vezes me ofereço para aparecer. Tira-me desses dois lugares e dá-me a medida certa do que recebi e a alegria de gastá-lo.\n\nGuarda a nossa congregação da inveja e da confusão. Que quem profetiza aceite ser examinado; quem ensina, estude; quem lidera lave pés; quem tem dinheiro reparta sem mandar. Dá discernimento aos pastores, descanso também, e amigos que lhes digam a verdade.\n\nUne-nos aos irmãos que oram de modo diferente do nosso. O teu Espírito é um só, e nós, tantos, ainda estamos aprendendo a ser um. Assim seja entre nós.',
  },
  {
    title: 'Sopra sobre esta cidade',
    purpose: 'Intercessão pelos que ainda não conhecem Jesus',
    content:
      'Vento de Deus, passa pela nossa rua.\n\nEntra no bar da esquina, onde um homem bebe para não voltar para casa. Sobe ao apartamento da moça que rola a tela até de madrugada. Desce à cela superlotada, ao corredor do pronto-socorro, ao gabinete onde se assina o que prejudica os pobres. Há janelas que nós não alcançamos; tu passas por frestas.\n\nConvence do que é verdade, com aquela delicadeza que não humilha. Acende a fome de Cristo em quem se diz satisfeito, e esperança em quem desistiu de procurar. Peço por três pessoas, pelo nome: ______, ______ e ______.\n\nUsa a tua igreja, mesmo desajeitada. Que o nosso culto não espante, que o nosso comércio seja honesto, que os nossos filhos não tenham vergonha do que viram em casa. Onde ferimos alguém em teu nome, dá-nos a humildade de pedir perdão.\n\nContinua soprando, até que a terra inteira te conheça.',
  },
  {
    title: 'Contas do dia',
    purpose: 'Para o fechamento das 21h',
    content:
      'Acabou o dia, Senhor, e eu me sento na beira da cama com o dia no colo.\n\nRevejo contigo as horas de hoje. De manhã: ______. Ali estavas, e eu te percebi. Depois do almoço: ______. Ali também estavas, e não percebi. Obrigado pelas duas horas.\n\nHouve uma hora em que acertei o passo com o teu Espírito; eu te devolvo esse bem, porque era teu. Em outra hora andei sozinho e pisei em alguém. Perdoa, e mostra-me amanhã como consertar.\n\nEntrego quem ficou acordado: a enfermeira, o vigia, a mãe de recém-nascido, o homem que não consegue calar a própria cabeça. Faz companhia a cada um deles.\n\nDeixo as preocupações dobradas ao pé da cama, porque não servem de travesseiro. Enquanto eu durmo, tu trabalhas, e isso me basta. Ora em mim, Espírito, com palavras que desconheço.\n\nBoa noite, Pai, e até de manhã, aqui ou aí.',
  },
];
