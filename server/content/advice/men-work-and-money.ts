import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const menWorkAndMoney: readonly AdviceEntry[] = [
  {
    slug: 'dividas',
    audience: 'priest',
    situation: 'Não consigo pagar as contas da casa.',
    synonyms: [
      'contas atrasadas',
      'conta atrasada e sem dinheiro',
      'nome sujo',
      'endividado',
      'cartão estourado',
      'consignado',
      'agiota',
      'aluguel atrasado',
      'salário não dá até o fim do mês',
      'devendo no cartão',
      'família endividada',
      'nome no Serasa',
      'vão cortar a luz',
      'o dinheiro não dá para nada',
    ],
    advice:
      'Dia quinze, e o salário já tem dono até o dia trinta. Você abre o aplicativo do banco com um olho fechado. A vergonha manda esconder, pedir mais um empréstimo, prometer ao gerente. Faça o contrário: ponha tudo em cima da mesa, literalmente.\n\nHouve uma viúva cuja dívida ia custar a liberdade dos dois filhos. O profeta não lhe deu sermão sobre finanças; perguntou o que havia em casa (2 Reis 4:2). O milagre que veio depois é daquela história e ninguém pode prometê-lo a você. A pergunta, porém, é ótima, e a ajuda dos vizinhos também apareceu ali (2 Reis 4:3). O que ainda existe na sua casa: um ofício, uma ferramenta parada, um quarto, um cunhado que entende de planilha?\n\nPague na ordem certa. Comida, remédio, aluguel, luz e água vêm primeiro; depois as dívidas com juros altos; por último quem grita mais alto ao telefone. Provérbios aconselha quem se enredou num compromisso a ir logo, com humildade, pedir para se desembaraçar (Provérbios 6:3-5). Na prática é ligar antes do vencimento e propor uma parcela que caiba. Procon e Defensoria renegociam sem cobrar, e o CRAS verifica benefícios, tarifa social e cesta.\n\nNão tome dinheiro com agiota, nem pegue consignado para tapar buraco, nem espere a sorte. Se alguém ameaça a família por dívida, avise a polícia. Fale aos filhos a verdade que eles suportam. E leve a conta também a Deus, com pedidos e agradecimentos misturados, pois a paz dele não espera o boleto zerado (Filipenses 4:6-7).',
    steps: [
      'Escreva com sua esposa tudo o que entra e tudo o que se deve, com juros e datas, numa folha só.',
      'Ligue nesta semana para dois credores e proponha por escrito um valor que vocês consigam manter.',
      'Vá ao CRAS do bairro saber a que auxílio, desconto ou tarifa social a família tem direito.',
      'Conte ao pastor ou à equipe de ação social da igreja, antes que falte comida.',
    ],
    verses: [
      verse('Filipenses 4:6-7', 'ansiosos súplicas paz'),
      verse('2 Reis 4:2', 'Eliseu casa botija azeite'),
      verse('2 Reis 4:3', 'vasos emprestados vizinhos'),
      verse('Provérbios 6:3-5', 'livra-te humilha-te sono'),
    ],
  },
  {
    slug: 'apostas',
    audience: 'priest',
    situation: 'Não consigo parar de apostar e já perdi dinheiro da minha família.',
    synonyms: [
      'viciado em apostas',
      'vício em bet',
      'apostei o salário',
      'perdi o salário no tigrinho',
      'joguei no tigrinho',
      'perdi tudo no tigrinho',
      'aposta esportiva',
      'quero recuperar o que perdi',
      'jogos de azar',
      'não consigo parar de jogar',
    ],
    advice:
      '“Só mais uma, para recuperar.” Se essa frase já passou pela sua cabeça de madrugada, com o brilho da tela no rosto, você não está mais brincando. A plataforma sabe. Foi desenhada por gente muito bem paga para que o quase acerto pareça promessa.\n\nPaulo descreve o percurso de quem se deixa puxar pela pressa de enriquecer: laço, desejos sem juízo, ruína, e muitas dores que a pessoa crava em si mesma (1 Timóteo 6:9-10). Provérbios acrescenta que o dinheiro vindo sem trabalho escorre (Provérbios 13:11). Mas sermão não solta ninguém. Jesus falou de escravidão e de um Filho que liberta de verdade (João 8:34-36), e essa liberdade costuma usar mãos humanas, tratamento e muita humildade.\n\nPrimeiro, desista de recuperar. O dinheiro perdido se foi; correr atrás dele é o próprio vício falando. Segundo, tire o dinheiro do seu alcance: peça que sua esposa administre salário e contas, cancele crédito, exclua as contas nas casas de aposta e peça a autoexclusão. Terceiro, conte tudo de uma vez. A esposa que descobre a segunda metade da dívida sofre duas traições.\n\nO jogo compulsivo é doença reconhecida e tem tratamento no CAPS e no posto de saúde. Jogadores Anônimos tem grupos presenciais e pela internet. Não peça a ninguém que pague o rombo sem que você esteja em tratamento. E escute bem: muita gente nessa situação pensa em morrer. Se for o seu caso, o CVV atende no 188 agora mesmo, de graça. Dívida tem acordo, parcela e prazo. Seus filhos querem o pai.',
    steps: [
      'Exclua hoje os aplicativos, peça a autoexclusão nas plataformas e entregue cartões e senhas bancárias à sua esposa.',
      'Conte a ela o valor inteiro, por escrito, com quem pode ajudar presente, se isso der mais segurança aos dois.',
      'Procure o CAPS ou o posto nesta semana e diga com clareza que perdeu o controle do jogo.',
      'Participe de uma reunião de Jogadores Anônimos e deixe o telefone de um companheiro na tela inicial.',
      'Escolha o que fazer nas horas de risco, como intervalo do jogo e madrugada, longe do celular.',
    ],
    verses: [
      verse('João 8:34-36', 'escravo filho libertar livres'),
      verse('1 Timóteo 6:9-10', 'ricos tentação dinheiro dores'),
      verse('Provérbios 13:11', 'riqueza esforço perdida'),
    ],
  },
  {
    slug: 'esposa-ganha-mais',
    audience: 'priest',
    situation: 'Minha esposa ganha mais do que eu, e me sinto diminuído.',
    synonyms: [
      'minha mulher ganha mais que eu',
      'esposa sustenta a casa',
      'me sinto menos homem',
      'sou dono de casa',
      'ela paga as contas',
      'vergonha de depender da esposa',
      'minha esposa tem mais estudo do que eu',
    ],
    advice:
      'Onde está escrito que o marido precisa ter o contracheque maior? Procure com calma e não vai achar. O que a Bíblia cobra do homem é cuidado, fidelidade e trabalho honesto. O tamanho do salário ficou por conta do orgulho e do churrasco com os amigos.\n\nA mulher elogiada em Provérbios avalia um terreno, compra e planta (Provérbios 31:16). Tece, vende, abastece comerciantes (Provérbios 31:24). O marido dela é respeitado na cidade e não parece nada ferido; o poema ainda pede que as obras dela sejam elogiadas em público (Provérbios 31:31). Lucas conta que mulheres sustentavam com seus bens o grupo de Jesus (Lucas 8:3), e o Senhor recebeu isso sem se sentir menor. Áquila e Priscila tinham o mesmo ofício e uma oficina só (Atos 18:2-3).\n\nPor que então incomoda? Talvez porque o seu pai provia e mandava, e você herdou as duas coisas coladas. Talvez porque alguém fez piada. Talvez porque você se desencontrou da própria vocação, e o salário dela só iluminou isso. Se for assim, estude, procure, mude de rumo, mas não faça a esposa pagar pelo seu desconforto com ironia, gasto escondido ou preguiça em casa.\n\nConversem sobre dinheiro comum, nome nas contas, quanto cada um tem para si. Quem ganha menos não vira empregado, e quem ganha mais não vira chefe. Pergunte também se ela está cansada: muitas sustentam a casa e continuam lavando tudo sozinhas. O homem que faz o jantar com alegria não perdeu a autoridade. Achou um uso para ela.',
    steps: [
      'Diga à sua esposa, sem piada, que se orgulha do trabalho dela, e conte o que às vezes dói em você.',
      'Revejam juntos a divisão das tarefas, levando em conta as horas de cada um, qualquer que seja o holerite.',
      'Façam um orçamento único, com a mesma quantia livre para os dois.',
      'Se a sua frustração é profissional, dê neste mês um passo: curso, currículo, conversa com alguém da área.',
    ],
    verses: [
      verse('Provérbios 31:31', 'fruto mãos obras louvem'),
      verse('Provérbios 31:16', 'campo compra vinha'),
      verse('Provérbios 31:24', 'linho vende comerciantes'),
      verse('Lucas 8:3', 'Joana Susana serviam bens'),
      verse('Atos 18:2-3', 'Áquila Priscila ofício tendas'),
    ],
  },
  {
    slug: 'ministerio-acima-da-familia',
    audience: 'priest',
    situation:
      'Sirvo na igreja quase todas as noites, e minha família reclama que ficou em último lugar.',
    synonyms: [
      'ministério em primeiro lugar',
      'igreja toma todo o meu tempo',
      'sou obreiro e não paro em casa',
      'minha esposa reclama da igreja',
      'pastor sem tempo para a família',
      'meus filhos odeiam a igreja por minha causa',
      'ativismo na igreja',
      'minha família se sente abandonada por causa da igreja',
    ],
    advice:
      'Ensaio na segunda, reunião na terça, culto na quarta, visita na quinta, vigília na sexta. No sábado o filho tem jogo, e você está montando o som. Tudo isso é para Deus, você diz. Sua família ouve outra coisa: que Deus é quem leva o pai embora.\n\nJesus desmontou esse arranjo. Havia quem declarasse os bens como oferta sagrada e, com isso, se dispensasse de sustentar pai e mãe. Ele respondeu que a devoção estava sendo usada para anular o mandamento (Marcos 7:10-13). Serviço religioso não compra dispensa do amor que devemos aos de casa. Quando Paulo lista o que se espera de um líder, a família vem como prova: quem não cuida dela, como cuidará do povo de Deus? (1 Timóteo 3:5)\n\nExamine os motivos com carinho e sem teatro. Às vezes a igreja é o lugar onde elogiam você, enquanto em casa há boleto e queixa. Às vezes é medo de dizer não ao pastor, ou a ilusão de que a obra para se você parar. Marta também servia ao Senhor em pessoa, e foi a ela que ele disse o nome duas vezes (Lucas 10:41).\n\nFaça contas de noites, como se fazem contas de dinheiro. Quantas por semana são da família, sem celular? Entregue um cargo inteiro em vez de pedaços de todos. Fale com a liderança antes, com respeito; um bom pastor vai agradecer. Peça perdão aos filhos e não lhes imponha, como remédio, mais culto. O primeiro rebanho de um homem cabe em volta de uma mesa.',
    steps: [
      'Pergunte à esposa e aos filhos, um de cada vez, de que compromisso da igreja eles têm mais raiva e por quê.',
      'Marque com o pastor uma conversa para entregar um cargo neste trimestre e preparar quem fique no lugar.',
      'Separe na agenda duas noites e um sábado por mês que nenhuma escala pode tomar.',
      'Peça que sua esposa avise quando você estiver voltando ao ritmo antigo e agradeça quando ela avisar.',
    ],
    verses: [
      verse('1 Timóteo 3:5', 'própria casa cuidará igreja'),
      verse('Marcos 7:10-13', 'honra pai mãe corbã tradição'),
      verse('Lucas 10:41', 'Marta inquieta perturbada'),
    ],
  },
  {
    slug: 'homem-sem-animo',
    audience: 'priest',
    situation: 'Ando sem ânimo para nada e acho que estou com depressão.',
    synonyms: [
      'estou com depressão',
      'perdi a vontade de viver',
      'desânimo com tudo',
      'desanimado sem vontade de levantar da cama',
      'tristeza que não passa',
      'não levanto da cama',
      'não sinto prazer em nada',
      'choro escondido no banheiro',
    ],
    advice:
      'Em homem, a depressão às vezes nem parece tristeza. Vem disfarçada de irritação, de trabalho sem fim, de cerveja, de dor nas costas, de horas no banheiro com o celular. Se há mais de duas semanas nada tem gosto e o sono ou o apetite mudaram, leve a sério.\n\nJesus não fez pose. No Getsêmani, chamou três amigos, contou que a alma dele estava mergulhada numa tristeza de morte e pediu que ficassem por perto (Mateus 26:37-38). O Filho de Deus disse em voz alta o que muitos de nós levam para o túmulo. Moisés, exausto, chegou a pedir para morrer, e Deus respondeu repartindo a carga com outros setenta (Números 11:14-17). Nenhum dos dois foi repreendido por fraqueza.\n\nDepressão é doença, com tratamento. Não se cura à força de leitura bíblica, do mesmo modo que uma fratura não se cura assim. Médico, psicólogo, remédio quando indicado, sono, caminhada, gente: por esses meios Deus costuma cuidar. O salmista lembra o dia em que foi tirado do lodo e sentiu rocha debaixo dos pés (Salmos 40:2). Antes disso houve espera. Se você só consegue esperar, já está no salmo.\n\nConte à sua esposa, com simplicidade: “não estou bem, não é por sua causa, e preciso de ajuda”. Diminua o que der e não largue o emprego nem o casamento por impulso. Se pensa em morrer, se já imaginou como, não fique só: ligue 188, entregue a alguém remédios e armas, vá a uma emergência ou chame o 192.',
    steps: [
      'Marque consulta no posto de saúde e diga a palavra depressão logo na primeira frase.',
      'Conte hoje a duas pessoas, uma de casa e uma de fora, e peça que perguntem por você toda semana.',
      'Caminhe vinte minutos por dia de manhã, mesmo sem vontade, e corte o álcool durante o tratamento.',
      'Leia o Salmo 42 devagar como oração, sem se obrigar a sentir nada.',
    ],
    verses: [
      verse('Salmos 40:2', 'lodo rocha firmou'),
      verse('Mateus 26:37-38', 'entristecer-se alma tristeza vigiai'),
      verse('Números 11:14-17', 'sozinho pesado setenta carga'),
      verse('Salmos 42', 'abatida alma Espera'),
    ],
  },
];
