import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const linguasDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Tijolos e vírgulas',
    verse: verse('Gênesis 11:7', 'confundamos línguas entenda companheiro'),
    study:
      'Parada um: uma planície, um projeto, uma só língua e muito medo de espalhar-se. Com a torre, queriam fazer um nome para si. Deus desce para vê-la, ironia fina, pois era tão alta, e embaralha a conversa do canteiro: o de cima pede massa, o de baixo manda telha. Lemos isso como castigo, e foi freio também. Um império que fala com uma voz só costuma calar muitas. A Bíblia começa a história das línguas com uma obra parada e a humanidade devolvida à estrada.',
    prayer:
      'Deus que desces para ver, olha as minhas torres. Quero um nome, quero todos falando do meu jeito. Interrompe a obra, se for preciso, e espalha-me até eu aprender a escutar.',
    practice:
      'Repare hoje em três pessoas que falam diferente de você: sotaque, gíria, idioma. Em vez de imitar ou corrigir, pergunte o que significa uma palavra.',
  },
  {
    day: 2,
    title: 'O idioma do invasor',
    verse: verse('Isaías 28:11', 'lábios estranhos língua estrangeira'),
    study:
      'Parada dois: Jerusalém, gente importante bêbada, rindo do profeta. “Fala conosco como a bebês”, debocham, “regra sobre regra”. Isaías responde que, já que não quiseram entender a língua clara, ouviriam outra: a dos soldados assírios debaixo da janela. Paulo citará essa passagem em Corinto para dizer que uma fala incompreensível pode servir de sinal duro e deixar o outro de fora. Uma língua que o outro não entende tem esse risco: mesmo santa, pode soar como a voz do invasor.',
    prayer:
      'Senhor, tu me falaste simples e eu ri. Antes que eu só aprenda pela dor, devolve-me a paciência de ouvir o que é simples: descansar, confiar, cuidar do cansado.',
    practice:
      'Releia uma ordem simples de Jesus que você considera básica demais. Cumpra-a ainda hoje, ao pé da letra, com uma pessoa real.',
  },
  {
    day: 3,
    title: 'Uma promessa no fim da página',
    verse: verse('Marcos 16:17', 'sinais seguirão crerem línguas'),
    study:
      'Parada três: Jesus envia os seus e menciona novas línguas entre os sinais que iriam atrás deles. Muitos manuscritos antigos não trazem este final de Marcos, e os estudiosos debatem; a igreja o lê há séculos, e Atos mostra acontecimentos parecidos. Repare no verbo: os sinais acompanham. Quem está na frente é a boa notícia andando pelas ruas. Invertida a ordem, ficamos parados, olhando para trás, conferindo se o sinal já veio antes de dar o primeiro passo.',
    prayer:
      'Disseste “ide”, Jesus, e eu espero uma prova na sala de casa. Põe-me a caminho, e que venha atrás de mim o que tu quiseres mandar, ou só a tua companhia, que já é tudo.',
    practice:
      'Dê um passo de testemunho sem esperar sensação nenhuma: convide, explique, ofereça uma Bíblia, responda àquela dúvida guardada de um colega.',
  },
  {
    day: 4,
    title: 'Sotaque de casa',
    verse: verse('Atos 2:6', 'multidão confusa própria língua'),
    study:
      'Parada quatro: nove da manhã, vento, fogo e um ajuntamento perplexo. O milagre que a multidão comenta está no ouvido: cada um escuta a língua da sua infância. Deus não mandou que todos aprendessem hebraico. Foi ele quem aprendeu, por assim dizer, o jeito de cada avó dizer pão, mar, medo. Babel não é desfeita com uma língua única; ela é curada com muitas, todas capazes de louvar. O seu sotaque, do qual talvez já tenham rido, cabe inteiro no Pentecostes.',
    prayer:
      'Espírito Santo, que chegaste com som de vento, obrigado porque me alcançaste em português do interior, com erre puxado e tudo. Chega hoje ao haitiano da obra e à boliviana da oficina, na língua da mãe de cada um.',
    practice:
      'Escreva uma oração curta com as palavras da sua infância, do jeito que se falava em casa, sem corrigir nada, e leia em voz alta.',
  },
  {
    day: 5,
    title: 'Na sala do capitão',
    verse: verse('Atos 10:46', 'ouviam línguas engrandecer Deus'),
    study:
      'Parada cinco: Cesareia, casa de um oficial romano, o último lugar onde Pedro esperava estar. Ele nem havia acabado o sermão quando aqueles estrangeiros começaram a engrandecer a Deus em línguas, tal como os judeus no princípio. A surpresa dos que vieram com Pedro foi teológica: se receberam o mesmo presente, quem somos nós para negar água? O sinal derrubou um muro, e quem leva a história a sério deveria sair dela com a porta mais aberta, qualquer que seja a sua doutrina sobre o dom.',
    prayer:
      'Há casas onde eu não entraria, e tu entras, Deus sem fronteira. Interrompe o meu discurso, como fizeste com Pedro, e mostra-me tua graça já sentada no sofá de quem eu evitava.',
    practice:
      'Aceite ou faça um convite para comer com alguém de um meio diferente do seu; se não der hoje, marque o dia.',
  },
  {
    day: 6,
    title: 'Doze homens e uma lacuna',
    verse: verse('Atos 19:6', 'impondo mãos línguas profetizavam'),
    study:
      'Parada seis: Éfeso. Paulo encontra uns doze discípulos que só conheciam o batismo de João e nem tinham ouvido falar do Espírito. Não os repreende: pergunta, explica, batiza, ora com as mãos sobre eles, e falam em línguas e profetizam. Uns leem aqui um padrão para todo crente; outros, uma última etapa da travessia entre João e Jesus. Olhe também a pedagogia: ele percebeu que faltava algo e foi conversar, sem fazer ninguém passar vergonha por não saber.',
    prayer:
      'Há falhas no que aprendi de ti, Senhor, mas não sei onde estão. Manda-me um Paulo que pergunte com bondade. E que eu nunca use o meu pouco saber como degrau.',
    practice:
      'Faça ao seu líder aquela pergunta básica que ficou anos guardada por vergonha, e se ouvir uma pergunta dessas, responda com carinho.',
  },
  {
    day: 7,
    title: 'Ramos na mão',
    verse: verse('Apocalipse 7:9', 'multidão nações povos línguas Cordeiro'),
    study:
      'Última parada: João tenta contar e desiste. Toda tribo, todo idioma, roupa clara, ramo na mão. Se as línguas tivessem sido só problema, teriam ficado do lado de fora; entraram. Há lugar para guarani, ioruba, Libras, crioulo, o português da roça. A viagem que começou com tijolos termina com palmas nas mãos, diante de um trono onde ninguém precisa fazer nome. Guarde esta cena: ela julga, com doçura, cada briga nossa a respeito de dons.',
    prayer:
      'Ainda não cheguei, Cordeiro de Deus, mas já ouço o ensaio. Afina a minha voz com as de quem canta diferente. Que nenhuma língua do meu país falte naquele dia por descuido meu.',
    practice:
      'Dia de descanso: ouça um hino cristão em uma língua que você não conhece, indígena ou africana, por exemplo. Não procure a letra; imagine a multidão e fique ali até o fim.',
  },
  {
    day: 8,
    title: 'Primeira tarde: o que é isso?',
    verse: verse('1 Coríntios 14:2', 'língua fala Deus mistérios'),
    study:
      'Cida serve o café. “Quando oro em línguas, Élcio, é como se a minha alma tirasse o sapato.” Élcio mexe o açúcar e diz: “Eu respeito. Só que em Atos eram idiomas, com gente da região entendendo. Penso que em Corinto também fossem, apenas sem ninguém ali que os soubesse.” Ela abre no capítulo: “Aqui diz que se fala a Deus e ninguém entende.” Ele concorda que é isso que diz. Nenhum dos dois acha que seja magia ou histeria. Para um primeiro café, já é bastante terreno comum.',
    prayer:
      'Deus dos mistérios, tu compreendes Cida e Élcio antes que abram a boca. Dá-nos mesas em que a pergunta não azede o bolo, e reverência por aquilo que no outro é oração.',
    practice:
      'Ligue para um parente ou amigo de outra tradição e pergunte: “como é orar, para você?” Só escute, por cinco minutos.',
  },
  {
    day: 9,
    title: 'Segunda tarde: é para todos?',
    verse: verse('1 Coríntios 12:11', 'mesmo Espírito repartindo quer'),
    study:
      '“Na minha igreja ensinam a buscar o batismo, com o sinal”, diz ela. “E a vizinha que busca há trinta anos?”, pergunta ele, sem maldade. Cida suspira: dona Aurora, santa mulher, chorou muito à toa por causa disso. A igreja de Cida distingue o sinal, que espera para cada crente, do dom de falar no culto, que é de alguns. Élcio acha a distinção difícil de provar, mas admite que o seu lado já tratou fervor como doença. Os dois ficam com a frase do verso: o Espírito reparte conforme quer.',
    prayer:
      'Espírito soberano, consola todas as Auroras que se acharam menos amadas. Reparte como quiseres, e que eu não exija do irmão o meu presente, nem despreze o que lhe deste.',
    practice:
      'Escreva um bilhete a alguém que se sente “menos” na igreja, dizendo um dom real que você vê nessa pessoa, com uma cena.',
  },
  {
    day: 10,
    title: 'Terceira tarde: acabou ou não?',
    verse: verse('1 Coríntios 13:8', 'amor falha línguas acabarão'),
    study:
      'Chove. “Está escrito que vão acabar”, diz ele. “Está, quando vier o perfeito, e eu ainda não vi o perfeito”, ri a cunhada, olhando a goteira. Élcio explica: muitos dos seus mestres entendem que os sinais confirmaram os apóstolos e foram rareando; alguns acham que este versículo trata disso, outros dizem que não, que é o céu. Cida conta da avó curada e das línguas na roça em 1950. Num silêncio bom, concordam que o assunto da página é o que não acaba, e que sobre esse assunto os dois estão atrasados.',
    prayer:
      'Jesus, amor que não falha, faz-nos praticar o que é eterno enquanto discutimos o que passa. Segura o telhado das nossas casas. E recebe a saudade que temos do perfeito.',
    practice:
      'Ache uma coisa que “não acaba” e pratique hoje: um gesto de amor caro, gratuito e sem testemunhas, que você não conte a ninguém.',
  },
  {
    day: 11,
    title: 'Quarta tarde: a quem constrói?',
    verse: verse('1 Coríntios 14:4', 'edifica mesmo profetiza igreja'),
    study:
      '“Paulo diz que quem fala em língua edifica a si mesmo. Isso é elogio ou bronca?” Élcio leu comentários dos dois tipos. Cida nunca tinha pensado que pudesse ser bronca: para ela, quem sai do quarto fortalecido cria melhor os filhos. “Então”, diz ele, “que o prédio cresça para fora.” Ela gosta da imagem. Lembram um irmão que orava horas e não visitava ninguém, e outro, doutor em grego, que também não visitava. Edificar-se, concluem, é bom quando a parede nova vira cômodo para alguém.',
    prayer:
      'Fortalece-me no secreto, Construtor, e depois abre uma porta na minha parede. Que haja um quarto em mim para quem não tem onde chorar. Perdoa as horas de oração sem nenhuma visita.',
    practice:
      'Depois de orar hoje, do seu jeito, levante-se e faça imediatamente uma coisa útil por alguém da casa ou do prédio.',
  },
  {
    day: 12,
    title: 'Quinta tarde: cinco palavras',
    verse: verse('1 Coríntios 14:18-19', 'graças línguas cinco palavras dez'),
    study:
      'Cida conta nos dedos: “Deus amou tanto que deu.” Cinco. Élcio tenta: “Não temas, eu te ajudo.” Cinco também, e brincam disso até o café esfriar. O texto tem duas metades, e cada um cresceu ouvindo uma. Na igreja dela se lembrava que Paulo falava mais do que todos; na dele, que preferia o inteligível na reunião. Ler a frase inteira obriga os dois a ceder. Um dom pelo qual o apóstolo agradece não se despreza; uma preferência que ele declara não se ignora.',
    prayer:
      'Obrigado, perdoa, fica, guia, amém: são cinco e são minhas, Jesus. Ensina-me a gratidão de Paulo e também a sua conta de gente que quer ser entendida.',
    practice:
      'Invente uma mensagem cristã de exatamente cinco palavras e mande a alguém cansado. Nada de figurinha, só as cinco, escolhidas uma por uma.',
  },
  {
    day: 13,
    title: 'Sexta tarde: o visitante',
    verse: verse('1 Coríntios 14:23', 'igreja línguas descrentes loucos'),
    study:
      '“Levei a patroa uma vez”, confessa ela, “e todo mundo orou alto junto. Ela perguntou se estávamos passando mal.” Élcio ri e logo fica sério: “O meu chefe foi ao nosso culto e cochilou. Disse que parecia repartição.” Paulo se preocupa com a pessoa que entra sem saber nada. Para ele a ordem do culto é hospitalidade. Os cunhados fazem uma lista do que um visitante estranharia em cada igreja, e a lista sai empatada, com gargalhadas e algum constrangimento.',
    prayer:
      'Deus hospitaleiro, entra conosco como quem chega pela primeira vez e vê o que o visitante vê. Tira o que assusta sem motivo e o que dá sono. Que ele diga, ao sair: Deus mora ali.',
    practice:
      'Sente-se no próximo culto como se fosse a primeira vez. Anote o que ninguém explicou e sugira uma melhora, com brandura.',
  },
  {
    day: 14,
    title: 'Sétima tarde: duas rédeas',
    verse: verse('1 Coríntios 14:39-40', 'zelo impeçais decentemente ordem'),
    study:
      'Último pedaço de bolo. O capítulo termina com uma frase de duas rédeas: não impedir, e fazer tudo com ordem. “Nós largamos a segunda”, diz Cida. “E nós, a primeira”, diz Élcio, “embora com argumentos.” Ninguém mudou de igreja. Mas ela prometeu falar com o dirigente sobre os novatos empurrados na frente, e ele prometeu não contar mais aquela piada. Oraram juntos, ele em português bem pontuado, ela baixinho. O sobrinho, na porta, achou que era a mesma oração.',
    prayer:
      'Pai de Cida e de Élcio, não apagues em nós o zelo nem a decência. Cura as nossas piadas e os empurrões, e que o sobrinho de alguém, espiando, reconheça em nós uma família.',
    practice:
      'Dia de descanso: tome um café com bolo, com alguém de quem você discorda ou em pensamento ao lado dele, sem tocar no assunto. Ore depois do seu jeito, e agradeça o jeito do outro.',
  },
  {
    day: 15,
    title: 'Gemido',
    verse: verse('Romanos 8:26', 'Espírito ajuda fraquezas gemidos'),
    study:
      'Você já chegou do hospital, encostou na pia e só saiu um som? Paulo conhece esse som, e diz que não sabemos orar como convém, “nós”, ele junto, e que o Espírito pega o outro lado do peso com gemidos para os quais não há palavra. Alguns veem aqui línguas; a maioria, algo mais fundo que qualquer fala. O consolo é o mesmo: a oração que você não conseguiu fazer foi feita. Quem não tem frase não está fora da conversa entre o Pai e o Filho.',
    prayer:
      '(Sem palavras, por um minuto. Depois, se quiser:) Espírito, foi isso, e te peço que o leves. Leva também o gemido da vizinha de cima, que escuto pela parede, e de quem já não tem força nem para gemer.',
    practice:
      'Experimento: ore três minutos apenas com a respiração. Ao inspirar, receba; ao soltar, entregue um nome; se vier choro, deixe vir.',
  },
];
