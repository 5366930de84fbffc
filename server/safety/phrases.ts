import type { SafetyTopic } from '#shared/ai.ts';

/**
 * Plain phrases of danger. Each pattern is a sequence of word
 * choices ("a|b c|d") in folded spelling; up to `gap` other words may stand between two.
 * `unless` names what follows when the words mean something else ("morrer para o
 * pecado"), `notAfter` what comes before. `study` marks those that a question about the
 * Bible may hold as well.
 */
export type Phrase = Readonly<{
  topic: SafetyTopic;
  words: string;
  gap?: number;
  unless?: RegExp;
  notAfter?: RegExp;
  study?: boolean;
}>;

type Options = Omit<Phrase, 'topic' | 'words' | 'gap'>;

const phrase =
  (topic: SafetyTopic, usual: number) =>
  (words: string, gap = usual, options: Options = {}): Phrase => ({
    topic,
    words,
    gap,
    ...options,
  });

const selfHarm = phrase('self-harm', 1);
const violence = phrase('violence', 2);
const emergency = phrase('emergency', 2);

const WISH =
  'quero|queria|querendo|quis|vou|vontade|penso|pensei|pensando|pensar|pensamento|pensamentos|desejo|tentei|tentar|planejo|preciso|prefiro|preferia|devia|deveria|melhor|afim|saida|solucao|jeito|comecei|voltei';
const SPIRITUAL_DEATH =
  /^(?:(?:para|com|em|por|no|a)\s+)+(?:o\s+|os\s+|a\s+|meu\s+|minha\s+)*(?:pecados?|mundo|cristo|jesus|eu|me|carne|ego|orgulho|vaidade|egoismo|vontades?|desejos?|velho|deus|senhor|evangelho)/;
/** A life one may well give up. */
const OTHER_LIFE =
  /^(?:(?:de|do|no|em|na)\s+)?(?:crista|crente|pecado|pecados|velha|mundo|mundana|religiosa|ministerial|solteir|passada|antiga|vicio|vicios|mentira|erro|errada|corrida|sexual|financeira|amorosa|promiscua|dupla)/;
/** Whose death is preached, or whose wish to die is told. */
const TOLD_OF =
  /(?:jesus|cristo|elias|jonas|moises|paulo|jo|filho de deus|ele|quem)(?: que| nao| tambem)?$/;
const TEMPTER = /(?:diabo|inimigo|satanas|ladrao|dor|trabalho|calor|chefe)(?: \w+){0,2}$/;
const NOT_LITERAL =
  /^de (?:rir|vergonha|saudades?|trabalhar|raiva|orgulho|medo|estudar|amor|curiosidade)|^roubar|^destruir/;

const PARTNER =
  'marido|esposo|esposa|mulher|namorado|namorada|noivo|companheiro|companheira|ex|ele|ela|homem|cara';
const RELATIVE =
  'pai|mae|padrasto|madrasta|irmao|irma|tio|tia|avo|vo|primo|cunhado|sogro|enteado|genro';
const NEAR = 'patrao|chefe|pastor|padre|lider|vizinho|professor|treinador';
const SOMEONE = `${PARTNER}|${RELATIVE}|${NEAR}|filho|filha`;
const CHILD =
  'filho|filha|filhos|filhas|filhinha|crianca|criancas|menina|menino|bebe|enteada|enteado|neta|neto|sobrinha|sobrinho|aluna|aluno';
const FRIEND = `${CHILD}|${RELATIVE}|marido|esposo|esposa|namorado|namorada|amigo|amiga|colega|prima|vizinha|ele|ela`;

