/** Words without content of their own, which are never distinctive however rare they are. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `portanto senão porque porquanto porém contudo todavia entretanto embora enquanto conforme segundo
  logo pois então ora assim também tampouco apenas somente sequer inclusive aliás acaso porventura
  quer caso mediante visto posto outrora doravante entanto isto isso aquilo este esta estes estas
  esse essa esses essas aquele aquela aqueles aquelas deste desta destes destas desse dessa desses
  dessas daquele daquela daqueles daquelas disto disso daquilo neste nesta nestes nestas nesse nessa
  nesses nessas naquele naquela naqueles naquelas nisto nisso naquilo àquele àquela àqueles àquelas
  comigo contigo consigo conosco convosco mim ti lhe lhes nos vos ele ela eles elas dele dela deles
  delas nele nela neles nelas meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa
  nossos nossas vosso vossa vossos vossas quem qual quais cujo cuja cujos cujas quanto quanta quantos
  quantas onde aonde donde quando como que algum alguma alguns algumas nenhum nenhuma ninguém alguém
  outro outra outros outras outrem cada qualquer quaisquer todo toda todos todas tudo nada tanto tanta
  tantos tantas tal tais mesmo mesma mesmos mesmas próprio própria próprios próprias muito muita muitos
  muitas pouco pouca poucos poucas mais menos ainda sempre nunca jamais agora hoje ali aqui aí lá cá
  acolá além aquém acima abaixo adiante atrás dentro fora diante perante perto longe antes depois
  desde até para por pelo pela pelos pelas sobre sob entre contra sem com após ante durante exceto
  salvo não sim nem mas ou ser sou és são era eram foi foram seja sejam sejais sendo ter tem tinha
  haver há havia está estão estava estavam dois duas três quatro cinco um uma uns umas num numa
  eis talvez quase bem mal tão quão junto dali daqui daí sobretudo sois fosse for fora`
    .split(/\s+/)
    .filter(Boolean),
);
