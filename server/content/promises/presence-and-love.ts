import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const presenceAndLove: readonly PromiseTheme[] = [
  {
    slug: 'presenca-de-deus',
    theme: 'Presença de Deus',
    explanation:
      'Deus está em toda parte, mas a Bíblia fala também de outra presença: a do Senhor que se compromete com um povo e caminha com ele. Foi assim com Jacó fugitivo, com Moisés no deserto, com a gente que voltou da Babilônia. Muitas dessas palavras tinham destinatário e ocasião, e convém não apagar o nome deles para escrever o nosso. Elas chegam até nós por Jesus, chamado Emanuel, que prometeu aos discípulos ficar com eles até o fim. Essa companhia não depende do que sentimos num dia bom ou num dia seco. Tampouco garante caminho sem dor: garante que nele não andaremos abandonados.',
    prayer:
      'Senhor, há dias em que a casa está cheia e mesmo assim me sinto só. Graças te dou porque em Jesus vieste morar entre nós e não te afastaste quando o caminho ficou difícil. Quando eu não te sentir, ajuda-me a confiar no que disseste mais do que no meu estado de espírito. Fica comigo no quarto, na fila do posto de saúde, no trabalho e na volta para casa. Ensina-me a perceber a tua companhia na oração, na Palavra e na mesa com os irmãos. E faze de mim boa companhia para quem está esquecido. Em nome de Jesus, amém.',
    actions: [
      'Escolha um horário fixo, ainda que de dez minutos, para ler um salmo e conversar com Deus sem o celular por perto.',
      'Antes de uma tarefa que assusta você, pare na porta e diga em oração, com palavras simples, que não entra ali sem companhia.',
      'Visite ou telefone nesta semana para alguém que mora só, sem pressa e sem sermão, com tempo para escutar como vai a vida dessa pessoa.',
      'Volte a reunir-se com irmãos, mesmo em grupo pequeno, porque Jesus ligou a promessa da sua presença ao encontro em seu nome.',
    ],
    promises: [
      {
        verse: verse('Gênesis 28:15', 'contigo guardarei deixarei'),
        context:
          'Jacó fugia do irmão e dormia ao relento em Betel quando Deus lhe garantiu, em sonho, companhia na viagem e retorno à terra de Canaã.',
      },
      {
        verse: verse('Êxodo 33:14', 'face irá contigo descansar'),
        context:
          'Depois do bezerro de ouro, Moisés não queria seguir pelo deserto sem Deus; esta foi a resposta, que valia para ele e para o povo.',
      },
      {
        verse: verse('Levítico 26:11-12', 'morada andarei povo'),
        context:
          'Palavra da aliança no Sinai, ligada à obediência de Israel: Deus habitaria no meio do povo, o que Cristo leva à plenitude na sua igreja.',
      },
      {
        verse: verse('Salmos 16:11', 'caminho presença alegrias'),
        context:
          'Davi confessa que diante de Deus há alegria que não se esgota; os apóstolos leram este salmo à luz da ressurreição de Jesus.',
      },
      {
        verse: verse('Salmos 23:4', 'vale estás comigo'),
        context:
          'Canto de confiança de Davi, antigo pastor, sobre o trecho mais escuro da caminhada: o vale continua lá, e o Pastor também.',
      },
      {
        verse: verse('Salmos 73:23', 'continuamente contigo seguras'),
        context:
          'Asafe quase desistira de crer ao ver a prosperidade dos maus; no santuário percebeu que nem na amargura Deus tinha soltado a sua mão.',
      },
      {
        verse: verse('Salmos 139:9-10', 'mar guiará sustentará'),
        context:
          'Meditação de Davi sobre a impossibilidade de fugir de Deus: no lugar mais distante que imagina, encontra a mão que conduz e segura.',
      },
      {
        verse: verse('Isaías 43:2', 'águas contigo fogo'),
        context:
          'Dito a Israel, a caminho do exílio e da volta; a promessa conta com rios e fogo, e assegura a companhia de Deus dentro deles.',
      },
      {
        verse: verse('Ageu 1:13', 'Ageu estou convosco'),
        context:
          'Recado curto aos que voltaram da Babilônia e retomavam, com pouco dinheiro e muito desânimo, a construção do templo: não trabalhariam sem Deus.',
      },
      {
        verse: verse('Mateus 1:23', 'Emanuel Deus conosco'),
        context:
          'Mateus aplica ao nascimento de Jesus um anúncio de Isaías ao rei Acaz: no filho de Maria, o próprio Deus veio viver entre nós.',
      },
      {
        verse: verse('Mateus 18:20', 'dois três reunidos meio'),
        context:
          'Jesus falava aos discípulos sobre corrigir e reconciliar irmãos; mesmo a menor reunião feita em seu nome conta com a presença dele.',
      },
      {
        verse: verse('Mateus 28:20', 'estou convosco todos dias'),
        context:
          'O Ressuscitado despede-se dos onze na Galileia com uma missão para todas as nações e garante que irá junto até o fim da história.',
      },
      {
        verse: verse('João 14:23', 'ama viremos morada'),
        context:
          'Resposta a Judas, não o Iscariotes, na noite da última ceia: o Pai e o Filho fazem casa em quem ama Jesus e lhe obedece.',
      },
      {
        verse: verse('Atos 17:27', 'buscassem longe cada'),
        context:
          'Paulo em Atenas, diante de gente que ainda não cria: o Criador não está distante e quer ser procurado por todos os povos.',
      },
      {
        verse: verse('Hebreus 13:5', 'ganância deixarei desampararei'),
        context:
          'A carta retoma a garantia dada a Israel e a Josué e a oferece a cristãos perseguidos, como remédio contra o apego ao dinheiro.',
      },
      {
        verse: verse('Tiago 4:8', 'Aproximai-vos aproximará'),
        context:
          'Convite de Tiago a cristãos divididos por brigas e cobiça: quem se volta arrependido encontra um Deus que já vem ao seu encontro.',
      },
    ],
  },
  {
    slug: 'amor-de-deus',
    theme: 'Amor de Deus',
    explanation:
      'A Bíblia não começa dizendo que merecemos ser amados; começa com um Deus que ama. Israel ouviu isso às portas da terra prometida, na véspera do exílio e entre ruínas, muitas vezes depois de ter falhado feio. Essas palavras foram ditas a um povo inteiro, dentro de uma aliança, antes de consolarem cada leitor. No Novo Testamento o mesmo amor ganha rosto: o Pai entrega o Filho por pecadores, e quem está em Cristo é recebido como filho. Por isso medimos o amor de Deus pela cruz, e não pela saúde, pelo saldo do banco ou pelo humor da semana. Ele não aprova tudo o que fazemos; ama a ponto de nos buscar e nos transformar.',
    prayer:
      'Pai, tenho dificuldade de acreditar que o Senhor me ama sem que eu precise provar nada. Guardei na memória palavras duras, e às vezes as confundo com a sua voz. Hoje olho para a cruz e vejo que o Senhor me amou antes de qualquer mérito meu. Cure em mim o medo da rejeição. Que eu não ande atrás de aplauso nem me esconda de vergonha. Ensine-me a amar os da minha casa com paciência, e também quem me feriu, sem fingir que nada aconteceu e sem me expor ao perigo. Guarde-me nesse amor até o fim. Amém.',
    actions: [
      'Leia devagar um dos textos deste tema pela manhã e anote no caderno o que ele afirma sobre Deus, antes de pensar em você.',
      'Quando vier a lembrança de uma falha antiga já confessada, recorde a cruz em voz alta e não repita a acusação contra si.',
      'Demonstre amor concreto a uma pessoa da casa: lave a louça que não era sua, ouça sem corrigir, peça desculpas.',
      'Se alguém usa a palavra amor para ameaçar ou bater em você, procure lugar seguro e peça ajuda.',
    ],
    promises: [
      {
        verse: verse('Deuteronômio 7:7-8', 'menores amou resgatou'),
        context:
          'Às portas de Canaã, Moisés explica a Israel por que Deus o escolheu: sem grandeza alguma do povo, por amor e por fidelidade ao juramento.',
      },
      {
        verse: verse('Salmos 36:7', 'preciosa bondade sombra asas'),
        context:
          'Davi contrasta a maldade humana com a bondade leal do Senhor, abrigo aberto a toda gente, como o ninho debaixo da ave.',
      },
      {
        verse: verse('Salmos 103:11', 'céus grande bondade temem'),
        context:
          'Davi conta à própria alma os benefícios recebidos e procura medida para a misericórdia divina: só a altura do céu lhe serve de comparação.',
      },
      {
        verse: verse('Salmos 103:13', 'pai compadece filhos'),
        context:
          'Neste hino de gratidão, Davi compara o Deus da aliança a um pai que conhece a fragilidade dos filhos e se enternece com eles.',
      },
      {
        verse: verse('Isaías 49:15-16', 'mulher esquecerei palmas'),
        context:
          'Sião, destruída, achava que Deus a tinha esquecido. O profeta responde aos exilados que nem o amor de mãe alcança o dele.',
      },
      {
        verse: verse('Jeremias 31:3', 'amor eterno amado'),
        context:
          'Jeremias fala ao Israel disperso pelo exílio: o castigo não apagou o afeto antigo de Deus, e por causa dele haveria retorno.',
      },
      {
        verse: verse('Oseias 11:8-9', 'Efraim coração compaixões Santo'),
        context:
          'Por Oseias, Deus fala do reino do Norte como pai de filho rebelde: o juízo virá, porém a compaixão não o deixa destruir por completo.',
      },
      {
        verse: verse('Sofonias 3:17', 'salva alegria amor'),
        context:
          'Depois de anunciar juízo, Sofonias promete a Jerusalém um Deus que salva, permanece com o seu povo e se alegra por tê-lo de volta.',
      },
      {
        verse: verse('João 15:9', 'Pai amou permanecei amor'),
        context:
          'Palavra de Jesus aos discípulos na véspera da cruz: eles são amados com o amor que une o Pai e o Filho, e devem permanecer nele.',
      },
      {
        verse: verse('João 16:27', 'próprio Pai ama crestes'),
        context:
          'Pouco antes de ser preso, Jesus garante aos que creram nele que não precisam convencer o Pai a amá-los: ele já os ama.',
      },
      {
        verse: verse('Romanos 5:8', 'prova amor morrido pecadores'),
        context:
          'Escrito aos cristãos de Roma: a prova do amor de Deus é um fato, Cristo morto por gente que ainda lhe virava as costas.',
      },
      {
        verse: verse('Romanos 8:32', 'próprio Filho poupou dará'),
        context:
          'Argumento de Paulo aos que estão em Cristo: quem já entregou o próprio Filho não será mesquinho com o que falta até a glória.',
      },
      {
        verse: verse('Romanos 8:38-39', 'morte separar amor Cristo'),
        context:
          'Paulo escreve a uma igreja que conhecia perseguição e perda, e lhe assegura que nada criado rompe o laço de amor feito em Cristo.',
      },
      {
        verse: verse('Efésios 2:4-5', 'misericórdia amou vida Cristo'),
        context:
          'A carta lembra a antigos pagãos da Ásia Menor de onde saíram: mortos em seus erros, receberam vida porque Deus quis amá-los.',
      },
      {
        verse: verse('1 João 3:1', 'amor Pai filhos'),
        context:
          'João contempla com espanto o que os crentes receberam: o Pai os chama de filhos, ainda que o mundo não entenda isso.',
      },
      {
        verse: verse('1 João 4:9-10', 'amor Filho sacrifício perdão'),
        context:
          'Para uma igreja abalada por divisões, João define o amor pela iniciativa de Deus, que enviou o Filho para tirar o pecado e dar vida.',
      },
    ],
  },
];
