import {
  CHILD,
  NOT_LITERAL,
  PARTNER,
  type Phrase,
  phrasesAbout,
  RELATIVE,
  TEMPTER,
} from './phrase.ts';

const violence = phrasesAbout('violence', 2);

const NEAR = 'patrao|chefe|pastor|padre|lider|vizinho|professor|treinador';
const SOMEONE = `${PARTNER}|${RELATIVE}|${NEAR}|filho|filha`;
const BEATS =
  'bate|bateu|batia|bater|batendo|agride|agrediu|agredia|agredir|espanca|espancou|espancava|espancando|surra|chuta|chutou|soca|socou|esmurrou|machuca|machucou|empurra|empurrou|arrasta|arrastou|enforcou|enforca|estrangulou|esganou|esfaqueou|queimou';
const ABUSES =
  'estuprou|estupra|estuprava|abusa|abusou|abusava|violentou|violentava|molesta|molestou|molestava|assedia|assediou|apalpa|apalpou|tranca|trancou|obriga|obrigou|forca|forcou|ameaca|ameacou|ameacando|ameacava';
const SUFFERED =
  'abuso|abusos|abusada|abusado|violencia|violentada|violentado|estuprada|estuprado|estupro|agredida|agredido|agressao|agressoes|espancada|espancado|ameacada|ameacado|molestada|molestado|assediada|assediado|estuprar';
/** Words after "tocar" by which somebody was moved, not hurt. */
const MOVED =
  /^(?:com|profundamente|muito|no coracao|na alma|durante|hoje|nesse|naquele)\b(?! partes)/;
const THINGS =
  /(?:musica|louvor|palavra|tristeza|saudade|vontade|medo|sono|fome|ansiedade|mensagem|pregacao|dor|frase|culpa)$/;
const ORDINARY_BLOW = /^(?:o|um) (?:carro|record|cabelo)/;

/** Harmless objects of killing: habits and faults. */
const INWARD =
  /^(?:orgulho|ego|pecado|carne|saudade|tempo|fome|sede|curiosidade|vontade|velho|vicio|medo|desejo|preguica|egoismo|ira|barata|rato)/;

export const VIOLENCE: readonly Phrase[] = [
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
