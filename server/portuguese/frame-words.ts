/** Words that stand around any question and name no subject. */
export const FRAME_WORDS: ReadonlySet<string> = new Set(
  `a o as os ao aos um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra pro pras pros com sem sob ate
  e ou mas nem que se como quando onde quem qual quais cujo porque pois entao tambem ja ainda so mais menos muito muita muitos muitas mto mt bem mal
  eu tu ele ela eles elas voce voces nos me te lhe mim ti si comigo contigo conosco meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas dele dela deles delas
  este esta estes estas esse essa esses essas isso isto aquilo aquele aquela
  ser e eh sou somos sao era foi fui ser sendo sido estou esta estao estava to ta tou tao tava tem tenho temos tinha ter teve tive ha haver havia
  vou vai vamos vao ir indo ia posso pode podem podemos poder devo deve dever quero queria quer querer gostaria preciso precisa precisar consigo consegue conseguir consegui
  faz faco fazer fazendo fez feito fica fico ficar dar da dou deu fala fale falar diz dizer sei sabe saber sobre acerca respeito
  ai la aqui ali agora hoje ontem amanha depois antes sempre nunca todo toda todos todas tudo nada algo algum alguma alguem ninguem cada outro outra outros outras mesmo mesma
  coisa coisas gente pessoa pessoas vez vezes dias semana semanas mes meses ano anos tempo hora horas
  ola oi tipo mano cara senhor ne pois tao quase existe existem existir existo acontece acontecer crente cristao crista cristaos crentes evangelico evangelica deus ajuda ajude ajudar porfavor favor
  vem vindo sinto sente sentindo sentir qualquer realmente demais bastante super grande grandes bom boa verdade
  pq porque q nao sim quanto quantos quanta quantas`.split(/\s+/),
);
