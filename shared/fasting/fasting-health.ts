import { foldText } from '../portuguese/words.ts';

const PERSON =
  '(?:(?:espos|espoz|filh|amig|ti|prim|net|sogr|sobrinh|namorad|noiv|companheir|cunhad|entead|afilhad|vizinh|menin|idos|garot)[oa]s?|(?:filh|mae|pai|vo|avo|irma|ti|net|sogr)z?inh[oa]s?|mulher(?:es)?|homem|homens|irma|irmas|irmao|irmaos|maes?|pai|pais|nora|genro|marido|avos?|vovo|bisavo|padrasto|madrasta|pastor(?:a|es)?|padre|bispo|doentes|enfermos|(?<=minha |meu )vo|lider(?:es)?|colegas?|patrao|patroa|chefe|criancas?|bebe|nenem|jovens|adolescentes?|alunos?|pacientes?|pessoas?|familia|parentes?|familiar(?:es)?|ele|ela|eles|elas|dele|dela|alguem|quem|todos(?! os dias)|outros|cachorr[oa]|gat[oa])';

/** Whoever does the following work speaks of the illnesses of others. */
const AT_WORK =
  'sou (?:um |uma )?(?:medic|enfermeir|farmac|professor|nutri|cuidador|dentist|fisio)\\w*|trabalho (?:com|em|de|n\\w+)|cuido d\\w+|atendo|vendo(?= $)|estudo|cursar';

const OTHER = new RegExp(
  `\\b(?:(?<!\\bsou (?:uma? )?)${PERSON}|${AT_WORK}|(?:deus|jesus|cristo|senhor|palavra) e [oa])\\b`,
  'gu',
);
const SELF =
  /\b(?:eu|sou|somos|estou|estamos|to|tou|tenho|temos|tive|tomo|uso|faco|fiz|sofro|vivo|ando|fico|fui|passei|acabei|comigo|nasci|sinto|carrego|trato|descobri|venho|convivo|luto|dependo|preciso (?:de|tomar|comer))\b|\bme (?=\S+ $)/gu;
const JUST_SELF = /\b(?:sou|estou|to|tou|tenho|tive|tomo|uso|faco|fiz|sofro|sinto)(?: \S+)? $/u;
const MINE = /\bm(?:eus?|inhas?) $/u;
const DENIED =
  /\bn(?:ao|unca|em)(?: (?:tenho|tomo|uso|estou|to|sou|tive|sofro))?(?: (?:mais|um|uma|nenhum|nenhuma|de|com|problema|doenca))* $/u;
/** "Anorexia espiritual", "remédio pra alma", "febre de consumo". */
const FIGURATIVE =
  /^(?: \w+)? (?:espiritua(?:l|is)|(?:d|pr|para )?a alma|da fe|do ouro|de (?:consumo|deus|calor|notici\w+)|minha lista)/u;
const PAST = /\bcurad[oa] d[eoa]s? $|^ na (?:minha )?infancia/u;
const OF_OTHER = new RegExp(
  `^(?: (?!(?:e|mas|que|por|pel[oa]s?|para|pra|quero|com) )[a-z]+){0,3}? (?:d[aeo]s?|n[ao]s?|em)(?: (?:minhas?|meus?|noss[oa]s?|uma?|[ao]s?)){0,2} ${PERSON}\\b`,
  'u',
);

