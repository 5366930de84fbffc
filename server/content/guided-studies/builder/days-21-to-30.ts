import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysTwentyOneToThirty: AuthoredPart<StudyDay[]> = [
  {
    day: 21,
    title: 'Canteiro de obras',
    verse: verse('Provérbios 14:1', 'mulher sábia edifica casa derruba'),
    reflection:
      'Ponha o capacete, que vamos andar pela obra.\n\nAqui é a fundação: o que você crê sobre Deus e sobre si. Ali, as paredes: os combinados, quem faz o quê, o que não se aceita. As janelas são as conversas, por onde entra ar. O telhado protege do que vem de fora, e às vezes pinga. Naquele canto há uma pilha de entulho que ninguém quis carregar. E este pedaço, você estava derrubando sem notar? Uma mania de ironia, uma comparação, a conta escondida.\n\nO provérbio fala de mãos: são dois movimentos possíveis com as mesmas mãos, muitas vezes no mesmo dia. Não se trata de ter casa perfeita. Se outra pessoa chegou de marreta, isso é com ela. Olhe só a sua colher de pedreiro: o que ela ergueu ontem?',
    prayer:
      'Mestre de obras, mostra-me sem me envergonhar onde tenho derrubado o que amo. Tira a marreta da minha mão. Que a fundação seja ouvir Jesus e fazer o que ele diz. Ensina-me a levantar um palmo por dia, com prumo e paciência. E quando a ruína for obra de outro, livra-me de carregar o entulho dele nas costas.',
    action:
      'Desenhe uma planta simples da sua casa, família ou equipe. Marque com X um ponto que precisa de reparo, com uma estrela o que está firme. Conserte hoje o X mais barato.',
  },
  {
    day: 22,
    title: 'O preço de uma palavra boa',
    verse: verse('Provérbios 12:25', 'ansiedade coração abate boa palavra alegra'),
    reflection:
      'Custa zero reais, cabe num bilhete e às vezes segura uma pessoa em pé até sexta-feira.\n\nO sábio conhecia a ansiedade. Diz que ela abate e faz o coração pender como galho encharcado. E indica, sem receita complicada, uma palavra boa. Não é curativo para tudo: há ansiedade que precisa de médica, e remédio também é presente de Deus, mas a palavra chega antes da consulta.\n\nPalavra boa é diferente de palavra bonita. “Vai dar tudo certo” é bonita e você não sabe. “Estou aqui, e vou com você na quinta” é boa. “Você é a melhor mãe do mundo” passa sem ficar. “Vi você respirar fundo antes de responder a ele, e achei grande” fica na memória.\n\nQuem é a pessoa abatida do seu corredor? E qual é a palavra que você mesma esperaria ouvir?',
    prayer:
      'Deus que disse “haja luz” e houve, põe na minha boca palavra que acenda. Mostra-me quem está vergado sob preocupação e o que dizer em dez segundos. Quanto à minha ansiedade, que me acorda às três, recebe-a. Manda também para mim uma frase boa, pela boca de quem quiseres.',
    action:
      'Mande um áudio de até um minuto a alguém que ande abatido. Regra: nada de conselho, nada de versículo solto. Só o que você viu de verdadeiro nele e uma oferta concreta.',
  },
  {
    day: 23,
    title: 'Pode apagar a luz',
    verse: verse('Salmos 127:2', 'levantar madrugada descansar tarde sono ama'),
    reflection:
      'São onze e quarenta, a máquina ainda bate, a marmita de amanhã esfria na pia, você abre o celular “só para conferir” e são uma e dez.\n\nO salmo conhece essa mulher, e chama de pão de dores a comida de quem acorda antes do sol e deita depois de todos, movida pelo medo de que falte. Depois diz uma coisa quase infantil: Deus dá sono a quem ele ama. Há quem traduza que ele dá enquanto a pessoa dorme, e as duas ideias se abraçam. Ele trabalha no turno em que você não trabalha.\n\nJesus dormiu no meio da ventania, com muito serviço pela frente. Dormir é uma confissão de fé de olhos fechados. Sei que há noites com bebê, com febre, com plantão, e que pobre não escolhe turno. Se a sua vida for dessas, alguém ainda pode lhe garantir um cochilo. Quem poderia segurar a próxima noite?',
    prayer:
      'Vigia de Israel, que não cochilas, vou te passar o serviço. A porta está trancada, a menina tossiu e dormiu, e do dinheiro eu não sei. Deixo contigo a lista, escrita ou não. Abençoa as que estão acordadas por obrigação: enfermeiras, mães de colo, guardas. E agora cobre também a mim.',
    action:
      'Dia de descanso: escolha a hora de apagar a luz e comece o ritual quarenta minutos antes: anote as pendências de amanhã, ponha o celular longe da cama, beba um chá. O que não der tempo de limpar fica sujo.',
  },
  {
    day: 24,
    title: 'Miriã entre os juncos',
    verse: verse('Êxodo 2:4', 'irmã longe ver aconteceria'),
    reflection:
      'O barquinho era pequeno demais para tanta esperança. A mãe de Moisés escolheu o junco, passou o piche, calafetou cada fresta como quem já não podia fazer mais nada por um filho, e o pôs na água.\n\nAqui entra a irmã, uma menina, sozinha na margem, a uma distância que não levantasse suspeita. O trabalho dela era olhar e esperar. Quando a princesa abriu a cesta, a menina correu e ofereceu uma ama. A própria mãe foi contratada, com salário, para criar o filho que havia perdido.\n\nConte as mulheres: uma escrava que teceu, uma princesa que se compadeceu, uma moça que vigiou. As classes e as idades eram diferentes, e o bebê viveu.\n\nVocê que tem filho perto do perigo, da droga, da bala, da tela, não precisa ser todas elas. Quem pode vigiar da margem com você?',
    prayer:
      'Deus que ouviste Joquebede, a mãe de Moisés, há filhos que precisei largar na correnteza: foram para a cidade grande, para a casa do pai, para escolhas que me tiram o sono. Já fiz o cesto do melhor jeito que sabia. Põe na margem gente atenta e esperta. E faz de mim uma Miriã para o menino de outra mulher.',
    action:
      'Escolha uma criança ou um adolescente que não mora com você, e ore a sós por ele, pelo nome. Anote de que modo poderia estar “na margem” para ele: caminho da escola, tarefa, companhia, um lanche. Falar com os responsáveis fica para outro dia.',
  },
  {
    day: 25,
    title: 'O que a senhora tem em casa?',
    verse: verse('2 Reis 4:2', 'Declara tens casa nenhuma botija azeite'),
    reflection:
      'Viúva de um homem de Deus, dois filhos, e um credor na porta querendo levar os meninos como pagamento. A fé da família não impediu a dívida, e isso consola muita gente de igreja.\n\nEliseu ouve o grito e faz uma pergunta que parece cruel: o que tem em casa? “Nada”, ela diz. Depois se lembra: “só uma botijinha”. Ele manda pedir vasilhas aos vizinhos, muitas. O milagre dessa história acontece dentro de potes emprestados, com os filhos segurando e a porta fechada. No fim há uma instrução bem de gente adulta: venda, pague, vivam do resto.\n\nNão prometemos azeite, mas o caminho ensina: contar a verdade a alguém, ver o que ainda existe, acionar a vizinhança, envolver os filhos com cuidado, quitar. Deus também age no meio das contas da casa.',
    prayer:
      'Senhor, o cobrador ligou de novo. Eu digo que não tenho nada; abre os meus olhos para a botija. Pode ser um ofício, um quintal, uma amiga, uma hora livre. Tira a vergonha de bater na porta ao lado. Guarda meus filhos de pagarem pelo que não gastaram. Ensina-nos a acabar com esta dívida.',
    action:
      'Liste tudo que você deve, com valor e nome. Ao lado, três coisas que tem: saber, objeto, gente. Procure hoje uma orientação gratuita, como o Procon ou um mutirão de renegociação, ou fale com alguém bom de contas.',
  },
  {
    day: 26,
    title: 'Podem me chamar de Mara',
    verse: verse('Rute 1:20', 'Noemi Mara amargura'),
    reflection:
      'Noemi voltou depois de dez anos fora, com marido e dois filhos enterrados em terra estranha. As antigas vizinhas se alvoroçaram: “É ela mesma?”. E ela cortou a festa: não me chamem de agradável, chamem de amarga. E disse, sem medir palavras, que o Todo-Poderoso a tinha amargurado.\n\nRepare que ninguém a corrigiu. O narrador não acrescenta que ela estava em pecado, as mulheres não lhe deram um folheto. Deus, de quem ela se queixou, seguiu trabalhando em silêncio na colheita de cevada daquele ano. Foi nela que Rute conheceu Boaz, e da família dos dois nasceria Jesus.\n\nNoemi disse que voltava vazia, e ao lado, empoeirada, estava Rute. A dor às vezes não nos deixa enxergar quem veio junto, e isso também não é crime.\n\nSe este é o seu tempo de Mara, fale. Se é o de uma amiga, ande com ela e guarde o folheto.',
    prayer:
      'Todo-Poderoso, digo a verdade: estou amarga. Tu me levaste cheia e olha como volto. Não sei agradecer ainda, e não vou fingir. Se puseste alguém ao meu lado e eu não vi, perdoa, e mostra. Fica perto, mesmo que eu não te chame de doce por enquanto.',
    action:
      'Se está de luto, diga hoje o nome de quem morreu em voz alta para alguém. Se não está, visite ou telefone para uma enlutada e pergunte: “Quer me contar uma história dele?”.',
  },
  {
    day: 27,
    title: 'A porta de Isabel',
    verse: verse('Lucas 1:42', 'exclamou Bendita mulheres fruto ventre'),
    reflection:
      'Maria tinha notícia demais e idade de menos. Foi depressa para a montanha, à procura de uma parenta mais velha, também grávida quando já não se esperava.\n\nQuantas coisas Isabel podia ter dito! Podia perguntar pelo noivo, pela reputação, pelo que os pais achavam. Podia competir: o meu nasce antes. Em vez disso, gritou de alegria. Abençoou a moça e o bebê, que era Jesus, antes de qualquer explicação, e se disse honrada pela visita. Foi ali, depois desse abraço, que Maria cantou. Um dos cânticos mais amados da Bíblia precisou de uma cozinha acolhedora para nascer.\n\nFaz falta uma porta como a de Isabel, onde a gente respira. A moça que engravidou, a que voltou a estudar aos cinquenta, a que saiu de casa ferida: a primeira frase que ouvirem de você pode lhes devolver a voz.',
    prayer:
      'Espírito Santo, enche-me como encheste Isabel, para que a minha primeira reação seja bênção. Afasta o interrogatório e a inveja. Obrigada por ______, que abriu a porta quando cheguei assustada. Que na minha casa, no meu zap, na minha sala, alguém mais moça encontre coragem para cantar.',
    action:
      'Pense numa mulher mais nova que esteja vivendo uma novidade difícil. Ore por ela e escreva, só para você, a primeira frase que gostaria que ela ouvisse da sua boca, e guarde-a para o próximo encontro.',
  },
  {
    day: 28,
    title: 'Quem levanta para o bebê?',
    verse: verse('Efésios 5:21', 'sujeitando-vos uns outros temor Deus'),
    reflection:
      '“Acho que agora é você”, disse ele, de olhos fechados. “Às duas fui eu”, disse ela. Houve um silêncio, e o bebê subiu o tom. Então os dois sentaram na cama ao mesmo tempo, se olharam descabelados e caíram na gargalhada.\n\nSujeitar-se uns aos outros é isto às quatro da manhã: dois que se levantam. Paulo põe a frase na entrada do trecho sobre casamento, e a luz dela alcança tudo que vem depois. Quem teme a Deus não fica medindo quem serviu por último.\n\nVale para casa de amigas, para irmãos que cuidam do pai, para a equipe. E há um sinal de alarme: se um só se sujeita, sempre o mesmo, e o outro cobra, isso já tem outro nome. Serviço de mão única adoece quem serve e estraga quem é servido. Se isso vier com medo, peça ajuda fora de casa.',
    prayer:
      'Senhor Jesus, tu te levantaste da mesa para servir. Faz da nossa casa um lugar onde os dois se levantem. Perdoa quando me faço de vítima e quando me faço de rainha. Abençoa o casamento das minhas amigas com riso. E guarda a mulher que serve por pavor: que alguém hoje lhe abra os olhos e a porta.',
    action:
      'Puxe esta conversa com quem mora ou trabalha com você: “O que está pesado para você nesta semana? Posso dizer o meu?”. Cada um assume, por sete dias, uma coisa do outro.',
  },
  {
    day: 29,
    title: 'A teologia da mulher de Manoá',
    verse: verse('Juízes 13:23', 'mulher SENHOR quisesse matar holocausto mostrado'),
    reflection:
      'Não sabemos o nome dela, mãe de Sansão, mas sabemos como pensava.\n\nO anjo apareceu primeiro a ela. O marido, bom homem, quis ouvir por si; o anjo veio outra vez, e de novo foi a ela que se mostrou primeiro, no campo. Quando a chama subiu do altar, Manoá entrou em desespero: vamos morrer, vimos a Deus! Ela raciocinou: se o Senhor nos quisesse mortos, não teria aceitado a oferta, nem nos mostraria tudo isto, nem nos contaria agora o que vai acontecer. Três argumentos, ditos com calma a um homem apavorado, e ela tinha razão.\n\nUma casa fica mais firme quando a mulher pode pensar em voz alta sobre Deus. A sua leitura da Escritura importa: se o marido ora e você entende, ou o contrário, juntem as peças. A fé não tem dono no casal. E a que vive sozinha pode ser, numa roda de medrosos, quem fala com lucidez.',
    prayer:
      'Deus, obrigada pela cabeça que me deste e que quero usar para te conhecer. Quando todos ao redor se assustarem, dá-me memória do que já fizeste e palavras serenas. Abençoa os homens que sabem escutar uma mulher. Perdoa a minha preguiça de pensar e o costume de dizer “eu não entendo dessas coisas”.',
    action:
      'Leia hoje um capítulo de um Evangelho e escreva uma pergunta e uma conclusão suas. Compartilhe com o marido, uma amiga ou o grupo da igreja: “Pensei isto. O que você acha?”.',
  },
  {
    day: 30,
    title: 'Face a face',
    verse: verse('Gênesis 2:18', 'não bom só ajuda semelhante'),
    reflection:
      'De tudo o que Deus fez, uma coisa só ele declarou não boa: alguém sem ninguém à altura para conversar.\n\nA palavra traduzida por “ajuda” é a mesma que os salmos usam para o socorro que vem do Senhor. Pense em boia, em reforço que chega ao front, em parteira. E o complemento diz que esse socorro fica de frente, corresponde. São dois pares de olhos na mesma linha.\n\nHoje leve o versículo para além do casamento. Onde você está sendo socorro de alguém? Reconheça que há força nisso. E onde é que ninguém a socorre? Isso não é bom; foi Deus quem disse. A solteira, a viúva, a casada com um homem que não fala podem chorar sobre este versículo e, depois, procurar gente. Amizade verdadeira é obra de criação.',
    prayer:
      'Tu mesmo disseste que não era bom. Então não preciso disfarçar a solidão, nem a de casa cheia. Traz pessoas que me olhem de frente, com quem eu possa pensar e calar. Faz-me socorro sem superioridade e necessitada sem vergonha. Jesus, que chamaste de amigos os que andavam contigo, fica.',
    action:
      'Dia de descanso: dê uma volta curta, ou sente-se para um café, com uma pessoa de quem você gosta, sem celular e sem nada a resolver. Faça uma pergunta que nunca fez. Se hoje ninguém pode, marque o dia e sente-se um pouco ao sol.',
  },
];
