import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const exortacaoDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Rascunho: “Ore mais por ele”',
    verse: verse('Provérbios 24:11', 'Livra tomados morte'),
    study:
      'Para Eliane, que escreveu às 23h14: “ele me empurrou de novo, foi a última vez, acho que provoquei”. Primeira versão: “Amiga, ore mais por ele, mulher sábia edifica o lar.” Apagada, graças a Deus. O provérbio manda livrar quem está sendo levado à morte, e não escapa quem alega que não sabia. Segunda: “Acredito em cada palavra. Você não provocou nada. Está segura agora? Se não estiver, ligo 190. Tem cama aqui para você e as crianças. O 180 orienta, de graça. Apague esta conversa, se ele mexe no celular.” Enviada em onze segundos.',
    prayer:
      'Deus que desces para livrar, hoje à noite há portas trancadas por dentro; abre uma. Perdoa os conselhos nossos que devolveram uma mulher ao punho do marido, o sermão sobre a mulher paciente, o silêncio do vizinho de cima. Dá pressa à viatura e guarda as crianças do que já ouviram. Que ela acorde amanhã longe, viva, e que alguém lhe tenha feito café.',
    practice:
      'Aprenda o endereço da delegacia da mulher ou do CREAS mais próximo. Diga a uma amiga: “se um dia precisar sair correndo, a minha casa serve”.',
  },
  {
    day: 17,
    title: 'Rascunho: “Eu bem que avisei”',
    verse: verse('Gálatas 6:1', 'surpreendido pecado restaurai mansidão tentado'),
    study:
      'Para Edu, que perdeu o décimo terceiro nas apostas do celular e pediu dinheiro emprestado pela quarta vez. Primeira versão, justa e inútil: “Eu avisei, né?” Apagada. Paulo manda restaurar com mansidão, e quem restaura móvel antigo sabe a ordem: limpar, colar, esperar secar. O martelo é o último da caixa. Segunda: “Dinheiro não vou dar, porque gosto de você. Dou companhia: amanhã vamos juntos ao grupo de apoio e contamos à Rose. Bloqueamos os aplicativos hoje. Eu também tenho os meus buracos.” Levou dois dias para ele responder “tá”.',
    prayer:
      'Jesus, conheces o erro em que me embaracei aos vinte e sete e a paciência de quem me ajudou a sair. Que eu me lembre disso hoje, ao falar com meu irmão. Dá-me palavras mansas, livra-o da aposta e consola a família dele.',
    practice:
      'Se alguém lhe confiou um vício, ofereça ir junto ao CAPS, a um grupo ou a uma conversa com a família. Se o vício é seu, conte hoje.',
  },
  {
    day: 18,
    title: 'Rascunho: “Reaja!”',
    verse: verse('1 Reis 19:5', 'junípero dormido anjo Levanta-te come'),
    study:
      'Para Vilma, que não sai do quarto desde março. Primeira versão: “Reaja, você tem tudo para ser feliz.” Apagada. Debaixo de um arbusto, Elias, exausto, pediu para morrer; o mensageiro de Deus não o chamou de ingrato nem lhe deu sermão. Tocou nele, ofereceu pão assado na pedra e deixou que dormisse outra vez. Segunda: “Oi. Não precisa responder. Deixei sopa na portaria, de mandioquinha. Quinta posso ir com você ao postinho, conversar sobre o remédio. Se não der, fico na sala, quieta, fazendo crochê.”',
    prayer:
      'Toca de leve, Jesus, e com pão na mão. Vilma não consegue orar, então tomo a liberdade. Dá-lhe sono, um bom médico e um dia menos cinza, que não temos pressa.',
    practice:
      'Leve a alguém abatido um alimento e um convite com data: consulta, volta no quarteirão, dez minutos de sol. Se recusar, não insista nem suma; repita semana que vem, com as mesmas palavras. E descubra quem mais visita essa pessoa, para que vocês se revezem.',
  },
  {
    day: 19,
    title: 'Rascunho: um joinha',
    verse: verse('Romanos 12:15', 'Alegrai-vos alegram chorai choram'),
    study:
      'Para Priscila, que acabou de passar no concurso em que você ficou por quatro pontos. Primeira versão: um joinha e o celular virado para baixo. Há quem só apareça nas desgraças dos amigos; consolar dá certa vantagem. Alegrar-se com a alegria deles, tendo perdido a mesma vaga, é bem mais difícil, e Paulo o põe antes do choro. Segunda, meia hora mais tarde, depois de um banho e algumas lágrimas: “Você estudou no corredor do hospital com a sua mãe internada. Mereceu cada questão. Estou com inveja e estou feliz. Vamos comer pastel?”',
    prayer:
      'Tu és quem distribui, e ainda assim contei os pontos. Senhor, recebe a inveja inteira, sem enfeite. Põe no lugar um apetite honesto pelo pastel da minha amiga.',
    practice:
      'Diante de Deus, diga em voz alta o nome de quem tem o que você queria e agradeça um detalhe do esforço que você viu. Repita até conseguir sem apertar os dentes.',
  },
  {
    day: 20,
    title: 'Rascunho: aposentadoria',
    verse: verse('Isaías 46:4', 'velhice cabelos grisalhos carregarei'),
    study:
      'Para seu Ananias, oitenta e dois, que mandou um áudio dizendo que só dá trabalho. Primeira versão: “Que isso, o senhor já fez a sua parte, agora descanse!” Carinhosa, e no fundo uma aposentadoria compulsória. Apagada. No capítulo de Isaías, ídolos precisam ser levados no lombo de burros, e Deus diz o contrário: fui eu que carreguei vocês e vou carregar até os cabelos brancos. Segunda: “Dá trabalho, sim, e a gente gosta. Preciso do senhor. O Yuri vai ser batizado e não conhece ninguém que crê há sessenta anos. Conta a ele?”',
    prayer:
      'Deus que nos carregas, os meus joelhos já perguntam quanto falta. Não me deixes ficar esquecido num canto. Usa o resto da minha voz, e que algum moço venha buscá-la.',
    practice:
      'Telefone a um idoso e peça algo que só ele pode dar: uma história de fé, um conselho, a bênção, e grave com licença dele.',
  },
  {
    day: 21,
    title: 'Rascunho para mim',
    verse: verse('Salmos 42:5', 'alma abatida inquietas Espera Deus'),
    study:
      'A conversa fixada no alto, aquela com o próprio número, onde se guarda lista de compras. Primeira versão do que você se diz há anos: “idiota, de novo”. Não precisa ser digitada, roda sozinha. O salmista interrompeu a gravação e se fez perguntas: alma, por que essa queda? Reparou na dor, deu-lhe nome, e só então mandou que esperasse. Repetiu o refrão três vezes em dois salmos, sinal de que uma não bastou. Segunda versão: “Hoje foi ruim. Você está cansada. Deus não saiu. Durma.” Enviada, lida, dois risquinhos.',
    prayer:
      'Alma minha, escuta; e escuta tu também, Senhor, que eu falo com os dois. Chega de chicote por hoje: espero em ti, ou espero esperar, e amanhã repito.',
    practice:
      'Dia de descanso: deite-se mais cedo e fale consigo como se fala a um amigo, pelo nome, uma frase boa e verdadeira. Repita-a amanhã ao acordar, antes de olhar o telefone.',
  },
  {
    day: 22,
    title: 'Seis da manhã: quem somos',
    verse: verse('Hebreus 10:24', 'atenciosos outros incentivar amor obras'),
    study:
      'Somos cinco, numa praça com coreto e um cachorro que não é de ninguém. Solange dirigiu ônibus por trinta anos. Edu está há vinte e um dias sem apostar. Marlene voltou a andar depois do AVC. Bruna traz o bebê no carrinho, e seu Ananias, a bengala. Lemos uma frase de Hebreus antes de sair: prestem atenção uns aos outros. Então combinamos que na primeira volta cada um conta como dormiu. Parece pouco, mas no fim da volta sabíamos quem precisava de quê.',
    prayer:
      'Bom dia, Jesus. Somos poucos e meio tortos: uma que buzina quando ri, um que conta os dias, uma que perdeu metade das palavras, uma que não dorme, um que já enterrou quase todos os amigos. Abre os nossos olhos para o tênis gasto, a olheira, a voz sumida. Que a gente se incentive sem se empurrar.',
    practice:
      'Junte-se a uma ou duas pessoas para uma caminhada, presencial ou por telefone, de vinte minutos. Comecem por “como você dormiu?”.',
  },
  {
    day: 23,
    title: 'Seis da manhã: chegar perto',
    verse: verse('Hebreus 4:16', 'acheguemo-nos confiança trono graça socorridos'),
    study:
      'Bruna disse que não sabia orar bonito. Solange riu: “Filha, eu oro trocando de marcha.” Hebreus convida a chegar sem cerimônia ao trono, porque ali está Jesus, que foi tentado como nós e entende cólica, boleto, cansaço. Fizemos assim: uma volta inteira orando, um de cada vez, em frases de cinco palavras, no ritmo dos passos. “Pai, o leite está pouco.” “Segura meu dedo hoje, Senhor”, do Edu. O cachorro veio junto.',
    prayer:
      'Viemos em bando, Jesus; entra primeiro tu, que és da casa. Um pede leite, outro pede firmeza no dedo, eu peço os dois, e tu socorres na hora.',
    practice:
      'Ore com alguém em frases curtíssimas, alternando, enquanto andam ou lavam louça; ninguém corrige nem completa a frase do outro.',
  },
  {
    day: 24,
    title: 'Seis da manhã: passar do coreto',
    verse: verse('Hebreus 6:1', 'prossigamos adiante maturidade'),
    study:
      'Havia três semanas que girávamos em redor do coreto. Marlene parou, apontou a ladeira com o queixo (a fala ainda falha) e disse: “Lá.” A carta, no meio do seu argumento, também cansa de rodar nos primeiros rudimentos e chama para diante. Não desprezava o começo; ninguém despreza o alicerce, só não mora nele. Subimos quarenta metros em onze minutos. Cada um de nós tem um coreto: a mesma desculpa, o mesmo nível de fé, o mesmo pecado contado com as mesmas palavras. Do alto se vê o rio.',
    prayer:
      'Leva-nos além do coreto, Jesus, pois conheço cada ladrilho desta minha volta e chamo isso de prudência. Mostra a ladeira, e vai no passo de Marlene.',
    practice:
      'Dê hoje, por sua conta, um passo um pouco maior do que o de costume: um livro inteiro da Bíblia, a rua de cima, o estudo que ficou parado.',
  },
  {
    day: 25,
    title: 'Seis da manhã: a mochila',
    verse: verse('Hebreus 12:1', 'deixemos sobrecarga corramos perseverança'),
    study:
      'Edu anda de mochila. Ontem seu Ananias quis saber o que ia dentro. Carregador, documentos, uma blusa, e o celular antigo, com as contas das apostas ainda abertas, “para ver o saldo de vez em quando”. Ficou um silêncio em que só se ouvia passarinho. Hebreus distingue duas coisas a largar: o pecado que enrosca e o peso que nem é pecado, mas pesa. Ninguém tomou nada da mão dele. Bruna, devagar: “Quer que a gente fique aqui enquanto você apaga?” Ficamos. Levou quatro minutos e uma senha esquecida.',
    prayer:
      'Há coisa que carrego só para ver o saldo, Jesus. Envolvem-me as testemunhas, e nem todas estão no céu: uma empurra carrinho. Apago agora, diante delas e de ti.',
    practice:
      'Abra a sua mochila, ou a bolsa, e tire dela uma coisa que pesa sem servir. Depois faça o mesmo com o celular: um aplicativo, uma conversa antiga, uma mágoa guardada.',
  },
  {
    day: 26,
    title: 'Seis da manhã: no passo da bengala',
    verse: verse('Hebreus 12:13', 'caminhos retos manco desvie sarado'),
    study:
      'Solange puxava. É natural: guiou ônibus a vida inteira e tem horário no sangue. Na terceira volta olhou para trás e viu dois de nós bem longe, fingindo interesse por uma azaleia. Voltou vermelha. A imagem de Hebreus é de estrada: que se tire a pedra do trajeto, para o pé torcido não torcer mais. Quer dizer que o ritmo do grupo se acerta pelo tornozelo do mais fraco, e seu Ananias virou o nosso marcador de passo.',
    prayer:
      'Jesus, que andaste no compasso de Pedro e de crianças, põe um freio nos meus pulmões. Que ninguém precise fingir interesse por azaleias perto de mim.',
    practice:
      'Ande hoje na metade da sua velocidade, na rua ou pela casa, e repare no que não vê quem vai na frente; à noite, anote três coisas.',
  },
  {
    day: 27,
    title: 'Seis da manhã: o dia chamado hoje',
    verse: verse('Hebreus 3:13', 'encorajai-vos cada dia hoje endureça'),
    study:
      'Choveu, e ninguém foi. Às seis e dez, Bruna escreveu: “acordei com vontade de sumir”. Podíamos marcar para quando abrisse o tempo. A carta põe uma pressa mansa nisso: cada dia, enquanto se diz hoje, porque o coração, como o pão, endurece durante a noite. Solange pegou a sombrinha. Às sete estava na cozinha de Bruna, bebê no ombro, mandando a moça para o banho. Depois conversaram, e o nome do que Bruna sentia foi ao posto de saúde na mesma manhã: depressão pós-parto, tem tratamento. Não sabemos se amanhã teria sido tarde, porque foi hoje.',
    prayer:
      'Hoje, Jesus, sem esperar que a chuva passe, mostra quem escreveu pouco e quis dizer muito. Cuida das mães que amam o filho e não sentem nada, e têm vergonha de contar: que alguém chegue logo. Dá-me pressa para ir, e amolece o que endureceu durante a noite.',
    practice:
      'Responda agora, com voz e não com figurinha, àquela mensagem estranha que você deixou para depois. Se a pessoa estiver mal, vá ou mande alguém.',
  },
  {
    day: 28,
    title: 'Seis da manhã: do lado de fora',
    verse: verse('Hebreus 13:13', 'saiamos fora acampamento humilhação'),
    study:
      'Do outro lado da avenida dorme gente sob a marquise do banco. Sempre viramos antes, e hoje Marlene não virou. O autor de Hebreus lembra que Jesus sofreu fora da porta da cidade, com os que não tinham lugar, e chama: vamos até ele. Não levamos discurso: seu Ananias deu bom dia como quem dá bom dia em elevador, e perguntou os nomes. Jéferson, Dita, um que não quis dizer. Dita andou conosco meia volta e corrigiu a postura da Solange; tinha sido bailarina. No fim da volta, quem é que foi encorajado?',
    prayer:
      'Estavas lá fora o tempo todo, Jesus, e nós dando a volta do lado de dentro. Peço para Dita, para Jéferson e para o que não disse o nome uma casa, documento, café e alguém que os chame.',
    practice:
      'Dia de descanso: saia para andar devagar, ou fique à janela, e cumprimente quem passar. Não há nada a oferecer hoje além do bom-dia.',
  },
  {
    day: 29,
    title: 'Seis da manhã: a falta',
    verse: verse('Hebreus 10:25', 'abandonando reunião costume encorajemos'),
    study:
      'Terça o Edu não veio, quarta também não, e no grupo visualizou e calou. Alguém comentou que era assim mesmo, e aquela frase nos incomodou o resto da volta. Hebreus não ralha com os que faltam por doença ou turno; fala de um costume de ir sumindo, e põe o remédio no plural: animem-se. Quinta mudamos o trajeto e passamos na rua dele. Solange assobiou. Ele desceu de chinelo, olhos inchados: tinha recaído. “Achei que vocês iam…” “Iam o quê? Calça o tênis.” Dia um, outra vez. Andamos.',
    prayer:
      'Jesus, pastor que muda o trajeto, já assobiaste na minha rua. Obrigado por não teres dito “é assim mesmo”. Diz-me quem falta, em que rua mora, e se é hora de assobiar ou de esperar.',
    practice:
      'Faça a lista de quem parou de vir à sua igreja, classe ou grupo. Procure um deles, sem cobrança: “senti a sua falta”.',
  },
  {
    day: 30,
    title: 'Seis da manhã: escrevi breve',
    verse: verse('Hebreus 13:22', 'suportai palavra exortação breve'),
    study:
      'Treze capítulos, e o autor se despede dizendo que foi breve! Rimos disso no coreto, com garrafa térmica. Ele chama tudo o que escreveu de palavra de exortação e pede que a suportem, porque também sabe que ser animado às vezes irrita. Fizemos a conta do mês: uma ladeira, um celular apagado, uma recaída, um bebê que engordou, dois nomes novos (Dita vem às terças). Ninguém aqui é pastor; aprendemos só a conjugar um verbo na primeira pessoa do plural. E você, com quem vai dizer “vamos”?',
    prayer:
      'Consolador, é este o teu nome, que nos ensinaste a soletrar andando. Fica ao lado de cada um quando o grupo se desfizer na esquina. Põe na minha boca, para o resto da vida, mais “vamos” do que “vá”. Assim seja.',
    practice:
      'Diga ao seu pastor que pessoa você vem acompanhando, e como. Peça supervisão, combine um limite para si e marque a próxima caminhada.',
  },
];
