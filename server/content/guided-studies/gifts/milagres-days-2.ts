import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const milagresDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Segundo sinal: a estrada de volta',
    verse: verse('João 4:50', 'Vai filho vive creu palavra'),
    study:
      'Um pai importante deixa o cargo de lado e implora: vem, antes que o menino morra. Jesus não vai: dá uma frase, e o homem tem de fazer vinte e tantos quilômetros com ela no bolso, sem mensagem, sem foto. João diz que ele creu e partiu. Dormiu no caminho? No dia seguinte os criados o encontram e ele confere a hora. Existe um milagre dentro do milagre, o de andar da palavra até a prova. O sinal aponta para a confiança que não exige ver, embora o pai não tenha deixado de perguntar e conferir.',
    prayer:
      'Senhor, anda com todos os pais que estão em corredor de UTI, com uma frase só no bolso. Encurta a estrada, e, seja qual for a notícia, espera-os na curva.',
    practice:
      'Escolha uma promessa de Cristo que vale para todo dia, como a da sua presença. Leve-a de cor, com o capítulo lido, e diga-a a Deus no caminho sempre que a ansiedade apertar.',
  },
  {
    day: 17,
    title: 'Terceiro sinal: a cama debaixo do braço',
    verse: verse('João 5:8', 'Levanta leito anda'),
    study:
      'O beneficiado não conhecia Jesus e nem tinha chegado a pedir. Ganhou as pernas e, logo em seguida, uma bronca: era sábado e ele carregava a cama. Os fiscais veem a esteira e não veem o homem em pé. O poder de Deus nem sempre traz aplauso; pode trazer briga com quem punha a regra acima do doente. E aponta para o Filho que trabalha como o Pai trabalha, sem folga na misericórdia. Se uma melhora na vida de alguém incomoda a sua regra, olhe de novo para as pernas dele.',
    prayer:
      'Senhor, às vezes a minha regra enxerga a esteira. Cura a minha vista e alegra-me com pernas firmes de gente que não pediu licença à minha comissão.',
    practice:
      'Comemore hoje, diante de outras pessoas, sem nenhum “mas”, uma boa mudança na vida de alguém que você costuma criticar.',
  },
  {
    day: 18,
    title: 'Quarto sinal: doze cestos',
    verse: verse('João 6:12', 'saciados Recolhei pedaços sobraram perca'),
    study:
      'Quem acabou de alimentar milhares poderia desprezar as migalhas. Jesus manda catar, e doze homens se curvam sobre a grama, juntando côdea de cevada, para que nada se perca. Quando querem fazê-lo rei por isso, ele foge para o monte. Depois falará de outro pão, que é ele mesmo, e muitos vão embora decepcionados. O sinal aponta para uma fome mais funda que a do estômago, sem desprezar nenhuma das duas. Quem usa o poder para desperdiçar, ou aceita coroa em troca de comida, não aprendeu com Jesus.',
    prayer:
      'Recolhe-nos, Jesus, que somos pedaços, sem que nada se perca: nem o resto do arroz, nem os dias de quem envelheceu sozinho, nem os que foram embora. E dá-nos o pão que és tu mesmo.',
    practice:
      'Passe o dia sem jogar comida fora. Com as sobras faça um prato e ofereça a alguém, contando o que o inspirou, se perguntarem.',
  },
  {
    day: 19,
    title: 'Quinto sinal: a voz no vento',
    verse: verse('João 6:20', 'Sou tenhais medo'),
    study:
      'Os discípulos remaram uns cinco quilômetros no breu, com o mar levantado, e quando enfim Jesus aparece eles se assustam mais do que com a tempestade. João nem conta se o vento parou, conta a voz: sou eu. Quiseram-no no barco e logo a praia chegou. Há noites em que o sinal é apenas a identificação de quem vem vindo. O que tínhamos tomado por ameaça tem timbre conhecido. A frase aponta para o nome de Deus dito no fogo da sarça: eu sou. O Êxodo e João se encontram aqui, por cima da água.',
    prayer:
      'Sou eu, dizes, e quantas vezes confundi teu passo com perigo! Sobe no barco, que o remo pesa e o escuro continua, mas há lugar no banco da popa.',
    practice:
      'Esta noite, apague a luz e ouça por cinco minutos o que houver: chuva, rua, geladeira. A cada susto, responda: “és tu, fica”.',
  },
  {
    day: 20,
    title: 'Sexto sinal: a teimosia do curado',
    verse: verse('João 9:25', 'pecador cego agora vejo'),
    study:
      'Interrogado pela terceira vez, ameaçado de exclusão, o ex-cego se recusa a explicar mais do que sabe: se é pecador, não sei; sei que eu não via e agora vejo. Poucos testemunhos são tão limpos: nada sobre técnica, nada sobre mérito, nenhum exagero. Os vizinhos nem tinham certeza de que era o mesmo. Os pais se esquivaram, e o homem acabou expulso, e Jesus, ao saber disso, foi procurá-lo. O sinal aponta para a luz do mundo e para o preço de não negar o que se viu. Os doutores, que enxergavam bem, saíram cegos dali.',
    prayer:
      'Dá-me a frase curta daquele homem, Jesus. Não sei muito, mas sei como eu era; e quando a verdade me custar o banco da igreja, vem me procurar lá fora.',
    practice:
      'Escreva o seu testemunho em três linhas: antes, o que Cristo fez, depois. Corte todo exagero e conte-o a uma pessoa.',
  },
  {
    day: 21,
    title: 'Sétimo sinal: desatem as faixas',
    verse: verse('João 11:44', 'morto faixas lenço Desatai deixai'),
    study:
      'Lázaro saiu vivo e embrulhado. O grito que abre túmulo foi de Jesus; os nós ficaram para os amigos. Alguém teve de chegar perto daquele pano, vencendo o cheiro e o pavor, e procurar a ponta. O último sinal de João aponta para quem é a própria ressurreição, e foi por causa desse sinal que resolveram matar Jesus: devolver uma vida lhe custou a própria. Para nós sobra a tarefa das faixas. Gente que recomeça depois da cadeia, da droga, do luto, anda pelas ruas viva e amarrada, e há muito lençol a desenrolar.',
    prayer:
      'Tu gritas, Senhor, e a morte obedece, e eu fico com os nós. Dá-me paciência para desatar o pano de quem voltou, sem nojo e sem pressa.',
    practice:
      'Dia de descanso: tire o sapato, o relógio, o crachá, tudo o que aperta, e fique meia hora assim, desatado. Diga a Deus de que faixa ele já o livrou.',
  },
  {
    day: 22,
    title: 'Contra o espetáculo: o alto do templo',
    verse: verse('Mateus 4:7', 'escrito tentarás Senhor Deus'),
    study:
      'O quarto livro do mês é um caderno de advertências, com Jesus e os apóstolos. Primeira: a proposta do diabo no alto do templo era excelente para divulgação. Salto, anjos, praça cheia, versículo de apoio. Jesus recusou porque obrigar o Pai a agir é o contrário de confiar nele, e o diabo também sabe citar salmo. Tirar as mãos do volante, largar o remédio, fechar negócio louco “pela fé”: tudo isso é pular do templo. O milagre que se força deixa de ser pedido e vira chantagem.',
    prayer:
      'Não te ponho à prova, Senhor. Desço pela escada, degrau por degrau, com a mão no corrimão. Ser teu filho já me basta sem plateia.',
    practice:
      'Há algum risco tolo que você chama de confiança? Tome hoje a providência: cinto, exame, contrato lido, conversa com quem entende.',
  },
  {
    day: 23,
    title: 'Contra o comércio: o dinheiro de Simão',
    verse: verse('Atos 8:20', 'dinheiro perdição dom Deus'),
    study:
      'Samaria inteira chamava Simão de grande. Ao ver os apóstolos, ele abre a carteira: quero isso também, para que funcione com quem eu tocar. Pedro responde com a frase mais dura que já disse a um batizado. O erro não era o preço baixo; era imaginar à venda aquilo que só se recebe. O nome desse homem virou palavra: simonia. Contudo Pedro ainda o manda arrepender-se e orar, e o outro pede intercessão. Para quem já pagou, ou cobrou, por poder, há uma porta, e passa-se por ela de mãos vazias.',
    prayer:
      'Pedimos perdão, Senhor Jesus, pelo que se vende com o teu nome: água, toalha, senha, lugar. Começa por mim: onde quis poder para ser grande, fecha a minha carteira.',
    practice:
      'Examine para onde vão as suas ofertas. Escolha destinos com prestação de contas e ajude diretamente alguém que não pode retribuir.',
  },
  {
    day: 24,
    title: 'Contra os ídolos: homens como vocês',
    verse: verse('Atos 14:15', 'homens emoções Evangelho convertais Deus vivo'),
    study:
      'Em Listra um coxo saltou, e a cidade resolveu que os deuses tinham descido: Barnabé seria Júpiter, Paulo, o que falava, Mercúrio. Já traziam bois enfeitados. Os missionários rasgaram a roupa e correram para o meio da multidão gritando que eram gente, com as mesmas emoções. No mesmo capítulo aquela praça apedreja Paulo. Foi curta a distância entre o altar e a pedrada. O fã de pregador faz mal a si e a ele. Desça-o do pedestal com carinho e, quando for a sua vez, recuse subir.',
    prayer:
      'Deus vivo, que dás chuva e colheita, somos homens. Guarda do orgulho os teus servos famosos, e guarda-nos a nós de fabricar deuses para depois apedrejá-los.',
    practice:
      'Ore por um líder conhecido como se ora por um irmão comum: pelo sono, pelo casamento, pela saúde dele. Deixe de seguir por hoje qualquer conta que você idolatra.',
  },
  {
    day: 25,
    title: 'Contra a fórmula: sete irmãos em fuga',
    verse: verse('Atos 19:15', 'espírito conheço Jesus Paulo quem'),
    study:
      'Os filhos de Ceva tinham percebido que o nome de Jesus funcionava. Usaram-no emprestado, “o Jesus que Paulo prega”, e fugiram da casa do possesso nus e machucados. É uma página engraçada e séria. O nome de Jesus só faz sentido na boca de quem o conhece. A cidade entendeu, e o resultado foi curioso: gente da igreja queimou em praça pública os seus livros de magia, que valiam uma fortuna. Talvez haja em nós restos disso: o copo d’água sobre a TV, a corrente de sete pessoas, a frase que se repete para dar sorte.',
    prayer:
      'Jesus, conheço-te ou apenas uso o teu nome? Ensina-me a te chamar sem querer efeito. Queimo contigo as minhas simpatias de crente, uma a uma.',
    practice:
      'Identifique um costume seu que virou amuleto. Desfaça-se dele hoje e, no lugar, converse com Jesus por dez minutos, sem fórmula.',
  },
  {
    day: 26,
    title: 'Contra o currículo: muitas maravilhas',
    verse: verse('Mateus 7:22', 'Senhor profetizamos demônios nome maravilhas'),
    study:
      'A lista dos que Jesus manda embora era verdadeira, ao que parece: profecia, expulsão, prodígios, tudo com o nome certo. Ele não contesta os feitos: diz que nunca os conheceu e os chama de praticantes de injustiça. Estremeço aqui, porque é possível fazer coisas admiráveis e tratar mal o motorista, a esposa, o caixa da igreja. O critério de todo o sermão do monte tinha sido outro: perdoar, não olhar com cobiça, dar em segredo. Se você um dia for usado de modo extraordinário, peça que alguém de casa assine embaixo.',
    prayer:
      'Conhece-me, Senhor, a mim mais que ao que fiz por ti. Examina a injustiça que escondo debaixo do serviço, e afasta-a de mim antes daquele dia.',
    practice:
      'Pergunte a quem mora com você: “o que em mim não combina com o que prego ou canto?” Peça um exemplo e mude um gesto.',
  },
  {
    day: 27,
    title: 'O maior que não fez sinal',
    verse: verse('João 10:41', 'João sinal disse verdade'),
    study:
      'Jesus tinha dito que não houve ninguém maior que João Batista. E o povo, lembrando dele à beira do rio, observa: aquele não fez sinal nenhum, só que tudo o que falou do Messias era certo. Que epitáfio! Uma vida inteira sem prodígio, e muita gente creu ali por causa dela. Quem terminar este mês sem ter visto nada extraordinário não ficou para trás. Apontar certo é o ofício. Há avós, professoras de escola dominical, porteiros, cujas lápides poderiam trazer o mesmo elogio.',
    prayer:
      'Se o meu caminho for o de João, sem sinal algum, que seja também o dele na verdade. Que um dia digam: o que nos contou de Jesus era assim mesmo.',
    practice:
      'Conte a alguém, sem nenhum caso espantoso, quem Jesus é para você. Use uma história simples do evangelho, contada do seu jeito.',
  },
  {
    day: 28,
    title: 'O único sinal garantido',
    verse: verse('Mateus 12:39', 'geração sinal profeta Jonas'),
    study:
      'Pediam um prodígio sob medida, tendo visto tantos. Jesus recusou e deixou um sinal só: o de Jonas, três dias no fundo e depois a luz. A ressurreição é o sinal que a igreja tem para mostrar em qualquer época, inclusive nas secas. Ela não se repete por encomenda e não precisa. Todos os outros, a farinha, o mar, o machado, são faíscas deste incêndio. Quem vive atrás de novidade espiritual vai de evento em evento com a mesma fome. O túmulo vazio alimenta também a mais comum das segundas-feiras.',
    prayer:
      'Basta-me o sinal de Jonas, basta-me o terceiro dia. Senhor ressuscitado, tira de mim a fome de novidade e dá-me fome de ti. Que a Páscoa chegue à minha segunda-feira.',
    practice:
      'Dia de descanso: leia o relato da ressurreição em um dos evangelhos, devagar, perto de uma janela aberta; hoje não procure sinal nenhum além desse.',
  },
  {
    day: 29,
    title: 'Quem assina o trabalho',
    verse: verse('Hebreus 2:4', 'Deus testemunho sinais milagres Espírito vontade'),
    study:
      'O autor de Hebreus escreve a cristãos cansados, tentados a largar tudo, e lembra como a mensagem chegou a eles: Deus depôs a favor, com sinais e partilhas do Espírito, conforme a vontade dele. As igrejas leem isto de modo diverso: para umas, aquele testemunho acompanhou a fundação e ficou completo; para outras, ele continua onde o evangelho avança. As duas se ajoelham diante da última cláusula. Não agendamos o extraordinário: pregamos, servimos, pedimos com ousadia e deixamos a assinatura com o dono da obra.',
    prayer:
      'Assina, Senhor, onde e quando quiseres. Ousamos pedir: estende a mão sobre o sertão, a fronteira, a cracolândia, e que se fale de Jesus; o resto é contigo.',
    practice:
      'Ore dez minutos por um lugar onde o evangelho é novidade ou perigo. Escreva a um missionário perguntando o que ele precisa.',
  },
  {
    day: 30,
    title: 'Alegria maior',
    verse: verse('Lucas 10:20', 'alegrai nomes escritos céus'),
    study:
      'Voltaram eufóricos os setenta, com relatos de espíritos obedecendo. Jesus não apagou o sorriso, apenas mudou-lhe o motivo. Há uma alegria anterior: o nome de vocês está anotado no céu. O mês teve quatro livros: saímos de uma sarça, passamos por panelas, lemos sinais, ouvimos advertências. Sobra um nome, o seu, escrito com tinta que não desbota. Peça grandes coisas ao Pai, pelos outros, e faça as pequenas. E, se um dia o ferro boiar diante de você, devolva o machado e volte para casa agradecido.',
    prayer:
      'Alegro-me, Pai, porque sabes o meu nome e o escreveste. Com ou sem maravilha, sou teu. Toma o que sei fazer e gasta com quem precisa.',
    practice:
      'Escreva o seu nome e, ao lado, o de uma pessoa em aperto. Comprometa-se com ela por um mês: oração diária e uma ajuda por semana.',
  },
];