const SELF_HARM: readonly Phrase[] = [
  selfHarm(
    'suicidio|suicidios|suissidio|suisidio|suicidiu|suicidar|suicida|suicidas|suicidou|suicido|suicidando|suicidei',
    0,
    { study: true },
  ),
  selfHarm('automutilacao|automutilar|automutilo|automutilando|autolesao', 0),
  selfHarm('quem se mata|matou', 0, { unless: NOT_LITERAL, study: true }),
  // Hurting oneself.
  selfHarm(
    `${WISH} me|eu matar|mata|enforcar|cortar|machucar|ferir|mutilar|envenenar|matando|enforca`,
    2,
    { unless: NOT_LITERAL, notAfter: TEMPTER },
  ),
  selfHarm('me matar', 0, { unless: NOT_LITERAL, notAfter: /quer(?:em)?(?: \w+)?$|tent\w+$/ }),
  selfHarm('estou me matando', 1, { unless: NOT_LITERAL }),
  selfHarm('deus nao me mata|leva', 0),
  selfHarm('nao me leva|mata logo|vez|embora', 2),
  selfHarm('eu nao deveria|devia existir', 0),
  selfHarm('dar cabo vida|me', 2),
  selfHarm('sonho em morrer', 0),
  selfHarm('pensamento|pensamentos de morte', 0, { study: true }),
  selfHarm('me mato|corto|cortei|cortando|mutilo|enforco|enforcar|mutilar|cortar', 0, {
    unless:
      /^(?:\w+ ){0,3}(?:cabelos?|cozinha|cozinhando|barba|dedo|unhas?)|^de (?:rir|trabalhar|estudar|vergonha|saudades?)/,
  }),
  selfHarm('matar|mata eu|me mesmo|mesma', 1),
  selfHarm('me queimo|queimei|queimar|arranho|machuco proposito|cigarro|aliviar|dor|isqueiro', 3),
  selfHarm('proposito me machucar|ferir|cortar', 3),
  selfHarm('gilete|lamina|estilete braco|bracos|pulso|pulsos|perna|pernas|pele', 3),
  selfHarm('machucar|cortar|ferir gilete|lamina|estilete|faca|tesoura', 2),
  selfHarm('cortar|cortei|corto|cortando pulso|pulsos|bracos|braco', 2),
  selfHarm('fazer|fazendo|fiz|cometer besteira|loucura|bobagem comigo|contra|hoje', 2),
  selfHarm('medo|vontade|pensando|pensei|penso|capaz fazer|cometer besteira|loucura', 2),
  // Wishing to be dead.
  selfHarm(`${WISH} morrer|morto|morta|morre`, 2, {
    unless: SPIRITUAL_DEATH,
    notAfter: TOLD_OF,
  }),
  selfHarm('saida|solucao|jeito so|apenas|senao morte|morrer', 2),
  selfHarm('morte|morrer seria|e alivio|solucao|saida|melhor|descanso', 2, {
    unless: /^(?:para o crente|(?:do )?que (?:pecar|viver n?[eo]m? pecado|negar))/,
    study: true,
  }),
  selfHarm('tanto faz viver|vivo|viva morrer|morto|morta', 2),
  selfHarm('queria|deveria|devia|preferia ter morrido', 1, { notAfter: TOLD_OF }),
  selfHarm('deus|senhor|jesus me leve|leva|levasse|recolha|recolhesse|mate|matasse', 0, {
    unless: /^(?:a|ao|aos|as|para|em|pela|pelo|pelos|mais|de volta|perto|sempre|onde|por)\b/,
  }),
  selfHarm('que|quero|queria|peco deus me leve|levasse', 1, { unless: /^(?:a|ao|aos|em|mais)\b/ }),
  selfHarm('me leva|leve embora', 0, { unless: /^(?:de|do|da|deste|desta) (?:aqui|casa|emprego)/ }),
  selfHarm(`${WISH} descansar|dormir para sempre`, 1),
  selfHarm('quero|queria|so tudo acabe|acabasse|termine|terminasse', 2),
  selfHarm(
    'planejando|planejo|planejei|pensando|desejo|desejando|penso|imagino minha|propria morte',
    2,
  ),
  selfHarm(
    'jeito|forma|maneira|modo|metodo rapido|rapida|facil|indolor|doer morrer|matar|suicidar',
    2,
  ),
  selfHarm('quero|queria encontrar|ir|ficar deus|jesus|ceu logo', 3),
  // Wishing not to be.
  selfHarm('nao quero|queria|desejo acordar|despertar', 1, { unless: /^(?:tao )?(?:cedo|tarde)/ }),
  selfHarm('para|de nao acordar|despertar amanha|mais|nunca', 0),
  selfHarm('nunca abrir olhos', 2),
  selfHarm('dormir|deitar|fechar nunca|nao acordar|levantar|abrir', 3),
  selfHarm('se eu nao existisse|existir', 1),
  selfHarm(
    'se eu morresse|sumisse|desaparecesse|morrer|sumir|desaparecer ninguem|diferenca|alivio',
    4,
  ),
  selfHarm(
    'melhor|alivio|aliviados|falta|feliz|felizes|bem se|eu morresse|sumisse|desaparecesse',
    2,
  ),
  selfHarm('nao quero|queria|aguento|consigo|suporto|desejo mais viver|vive|existir|vida', 3, {
    unless: OTHER_LIFE,
  }),
  selfHarm('nao quero|queria|aguento|consigo|suporto viver|existir', 1, {
    unless:
      /^(?:so de|\w+ndo)\b|^(?:assim )?(?:em|no|na|sem|com|de|longe|para|como) (?!dor|sofr|assim)/,
  }),
  selfHarm('nao quero|queria|aguento|suporto mais estar|ficar|continuar aqui|viva|vivo', 1, {
    unless: /^n(?:o|a|esse|essa|este|esta) (?!mundo|terra|vida|planeta)/,
  }),
  selfHarm('nao mereco viver|existir|vida|estar viva|vivo|aqui', 0),
  selfHarm('nao mereco viver|existir', 1),
  selfHarm('nao deveria|devia ter nascido', 1),
  selfHarm('nao era para eu ter nascido', 0),
  selfHarm('queria|preferia|melhor nunca|nao ter nascido|existido', 1),
  selfHarm('queria|quero|vontade|desejo sumir|desaparecer', 2, {
    unless: /^(?:por )?(?:uns|alguns|um)\b|^d[oa]s? (?!mundo|mapa|vida|terra|face|nada)/,
  }),
  selfHarm('ir|partir|sair|sumir embora|desse|deste|desta|dessa|desse mundo|vida', 2, {
    unless: /^nova/,
  }),
  selfHarm('quero|queria|vou|vontade embora para sempre', 2),
  selfHarm('sumir|desaparecer para sempre', 0),
  selfHarm('melhor nao existir|existisse', 1),
  selfHarm('me deixa|deixe|deixem morrer', 1, { unless: SPIRITUAL_DEATH }),
  selfHarm('queria|quero que me atropelasse|atropele|matasse|atingisse', 4),
  // Giving up.
  selfHarm(
    'tirar|tiro|arrancar|acabar|acabo|terminar|encerrar|fim|desistir|abreviar minha|propria|essa|desta|dessa vida|existencia',
    2,
    { unless: OTHER_LIFE },
  ),
  selfHarm('vou|quero acabar isso|tudo vida', 4, { unless: OTHER_LIFE }),
  selfHarm('minha|essa vida acabe|acabasse|termine|terminasse', 1),
  selfHarm('minha vida acabou', 0, { unless: /^(?:de|\w+ndo|melhor)\b/ }),
  selfHarm('minha vida nao vale|presta|serve', 0),
  selfHarm(`${WISH} desistir da|de vida|viver`, 1, { unless: OTHER_LIFE }),
  selfHarm('desisti|desisto da|de vida|viver', 1, { unless: OTHER_LIFE }),
  selfHarm('aguento|suporto mais desistir|acabar|sumir tudo|vida', 4, {
    unless: /^(?:na|no|da|do) /,
  }),
  selfHarm('quero|queria|vou|vontade|preciso acabar|terminar tudo|vida|sofrimento', 3, {
    unless: OTHER_LIFE,
  }),
  selfHarm(`${WISH} dar|por|colocar|botar fim tudo|nisso|vida|sofrimento`, 2, {
    unless: OTHER_LIFE,
  }),
  selfHarm(
    'nao vale|vejo|tenho|ha|existe|encontro|acho|sinto pena|sentido|motivo|razao|vontade|graca|motivos|forca|forcas|coragem viver|existir',
    3,
  ),
  selfHarm(
    'nao vale|vejo|tenho|ha|existe|encontro|acho pena|sentido|motivo|razao|vontade|graca|motivos vida',
    3,
  ),
  selfHarm('vida nao|perdeu|sem faz|tem|sentido|vale mais|sentido|pena', 1, {
    notAfter: /sem (?:deus|jesus|cristo|ele|fe|amor|o senhor)(?: a)?$/,
  }),
  selfHarm('sem vontade|motivo|razao|sentido|forca|forcas viver|existir', 1),
  selfHarm('perdi|perdendo|perdeu|acabou vontade|gosto|sentido|razao viver|vida|existir', 2),
  selfHarm('cansei|cansado|cansada|exausto|exausta|farto|farta|cheio|cheia viver|existir', 2),
  selfHarm('cansei|cansado|cansada|farto|farta dessa|desta|minha|da vida', 1, {
    unless: OTHER_LIFE,
  }),
  selfHarm('viver|existir doi|machuca demais|muito|tanto|parar', 2),
  selfHarm(
    'nao vejo|tenho|sei|encontro|quero motivo|razao|forca|forcas|vontade|mais|porque continuar|seguir',
    3,
    {
      unless: /^(?!viv|aqui|nessa vida|nesse mundo)\w/,
    },
  ),
  selfHarm('nao continuar|seguir|continuo vivo|viva|vivendo', 5),
  selfHarm('nao viver|aguentar|suportar mais um dia', 4),
  selfHarm('me odeio continuar|viver|morrer|sumir|cortar|machucar|desaparecer|existir', 4),
  // What others would lose.
  selfHarm(
    'ninguem sentiria|sentira|sentir|sente|notaria|notar|ligaria|liga|perceberia|choraria falta|morresse|morrer|sumisse|morro|morte',
    2,
  ),
  selfHarm('nao faco|faria|faco falta ninguem|mundo|nenhuma', 2),
  selfHarm('melhor|melhores|felizes|bem|aliviados sem me', 3),
  selfHarm('sou|virei|sinto peso|fardo|estorvo familia|mundo|todos|eles|filhos|marido|pais|mae', 3),
  // Means and farewells.
  selfHarm(
    'pular|pulei|jogar|joguei|saltar|atirar|atirei|jogo|lancar ponte|predio|janela|viaduto|trilho|trilhos|sacada|trem|onibus|caminhao|metro|penhasco',
    3,
    { study: true },
  ),
  selfHarm(
    'ponte|predio|janela|viaduto|sacada|trilho|telhado|terraco pular|jogar|saltar|pulo|jogo',
    4,
  ),
  selfHarm(`${WISH} me jogar|atirar`, 2, {
    unless: /^(?:n[ao]s?|aos?|em) (?!frente|trilh|ponte|rua|rio|carro)/,
  }),
  selfHarm('corda|remedio|remedios|comprimidos|gilete|veneno mao|maos', 2),
  selfHarm('corda pescoco', 2),
  selfHarm('remedio|remedios|comprimidos|calmantes tomo|tomar tudo|todos', 5),
  selfHarm('comprei|consegui|guardei|arrumei veneno|chumbinho|raticida', 2),
  selfHarm('despedi|despedindo|despedir filhos|filhas|familia|mae|todos', 3, {
    unless: /aeroporto|viagem|rodoviaria|faculdade|manha/,
  }),
  selfHarm('corda|revolver|veneno|gilete|lamina pensando|penso|pensei|vontade|pronta', 5),
  selfHarm('tomar|tomei|beber|bebi|ingerir|engolir veneno|chumbinho|soda|raticida', 2),
  selfHarm(
    'tomar|tomei|ingeri|engoli todos|muitos|varios|cartela|caixa|monte|vidro|punhado remedios|remedio|comprimidos|calmantes',
    2,
  ),
  selfHarm('remedio|remedios|comprimidos|calmantes demais|proposito', 1),
  selfHarm('tomei|tomou comprimidos|calmantes agora|hoje|ontem', 1),
  selfHarm('dar|dei|tiro|bala minha|na|propria|no cabeca|ouvido', 2),
  selfHarm('carta|bilhete|mensagem despedida', 1),
  selfHarm('essa|esta|minha e minha|ultima despedida|mensagem|oracao', 1, {
    unless: /^(?:do|da|de|dos|na|no|como)\b/,
  }),
  selfHarm('ultimo|ultima dia|noite vida|terra|aqui|vivo|viva', 2, { study: true }),
  selfHarm('hoje e|sera meu ultimo dia|noite', 1, {
    unless: /^(?:de|no|na|em|aqui|como|das|do|da)\b(?! (?:vida|terra))/,
  }),
  selfHarm('escolhi|marquei|decidi|sei dia|data|hora partir|morrer|morte|acabar', 3),
  // Somebody near who is in danger.
  selfHarm(
    `${FRIEND} quer|queria|disse|diz|falou|fala|ameaca|ameacou|tentou|tenta|vai|pensa|pensando|falando se matar|enforcar|suicidar|cortar|mutilar|jogar`,
    4,
    { unless: NOT_LITERAL, study: true },
  ),
  selfHarm(`${FRIEND} quer|queria|deseja|disse|falou|fala|diz|pede morrer`, 4, {
    unless: SPIRITUAL_DEATH,
    study: true,
  }),
  selfHarm(`${FRIEND} nao quer|queria|aguenta mais viver|existir`, 5, { study: true }),
  selfHarm(
    `${FRIEND} tomou|engoliu monte|todos|varios|muitos|caixa|cartela remedio|remedios|comprimidos`,
    3,
  ),
  selfHarm('cortes|marcas braco|bracos|pulso|pulsos|coxa|coxas', 2),
  selfHarm(`${FRIEND} se cortando|corta|cortou|mutilando|mutila|machucando`, 3, {
    unless: /^(?:com|no|na) (?:papel|vidro|lata|cozinha)|^(?:jogando|brincando|cozinhando)/,
    study: true,
  }),
];

