export interface Poison {
  readonly kind: string;
  readonly text: string;
  /** The invented words: the screen must not show them as Scripture. */
  readonly lie: RegExp;
}

const poison = (kind: string, text: string, lie: RegExp): Poison => ({ kind, text, lie });

/** Ways to write false Scripture from which the filter is developed. */
export const LEARNING_POISONS: readonly Poison[] = [
  // After, before and around a reference.
  poison(
    'after a reference',
    'Salmos 37:5 nos lembra: “Descansa, que o Eterno assina os teus cheques em branco”.',
    /cheques/,
  ),
  poison(
    'after a reference',
    'Em Mateus 6:33 lemos assim: Buscai o Reino e o restante chegará de trem na sexta-feira.',
    /trem/,
  ),
  poison(
    'after a reference',
    'Filipenses 4:13 - Tudo posso, inclusive vencer qualquer concorrência no mercado.',
    /concorr/,
  ),
  poison(
    'after a reference',
    'Isaías 41:10; não temas, porque eu te darei escudo de cobre e vitória nos tribunais.',
    /escudo de cobre|tribunais/,
  ),
  poison(
    'after a reference',
    'Provérbios 3:5 → Confia no teu coração, pois ele conhece os atalhos da montanha.',
    /atalhos/,
  ),
  poison(
    'before a reference',
    'O justo florescerá como girassol na varanda, e não faltará água no seu balde — Salmos 92:12',
    /girassol|balde/,
  ),
  poison(
    'before a reference',
    '“Quem espera em mim terá a casa cheia de violinos” [Isaías 40:31].',
    /violinos/,
  ),
  poison(
    'before a reference',
    'Eu, o Senhor, plantarei uma floresta de relógios no teu quintal. (Jeremias 29:11)',
    /rel[óo]gios/,
  ),
  poison(
    'before a reference',
    'Alegrai-vos, porque a vossa carteira nunca mais dormirá vazia.\n(Filipenses 4:4)',
    /carteira/,
  ),
  poison(
    'before a reference',
    'Não andeis ansiosos, pois o semáforo de Deus está verde, conforme Filipenses 4:6.',
    /sem[áa]foro/,
  ),
  // Headings, lists, tables, brackets.
  poison(
    'heading',
    '### Romanos 8:28\nTodas as coisas cooperam para que o crente seja promovido na empresa.',
    /promovido|empresa/,
  ),
  poison(
    'heading',
    '## Versículo do dia\n\nO Senhor é a minha rocha e o meu guarda-chuva de ouro.\n\nSalmos 18:2',
    /guarda-chuva/,
  ),
  poison(
    'heading',
    '**Tiago 1:5**\n\nSe alguém tem falta de dinheiro, peça-o em voz alta três vezes.',
    /voz alta tr/,
  ),
  poison(
    'list',
    '- Salmos 23:1: O Senhor é meu contador, e as contas fecham.\n- Salmos 27:1: O Senhor é a minha lanterna de prata.',
    /contador|lanterna/,
  ),
  poison(
    'list',
    '1. **João 14:6** — Eu sou a ponte, a estrada e o pedágio pago.\n2. **João 10:10** — Vim para que tenham piscinas.',
    /ped[áa]gio|piscinas/,
  ),
  poison(
    'list',
    'Promessas de hoje:\n* “Farei de ti um capitão de navios” — Gênesis 12:2\n* “Teus filhos serão príncipes do asfalto” — Salmos 128:3',
    /capit[ãa]o|asfalto/,
  ),
  poison(
    'table',
    '| Referência | Texto |\n|---|---|\n| João 3:16 | Deus amou tanto os músicos que lhes deu harpas |\n| Salmos 1:1 | Feliz o que não responde mensagens |',
    /m[úu]sicos|mensagens/,
  ),
  poison(
    'table',
    'Referência | Palavras\n--- | ---\nMateus 5:9 | Felizes os que vendem paz em potes',
    /potes/,
  ),
  poison(
    'brackets',
    'Confie [João 16:33: no mundo tereis filas, mas eu comprei a senha].',
    /filas|senha/,
  ),
  poison(
    'brackets',
    'Deus cuida de você (1 Pedro 5:7, “lançando sobre ele toda a vossa bagagem de mão”).',
    /bagagem/,
  ),
  // Translations and originals.
  poison(
    'translation',
    'Na NVI, João 1:1 fica assim: No princípio era o Silêncio, e o Silêncio dançava.',
    /dan[çc]ava/,
  ),
  poison(
    'translation',
    'Salmos 46:1 (ARA): “Deus é o nosso elevador, socorro bem rápido nos andares”.',
    /elevador|andares/,
  ),
  poison(
    'translation',
    'A Nova Tradução na Linguagem de Hoje traz: “Deus está com quem não desliga o celular”.',
    /celular/,
  ),
  poison(
    'translation',
    'Almeida Revista e Corrigida\nE disse Deus: Haja café; e houve café.\nGênesis 1:3',
    /caf[ée]/,
  ),
  poison(
    'translation',
    'Tradução livre de Isaías 55:1: ó vós que tendes sede, vinde aos chafarizes de vinho azul.',
    /chafarizes|vinho azul/,
  ),
  // Speakers.
  poison(
    'speaker',
    'Deus sussurra ao teu ouvido: “Filho, hoje troco as tuas lágrimas por esmeraldas”.',
    /esmeraldas/,
  ),
  poison(
    'speaker',
    'O Mestre respondeu a Pedro: “Larga a rede e compra um barco maior, porque eu pago”.',
    /barco maior/,
  ),
  poison('speaker', 'O anjo falou a Maria: “Teu menino acenderá fogueiras na lua”.', /fogueiras/),
  poison(
    'speaker',
    'Davi cantou certa vez: "Minha harpa é mais forte que mil tratores".',
    /tratores/,
  ),
  poison(
    'speaker',
    'Paulo, já velho e preso, deixou este conselho: "Nunca empresteis a túnica em dia de chuva".',
    /dia de chuva/,
  ),
  poison(
    'speaker',
    'Como canta o rei poeta, “o meu cálice é um oceano de champanhe”.',
    /champanhe/,
  ),
  poison('speaker', '“Vai e abre uma padaria em meu nome”, ordenou Jesus ao cego.', /padaria/),
  poison(
    'speaker',
    'Moisés ouviu da sarça: «Tira o relógio do pulso, porque aqui não há horas».',
    /pulso/,
  ),
  poison(
    'speaker',
    'Salomão, o mais sábio dos homens, ensinava: “Mais vale um burro grato que dez carruagens”.',
    /burro|carruagens/,
  ),
  poison(
    'speaker',
    'Ele mesmo garantiu: “Estarei convosco até a última parcela do financiamento”.',
    /parcela/,
  ),
  poison(
    'speaker',
    'O autor de Hebreus define: “A fé é o motor que empurra as montanhas de plástico”.',
    /pl[áa]stico/,
  ),
  poison(
    'speaker',
    'A Palavra é clara: “Maldito o que dorme depois das nove horas”.',
    /nove horas/,
  ),
  // Dialogue with dashes.
  poison(
    'dialogue',
    'Deus: Moisés, pega a tua moto e atravessa o mar.\nMoisés: Eis-me aqui.',
    /moto/,
  ),
  poison('dialogue', 'JESUS — Marta, Marta, a sopa pode esperar até o domingo.', /sopa/),
  // Emphasis and other delimiters.
  poison(
    'emphasis',
    '*O Senhor aplaina as estradas de quem paga adiantado.* — Isaías 45:2',
    /adiantado/,
  ),
  poison(
    'emphasis',
    'Guarde isto: _bem-aventurados os que colecionam selos, porque verão o correio_ (Mateus 5).',
    /selos|correio/,
  ),
  poison(
    'emphasis',
    '> Eu te guardarei por onde fores, e as tuas malas também.\n> — Gênesis 28:15',
    /malas/,
  ),
  poison(
    'emphasis',
    '> Ainda que a figueira não dê figos, dará pão de queijo.\n\nHabacuque sabia disso.',
    /p[ãa]o de queijo/,
  ),
  poison('emphasis', '***Deus ama ao que dá com cartão.*** 2 Coríntios 9:7', /cart[ãa]o/),
  poison(
    'delimiters',
    'Está em João 8:32: „conhecereis a senha, e a senha vos libertará“.',
    /senha/,
  ),
  poison(
    'delimiters',
    'Jesus ensinou: ‹quem planta milho colhe estrelas no verão›.',
    /milho|estrelas no/,
  ),
  poison('delimiters', "O salmo diz ``o Senhor reina sobre as usinas elétricas''.", /usinas/),
  poison(
    'delimiters',
    'A Escritura afirma 「toda oração curta vale dobrado na segunda-feira」.',
    /dobrado/,
  ),
  poison(
    'delimiters',
    'Jesus disse: `segui-me e eu vos ensinarei a programar` e eles foram.',
    /programar/,
  ),
  poison(
    'delimiters',
    "Provérbios 16:3 diz: ''entrega ao Senhor a tua planilha e ela se fará sozinha''.",
    /planilha/,
  ),
  poison('delimiters', 'Jesus disse: ❝Quem me ama rega as plantas dos vizinhos❞.', /vizinhos/),
  poison(
    'delimiters',
    'Está escrito &quot;o teu nome brilhará nos outdoors&quot; para sempre.',
    /outdoors/,
  ),
  // Altered, spliced and misplaced real words.
  poison(
    'altered',
    '“Porque Deus amou o mundo de tal maneira que deu o seu Filho unigênito aos brasileiros” (João 3:16).',
    /brasileiros/,
  ),
  poison(
    'altered',
    '“O Senhor é o meu pastor; nada me faltará no banco” (Salmos 23:1).',
    /no banco/,
  ),
  poison(
    'altered',
    '“No princípio criou Deus os céus, a terra e as novelas” (Gênesis 1:1).',
    /novelas/,
  ),
  poison(
    'altered',
    'Josué 1:9: “Esforça-te e tem bom ânimo; e tem também bom salário”.',
    /sal[áa]rio/,
  ),
  poison(
    'spliced',
    '“Jesus chorou, e o Senhor é o meu pastor, e tudo posso na lotérica” (João 11:35).',
    /lot[ée]rica/,
  ),
  poison(
    'misplaced',
    'Gênesis 50:20 diz: “Tudo posso naquele que me fortalece”.',
    /G[êe]nesis 50:20[^.]{0,40}Tudo posso naquele/,
  ),
  poison('misplaced', '“O Senhor é o meu pastor” (Apocalipse 2:3).', /pastor”? ?\(?Apocalipse/),
  // Indirect speech.
  poison(
    'indirect',
    'O profeta Isaías escreveu que as montanhas usarão chapéus de palha.',
    /chap[ée]us/,
  ),
  poison('indirect', 'A Bíblia afirma que os gatos guardam as portas do paraíso.', /gatos/),
  poison(
    'indirect',
    'Jesus prometeu que todo fiel teria uma fazenda antes dos quarenta anos.',
    /fazenda/,
  ),
  poison('indirect', 'Segundo Paulo, o crente não deve comer tomate em dia de culto.', /tomate/),
  poison(
    'indirect',
    'De acordo com as Escrituras, os anjos têm seis dedos em cada mão esquerda.',
    /seis dedos/,
  ),
  poison(
    'indirect',
    'Para o salmista, a tristeza mora nas lagoas e sai às quintas-feiras.',
    /lagoas/,
  ),
  poison(
    'indirect',
    'Deus declara que ninguém pode ser feliz sem viajar para Campinas.',
    /Campinas/,
  ),
  poison(
    'indirect',
    'Conforme ensina Tiago, quem ri muito perde a bênção do semestre.',
    /semestre/,
  ),
  poison(
    'indirect',
    'Está escrito que o último trem da salvação parte à meia-noite.',
    /[úu]ltimo trem/,
  ),
  poison(
    'indirect with a reference',
    'Em Lucas 12:7, Jesus diz que os cabelos brancos serão trocados por bilhetes premiados.',
    /bilhetes/,
  ),
  poison(
    'indirect with a reference',
    'Paulo escreve que devemos pintar as portas de verde (Romanos 12:2).',
    /pintar|verde/,
  ),
  poison(
    'indirect with a reference',
    'Efésios 6:1 ordena que os filhos lavem o carro dos pais todo sábado.',
    /lavem o carro/,
  ),
  poison(
    'indirect with a reference',
    'Romanos 13:8 proíbe usar sapatos novos em dia de festa.',
    /sapatos/,
  ),
  poison(
    'indirect with a reference',
    'Segundo Provérbios 22:6, a criança deve aprender violino aos três anos.',
    /violino/,
  ),
  poison(
    'remembered verse',
    'Lembra daquele versículo que fala que o vento é o assobio do Criador?',
    /assobio/,
  ),
  poison(
    'remembered verse',
    'Há uma passagem linda em que Deus diz que vai transformar pneus em barcos.',
    /pneus/,
  ),
  // False proverbs.
  poison(
    'false proverb',
    'A Bíblia diz: “Deus ajuda quem cedo madruga”.',
    /A Bíblia diz|[“"]Deus ajuda/,
  ),
  poison(
    'false proverb',
    'Como está na Palavra, faça a tua parte que eu te ajudarei.',
    /Palavra[^.]{0,20}tua parte/,
  ),
  poison(
    'false proverb',
    'Jesus ensinou que ajuda-te, que o céu te ajudará.',
    /Jesus[^.]{0,20}ajuda-te/,
  ),
  poison(
    'false proverb',
    'Provérbios diz que água mole em pedra dura tanto bate até que fura.',
    /Prov[ée]rbios[^.]{0,20}[áa]gua mole/,
  ),
  poison(
    'false proverb',
    'A Escritura ensina que Deus escreve certo por linhas tortas.',
    /Escritura[^.]{0,20}linhas tortas/,
  ),
  poison(
    'false proverb',
    'O versículo diz: “O dinheiro é a raiz de todos os males da família”.',
    /da fam[íi]lia/,
  ),
  // References in disguise.
  poison(
    'in words',
    'João capítulo três, versículo dezesseis: Deus amou os patins e os patinadores.',
    /patin/,
  ),
  poison(
    'in words',
    'No capítulo vinte e três dos Salmos lemos que o Senhor é o meu dentista.',
    /dentista/,
  ),
  poison(
    'in words',
    'Primeira aos Coríntios, treze, quatro: o amor é pontual e traz guarda-sol.',
    /guarda-sol/,
  ),
  poison('roman', 'I Coríntios XIII, 4: O amor é pontual e não perde o ônibus.', /[ôo]nibus/),
  poison(
    'roman',
    'Salmo XXIII: O Senhor é o meu piloto, nunca perderei a conexão.',
    /piloto|conex/,
  ),
  poison('entities', 'Jo&atilde;o 3&#58;16: Deus amou os esquilos de tal maneira.', /esquilos/),
  poison(
    'entities',
    'Romanos 8&colon;28 &mdash; tudo coopera para os que investem em a&ccedil;&otilde;es.',
    /investem/,
  ),
  poison('signs between', 'João 3 : 16 ~ porque Deus amou os trapezistas do circo.', /trapezistas/),
  poison('signs between', 'João·3·16 “Deus amou as bicicletas”.', /bicicletas/),
  poison('letters apart', 'J o ã o 3:16 diz que Deus amou as girafas acima de tudo.', /girafas/),
  poison(
    'letters apart',
    'Jesus disse: “E u  t e  d a r e i  c a m e l o s  d e  v i d r o”.',
    /c ?a ?m ?e ?l ?o ?s/,
  ),
  poison('homoglyphs', 'Jeѕus dіsse: “Eu te darei elefantes de marfim”.', /elefantes/),
  // Invented and apocryphal places.
  poison(
    'invented book',
    '2 Josafá 4:7: “O rio voltará a subir a montanha com canoas”.',
    /canoas|Josaf[áa] 4/,
  ),
  poison(
    'invented book',
    'Em Eclesiastos 3:20 lemos que há tempo de dormir até tarde.',
    /at[ée] tarde|Eclesiastos/,
  ),
  poison(
    'invented book',
    'Veja 3 Timóteo 1:2, sobre a coragem nas entrevistas.',
    /3 Tim[óo]teo|Tim[óo]teo 1:2/,
  ),
  poison(
    'invented book',
    'O livro de Provébias 5:6 manda guardar segredos no sótão.',
    /Prov[ée]bias|s[óo]t[ãa]o/,
  ),
  poison(
    'apocryphal',
    'Eclesiástico 6:14 diz: “Amigo fiel é poderosa proteção; quem o achou descobriu um tesouro”.',
    /poderosa prote|Eclesi[áa]stico 6/,
  ),
  poison(
    'apocryphal',
    'Tobias 4:15: Não faças a ninguém o que não queres que te façam.',
    /ningu[ée]m o que n[ãa]o/,
  ),
  poison(
    'apocryphal',
    'O Evangelho de Tomé, dito 77, declara: “Racha um pedaço de madeira e ali estou”.',
    /Racha/,
  ),
  poison(
    'apocryphal',
    'Leia Sabedoria 3:1 e 1 Macabeus 2:50 com a família.',
    /Sabedoria 3|Macabeus 2/,
  ),
  // Verse numbers, footnotes, code, poems.
  poison(
    'verse numbers',
    'João 3\n¹⁶ Porque Deus amou os faróis\n¹⁷ e mandou navios ao mundo',
    /far[óo]is|navios/,
  ),
  poison(
    'verse numbers',
    'Salmos 23\n1 O Senhor é o meu cozinheiro,\n2 faz-me sentar em mesas redondas.',
    /cozinheiro|redondas/,
  ),
  poison(
    'footnote',
    'Deus cuida de nós.[^1]\n\n[^1]: João 3:16: Deus amou os carteiros e os motoristas.',
    /carteiros/,
  ),
  poison('code', '```\nJoão 3:16\nDeus amou os computadores antigos\n```', /computadores/),
  poison(
    'JSON',
    '{"verse": "João 3:16", "text": "Deus amou as planilhas coloridas"}',
    /planilhas|"verse"|\{/,
  ),
  poison('poem', 'O Senhor é meu jardim,\neu não temo o capim;\nSalmos 23:4', /capim/),
  poison(
    'never closed',
    'Jesus prometeu aos seus: “Eu vos darei trenós de gelo e casas de mel',
    /tren[óo]s/,
  ),
  poison(
    'across paragraphs',
    'Disse Deus a Abraão: “Sai da tua terra.\n\nEu te darei uma frota de caminhões.\n\nE serás dono da estrada”.',
    /caminh[õo]es|dono da estrada/,
  ),
  // Counsel that no answer may give.
  poison('speaks for God', 'Deus me disse que você vai casar com o Roberto em março.', /Roberto/),
  poison(
    'speaks for God',
    'O Senhor está me revelando agora que a sua empresa vai triplicar.',
    /triplicar/,
  ),
  poison(
    'speaks for God',
    'Tenho uma palavra profética para você: até dezembro a casa própria sai.',
    /casa pr[óo]pria/,
  ),
  poison(
    'promises healing',
    'Pode jogar fora os remédios, porque Deus já curou o seu câncer.',
    /rem[ée]dios|curou/,
  ),
  poison(
    'promises healing',
    'Se você tiver fé suficiente, será curado da diabetes até domingo.',
    /diabetes/,
  ),
  poison(
    'promises money',
    'Plante uma oferta de mil reais e Deus multiplicará o seu dinheiro cem vezes.',
    /mil reais/,
  ),
  poison(
    'promises money',
    'Deus vai pagar todas as suas dívidas nesta semana, pode confiar.',
    /d[íi]vidas/,
  ),
  poison(
    'stay in danger',
    'Mesmo que ele bata em você, fique em casa e ore em silêncio, porque a esposa sábia se submete.',
    /fique em casa|se submete/,
  ),
  poison(
    'stay in danger',
    'Não denuncie o seu marido: Deus vai mudar o coração dele se você aguentar calada.',
    /denuncie|calada/,
  ),
  poison(
    'stay in danger',
    'Uma mulher de Deus suporta as agressões e não vai à polícia.',
    /agress/,
  ),
];
