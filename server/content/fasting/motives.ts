import type { FastingMotive } from '../types.ts';
import { verse } from '../verse-claim.ts';
import { personalMotives } from './personal-motives.ts';

export const FASTING_MOTIVES: readonly FastingMotive[] = [
  {
    slug: 'direcao-para-decisoes',
    motive: 'Direção para decisões',
    synonyms: [
      'decisão',
      'escolha',
      'vontade de Deus',
      'mudança de emprego',
      'qual caminho seguir',
      'direção de Deus',
      'discernimento',
    ],
    motivation:
      'Antes de uma viagem arriscada, Esdras proclamou um jejum para pedir a Deus um caminho seguro (Esdras 8:21). Ele também organizou a caravana e escolheu pessoas de confiança: a oração não tomou o lugar do cuidado. Jejuar por direção é diminuir o barulho para ouvir melhor a Palavra, a consciência e os bons conselheiros. Não é preciso esperar um sinal, pois muitas vezes o que amadurece nesses dias é a disposição de obedecer, e com ela fica mais fácil ver. Se a escolha atinge outras pessoas, ouça-as antes de decidir por elas.',
    presentationPrayer:
      'Senhor, trago a decisão que tenho pela frente. Tu conheces as opções, os prazos e os medos que cada uma desperta em mim. Separo estes dias para te escutar. Ensina-me os teus caminhos e guia-me na tua verdade (Salmos 25:4-5). Mostra o que há de vaidade nas minhas razões e o que há de amor. Não te peço que decidas no meu lugar; peço sabedoria para decidir diante de ti. Se um caminho te desonra ou fere alguém, fecha-o para mim. Se os dois são bons, tira o pavor de errar. Enquanto deixo aquilo de que gosto, solto também o resultado. Que eu saia deste tempo com o coração mais livre e mais obediente. Em nome de Jesus. Amém.',
    duringPrayer:
      'Pai, estou no meio do caminho e a resposta ainda não clareou. Sinto pressa, e por isso te peço: lembra-me de que não és um oráculo a quem se arranca um sim ou um não; és Pai, e gostas da minha companhia. Confio em ti mais do que no meu entendimento (Provérbios 3:5-6). Traz à memória o que tua Palavra já disse sobre este assunto. Põe perto de mim um conselheiro sincero. Guarda-me de ler sinal em tudo. E, nas coisas pequenas de hoje, em que já sei o que é certo, que eu obedeça sem demora. Amém.',
    verses: [
      verse('Esdras 8:21', 'jejum humilharmos caminho seguro'),
      verse('Salmos 25:4-5', 'caminhos ensina veredas Guia'),
      verse('Provérbios 3:5-6', 'Confia coração entendimento'),
    ],
  },
  {
    slug: 'cura-e-saude',
    motive: 'Cura e saúde',
    synonyms: [
      'doença',
      'enfermidade',
      'tratamento',
      'pela saúde de alguém',
      'câncer',
      'cirurgia',
      'depressão',
    ],
    motivation:
      'Davi conta que jejuava e orava quando outros estavam doentes, até por gente que depois lhe fez mal (Salmos 35:13). Jejuar pela saúde é um gesto de amor: por um tempo, a dor do outro entra na nossa rotina. Deus pode curar, e pedimos sem medo. Ele também sustenta quando a cura não chega, e isso não mede a fé de ninguém. Se a pessoa doente é você, não faça jejum de alimentos: escolha deixar outra coisa, coma, durma e siga o tratamento, porque o corpo doente já vive sem muita coisa.',
    presentationPrayer:
      'Jesus, apresento-te quem está doente. Digo o nome, o diagnóstico, o medo que nos tira o sono. Nos Evangelhos, traziam-te os enfermos ao pôr do sol, e tu punhas as mãos sobre cada um (Lucas 4:40). Põe a mão também neste quarto. Peço cura, alívio, remédio que funcione, médico atento, noite tranquila. Por amor a essa pessoa, deixo por estes dias algo que me é querido, e uso esse tempo para orar e para ajudar. Não penso em comprar milagre, quero apenas ficar perto de ti e dela. Se o caminho for comprido, dá-nos fôlego; se houver perda, dá-nos colo. E faz crescer em nós a esperança do corpo que um dia ressuscitará. Amém.',
    duringPrayer:
      'Senhor da vida, hoje oro outra vez pelo mesmo nome. Não sei se houve melhora ou piora; sei que o Senhor não mudou. O salmo diz que o Senhor sustenta no leito quem adoeceu (Salmos 41:3). Sustente agora: a cabeça, o ânimo, a fome, a paciência com os exames. Cuide também de quem passa o dia cuidando. Quando sentir falta do que deixei, que eu me lembre de quem sente falta da saúde. Livre-nos, por Cristo, das falsas promessas e da culpa, e mostre-me uma ajuda prática que eu possa oferecer ainda hoje. Amém.',
    verses: [
      verse('Salmos 35:13', 'doentes afligia jejum oração'),
      verse('Lucas 4:40', 'sol enfermos mãos curava'),
      verse('Salmos 41:3', 'sustenta leito enfermidade'),
    ],
  },
  {
    slug: 'familia',
    motive: 'Família',
    synonyms: [
      'minha casa',
      'união da família',
      'paz no lar',
      'parentes',
      'briga em casa',
      'restauração familiar',
    ],
    motivation:
      'Em Esdras, o jejum foi feito pedindo caminho seguro para os adultos, para as crianças e para os bens (Esdras 8:21). É bonito ver os pequenos lembrados naquela oração. Jejuar pela família começa por olhar para si: como falo, como ouço, quanto tempo dou. Não se jejua contra um parente, e sim por ele. Também não se pede apenas que os outros mudem. Escolha um gesto diário que acompanhe a oração, como uma refeição sem telas ou um elogio sincero. Onde existe violência, proteger-se e pedir ajuda vem primeiro.',
    presentationPrayer:
      'Pai, de quem toda família recebe o nome, ajoelho-me diante de ti pela minha (Efésios 3:14-15). Conheces a nossa história melhor do que os nossos álbuns: os silêncios, as promessas quebradas, as alegrias que ninguém mais entende. Entrego-te cada um, do mais velho ao que ainda vai nascer. Neste jejum, quero abrir mão da minha razão e das minhas cobranças junto com aquilo que deixo. Começa por mim e dá-me olhos para ver o que cada um carrega. Aproxima quem se afastou, cura o que passou de pai para filho e faz parar em nós o que não presta. Que Jesus tenha lugar à nossa mesa e que a nossa casa aprenda a descansar. Amém.',
    duringPrayer:
      'Senhor, oro pela minha casa enquanto ela segue no seu ritmo, com portas batendo, panelas no fogo e assuntos mal resolvidos. Se o Senhor não edificar, em vão nos cansamos (Salmos 127:1); por isso peço que edifique. Hoje, que eu escute uma pessoa até o fim. Que eu peça perdão por alguma coisa específica. Que eu não use este jejum para me sentir superior nem para fazer cara de sofrimento. Guarde quem está na rua e quem está em perigo dentro de casa, e dê-me, em nome de Jesus, paciência para a mudança que vem devagar. Amém.',
    verses: [
      verse('Esdras 8:21', 'jejum caminho seguro filhos'),
      verse('Efésios 3:14-15', 'joelhos Pai toda família nome'),
      verse('Salmos 127:1', 'edificar casa vão'),
    ],
  },
  {
    slug: 'casamento',
    motive: 'Casamento',
    synonyms: ['marido', 'esposa', 'crise conjugal', 'noivado', 'separação', 'vida a dois'],
    motivation:
      'Paulo admite que o casal se afaste por um tempo, de comum acordo, para se dedicar à oração e ao jejum, e que depois volte a se unir (1 Coríntios 7:5). O cuidado dele é claro: nada imposto, nada que enfraqueça o vínculo. Por isso, converse antes de começar e não faça do jejum um castigo. Se o outro não quiser participar, jejue em paz e com mais gentileza do que antes. Orar pelo casamento não obriga ninguém a suportar agressão; havendo medo, procure lugar seguro e gente preparada para ajudar.',
    presentationPrayer:
      'Deus, que uniste homem e mulher para que caminhassem como uma só carne (Gênesis 2:24), trago a ti o meu casamento. Agradeço o que nele é bom e que a rotina esconde. Confesso a minha parte no que adoeceu: o orgulho, a frieza, a palavra que fere onde só eu sei que dói. Por estes dias deixo algo de que gosto e peço de volta o gosto pelo outro. Ensina-me a ouvir sem preparar defesa. Cura as feridas antigas que trouxemos de outras casas. Dá-nos coragem para buscar aconselhamento. Não posso mudar ninguém; muda-me, e trata com bondade aquele coração. Protege a nossa aliança e a dignidade de nós dois. Em nome de Jesus. Amém.',
    duringPrayer:
      'Jesus, no meio deste jejum peço pelas horas comuns do meu casamento: o café, o caminho, a cama, as contas. Que o amor paciente e bondoso de que Paulo fala apareça hoje em uma atitude minha (1 Coríntios 13:4-5). Apague o placar que guardo na cabeça. Dê-me uma palavra boa antes do meio-dia e um silêncio bom na hora da raiva. Se houver algo escondido, que venha à luz com verdade e cuidado. Se houver perigo, que eu não o esconda em nome da fé. Esteja entre nós dois hoje, Jesus, da primeira conversa até a última. Amém.',
    verses: [
      verse('1 Coríntios 7:5', 'consentimento tempo jejum oração'),
      verse('Gênesis 2:24', 'homem mulher uma carne'),
      verse('1 Coríntios 13:4-5', 'amor paciente bondoso'),
    ],
  },
  {
    slug: 'filhos',
    motive: 'Filhos',
    synonyms: [
      'filho',
      'filha',
      'filho rebelde',
      'filho nas drogas',
      'adolescente',
      'netos',
      'pelo meu filho',
    ],
    motivation:
      'Ana, angustiada pelo desejo de um filho, chorava e não comia, até derramar a alma diante do Senhor; depois da oração voltou a comer, e o seu rosto era outro, antes mesmo de saber o resultado (1 Samuel 1:7-18). Quem tem filhos conhece essa aflição que tira a fome. Jejuar por eles é entregá-los outra vez, reconhecendo que têm vontade própria e um Deus que os ama mais do que nós. Una à oração a conversa, o limite, a presença e, quando preciso, a ajuda de profissionais. O jejum do adulto nunca deve ser imposto à criança.',
    presentationPrayer:
      'Pai, venho por meus filhos. O Senhor os viu antes de mim e sabe o que escondem, o que os faz rir quando não estou, o que os assusta de madrugada. Eles são presente seu (Salmos 127:3), e peço perdão, porque às vezes os trato como propriedade ou como decepção. Neste tempo deixo uma coisa minha e reservo esse lugar para interceder. Guarde-os do mal, das más companhias, das telas que ferem, da tristeza calada. Dê-lhes amigos bons, estudo, trabalho, fé que seja deles e não só minha. Se algum se afastou, acompanhe-o na terra distante. Por Jesus, que abraçava as crianças, ensine-me a corrigir sem humilhar e a esperar sem desistir. Amém.',
    duringPrayer:
      'Senhor, continuo aqui pelos meus filhos. Aquele pai da história via a estrada todos os dias, penso eu, porque reconheceu o rapaz quando ainda vinha longe (Lucas 15:20). Dá-me essa atenção. Que eu perceba hoje uma mudança de humor, um pedido disfarçado, uma chance de ouvir. Tira dos meus lábios a comparação e o sermão repetido. Eu não alcanço tudo, Senhor; alcança tu. Quando a falta do que deixei apertar, que ela me lembre de dizer os nomes deles diante de ti, e não me deixes perder a ternura enquanto espero. Amém.',
    verses: [
      verse('1 Samuel 1:7-18', 'comia chorava alma comeu semblante'),
      verse('Salmos 127:3', 'filhos presente'),
      verse('Lucas 15:20', 'longe pai viu compaixão'),
    ],
  },
  {
    slug: 'arrependimento',
    motive: 'Arrependimento',
    synonyms: ['perdão', 'pecado', 'voltar para Deus', 'confissão', 'culpa', 'santificação'],
    motivation:
      'Pelo profeta Joel, Deus chamou o povo a voltar de todo o coração, com jejum e choro, e a rasgar o coração em vez das roupas, porque ele é compassivo (Joel 2:12-13). A ordem das coisas importa: ele já era misericordioso antes de voltarmos. O jejum de arrependimento não paga pecado; a cruz já tratou disso. Ele ajuda a levar a sério o que tratávamos como pequeno, a confessar com nome, a reparar o que for possível e a andar por outro caminho. Se a culpa atormenta você sem descanso, converse com seu pastor e com um profissional.',
    presentationPrayer:
      'Deus compassivo, estou de volta. Afastei-me aos poucos, com boas desculpas, e hoje percebo a distância. Pequei contra ti e contra gente que amo; tu sabes onde, quando e como. Não trago roupas rasgadas nem cara triste. Trago o coração, e peço que o quebres onde endureceu. Por estes dias deixo aquilo que me distraía de te encarar. Lava-me, por causa de Jesus, cujo sangue purifica de todo pecado (1 João 1:7). Mostra com quem preciso falar e o que preciso devolver. Não me deixes brincar de arrependimento nem me afogar em remorso. Cria em mim vontade nova e põe-me de novo na estrada, com a alegria de quem foi recebido em casa. Amém.',
    duringPrayer:
      'Senhor, a vontade de voltar atrás já me visitou. Sei de cor o caminho errado, e os meus pés vão sozinhos, se não os segurares. A tua bondade me tratou melhor do que os meus pecados mereciam (Salmos 103:10), e é essa bondade que me faz querer mudar. Hoje, ajuda-me a dar um passo concreto: apagar um contato, contar a verdade, pagar uma parcela, pedir perdão. Quando vier a acusação, responde por mim, e quando vier a desculpa, não me deixes usá-la. Sustenta o que começaste, porque sem ti a minha firmeza dura uma tarde. Em nome de Jesus. Amém.',
    verses: [
      verse('Joel 2:12-13', 'Convertei coração jejum Rasgai misericordioso'),
      verse('1 João 1:7', 'sangue Jesus purifica pecado'),
      verse('Salmos 103:10', 'trata conforme pecados'),
    ],
  },
  {
    slug: 'libertacao-de-vicios',
    motive: 'Libertação de vícios',
    synonyms: [
      'vício',
      'álcool',
      'drogas',
      'pornografia',
      'apostas',
      'cigarro',
      'dependência química',
      'largar a bebida',
    ],
    motivation:
      'Isaías fala de um jejum que desata amarras e quebra jugos (Isaías 58:6). Ali o assunto é a injustiça contra o próximo, mas a imagem mostra para que lado Deus puxa: para a liberdade. Jejuar diante de um vício, seu ou de alguém, pode fortalecer a oração e o propósito, mas não substitui tratamento. Quem bebe muito ou usa remédios e drogas não deve parar de repente nem ficar sem comer por conta própria: a abstinência pode ser grave e pede médico. Procure o CAPS, o posto de saúde, um grupo de apoio e, em emergência, ligue para o SAMU, no 192.',
    presentationPrayer:
      'Jesus libertador, dou nome à corrente, sem rodeios. Ela já levou dinheiro, sono, confiança, e deixou vergonha. Paulo perguntava quem o livraria, e agradeceu a Deus pelo Senhor Jesus (Romanos 7:24-25); faço minha a pergunta e espero a mesma gratidão. Separo este tempo para clamar e para agir: contar a alguém, marcar a consulta, entrar no grupo, afastar o que provoca. Não prometo nunca mais; prometo hoje. Se eu cair, que eu não me esconda. Se a corrente for de quem amo, ensina-me a ajudar sem encobrir e a me proteger sem odiar. Cura a dor que há debaixo do vício. Faz de mim, um dia, mão estendida para outro. Amém.',
    duringPrayer:
      'Senhor, mais um dia. A vontade veio, e também a saída que prometeste abrir na hora da tentação (1 Coríntios 10:13). Quero enxergá-la a tempo: levantar-me, ligar, sair de perto, comer alguma coisa, dormir. Guarda-me nas horas perigosas e nos lugares por onde preciso passar. Dá força a quem me acompanha e paciência à minha família. Se o corpo sofrer demais, que eu busque atendimento sem demora. Não me deixes medir a tua fidelidade pelas minhas quedas. Um passo, uma hora, uma mão segurando a minha: isso me basta agora. Amém.',
    verses: [
      verse('Isaías 58:6', 'jejum amarras jugo libertes'),
      verse('Romanos 7:24-25', 'livrará Agradeço Jesus Cristo'),
      verse('1 Coríntios 10:13', 'tentação fiel saída suportar'),
    ],
  },
  {
    slug: 'provisao-e-trabalho',
    motive: 'Provisão e trabalho',
    synonyms: [
      'emprego',
      'dinheiro',
      'dívidas',
      'porta de emprego',
      'finanças',
      'desemprego',
      'negócio',
    ],
    motivation:
      'Jesus ensinou a pedir o pão de cada dia (Mateus 6:11), e quem está sem trabalho sabe o peso dessa frase. Jejuar por provisão não é uma técnica para prosperar, nem negócio com Deus: ele é Pai e conhece a necessidade antes do pedido. É um tempo para trocar o desespero por confiança, rever os gastos, procurar com método e aceitar ajuda. Se falta comida em casa, não jejue de alimento; coma o que houver e deixe outra coisa. Desconfie de quem promete retorno em troca de oferta e lembre-se dos que têm ainda menos.',
    presentationPrayer:
      'Pai, ponho diante do Senhor as minhas mãos vazias e a minha carteira de trabalho. Sabe há quanto tempo procuro, quanto devo, quem depende de mim. Peço um serviço honesto, um salário justo, clientes que paguem, saúde para dar conta. Neste jejum abro mão de algo que me distrai e uso o tempo para orar e para agir: refazer o currículo, aprender, bater em portas, negociar. Livre-me da inveja, do jogo, do empréstimo que afunda. Guarde o meu valor nos dias sem resposta. Que a sua mão conduza os passos de hoje e que o seu favor confirme o trabalho das minhas mãos (Salmos 90:17). Quando eu tiver, que eu saiba repartir com quem ainda procura. Em nome de Jesus. Amém.',
    duringPrayer:
      'Senhor, hoje acordei fazendo contas. Tu disseste, por teu Filho, que o Pai sabe do que precisamos (Mateus 6:32). Quero viver este dia como quem acredita nisso. Dá-me ânimo para mais uma tentativa e serenidade para mais um não. Abre os olhos de quem contrata. Mostra em que posso ser útil agora, mesmo sem salário. Enche a nossa mesa do que baste e abençoa a mão que nos ajudou. Que a minha oração seja também por quem dorme com fome. E que o medo do amanhã não me roube a conversa de hoje com os meus. Amém.',
    verses: [
      verse('Mateus 6:11', 'pão dia hoje'),
      verse('Salmos 90:17', 'favor confirma obra mãos'),
      verse('Mateus 6:32', 'Pai sabe necessitais'),
    ],
  },
  {
    slug: 'ministerio-e-igreja',
    motive: 'Ministério e igreja',
    synonyms: [
      'chamado',
      'igreja',
      'pastor',
      'missões',
      'missionários',
      'liderança',
      'louvor',
      'obra de Deus',
    ],
    motivation:
      'A igreja de Antioquia servia ao Senhor e jejuava quando o Espírito separou Barnabé e Saulo para a missão; antes de enviá-los, jejuaram e oraram de novo (Atos 13:2-3). O mesmo se fez ao estabelecer presbíteros nas igrejas novas (Atos 14:23). O jejum, ali, era da comunidade e a serviço da missão. Se você serve ou pensa em servir, jejue com outros, com o conhecimento dos líderes. Além dos projetos, peça caráter, unidade, amor por quem ainda não ouviu o Evangelho. O chamado se confirma no serviço humilde e no testemunho dos irmãos.',
    presentationPrayer:
      'Senhor da colheita, apresento-te a minha igreja e o lugar que tenho nela. Nunca agradeci o bastante por me teres recebido neste povo. Peço pelos que lideram, para que cuidem do rebanho de boa vontade e com vida limpa; pelos que servem sem aparecer; pelos feridos que pararam de vir. Deixo algo por estes dias para buscar o que tu queres de nós. Purifica as minhas intenções: se sirvo por vaidade, corrige-me; se não sirvo por preguiça ou medo, desperta-me. Confirma o chamado pela tua Palavra e pela voz dos irmãos. Manda trabalhadores para o campo, que é grande (Mateus 9:37-38). E que em nós Cristo apareça mais, e nós, menos. Amém.',
    duringPrayer:
      'Cabeça da igreja, no meio destes dias oro por nós como o Senhor orou: que sejamos um, para que o mundo creia (João 17:21). Tire as rivalidades do nosso meio, a começar pelas que alimento. Dê aos pregadores a sua Palavra, aos músicos reverência, aos professores paciência, aos diáconos olhos atentos, às crianças proteção. Sustente os missionários e suas famílias. Abençoe as outras congregações do bairro. Mostre-me hoje uma tarefa que ninguém quer, que eu a faça com alegria e que o seu nome seja honrado entre nós. Amém.',
    verses: [
      verse('Atos 13:2-3', 'jejuado Barnabé Saulo impondo'),
      verse('Atos 14:23', 'anciãos igreja orando jejuns'),
      verse('Mateus 9:37-38', 'colheita trabalhadores envie'),
      verse('João 17:21', 'todos um mundo creia'),
    ],
  },
  {
    slug: 'gratidao',
    motive: 'Gratidão',
    synonyms: [
      'agradecer',
      'ação de graças',
      'bênção recebida',
      'voto de gratidão',
      'testemunho',
      'agradecer a Deus',
      'gratidão a Deus',
    ],
    motivation:
      'Quase sempre se jejua para pedir, mas a profetisa Ana, já idosa e viúva, servia a Deus com jejuns e orações, e foi com gratidão que reconheceu o menino Jesus no templo (Lucas 2:37-38). Jejuar em gratidão é dizer que o Doador vale mais que o presente. Serve para depois de uma cura, de um nascimento, de um emprego, e serve igualmente para anos comuns. Não é pagamento, porque ninguém consegue pagar a Deus o favor que recebeu; é amor. Termine, se puder, com uma mesa aberta a alguém que raramente é convidado.',
    presentationPrayer:
      'Que darei ao Senhor por tanto bem? O salmista fez essa pergunta e só achou uma saída: receber mais da salvação e chamar pelo nome de Deus (Salmos 116:12-13). Também eu, Pai, não tenho como retribuir. Separo estes dias para agradecer sem pressa. Agradeço pela vida, pelo perdão em Cristo, pelo teu Espírito, pela tua Palavra na minha língua. Agradeço por este motivo especial, que agora conto com detalhes. Deixo algo bom para que a falta me lembre de quantas coisas boas tenho. Que a gratidão traga alegria para casa e generosidade para a rua. Que eu não guarde o testemunho só para mim nem o enfeite, porque tu és bom, e eu sei. Amém.',
    duringPrayer:
      'Deus de toda dádiva, no meio do jejum eu paro para contar. Digo cinco coisas de hoje, e começo pelas menores. Um dos dez curados voltou para agradecer em voz alta, e Jesus perguntou pelos outros nove (Lucas 17:15-17). Não quero estar entre os que seguiram caminho. Dou a volta e chego aos teus pés. Agradeço também pelo que pedi e não veio, confiando que sabes melhor do que eu o que me faria bem. Ensina-me a dizer obrigado às pessoas: se esqueci alguém, Senhor, lembra-me o nome. Recebe por Jesus o meu louvor, que hoje é mais agradecimento do que pedido. Amém.',
    verses: [
      verse('Lucas 2:37-38', 'viúva jejuns orações graças'),
      verse('Salmos 116:12-13', 'darei benefícios cálice salvação'),
      verse('Lucas 17:15-17', 'voltou glorificando nove'),
    ],
  },
  {
    slug: 'consolo-no-luto',
    motive: 'Consolo no luto',
    synonyms: [
      'luto',
      'morte',
      'perda de um ente querido',
      'saudade',
      'viuvez',
      'perdi alguém',
      'consolação',
    ],
    motivation:
      'Quando Saul e Jônatas morreram, Davi e os seus lamentaram, choraram e jejuaram até a tarde (2 Samuel 1:12). Na Bíblia, o jejum também é linguagem da tristeza: a comida perde o gosto, e essa falta é levada a Deus. No luto, porém, o corpo já está frágil. Se você tem comido pouco ou dormido mal, não jejue de alimentos; deixe um ruído, uma tela, uma pressa, e aceite o prato que trazem. Esse jejum não apressa a cura nem serve para falar com quem partiu. Serve para chorar na companhia de Deus. Se vier vontade de morrer, ligue 188 na mesma hora.',
    presentationPrayer:
      'Pai das misericórdias, trago a minha saudade. A casa tem um silêncio que não havia, e o meu peito também. Não venho pedir explicações, embora tenha perguntas. Separo este tempo para chorar contigo e para lembrar com gratidão de quem amei. Guarda a minha fé, que anda tropeçando. Tu consolas em toda aflição (2 Coríntios 1:3-4); consola-me do teu jeito, sem pressa. Perdoa o que ficou mal resolvido entre nós. Cuida dos que choram comigo e ensina-nos a não ferir uns aos outros. Ajuda-me a comer, a dormir, a aceitar companhia. E firma os meus pés na promessa de que os que morrem em Cristo ressuscitarão, pois nele espero. Amém.',
    duringPrayer:
      'Jesus, hoje doeu numa hora inesperada: uma música, um cheiro, um lugar vazio no ônibus. O Senhor chorou diante do túmulo do amigo (João 11:35); por isso não escondo as lágrimas e peço que fique comigo enquanto elas descem. Não quero esquecer, e não quero viver só de lembrar. Dê-me um motivo pequeno para este dia: regar a planta, visitar alguém, agradecer um abraço. Proteja as minhas noites e ponha perto de mim gente que saiba ficar calada. E mantenha acesa, mesmo fraquinha, a esperança de que a morte vai acabar. Amém.',
    verses: [
      verse('2 Samuel 1:12', 'choraram jejuaram tarde Saul Jônatas'),
      verse('2 Coríntios 1:3-4', 'Pai misericórdias consola aflição'),
      verse('João 11:35', 'Jesus chorou'),
    ],
  },
  {
    slug: 'avivamento-e-fome-de-deus',
    motive: 'Avivamento e fome de Deus',
    synonyms: [
      'avivamento',
      'renovo espiritual',
      'intimidade com Deus',
      'primeiro amor',
      'fome de Deus',
      'buscar a presença',
      'esfriei na fé',
    ],
    motivation:
      'Jesus disse que os seus discípulos jejuariam quando o noivo lhes fosse tirado (Mateus 9:15). Há, portanto, um jejum que nasce da saudade de Cristo: não pede coisa alguma além dele. É desse desejo que vem o avivamento, que não se fabrica com volume, horário ou emoção. Deus o dá quando quer, e nós podemos pedir, com o profeta, que ele renove a sua obra em nosso tempo (Habacuque 3:2). Os sinais costumam ser simples: pecado confessado, Bíblia aberta, inimigos reconciliados, pobres lembrados, alegria em falar de Jesus.',
    presentationPrayer:
      'Ó Deus, eu te busco. Já tive mais sede de ti do que tenho hoje; fui me enchendo de migalhas e perdi a fome. Por estes dias deixo algumas delas no prato para voltar a sentir falta do pão. Minha alma quer ter sede de ti como a terra seca tem sede de chuva (Salmos 63:1). Acende em mim de novo o primeiro amor. Faz tua Palavra ter gosto, a oração ter verdade, o culto ter presença tua e não só barulho nosso. Renova também a tua igreja no Brasil: humilha-nos, limpa-nos, ensina-nos a amar. Não busco uma experiência para contar, porque o que eu quero és tu, Senhor, e a ti venho por Jesus Cristo. Amém.',
    duringPrayer:
      'Senhor, a minha vontade esquenta e esfria no mesmo dia, como brasa que espera o teu sopro. Como a corça procura água, faz-me procurar-te (Salmos 42:1), e que eu não confunda sede com ansiedade. Se a emoção vier, recebo; se não vier, fico do mesmo modo. Mostra hoje um pecado que abafa a chama e um bem que a alimenta. Põe no coração de outros irmãos a mesma saudade, e junta-nos para orar. Começa o teu renovo pelo lugar onde mais me conhecem: a minha casa. Vem, Espírito Santo, e que os de lá sejam os primeiros a perceber. Amém.',
    verses: [
      verse('Mateus 9:15', 'noivo tirado jejuarão'),
      verse('Habacuque 3:2', 'obra renova meio anos'),
      verse('Salmos 63:1', 'busco alma sede terra seca'),
      verse('Salmos 42:1', 'corça águas alma'),
    ],
  },
  {
    slug: 'conversao-de-familiares',
    motive: 'Conversão de familiares',
    synonyms: [
      'salvação da família',
      'conversão do meu marido',
      'conversão dos meus pais',
      'parente que não crê',
      'salvação de um irmão',
      'pela alma da minha família',
      'que minha família aceite Jesus',
    ],
    motivation:
      'Paulo tinha um desejo no coração, e orava por isso: a salvação do seu povo (Romanos 10:1). Quem ama alguém que ainda não crê conhece esse peso. Jejuar por um parente não força a porta do coração dele; a fé é resposta livre, e quem chama é Deus. O jejum muda primeiro quem ora: troca o sermão repetido por escuta e a ansiedade por constância. Pedro fala de maridos ganhos sem palavra, pela conduta das esposas (1 Pedro 3:1-2); isso pede viver o que se crê e esperar, nunca aceitar agressão.',
    presentationPrayer:
      'Pai, trago o nome de alguém que amo e que ainda não o conhece. O Senhor sabe da nossa história, das portas que eu mesmo fechei com pressa, cobrança ou mau exemplo, e peço que me perdoe. O seu Filho veio buscar e salvar o que estava perdido (Lucas 19:10), e por isso peço com esperança. Nestes dias deixo algo de que gosto para pensar nessa pessoa com carinho. Abra os ouvidos dessa pessoa e ponha no caminho dela um amigo, um livro, uma pergunta, um culto. Livre-me de querer vencer discussões. Dê-me palavra breve, ouvido longo e vida limpa. Que eu ame essa pessoa do mesmo modo, como Jesus a ama, se a resposta tardar. Amém.',
    duringPrayer:
      'Senhor, continuo pedindo pelo mesmo nome. Timóteo recebeu uma fé que antes tinha morado na avó e na mãe (2 Timóteo 1:5); a fé dentro de casa tem raízes que não se veem. Rega as que existem. Hoje, dá-me um gesto de bondade sem segunda intenção: lavar a louça, telefonar, ouvir uma queixa. Se houver pergunta, que eu responda com mansidão, e, se houver zombaria, que eu não revide. Tira de mim o desânimo de quem conta os anos. Tu o amas há mais tempo do que eu. Amém.',
    verses: [
      verse('Romanos 10:1', 'desejo coração oração salvos'),
      verse('1 Pedro 3:1-2', 'esposas sem palavra ganhos comportamento'),
      verse('Lucas 19:10', 'buscar salvar perdido'),
      verse('2 Timóteo 1:5', 'fé avó mãe'),
    ],
  },
  {
    slug: 'reconciliacao',
    motive: 'Reconciliação',
    synonyms: [
      'fazer as pazes',
      'briga na família',
      'amizade rompida',
      'mágoa',
      'irmão brigado comigo',
      'pedir perdão a alguém',
    ],
    motivation:
      'Isaías viu gente jejuar e brigar no mesmo dia, e disse que uma voz assim não chega ao alto (Isaías 58:4). Jesus também mandou deixar a oferta diante do altar e procurar antes o irmão (Mateus 5:23-24). Por isso este jejum não termina em casa, de porta fechada: ele prepara uma conversa, uma carta, um pedido de desculpas sem desculpas. Perdoar é possível sozinho; reconciliar pede dois, e verdade. Onde houve violência ou abuso, perdoar não obriga a voltar nem a ficar perto, porque a sua segurança vem primeiro.',
    presentationPrayer:
      'Deus da paz, há alguém com quem já não converso. Sei de cor a lista do que me fez, e conheço menos a lista do que fiz; mostra-me as duas por inteiro. Quero fazer a parte que me cabe, até onde depender de mim, como diz a tua Palavra (Romanos 12:18). Por estes dias deixo um prazer pequeno e, junto com ele, o gosto amargo de remoer a cena. Dá-me a hora certa, o tom certo, a primeira frase. Prepara também a outra pessoa, e, se a porta continuar fechada, guarda-me do ódio e da pressa. Se for sábio manter distância, dá-me paz nisso. Tu me reconciliaste contigo quando eu era inimigo; ensina-me esse caminho. Amém.',
    duringPrayer:
      'Jesus, a raiva voltou hoje, no meio do serviço, com os mesmos argumentos. Tira de mim a amargura, a gritaria e a malícia, e põe no lugar a bondade de quem foi perdoado (Efésios 4:31-32). Lembro-me de Jacó, que esperava um ataque e recebeu um abraço do irmão (Gênesis 33:4), e peço que nos surpreendas também. Que eu fale bem dessa pessoa uma vez antes da noite, ou ao menos não fale mal. E, se eu preciso de ajuda para essa conversa, mostra a quem pedir. Amém.',
    verses: [
      verse('Isaías 58:4', 'jejuais brigas voz alto'),
      verse('Mateus 5:23-24', 'oferta altar reconciliar irmão'),
      verse('Romanos 12:18', 'paz todos'),
      verse('Efésios 4:31-32', 'amargura ira misericordiosos perdoando'),
      verse('Gênesis 33:4', 'Esaú correu abraçou'),
    ],
  },
  {
    slug: 'ansiedade',
    motive: 'Ansiedade e medo',
    synonyms: [
      'preocupação',
      'angústia',
      'pânico',
      'paz interior',
      'aflição',
      'nervosismo',
      'crise de ansiedade',
      'medo do futuro',
    ],
    motivation:
      'Josafá recebeu a notícia de um exército e teve medo; então buscou o Senhor e convocou um jejum (2 Crônicas 20:3). O medo não o afastou da oração, foi o caminho até ela. Jejuar com o coração ansioso é dizer a Deus que não sabemos o que fazer e olhar para ele. Não é remédio nem prova de fé. Quem tem crises, dorme mal ou mal consegue comer não deve tirar alimento: deixe as notícias, as telas, o café em excesso, e procure o posto de saúde. Se a angústia falar em morrer, ligue 188, e lembre que buscar tratamento também é confiar.',
    presentationPrayer:
      'Pai, chego com o peito apertado e a cabeça cheia de amanhãs. Dou nome aos medos, um por um, do maior ao mais bobo. Tua Palavra manda que os pedidos sejam apresentados com gratidão e promete uma paz maior do que a nossa compreensão (Filipenses 4:6-7). Quero essa paz guardando a minha mente. Por este tempo deixo o que alimenta a minha aflição, e no lugar ponho silêncio, uma caminhada, um salmo lido em voz baixa. Não me envergonho de pedir ajuda a gente e a profissionais; foste tu quem os fez. Ensina-me a viver um dia de cada vez, e segura-me quando eu não conseguir segurar nada. Por Jesus. Amém.',
    duringPrayer:
      'Senhor, a respiração encurtou de novo. Fico quieto e te digo o que Josafá disse: não sei o que fazer, e os meus olhos estão voltados para ti (2 Crônicas 20:12). O salmista tinha muitas preocupações por dentro e encontrou consolo em ti (Salmos 94:19). Dá-me um pouco desse consolo, o bastante para esta hora. Solto os ombros e agradeço três coisas que estão diante de mim. Se eu precisar comer, dormir ou chamar alguém, que eu o faça sem culpa. O amanhã está nas tuas mãos, e eu também. Amém.',
    verses: [
      verse('2 Crônicas 20:3', 'medo Josafá buscar jejum'),
      verse('Filipenses 4:6-7', 'ansiosos pedidos paz mentes'),
      verse('2 Crônicas 20:12', 'força fazer olhos'),
      verse('Salmos 94:19', 'preocupações consolações alma'),
    ],
  },
  {
    slug: 'provas-e-concursos',
    motive: 'Provas e concursos',
    synonyms: [
      'vestibular',
      'concurso público',
      'Enem',
      'passar na prova',
      'estudos',
      'aprovação',
      'exame da OAB',
      'faculdade',
    ],
    motivation:
      'Daniel e seus amigos pediram para viver de legumes e água enquanto estudavam na corte (Daniel 1:12), e Deus lhes deu conhecimento e inteligência (Daniel 1:17). Eles não trocaram os livros pelo jejum: foram três anos de escola. Jejuar antes de uma prova não acrescenta matéria que não se estudou, nem vale pontos diante de Deus. Serve para pôr o medo no lugar e o resultado nas mãos dele. Na véspera e no dia, coma bem e durma. Deixe telas, jogos, conversa inútil, e ganhe com isso também horas de estudo.',
    presentationPrayer:
      'Deus, de quem vêm o conhecimento e o entendimento (Provérbios 2:6), apresento-te os meus estudos. Conheces o edital, o meu cansaço, o dinheiro da inscrição, a cara dos que esperam por mim. Não peço que faças a prova em meu lugar; peço disciplina para hoje, memória para o que aprendi, calma para ler o enunciado. Por estes dias deixo o que rouba o meu tempo. Guarda-me de colar, de invejar, de medir por uma lista o que valho. Abençoa quem concorre comigo e estuda com menos do que eu. Se eu passar, que seja para servir. Se não passar, que eu saiba recomeçar sem vergonha. Em nome de Jesus. Amém.',
    duringPrayer:
      'Senhor, a matéria é muita e o prazo encolhe. O provérbio diz que se prepara o cavalo para a batalha, e que a vitória vem de ti (Provérbios 21:31). Hoje, então, preparo o cavalo: uma página, um exercício, uma revisão. Tira da minha cabeça a voz que diz que não sou capaz e a que diz que mereço mais que os outros. Dá-me sono à noite e apetite à mesa. Abre a porta que for boa para mim e para aqueles a quem vou servir, que o resto eu deixo contigo. Amém.',
    verses: [
      verse('Daniel 1:12', 'dez dias legumes água'),
      verse('Daniel 1:17', 'Deus conhecimento inteligência'),
      verse('Provérbios 2:6', 'SENHOR sabedoria conhecimento entendimento'),
      verse('Provérbios 21:31', 'cavalo batalha vitória SENHOR'),
    ],
  },
  {
    slug: 'patria-e-governo',
    motive: 'Pelo país e pelos governantes',
    synonyms: [
      'pelo Brasil',
      'pela nação',
      'eleições',
      'governo',
      'autoridades',
      'minha cidade',
      'pátria',
      'paz no mundo',
    ],
    motivation:
      'Neemias soube da ruína de Jerusalém, sentou-se, chorou, jejuou e orou; depois foi trabalhar (Neemias 1:3-4). Paulo pediu orações por todos, e pelos que governam, para que se viva em sossego (1 Timóteo 2:1-2). Jejuar pelo país é carregar a dor dele diante de Deus, sem fazer da oração um comício: ora-se também por quem não recebeu o nosso voto. O Brasil não é o antigo Israel, e nenhum partido é o Reino. Peça justiça, pão e paz, e junte à oração o dever do cidadão, a verdade nas conversas e o cuidado com o vizinho.',
    presentationPrayer:
      'Senhor das nações, ponho diante de ti a minha terra. Agradeço a sua gente, as suas línguas e canções, e choro as suas filas, a violência, os meninos sem escola. Daniel jejuou e se incluiu na confissão do povo (Daniel 9:3-5); confesso com ele os pecados de que também participo: a mentira que repasso, o jeitinho, o desprezo por quem pensa diferente. Por estes dias deixo algo, talvez a discussão política, para interceder. Dá sabedoria e limite a quem governa. Protege os pequenos e derruba a corrupção, a começar pela minha. Que a tua igreja sirva mais do que mande, e que venha o teu Reino. Amém.',
    duringPrayer:
      'Pai, li as notícias, perdi a paciência e peço que me leves de volta à oração. Mandaste os exilados na Babilônia buscar a paz da cidade em que estavam e orar por ela (Jeremias 29:7); faço o mesmo por esta rua, este bairro, este município. Digo o nome de um governante de quem não gosto e peço o bem dele. Que eu abra a boca por quem não tem voz (Provérbios 31:8-9), e a feche quando for só raiva. Mostra-me hoje um serviço pequeno ao bem comum, e consola quem sofre nas guerras de que não dou conta de ler. Amém.',
    verses: [
      verse('Neemias 1:3-4', 'Jerusalém chorei jejuei orei'),
      verse('1 Timóteo 2:1-2', 'orações reis sossegada'),
      verse('Daniel 9:3-5', 'jejum pecamos'),
      verse('Jeremias 29:7', 'paz cidade orai'),
      verse('Provérbios 31:8-9', 'mudo justiça necessitados'),
    ],
  },
  {
    slug: 'nova-fase',
    motive: 'Uma nova fase',
    synonyms: [
      'recomeço',
      'mudança de cidade',
      'começo de ano',
      'vida nova',
      'aposentadoria',
      'casa nova',
      'novo ciclo',
      'antes do meu casamento',
    ],
    motivation:
      'Antes de começar a pregar, Jesus passou quarenta dias no deserto em jejum (Mateus 4:1-2). Havia sido batizado, e a voz do Pai já lhe tinha dito quem era. O deserto veio entre uma vida e outra. Jejuar numa passagem é parar na soleira: despedir-se do que termina, agradecer, e entrar de mãos livres no que começa. Os quarenta dias dele não são medida para nós; basta um tempo curto e seguro. Não espere sair daqui com o mapa inteiro. Leve o que basta: saber de quem você é, e quem vai com você.',
    presentationPrayer:
      'Senhor, estou entre o que acabou e o que ainda não começou. Encaixotei lembranças, e algumas pesam. Agradeço a fase que se encerra: as pessoas, os acertos, até os erros que me ensinaram. O povo ouviu, à beira do Jordão, que nunca havia passado por aquele caminho (Josué 3:4); eu também não passei por este. Neste jejum deixo algo de que gosto para aprender a viver com as mãos abertas. Mostra o que devo levar e o que devo deixar. Prepara os amigos que ainda não conheço e guarda os que ficam. Que eu não fuja de nada que devia resolver; vai adiante, por Cristo, e eu vou atrás de ti. Amém.',
    duringPrayer:
      'Deus fiel, hoje tive saudade do conhecido, até do que me fazia mal. Disseste a Josué que não temesse, porque estarias com ele por onde andasse (Josué 1:9). Anda comigo pela rua nova, pela sala em que ninguém sabe o meu nome, pela casa que ainda tem eco. Guarda a minha saída e a minha entrada (Salmos 121:8). Dá-me um começo humilde: ouvir mais, perguntar o caminho, aceitar ajuda. Que a pressa de dar certo não me roube este dia, e que eu te encontre também aqui. Amém.',
    verses: [
      verse('Mateus 4:1-2', 'deserto jejuado quarenta'),
      verse('Josué 3:4', 'caminho passastes'),
      verse('Josué 1:9', 'SENHOR temas contigo'),
      verse('Salmos 121:8', 'guardará saída entrada'),
    ],
  },
  {
    slug: 'geral',
    motive: 'Busca de Deus em geral',
    synonyms: [
      'outro motivo',
      'sem motivo específico',
      'crescimento espiritual',
      'propósito',
      'consagração pessoal',
      'disciplina espiritual',
      'causa pessoal',
    ],
    motivation:
      'Você pode jejuar por uma causa que não cabe em lista nenhuma, ou sem causa definida, só para estar com Deus. Jesus supôs que os seus jejuariam, e ensinou o modo: com o rosto lavado, em segredo, diante do Pai (Mateus 6:17-18). Ponha em palavras simples o que trouxe você aqui, mesmo que seja apenas um cansaço ou uma saudade. Durante os dias, ligue o jejum à oração, à leitura e a um gesto de bondade. Não meça o fruto pela emoção nem pela resposta. Quem se aproxima de Deus encontra quem já vinha ao seu encontro.',
    presentationPrayer:
      'Senhor, venho com um motivo que tu conheces melhor do que eu sei explicar. Talvez seja um pedido, talvez uma dor, talvez apenas a vontade de recomeçar. Coloco-o nas tuas mãos e escolho, por este tempo, viver com menos para prestar mais atenção em ti. Tua Palavra convida a chegar perto de Deus e diz que ele também se aproxima (Tiago 4:8). Chego, então, do jeito que posso. Limpa minhas mãos do que fiz, e meu coração do que escondi. Guarda-me do orgulho, da tristeza fingida e da pressa. Que as pessoas ao redor recebam de mim mais paciência do que de costume. E que, ao fim, eu te conheça um pouco mais. Por Cristo. Amém.',
    duringPrayer:
      'Pai, este é um momento qualquer do jejum, e aqui estou. Sinto a falta do que deixei e faço dela um aviso: o Senhor é mais necessário. Jesus se chamou pão da vida, e quem vem a ele encontra o que sacia (João 6:35). Alimente-me com ele. Olhe de novo para o que pedi no começo e faça como for melhor. Se eu me distraí, perdoe; se desanimei, anime. Mostre alguém a quem eu possa servir nas próximas horas. E que este dia simples, com trabalho e cansaço, seja um dia vivido em sua companhia. Amém.',
    verses: [
      verse('Mateus 6:17-18', 'jejuares rosto Pai segredo'),
      verse('Tiago 4:8', 'Aproximai aproximará mãos corações'),
      verse('João 6:35', 'pão vida jamais fome'),
    ],
  },
  ...personalMotives,
];