const BEATS =
  'bate|bateu|batia|bater|batendo|agride|agrediu|agredia|agredir|espanca|espancou|espancava|espancando|surra|chuta|chutou|soca|socou|esmurrou|machuca|machucou|empurra|empurrou|arrasta|arrastou|enforcou|enforca|estrangulou|esganou|esfaqueou|queimou';
const ABUSES =
  'estuprou|estupra|estuprava|abusa|abusou|abusava|violentou|violentava|molesta|molestou|molestava|assedia|assediou|apalpa|apalpou|tranca|trancou|obriga|obrigou|forca|forcou|ameaca|ameacou|ameacando|ameacava';
const SUFFERED =
  'abuso|abusos|abusada|abusado|violencia|violentada|violentado|estuprada|estuprado|estupro|agredida|agredido|agressao|agressoes|espancada|espancado|ameacada|ameacado|molestada|molestado|assediada|assediado|estuprar';
/** Moved, not hurt. */
const MOVED =
  /^(?:com|profundamente|muito|no coracao|na alma|durante|hoje|nesse|naquele)\b(?! partes)/;
const THINGS =
  /(?:musica|louvor|palavra|tristeza|saudade|vontade|medo|sono|fome|ansiedade|mensagem|pregacao|dor|frase|culpa)$/;
