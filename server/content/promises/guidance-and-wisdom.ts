import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const guidanceAndWisdom: readonly PromiseTheme[] = [
  {
    slug: 'direcao',
    theme: 'Direção',
    explanation:
      'Israel foi guiado por uma nuvem; reis consultavam profetas; nós temos as Escrituras, o Espírito e a comunidade da fé. Ao ler promessas de direção, convém notar do que elas falam: em geral do caminho da justiça, do modo de viver, e menos de qual emprego ou casa escolher. Deus guia quem se deixa ensinar. Ele não prometeu sinais para cada decisão, e ninguém deve usar o nome dele para mandar na vida dos outros. Em Cristo, luz do mundo e bom Pastor, sabemos a quem seguir, mesmo sem enxergar a próxima curva. Para o resto ele nos deu oração, conselho, bom senso e liberdade.',
    prayer:
      'Bom Pastor, estou diante de escolhas e não vejo com clareza. Confesso que às vezes peço direção já com a decisão tomada. Amolece o meu querer e ensina-me primeiro o caminho da justiça, aquele que vale em qualquer emprego e em qualquer cidade. Usa a tua Palavra como lamparina e o conselho de gente madura como corrimão. Guarda-me de confundir pressa com a tua voz. Se eu errar a estrada, vem buscar-me; se eu acertar, não me deixes ficar com a vaidade. Hoje mostra-me o próximo passo, e isso me basta. Amém.',
    actions: [
      'Antes de decidir, escreva as opções e pergunte de cada uma se ela é honesta, se ama o próximo e se cabe na verdade.',
      'Ouça duas pessoas maduras que não tenham interesse no resultado, e conte a elas também o que você preferiria esconder.',
      'Leia um capítulo de Provérbios por dia durante este mês e anote o que toca na decisão que você tem diante de si.',
      'Desconfie de quem diz saber por revelação o que você deve fazer, e leve o caso com calma ao seu pastor.',
      'Dê hoje o passo que já está claro, como pagar, desculpar-se ou estudar, antes de pedir luz sobre o ano que vem.',
    ],
    promises: [
      {
        verse: verse('Êxodo 13:21', 'coluna nuvem guiá-los fogo'),
        context:
          'Relato da saída do Egito: Deus foi à frente de Israel no deserto com sinal visível, dia e noite, para que não se perdesse.',
      },
      {
        verse: verse('Salmos 23:3', 'restaura alma guia-me justiça'),
        context:
          'Davi confessa que o Pastor refaz o seu ânimo e o leva por trilhas retas, em honra do próprio nome.',
      },
      {
        verse: verse('Salmos 25:9', 'guia humildes ensina caminho'),
        context:
          'Oração de Davi, arrependido dos pecados da juventude: Deus não despreza os que aceitam aprender e lhes mostra o rumo.',
      },
      {
        verse: verse('Salmos 25:12', 'teme ensinará caminho escolher'),
        context:
          'Numa oração feita sob ameaça, Davi pergunta a quem Deus instrui e responde: a quem o reverencia e aceita ser ensinado nas escolhas.',
      },
      {
        verse: verse('Salmos 32:8', 'instruirei ensinarei aconselharei'),
        context:
          'Depois do perdão vem o ensino: neste salmo de Davi, Deus se dispõe a orientar o perdoado, acompanhando-o de perto.',
      },
      {
        verse: verse('Salmos 37:23-24', 'passos firmados prostrado sustenta'),
        context:
          'Já idoso, Davi observa que o Senhor firma o andar do justo: ele pode tropeçar, e mesmo assim não fica no chão.',
      },
      {
        verse: verse('Salmos 48:14', 'Deus guia morte'),
        context:
          'Canto dos filhos de Corá pela proteção de Jerusalém, a ser repetido aos filhos: o Senhor conduz o seu povo por toda a vida.',
      },
      {
        verse: verse('Salmos 119:105', 'lâmpada pés luz caminho'),
        context:
          'Quem escreveu o salmo mais longo vivia sob ameaça e achou na instrução de Deus claridade suficiente para o passo seguinte.',
      },
      {
        verse: verse('Provérbios 3:5-6', 'Confia coração endireitará veredas'),
        context:
          'Ensino de pai a filho na sabedoria de Israel: apoiar-se em Deus acima da própria esperteza, pois ele aplaina a estrada.',
      },
      {
        verse: verse('Provérbios 16:9', 'planeja dirige passos'),
        context:
          'Provérbio ligado a Salomão: fazer planos é próprio de gente, e acima deles o Senhor conduz o percurso até onde quer.',
      },
      {
        verse: verse('Isaías 30:21', 'direita esquerda palavra caminho'),
        context:
          'Jerusalém sofreria cerco e pão escasso; depois, promete Isaías, o povo teria mestres e escutaria a correção ao desviar-se.',
      },
      {
        verse: verse('Isaías 42:16', 'guiarei cegos trevas luz'),
        context:
          'Para exilados sem saída à vista, o Senhor se oferece como guia de cegos: abrirá estrada onde eles não viam nenhuma.',
      },
      {
        verse: verse('Isaías 48:17', 'Redentor ensina guia'),
        context:
          'Deus, que corrigia Israel no exílio, apresenta-se como professor do povo e lamenta que não o tivessem escutado antes.',
      },
      {
        verse: verse('Isaías 58:11', 'guiará jardim manancial'),
        context:
          'Depois do exílio, o povo jejuava e explorava os empregados; a direção contínua é prometida a quem pratica justiça e reparte o pão.',
      },
      {
        verse: verse('João 8:12', 'luz mundo segue trevas'),
        context:
          'No templo, pela festa das Tendas, em que se costumava acender grandes lâmpadas, Jesus se oferece como claridade a quem o acompanha.',
      },
    ],
  },
  {
    slug: 'sabedoria',
    theme: 'Sabedoria',
    explanation:
      'A sabedoria bíblica é menos informação e mais habilidade para viver diante de Deus. Em Provérbios ela trata de conversa, trabalho, dinheiro, amizade; em Jó, admite que há mistérios; em Tiago, é pedida em meio a provações. Suas frases costumam ser princípios verdadeiros, e não contratos: o prudente em geral colhe o bem, embora o justo também sofra. Algumas promessas foram particulares, como a de Salomão. Outras se abrem a todo aquele que pede com fé. No Novo Testamento ela tem rosto, Cristo, em quem estão os tesouros de Deus, e a cruz parece tolice aos soberbos. Crescer em sabedoria leva tempo, escuta, estudo e arrependimento.',
    prayer:
      'Deus de toda sabedoria, tenho opinião sobre muita coisa e pouco juízo em algumas das que mais importam. O Senhor não humilha quem pergunta; por isso pergunto. Ensine-me a falar menos, ouvir inteiro, gastar com critério e escolher bem as companhias. Quando a vida não couber nas minhas explicações, dê-me reverência no lugar da teimosia. Livre-me de usar a Bíblia para vencer discussões. Que Cristo seja a minha sabedoria, sobretudo quando obedecer parecer loucura. Abençoe quem ensina, quem estuda depois do trabalho e quem não pôde estudar. Em nome de Jesus, amém.',
    actions: [
      'Peça sabedoria a Deus por uma situação determinada, nomeando pessoas e prazos, e anote o que for ficando claro.',
      'Procure alguém mais velho na fé, faça a ele duas perguntas sinceras e escute até o fim sem se defender.',
      'Antes de responder a uma mensagem que irritou você, espere uma hora, releia e corte tudo o que não ajuda.',
      'Observe com quem passa mais tempo e aproxime-se de uma amizade que faça crescer em você a honestidade, a paciência e a generosidade.',
      'Memorize um provérbio por semana e procure praticá-lo em casa antes de citá-lo para os outros.',
    ],
    promises: [
      {
        verse: verse('1 Reis 3:12', 'dei coração sábio entendimento'),
        context:
          'Resposta dada em sonho a Salomão, que pedira discernimento para governar; a medida extraordinária era dele, o Deus que atende é o mesmo.',
      },
      {
        verse: verse('Jó 28:28', 'temor sabedoria mal inteligência'),
        context:
          'O poema sobre a sabedoria, que mina nenhuma produz, conclui que ela começa em reverenciar a Deus e largar o que é mau.',
      },
      {
        verse: verse('Salmos 19:7', 'lei perfeita sabedoria simples'),
        context:
          'Davi celebra a instrução de Deus depois de olhar o céu: ela refaz a vida e torna sensato quem tem pouco preparo.',
      },
      {
        verse: verse('Salmos 111:10', 'temor princípio sabedoria'),
        context:
          'Fecho de um salmo alfabético cantado na assembleia de Israel: a vida sábia nasce da reverência e cresce na prática.',
      },
      {
        verse: verse('Salmos 119:130', 'palavras luz entendimento simples'),
        context:
          'Na longa meditação sobre a Palavra, o salmista garante que ela, ao ser aberta, ilumina até quem se acha sem estudo.',
      },
      {
        verse: verse('Provérbios 1:23', 'repreensão derramarei saber'),
        context:
          'A Sabedoria, figurada como mulher que grita nas praças, chama os insensatos a mudar e lhes oferece ensino generoso.',
      },
      {
        verse: verse('Provérbios 2:6', 'dá sabedoria conhecimento'),
        context:
          'Um pai manda o filho buscar o entendimento como quem procura prata, e lembra que ele é presente de Deus.',
      },
      {
        verse: verse('Provérbios 8:17', 'amo buscam acharão'),
        context:
          'Quem fala é a Sabedoria personificada, dirigindo-se a jovens e simples: deixa-se encontrar por quem a procura com vontade.',
      },
      {
        verse: verse('Provérbios 13:20', 'anda sábios sábio'),
        context:
          'Observação dos mestres de Israel a respeito de companhias, em forma de regra geral: com o tempo ficamos parecidos com os amigos.',
      },
      {
        verse: verse('Daniel 2:21-22', 'sabedoria revela trevas luz'),
        context:
          'Louvor de Daniel na corte da Babilônia, quando lhe foi mostrado o sonho do rei: governos e segredos estão ao alcance de Deus.',
      },
      {
        verse: verse('Mateus 7:24-25', 'ouve pratica casa rocha'),
        context:
          'Fim do Sermão do Monte: entre os que escutam Jesus, a construção que resiste ao temporal é a de quem obedece.',
      },
      {
        verse: verse('Lucas 21:15', 'darei boca sabedoria'),
        context:
          'Prometido aos discípulos que seriam levados a tribunais por causa de Jesus; não é licença para o despreparo, e sim amparo à testemunha perseguida.',
      },
      {
        verse: verse('1 Coríntios 1:30', 'Cristo sabedoria justiça santificação'),
        context:
          'Aos coríntios fascinados por oradores, Paulo responde que o Crucificado é a sabedoria deles, e tudo o mais de que precisam diante de Deus.',
      },
      {
        verse: verse('Colossenses 2:3', 'tesouros sabedoria conhecimento'),
        context:
          'Contra mestres que ofereciam segredos espirituais em Colossos, o apóstolo afirma que nada falta em Cristo: nele está guardado todo saber.',
      },
      {
        verse: verse('Tiago 1:5', 'sabedoria peça concede'),
        context:
          'Tiago escreve a cristãos dispersos e provados: a quem não sabe como agir, Deus dá entendimento com largueza e sem humilhar.',
      },
    ],
  },
];
