import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const signsAndVoices: readonly QuestionEntry[] = [
  {
    slug: 'dez-pragas',
    question: 'Por que Deus mandou as dez pragas? Quem endureceu o coração do Faraó?',
    synonyms: [
      'dez pragas do Egito',
      'as pragas do Egito',
      'quais foram as dez pragas',
      'Deus endureceu o coração de Faraó',
      'morte dos primogênitos',
    ],
    answer:
      'A história começa com um clamor. Um povo escravo gemia havia gerações, e Deus disse que viu a aflição, ouviu e conhecia a dor (Êxodo 3:7). As pragas respondem a isso, e também a uma pergunta do Faraó: quem é esse Deus a quem eu deva obedecer?\n\nForam água em sangue, rãs, piolhos, moscas, peste no gado, feridas, granizo, gafanhotos, trevas e a morte dos primogênitos. O texto diz que eram juízo sobre os deuses do Egito (Êxodo 12:12): o rio adorado, o sol, o próprio rei. Entre uma e outra houve aviso e tempo. Cada vez que vinha alívio, o Faraó voltava atrás (Êxodo 8:15); chegou a confessar que tinha errado, mas não durou (Êxodo 9:27).\n\nSobre quem endureceu, a narrativa diz as duas coisas: ele se fechou, e Deus o endureceu (Êxodo 10:1). Nas primeiras pragas, é o Faraó quem resiste; depois, Deus o entrega ao que escolheu. Cristãos explicam de modos diversos essa relação, e todos concordam que ele respondia pelo que fazia.\n\nA última noite é terrível, e ninguém a lê sem tremer. O mesmo rei, antes, tinha mandado afogar meninos. Nas casas marcadas com sangue, a morte passou adiante (Êxodo 12:23), e os cristãos viram ali Cristo, nosso cordeiro (1 Coríntios 5:7). Um coração não vira pedra de repente; vai endurecendo cada vez que adia.',
    verses: [
      verse('Êxodo 3:7', 'aflição povo clamor angústias'),
      verse('Êxodo 12:12', 'primogênito deuses Egito'),
      verse('Êxodo 8:15', 'Faraó repouso coração'),
      verse('Êxodo 9:27', 'Faraó Pequei'),
      verse('Êxodo 10:1', 'Faraó coração sinais'),
      verse('Êxodo 12:23', 'sangue porta passará'),
      verse('1 Coríntios 5:7', 'Cristo cordeiro páscoa'),
    ],
  },
  {
    slug: 'mana-no-deserto',
    question: 'O que era o maná?',
    synonyms: [
      'maná',
      'o que é maná',
      'pão do céu',
      'pão que caiu do céu no deserto',
      'alimento de Israel no deserto',
    ],
    answer:
      'O nome já é uma pergunta. De manhã, o chão do deserto apareceu coberto de uma coisa miúda, e as pessoas perguntavam umas às outras: que é isto? Em hebraico soa parecido com maná. Moisés respondeu que era o pão dado por Deus (Êxodo 16:15-18). Já se tentou explicar o maná por resinas de arbustos da região; nenhuma se encaixa em tudo o que o texto conta.\n\nAs regras ensinavam a confiar. Cada um colhia o seu, e na medida não sobrava a quem juntou muito nem faltava a quem juntou pouco. Guardar para amanhã não dava: criava bicho (Êxodo 16:20-21), menos na véspera do sábado, quando se colhia em dobro. Quarenta anos de geladeira vazia e prato cheio. Gente saída da escravidão reaprendia a descansar e a não acumular por medo.\n\nMoisés resumiu a lição: não se vive só de pão, mas do que sai da boca de Deus (Deuteronômio 8:3). Jesus repetiu isso com fome. E depois disse de si mesmo: eu sou o pão da vida (João 6:35).\n\nO pão nosso de cada dia, no Pai-Nosso, tem esse gosto. Se você vive a angústia do mês inteiro antes do dia um, experimente pedir por hoje. Quem tem de sobra pode ser a resposta que chega de manhã à porta de alguém.',
    verses: [
      verse('Êxodo 16:15-18', 'Que isto pão gômer'),
      verse('Êxodo 16:20-21', 'bichos manhã sol'),
      verse('Deuteronômio 8:3', 'maná pão boca'),
      verse('João 6:35', 'pão vida fome'),
    ],
  },
  {
    slug: 'servo-impiedoso',
    question: 'O que ensina a parábola do servo que não perdoou?',
    synonyms: [
      'servo impiedoso',
      'parábola do credor incompassivo',
      'parábola do servo que não perdoou',
      'parábola dos dois devedores e do rei',
      'dez mil talentos e cem denários',
    ],
    answer:
      'Pedro achou que sete vezes já era generoso. Jesus multiplicou até ninguém mais conseguir contar (Mateus 18:21-22), e contou uma história com números absurdos de propósito.\n\nUm empregado devia dez mil talentos, coisa de muitas vidas de salário. Pediu prazo e ganhou o que nem tinha pedido: a dívida riscada (Mateus 18:24-27). Na calçada, topou com um colega que lhe devia cem diárias. Eram meses de trabalho. Agarrou-o pelo pescoço, ouviu a mesma frase que tinha acabado de dizer e perdeu a paciência (Mateus 18:28-30). O rei, ao saber, não reclamou do dinheiro. Reclamou da misericórdia que parou nele (Mateus 18:32-33).\n\nA parábola reconhece que o outro deve. Perdoar não é dizer que não foi nada; é abrir mão de cobrar com as próprias mãos, porque eu vivo de uma conta que me perdoaram. O final é severo (Mateus 18:34-35): quem não solta acaba preso na mesma cela.\n\nPerdão também não obriga a ficar perto de quem machuca, nem dispensa a justiça; pouco antes, no mesmo capítulo, Jesus manda confrontar. Se você não consegue ainda, comece pelo que consegue: pedir a Deus a vontade. E demore-se na primeira cena, a da dívida riscada, até ela parecer sua.',
    verses: [
      verse('Mateus 18:32-33', 'Servo dívida misericórdia'),
      verse('Mateus 18:21-22', 'Pedro perdoarei setenta'),
      verse('Mateus 18:24-27', 'dez mil talentos perdoou'),
      verse('Mateus 18:28-30', 'cem denários prisão'),
      verse('Mateus 18:34-35', 'perdoardes coração irmão'),
    ],
  },
  {
    slug: 'trabalhadores-da-vinha',
    question: 'O que ensina a parábola dos trabalhadores da vinha?',
    synonyms: [
      'trabalhadores da vinha',
      'trabalhadores da última hora',
      'parábola dos trabalhadores',
      'o patrão que pagou igual a todos',
    ],
    answer:
      'Seis da manhã, nove, meio-dia, três, cinco. O dono da vinha volta à praça o dia inteiro, e às cinco ainda há homens parados. Por quê? Ninguém nos contratou (Mateus 20:6-7). Quem já esperou serviço numa esquina sabe que não era preguiça.\n\nNa hora do pagamento vem o escândalo. Os de uma hora recebem a diária cheia; os da madrugada fazem as contas e recebem o mesmo (Mateus 20:8-10). Reclamam: tu os fizeste iguais a nós (Mateus 20:11-12). O patrão lembra que cumpriu o combinado e pergunta se o problema é a injustiça dele ou a bondade (Mateus 20:13-15). Uma diária era o que uma família comia. Ele pagou pela fome, sem olhar o relógio.\n\nJesus não está dando aula de salário. Fala do reino, depois que Pedro perguntou o que ganhariam os que tinham largado tudo. Quem crê desde criança, quem se converteu na UTI: a mesma salvação, porque ninguém a ganha por hora. Os últimos passam à frente (Mateus 20:16) de quem queria medalha por tempo de casa.\n\nSe ouvir essa história dá raiva, provavelmente você se vê como o da madrugada. Nesse caso, há um consolo escondido: você passou o dia inteiro perto do dono.',
    verses: [
      verse('Mateus 20:13-15', 'Amigo denário bom'),
      verse('Mateus 20:6-7', 'décima hora ninguém empregou'),
      verse('Mateus 20:8-10', 'trabalhadores salário denário'),
      verse('Mateus 20:11-12', 'murmuravam igualaste'),
      verse('Mateus 20:16', 'últimos primeiros'),
    ],
  },
  {
    slug: 'mulher-cananeia',
    question: 'Por que Jesus falou dos cachorrinhos à mulher cananeia?',
    synonyms: [
      'mulher cananeia',
      'mulher siro-fenícia',
      'migalhas que caem da mesa',
      'Jesus chamou a mulher de cachorrinho',
      'a fé da mulher cananeia',
    ],
    answer:
      'É das cenas que mais incomodam, e convém não alisá-la depressa. Uma mãe estrangeira grita por causa da filha, e Jesus não responde. Os discípulos pedem que a mande embora (Mateus 15:22-23). Ele diz que foi enviado às ovelhas perdidas de Israel; ela se prostra e pede de novo: socorre-me (Mateus 15:24-25). E então vem a frase do pão dos filhos e dos cachorrinhos (Mateus 15:26).\n\nAlguns lembram que a palavra é a do bichinho de casa (o cão de rua tinha outro nome), e que havia uma ordem: primeiro Israel, depois as nações. Outros veem Jesus dizer alto o que os discípulos pensavam, para que ouvissem como soava. Pode ser que as duas coisas sejam verdade, porque o Evangelho não conta o tom de voz.\n\nConta, sim, a resposta dela. A mulher não discutiu o lugar e usou a mesma imagem: debaixo da mesa também se come (Mateus 15:27). Entendeu que, na casa dele, migalha basta. Jesus exclamou: mulher, grande é a sua fé, e a menina ficou boa (Mateus 15:28). Nenhum dos doze ouviu dele um elogio parecido.\n\nPara quem insiste há anos e só escuta silêncio, ela é companheira. O silêncio não era a última palavra. E quem se acha dono da mesa repare em quem saiu dali elogiado.',
    verses: [
      verse('Mateus 15:28', 'mulher grande fé filha'),
      verse('Mateus 15:22-23', 'cananeia Filho Davi filha palavra'),
      verse('Mateus 15:24-25', 'ovelhas Israel socorre-me'),
      verse('Mateus 15:26', 'pão cachorrinhos'),
      verse('Mateus 15:27', 'cachorrinhos migalhas'),
    ],
  },
  {
    slug: 'tanque-de-betesda',
    question: 'O que aconteceu no tanque de Betesda?',
    synonyms: [
      'tanque de Betesda',
      'paralítico de Betesda',
      'Betesda',
      'trinta e oito anos doente',
      'queres ficar são',
      'anjo que agitava a água',
    ],
    answer:
      'O tanque tinha cinco alpendres cheios de doentes, à espera de que a água se mexesse (João 5:2-3). O trecho do anjo que descia à água falta nos manuscritos mais antigos, e por isso algumas Bíblias o põem entre colchetes; ele conta aquilo em que o povo acreditava. Achados em Jerusalém mostraram um tanque assim.\n\nUm homem estava doente havia trinta e oito anos. Jesus o viu deitado e perguntou se queria sarar (João 5:5-6). Parece pergunta dura. Mas tanto tempo no mesmo lugar faz da esteira uma casa. O homem nem respondeu que sim; explicou por que não dava: não tenho ninguém (João 5:7). É uma das frases mais solitárias dos Evangelhos. Num sistema em que só ganha o mais rápido, o mais fraco perde sempre.\n\nJesus não o empurrou para a água. Mandou que se levantasse, pegasse a cama e andasse (João 5:8-9). Era sábado, e os religiosos viram a cama no ombro antes de ver as pernas.\n\nMais tarde Jesus o encontrou e o avisou de que não pecasse mais (João 5:14), sem que isso faça de toda doença um castigo; ao falar de um cego de nascença, ele negou essa ideia. Se hoje a sua frase é “não tenho ninguém”, diga-a a ele e a uma pessoa. E, se puder, seja para alguém a companhia que faltou ali.',
    verses: [
      verse('João 5:8-9', 'Levanta-te leito anda sábado'),
      verse('João 5:2-3', 'tanque Betesda enfermos'),
      verse('João 5:5-6', 'trinta oito anos sarar'),
      verse('João 5:7', 'homem tanque água'),
      verse('João 5:14', 'Templo curado peques'),
    ],
  },
  {
    slug: 'quem-foi-habacuque',
    question: 'Quem foi o profeta Habacuque?',
    synonyms: [
      'Habacuque',
      'livro de Habacuque',
      'ainda que a figueira não floresça',
      'o justo viverá pela fé',
      'até quando, Senhor',
    ],
    answer:
      'Os outros profetas falavam ao povo da parte de Deus. Habacuque fala a Deus da parte do povo, e começa reclamando da demora (Habacuque 1:2). O livro inteiro é uma discussão, e entrou na Bíblia.\n\nDeus responde que vai usar os babilônios. Piorou: como um Deus de olhos puros se cala enquanto o perverso engole quem é mais justo do que ele (Habacuque 1:13)? Em vez de ir embora, o profeta sobe à torre e espera resposta (Habacuque 2:1). A queixa que espera já é fé. Ouve que a arrogância tem prazo e que o justo viverá por sua fé (Habacuque 2:4), linha que Paulo pôs na abertura de Romanos (Romanos 1:17) e que mudou a vida de Lutero.\n\nNo fim nada mudou por fora. Ele treme dos lábios aos ossos (Habacuque 3:16), e canta assim mesmo: sem figo, sem uva, sem gado no curral, ainda se alegraria em Deus (Habacuque 3:17-18). Não é otimismo; ele fez o inventário do prejuízo antes.\n\nSão três capítulos para quem perdeu a safra, o emprego, a saúde. Leia em voz alta e ponha no lugar da figueira o que faltou na sua casa. Se não conseguir cantar o final, fique no começo. O começo também é oração.',
    verses: [
      verse('Habacuque 3:17-18', 'figueira vacas alegrarei'),
      verse('Habacuque 1:2', 'Até quando Violência salvarás'),
      verse('Habacuque 1:13', 'olhos puros justo'),
      verse('Habacuque 2:1', 'guarda vigiarei queixa'),
      verse('Habacuque 2:4', 'justo viverá fé'),
      verse('Romanos 1:17', 'justo viverá fé'),
      verse('Habacuque 3:16', 'lábios ossos'),
    ],
  },
  {
    slug: 'quem-foi-malaquias',
    question: 'Quem foi o profeta Malaquias?',
    synonyms: [
      'Malaquias',
      'livro de Malaquias',
      'profeta Malaquias',
      'último livro do Antigo Testamento',
      'sol da justiça',
    ],
    answer:
      'Malaquias fecha o Antigo Testamento, uns quatrocentos e tantos anos antes de Cristo. O nome quer dizer meu mensageiro, e quase nada se sabe sobre ele. O templo estava de pé, os cultos aconteciam, e todos bocejavam. O livro é feito de diálogos curtos: Deus afirma, o povo retruca com um “em quê?”.\n\nA primeira frase é de amor, e a primeira resposta pede provas dele (Malaquias 1:2). Dessa dúvida vem o resto. Ofereciam ao altar o animal cego, que não teriam coragem de dar ao governador (Malaquias 1:8). Traíam a mulher da juventude, de quem Deus era testemunha (Malaquias 2:14). Oprimiam o empregado e a viúva. É nessa lista que entram os dízimos retidos (Malaquias 3:10), que sustentavam os levitas e os pobres; tirar o versículo dali e usá-lo para assustar gente endividada é outro tipo de oferta defeituosa.\n\nNo meio do desânimo, alguns conversaram entre si, e o Senhor prestou atenção e mandou anotar (Malaquias 3:16-17). Deus escuta também a conversa de corredor de quem o teme.\n\nA última página promete um sol de justiça com cura nas asas (Malaquias 4:2) e um Elias que aproximaria pais e filhos (Malaquias 4:5-6); Jesus viu isso em João Batista. Depois passam quatro séculos, e nasce um bebê.',
    verses: [
      verse('Malaquias 1:2', 'amado nos amaste'),
      verse('Malaquias 1:8', 'cego sacrifício governador'),
      verse('Malaquias 2:14', 'testemunha mulher juventude'),
      verse('Malaquias 3:10', 'dízimos alimento'),
      verse('Malaquias 3:16-17', 'livro memória temem'),
      verse('Malaquias 4:2', 'Sol justiça asas'),
      verse('Malaquias 4:5-6', 'Elias coração pais filhos'),
    ],
  },
];
