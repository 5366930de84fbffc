/** How Portuguese announces Scripture: the signs that what follows claims to be its words. */
const SPEAKERS =
  'Jesus|Cristo|Deus|Senhor|Pai|Esp[íi]rito|Mestre|Salvador|Paulo|Pedro|Jo[ãa]o|Tiago|Davi|Salom[ãa]o|Mois[ée]s|Isa[íi]as|Jeremias|J[óo]|Mateus|Marcos|Lucas|ap[óo]stol\\p{L}*|profeta|salmista|anjo|autor|evangelista';
const VERBS =
  'diss\\p{L}*|diz\\p{L}*|fal[ao]\\p{L}*|afirm\\p{L}*|declar\\p{L}*|ensin\\p{L}*|promet\\p{L}*|escrev\\p{L}*|respond\\p{L}*|clam\\p{L}*|or[ao]u?|exort\\p{L}*|convid\\p{L}*|lembr\\p{L}*|assegur\\p{L}*|revel\\p{L}*|registr\\p{L}*|l[eê]mos|ler';
const BOOKISH =
  'b[íi]blia|escrituras?|palavra|vers[íi]culos?|salmos?|prov[ée]rbios?|evangelhos?|texto|passagem|promessa|mandamento';

const CLAIM = new RegExp(
  `(?:est[áa]|foi|fica)\\s+escrito|(?<!\\p{L})(?:${BOOKISH})(?!\\p{L})|(?<!\\p{L})(?:${SPEAKERS})(?!\\p{L})[^.!?\\n]{0,50}?(?<!\\p{L})(?:${VERBS})(?!\\p{L})|(?<!\\p{L})(?:diz|disse|declara)\\s+(?:o\\s+)?(?:${SPEAKERS})(?!\\p{L})`,
  'iu',
);

/** Whether the words around a quotation present it as Scripture. */
export function claimsScripture(around: string): boolean {
  return CLAIM.test(around);
}

const LEAD_IN = new RegExp(
  `(?:(?:est[áa]|foi|fica)\\s+escrito|(?<!\\p{L})(?:${BOOKISH}|${SPEAKERS})(?!\\p{L})[^.!?:\\n“”"«»]{0,60})\\**:\\**(?:[ \\t]+|\\s*\\n\\s*[—–]\\s*)$`,
  'iu',
);

/** Whether the text before ends in "…a Bíblia diz: ", after which unquoted words claim to be hers. */
export function endsInLeadIn(before: string): boolean {
  return LEAD_IN.test(before.slice(-160));
}
