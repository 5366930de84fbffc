import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const keyVerses: AuthoredStudy<'priest'>['keyVerses'] = [
  {
    reference: verse('1 Pedro 2:9', 'geração sacerdócio real anuncieis luz'),
    explanation:
      'Pedro escreve a gente espalhada e malvista, homens e mulheres, e dá a todos um título que Israel ouviu no Sinai. O ofício é da igreja inteira. A finalidade vem junto: contar as qualidades de quem nos tirou do escuro. Se o título não produz testemunho, virou enfeite.',
  },
  {
    reference: verse('Marcos 10:45', 'não ser servido servir resgate'),
    explanation:
      'Tiago e João tinham acabado de pedir as melhores cadeiras. Jesus responde com a própria biografia resumida: veio servir e pagar o preço de muitos. Esta é a régua de toda liderança cristã. Quem quer ter influência em casa deve começar por servir.',
  },
  {
    reference: verse('Hebreus 4:15', 'compadecer fraquezas provado tudo sem pecado'),
    explanation:
      'Não há tentação de homem que espante Jesus: a fome, a raiva, o cansaço, a solidão, o aplauso fácil. Ele passou por elas sem ceder, e por isso conhece a força toda da correnteza. Você pode contar a ele a parte que não conta a ninguém.',
  },
  {
    reference: verse('Efésios 5:25', 'Maridos amai Cristo entregou'),
    explanation:
      'Num tempo em que se ensinava o marido a governar, Paulo escolheu o verbo “amar” e deu a cruz por modelo. Cristo não se serviu da igreja; entregou-se. Usar este capítulo para exigir vantagens é lê-lo de cabeça para baixo. O solteiro aprende aqui que espécie de amor prometer.',
  },
  {
    reference: verse('Efésios 6:4', 'Pais não provoqueis ira filhos criai-os'),
    explanation:
      'A frase começa por um “não” dirigido a quem tem mais poder. Depois vem a palavra “criar”, que em grego é a mesma de nutrir. A disciplina do Senhor alimenta e orienta; quem não a tem explode. A injustiça repetida acende nos filhos uma raiva que eles não sabem carregar.',
  },
  {
    reference: verse('Provérbios 15:1', 'resposta suave desvia furor'),
    explanation:
      'Quem já apagou fogo de mato sabe: não se combate vento com vento. Baixar a voz é técnica de gente forte, e às vezes evita a noite inteira de guerra. Um cuidado: o conselho é para quem fala; ele não põe em quem apanhou a culpa de nenhum golpe.',
  },
  {
    reference: verse('Tiago 1:19', 'pronta ouvir tardia falar irar'),
    explanation:
      'Três velocidades: rápido no ouvido, devagar na boca, mais devagar ainda na raiva. Costumamos inverter a ordem no trânsito e no jantar. A linha seguinte explica o motivo: a ira do homem não produz o que Deus chama de justo, mesmo quando ele tem razão.',
  },
  {
    reference: verse('Provérbios 28:13', 'encobre confessa abandona misericórdia'),
    explanation:
      'Dois verbos abrem a porta da misericórdia, e um só não basta. Há quem confesse bonito e guarde no celular o número da outra; outro larga o erro sem jamais admiti-lo e deixa os feridos achando que estavam loucos. Dizer e deixar andam juntos.',
  },
  {
    reference: verse('Salmos 103:13', 'pai compadece filhos SENHOR temem'),
    explanation:
      'Para falar da misericórdia de Deus, Davi procurou um pai com pena do filho. É um elogio e um susto: a imagem que seus filhos terão do Senhor passa primeiro pelo seu rosto. O verso seguinte consola quem falha, pois Deus sabe que somos pó, o pai inclusive.',
  },
  {
    reference: verse('Miqueias 6:8', 'justo amar bondade andar humildemente'),
    explanation:
      'O povo oferecia rios de azeite e até o filho mais velho. A resposta cabe num bilhete: ser justo, gostar da bondade, caminhar sem arrogância com Deus. Na vida de um homem comum, isso quer dizer troco certo, coração brando e um passo que não deixa ninguém para trás.',
  },
  {
    reference: verse('1 Coríntios 16:13-14', 'Vigiai firmes corajosos amor'),
    explanation:
      'O primeiro destes versículos aparece em muita camiseta de retiro masculino; o segundo, quase nunca. Paulo os deixou colados de propósito. Coragem e firmeza que não forem exercidas em amor viram só dureza com nome de fé. E amor sem coragem nenhuma foge da conversa necessária.',
  },
  {
    reference: verse('Mateus 11:29', 'jugo aprendei manso humilde descanso'),
    explanation:
      'Ao descrever o próprio coração, o que faz poucas vezes, Jesus escolheu “manso” e “humilde”. Ofereceu-se como mestre aos exaustos, e aprender dele inclui aprender o jeito dele. O homem que procura virilidade longe dessas duas palavras está seguindo outro professor.',
  },
  {
    reference: verse('Salmos 131:2', 'sossego calo alma criança desmamada mãe'),
    explanation:
      'Um guerreiro se compara a um bebê satisfeito no colo. Já não berra pelo peito; fica perto porque gosta de estar. É a oração sem pedidos. Quem vive resolvendo problemas pode experimentar dois minutos deste colo antes de voltar a resolver.',
  },
  {
    reference: verse('Isaías 46:4', 'velhice cabelos grisalhos carregarei fiz'),
    explanation:
      'Os deuses de Babilônia fugiam em lombo de burro; precisavam ser carregados. O Senhor faz o contrário e leva o seu povo do berço à bengala. Para quem cuida de pais idosos ou sente as próprias pernas falharem, eis um Deus que não larga o peso no fim.',
  },
  {
    reference: verse('Romanos 12:1', 'corpos sacrifício vivo santo culto'),
    explanation:
      'Depois de onze capítulos sobre misericórdia, o pedido é sobre o corpo. A oferta do sacerdote novo é ele mesmo: mãos, sono, apetite, coluna, tempo. Sacrifício vivo tem o defeito de querer descer do altar; por isso a entrega precisa ser renovada toda manhã.',
  },
  {
    reference: verse('1 João 1:9', 'confessarmos pecados fiel justo perdoar purificar'),
    explanation:
      'João não escreve que Deus é bonzinho e deixa passar. Escreve que é fiel e justo: o perdão tem fundamento, o sangue de que falou há pouco. Por isso a confissão não precisa ser teatral nem calculada. É concordar com a luz e deixar-se lavar.',
  },
  {
    reference: verse('Números 6:24-26', 'abençoe guarde resplandecer rosto paz'),
    explanation:
      'Aos sacerdotes de Israel foi dada uma frase para pôr o nome de Deus sobre o povo. Ela é toda dele: quem guarda, ilumina e pacifica é o Senhor. Um pai, uma avó, um padrinho podem repeti-la à noite, devagar, olhando no rosto.',
  },
  {
    reference: verse('Provérbios 20:7', 'justo integridade bem-aventurados filhos depois'),
    explanation:
      'O sábio observa uma herança que não passa por cartório. Filhos de um homem inteiro, o mesmo dentro e fora, pisam chão mais firme. O provérbio descreve o que costuma acontecer, sem garantia: há justo com filho ferido, e filho bom de pai torto. Mesmo assim, ande direito.',
  },
  {
    reference: verse('Filipenses 2:4', 'atencioso não somente seu outros'),
    explanation:
      'O apóstolo não manda esquecer a si próprio; manda alargar o olhar. Além do meu cansaço, existe o da esposa; fora o meu prazo, há o do colega. Logo adiante ele conta de Cristo, que desceu. Atenção é o primeiro degrau dessa descida, e está ao alcance de todos.',
  },
  {
    reference: verse('Tiago 1:27', 'religião pura visitar órfãos viúvas corrupção'),
    explanation:
      'Se alguém pergunta que devoção Deus reconhece, o irmão do Senhor aponta para quem ficou sem proteção e para uma vida limpa. As duas metades precisam uma da outra. Há homens caridosos de coração sujo, e há os irrepreensíveis que nunca visitaram ninguém.',
  },
];
