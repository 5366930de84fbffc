import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const churchMatters: readonly QuestionEntry[] = [
  {
    slug: 'pastor-que-caiu',
    question: 'Meu pastor caiu em pecado. Como reagir e como perdoar?',
    synonyms: [
      'pastor que caiu em pecado',
      'pastor adulterou',
      'escândalo do pastor',
      'perdoar o pastor que caiu',
      'pastor traiu a esposa',
      'perdi a fé por causa do pastor',
      'pastor roubou dinheiro da igreja',
      'decepção com líder que caiu',
      'pastor que pecou pode voltar ao púlpito',
    ],
    answer:
      'Dói como luto, porque é perda de confiança. Pode chorar, ter raiva e passar um tempo sem saber em quem acreditar. A fé que ele lhe ensinou não era nele, mesmo que na prática estivesse misturada; os olhos vão para Jesus (Hebreus 12:2).\n\nA Bíblia não abafa. Acusação contra líder exige testemunhas, e pecado comprovado se trata diante de todos, sem dois pesos (1 Timóteo 5:19-20). Se houve crime, como abuso, violência ou desvio de dinheiro, cabe denúncia (190, 180 ou Disque 100), e ninguém deve ser calado em nome da unidade. As vítimas vêm primeiro.\n\nA mesma Bíblia quer restaurar quem se arrepende, com mansidão e cautela, pois nenhum de nós está acima da queda (Gálatas 6:1; 1 Coríntios 10:12). Perdão é uma coisa; cargo é outra. O bispo precisa ser irrepreensível (1 Timóteo 3:2), e as igrejas divergem sobre se e quando alguém volta ao púlpito. Tempo, prestação de contas e frutos são o mínimo.\n\nVocê pode perdoar devagar, sem fingir que passou. Ore também pela família dele, que perdeu muito. E não fique sem comunhão: converse com um cristão maduro de fora daquela história.',
    verses: [
      verse('Gálatas 6:1', 'surpreendido restaurai mansidão'),
      verse('1 Timóteo 5:19-20', 'presbítero testemunhas repreende-os'),
      verse('Hebreus 12:2', 'Jesus Autor fé'),
      verse('1 Coríntios 10:12', 'pé caia'),
      verse('1 Timóteo 3:2', 'bispo irrepreensível'),
    ],
  },
  {
    slug: 'trocar-de-igreja',
    question: 'Posso trocar de igreja? Como sair bem?',
    synonyms: [
      'trocar de igreja',
      'mudar de igreja',
      'quero sair da minha igreja',
      'como sair da igreja do jeito certo',
      'carta de transferência de membro',
      'minha igreja não me alimenta mais',
      'sair da igreja é rebeldia',
      'mudar de denominação',
      'posso visitar outra igreja',
    ],
    answer:
      'Pode. Igreja local não é casamento, e ninguém perde a salvação por mudar de endereço. Também não é restaurante: quem troca toda vez que algo desagrada nunca cria raiz.\n\nHá razões sérias: ensino que se afasta do evangelho, abuso, dinheiro arrancado com medo, portas fechadas para conversar. Nesses casos, sair protege. Há razões simples, como mudança de bairro, casamento, filhos, chamado. E há as que pedem um tempo antes: mágoa com um irmão, que se tenta resolver a sós (Mateus 18:15), tédio, ou um convite atraente.\n\nPara sair bem:\n\n- Ore e ouça duas ou três pessoas de juízo.\n- Fale com a liderança, com clareza e gratidão. Não é pedir licença; é cortesia.\n- Não leve um grupo junto nem espalhe queixas. No que depender de você, fique em paz (Romanos 12:18).\n- Entregue as tarefas em ordem.\n- Chegue à nova com calma, e não fique anos de visita.\n\nPaulo e Barnabé se separaram num desentendimento forte, e Deus usou os dois (Atos 15:39). Se alguém disser que você sairá debaixo de maldição, confirmou que era hora. Só não deixe de se reunir (Hebreus 10:25).',
    verses: [
      verse('Hebreus 10:25', 'abandonando reunião encorajemos'),
      verse('Romanos 12:18', 'possível paz todos'),
      verse('Mateus 18:15', 'irmão pecar repreende'),
      verse('Atos 15:39', 'discórdia separaram Barnabé'),
    ],
  },
  {
    slug: 'diferenca-entre-dizimo-e-oferta',
    question: 'Qual é a diferença entre dízimo e oferta?',
    synonyms: [
      'diferença entre dízimo e oferta',
      'oferta na igreja',
      'oferta alçada',
      'primícias',
      'oferta de sacrifício',
      'oferta da viúva pobre',
      'semear na igreja',
    ],
    answer:
      'Na lei de Israel, dízimo era a décima parte da colheita e do gado, que sustentava os levitas (Números 18:21); oferta era o que se trazia além disso, por gratidão, por culpa ou por gosto. Primícias eram os primeiros frutos, gesto de honra (Provérbios 3:9).\n\nAs igrejas de hoje adotam esses nomes de modos variados. Muitas ensinam o dízimo como medida da contribuição regular e chamam de oferta o que vai além, para missões, obra social ou uma necessidade. Outras falam só em contribuição, conforme a renda, como Paulo organizou em Corinto, no primeiro dia da semana (1 Coríntios 16:2).\n\nO espírito não muda: cada um decide no coração, sem tristeza nem pressão, porque Deus ama quem dá com alegria (2 Coríntios 9:7). Jesus viu mais valor em duas moedinhas de uma viúva do que nas sobras dos ricos (Marcos 12:41-44), e é bom lembrar que ele tinha acabado de censurar quem devora a casa das viúvas (Marcos 12:40).\n\nPor isso, desconfie de oferta com preço marcado, leilão de bênção, envelope que garante emprego. Dinheiro dado não é semente que obriga Deus. E a conta de luz da família vem antes de impressionar alguém.',
    verses: [
      verse('2 Coríntios 9:7', 'contribua coração alegria'),
      verse('Marcos 12:41-44', 'viúva moedas pobreza'),
      verse('Números 18:21', 'Levi dízimos'),
      verse('Provérbios 3:9', 'Honra bens primeira'),
      verse('1 Coríntios 16:2', 'primeiro dia semana'),
      verse('Marcos 12:40', 'devoram viúvas'),
    ],
  },
  {
    slug: 'teologia-da-prosperidade',
    question: 'O que é a teologia da prosperidade? Deus quer que todo crente seja rico?',
    synonyms: [
      'teologia da prosperidade',
      'evangelho da prosperidade',
      'Deus quer que eu seja rico',
      'determinar e tomar posse da bênção',
      'crente não nasceu para sofrer',
      'por que crente fiel passa necessidade',
      'confissão positiva',
      'decretar vitória',
      'sou filho do Rei',
    ],
    answer:
      'É o ensino de que saúde e riqueza são direito de quem tem fé, declara com a boca e oferta. Usa versículos de verdade, quase sempre fora do lugar. A saudação de João, desejando que o amigo esteja bem e com saúde (3 João 1:2), é cortesia de carta. Vida em abundância (João 10:10) não é saldo.\n\nBasta olhar em volta na própria Bíblia. Jesus não tinha onde deitar a cabeça (Mateus 8:20). Paulo aprendeu a passar fome e a ter fartura, e é nesse contexto que diz poder tudo (Filipenses 4:11-13). Hebreus elogia a fé de gente que morreu pobre e perseguida (Hebreus 11:36-38). E o desejo de ficar rico aparece como armadilha, não como sinal de bênção (1 Timóteo 6:6-10).\n\nO outro extremo também erra: pobreza não santifica, trabalhar e melhorar de vida é bom, e Deus cuida do pão. O sábio pedia nem miséria nem riqueza (Provérbios 30:8).\n\nO maior dano é pastoral. Quem adoece ou perde o emprego sai com a dor e mais a culpa de não ter crido direito. Se foi o seu caso, saiba que não foi falta de fé. O evangelho promete Cristo, e com ele, em qualquer conta bancária, ninguém é pobre de verdade (2 Coríntios 8:9).',
    verses: [
      verse('1 Timóteo 6:6-10', 'contentamento ricos armadilha dinheiro'),
      verse('3 João 1:2', 'bem saúde alma'),
      verse('João 10:10', 'vida abundância'),
      verse('Mateus 8:20', 'raposas recostar cabeça'),
      verse('Filipenses 4:11-13', 'contentar-me fome Posso'),
      verse('Hebreus 11:36-38', 'açoites prisões peles'),
      verse('Provérbios 30:8', 'pobreza riqueza pão'),
      verse('2 Coríntios 8:9', 'rico pobre enriquecêsseis'),
    ],
  },
  {
    slug: 'existem-apostolos-hoje',
    question: 'Existem apóstolos hoje? O que é a unção? Posso discordar do “ungido do Senhor”?',
    synonyms: [
      'existem apóstolos hoje',
      'não toqueis nos meus ungidos',
      'ungido do Senhor',
      'o que é unção',
      'ter unção',
      'cobertura espiritual',
      'discordar do pastor é pecado',
    ],
    answer:
      'Apóstolo significa enviado. Num sentido estrito, eram os doze e Paulo, testemunhas do Ressuscitado (Atos 1:21-22; 1 Coríntios 9:1), alicerce sobre o qual a igreja foi erguida (Efésios 2:20). Alicerce não se põe duas vezes, e por isso muitas igrejas não usam o título. Outras o usam para quem abre novos trabalhos, apoiadas na lista de dons de Efésios (Efésios 4:11). Fora do título, vale a advertência de que grande, entre nós, é quem serve (Marcos 10:43-44).\n\nUnção, no Antigo Testamento, era o óleo sobre reis e sacerdotes. Agora todos os que creem foram ungidos com o Espírito (1 João 2:20; 2 Coríntios 1:21-22). Não existe crente sem unção, nem unção que se compre ou escorra de uma pessoa famosa.\n\n“Não toqueis nos meus ungidos” fala dos patriarcas, gente sem exército, protegida de reis (Salmos 105:14-15). Não é imunidade contra perguntas. Natã enfrentou o ungido Davi (2 Samuel 12:7), e Paulo corrigiu Pedro na frente de todos (Gálatas 2:11).\n\nRespeite quem o serve na Palavra, e discorde com a Bíblia na mão e sem deboche. Líder de Deus não ameaça quem pergunta.',
    verses: [
      verse('Marcos 10:43-44', 'grande servidor servo'),
      verse('1 João 2:20', 'unção Santo'),
      verse('Atos 1:21-22', 'testemunha ressurreição'),
      verse('1 Coríntios 9:1', 'apóstolo vi Jesus'),
      verse('Efésios 2:20', 'fundamento apóstolos pedra'),
      verse('Efésios 4:11', 'apóstolos profetas pastores'),
      verse('2 Coríntios 1:21-22', 'ungiu selou Espírito'),
      verse('Salmos 105:14-15', 'reis ungidos'),
      verse('2 Samuel 12:7', 'Natã Davi homem'),
      verse('Gálatas 2:11', 'Pedro repreendido'),
    ],
  },
];
