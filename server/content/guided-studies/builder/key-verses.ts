import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const keyVerses: AuthoredStudy<'builder'>['keyVerses'] = [
  {
    reference: verse('Provérbios 14:1', 'mulher sábia edifica casa'),
    explanation:
      'Construir é verbo lento: exige material, prumo, repetição. O provérbio põe as mãos no centro, porque os gestos comuns levantam ou demolem. Ele descreve um rumo e convida à sabedoria. Não autoriza ninguém a culpar a mulher cuja casa outra pessoa derrubou.',
  },
  {
    reference: verse('Gênesis 1:27', 'criou ser humano imagem fêmea'),
    explanation:
      'Antes de qualquer função, a imagem. O primeiro poema da Bíblia, no meio da prosa da criação, coloca a mulher ao lado do homem, os dois feitos à imagem de Deus. Maltratar uma mulher é riscar esse retrato. E nenhuma profissão, estado civil ou idade o deixa mais nítido.',
  },
  {
    reference: verse('Isaías 43:4', 'precioso glorificado amei'),
    explanation:
      'Palavras ditas a exilados que se julgavam refugo. O amor vem sem explicação, a não ser ele mesmo. Em Jesus se vê que não era exagero: por nós Deus deu o próprio Filho. Você não precisa provar a ninguém quanto vale.',
  },
  {
    reference: verse('Salmos 139:13-14', 'formaste interior teceste ventre maravilhosas obras'),
    explanation:
      'Tecer é trabalho de perto, com a mão no fio. Davi não elogia a própria aparência; admira o tecelão. Para quem ouviu a vida toda que é demais aqui e de menos ali, este salmo muda a pergunta: em lugar de “como me veem?”, “quem me fez?”.',
  },
  {
    reference: verse('Gálatas 3:28', 'judeu servo fêmea todos um'),
    explanation:
      'Três cercas do mundo antigo caem na mesma linha: povo, condição social, sexo. As diferenças não somem, mas deixam de ser degraus. No batismo ninguém entra pela porta dos fundos. As igrejas discutem consequências para os ofícios; que a herança é igual para todos, isso não se discute.',
  },
  {
    reference: verse('1 Pedro 3:7', 'maridos entendimento honra herdeiros'),
    explanation:
      'Em casas onde a mulher tinha menos poder e menos força física, Pedro obriga o marido a três coisas: compreender, honrar, tratá-la como coerdeira. E avisa que o céu reage quando ele não faz isso. O verso protege quem está mais exposta.',
  },
  {
    reference: verse('Efésios 5:21', 'sujeitando-vos outros temor'),
    explanation:
      'Este verso é a chave que abre o trecho sobre o casamento. Diz “uns aos outros”, e essa estrada tem duas mãos. O motivo é reverência a Deus, não medo do cônjuge. Toda conversa sobre submissão que pule esta linha já começou torta.',
  },
  {
    reference: verse('Salmos 11:5', 'perverso ama violência'),
    explanation:
      'Raras vezes a Escritura diz com tanta dureza o que Deus pensa de alguém. Ele não é neutro diante da mão que fere. Quem apanha pode contar com esse olhar, e quem acolhe uma vítima está do lado certo. Socorro imediato: 190. Orientação: 180.',
  },
  {
    reference: verse('Rute 3:11', 'não temas povo virtuosa'),
    explanation:
      'Boaz diz isto a uma viúva pobre, vinda de fora, na madrugada. O elogio mais alto dado a uma mulher em Israel coube a quem não tinha nada do que costuma render elogios. O caráter dela era assunto na entrada da cidade.',
  },
  {
    reference: verse('Provérbios 31:25', 'Força glória roupas sorri futuro'),
    explanation:
      'O poeta olha o guarda-roupa e descreve duas peças que não desbotam. O sorriso dela diante do amanhã não vem de saber o que vai acontecer. Vem de saber com quem ela estará. Nem toda manhã dá para vestir isso sozinha; há dias em que uma amiga precisa ajudar.',
  },
  {
    reference: verse('Provérbios 24:3', 'sabedoria casa entendimento firme'),
    explanation:
      'Repare no que não está na lista: dinheiro, mármore, sobrenome. O juízo levanta e a compreensão escora. É boa notícia para quem mora de aluguel, porque é um material que nenhum despejo leva embora. Aprende-se aos poucos, com gente mais velha e com os próprios erros.',
  },
  {
    reference: verse('Salmos 127:1', 'SENHOR edificar vão guarda vigia'),
    explanation:
      'O salmo não chama de inútil o trabalho, e sim o trabalho sem Deus, que vira insônia. Você tranca a porta e confere o gás. Depois há um ponto em que vigiar mais é só aflição. Dali em diante, outro fica de plantão.',
  },
  {
    reference: verse('Isaías 49:15', 'mulher filho esquecessem não esquecerei'),
    explanation:
      'Para falar da própria fidelidade, Deus escolhe o laço mais forte que conhecemos e admite que até esse pode falhar. Quem teve mãe ausente não precisa fingir. O texto dá lugar a essa dor e coloca acima dela uma memória que não se perde.',
  },
  {
    reference: verse('Salmos 68:5-6', 'órfãos defensor viúvas solitário família'),
    explanation:
      'A viúva, naquela sociedade, ficava sem renda e sem voz no tribunal. Deus se apresenta como advogado dela e arranja família para quem está só. A igreja é chamada a ser o endereço dessa promessa, com cesta, companhia e cadeira na mesa.',
  },
  {
    reference: verse('Lucas 10:42', 'uma necessária boa parte tirada'),
    explanation:
      'Sentar-se aos pés de um mestre era posição de aluno. Jesus protege o direito de Maria aprender e diz que ninguém lhe tirará esse lugar. A frase não rebaixa as panelas de Marta: lembra que a cozinheira também tem alma com fome.',
  },
  {
    reference: verse('Juízes 5:7', 'Débora mãe Israel'),
    explanation:
      'Estradas vazias, aldeias com medo, e uma juíza se levanta. Ela não se intitula rainha nem capitã; diz “mãe”. Existe uma maternidade feita de coragem pública, que protege filhos que não pariu. Professoras, agentes de saúde e líderes de bairro a conhecem bem.',
  },
  {
    reference: verse('Isaías 56:5', 'casa lugar nome melhor filhas eterno'),
    explanation:
      'A promessa foi feita a eunucos, que não teriam filhos para guardar o seu nome. Dentro dos muros de Deus há lugar para a mulher sem filhos, e com placa própria. Num domingo em que só as mães ganham flor, este verso pode ser lido em voz baixa, ou em voz alta.',
  },
  {
    reference: verse('Tito 2:3', 'velhas bons costumes instrutoras bom'),
    explanation:
      'A velhice aparece aqui como ofício de professora: Paulo espera das senhoras boca limpa, sobriedade e vontade de ensinar, numa ilha de má fama. Aquilo que você aprendeu à custa de lágrima pode poupar lágrima a outra. Só não imponha nada: ofereça, com café e tempo.',
  },
  {
    reference: verse('Marcos 14:9', 'Evangelho pregado ela dito memória'),
    explanation:
      'Os homens da sala fizeram contas do perfume que uma mulher derramou sobre Jesus. Ele fez uma promessa a respeito dela, e nós, lendo isto, ajudamos a cumpri-la. O que se faz por amor a ele não cai no vazio, mesmo sem plateia e sob crítica.',
  },
  {
    reference: verse('Filipenses 1:6', 'começou boa obra completá-la'),
    explanation:
      'A igreja de Filipos começou numa reunião de mulheres à beira do rio. É a ela que Paulo escreve esta certeza. A obra tem um responsável que não larga o serviço. Quando você se vê pela metade, ele já vê a casa pronta.',
  },
];
