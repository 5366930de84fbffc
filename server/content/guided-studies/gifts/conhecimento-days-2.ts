import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const conhecimentoDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'A história da ovelhinha',
    verse: verse('2 Samuel 12:7', 'Natã Davi homem'),
    study:
      'Natã sabia de um adultério e de um assassinato, e o culpado usava coroa. Como se entrega uma verdade dessas? Ele contou a história de um pobre com uma única ovelha. Davi julgou o caso com fúria, e só então ouviu que o réu era ele. O profeta deu ao rei a chance de se reconhecer antes de ser acusado. Para que serviu o saber? Para parar um poderoso, honrar um morto e levar ao arrependimento. Que se saiba, não rendeu a Natã favor nenhum.',
    prayer:
      'Senhor, quem tens mandado à minha porta com uma história na mão? Não me deixes julgar o personagem e escapar. O homem sou eu; por Jesus, tem misericórdia.',
    practice:
      'Leia o salmo 51 como quem foi descoberto e ainda assim amado. Pare na frase que for a sua e ore só com ela.',
  },
  {
    day: 17,
    title: 'As conversas do quarto do rei',
    verse: verse('2 Reis 6:12', 'Eliseu declara palavras secreta câmara'),
    study:
      'O rei da Síria planejava emboscadas, e Israel desviava sempre. O rei pensou num espião, e o que havia era um profeta. O que Eliseu recebia servia para tirar soldados do caminho da morte, uma e outra vez. Continue a leitura e verá o exército sírio, depois, capturado sem sangue e mandado para casa com almoço. Que contraste com quem usa supostas revelações para expor, ameaçar, prender gente pelo medo! Para que serviu? Para poupar vidas, inclusive as do outro lado da guerra.',
    prayer:
      'Deus que desarmas emboscadas, avisa os que correm perigo hoje e não sabem. Faz de tudo o que eu souber um aviso que salve, nunca uma ameaça.',
    practice:
      'Você conhece um risco que ameaça alguém: golpe por telefone, fiação ruim, remédio trocado? Avise a pessoa hoje, com jeito e com provas.',
  },
  {
    day: 18,
    title: 'Quatro amigos e um mistério',
    verse: verse('Daniel 2:30', 'revelado mistério sabedoria viventes'),
    study:
      'O rei queria que alguém adivinhasse o sonho dele, e a resposta veio de noite, depois de uma reunião de oração entre exilados. De manhã, diante do trono, Daniel poderia ter cobrado caro. Em vez disso faz questão de tirar o próprio nome do cartaz: não sou mais sábio do que os outros, existe um Deus no céu. Quem recebe e não fica com a fama é gente de confiança. Note também que os sábios pagãos, que iam morrer, foram poupados junto. Para que serviu? Para que um tirano soubesse que os reinos passam, e para que ninguém morresse naquela manhã.',
    prayer:
      'Se houve resposta, Senhor, não foi por minha inteligência. Guarda-me do cartaz com o meu nome. Se algo bom vier por mim, que as pessoas voltem para casa pensando em ti.',
    practice:
      'Quando alguém elogiar hoje algo que você sabe, cite em voz alta quem lhe ensinou e, se puder, mande o elogio adiante.',
  },
  {
    day: 19,
    title: 'Ao meio-dia, junto ao poço',
    verse: verse('João 4:29', 'Vinde homem disse tudo Cristo'),
    study:
      'Cinco casamentos e um sexto homem: Jesus menciona a vida da samaritana numa frase e segue conversando sobre água, adoração, Messias. Nenhum sermão a respeito do assunto. Não sabemos quantas daquelas separações foram viuvez ou abandono, e ele não pergunta. O efeito é curioso. Ela larga o balde e sai pela cidade convidando todos a conhecer o homem que lhe disse tudo, como se isso fosse boa notícia. Ser conhecida por ele não a encolheu, fez dela mensageira. Serviu para que uma cidade inteira viesse ver.',
    prayer:
      'Jesus, fala-me da minha vida com essa delicadeza. E quando eu souber da vida dos outros, põe na minha voz a tua, junto ao poço, sem pressa.',
    practice:
      'Converse com alguém de fama ruim no bairro ou no serviço, sem tocar na fama: fale e escute como a uma pessoa inteira.',
  },
  {
    day: 20,
    title: 'Rua Direita, casa de Judas',
    verse: verse('Atos 9:11', 'rua Direita casa Judas Saulo orando'),
    study:
      'Rua, dono da casa, nome do hóspede e o que ele estava fazendo: orando. Poucas vezes uma direção foi tão exata. E Ananias, discípulo comum de Damasco, retruca com razão, pois esse Saulo prende crentes. O Senhor não se irrita; explica. Ananias vai, entra, e a primeira palavra que diz ao perseguidor é “irmão”. O endereço era sobrenatural; o abraço teve de ser dele. Serviu para que um inimigo cego encontrasse uma mão, e a igreja, um apóstolo que ela jamais teria procurado.',
    prayer:
      'Senhor Jesus, há um endereço que evito. Tu sabes quem mora lá e o que anda orando. Dá-me obediência com prudência, e a palavra “irmão” pronta na boca.',
    practice:
      'Pense em alguém de quem todos na igreja têm receio. Ore por essa pessoa pelo nome e, sendo seguro, mande-lhe um cumprimento sincero.',
  },
  {
    day: 21,
    title: 'O dia em que o profeta não soube',
    verse: verse('2 Reis 4:27', 'alma amargura SENHOR encobriu revelou'),
    study:
      'A mulher de Suném sobe o monte com o filho morto deixado em casa e agarra os pés de Eliseu. O ajudante quer afastá-la, e o homem que conhecia as conversas de reis diz uma frase preciosa: o Senhor escondeu isto de mim. Não inventou nem adivinhou pelo jeito dela: esperou que a mãe falasse. Num mês inteiro sobre saber, guarde este “não me revelou”. Quem não consegue dizê-lo vai acabar preenchendo o silêncio com imaginação, e a dor dos outros não é lugar para isso.',
    prayer:
      'Deus, ensina-me a frase de Eliseu: não sei, não me mostraste. Que eu deixe a pessoa amargurada falar primeiro e não tenha pressa de responder.',
    practice:
      'Dia de descanso: sente-se dez minutos perto de uma janela com uma pergunta que não tem resposta. Não pesquise nem pergunte a ninguém; diga só “não sei, Senhor” e fique.',
  },
  {
    day: 22,
    title: 'Carta ao irmão que sabe muito',
    verse: verse('1 Coríntios 8:1', 'conhecimento incha amor edifica'),
    study:
      'Querido, eu te ouço no grupo de estudo e você quase sempre tem razão. Em Corinto também tinham: os ídolos eram nada, a carne era só carne. Mas um irmão recém-saído daqueles templos viu um deles comendo, tropeçou, e a razão deles não o levantou. Paulo usa dois verbos, inchar e construir. De longe, um balão e uma parede ocupam o mesmo espaço; encoste uma criança em cada um. Escrevo porque reconheço o balão: tenho um igual. Vamos construir alguma coisa juntos?',
    prayer:
      'Desincha-me, Jesus, com mão leve, e perdoa as vezes em que venci a discussão e perdi o irmão. O nome dele é ______: ajuda-me a levantar uma parede que o abrigue.',
    practice:
      'Lembre-se de um debate que você ganhou. Escreva à pessoa sem retomar o tema: só pergunte como ela está e espere.',
  },
  {
    day: 23,
    title: 'Lista do que não me pertence',
    verse: verse('Deuteronômio 29:29', 'secretas pertencem reveladas filhos cumpramos'),
    study:
      'O dia da minha morte, o motivo daquela doença, quem vai se converter e quando. O que teria acontecido se eu tivesse ido. Moisés traça uma linha no chão: coisas encobertas são de Deus, e o que foi mostrado é nosso, com filhos e tudo, para pôr em prática. A maior parte da ansiedade religiosa vive do lado de lá. Do lado de cá sobra bastante serviço: honrar, repartir, perdoar, contar aos pequenos. Uma palavra de conhecimento verdadeira nunca apaga essa linha.',
    prayer:
      'Devolvo, Pai, o que tentei abrir à força: o futuro, o porquê, o coração alheio. Fico com o que me deste para hoje, e com as crianças a quem contar.',
    practice:
      'Escreva cinco perguntas que são só de Deus, rasgue o papel e jogue fora. Em outro, anote uma ordem clara que dá para cumprir hoje.',
  },
  {
    day: 24,
    title: 'Depois da vigília, duas irmãs',
    verse: verse('Jeremias 23:28', 'sonho conte palavra fiel palha trigo'),
    study:
      '— Senti forte que era para ela vender a casa.\n\n— Sentiu ou Deus disse?\n\n— Como é que eu vou saber a diferença?\n\n— Então diga assim: eu senti.\n\nJeremias enfrentava profetas que embrulhavam os próprios sonhos em papel de oráculo. O Senhor não proibiu contar sonho: mandou chamar sonho de sonho, e palavra de palavra. Palha e trigo crescem no mesmo pé, mas não alimentam igual. Usar “talvez”, “me parece”, “pese você” é higiene de quem teme a Deus. E ninguém vende a casa por causa da sensação de outra pessoa.',
    prayer:
      'Separa em mim a palha do trigo, Senhor Jesus. Livra os meus lábios de assinar o teu nome embaixo das minhas impressões. Que eu fale menos alto do que tu.',
    practice:
      'Ensaie três começos de frase honestos: “tive a impressão…”, “pode ser só meu…”, “confira se faz sentido”. Use um deles ainda nesta semana.',
  },
  {
    day: 25,
    title: 'O que se ouve não se espalha',
    verse: verse('Provérbios 11:13', 'fofocas segredo fiel espírito encobre'),
    study:
      'Lúcia soube, numa conversa de oração, do aborto que a amiga sofreu. No domingo, três pessoas já “intercediam” pelo assunto. Fofoca aprende rápido a falar como crente. Quem recebe conhecimento da vida alheia, por confidência ou por percepção espiritual, torna-se guarda de um cofre. Há uma exceção que salva vidas: abuso de criança, violência, risco de morte não ficam em segredo; leva-se a quem pode proteger, ao Conselho Tutelar, ao Disque 100, à polícia. Fora isso, o fiel encobre o assunto.',
    prayer:
      'Põe porta nos meus lábios, Senhor, e tranca na porta. Perdoa o segredo que vazou por mim. E, se calar for deixar alguém em perigo, dá-me voz.',
    practice:
      'Se você já passou adiante uma confidência, peça perdão a quem confiou. Hoje, ao ouvir “não conte a ninguém”, não conte.',
  },
  {
    day: 26,
    title: 'Confissão de um teólogo',
    verse: verse('Jó 42:3', 'obscurece conselho conhecimento falei entendia'),
    study:
      'Jó tinha razão contra os amigos e ainda assim precisou retirar palavras. Depois de trinta e tantos capítulos de argumentos, Deus lhe mostra o mar, o jumento selvagem, o avestruz, a tempestade; nenhuma explicação sobre as perdas. E Jó fica menor e mais em paz: falei do que não entendia, eram maravilhas grandes demais para mim. A dor dele continuava justa, e o que mudou foi o tom. Existe um saber que só se alcança quando a gente cobre a boca com a mão.',
    prayer:
      'Falei demais, meu Deus, e fiz de ti um assunto. Diante do mar que fechaste com portas, ponho a mão na boca e fico, porque és maior e estás aqui.',
    practice:
      'Passe dez minutos olhando algo que não foi feito por gente: céu, formiga, chuva, folha; não fotografe, não poste e não explique.',
  },
  {
    day: 27,
    title: 'Recebi uma palavra: o que faço?',
    verse: verse('1 Tessalonicenses 5:21', 'Examinai tudo mantende bom'),
    study:
      'Um roteiro para quem acha que recebeu uma palavra de Deus ou a ouviu de alguém. Anote as palavras exatas e compare com a Escritura. Observe o fruto: traz para perto de Cristo ou de quem falou? Mostre a um líder de confiança e a alguém sem interesse na história. Espere; o que é de Deus não perde a validade em poucos dias. Guarde o que for bom, solte o resto sem culpa. Paulo dá as duas ordens seguidas: não desprezar profecias e provar tudo. Não se deve, então, desprezar tudo nem engolir tudo inteiro.',
    prayer:
      'Espírito da verdade, não queremos apagar a tua chama nem acender fogo de palha. Dá à nossa igreja bom senso, Bíblia aberta, paciência e gente corajosa para perguntar.',
    practice:
      'Resgate uma palavra que lhe disseram anos atrás em nome de Deus. Passe-a pelo roteiro de hoje e decida: guardar, soltar ou perguntar mais.',
  },
  {
    day: 28,
    title: 'Amor que enxerga',
    verse: verse('Filipenses 1:9', 'oro amor abundante conhecimento percepção'),
    study:
      'Da prisão, Paulo pede por amigos, e o pedido junta o que vivemos separando. Quer amor crescendo em conhecimento e em tato. O amor sem percepção dá presente de chocolate ao diabético. A percepção sem amor nota a ferida e comenta. Juntos, os dois acertam o gesto: sabem que a viúva não quer flores, quer que troquem a lâmpada da escada. Talvez o modo mais comum de uma palavra de conhecimento chegar seja este, um olhar treinado pelo afeto que percebe o que ninguém disse.',
    prayer:
      'Que o meu amor aprenda contigo, Jesus. Mostra a lâmpada queimada na casa de quem prezo: aquilo de que precisa e não diz. Dá-me o tato de oferecer sem alarde.',
    practice:
      'Dia de descanso: olhe por alguns minutos as fotos de uma pessoa querida, sem publicar nada, e agradeça a Deus um detalhe de cada uma. Se quiser, conte um deles a ela.',
  },
  {
    day: 29,
    title: 'Conhecer a Deus, segundo um rei',
    verse: verse('Jeremias 22:16', 'julgou causa aflito necessitado conhecer'),
    study:
      'O rei Josias tinha morrido, e o filho dele ampliava o palácio com janelas novas e madeira de cedro, sem pagar os pedreiros. Jeremias foi falar com o rei e comparou: “o seu pai comia, bebia e defendia o pobre; não é isto conhecer-me?” Deus responde à pergunta do mês com uma cena de direito trabalhista. Conhece a Deus quem toma a causa do aflito. Alguém pode acertar todos os segredos da vigília e atrasar o pagamento da diarista. A respeito dele, o céu já disse que ainda não conhece a Deus.',
    prayer:
      'Senhor, eu queria conhecer-te em êxtase e me apontas um salário atrasado. Está bem: mostra a causa do aflito que depende de mim, e começo por ela.',
    practice:
      'Pague hoje algo que você deve a quem trabalhou para você, ou defenda por escrito o direito de alguém que não sabe escrever.',
  },
  {
    day: 30,
    title: 'Em parte, por enquanto',
    verse: verse('1 Coríntios 13:12', 'espelho enigma face conheço parte conhecido'),
    study:
      'Espelho antigo era metal polido: devolvia um rosto torto e meio escuro. Paulo, que tinha recebido revelações, conta-se entre os que veem assim. “Em parte” é uma boa placa para pendurar sobre tudo o que aprendemos no mês. Volte à primeira manhã, ao despertador: você era conhecido antes de conhecer. No fim da história será igual, frente a frente, sem espelho. Até lá o conhecimento serve, o amor fica. E fica um passo: pôr o pouco que você sabe nas mãos de alguém mais novo.',
    prayer:
      'Conheço em parte, amo em parte, e tu me conheces todo. Guarda-me até o dia do teu rosto, Jesus. Enquanto isso, usa o meu pouco, e que ele não faça mal a ninguém.',
    practice:
      'Ofereça-se à sua igreja para ler a Bíblia com uma pessoa, uma vez por semana, por dois meses, e escreva agora o nome dela.',
  },
];
