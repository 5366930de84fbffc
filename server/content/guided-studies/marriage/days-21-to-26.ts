import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysTwentyOneToTwentySix: AuthoredPart<StudyDay[]> = [
  {
    day: 21,
    title: 'A frase da mulher de Jó',
    verse: verse('Jó 2:9-10', 'mulher integridade bem mal'),
    reflection:
      'Há dois mil anos falam mal da mulher de Jó. Convém lembrar que ela tinha enterrado dez filhos, os mesmos do marido. Tinha perdido casa, gado, futuro, e via o marido raspar as feridas com um caco. Disse uma coisa terrível, e Jó a repreendeu, sem a expulsar; respondeu com um “nós” escondido na pergunta: não receberíamos também o mal? No fim do livro há de novo filhos naquela casa.\n\nO luto raramente visita marido e mulher com o mesmo relógio. Um fala sem parar; o outro conserta o portão. Um quer o quarto intacto; o outro, doar as roupas amanhã. Facilmente cada qual conclui que só ele sofre. Nas horas piores alguém dirá bobagem. Guardem-se de transformar a frase dita no fundo do poço em retrato da pessoa inteira.',
    prayer:
      'Senhor, que ouviste até as palavras erradas de quem estava em cinzas, ouve as nossas. Perdemos ______. Cada um sofre de um jeito, e sinto falta de quem dorme ao meu lado, dentro da mesma dor. Jesus chorou com as irmãs de um amigo e esperou o tempo de cada uma. Não deixes a morte levar também o nosso casamento. Ensina-nos a chorar amparando um ao outro, cada um na sua vez.',
    action:
      'Ponham à mesa uma foto ou um objeto que lembre alguém, ou algo, que perderam juntos. Cada um conta uma lembrança e responde: “Como eu posso te acompanhar nessa saudade?” Se não houver perda recente, visitem um casal enlutado.',
  },
  {
    day: 22,
    title: 'Quando um carrega os dois',
    verse: verse('Gálatas 6:2', 'cargas outros lei Cristo'),
    reflection:
      'Na saúde e na doença, disseram, com bolo e fotógrafo. Doze anos depois, Paulo Henrique separa comprimidos por cor às cinco da manhã, dá banho em Regina e vai dirigir aplicativo. Ele a ama, e também sente raiva, saudade de ser marido em vez de enfermeiro, vergonha da raiva.\n\nCarregar a carga do outro é a lei de Cristo, e a carta põe o verbo no plural: uns dos outros, a igreja inteira. Nenhum par de ombros foi feito para levar sozinho um AVC, uma depressão, um filho com deficiência grave. Quem cuida precisa de folga, consulta, sono e de alguém que pergunte “e você?”.\n\nQuem adoeceu também carrega: agradece, ri quando pode, deixa o outro sair sem culpa. E a tristeza que não passa é uma doença que se trata.',
    prayer:
      'Jesus, que deixaste Simão te ajudar com a cruz, ensina-nos a aceitar ajuda. Tem misericórdia do corpo que adoeceu e do corpo que cuida. Perdoa a impaciência das três da madrugada. Manda gente: a que traz sopa, a que fica uma tarde, a que sabe o caminho do posto. E faz de nós gente assim.',
    action:
      'Dia de descanso: quem cuida pede hoje a alguém da igreja ou da família uma hora de substituição, dorme ou sai nessa hora, e deixa sem fazer o que faltar. Se vocês estão bem, parem os dois um pouco e ofereçam a um cuidador duas horas neste fim de semana.',
  },
  {
    day: 23,
    title: 'A ferida que veio de perto',
    verse: verse('Salmos 55:12-14', 'inimigo companheiro amigo conversávamos'),
    reflection:
      'A ofensa de um inimigo se espera; o que desmonta o salmista é que tenha sido o amigo, aquele da conversa mansa e do mesmo banco na casa de Deus. Quem descobriu uma traição entende: não dói só o que houve, dói que o passado inteiro pareça mentira.\n\nAlguns casamentos atravessam isso e outros não. Quem traiu, se quer voltar, tem tarefas que não se delegam: dizer a verdade de uma vez, cortar o contato, aceitar perguntas repetidas, cuidar da saúde dos dois com exames, respeitar o tempo. Quem foi traído não precisa decidir nada esta semana. Perdoar e continuar casado são duas decisões. Muitas igrejas entendem, por palavras de Jesus em Mateus, que a infidelidade pode romper a união; quanto a novo casamento há leituras diferentes, e o pastor ajudará. Não aceite a culpa de não ter sido “suficiente”.',
    prayer:
      'Deus, eu andei com esta pessoa até a tua casa. Agora acordo e procuro o chão. Tu sabes o que é ser trocado. Continuaste a amar e nunca chamaste aquilo de pouca coisa. Segura-me enquanto não sei o que fazer. Se houver volta, que seja pela verdade; se não houver, que eu não me perca de ti.',
    action:
      'Se é o caso de vocês: nenhuma decisão grande hoje. Escolham, a dois ou cada um por si, um pastor sóbrio ou um terapeuta, e marquem a primeira conversa. Se não é: digam um ao outro que situações pedem cuidado, e que portas convém deixar fechadas.',
  },
  {
    day: 24,
    title: 'Este dia talvez seja só para você',
    verse: verse('Salmos 11:5', 'odeia perverso ama violência'),
    reflection:
      'Leia sozinha, leia sozinho, e sem deixar rastro no celular, se for preciso.\n\nAqui não há exercício de casal. Se a pessoa com quem você mora bate, empurra, ameaça, força o sexo, tranca, persegue, toma o seu dinheiro, humilha ou assusta as crianças, o problema não é comunicação, e a sua oração mais caprichada não é o remédio. Deus, canta Davi, abomina quem gosta de violência; está com quem apanha. Nenhuma palavra sobre amor que suporta foi dada para proteger agressor.\n\nVocê não provocou isso e não precisa salvar a reputação dele, dela ou da igreja. Pedir medida protetiva, sair de casa, separar-se para viver não é fracassar diante de Deus. Quem mandar voltar e orar mais está errado, mesmo sendo pastor. E se é você quem agride: entregue-se a tratamento e à justiça; arrependimento verdadeiro aceita distância.',
    prayer:
      'Deus que vês, tira-me daqui com vida, guarda os meus filhos e põe no meu caminho uma pessoa que acredite. Cala dentro de mim a voz que me culpa. E para quem fere peço justiça, e um fim ao que faz.',
    action:
      'Perigo agora: 190. Orientação, a qualquer hora e de graça: 180; para crianças, Disque 100. Conte a alguém de confiança, separe documentos e remédios, combine uma palavra de alarme. Se a sua casa é segura, salvem esses números e estejam prontos a acolher.',
  },
  {
    day: 25,
    title: 'Pão de cada manhã',
    verse: verse('Lamentações 3:22-23', 'misericórdias renovam manhã fidelidade'),
    reflection:
      'O autor escreveu sentado em ruína. Jerusalém fumegava, e ele próprio, linhas antes, tinha dito que as suas forças acabaram. Então fez uma conta: se ainda estamos aqui, é porque alguma misericórdia chegou hoje cedo, fresca, e amanhã chegará outra.\n\nMisericórdia não vem em estoque, e Jesus ensinou a pedir o pão de um dia só. Talvez por isso casais que venceram anos difíceis falem pouco em grandes viradas e muito em dias: “Naquela segunda ele fez café.” “Naquela quarta eu contei a verdade antes que ela perguntasse.” Confiança renasce em migalhas repetidas, verificáveis, e leva mais tempo do que o culpado gostaria.\n\nSe vocês passaram por uma quebra e estão os dois, livremente, tentando, não exijam a casa pronta. Perguntem pelo pão desta manhã: que gesto, hoje, diria “pode contar comigo”?',
    prayer:
      'Fiel, tu que renovas o que gastamos ontem, dá-nos a porção de agora. Não sabemos como será o ano; mostra-nos como ser honestos até o almoço. Abençoa o passo pequeno de quem errou e a coragem cansada de quem ainda espera. Que amanhã a tua bondade nos ache outra vez à mesa.',
    action:
      'Combinem uma promessa minúscula que possa ser cumprida e vista dentro de vinte e quatro horas: chegar no horário dito, mostrar a fatura, telefonar no intervalo. Amanhã à noite, confirmem: “Cumpri”, “Eu vi”, e façam outra.',
  },
  {
    day: 26,
    title: 'O terceiro fio',
    verse: verse('Eclesiastes 4:9-12', 'Dois levanta aquecem cordão três'),
    reflection:
      'O sábio faz contas de estrada: noite fria, buraco, ladrão. Dois se levantam um ao outro, se aquecem, se defendem. De repente, ao fim, os dois viram três, sem explicação. Muita gente vê ali o Senhor trançado no casamento, e é uma leitura bonita; no texto fala-se de companhia em geral, e isso também é precioso.\n\nUm casal sozinho arrebenta, porque precisa de gente: a vizinha que fica com o bebê, os padrinhos que um dia prometeram estar por perto, o pastor que não conta nada a ninguém, a psicóloga do posto. Pedir ajuda cedo é mais barato do que pedir tarde. Ninguém se envergonha de levar o carro à oficina quando a luz do painel acende.\n\nEscolham bem: o bom conselheiro escuta os dois, não toma posse da casa de vocês e leva a sério qualquer sinal de medo.',
    prayer:
      'Senhor, nós nos achávamos capazes de dar conta sem ninguém, por orgulho ou por vergonha. Trança-te conosco e traz outros fios: amigos casados há muito tempo, e há pouco, que riam e nos digam a verdade. Faz de nós também corda para quem está escorregando.',
    action:
      'Escrevam o nome de um casal ou pessoa a quem poderiam ligar numa crise às onze da noite. Se não existe, esse é o achado do dia: convidem alguém maduro para um café ainda este mês, com essa intenção declarada.',
  },
];