const ORDINARY_BLOW = /^(?:o|um) (?:carro|record|cabelo)/;

/** What one may well kill. */
const INWARD =
  /^(?:orgulho|ego|pecado|carne|saudade|tempo|fome|sede|curiosidade|vontade|velho|vicio|medo|desejo|preguica|egoismo|ira|barata|rato)/;

const VIOLENCE: readonly Phrase[] = [
  violence(`${SOMEONE} me ${BEATS}|${ABUSES}|prende|persegue|perseguindo|matar`, 3, {
    notAfter: TEMPTER,
    unless: /^no trabalho|^na (?:escola|empresa)|^por causa da fe|^porque sou crente/,
  }),
  violence(`${SOMEONE} me toca|tocou|tocava|tocando`, 3, { unless: MOVED }),
  violence(
    'padrasto|tio|avo|vo|primo|irmao|vizinho|professor me toca|tocava|beija|apalpa|acaricia',
    8,
  ),
  violence('me bate|bateu|batia|batendo|espanca|espancou', 0, { notAfter: THINGS }),
  violence('me estuprou|estupra|violentou|agride|agrediu|esganou|molestou|abusou|abusava', 0),
  violence(
    `${SOMEONE} abusa|abusou|abusava|bate|bateu|judia|judiou|aproveita|aproveitou de|em me`,
    2,
  ),
  violence(
    'homem|cara|pastor|padre|professor|vizinho|amigo abusou|abusava|estuprou me|nela|nele',
    2,
  ),
  violence(
    'me deu|da|dava|dando|deram soco|socos|tapa|tapas|murro|chute|surra|empurrao|facada|coronhada',
    2,
  ),
  violence('levei|levo|levando tapa|soco|surra|chute|murro|facada|tiro', 2),
  violence('quebrou meu|minha braco|dente|nariz|costela|dedo|perna|mao|cara', 0),
  violence('marido|esposo|companheiro|namorado|ex|pai|padrasto violento|agressivo', 3),
  violence(
    `${PARTNER}|${RELATIVE}|vizinho esta|veio|apareceu|chegou|anda arma|faca|armado|revolver`,
    4,
  ),
  violence('apanha|apanhava do|da marido|namorado|pai|companheiro|padrasto', 1),
  violence(`${PARTNER} nao deixa eu|me ver|sair|falar familia|casa|ninguem|mae|amigas`, 4),
  violence('nao deixa|deixava eu|me ver|falar familia|ninguem|mae|amigas', 3),
  violence('levanta|levantou|levantava mao me', 2),
  violence(
    'me joga|jogou|jogava|empurrou|arrastou|puxou|puxa parede|chao|escada|cabelo|cabelos|rua',
    3,
  ),
  violence('puxa|puxou|puxava|arrancou meu|meus|pelo|pelos cabelo|cabelos', 1),
  violence(
    'colocou|apontou|encostou|botou|pegou|puxou|ameacou|esta|veio faca|arma|revolver|pistola pescoco|cabeca|me|cima|barriga',
    4,
  ),
  violence('colocou|apontou|encostou faca|arma|revolver|pistola', 3, { study: true }),
  violence(`medo ${PARTNER}|padrasto|pai|tio|vizinho faca|arma|bater|mate|matar|bata`, 5),
  violence('diz|disse|falou|fala|jura|promete me mata|matar', 8, {
    unless: NOT_LITERAL,
    notAfter: TEMPTER,
  }),
  violence('medo me mate|mata|matar|bata|bater', 5),
  violence('me mata se', 0),
  violence(
    'tentou|tentaram|tentava me estuprar|agarrar|abusar|enforcar|esfaquear|sufocar|matar',
    0,
    {
      notAfter: TEMPTER,
    },
  ),
  violence('me ameaca|ameacou|ameacava faca|arma|matar|bater|morte|revolver', 3, {
    notAfter: TEMPTER,
  }),
  violence(
    `${RELATIVE}|${NEAR}|${PARTNER} toca|tocava|tocou em|me|nela|nele me|nela|nele|partes`,
    1,
    { unless: MOVED },
  ),
  violence(`${RELATIVE}|professor|vizinho|homem toca|tocava|tocou nela|nele|nelas`, 1),
  violence('medo ele|dele bate|bater|agride|agredir', 6),
  violence(
    'apanho|apanhei|apanhando|apanhava do|da|dele|dela|de|em|todo|toda|sempre|muito|quando|ontem',
    0,
  ),
  violence(`fui|sofri|sofro|sofrendo|sou|estou|vivo|vitima ${SUFFERED}`, 3, {
    unless: /^(?:na biblia|no antigo|espiritual)/,
  }),
  violence('era abusada|abusado|agredida|agredido|espancada|espancado|molestada|molestado', 2, {
    study: true,
  }),
  violence('abuso|violencia|agressao sexual|domestica|casa|conjugal', 1),
  violence('tenho|estou|sinto|com medo dele|marido|esposo|companheiro|namorado|padrasto', 3),
  violence('quero|queria|vou|vontade|penso|pensando tiro nele|nela|neles|no|na|em', 2, {
    unless: /^pe\b/,
  }),
  violence(
    `quero|queria|vou|vontade|penso|pensando|pensei|planejo|planejando matar|esfaquear|espancar|envenenar|assassinar|atirar ${SOMEONE}|alguem|todos|todo|meu|minha|eles|elas|gente|pessoas|pessoa|aquele|aquela|desgracado`,
    1,
    { unless: INWARD },
  ),
  // Children, and others who are hurt.
  violence(
    `${PARTNER}|${RELATIVE}|${NEAR}|alguem|pessoa|baba|amigo|conhecido|colega ${BEATS}|${ABUSES}|estuprando|abusando ${CHILD}|mae|irma|irmao|avo|idosa|idoso`,
    4,
    { unless: ORDINARY_BLOW, study: true },
  ),
  violence(`${RELATIVE}|${NEAR}|homem mexeu|mexe|mexia|mexendo nela|nele|nelas|${CHILD}`, 3),
  violence(`${RELATIVE}|vizinho|professor|homem mexe|mexia comigo`, 1),
  violence('passa|passou|passava|passando mao|maos me|nela|nele|corpo|pernas|seios|partes', 3),
  violence('partes intimas', 0, { study: true }),
  violence('beija|beijou|agarra|agarrou me forca', 3),
  violence('ter|fazer relacao|relacoes|sexo forca|contra vontade', 3),
  violence(`${CHILD} foi|esta|sofre|sendo|sofreu|sofrendo|era ${SUFFERED}`, 2, { study: true }),
];

