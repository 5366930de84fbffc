import * as z from 'zod';
import { foldText } from '#shared/portuguese/words.ts';
import { cleanName } from '#shared/text/clean-text.ts';

/** Names that would pass for those who look after the site. */
const OF_STAFF =
  /\b(?:admin\w*|modera(?:dor|cao)\w*|suporte|oficial|equipe|sistema|companheiro\s*biblico|webmaster)\b/;

/** Ways to be reached, and what leads to a page elsewhere. */
const CONTACT =
  /\b(?:www|https?|ligue|lig[ao]r|whats\w*|zap\w*|telegram|insta\w*|face(?:book)?|tik\s*tok|pix|ponto\s*com|arroba)\b|[\p{L}\p{N}]{2,}\.\p{L}/u;

/** Curses and slurs, as whole words; a surname such as Pinto must pass. */
const OFFENSIVE = new Set(
  'anal arrombada arrombado babaca bicha boceta boiola bosta brocha buceta bunda caralho carai cacete corna corno crl cu cuzao cuzona desgraca desgracada desgracado demonio diabo escrota escroto estupra estuprador fdp foda fodase foder fodida fodido gozada gozo hitler idiota imbecil krl lucifer macaco merda nazi nazista otaria otario penis piranha porno porra prostituta pqp punheta puta putaria puto sapatao satanas satan sexo siririca tesao traveco trouxa vadia vagabunda vagabundo vagina viado vsf xana xereca xota xoxota'.split(
    ' ',
  ),
);

const FIGURES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/** A name in plain letters; wide and dotless ones look like ours. */
const plainOf = (name: string) => foldText(name.normalize('NFKC')).replaceAll('ı', 'i');

/** The readings of a name: as written, with figures as letters, and with single letters joined. */
function readingsOf(name: string): string[] {
  const plain = plainOf(name).replace(/[^\p{L}\p{N}\s.]/gu, '');
  const spelled = plain.replace(/[013457](?=\p{L})|(?<=\p{L})[013457]/gu, (f) => FIGURES[f] ?? f);
  return [plain, spelled].flatMap((text) => [
    text,
    // "p u t a" and "puuuta"
    text.replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1'),
    text.replace(/(\p{L})\1+/gu, '$1'),
  ]);
}

function isOffensive(name: string): boolean {
  return readingsOf(name).some((text) => text.split(/[\s.]+/).some((word) => OFFENSIVE.has(word)));
}

/** A name that others read: our letters and figures, without links or telephone numbers. */
export const RankingName = z
  .string()
  .overwrite(cleanName)
  .min(2, 'O nome precisa de pelo menos 2 letras.')
  .max(30, 'O nome pode ter até 30 caracteres.')
  .regex(
    /^[\p{L}\p{M}\p{N} '’-]+(?:\. ?[\p{L}\p{M}\p{N} '’-]*)?$/u,
    'Use só letras, números e espaços.',
  )
  .refine(
    (name) => !/(?!\p{Script=Latin})\p{L}/u.test(name),
    'O nome tem letras de outro alfabeto, que parecem as nossas. Digite-o de novo.',
  )
  .refine(
    (name) => !CONTACT.test(plainOf(name)) && !/(?:\p{N}[\s.-]*){5}/u.test(name),
    'Escolha um nome sem links nem números de telefone.',
  )
  .refine((name) => /\p{L}{2}/u.test(name), 'O nome precisa de pelo menos 2 letras.')
  .refine(
    (name) => !readingsOf(name).some((text) => OF_STAFF.test(text)),
    'Esse nome parece ser de quem cuida do site. Escolha outro.',
  )
  .refine((name) => !isOffensive(name), 'Escolha um nome que todos possam ler.');
