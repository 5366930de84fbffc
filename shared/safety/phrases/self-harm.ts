import { CHILD, NOT_LITERAL, type Phrase, phrasesAbout, RELATIVE, TEMPTER } from './phrase.ts';

const selfHarm = phrasesAbout('self-harm', 1);

const WISH =
  'quero|queria|querendo|quis|vou|vontade|penso|pensei|pensando|pensar|pensamento|pensamentos|desejo|tentei|tentar|planejo|preciso|prefiro|preferia|devia|deveria|melhor|afim|saida|solucao|jeito|comecei|voltei';
const SPIRITUAL_DEATH =
  /^(?:(?:para|com|em|por|no|a)\s+)+(?:o\s+|os\s+|a\s+|meu\s+|minha\s+)*(?:pecados?|mundo|cristo|jesus|eu|me|carne|ego|orgulho|vaidade|egoismo|vontades?|desejos?|velho|deus|senhor|evangelho)/;
/** Ways of life that may well be given up. */
const OTHER_LIFE =
  /^(?:(?:de|do|no|em|na)\s+)?(?:crista|crente|pecado|pecados|velha|mundo|mundana|religiosa|ministerial|solteir|passada|antiga|vicio|vicios|mentira|erro|errada|corrida|sexual|financeira|amorosa|promiscua|dupla)/;
/** People whose death is preached, or whose wish to die is told. */
const TOLD_OF =
  /(?:jesus|cristo|elias|jonas|moises|paulo|jo|filho de deus|ele|quem)(?: que| nao| tambem)?$/;
const FRIEND = `${CHILD}|${RELATIVE}|marido|esposo|esposa|namorado|namorada|amigo|amiga|colega|prima|vizinha|ele|ela`;

export const SELF_HARM: readonly Phrase[] = [
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
  selfHarm('decidi|resolvi morrer', 0, { unless: SPIRITUAL_DEATH }),
  selfHarm('adeus mundo', 0, { unless: /^(?:d[oa]s?|velho|antigo)\b/ }),
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
  // Phrases about the loss that others would suffer.
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
