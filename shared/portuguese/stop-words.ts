import { foldText } from './words.ts';

/** Words with their accents and folded: "so" is "só", but "nós" is not "nos". */
const spellingsOf = (words: string) => words.split(/\s+/).flatMap((word) => [word, foldText(word)]);

/** Words too common to search for. */
export const COMMONEST_WORDS: ReadonlySet<string> = new Set(
  spellingsOf(`a o as os um uma de do da dos das em no na nos nas por pelo pela para pra com sem que e é se
  ao aos à às ou mas como eu tu ele ela eles elas me te lhe vos lhes meu minha seu sua teu tua isso este
  esta foi ser ter há já só mais muito quem qual onde quando porque pois então também sobre
  entre até bem aonde`),
);

/** Words without content of their own, which are never distinctive however rare they are. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...COMMONEST_WORDS,
  ...spellingsOf(`portanto senão porquanto porém contudo todavia entretanto embora enquanto conforme segundo
  logo ora assim tampouco apenas somente sequer inclusive aliás acaso porventura quer caso
  mediante visto posto outrora doravante entanto isto aquilo estes estas esse essa esses essas
  aquele aquela aqueles aquelas deste desta destes destas desse dessa desses dessas daquele
  daquela daqueles daquelas disto disso daquilo neste nesta nestes nestas nesse nessa nesses
  nessas naquele naquela naqueles naquelas nisto nisso naquilo àquele àquela àqueles àquelas
  comigo contigo consigo conosco convosco mim ti dele dela deles delas nele nela neles
  nelas meus minhas teus tuas seus suas nosso nossa nossos nossas vosso vossa vossos vossas
  quais cujo cuja cujos cujas quanto quanta quantos quantas donde algum alguma alguns algumas
  nenhum nenhuma ninguém alguém outro outra outros outras outrem cada qualquer quaisquer todo
  toda todos todas tudo nada tanto tanta tantos tantas tal tais mesmo mesma mesmos mesmas
  próprio própria próprios próprias muita muitos muitas pouco pouca poucos poucas menos ainda
  sempre nunca jamais agora hoje ali aqui aí lá cá acolá além aquém acima abaixo adiante atrás
  dentro fora diante perante perto longe antes depois desde pelos pelas sob contra após ante
  durante exceto salvo não sim nem sou és são era eram foram seja sejam sejais sendo tem tinha
  haver havia estão estava estavam dois duas três quatro cinco uns umas num numa eis talvez
  quase mal tão quão junto dali daqui daí sobretudo sois fosse for`),
]);