/** Beginnings and endings of words, and phrases, that tell of a body that hunger may harm. */
const SIGNS = [
  // Pregnancy, birth and nursing.
  '(?:faco|fiz|estou|to|tou|completo|completei)(?: d?e| com)? \\d{1,2} semanas(?= ?(?:$|,|e |mas |hoje|amanha|de (?:gesta|gravid)))|(?:estou|to|tou) de (?:\\d|um|dois|tres|quatro|cinco|seis|sete|oito|nove) mes(?:es)?(?= ?(?:$|,|e |mas |hoje|quero|posso|de (?:gesta|gravid)))|barriguda de (?:\\d|quase|um|dois|tres|quatro|cinco|seis|sete|oito|nove)|gravid(?:a|o|ez|inha|issima|ona)|estamos gravid[oa]s|gestante|gestac\\w*|gestando|prenh\\w*|(?:esperando|espero) (?:um |uma |o |a |meu |minha |nosso |nossa )?(?:\\w+ )?(?:bebe|nenem|filh[oa]|menin[oa]|gemeos)|amament\\w*|lactante|(?:de|a) mamar|(?:dou|dar|dando) (?:o )?(?:peito|mama)|resguardo|puerper\\w*|curetagem|pos ?parto|cesari?\\w*|(?:ganhei|tive) (?:\\w+ )?(?:bebe|nenem)|pre ?natal|barriga (?:ja )?(?:ta |esta )?(?:pesa|grande|enorme)|ainda sangro|pro nene\\w*|d(?:ei|ar) a luz|engravid(?:ei|amos|ada)|peguei barriga|buchuda|barrig(?:ao|uda)|gerando (?:um|uma) (?:vida|filh[oa]|bebe)|(?:vou|vamos) ser (?:mae|pais|mamae)|teste deu positivo|ultrassom|trimestre|no (?:terceiro|quarto|quinto|sexto|setimo|oitavo|nono|ultimo) mes(?= ?(?:$|,|e |mas |de (?:gesta|gravid)))|\\w+ semanas (?:pro|para o|ate o) parto|\\d{1,2} semanas$|(?:meu|minha|nosso|nossa) (?:bebe\\w*|nene\\w*|filh[oa]\\w*|pequen[oa]\\w*|cacul\\w+|princes[ao]|menin[oa]) (?:\\w+ ){0,4}?(?:nasce|nasceu|mama|meu leite|pega o peito|chuta|nao completou|(?:um|dois|tres|quatro|cinco|\\d) mes(?:es)?)|(?:bebe|nenem) (?:nasce|chega) em|tive (?:minha|meu) (?:pequen[oa]|menin[oa]|filh[oa]|princes[ao])|nasceu (?:minha|meu) \\w+ faz|insemina\\w+|fertiliza\\w+',
  // Sugar, glands and metabolism.
  'diabet\\w*|pre ?diabet\\w*|glic(?:os|em|ad)\\w*|hipoglic\\w*|insulin\\w*|acucar (?:no sangue|alt[oa]|baix[oa])|(?:hip\\w+)?tireoid\\w*|tiroid\\w*|hashimoto|addison|acido urico|(?:tenho|sofro (?:de|com)|crises? de|ataques? de) gota|meu acucar|acucar (?:\\w+ )?(?:alto|baixo)|comer? de (?:\\d|duas|tres) em (?:\\d|duas|tres) horas',
  // Heart, vessels and pressure.
  'cardi(?:ac|o|a|opat)\\w*|arritm\\w*|marca ?passo|cateter\\w*|(?:uso|com) sonda|infart\\w*|angina|stents?|safena|(?:coracao|sopro|problema|doenca|operad[oa]|cirurgia|dor|dores) (?:n[oa]s?|d[oae]s?) (?:coracao|peito|rins?|figado|estomago|pulmao|pulmoes|vesicula|intestino|pancreas)|coracao (?:fraco|dilatado|inchado|doente|crescido|aceler\\w*)|coracao (?:\\w+ ){0,2}(?:bombeia|falha\\w*|descompass\\w*|dispar\\w*)|press?ao (?:foi|deu|esta|chegou) (?:a |em )?\\d+|press?ao (?:\\w+ )?(?:alta|baixa|arterial|sob\\w+|subi\\w+|cai\\w*|descontrol\\w*|desregul\\w*)|hipert?ens\\w*|hipotens\\w*|avc|(?:tive|sofri|teve) (?:um )?derrame|isquem\\w*|aneurism\\w*|trombo\\w*|embolia',
  // Kidneys, liver and digestion.
  'filtro o sangue|gordura no figado|rim|rins|rena(?:l|is)|(?:hemo)?dialise|nefr\\w*|vesicula|cirros\\w*|hepat\\w*|gastr\\w*|ulceras?|refluxo|esofag\\w*|crohn|retocolite|colite|colostom\\w*|pancrea\\w*|celiac\\w*|diverticul\\w*',
  // Nerves and fainting.
  'epile\\w*|convuls\\w*|en(?:x|ch)aquec\\w*|parkinson|escleros\\w*|labirint\\w*|vertige\\w*|desmai\\w*|tontura\\w*|(?:fic\\w+|estou|to|ando) (?:muito |bem |tao )?(?:tont|frac|zonz)[oa](?! (?:n[ao]|em|d[eoa]|espirit))|pass(?:o|ei|ava|ar|ando|amos) mal|tremedeira',
  // Breath, infection, blood and tumours.
  'chikungunya|zika|malaria|nodulos?|biopsia|caroco (?:no|do|na) \\w+|asma|asmatic\\w*|bronquit\\w*|dpoc|enfisema|tubercul\\w*|pneumoni\\w*|covid|dengue|febre|gripad[oa]|virose|anemi\\w*|anemic\\w*|falciform\\w*|leucemi\\w*|linfoma|cancer|tumor(?:es)?|quimio\\w*|radioterap\\w*|metastas\\w*|transplant\\w*|lupus|hiv|aids|soropositiv\\w*|imunidade|imunossup\\w*|artrit\\w*|reumat\\w*|autoimun\\w*|hemofil\\w*|talassem\\w*|doenca de \\w+|tenho chagas|\\w{2,}(?<!acad|pand|epid|bo)emia|\\w+opatia|\\w+(?<!nost)algia|(?:carcin|melan|miel|sarc|fibr|mi)oma',
  // Food and weight.
  '(?:ha|faz|tem) (?:\\w+ ){1,2}dias? (?:sem comer|em jejum total|sem comida)|sem (?:comer|comida|me alimentar) (?:direito|desde|ha|faz|e sem beber)|nao como direito|^compulsao|dias que (?:eu )?so (?:tomo|bebo) agua|sem beber agua|nem beber|como (?:pouco de proposito|compulsiv\\w+)|(?:me achar|me acho) gord[oa]|deix(?:o|ei) de (?:almocar|jantar)|como sinto culpa|enxugar (?:\\w+ )?(?:quilos?|kilos?)|entrar em forma|meu imc|secar (?:\\w+ )?(?:\\w+ )?(?:quilos?|kilos?)|anore\\w*|bulimi\\w*|transtornos? alimenta\\w*|compuls\\w+ (?:alimentar|por (?:\\w+ e )?(?:comida|doces?|comer))|(?:parei|deixei|medo|culpa) de comer|nao consigo comer|estou sem comer|vomit\\w*|laxante\\w*|emagre\\w*|perd\\w+ (?:\\w+ )?(?:peso|quilos?|kilos?|kg|barriga)|secar (?:a |minha )?(?:barriga|gordura)|(?:quero|preciso|vou|tenho que) secar(?=$| (?:ate|antes d|logo|rapido|uns|\\d|(?:pr[oa]|para [oa]) (?:casamento|verao|festa|formatura|praia|carnaval|vestido)))|(?:abaixo do|baixo|pouco) peso|peso (?:muito )?baixo|desnutri\\w*|magrez\\w*|magr[oa] demais|muito magr[oa]|engord\\w*|como (?:tudo )?escondid\\w*|(?:ponho|boto|coloco|jogo) (?:tudo |a comida )?(?:pra|para) fora|dieta|calorias',
  // Surgery and treatment.
  '(?:tir\\w+|retir\\w+|remov\\w+|extra\\w+) (?:os? |as? |um |uma |meus? |minhas? )?(?:utero|ovarios?|hernia|pedra|pontos|apendice|mioma|nodulo|mama|seio|prostata|amigdalas?|siso)|pos ?operatorio|dreno|\\w{3,}ectomia|retirada d[oa]s? \\w+|opero|me operaram|minha operacao|com os pontos|(?:recebi|tive) alta|cirurgi\\w*|bariatric\\w*|operad[oa]|operei|opero (?:d\\w+|n[oa]|amanha|semana)|(?:vou|irei|preciso|devo|tenho que|acabei de)(?: me)? operar|internad[oa]|uti|(?:sai\\w*|alta|vim|voltei) d[oe] hospital|tratamento|(?:estou|to|ando|fico|fiquei|vivo|sou|gravemente|muito) (?:muito |bem )?doente|doenca (?:cronica|grave|rara)|problemas? de saude|saude (?:fragil|fraca|debilitad\\w*|ruim|delicada)|(?:medic[oa]|doutora?|nutri(?:cionista)?|endocrino\\w*|cardiolog\\w*|obstetra|ginecolog\\w*) (?:\\w+ ){0,2}?(?:proib\\w*|mandou|nao (?:deix|recomend|liber|quer)\\w*|receitou|pediu|disse|falou|vetou)|alcoolat?r?ism?\\w*|alcoolis\\w+|(?:parei|larguei) (?:de beber|o alcool|a bebida|a cachaca) (?:ha|faz|ontem|anteontem|por)|\\w+ dias sem beber|abstinencia d[eo] (?:alcool|drogas?)',
  // Medicines, by the endings that their kinds share; whatever is taken daily and no meal.
  'tomo (?!(?:muito |um |uma |o |a |meu |minha |todo |so )?(?:banho|chimarrao|cafe|agua|cha|leite|suco|refri\\w*|coca|cuidado|conta|posse|coragem|iniciativa|vergonha|sol|santa|ceia|decis\\w+|uma decis\\w+|partido|nota|posicao|juizo|rumo|vinho|cerveja|cuidados|tempo|dia|liberdade)\\b)\\w+|rem[ei]di(?:o|os|nho)|medicament\\w*|medicac\\w*|comprimid\\w*|tarja preta|antibiotic\\w*|anticoagul\\w*|antidepress\\w*|corticoid\\w*|psiquiatr\\w*|bipolar\\w*|esquizofren\\w*|sindrome d[oe] panico|\\w{2,}(?:prazol|sartana?|april|opril|olol|statina|dipina|formina|gliptina|gliflozina|glutida|zepam|zolam|lopram|oxetina|tralina|triptilina|zapina|tiapina|azepina|faxina|tiazida|semida|clamida|cilina|micina|floxacino?|parina|farina|xabana|grel|tiroxina|metasona|nisona|lukaste|profeno)|marevan|varfarina|puran|glifage|litio|rivotril|ritalina|gardenal|depaken\\w*|ozempic|mounjaro|xarelto|aas',
].join('|');
const SIGN = new RegExp(`(?<![a-z])(?:${SIGNS})(?![a-z])`, 'gu');