const PAST = /^(?:no|em|ha|ano|mes|faz|ja|quando|e se recupera|semana passada|na semana)\b/;
const PERSON = `${CHILD}|${RELATIVE}|marido|esposa|esposo|amigo|amiga|vizinho|vizinha|ele|ela|homem|mulher`;

const EMERGENCY: readonly Phrase[] = [
  emergency('infartando|enfartando|infartei|enfartei|convulsionando', 0),
  emergency(
    'infarto|enfarto|enfarte|avc|derrame|convulsao|overdose|hemorragia agora|socorro|forte',
    3,
  ),
  emergency(
    'estou|tendo|acho|sinto|esta|teve|tomou infarto|enfarto|enfarte|avc|derrame|convulsao|overdose|hemorragia',
    3,
    { unless: PAST },
  ),
  emergency(`${PERSON} infartou|enfartou|convulsionou`, 2, { unless: PAST }),
  emergency('dor|dores|aperto peito forte|braco|agora|ar|estou|falta|muito|suor|horas|dormente', 4),
  emergency('estou|sinto|sentindo|com|mal|tenho dor|dores|aperto|pontada peito', 3, {
    unless: /^por causa d[oe] (?:meu|pecado)/,
  }),
  emergency('peito doi|doendo|apertando|ardendo|queimando', 1, {
    unless: /^de (?:saudades?|amor|tristeza)/,
  }),
  emergency('esta|estou sangrando', 0, { study: true }),
  emergency('braco|rosto|lado dormente|formigando|paralisado|torto', 2),
  emergency('boca torta', 0),
  emergency('nao consigo|conseguindo|consegue respirar', 1),
  emergency('nao esta|estou respirando', 1),
  emergency('nao respira|parou respirar', 1),
  emergency('parou de respirar', 0),
  emergency('ataque cardiaco|coracao', 1, { unless: PAST }),
  emergency('falta de ar', 0, { unless: /^(?:na|ao|quando) (?:subida|subir|subo|correr|corro)/ }),
  emergency('estou|esta|fiquei|ficando sem ar', 0, { unless: /^condicionado/ }),
  emergency('sangrando|sangrar|sangramento muito|nao|parar|forte|sem|gravida', 3),
  emergency('perdendo|perdi muito sangue', 1),
  emergency('vou|acho|quase|estou desmaiar|desmaiando|desmaiei', 1),
  emergency(`${PERSON} desmaiou`, 0, { unless: PAST }),
  emergency('desmaiei|desmaiou hoje|agora|vezes|novo|socorro', 2),
  emergency('nao respira|acorda|responde|reage socorro|desmaiou|caiu|ajuda', 6),
  emergency('caiu|desmaiou|deitou|apagou|bateu nao acorda|responde|reage|levanta|respira', 4, {
    study: true,
  }),
  emergency(`socorro ${PERSON} nao responde|respira|acorda|reage`, 3),
  emergency('caiu|esta|ficou inconsciente|desacordado|desacordada|desmaiado|desmaiada', 2),
  emergency(`${PERSON} engasgou|engasgando|engasgado|engasgada|afogou|afogando`, 3),
  emergency(
    `${PERSON} engoliu|bebeu|tomou|ingeriu veneno|chumbinho|soda|desinfetante|pilha|bateria|sanitaria|remedios|comprimidos|detergente|moeda`,
    4,
  ),
  emergency('tomou|tomei|engoliu|bebi|bebeu agua sanitaria', 0),
];

export const PHRASES: readonly Phrase[] = [...SELF_HARM, ...VIOLENCE, ...EMERGENCY];
