import type { DailyWord } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const hope: readonly DailyWord[] = [
  {
    slug: 'misericordias-novas-hoje',
    reference: 'Lamentações 3:22-23',
    theme: 'Misericórdias de cada manhã',
    reflection:
      'O padeiro não vende o pão de ontem como se fosse de hoje. Às cinco e meia o forno abre, e o cheiro toma a rua. O poeta de Lamentações escreveu sobre as ruínas de Jerusalém: fome, incêndio, gente querida morta. Pouco antes destas linhas ele conta que tinha perdido a força e até a esperança (Lamentações 3:18). Então decide trazer à memória outra coisa, que as misericórdias do Senhor não acabaram e amanhecem renovadas. A dor não some do poema; o choro volta depois. Mas no centro do livro existe esse forno aceso. Esperança bíblica cresce assim, no meio da cinza, e é servida em porções diárias: a de hoje é para hoje.',
    practicalApplication:
      'Antes de olhar as notícias, nomeie três bondades de Deus que já chegaram hoje: água na torneira, um remédio, alguém que perguntou por você. Se a tristeza estiver funda demais para achar três, ache uma, e conte a alguém como você está.',
    verses: [
      verse('Lamentações 3:22-23', 'misericórdias renovam manhã fidelidade'),
      verse('Lamentações 3:18', 'pereceram força esperança'),
    ],
  },
  {
    slug: 'transbordar-de-esperanca',
    reference: 'Romanos 15:13',
    theme: 'Transbordar de esperança',
    reflection:
      'Um copo cheio até a boca derrama quando alguém esbarra na mesa, e derrama exatamente o que tem dentro. Paulo encerra uma longa conversa com cristãos de Roma, judeus e não judeus que se estranhavam por causa de comida e costumes, e ora por eles. Pede que o Deus da esperança os encha de alegria e paz enquanto creem, até transbordarem, pelo poder do Espírito Santo. Repare de onde vem o enchimento: de Deus, seja qual for o temperamento de cada um. Há pessoas de fé com jeito melancólico, e esperança não exige gargalhada. Ela aparece no modo como se fala do futuro, na paciência com o irmão diferente, no que sai de nós quando a vida esbarra.',
    practicalApplication:
      'Observe hoje o que derrama de você nos esbarrões: no trânsito, no atendimento, em casa. Quando sair azedume, pare e peça ao Deus da esperança que encha o copo de novo. Depois diga a alguém uma palavra boa e verdadeira sobre o futuro.',
    verses: [verse('Romanos 15:13', 'esperança alegria paz poder Espírito')],
  },
  {
    slug: 'lagrimas-enxugadas',
    reference: 'Apocalipse 21:4',
    theme: 'Lágrimas enxugadas por Deus',
    reflection:
      'A mãe enxuga a lágrima do filho com a ponta do dedo, bem de perto. João, exilado na ilha de Patmos, escreveu a igrejas perseguidas e contou que viu Deus fazendo esse gesto. Na cidade nova, o Senhor mora com o seu povo e enxuga cada rosto; a morte, o luto, o grito e a dor terão ficado para trás. O texto supõe que haverá lágrimas até lá, e nunca trata o choro como falta de fé. Anuncia que ele tem prazo. Cristãos discutem há séculos a ordem dos acontecimentos finais; sobre este ponto caminham juntos. O Deus que entrou em nossa história em Jesus vai terminar o que começou. Quem confia nele e chora no hospital ou no travesseiro tem encontro marcado com essa mão.',
    practicalApplication:
      'Deixe-se chorar, se for o caso, sem pedir desculpas a Deus por isso. Depois escreva o nome de alguém que está de luto e leve até essa pessoa algo simples: um bolo, uma carona ao cemitério, meia hora de escuta. Consolo pode ser bem prático.',
    verses: [verse('Apocalipse 21:4', 'limpará lágrima morte pranto dor')],
  },
  {
    slug: 'jesus-chorou',
    reference: 'João 11:33-35',
    theme: 'Jesus diante da morte',
    reflection:
      'Velório tem frase pronta para tudo: foi melhor assim, Deus quis, não chore. Jesus chegou a Betânia quando Lázaro já estava sepultado, e Maria caiu a seus pés com uma queixa em forma de confiança. Ele a viu chorando, viu os que choravam com ela, e alguma coisa se revolveu em seu íntimo. Perguntou onde o tinham posto. Então vieram as lágrimas. Sabia que dali a pouco chamaria o amigo para fora do túmulo, e nem assim pulou o luto. Para João, esse homem que chora é a Palavra eterna feita gente. Quando a morte nos toca, não temos explicação para tudo, mas sabemos como o Filho de Deus reagiu diante de uma sepultura: com lágrimas primeiro, depois com a voz que a abriu.',
    practicalApplication:
      'Se você está de luto, permita-se uma lembrança hoje: uma foto, uma música, o prato preferido de quem partiu. Converse com Jesus sobre a falta que faz. Se acompanha um enlutado, guarde as explicações e ofereça o ombro e um lenço.',
    verses: [verse('João 11:33-35', 'chorar comoveu perturbado Jesus chorou')],
  },
  {
    slug: 'futuro-com-esperanca',
    reference: 'Jeremias 29:10-11',
    theme: 'Esperança de longo prazo',
    reflection:
      'Este versículo aparece em caneca, camiseta e cartão de formatura. Antes disso, apareceu numa carta. Jeremias escreveu aos judeus levados para a Babilônia, que preferiam ouvir de profetas mentirosos que a volta seria logo. A palavra verdadeira foi outra: setenta anos. Construam casas, plantem hortas, orem pela cidade onde estão. Muitos dos que leram aquilo morreriam sem rever Jerusalém, e mesmo assim Deus lhes garantia que tinha para o seu povo planos de paz. A promessa foi feita a eles, e não assegura emprego ou casamento a ninguém. Mostra, contudo, um Deus que não esquece os seus quando o prazo é longo. Enquanto esperamos, cabe a nós plantar a horta.',
    practicalApplication:
      'Plante uma horta, de verdade ou de outro jeito: comece hoje algo bom que vai demorar a dar fruto, como uma muda, um curso, uma economia pequena, uma amizade no bairro novo. E ore pela cidade onde você vive, citando uma necessidade concreta.',
    verses: [verse('Jeremias 29:10-11', 'setenta Babilônia pensamentos paz futuro')],
  },
  {
    slug: 'luto-com-esperanca',
    reference: '1 Tessalonicenses 4:13-14',
    theme: 'Luto com esperança',
    reflection:
      'Dia de Finados, sol forte no cemitério, flores embrulhadas em jornal. Uns conversam, outros choram calados. Os cristãos de Tessalônica estavam aflitos com a morte de irmãos: será que eles perderiam a volta de Jesus? Paulo responde sem proibir a tristeza. Não quer que sofram como quem não tem esperança nenhuma, o que é bem diferente de mandar engolir o choro. E apoia o consolo num fato: Jesus morreu e ressuscitou, logo Deus trará com ele os que nele morreram. Sobre os detalhes daquele dia há interpretações diferentes; o centro é o reencontro e a presença do Senhor. A saudade continua, porque o amor continua. Mas ela aprende a olhar também para a frente.',
    practicalApplication:
      'Escreva o nome de quem faz falta e, ao lado, uma coisa boa que recebeu dessa pessoa. Agradeça a Deus por ela. Em seguida, console outra pessoa: uma ligação a quem perdeu um parente neste ano pode aliviar o dia dela e o seu.',
    verses: [verse('1 Tessalonicenses 4:13-14', 'entristeçais esperança morreu ressuscitou')],
  },
  {
    slug: 'conversa-com-a-propria-alma',
    reference: 'Salmos 42:5',
    theme: 'Conversa com a própria alma',
    reflection:
      'Diante do espelho do banheiro, escova na mão, tem gente que conversa sozinha, e quase sempre para se maltratar: você não presta, vai dar tudo errado. O autor deste salmo também fala consigo, mas de outro jeito. Está longe do templo, com saudade do tempo em que ia em festa com a multidão, e zombam dele perguntando por seu Deus. Ele indaga à própria alma por que anda tão abatida e a convida a esperar; ainda voltará a louvar. O refrão reaparece no fim, sinal de que a tristeza não passou de uma vez. Quando o abatimento dura semanas e tira sono, fome e gosto de viver, procure um médico.',
    practicalApplication:
      'Fale com você hoje como falaria com um amigo querido. Diga em voz alta uma tristeza e, em seguida, uma verdade sobre Deus. Se o peso for grande, marque consulta no posto de saúde e avise uma pessoa: isso também é esperar em Deus.',
    verses: [verse('Salmos 42:5', 'alma abatida espera Deus louvarei')],
  },
  {
    slug: 'pergunta-no-vale-seco',
    reference: 'Ezequiel 37:3',
    theme: 'Vida no vale seco',
    reflection:
      'O Espírito de Deus levou Ezequiel a um vale coberto de ossos, e o profeta andou no meio deles. Estavam muito secos. Veio então a pergunta: podem estes ossos reviver? Ezequiel não disse sim por empolgação, nem não por realismo. Respondeu que Deus é quem sabia. A visão tratava de Israel no exílio, um povo que se dizia liquidado, e a palavra e o sopro de Deus o poriam novamente de pé. O texto não garante que todo plano nosso ressuscite. Mostra um Deus para quem “seco demais” não encerra a conversa. Diante de um casamento esfriado, de um filho distante, de uma igreja desanimada, a resposta do profeta continua boa: eu não sei, Senhor, mas tu sabes.',
    practicalApplication:
      'Dê nome ao seu vale seco e repita a oração de Ezequiel, em vez de decretar que acabou ou que vai dar certo. Depois faça um gesto de vida nesse lugar: uma carta, um convite, um pedido de ajuda a um conselheiro.',
    verses: [verse('Ezequiel 37:3', 'viverão ossos Senhor sabes')],
  },
  {
    slug: 'renovados-por-dentro',
    reference: '2 Coríntios 4:16',
    theme: 'Renovados por dentro',
    reflection:
      'O joelho reclama para subir no ônibus, a vista pede óculos mais fortes, e a foto do documento parece de outra pessoa. Paulo conhecia o desgaste: apanhou, naufragou, passou fome, carregou no corpo as marcas do serviço. Escreve aos coríntios que por fora vai se gastando e que por dentro a renovação acontece dia após dia. Ele não despreza o corpo, que será ressuscitado; recusa medir a vida pelo que aparece no espelho. A sociedade trata envelhecer como defeito a esconder. Para quem está em Cristo, pode haver ruga no rosto e folha nova na alma. Essa renovação se alimenta de Palavra, oração, companhia e pequenas obediências, em qualquer idade.',
    practicalApplication:
      'Cuide do corpo e da alma no mesmo dia: marque o exame atrasado, tome o remédio na hora, e depois leia um capítulo da Bíblia em voz alta. Se enxerga mal, peça a um neto ou vizinho que leia com você, ou escute em áudio.',
    verses: [verse('2 Coríntios 4:16', 'desanimamos exterior interior renova dia')],
  },
  {
    slug: 'forca-para-caminhar',
    reference: 'Isaías 40:30-31',
    theme: 'Força para caminhar',
    reflection:
      'Corrida de domingo na orla: passam os atletas voando, depois os que trotam, e por último uma senhora de tênis gasto, andando firme. Isaías fala de voar, correr e caminhar, nessa ordem, que parece invertida. Talvez porque o mais difícil seja mesmo continuar andando. O povo de Israel, cansado de esperar livramento, dizia que seu caminho estava escondido de Deus. O profeta lembra que até jovens tropeçam de exaustão, e que o Criador não se cansa. Ele dá força a quem não tem nenhuma, e os que nele confiam a recebem de novo. Existem dias de asa e dias de pé no chão. A renovação alcança também quem, hoje, só consegue chegar até a esquina.',
    practicalApplication:
      'Faça uma caminhada curta, no ritmo que seu corpo permitir, nem que seja pela casa. A cada passo, respire e repita baixinho: o Senhor não se cansa. Se o seu cansaço não melhora com descanso, procure o posto de saúde para investigar.',
    verses: [verse('Isaías 40:30-31', 'jovens confiam renovarão forças caminharão')],
  },
  {
    slug: 'anos-comidos-por-gafanhotos',
    reference: 'Joel 2:25-26',
    theme: 'Depois dos anos perdidos',
    reflection:
      '“Perdi dez anos da minha vida.” A frase aparece em conversas sobre bebida, emprego que adoeceu, casa desfeita, igreja que machucou. Joel falou a Judá depois de uma praga de gafanhotos que raspou lavoura, parreira e celeiro. Chamou o povo a voltar para Deus de coração, e então anunciou que o Senhor compensaria aqueles anos: chuva, trigo, vinho, fartura. Era promessa de colheita a um povo do campo, e seria desonesto garantir que todo tempo perdido volta em dobro. O que vemos ali é o coração de Deus, que além de perdoar se importa com o estrago. Ele sabe fazer nascer coisa boa para os seus até em terra devastada. Ano nenhum é devolvido igual. Mas ainda dá tempo de plantar no que resta.',
    practicalApplication:
      'Anote o que os gafanhotos levaram e lamente isso diante de Deus. Em seguida, escolha uma semente possível para este ano: retomar o estudo, reatar com um filho, tratar a saúde. Dê hoje o primeiro passo e peça companhia a alguém.',
    verses: [verse('Joel 2:25-26', 'restituirei anos gafanhoto comereis envergonhado')],
  },
  {
    slug: 'trabalho-que-nao-se-perde',
    reference: '1 Coríntios 15:58',
    theme: 'Serviço que permanece',
    reflection:
      'A professora da escola bíblica ensina há vinte anos e nunca soube o que foi feito da maioria dos alunos. A irmã da cantina lava copos no fundo da cozinha. Será que adianta? Paulo dedica um capítulo inteiro à ressurreição, com Cristo vencendo a morte e os mortos transformados, e conclui com uma frase de avental: continuem firmes no serviço do Senhor, porque esse esforço não se perde. A ligação é essa. Se a morte fosse dona da última palavra, todo empenho acabaria em pó. Como Jesus ressuscitou, nada do que é feito para ele cai no vazio, nem o copo lavado. Nem sempre veremos o fruto, mas o Ressuscitado o vê e o guarda.',
    practicalApplication:
      'Agradeça hoje a alguém que serve sem aparecer: quem limpa o templo, cuida do som, ensina crianças, visita doentes. Diga o que aquilo significou para você. Depois retome um serviço que pensou em abandonar, ou converse com seu pastor sobre um descanso necessário.',
    verses: [verse('1 Coríntios 15:58', 'firmes obra Senhor trabalho vão')],
  },
  {
    slug: 'deus-que-se-alegra',
    reference: 'Sofonias 3:17',
    theme: 'Deus que se alegra',
    reflection:
      'A mãe canta baixinho para acalmar a criança no meio da noite, e o choro vai virando soluço, depois sono. Sofonias abre seu livro com anúncios de juízo, tão severos que assustam. Termina com uma cena que ninguém esperava: o Senhor, guerreiro que salva, no meio do seu povo, alegre por causa dele, aquietando-o com amor. As palavras foram ditas a Jerusalém, ao resto humilde que sobreviveria à disciplina. Muitos cristãos conseguem acreditar que Deus os tolera; custa mais acreditar que ele se alegra. Em Cristo, porém, o Pai recebe filhos, e filho não é peso tolerado na casa. Hoje, talvez o melhor que você possa fazer seja ficar quieto e deixar-se amar.',
    practicalApplication:
      'Reserve cinco minutos sem pedir nada. Sente-se, respire devagar e pense no amor com que Deus, em Cristo, recebe você. Se vier uma acusação à mente, entregue-a e volte ao silêncio. Depois cante um hino da sua infância, mesmo baixinho.',
    verses: [verse('Sofonias 3:17', 'salva prazer alegria aquietará amor')],
  },
  {
    slug: 'sol-depois-da-noite',
    reference: 'Malaquias 4:2',
    theme: 'Sol depois da noite',
    reflection:
      'Curral aberto de manhãzinha: o bezerro, preso a noite inteira, sai aos pulos sem direção certa, só de alegria. Malaquias escolheu esse quadro para a última página do Antigo Testamento, na ordem das nossas Bíblias. O povo perguntava se valia a pena servir a Deus, já que os arrogantes prosperavam. O profeta responde que virá um dia de fogo para a maldade e, para quem teme o nome do Senhor, um amanhecer de justiça com cura em seus raios. Os cristãos veem essa luz chegar em Jesus. A cura completa, de corpo, relações e mundo, aguarda a volta dele; por ora tratamos as doenças com médicos e oração. Mas o céu já clareou, e ninguém consegue empurrar o sol de volta.',
    practicalApplication:
      'Fique um minuto ao sol da janela, agora ou amanhã cedo. Agradeça pela luz que já chegou em Cristo e apresente a ele uma área da sua vida que continua escura. Depois pratique um ato de justiça, por menor que seja, como filho do dia.',
    verses: [verse('Malaquias 4:2', 'temeis Sol justiça cura bezerros')],
  },
  {
    slug: 'choro-e-festa-misturados',
    reference: 'Esdras 3:12-13',
    theme: 'Choro e festa misturados',
    reflection:
      'Formatura da neta: a família aplaude, e a avó chora porque o avô não viveu para ver. As duas coisas ao mesmo tempo. Quando os alicerces do novo templo foram lançados, muitos gritavam de alegria, enquanto os mais velhos, que tinham conhecido o primeiro, choravam alto. De longe não dava para separar um som do outro. Esdras registra a mistura sem corrigir ninguém. Não manda os idosos se animarem, nem chama os moços de ingênuos. O louvor daquele dia foi feito de ambas as vozes. Nossa esperança também costuma ser assim, com alegria pelo que Deus começa e saudade do que não volta. Ele entende o coro todo.',
    practicalApplication:
      'Junte duas gerações hoje: conte a um jovem como eram as coisas no seu tempo e pergunte o que ele sonha; ou, se é jovem, faça o contrário com um idoso. Escutem a alegria e a saudade um do outro sem corrigir.',
    verses: [verse('Esdras 3:12-13', 'velhos choravam gritos alegria distinguir')],
  },
];
