import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const pressingMatters: readonly QuestionEntry[] = [
  {
    slug: 'remedio-psiquiatrico-e-fe',
    question: 'Tomar remédio psiquiátrico é falta de fé?',
    synonyms: [
      'remédio psiquiátrico',
      'remédio controlado é pecado',
      'crente pode ir ao psiquiatra',
      'remédio para a cabeça e fé',
      'posso parar o antidepressivo',
      'o pastor mandou parar o remédio',
      'ansiolítico é pecado',
      'crente bipolar pode tomar remédio',
    ],
    answer:
      'Ninguém pergunta se óculos são falta de fé. O cérebro também é corpo, e o remédio que ajuda a dormir, a estabilizar o humor ou a calar vozes faz por ele o que a insulina faz pelo diabético. Tomar não diminui a fé de ninguém.\n\nQuando o rei Ezequias adoeceu, orou e chorou; Deus prometeu curá-lo, e o próprio profeta Isaías mandou aplicar uma pasta de figos na ferida (Isaías 38:21). Oração e tratamento couberam no mesmo dia. Paulo receitou a Timóteo um pouco de vinho para o estômago e para as doenças que voltavam (1 Timóteo 5:23), sem acusá-lo de nada. E Jesus tratou como coisa óbvia que doente precisa de médico (Marcos 2:17).\n\nSe um líder mandou parar, agradeça a oração e não pare: a interrupção de repente pode trazer de volta a crise, com mais força, e alguns remédios exigem redução lenta. Efeito ruim, peso, sono, falta de desejo? Conte ao médico; quase sempre há ajuste. Tratamento não dispensa o resto: gente, culto, sono, sol, conversa com psicólogo.\n\nNo SUS, o posto encaminha e o CAPS atende. Se vierem ideias de morrer, ligue 188, de graça, ou 192 na emergência.',
    verses: [
      verse('Isaías 38:21', 'Isaías pasta figos sarará'),
      verse('1 Timóteo 5:23', 'estômago frequentes enfermidades'),
      verse('Marcos 2:17', 'precisam médico doentes'),
    ],
  },
  {
    slug: 'como-reconhecer-a-voz-de-deus',
    question: 'Como saber se é a voz de Deus ou coisa da minha cabeça?',
    synonyms: [
      'como saber se é a voz de Deus',
      'voz de Deus ou minha mente',
      'será que foi Deus que falou comigo',
      'Deus falou comigo ou foi imaginação',
      'como reconhecer a voz de Deus',
      'como ouvir a voz de Deus',
      'senti no coração que é de Deus',
      'Deus fala hoje em dia',
    ],
    answer:
      'Até Samuel errou: ouviu o chamado três vezes e correu para o quarto do sacerdote, certo de que era ele; precisou que um homem mais velho o ajudasse a entender (1 Samuel 3:8-9). Confundir-se no começo não é sinal de surdez espiritual, e pedir ajuda faz parte de ouvir.\n\nJesus disse que suas ovelhas conhecem a voz dele (João 10:27), e voz se aprende convivendo. Por isso quem lê os Evangelhos com frequência tem um ouvido mais bem treinado do que quem espera arrepios. Uma impressão forte merece exame, não pressa: os bereanos conferiam nas Escrituras até o que um apóstolo dizia (Atos 17:11).\n\nPara esse exame, algumas perguntas servem de peneira:\n\n- Contraria a Bíblia ou o caráter de Cristo? Então não pode ser a voz dele.\n- Que fruto isso traz à vida? A sabedoria do alto é pacífica e cheia de misericórdia (Tiago 3:17); medo, humilhação e urgência costumam ter outra origem.\n- Coincide demais com o que eu já queria? Jeremias avisou sobre visões tiradas do próprio coração (Jeremias 23:16).\n- O que diz gente madura, que não ganha nada com isso?\n\nNa dúvida, espere; Deus não se ofende por você conferir. E, se ouve vozes que mandam ferir alguém ou não deixam você em paz, procure hoje um médico ou o CAPS: isso tem tratamento e não é condenação.',
    verses: [
      verse('João 10:27', 'ovelhas ouvem voz conheço'),
      verse('1 Samuel 3:8-9', 'terceira Samuel Eli Fala servo ouve'),
      verse('Atos 17:11', 'examinando escrituras'),
      verse('Tiago 3:17', 'sabedoria alto pacífica misericórdia'),
      verse('Jeremias 23:16', 'profetas visão corações boca'),
    ],
  },
  {
    slug: 'heranca-e-briga-de-irmaos',
    question: 'Meus irmãos e eu brigamos por herança. O que a Bíblia diz?',
    synonyms: [
      'briga por herança',
      'herança',
      'inventário e briga de família',
      'irmãos brigando pela casa dos pais',
      'meu irmão ficou com a herança toda',
      'partilha dos bens do meu pai',
      'posso processar meu irmão',
    ],
    answer:
      'Um homem interrompeu Jesus no meio de um ensino: que ele mandasse o irmão dividir a herança. Jesus não quis ser o juiz do caso, olhou para o que havia por baixo e avisou contra a ganância: a vida de ninguém vem dos bens que ele tem (Lucas 12:13-15). Repare que não disse que o homem estava errado. Disse que havia um perigo maior que perder a parte dele.\n\nDireito é direito. As filhas de Zelofeade foram pedir o que lhes cabia, e Deus lhes deu razão (Números 27:7). Buscar um inventário justo, com advogado ou Defensoria, não é pecado; passar a perna na irmã que cuidou da mãe é. Paulo lamentou que irmãos corressem ao tribunal sem procurar antes alguém sábio entre eles e perguntou se não valia mais, às vezes, ficar no prejuízo (1 Coríntios 6:5-7). É pergunta para a consciência, não ordem para encobrir golpe ou abuso.\n\nAbraão, que podia escolher primeiro, deixou o sobrinho escolher o pasto para não perder a paz (Gênesis 13:8-9). Quem pode ceder tem esse exemplo. Na prática: falem com papel na mão e não no grupo da família, chamem um mediador de que todos gostem, separem as lembranças do dinheiro. A casa se reparte uma vez. Reconquistar um irmão ferido é mais duro que tomar cidade murada (Provérbios 18:19).',
    verses: [
      verse('Lucas 12:13-15', 'irmão reparta herança ganância bens'),
      verse('Números 27:7', 'filhas Zelofeade herança'),
      verse('1 Coríntios 6:5-7', 'sábio irmão juízo prejuízo'),
      verse('Gênesis 13:8-9', 'briga irmãos esquerda direita'),
      verse('Provérbios 18:19', 'irmão ofendido cidade fortificada'),
    ],
  },
  {
    slug: 'zombado-por-causa-da-fe',
    question: 'Zombam de mim por ser crente. Como reagir?',
    synonyms: [
      'bullying por ser crente',
      'bullying por causa da fé',
      'zombam da minha fé',
      'riem de mim na escola por ser evangélico',
      'colegas debocham da minha religião',
      'perseguido no trabalho por ser crente',
      'me chamam de fanático',
    ],
    answer:
      'Dói, e Jesus não disse que era para não doer. Disse que quem é insultado por causa dele está em boa companhia: com os profetas fizeram igual (Mateus 5:11-12). O apelido no corredor não decide quem você é.\n\nComece por uma pergunta sincera: zombam da minha fé ou do meu jeito? Às vezes a gente foi chato, julgou a roupa dos outros, pregou na hora errada. Se foi isso, uma desculpa resolve. Se não foi, Pedro dá o rumo: ter uma resposta pronta, e dá-la com mansidão e respeito (1 Pedro 3:15-16). Frase curta, sem tremer: “é importante para mim, prefiro que não brinque com isso”. Não devolva ofensa; o Mestre também não devolvia (1 Pedro 2:23). Daniel, sozinho numa escola estrangeira, firmou uma decisão no coração e depois a negociou com educação (Daniel 1:8).\n\nDar a outra face não obriga a apanhar calado. Empurrão, perseguição todo dia, exposição na internet ou chefe que pune por religião se denunciam: conte aos pais e à coordenação, ao RH, guarde prints; o Disque 100 recebe casos de intolerância religiosa. Paulo mesmo lembrou os seus direitos de cidadão quando precisou.\n\nE não fique só. Um amigo que crê na mesma sala muda o ano inteiro. Se perdeu a vontade de ir à aula ou de viver, fale hoje com um adulto de confiança ou ligue 188.',
    verses: [
      verse('Mateus 5:11-12', 'insultarem perseguirem profetas'),
      verse('1 Pedro 3:15-16', 'responder mansidão respeito consciência'),
      verse('1 Pedro 2:23', 'insultavam insultava'),
      verse('Daniel 1:8', 'Daniel coração contaminar pediu'),
    ],
  },
  {
    slug: 'bebe-nascido-morto',
    question: 'Meu bebê nasceu morto. Onde estava Deus?',
    serves: ['losing'],
    synonyms: [
      'bebê nasceu morto',
      'natimorto',
      'bebê nascido sem vida',
      'perdi meu bebê no parto',
      'meu bebê morreu na barriga',
      'óbito fetal',
      'saí da maternidade sem meu filho',
    ],
    answer:
      'O quarto está pronto, o leite desce, mas não há quem o beba. Não existe frase que conserte isso, e quem já lhe disse que foi melhor assim, ou que você é jovem e terá outro, falou sem saber, porque era este o filho que você esperava.\n\nA Bíblia não foge desse quarto. Jó, no fundo da dor, falou das crianças que nunca viram a luz (Jó 3:16), e Deus deixou a queixa dele inteira no livro. Num salmo, alguém se admira de que os olhos do Senhor já o viam quando o corpo ainda não tinha forma (Salmos 139:16). O seu bebê foi visto e conhecido, antes de qualquer ultrassom. E outro salmo diz que Deus recolhe e anota o seu choro (Salmos 56:8).\n\nNão sabemos por que aconteceu, e é mais honesto dizer isso do que inventar; o que podemos dizer é que não foi castigo. Quase sempre, nada do que você fez ou deixou de fazer teria evitado isso; pergunte ao médico, para que a culpa não invente respostas. A ternura de Deus é comparada à da mãe que não se esquece do filho do ventre (Isaías 49:15), e ele conhece por dentro o que você está sentindo.\n\nDê nome, guarde a pulseirinha, faça uma despedida. O registro e a licença são direitos; a assistente social da maternidade orienta. O pai também perdeu e costuma calar: chorem juntos. Procure um grupo de luto e, se a vontade de viver faltar, o 188 atende a qualquer hora.',
    verses: [
      verse('Salmos 139:16', 'olhos corpo forma livro'),
      verse('Jó 3:16', 'aborto crianças luz'),
      verse('Salmos 56:8', 'lágrimas odre livro'),
      verse('Isaías 49:15', 'mulher esquecer filho ventre'),
    ],
  },
  {
    slug: 'fertilizacao-in-vitro',
    question: 'Crente pode fazer fertilização in vitro ou inseminação?',
    serves: ['wishing'],
    synonyms: [
      'fertilização in vitro',
      'FIV',
      'inseminação artificial',
      'bebê de proveta',
      'embriões congelados',
      'barriga de aluguel',
      'tratamento para engravidar é pecado',
      'doação de óvulo ou sêmen',
    ],
    answer:
      'A Bíblia não fala de laboratório, mas conhece bem o desejo por trás da pergunta. Ana chorou por um filho até o sacerdote pensar que estivesse bêbada (1 Samuel 1:10-11). Querer não é idolatria, e tratar a infertilidade é cuidar da saúde, como tratar qualquer outra coisa do corpo.\n\nO ponto que pede consciência é outro: o que se faz com os embriões. Cada ser humano é criado à imagem de Deus (Gênesis 1:27), e os textos falam de alguém conhecido antes mesmo de nascer (Jeremias 1:5). Por isso muitos casais evangélicos aceitam a inseminação e a FIV com limites: fecundar só o que pretendem transferir, não descartar, não escolher sexo. Outros preferem não fazer, e a Igreja Católica não aceita. Óvulo ou sêmen de um terceiro e barriga solidária trazem mais uma pessoa para dentro da história; o que houve entre Sarai e Agar mostra quanto isso pode doer quando se decide com pressa (Gênesis 16:2).\n\nPerguntem na clínica, por escrito: quantos óvulos, quantos embriões, o que acontece com os que sobram, quanto custa cada tentativa e qual a chance real na idade de vocês. Combinem antes um limite de dinheiro e de vezes.\n\nSe já fizeram e hoje pesa, há graça, e há conversa possível com um pastor sereno. A criança que veio com essa ajuda não é menos presente de Deus. E quem não conseguir não é menos família.',
    verses: [
      verse('Gênesis 1:27', 'imagem Deus criou'),
      verse('1 Samuel 1:10-11', 'amargura chorou filho voto'),
      verse('Jeremias 1:5', 'formasse ventre conheci'),
      verse('Gênesis 16:2', 'Sarai serva filhos'),
    ],
  },
  {
    slug: 'verso-para-lapide',
    question: 'Que versículo posso pôr na lápide ou no santinho de quem morreu?',
    serves: ['losing'],
    synonyms: [
      'versículo para lápide',
      'versículo para túmulo',
      'epitáfio bíblico',
      'frase bíblica para lápide',
      'versículo para lembrança de falecimento',
      'versículo para coroa de flores',
      'versículo para missa ou culto de sétimo dia',
      'versículo para velório',
    ],
    answer:
      'Escolher poucas palavras para uma vida inteira é um gesto de amor. Ajuda começar pela pessoa: o que ela repetia, o que a sustentou, o que os netos vão querer ler daqui a vinte anos?\n\nPara quem morreu crendo em Cristo, estes cabem bem:\n\n- A resposta de Jesus a Marta, em luto pelo irmão (João 11:25).\n- O descanso dos que partem no Senhor (Apocalipse 14:13).\n- Para quem lutou até o fim (2 Timóteo 4:7).\n- Um verso breve, que cabe em qualquer pedra (Filipenses 1:21).\n- O valor que Deus dá à morte dos seus (Salmos 116:15).\n- Para quem amava o salmo do pastor (Salmos 23:6).\n- A esperança no meio da dor (Jó 19:25).\n\nPara uma criança, Isaías 40:11, do pastor com os cordeiros ao colo. Se a família não sabe dizer se a pessoa cria, convém um verso que fale de Deus e não julgue ninguém: Salmos 34:18, que consola quem ficou.\n\nNa prática: até umas quinze palavras leem-se bem; ponha livro, capítulo e versículo embaixo; copie da Bíblia que a pessoa usava e confira letra por letra antes de gravar. Não precisa resolver no primeiro dia. Uma placa provisória com o nome já é respeito, e a pedra espera a família conseguir respirar.',
    verses: [
      verse('João 11:25', 'ressurreição vida crê'),
      verse('Apocalipse 14:13', 'mortos morrem Senhor descansem'),
      verse('2 Timóteo 4:7', 'luta carreira fé'),
      verse('Filipenses 1:21', 'viver Cristo morrer'),
      verse('Salmos 116:15', 'Preciosa morte santos'),
      verse('Salmos 23:6', 'habitarei casa SENHOR'),
      verse('Jó 19:25', 'Redentor vive'),
      verse('Isaías 40:11', 'pastor braços colo'),
      verse('Salmos 34:18', 'perto quebrantados coração'),
    ],
  },
  {
    slug: 'idade-da-terra',
    question: 'Quantos anos tem a Terra? Os seis dias da criação são literais?',
    synonyms: [
      'quantos anos tem a Terra',
      'idade da Terra na Bíblia',
      'os seis dias da criação são literais',
      'criação em seis dias',
      'Terra jovem ou Terra antiga',
      'a Terra tem seis mil anos',
      'dia de mil anos',
    ],
    answer:
      'A Bíblia não traz a idade do planeta. O número de seis mil anos vem de somar genealogias, conta feita há séculos por estudiosos que supunham não faltar nenhuma geração na lista. A geologia calcula cerca de quatro bilhões e meio. Cristãos sinceros se dividem aí, e dá para conhecer as posições sem brigar.\n\nUns leem dias de vinte e quatro horas, e lembram que o mandamento do descanso se apoia na semana da criação (Êxodo 20:11). Outros notam que o sol só é feito no quarto dia (Gênesis 1:16) e entendem dias como longas épocas, ou como um modo ordenado e belo de contar, em que os três primeiros preparam espaços e os três últimos os enchem. Citam também que, para o Senhor, um dia e mil anos se equivalem (2 Pedro 3:8), embora ali o assunto seja a espera pela volta de Cristo. Agostinho já pensava que não eram dias comuns, muito antes de Darwin.\n\nO que todos confessam é maior: Deus fez tudo por sua palavra (Hebreus 11:3), fez bem, e o céu continua a falar dele (Salmos 19:1). A salvação de ninguém depende da conta.\n\nSe o seu filho trouxer a pergunta da escola, não o obrigue a escolher entre a fé e o livro de ciências. Diga o que você pensa, diga que há irmãos que pensam diferente, e vão juntos olhar as estrelas.',
    verses: [
      verse('Hebreus 11:3', 'Pela fé entendemos palavra Deus'),
      verse('Êxodo 20:11', 'seis dias repousou sétimo'),
      verse('Gênesis 1:16', 'dois luminares estrelas'),
      verse('2 Pedro 3:8', 'dia mil anos'),
      verse('Salmos 19:1', 'céus glória firmamento'),
    ],
  },
];
