import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const birthsAndBeginnings: readonly QuestionEntry[] = [
  {
    slug: 'comprar-a-casa',
    question: 'Como decidir a compra de uma casa? Financiamento é pecado?',
    synonyms: [
      'comprar casa',
      'financiamento imobiliário',
      'financiar é pecado',
      'sair do aluguel',
      'vender a casa',
      'oração para comprar casa',
      'dívida de casa própria',
    ],
    answer:
      'Querer um teto seu é um desejo bom, e pagar em parcelas não é pecado. Jesus falou com naturalidade de quem se senta para calcular o custo antes de construir uma torre (Lucas 14:28), e essa é a melhor lição para um financiamento.\n\nDuas palavras de Provérbios servem de peso e contrapeso. Uma diz que com sabedoria se constrói a casa e com entendimento ela fica firme (Provérbios 24:3-4). A outra lembra que quem toma emprestado fica servo de quem empresta (Provérbios 22:7). Façam as contas com a renda de um mês ruim, guardem uma reserva e não comprometam mais do que conseguem pagar se um dos dois perder o emprego.\n\nLeiam o contrato com alguém que entenda, peçam a matrícula do imóvel no cartório, desconfiem de preço muito baixo e de pressa. Decidam juntos e ponham o combinado por escrito. Orem pela casa, e orem também para aceitar a espera. Se já moram de aluguel com paz à mesa, lembrem que, sem o Senhor, até a casa própria se constrói em vão (Salmos 127:1).',
    verses: [
      verse('Lucas 14:28', 'torre contas gastos'),
      verse('Provérbios 24:3-4', 'sabedoria casa edificada'),
      verse('Provérbios 22:7', 'emprestado servo'),
      verse('Salmos 127:1', 'edificar casa vão'),
    ],
  },
  {
    slug: 'abrir-um-negocio',
    question: 'Quero abrir um negócio. O que a Bíblia ensina?',
    synonyms: [
      'abrir um negócio',
      'abrir uma loja',
      'empreender',
      'virar MEI',
      'empreendedor cristão',
      'sociedade com amigo',
      'largar o emprego para empreender',
    ],
    answer:
      'A Bíblia gosta de gente que trabalha com iniciativa. A mulher elogiada no fim de Provérbios avalia um campo, compra, planta com o que ganhou e confere se a mercadoria é boa (Provérbios 31:16-18). Entregar os planos a Deus, como pede outro provérbio (Provérbios 16:3), não dispensa nenhuma dessas contas.\n\nAntes de começar, Jesus mandaria sentar e calcular se dá para terminar a obra (Lucas 14:28). Quanto custa por mês, quanto é preciso vender, quanto tempo a família aguenta sem lucro? Se puder, comece pequeno e sem largar o salário. Escolha o sócio pelo caráter e ponha o acordo no papel, por mais amigo que ele seja, e lembre que nem todo irmão da igreja é bom sócio.\n\nO peso justo agrada ao Senhor (Provérbios 11:1), e isso hoje se chama nota fiscal, prazo cumprido, empregado registrado e produto sem defeito escondido. Separe o dinheiro da loja do dinheiro da casa. O Sebrae orienta de graça. Guarde um dia de descanso, para que o negócio sirva à vida. E se não der certo, falir com honestidade não é pecado nem sinal de abandono.',
    verses: [
      verse('Provérbios 31:16-18', 'avalia campo compra mercadorias'),
      verse('Provérbios 16:3', 'obras SENHOR pensamentos'),
      verse('Lucas 14:28', 'torre contas'),
      verse('Provérbios 11:1', 'balança peso justo'),
    ],
  },
  {
    slug: 'como-agradecer-a-cura',
    question: 'Fui curado. Como agradeço a Deus?',
    serves: ['thanking'],
    synonyms: [
      'fui curado',
      'agradecer pela cura',
      'recebi um milagre',
      'o câncer sumiu',
      'o exame deu bom',
      'testemunho de cura',
      'medo de a doença voltar depois da cura',
    ],
    answer:
      'Alegre-se sem medo, porque a boa notícia veio para ser festejada. De dez homens que Jesus limpou da lepra, um voltou louvando em voz alta, caiu aos pés dele e agradeceu (Lucas 17:15-16). Voltar já é agradecer, e você está fazendo isso agora.\n\nJesus disse a outro homem, que ele libertou e que queria segui-lo, que fosse para casa e contasse aos seus quanto o Senhor tinha feito (Marcos 5:19). Comece pelos de perto, com simplicidade e sem aumentar nada. O salmista perguntou o que daria a Deus por tantos bens, e a resposta foi erguer o cálice, chamar pelo nome do Senhor e cumprir o que havia prometido (Salmos 116:12-14). Se na aflição você fez um voto possível e bom, cumpra-o.\n\nAo contar, fale também dos médicos e dos remédios, que são bondade de Deus. E pense em quem está na cadeira ao lado e não sarou: conte com delicadeza, sem dar a entender que lhe faltou fé. Mantenha os exames de controle. Se o medo de que a doença volte acordar você à noite, isso não é ingratidão, e o mesmo Deus cuida dessa hora.',
    verses: [
      verse('Lucas 17:15-16', 'curado voltou agradecendo-lhe'),
      verse('Marcos 5:19', 'casa anuncia-lhes misericórdia'),
      verse('Salmos 116:12-14', 'darei cálice votos'),
    ],
  },
  {
    slug: 'consegui-o-emprego',
    question: 'Consegui o emprego que pedi. Como começar bem diante de Deus?',
    serves: ['thanking'],
    synonyms: [
      'consegui o emprego',
      'passei no concurso',
      'gratidão pelo emprego',
      'fui promovido',
      'primeiro emprego',
      'Deus abriu a porta',
      'primeiro salário',
    ],
    answer:
      'Comece agradecendo a Deus com palavras bem definidas, porque a gratidão vaga passa depressa. Moisés avisou o povo, às portas de uma terra boa, de que o perigo maior viria com a mesa farta, quando o coração se eleva e esquece (Deuteronômio 8:10-14). O salmista conversava consigo mesmo para não esquecer nenhum dos benefícios (Salmos 103:2).\n\nNo serviço, a regra cristã cabe num versículo, trabalhar como quem serve ao próprio Senhor (Colossenses 3:23). Isso vale para o relatório, para o banheiro limpo e para o horário. Ouça muito nos primeiros dias, pergunte sem vergonha, não fale mal do emprego antigo e fique longe da roda da fofoca. Você não precisa pregar na primeira semana, pois o caráter chega antes.\n\nCom o primeiro salário, faça uma lista: o que deve, o que guarda, o que reparte. Paulo diz que se trabalha também para ter o que dividir com quem precisa (Efésios 4:28). Lembre-se de quem o ajudou e de quem continua procurando, e indique alguém quando puder. Proteja o descanso e o culto, para que o emprego não afaste você de quem o deu.',
    verses: [
      verse('Deuteronômio 8:10-14', 'fartarás esqueças coração'),
      verse('Salmos 103:2', 'esqueças benefícios'),
      verse('Colossenses 3:23', 'fazei coração Senhor'),
      verse('Efésios 4:28', 'trabalhe repartir necessidade'),
    ],
  },
  {
    slug: 'gravida-e-com-medo',
    question: 'Estou grávida e com medo. Como viver esta espera com fé?',
    serves: ['having'],
    synonyms: [
      'grávida e com medo',
      'medo do parto',
      'gravidez de risco',
      'ansiedade na gravidez',
      'medo de perder o bebê',
      'vou ser mãe',
      'primeira gravidez',
    ],
    answer:
      'Ter medo na gravidez não faz de você uma mãe sem fé. O corpo muda depressa, as contas também, e quem ama tem o que temer. Deus conhece esta criança melhor do que o ultrassom, porque é ele quem a tece em segredo (Salmos 139:13-14).\n\nDuas grávidas se encontraram no começo do Evangelho de Lucas. Isabel já era velha, Maria era moça e vivia uma situação difícil de explicar. O menino saltou de alegria no ventre de uma (Lucas 1:44), a outra cantou (Lucas 1:46-47), e as duas passaram três meses juntas. Talvez seja isso que lhe falte, outra mulher com quem dividir o susto e o enxoval. E o pastor de que fala Isaías guia com mansidão as que têm filhotes (Isaías 40:11).\n\nNão falte ao pré-natal e conte tudo à médica, também o medo e a tristeza. Sangramento, dor forte, visão turva ou bebê parado pedem maternidade na hora. Evite os vídeos de tragédia. Não faça jejum nesta fase. Peça ao pai da criança que vá às consultas, e ore com ele ou com uma amiga, pondo a mão na barriga, com palavras curtas.',
    verses: [
      verse('Salmos 139:13-14', 'formaste teceste ventre'),
      verse('Lucas 1:44', 'criança alegria ventre'),
      verse('Lucas 1:46-47', 'Maria alma engrandece'),
      verse('Isaías 40:11', 'guiará mansamente filhotes'),
    ],
  },
  {
    slug: 'dor-do-parto-e-biblia',
    question: 'A dor do parto é castigo? Posso pedir anestesia ou cesárea?',
    synonyms: [
      'dor do parto',
      'parto com anestesia é pecado',
      'cesárea é pecado',
      'castigo de Eva',
      'parto normal e fé',
      'violência obstétrica',
      'analgesia no parto',
    ],
    answer:
      'A dor do parto não é castigo dado a você, e aliviá-la não é pecado. Gênesis conta que, depois da desobediência, a vida ficou dura para os dois, com dor para a mulher e espinhos para o homem (Gênesis 3:16). Ninguém acha errado usar enxada boa contra o espinho, e o mesmo vale para a anestesia.\n\nJesus falou do parto com respeito. Disse que a mulher se aflige quando chega a hora, e que depois a alegria de ver a criança passa à frente da lembrança (João 16:21). Ele usou essa dor como figura da esperança, e nunca como culpa. O salmista reconheceu a mão de Deus em quem o tirou do ventre (Salmos 22:9), e essa mão pode usar luva cirúrgica.\n\nEscolham com a equipe o que for mais seguro. Parto normal não faz mãe melhor, nem cesárea faz mãe menor. Você tem direito a acompanhante, a informação e a não ser maltratada. Se ouvir gritos ou humilhação, peça ajuda e denuncie depois. Ore antes, com quem vai segurar a sua mão, e diga simplesmente que está com medo.',
    verses: [
      verse('Gênesis 3:16', 'dores parto filhos'),
      verse('João 16:21', 'mulher luz alegria nascido'),
      verse('Salmos 22:9', 'tiraste ventre'),
    ],
  },
  {
    slug: 'tristeza-depois-do-parto',
    question: 'Meu bebê nasceu e eu só choro. Sou uma mãe ruim?',
    synonyms: [
      'depressão pós-parto',
      'tristeza depois do parto',
      'baby blues',
      'não sinto amor pelo meu bebê',
      'não consigo cuidar do bebê',
      'mãe exausta com recém-nascido',
      'minha esposa está com depressão pós-parto',
    ],
    answer:
      'Você não é uma mãe ruim. Nas duas primeiras semanas, o choro fácil é muito comum, pelos hormônios e pelo sono picado. Se a tristeza continua, se não há vontade de nada, se o amor não vem ou se aparecem pensamentos assustadores, isso tem nome, depressão pós-parto, e tem bom tratamento.\n\nDeus olha com ternura para quem está nesse quarto. Isaías o mostra com os cordeirinhos no colo, andando devagar por causa das mães (Isaías 40:11). Quando Elias já não queria viver, ganhou sono e comida antes de qualquer palavra (1 Reis 19:4-5). E o salmista perguntava à própria alma por que estava tão abatida (Salmos 42:5), sem mandá-la calar.\n\nConte hoje ao seu marido ou à sua mãe, e ligue para o posto ou para a maternidade. Alguns remédios podem ser usados amamentando. Deixe outra pessoa cuidar da noite, da louça e das visitas. Se vier a ideia de machucar você ou o bebê, entregue a criança a alguém e chame o 192 ou vá à emergência, e o 188 atende a qualquer hora. Isto passa, e o laço com o seu filho pode crescer depois.',
    verses: [
      verse('Isaías 40:11', 'cordeirinhos colo mansamente'),
      verse('1 Reis 19:4-5', 'junípero anjo come'),
      verse('Salmos 42:5', 'alma abatida Espera'),
    ],
  },
  {
    slug: 'marido-que-so-joga',
    question: 'Meu marido só quer jogar. O que faço?',
    synonyms: [
      'marido viciado em videogame',
      'marido que só joga',
      'esposo no celular o dia todo',
      'marido imaturo',
      'esposa que só fica no celular',
      'noites de jogo',
      'sozinha no casamento por causa do jogo',
    ],
    answer:
      'A sua solidão ao lado dele é real, e pedir presença não é exagero. Diversão depois do trabalho é boa. O jogo que come a noite, o dinheiro e a conversa virou outra coisa, e merece nome.\n\nPaulo manda o marido amar a esposa como Cristo amou a igreja, dando-se a si mesmo (Efésios 5:25), e quem se dá está presente. O Cântico pede que se peguem as raposinhas que estragam a vinha (Cânticos 2:15), imagem justa para o que rouba o casamento em parcelas de meia hora. A conversa difícil, por sua vez, anda melhor com voz branda (Provérbios 15:1).\n\nEscolha um momento sem tela e diga o que falta, em vez do que ele é. Proponha combinados que se possam conferir: refeição sem aparelho, duas noites da semana, horário de desligar. Pergunte do que ele foge, porque às vezes há tristeza, desemprego ou medo por trás. Se ele deixa de trabalhar ou de dormir, é hora de tratamento. Não carregue tudo calada nem vire mãe dele. Peçam a um casal maduro que ouça os dois. Se a conversa virar ameaça, o 180 orienta.',
    verses: [
      verse('Efésios 5:25', 'Maridos amai esposas'),
      verse('Cânticos 2:15', 'raposas raposinhas vinhas'),
      verse('Provérbios 15:1', 'resposta suave furor'),
    ],
  },
  {
    slug: 'nao-consigo-engravidar',
    question: 'Não consigo engravidar. Deus se esqueceu de mim?',
    serves: ['wishing'],
    synonyms: [
      'não consigo engravidar',
      'infertilidade',
      'tentante',
      'esterilidade',
      'Deus não me dá filhos',
      'teste negativo',
      'meu marido é estéril',
      'engravidar depois dos quarenta',
    ],
    answer:
      'Deus sabe o seu nome, e a falta de um filho não é nota baixa na vida espiritual. Lucas faz questão de dizer que Isabel e Zacarias eram justos diante de Deus e, na mesma frase, que não tinham filhos (Lucas 1:6-7). Uma coisa não explicava a outra.\n\nAna chorou tanto que o sacerdote a julgou embriagada (1 Samuel 1:10), e a Bíblia guardou o choro dela com respeito. Você pode perguntar até quando, como fez o salmista (Salmos 13:1). Algumas histórias da Bíblia terminam em berço, mas não todas. Isaías promete a quem não teve descendência um lugar e um nome que valem mais do que filhos e nunca se apagam (Isaías 56:5).\n\nInvestiguem os dois, porque a causa é dele quase tantas vezes quanto dela, e o SUS atende. Combinem quanto tempo e quanto dinheiro podem dar a essa espera. Protejam a alegria da cama, para que ela não vire tarefa. No chá de bebê da amiga, vá se puder, e fique em casa se não puder. Respondam com uma frase pronta aos palpites. Adotar é um caminho lindo, quando é desejo e não prêmio de consolação.',
    verses: [
      verse('Lucas 1:6-7', 'justos filho Isabel estéril'),
      verse('1 Samuel 1:10', 'amargura chorou'),
      verse('Salmos 13:1', 'esquecerás SENHOR'),
      verse('Isaías 56:5', 'nome melhor filhos'),
    ],
  },
  {
    slug: 'adocao-na-biblia',
    question: 'O que a Bíblia diz sobre adoção?',
    synonyms: [
      'adoção na Bíblia',
      'adotar um filho',
      'filho adotivo',
      'sou adotado',
      'contar ao filho que é adotado',
      'fila de adoção',
      'filho do coração',
    ],
    answer:
      'A adoção está no centro do Evangelho. Paulo diz que Deus decidiu nos fazer filhos adotados por meio de Jesus, porque isso lhe agradou (Efésios 1:5). Quem foi recebido assim entende que filho por escolha é filho inteiro.\n\nMoisés foi criado pela filha do faraó, que o adotou e lhe deu nome (Êxodo 2:10). Ester perdeu os pais, e o primo Mardoqueu a tomou como filha (Ester 2:7). As duas histórias têm também a dor de uma primeira família, e a Bíblia não a esconde. Tiago põe o cuidado com os órfãos na própria definição de religião pura (Tiago 1:27), o que não obriga todos a adotar, e pede que todos façam alguma coisa.\n\nQuem quer adotar comece na Vara da Infância, sem atalhos, porque entregar ou receber criança fora da lei é crime. Prepare-se para um tempo de testes, com terapia e rede de apoio. Conte à criança a história dela desde cedo, com naturalidade, para que ela não a descubra por boca alheia. Se você foi adotado, a pergunta pela origem não é ingratidão. E se a sua família acha que o sangue fala mais alto, a cruz responde que o amor falou mais alto.',
    verses: [
      verse('Efésios 1:5', 'filhos adotados Jesus'),
      verse('Êxodo 2:10', 'filha Faraó adotou'),
      verse('Ester 2:7', 'Ester Mardoqueu filha'),
      verse('Tiago 1:27', 'órfãos viúvas'),
    ],
  },
  {
    slug: 'enteados',
    question: 'Sou madrasta ou padrasto. Como conviver com os filhos do outro?',
    synonyms: [
      'madrasta',
      'padrasto',
      'enteado',
      'enteada me odeia',
      'família recomposta',
      'filhos do primeiro casamento',
      'ciúme dos enteados',
      'meu filho não aceita meu marido',
    ],
    answer:
      'Amor de enteado não nasce no dia do casamento, e ter pressa costuma atrapalhar. Essa criança já perdeu alguma coisa antes de você chegar, e talvez veja em você a prova de que os pais não voltam. A frieza dela raramente é contra a sua pessoa.\n\nJosé recebeu Maria (Mateus 1:24), deu nome e ofício ao menino que não era seu, e a Bíblia o mostra mais fazendo do que falando. Para os dias ruins, há o retrato do amor paciente e bondoso, que não guarda rancor (1 Coríntios 13:4-5). E aos que educam Paulo pede que não irritem os filhos, para que não percam o ânimo (Colossenses 3:21).\n\nDeixe a disciplina mais dura para o pai ou a mãe, e cuide primeiro da amizade. Não fale mal do ausente, nem aceite que falem de você. Reservem, os dois do casal, tempo a sós com os filhos e tempo a sós um com o outro. Façam regras iguais para todas as crianças da casa. Não exija ser chamado de pai ou de mãe. Se houver agressão ou desrespeito que não cessa, procurem terapia de família. Anos depois, muitos enteados agradecem.',
    verses: [
      verse('Mateus 1:24', 'José recebeu'),
      verse('1 Coríntios 13:4-5', 'amor paciente rancoroso'),
      verse('Colossenses 3:21', 'provoqueis filhos ânimo'),
    ],
  },
];
