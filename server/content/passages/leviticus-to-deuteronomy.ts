import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const leviticusToDeuteronomy: readonly PassageDevotional[] = [
  {
    slug: 'levitico-16',
    chapters: ['LEV.16'],
    verse: verse('Levítico 16:22', 'bode levará iniquidades'),
    reflection:
      'Uma vez por ano Arão tirava as roupas bonitas de sacerdote, vestia linho simples e entrava sozinho atrás do véu. Depois punha as duas mãos sobre a cabeça de um bode vivo, confessava ali os pecados de todo o povo, e um homem o levava para o deserto. Quem estava no acampamento via a sua culpa ir embora andando, até sumir.',
    prayer:
      'Deus santo, eu não conseguiria chegar perto de ti pelo meu próprio caminho. Agradeço por Jesus, que entrou de uma vez por todas com o seu sangue e levou a minha culpa para longe. Ajuda-me a não correr atrás do que tu já mandaste embora. Eu descanso hoje no perdão que ele conquistou. Amém.',
    application:
      'Ponha as duas mãos sobre a mesa e confesse em voz baixa os pecados desta semana, um por um. Depois levante as mãos vazias e agradeça a Cristo.',
  },
  {
    slug: 'levitico-19',
    chapters: ['LEV.19'],
    verse: verse('Levítico 19:10', 'pobre estrangeiro deixarás'),
    reflection:
      'Deus pede ao povo que seja santo, e logo fala de colheita, de salário, de surdos e de balanças. O dono da lavoura devia deixar um canto sem ceifar e não voltar para buscar as uvas caídas, porque eram do pobre e do estrangeiro. O diarista recebia no mesmo dia, já que a família dele jantava com aquele pagamento.',
    prayer:
      'Senhor, tu reparas no canto da minha lavoura e no dia em que eu pago a quem me serve. Livra-me de apertar os outros para guardar mais um pouco. Ensina-me a amar o meu próximo como Jesus amou, com tempo, com dinheiro e com palavras limpas. Mostra-me hoje a quem pertence a parte que eu ia recolher. Amém.',
    application:
      'Pague hoje o que você deve a um trabalhador, ou acrescente um valor justo ao combinado. Se não deve nada, separe mantimentos e leve a uma família apertada.',
  },
  {
    slug: 'numeros-14',
    chapters: ['NUM.14'],
    verse: verse('Números 14:24', 'Calebe outro espírito'),
    reflection:
      'O povo chora a noite toda por causa do relatório dos espias e já procura um chefe que o leve de volta ao Egito. Josué e Calebe viram os mesmos gigantes e as mesmas muralhas, e rasgam as roupas pedindo confiança em Deus. De toda aquela geração, foram só eles dois que entraram na terra, quarenta anos mais tarde.',
    prayer:
      'Deus paciente, quantas vezes eu já quis voltar para o lugar de onde me tiraste. Perdoa a minha murmuração segundo a tua grande misericórdia, como Moisés te pediu. Dá-me o espírito de Calebe, que te seguiu por inteiro quando a maioria gritava. Mantém os meus olhos em Jesus até a chegada. Amém.',
    application:
      'Passe este dia sem reclamar em voz alta. Quando a queixa vier à boca, troque-a por uma frase curta a Deus, contando o que pesa e pedindo ajuda.',
  },
  {
    slug: 'numeros-21',
    chapters: ['NUM.21'],
    verse: verse('Números 21:9', 'serpente bronze vivia'),
    reflection:
      'O povo se cansa da volta ao redor de Edom e diz que tem nojo do maná que Deus mandava toda manhã. Vêm as serpentes, e o pedido de socorro passa pela confissão: nós pecamos. Moisés levanta uma serpente de bronze numa haste, e quem foi mordido vive quando olha para ela; séculos depois, Jesus contou a Nicodemos que também seria levantado assim.',
    prayer:
      'Pai, eu me canso no meio do caminho e falo mal do pão que me dás. O veneno do pecado corre em mim, e eu não tenho remédio próprio. Olho agora para Jesus levantado na cruz e peço a vida que só ele dá. Cura a minha ingratidão e ensina-me a agradecer o de todo dia. Amém.',
    application:
      'Na próxima refeição, antes de comer, cada um à mesa diga uma coisa repetida e simples pela qual agradece. Se comer sozinho, mande a sua por mensagem.',
  },
  {
    slug: 'deuteronomio-6',
    chapters: ['DEU.6'],
    verse: verse('Deuteronômio 6:7', 'filhos casa caminho'),
    reflection:
      'Moisés reúne a fé de Israel numa frase, o Senhor é um só e deve ser amado por inteiro, e em seguida fala da rotina. O lugar desse amor é a casa e a estrada, a hora de deitar e a de levantar, o batente da porta. Ele já prevê o dia em que um filho vai perguntar o porquê de tudo aquilo, e os pais vão contar do Egito.',
    prayer:
      'Senhor nosso Deus, tu és um só, e o meu amor se divide em muitos pedaços. Junta o meu coração, a minha força e o meu tempo em torno de ti. Ajuda-me a falar de Jesus às crianças com naturalidade, na cozinha e no ônibus, e a viver de um modo que combine com o que eu conto. Amém.',
    application:
      'Conte hoje a uma criança ou a um jovem, em dois minutos, uma vez em que Deus ajudou você. Conte o que aconteceu, sem dar lição no fim.',
  },
  {
    slug: 'deuteronomio-30',
    chapters: ['DEU.30'],
    verse: verse('Deuteronômio 30:14', 'próxima palavra coração'),
    reflection:
      'Moisés está no fim da vida e fala a um povo que ele sabe que vai cair, ser espalhado e querer voltar. Do ponto mais distante do céu, diz ele, Deus ainda recolhe os seus e muda o coração deles. E ninguém precisa subir às nuvens nem atravessar o mar para achar a palavra, porque ela já está na boca e no coração de quem a ouviu.',
    prayer:
      'Deus de misericórdia, eu tenho te procurado longe, e tu estás perto. Circuncida o meu coração para que eu te ame de verdade e viva. Agradeço porque Cristo desceu até mim e ressuscitou dentre os mortos, sem que eu precisasse ir buscá-lo. Hoje eu escolho a vida contigo. Amém.',
    application:
      'Escolha uma decisão pequena do dia de hoje, como o que ver no celular ou como responder a alguém, e decida por aquilo que aproxima você de Deus.',
  },
];