const ADULT = 18;
const OLD = 70;
const LIGHT = 45;
/** Not `UNITS` of the references, which would make the Bible's pages heavier. */
const SPELLED = 'seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete'.split(
  ' ',
);
const NUMBER = `(\\d{1,3}|catorze|${SPELLED.join('|')}|setenta|oitenta|noventa)`;
const AGES = [
  `(?:(?<!desde que )tenho|fiz|faco|completei|completo|(?:vou|irei) (?:fazer|completar)|estou com|to com|passei d[eo]s|com meus)(?: (?:os|meus|so|apenas|quase|ja|mais de|cerca de|ainda|somente|uns|agora)){0,2} ${NUMBER}(?: e \\w+)?(?: an(?:os|inhos)(?! (?:de (?!idade|vida)|que|n[ao]|como|sem|junt|casad|crente|convert|limp|sobri|desempreg|separad|viuv|divorc|evangel))|(?= ?(?:,|$|e (?!\\d)|mas |amanha|(?:n?[ao] )?(?:semana|mes|ano) (?:q(?:ue)? vem|passad[oa])|em (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))))`,
  `(?:^|eu ?,? ?|(?:sou|chamo) [^,]+, |idade:? ?(?:e )?(?:de )?)${NUMBER}(?: e \\w+)? anos(?= ?(?:,|$|de idade))`,
  `(?:sou (?:uma? )?(?:menin[oa]|garot[oa]|moc[oa]|rapaz) de|^(?:eu|[a-z]+) ?,) ?${NUMBER}(?: anos)?(?= ?(?:,|$|que |da |quero))`,
  `^${NUMBER}(?: e \\w+)? anos (?:recem|feitos|completos|bem|de (?:idade|vida))`,
  `^(?:eu ?,? ?)?com (?:meus )?${NUMBER}(?: anos)?(?: nas costas|,| quero| ainda)`,
  `^(?!.*\\b${PERSON}\\b).*\\baos (?:meus )?([7-9]\\d|setenta|oitenta|noventa)(?: e \\w+)? anos`,
].map((source) => new RegExp(source, 'u'));
const FRAGILE_OTHER = new RegExp(
  `\\b(?:de|com|tem|,) (?:so )?${NUMBER}(?! (?:dias?|horas?|semanas?|meses|reais|mil))|\\b(?:idos[oa]s?|adolescentes?|criancas?)\\b`,
  'u',
);
const AGE_IN_WORDS =
  /\b(?:sou|somos)(?: (?:uma?|so|ainda|muito|apenas|ja|bem|quase|de))* (?:adolescentes?|crianca|menor(?:es)? de idade|menor|idos[oa]s?|velhinh[oa]|da terceira idade)\b|\b(?:estou|to|sou|faco|passei)(?: (?:n?o|do|para o|pro))? (?:(?:sexto|setimo|oitavo|nono|[6-9]o?) ano\b|ensino medio|ensino fundamental)|^adolescentes?\b|^(?:eu )?(?:(?:curso|sou estudante d[oa]|sou d[oa]) )?(?:o )?(?:sext[oa]|setim[oa]|oitav[oa]|non[oa]|[6-9]o?) (?:ano|serie)\b|\bfaco (?:dezoito|18)\b|\b(?:minha|da) terceira idade\b/u;
