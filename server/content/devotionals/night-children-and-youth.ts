import type { NightDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const nightChildrenAndYouth: readonly NightDevotional[] = [
  {
    slug: 'noite-bencao-na-beira-da-cama',
    title: 'Uma bênção na beira da cama',
    reference: 'Lucas 18:15-16',
    reflection:
      'Banho tomado, dente mais ou menos escovado, três copos de água, dois bichos de pelúcia, uma última pergunta sobre os dinossauros. Pôr criança para dormir é viagem longa. E no fim do dia o adulto está com pressa de ficar sozinho.\n\nOs discípulos tinham a mesma pressa. Famílias traziam seus pequenos para que o Mestre os tocasse, e eles barravam na porta: não era hora, ele estava cansado, havia assunto sério. Jesus chamou as crianças para perto. Disse que o Reino era de gente como elas, que não traz currículo e estende a mão. Lucas conta que eram criancinhas, das que nem falam direito. Todas elas foram recebidas antes de entender qualquer coisa.\n\nAntes de apagar a luz, faça como aqueles pais. Ponha a mão na cabeça do filho, do neto, ou apenas diga de longe o nome dele, e peça a bênção de Cristo. Se hoje você perdeu a paciência, conte isso também. E, se a casa está sem crianças, lembre a que você foi. Ela também era trazida a Jesus, por alguém que orava, ou é trazida agora.',
    prayer:
      'Senhor Jesus, recebe no colo as crianças que amo. Digo o nome de cada uma. Guarda o sono, o corpo e o coração delas de todo mal e de toda mão que machuca. Perdoa os meus gritos de hoje; ensina-me amanhã um tom melhor. Cuida dos pequenos sem cama, sem colo, sem oração. E recebe a criança que ainda sou, que vem sem nada nas mãos. Amém.',
    gratitude:
      'Lembre uma frase engraçada ou bonita que ouviu de uma criança nesta semana e agradeça por ela, sorrindo. Se não ouviu nenhuma, agradeça por alguém que cuidou de você quando era pequeno.',
    verses: [verse('Lucas 18:15-16', 'criancinhas Jesus chamando-as reino')],
  },
  {
    slug: 'noite-mao-na-mao-da-menina',
    title: 'A filha de Jairo',
    reference: 'Lucas 8:52-54',
    reflection:
      'Febre de criança muda a casa inteira. O termômetro vai e volta, alguém dorme na cadeira, o relógio do corredor bate alto. Jairo, homem respeitado na sinagoga, viveu isso com a única filha, de doze anos, e correu atrás de Jesus. No meio do caminho chegou a notícia de que era tarde.\n\nJesus entrou na casa assim mesmo. Havia choro e, logo depois, risadas de deboche quando ele disse que a menina dormia. Tirou o barulho do quarto. Segurou a mão dela e a chamou, como quem acorda uma filha. Ela se levantou, e ele ainda mandou que lhe dessem de comer (Lucas 8:55).\n\nNão podemos prometer a nenhum pai o desfecho daquela noite; muitos oraram com a mesma fé e enterraram os seus. O que o quarto de Jairo nos mostra é como Jesus se porta diante de uma criança sem forças, e como se portará no dia em que chamar todas. Ele pega pela mão. Se há alguém doente na sua casa, faça o que for preciso, chame o médico, e deixe que essa mão esteja na cena.',
    prayer:
      'Jesus, tu entraste no quarto quando todos já tinham desistido. Entra nos quartos de hospital, nas UTIs pequenas, na casa onde um menino tem febre. Dá sabedoria aos médicos e descanso a quem vigia. Aos pais que perderam, dá a tua própria companhia, e gente que fale menos e abrace mais. Segura a minha mão também e, no teu dia, chama todos nós pelo nome. Amém.',
    gratitude:
      'Agradeça pelas mãos que já cuidaram de você numa doença: a do enfermeiro, a da mãe, a do vizinho que comprou o remédio. Lembre um rosto e diga a Deus o que aquela mão fez.',
    verses: [
      verse('Lucas 8:52-54', 'dorme mão Levanta-te menina'),
      verse('Lucas 8:55', 'espírito comer'),
    ],
  },
  {
    slug: 'noite-o-rapaz-da-janela',
    title: 'O rapaz que dormiu no culto',
    reference: 'Atos 20:9-12',
    reflection:
      'Êutico é o retrato de quem já cochilou na igreja. Era jovem, o salão estava cheio e abafado de lamparinas, Paulo falava e já era meia-noite. O rapaz arrumou um lugar na janela para pegar ar. O sono venceu, e ele caiu do terceiro andar.\n\nTodos correram, mas foi Paulo quem desceu, deitou-se sobre ele, abraçou-o e pediu que não se desesperassem. Êutico voltou, e a comunidade subiu de novo, partiu o pão e conversou até clarear. Lucas termina dizendo que o levaram vivo e que se sentiram muito consolados. Não consta que alguém tenha feito sermão sobre prestar atenção.\n\nHá jovens sentados na janela das nossas igrejas. Meio dentro, meio fora, cansados de falas compridas, com sono atrasado e dúvidas que não couberam em pergunta nenhuma. Às vezes só notamos quando caem. O que Paulo fez ensina mais que o discurso daquela noite: parou de falar, desceu a escada, abraçou. Assim age Jesus, que deixa as noventa e nove. Você conhece alguém na janela? E, se é você, saiba que a festa só recomeça quando você está de volta à sala.',
    prayer:
      'Senhor, lembro os jovens que conheço. Alguns estão firmes, outros na beirada, outros já caíram e ninguém percebeu. Dá-nos a coragem de interromper o discurso e descer a escada. Se sou eu quem está com sono da fé, não me repreendas; põe-me perto do pão e perto de amigos. Guarda esta noite quem volta tarde para casa. Em nome de Jesus, que desceu até nós, amém.',
    gratitude:
      'Agradeça por um jovem que alegra a sua vida, citando uma qualidade dele. Se você é jovem, agradeça por um adulto que não desistiu de você, e mande a ele uma linha amanhã.',
    verses: [verse('Atos 20:9-12', 'Êutico janela sono abraçando-o vivo')],
  },
  {
    slug: 'noite-olhou-e-amou',
    title: 'Olhou para ele e o amou',
    reference: 'Marcos 10:21-22',
    reflection:
      'Um moço correu atrás de Jesus, ajoelhou-se no meio da estrada e fez a pergunta certa. Tinha educação, dinheiro e uma lista de mandamentos cumpridos desde pequeno. Qualquer mãe o quereria para genro.\n\nAntes de dizer o que faltava, Jesus olhou para ele. Marcos é o único que conta o que havia naquele olhar: amor. Só então veio a frase difícil, vender, repartir, seguir. O rapaz murchou. Foi embora triste, porque tinha muita coisa, ou porque muita coisa o tinha. Jesus não correu atrás com um desconto, nem chamou a turma para vaiar. Deixou-o livre, mas não retirou o amor daquele olhar.\n\nNão sabemos o resto da vida dele, e talvez tenha voltado. Muitos de nós já viramos as costas uma vez, por um emprego, um namoro, um orgulho, e guardamos a lembrança de uma tristeza que não era castigo: era saudade. Hoje, ao deitar, é possível pensar naquele olhar sem medo. Ele sabe o que você ainda segura com força, e continua amando e dizendo: vem.',
    prayer:
      'Jesus, olha para mim, pois sei que vês o que me falta, e vês também o que agarro. Não quero ir embora triste outra vez. Solta os meus dedos, um por um. Obrigado porque me amaste antes de pedir qualquer coisa. Cuida dos moços e moças que hoje disseram não; que a tua voz os acompanhe no caminho. Quando eu acordar, que o meu primeiro passo seja atrás de ti. Amém.',
    gratitude:
      'Lembre alguém que amou você na hora de dizer uma verdade dura. Agradeça a Deus pela verdade e pelo jeito. Depois agradeça por uma coisa que você já conseguiu soltar.',
    verses: [verse('Marcos 10:21-22', 'olhando amou falta segue-me triste')],
  },
  {
    slug: 'noite-enquanto-ainda-e-cedo',
    title: 'Enquanto a juventude está aqui',
    reference: 'Eclesiastes 12:1',
    reflection:
      'As fotos antigas aparecem no celular sem serem chamadas: há nove anos, neste dia. Quem é aquele de cabelo tão preto? O Pregador, já velho, dava um conselho a quem ainda não tinha dor nas juntas: pensa no teu Criador agora, antes que cheguem os anos sem gosto.\n\nIsso não é ameaça, porque no mesmo trecho ele manda o rapaz alegrar-se na mocidade (Eclesiastes 11:9). Lembrar-se de Deus, para ele, não estraga a festa; dá a ela um dono a quem agradecer. Quem aprende cedo a conversar com o Senhor chega à velhice com um velho amigo, em vez de um desconhecido assustador.\n\nE quem já não é moço? Numa parábola de Jesus, há quem seja contratado na última hora da tarde. O conselho vale pelo “agora”, que é a única idade que qualquer um de nós possui. Hoje você tem a idade mais nova que terá daqui em diante. O que gostaria de ter começado há dez anos pode ser começado, em tamanho pequeno, antes de dormir: uma oração, um perdão, uma primeira página. O Criador não anota atrasos: ele acende a luz da varanda e espera.',
    prayer:
      'Criador meu, lembro-me de ti, tarde em alguns dias, e distraído em muitos outros. Obrigado pela idade que tenho e pelo corpo que me trouxe até aqui. Ensina os jovens da minha casa a te conhecerem como amigo, e a mim, a contar-lhes sem ranço o que vivi. Quero começar o que adiei. Por Jesus, que recebe quem chega a qualquer hora, amém.',
    gratitude:
      'Escolha uma lembrança da sua juventude, ou do dia de hoje se você é jovem, em que Deus já estava por perto e você nem sabia. Agradeça por ela com nome, lugar e cheiro.',
    verses: [
      verse('Eclesiastes 12:1', 'lembra-te Criador juventude'),
      verse('Eclesiastes 11:9', 'Alegra-te rapaz juventude'),
    ],
  },
  {
    slug: 'noite-o-rapaz-que-voltou-do-meio',
    title: 'João Marcos, o que desistiu da viagem',
    reference: '2 Timóteo 4:11',
    reflection:
      'Largou o curso no quarto semestre. Voltou da cidade grande com a mala e a vergonha. Disse à banda que não ia mais. Toda casa tem um capítulo desses, contado em voz baixa quando o rapaz sai da sala.\n\nJoão Marcos era moço quando embarcou com Paulo e com Barnabé, primo dele (Colossenses 4:10). Na Panfília, deixou o grupo e voltou para Jerusalém. Não sabemos se foi medo, saudade, doença ou briga. Anos depois Barnabé quis levá-lo de novo e Paulo recusou: quem abandonou uma vez abandonaria outra. A discussão foi tão feia que os dois amigos se separaram (Atos 15:39). Marcos foi com o primo para Chipre, e por um bom tempo não se fala nele.\n\nVire muitas páginas. Paulo está preso, velho, quase sem companhia, e escreve a Timóteo que venha logo e traga a capa, os livros e Marcos, porque este lhe é útil. O homem que o tinha riscado da lista reescreveu o nome com a própria mão. E a igreja antiga conta que foi esse Marcos quem pôs no papel um dos quatro Evangelhos.\n\nNinguém se resume ao dia em que desistiu. Jesus trabalha com gente que voltou do meio da viagem.',
    prayer:
      'Senhor, tu conheces a viagem que deixei pela metade. Dói quando alguém toca no assunto, e eu finjo que não. Obrigado pelos Barnabés, que apostam de novo em quem falhou. Faz de mim um deles para o jovem que está voltando para casa de mala na mão. Tira da minha lista os riscos que passei sobre nomes, e mostra-me por Jesus, no teu tempo, para que serviço ainda sou útil. Amém.',
    gratitude:
      'Lembre quem lhe deu uma segunda chance: um professor, um chefe, a mãe que recebeu você de volta. Agradeça a Deus citando o que essa pessoa fez de concreto.',
    verses: [
      verse('2 Timóteo 4:11', 'Marcos útil serviço'),
      verse('Atos 15:39', 'Barnabé Marcos separaram Chipre'),
      verse('Colossenses 4:10', 'Marcos primo Barnabé'),
    ],
  },
  {
    slug: 'noite-a-irma-que-ficou-olhando',
    title: 'A irmã que ficou olhando o cesto',
    reference: 'Êxodo 2:4',
    reflection:
      'Hoje a história é para ler em voz alta, se houver criança acordada.\n\nEra uma vez um rei com medo de bebês. O povo de Israel crescia no Egito, e o Faraó mandou que nenhum menino deles vivesse. Numa das casas nasceu um menino bonito. A mãe o escondeu por três meses, até que o choro ficou alto demais. Então pegou um cesto de junco, passou piche para a água não entrar, deitou nele o filho e o pôs entre as plantas da margem.\n\nA irmã mais velha ficou de longe, quietinha, para ver o que aconteceria. Veio tomar banho ninguém menos que a filha do rei. Achou o cesto, abriu, o bebê chorou e ela teve pena. Nesse instante a menina saiu do esconderijo e fez a pergunta mais esperta da Bíblia: a senhora quer que eu chame uma mulher hebreia para amamentar? A princesa quis. Foi assim que a mãe ganhou o filho de volta, e ainda salário.\n\nO bebê se chamou Moisés, e por ele Deus libertaria um povo. Muito depois, outro rei com medo procuraria outro menino, Jesus, e de novo haveria quem cuidasse. Naquele dia, Deus contou com uma garota que não tirou os olhos do rio.',
    prayer:
      'Pai, obrigado pelas irmãs mais velhas, que fazem mamadeira, buscam na escola e vigiam de longe. Algumas carregam peso de adulto; alivia os ombros delas e dá-lhes tempo de brincar. Protege esta noite os bebês em perigo e as mães que precisam esconder os seus. Eu também já fui um cesto na água, e alguém olhava por mim. Fica à margem do nosso sono. Em nome de Jesus, amém.',
    gratitude:
      'Agradeça por alguém que vigiou a sua infância sem ser pai nem mãe: uma irmã, um vizinho, a merendeira. Se a casa tem criança, conte a ela quem foi essa pessoa.',
    verses: [verse('Êxodo 2:4', 'parada irmã longe')],
  },
  {
    slug: 'noite-deus-ouviu-o-menino',
    title: 'Deus ouviu a voz do menino',
    reference: 'Gênesis 21:17-19',
    reflection:
      'De quem foi a culpa? Da briga entre duas mulheres, do pai que não soube o que fazer, de um riso na hora errada durante uma festa. Os adultos tinham cada um a sua versão. Quem acabou no deserto, com pão e um odre de água, foi Agar com o filho, Ismael.\n\nA água acabou. Agar o deixou à sombra de um arbusto e foi sentar-se à distância de uma flechada, para não ver, chorando alto. O texto então diz uma coisa inesperada: Deus ouviu a voz do menino, ali onde ele estava. O choro da mãe está contado; do choro dele só ficamos sabendo porque Deus o escutou. O anjo mandou que ela o levantasse e o segurasse firme pela mão, e havia água perto, que a aflição não deixava enxergar.\n\nCriança de casa que se desfez costuma chorar baixinho, porque não quer dar mais trabalho. Responde que está tudo bem, tira nota ruim, volta a molhar a cama. Jesus ficou indignado quando afastaram dele os pequenos, e continua do lado deles. Se os adultos da sua família estão em guerra, alguém precisa levantar o menino e segurar a mão dele. Pode ser a avó, a madrinha, você. E, se você foi esse menino, saiba que foi ouvido.',
    prayer:
      'Deus que escutas, há crianças que choram para dentro nesta noite. Tu sabes onde cada uma está. Abre os olhos dos pais e das mães para a água que existe perto. Perdoa quando a nossa briga fez barulho demais para ouvir um filho. Pelos que cresceram sem pai em casa, por quem ainda procura, eu te peço consolo. Segura firme esta mão, a do menino e a minha. Amém.',
    gratitude:
      'Pense numa época difícil da sua infância e numa fonte que apareceu perto: um colo, um quintal, uma professora. Agradeça por ela a Deus, que ouviu antes de você saber pedir.',
    verses: [verse('Gênesis 21:17-19', 'ouviu voz Agar mão fonte água')],
  },
];
