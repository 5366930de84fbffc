import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const profeciaMotivacionalDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Posologia: quanto e quando',
    verse: verse('João 16:12', 'muitas coisas dizer podeis suportar agora'),
    study:
      'Na véspera da morte, com pouquíssimo tempo, Jesus guardou para depois muito do que tinha a dizer: vocês não aguentariam agora. Ele podia dizer tudo e acertaria tudo; preferiu dosar. Uma gota por vez, com alimento. E prometeu que outro, o Espírito, continuaria o tratamento. Você não precisa ser o médico que diz tudo na primeira consulta.',
    prayer:
      'Obrigado por não me teres mostrado tudo aos vinte anos, que eu não aguentaria. Ensina-me o conta-gotas, Senhor, e a confiança de que o Espírito atende depois de mim.',
    practice:
      'De tudo o que gostaria de dizer a alguém, escolha uma só coisa, a mais útil, e risque as demais da conversa desta semana.',
  },
  {
    day: 17,
    title: 'Contraindicação: pessoa em desespero',
    verse: verse('Jó 6:26', 'repreender palavras desesperado vento'),
    study:
      'Não usar em quem está sangrando. Jó pergunta aos amigos se pretendem corrigir palavras, quando as de um desesperado são vento. Ele tinha enterrado dez filhos; falou alto, falou torto, e o céu esperou mais de trinta capítulos antes de responder. A mãe que grita no velório, o desempregado que diz que nada adianta, o adolescente que escreve “queria sumir”: a hora não é de precisão doutrinária. No último caso, aliás, a hora é de ficar junto, tirar os meios de perto e chamar ajuda: o CVV escuta no 188; se o risco é agora, 192.',
    prayer:
      'Livra-me de ser fiscal de gemido. Senhor, tu escutaste os exageros de Jó até o fim. Dá-me ouvidos para o desabafo, e braços para o que vier depois.',
    practice:
      'Se alguém lhe disser hoje algo exagerado por dor, não conserte a frase. Responda ao que está por baixo dela: “deve estar pesado demais. Quer me contar?”',
  },
  {
    day: 18,
    title: 'Interações: não misturar com raiva',
    verse: verse('Tiago 1:20', 'ira humana não justiça Deus'),
    study:
      'Tomado junto com raiva, o efeito se inverte. O conteúdo pode estar impecável, mas quem ouve só registra o tom, e se defende dele. Tiago é seco a respeito: da nossa raiva não sai a justiça que Deus quer. Existe indignação santa, sim, e ela sabe esperar até amanhã. A outra tem pressa de mandar antes que esfrie. Interação grave também com álcool, ciúme, madrugada e teclado.',
    prayer:
      'Estou com raiva, e com razão, ou quase. Segura os meus polegares, Jesus, e não deixes que eu chame de zelo esta febre. Amanhã, se ainda for verdade, falaremos os dois.',
    practice:
      'Estabeleça uma regra da casa: nada de mensagem difícil depois das nove da noite. Escreva-a no rascunho e releia de manhã, depois do café.',
  },
  {
    day: 19,
    title: 'Reações adversas: perder o afeto',
    verse: verse('Gálatas 4:16', 'inimigo dito verdade'),
    study:
      'Muito comuns: silêncio, saída do grupo, apelidos. Paulo lembra aos gálatas que um dia teriam arrancado os olhos por ele e agora o evitam: virei inimigo porque falei a verdade? Dá para ouvir a voz falhar. A bula honesta avisa que isso acontece com remédio certo, na dose certa, receitado com amor. E avisa o contrário: que ser rejeitado não prova estar com a razão. Há gente evitada simplesmente porque é desagradável. Para saber qual dos dois é o seu caso, peça a um amigo que olhe a receita.',
    prayer:
      'Sinto falta do meu amigo, Jesus, porque antes éramos de almoçar aos sábados. Se errei no modo, mostra. Se acertei, guarda a cadeira vaga sem amargura, até que ele queira.',
    practice:
      'Mande um sinal de carinho, sem assunto pendente, a alguém que se afastou depois de uma conversa franca: uma foto antiga, um parabéns, um “vi isto e lembrei de você”.',
  },
  {
    day: 20,
    title: 'Superdosagem: só eu restei',
    verse: verse('1 Reis 19:18', 'restem sete mil joelhos Baal'),
    study:
      'Sintomas: sensação de ser o único sério do país, olho clínico para a falha de todos, insônia, frases que começam por “ninguém mais”. Elias apresentou o quadro completo numa caverna. Deus o ouviu duas vezes e o informou, com certa graça, de que havia sete mil, e ele não conhecia nenhum. A verdade em excesso, sem convívio, vira solidão. Tratamento prescrito ali mesmo: voltar pelo caminho, cumprir uma tarefa e ganhar um colega mais novo.',
    prayer:
      'Sete mil, Senhor! E eu a contar nos dedos. Apresenta-me um por um e tira-me da caverna: a moça do coral que nunca mente, o borracheiro que devolve o troco, o ateu que não frauda.',
    practice:
      'Faça hoje o censo dos fiéis: anote sete pessoas, conhecidas suas, que agem direito sem alarde, e diga a uma delas que você reparou.',
  },
  {
    day: 21,
    title: 'Advertência em destaque',
    verse: verse('Provérbios 31:8-9', 'Abre boca mudo oprimidos'),
    study:
      'Nunca empregar para calar. A mãe do rei Lemuel ensina o filho a abrir a boca por quem não tem fala. Esse é o uso correto da força. O incorreto tem frases conhecidas: “você está inventando”, “deixa que eu digo quem você é”, “mulher de Deus não expõe o marido”. Se lhe dizem isso, a sua memória não está louca. Contar o que lhe fazem é dizer a verdade: a uma amiga, no 180, no Conselho Tutelar, na delegacia; se há perigo agora, 190. E quem tem boca boa, que a empreste, indo junto.',
    prayer:
      'Peço por aquela que começou a duvidar do que viu. Segura a memória dela, Jesus, e abre uma boca ao seu lado. Por quem já foi à delegacia e saiu ouvindo risos, pela criança que contou e levou castigo: faz-lhes justiça sem demora, tu que nunca chamaste de mentira um choro verdadeiro.',
    practice:
      'Dia de descanso: ponha de lado a defesa dos outros por um dia e cuide da sua própria boca: um gole de água, um canto baixinho, um sono inteiro. Se é você quem precisa falar e há perigo, não espere por amanhã: 180 ou 190.',
  },
  {
    day: 22,
    title: 'Conversa com a folha',
    verse: verse('Provérbios 15:28', 'coração justo pensa responder'),
    study:
      'Passamos às conversas que você vem adiando. A primeira se dá com papel. O justo, diz o provérbio, medita na resposta; a boca apressada entorna. Quatro linhas bastam: o que vi, o que senti, o que não sei, o que peço. “Vi que o dinheiro do aluguel não foi depositado. Fiquei com medo. Não sei o que aconteceu. Peço que a gente olhe o extrato hoje.” Note o que falta nessas linhas: “sempre”, “nunca” e o diagnóstico do caráter alheio.',
    prayer:
      'Antes que eu abra a boca, abre tu o caderno. Escrevo, risco, escrevo. Tira o “sempre”, tira o “nunca”, e deixa só o que eu sustentaria diante de ti.',
    practice:
      'Liste as conversas adiadas e escolha duas para estes dias. Prepare a primeira com as quatro linhas: vi, senti, não sei, peço. Leia em voz alta, de pé, e risque toda palavra que você não gostaria de ouvir do seu filho.',
  },
  {
    day: 23,
    title: 'Conversa com um amigo',
    verse: verse('Provérbios 27:6', 'Fiéis feridas amigo beijos inimigo'),
    study:
      'Kleber bebe e dirige, e todos os da pelada sabem. Alguns até riem, mandam figurinha: são os beijos do provérbio. A ferida fiel seria esta, de um só, no carro parado: “cara, gosto de você e não quero ir ao seu enterro nem ao de quem estiver na calçada. Hoje eu levo a chave. Semana que vem vou com você ver isso.” Ele pode xingar. Amigo, naquele texto, é quem aceita ser o alvo do xingamento por uns meses.',
    prayer:
      'Jesus, tu me feriste assim, uma vez, pela boca de um amigo, e hoje agradeço. Dá-me coragem de amar desse jeito, com a chave na mão e a porta da minha casa aberta.',
    practice:
      'Procure aquele amigo cujo risco todos comentam. Fale a sós, com afeto declarado, um fato e uma oferta concreta de companhia.',
  },
  {
    day: 24,
    title: 'Conversa com o pai',
    verse: verse('1 Timóteo 5:1', 'idoso asperamente exorta pai'),
    study:
      'Seu Altair, oitenta e um, não enxerga mais o sinal e não larga o volante. Paulo pede a Timóteo, que era jovem, que não tratasse um velho com aspereza; falasse como a um pai. Frases possíveis: “o senhor me ensinou a dirigir neste carro. Estou com medo, e a médica também. Como o senhor quer resolver: táxi, eu às terças, o Beto às quintas?” O velho vai perder muito com isso; dê a essa perda lugar na conversa, e a ele alguma escolha.',
    prayer:
      'Pai de meu pai, ele já foi alto, e custa dizer-lhe não. Põe honra na minha voz e firmeza na minha mão. E prepara alguém que fale assim comigo, daqui a uns anos.',
    practice:
      'Diga uma verdade difícil a alguém mais velho começando pelo que recebeu dele. Ofereça duas ou três saídas e deixe que escolha.',
  },
  {
    day: 25,
    title: 'Conversa no trabalho',
    verse: verse('Neemias 5:9-10', 'Não bom fazeis Também eu juros'),
    study:
      'Havia fome, e os ricos emprestavam com juros aos próprios irmãos, que já penhoravam os filhos. Neemias ficou muito irado; então pensou consigo, e só depois convocou a reunião. Disse sem rodeio: isso não está certo. E incluiu-se: eu e os meus também emprestamos, vamos parar todos. Saíram de lá com prazo e testemunhas. Em empresa funciona parecido: fato, regra, proposta, data, por escrito. Para desvio e assédio existem ouvidoria, sindicato, Ministério Público do Trabalho; coragem não exige ir sozinho.',
    prayer:
      'Tenho boletos, Senhor, e medo do RH. Dá-me prudência para guardar provas, colegas que assinem junto e o desassombro de dizer “nós também”. Protege quem depende do meu salário. Lembra-te da diarista sem registro, do motoboy multado pela pressa alheia, do gerente que assinou com nojo. Neemias foi copeiro antes de ser valente; começa comigo pela copa.',
    practice:
      'Há algo errado no seu trabalho? Registre data, fato e quem viu. Converse com um colega confiável antes de agir. Se o errado é você, mude hoje: regularize a hora extra, devolva o material, pare de pedir ao estagiário o que não cabe a ele, e diga por que mudou.',
  },
  {
    day: 26,
    title: 'Conversa com quem lidera a igreja',
    verse: verse('Gálatas 2:14', 'verdade Evangelho Pedro presença'),
    study:
      'Pedro almoçava com os gentios até chegarem visitas de Jerusalém; aí mudou de mesa. Outros o imitaram. Paulo falou em público porque a mudança tinha sido pública e gente simples saía humilhada dela. Falou com Pedro, não sobre Pedro. O assunto não era gosto musical nem cor da parede: estava em jogo se a graça põe todos no mesmo banco. E a amizade aguentou: a segunda carta de Pedro recomenda, com afeto, as de Paulo. Frase para hoje: “pastor, quando aquilo foi dito, a Neuza não voltou mais. O senhor percebeu?” Se houver crime, não é caso de conversa: é de denúncia.',
    prayer:
      'Peço pelos que nos lideram e também se enganam, e pelas Neuzas que trocaram de igreja sem se despedir. Dá-nos, Jesus, a franqueza que acaba em abraço e mesa comum.',
    practice:
      'Separe, das suas queixas sobre a igreja, as de gosto e as que ferem alguém. Largue as primeiras e, de uma das outras, fale com a pessoa responsável.',
  },
  {
    day: 27,
    title: 'Conversa em que eu escuto',
    verse: verse('Provérbios 15:31-32', 'ouvidos escutam repreensão entendimento'),
    study:
      'Hoje troque de cadeira, pois quem fala verdades costuma ser ruim de recebê-las: rebate, explica o contexto, aponta a vírgula. O sábio mora onde se escuta repreensão. Três respostas aceitáveis, caso a sua filha diga que você só conversa corrigindo: “conte uma vez em que foi assim”; “dói ouvir, e obrigado”; “posso pensar e voltar amanhã?” Não aceitável: “e você, que…” Nem toda crítica é justa. Ouvida até o fim, porém, até a injusta ensina alguma coisa.',
    prayer:
      'Agora sou eu, Jesus, na ponta do banco. Tapa a minha boca esperta, e que eu não procure o erro de português na dor da minha filha.',
    practice:
      'Convide uma pessoa da sua convivência a dizer uma coisa que você poderia mudar. Use somente as três respostas do estudo e volte amanhã ao assunto, como prometido.',
  },
  {
    day: 28,
    title: 'Conversa com o desanimado',
    verse: verse('1 Samuel 23:16', 'Jônatas Davi bosque confortou mão Deus'),
    study:
      'Tomamos por verdade, quase sempre, alguma coisa que dói. Mas o que Jônatas levou ao bosque também era verdade: você vai chegar, eu não sou seu rival, até meu pai sabe. Andou escondido para dizer isso a Davi, fugitivo que já não enxergava saída. O relato chama de fortalecer a mão. Há pessoas ao redor que vivem com uma mentira ruim a respeito de si: “burra”, “sobra”, “castigo”. Desmenti-las é trabalho para quem não suporta falsidade, e se faz com provas, pois elogio vago não convence.',
    prayer:
      'Amigo dos que se escondem no mato, leva-me até o esconderijo de quem desanimou. Põe na minha boca uma verdade boa com data e testemunha, e que ela pese mais do que tudo o que lhe disseram.',
    practice:
      'Dia de descanso: procure no que você já recebeu, carta, foto ou mensagem, uma palavra verdadeira que o sustentou. Leia-a duas vezes e descanse nela.',
  },
  {
    day: 29,
    title: 'Conversa com Deus',
    verse: verse('Jó 42:7', 'não falastes correto servo Jó'),
    study:
      'No fim do livro, a sentença surpreende. Os amigos passaram o livro defendendo Deus e levam a repreensão; Jó gritou, acusou, pediu audiência, e é dele que se diz que falou certo. Discute-se o alcance dessa frase, já que pouco antes ele tinha posto a mão na boca. Ao menos isto se colhe: ele se dirigiu a Deus, e os outros só falaram a respeito dele. Que verdade você tem evitado na oração? A franqueza que não chega até Deus ficou pela metade.',
    prayer:
      'Então lá vai: fiquei decepcionado contigo naquele ano. Fui ao culto e cantei por fora. Não entendi e ainda não entendo. Guardei um caderno de perguntas e nele nunca escrevi o teu nome, por educação. Chega de educação: digo a ti, não de ti. Se quiseres responder com redemoinho, como a Jó, eu escuto; só não vás embora.',
    practice:
      'Fale com Deus durante um quarto de hora, em lugar onde possa usar a voz, sobre aquilo que você só comentou com outros, e termine calado, sem concluir.',
  },
  {
    day: 30,
    title: 'Conversa entre membros do mesmo corpo',
    verse: verse('Efésios 4:25', 'mentira verdade próximo membros'),
    study:
      'O motivo que Paulo dá para largar a mentira não é a reputação de ninguém: somos parte uns dos outros. O olho que engana o pé tropeça com ele. Foi isto que o mês quis ensinar a quem nasceu, ou renasceu, com ouvido para o desafinado. Você começou no banheiro, aprendeu jeitos de dizer, pesou a dose, teve conversas difíceis. Se a sua igreja chama essa inclinação de dom, use-a com a igreja. Se prefere outro nome, o serviço é o mesmo. Afine primeiro a sua corda, e toque com os demais.',
    prayer:
      'Verdade em carne, que lavaste pés e não mentiste a ninguém: afina-me. Que perto de mim os outros fiquem mais livres para ser o que são. E quando eu desafinar, manda alguém, com jeito. Em nome de Jesus.',
    practice:
      'Escreva num papel pequeno a sua medida: onde falo, a quem presto contas, o que não digo, quem defendo. Mostre a alguém da igreja e guarde na carteira. Daqui a um ano, peça a essa mesma pessoa que leia de novo e diga em que você afinou.',
  },
];