const WEIGHT =
  /\b(?:peso|pesando|tenho|com) (?:so |apenas |uns )?(\d{2,3}|quarenta|trinta)(?: e \w+)? ?(?:kg|quilos?|kilos?)|\be peso (\d{2})$/u;
const HEAVY = 130;

const FAST =
  '(?:fazer |participar d?|comecar )?(?:este |esse |um |o |meu )?jeju\\w+|(?:vai|vao|vamos|quer|querem) (?:me acompanhar|fazer (?:isso )?(?:comigo|junt[oa]s?)|imitar)|(?:quer|vai) acompanhar';
/** Someone else who is to fast, in the part of a sentence before whom the fast is for. */
const FASTING_OTHER = new RegExp(
  `${PERSON}\\b.*\\b(?:(?:quer|querem|vai|vao|vamos|pode|podem|podemos|deseja|queremos)(?: (?:muito|tambem))? ${FAST}|jeju\\w+ (?:junt[oa]s? )?(?:comigo|cmg|conosco|com a gente))|jeju\\w+ (?:junt[oa]s? )?com (?:[oa]s? )?(?:minhas?|meus?|noss[oa]s?) ${PERSON}\\b`,
  'u',
);
const FOR_WHOM = / (?:por|pel[oa]s?|para que|pra que) .*$/u;

