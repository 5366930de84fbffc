/** What only the one who explains says, to the one who reads. */
const OWN =
  /(?<!\p{L})(?:voc[êe]s?|a gente|ou seja|vers[íi]culos?|textos?|passage(?:m|ns)|contexto|B[íi]blia|Escrituras?|podemos|devemos|precisamos|cremos|sabemos|vemos|am[ée]m)(?!\p{L})|^[^\p{L}]*(?:Iss[oa]|Ess[ea]s?|Est[ea]s?|Ness[ea]s?|Aqui|Assim|Portanto|Por isso|Ent[ãa]o|Hoje|Leia|Ore|Reflita|Medite|Pense|Pergunte|Pe[çc]a|Lembre|Confie|Veja|Note|Repare|Comece|Escreva|Que (?:Deus|o Senhor|ele)|Senhor|Pai)(?!\p{L})/iu;

/** The grammar of promises and commandments as Bibles print them. */
const SOLEMN =
  /(?<!\p{L})(?:te|vos|lhes?)\s+(?:\p{L}+(?:rei|rá|rão|remos)|d[áa])(?!\p{L})|(?<!\p{L})\p{L}*[aei]r(?:ás|eis)(?!\p{L})|(?<!\p{L})(?:vós|convosco|voss[oa]s?)(?!\p{L})|(?<!\p{L})[Ee]u\s+(?:te|vos|sou|o|a|não\s+te)?\s*\p{L}+(?:[aei]rei|rei)(?!\p{L})|diz o (?:teu |vosso )?(?:Senhor|Deus)/u;
const DIVINE = /(?<!\p{L})(?:Deus|Senhor|SENHOR|Jeová|Altíssimo|Cristo|Jesus|[Ee]u)(?!\p{L})/u;
/** Addressed to God, as prayers that are proposed begin. */
const PRAYER =
  /^[^\p{L}]*(?:Senhor|Pai|Deus|Jesus|Esp[íi]rito|Meu Deus|[OÓ] Deus)(?:\s+\p{L}+)?\s*[,!]/iu;

export const isOwnVoice = (sentence: string) => OWN.test(sentence);

export const isSolemn = (sentence: string) => SOLEMN.test(sentence);

/** Whether quoted words sound like a promise of Scripture although nobody says that they are. */
export const soundsLikeScripture = (quoted: string) =>
  !PRAYER.test(quoted) && DIVINE.test(quoted) && SOLEMN.test(quoted);