/** Whether the writer, or whoever is to fast with them, has a body that hunger may harm. */
export function hungerMayHarm(text: string): boolean {
  return sentencesOf(text).some((sentence) => {
    const faster = sentence.replace(FOR_WHOM, '');
    if (FASTING_OTHER.test(faster)) {
      const fragile = FRAGILE_OTHER.exec(faster);
      if (faster.search(SIGN) >= 0 || (fragile && isFragile(fragile[1] ?? `${OLD}`))) return true;
    }
    return (
      AGES.some((age) => isFragile(age.exec(sentence)?.[1])) ||
      AGE_IN_WORDS.test(sentence) ||
      isUnsafeWeight(WEIGHT.exec(sentence)) ||
      [...sentence.matchAll(SIGN)].some(({ 0: sign, index }) =>
        isOwn(sentence.slice(0, index), sentence.slice(index + sign.length)),
      )
    );
  });
}

/** Unlike the common one: what is typed in haste has neither capitals nor abbreviations. */
const sentencesOf = (text: string) =>
  foldText(text)
    .split(/[.;!?\n]+/u)
    .map((each) =>
      each
        .replace(/[^a-z\d,:]+/gu, ' ')
        .replace(/[a-z]{6,}/gu, spelled)
        .trim(),
    )
    .filter(Boolean);

const OFTEN_MISSPELT =
  'gravida gestante gestacao amamentando amamento amamentar diabetes diabetica diabetico hipertensa hipertenso insulina gastrite anemia epilepsia enxaqueca cirurgia quimioterapia bariatrica asmatica asmatico anorexia bulimia remedio remedios bronquite antibiotico marcapasso hemodialise tireoide pressao adolescente'.split(
    ' ',
  );

/** The word that is meant where one letter is missing, added, changed or swapped. */
function spelled(word: string): string {
  if (/^grava|das$|tes$/.test(word)) return word;
  return OFTEN_MISSPELT.find((meant) => isOneSlipFrom(meant, word)) ?? word;
}

/** Not by `editDistance`, which would weigh on the Bible's pages as a chunk of its own. */
function isOneSlipFrom(meant: string, word: string): boolean {
  if (meant[0] !== word[0] || Math.abs(meant.length - word.length) > 1) return false;
  let same = 1;
  while (same < word.length && word[same] === meant[same]) same++;
  const [left, right] = [meant.slice(same), word.slice(same)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}

function isUnsafeWeight(told: RegExpExecArray | null): boolean {
  if (!told) return false;
  const weight = Number(
    (told[1] ?? told[2] ?? '').replace('quarenta', '40').replace('trinta', '30'),
  );
  return weight < LIGHT || weight > HEAVY;
}

function isFragile(written: string | undefined): boolean {
  if (!written) return false;
  const age = /\d/.test(written) ? Number(written) : spelledAge(written);
  return (age >= 6 && age < ADULT) || (age >= OLD && age < 120);
}

function spelledAge(word: string): number {
  if (word === 'catorze') return 14;
  const at = SPELLED.indexOf(word);
  return at < 0 ? OLD : at + 6;
}

/** The sign belongs to the last person named before it, unless another follows it as its owner. */
function isOwn(before: string, after: string): boolean {
  if (DENIED.test(before) || FIGURATIVE.test(after) || PAST.test(before) || PAST.test(after))
    return false;
  if (/^ que (?:eu )?(?:tenho|tive|sofro)\b/u.test(after)) return true;
  if (MINE.test(before)) return !OF_OTHER.test(after);
  const other = lastOf(OTHER, before);
  if (other >= 0 && other >= lastOf(SELF, before)) return false;
  return JUST_SELF.test(before) || !OF_OTHER.test(after);
}

const lastOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].at(-1)?.index ?? -1;
