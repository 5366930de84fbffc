import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysEightToFourteen: AuthoredPart<StudyDay[]> = [
  {
    day: 8,
    title: 'Como será isso?',
    verse: verse('Lucas 1:35', 'Espírito Santo virá poder sombra'),
    reflection:
      'Maria não aceitou a notícia sem pensar: perguntou como seria. O anjo não a censurou: respondeu até onde uma moça de Nazaré podia receber, falando de uma sombra que cobre, como a nuvem cobria a tenda no deserto. O primeiro capítulo de Lucas lembra o primeiro da Bíblia: o Espírito sobre o que ainda não existe, e uma vida começando.\n\nDepois vieram as contas práticas: barriga crescendo, noivo assustado, língua de vizinho, viagem a pé para a casa de Isabel. Ser alcançada pelo Espírito não poupou Maria de complicações; deu-lhe companhia para atravessá-las. A resposta que ela ofereceu não foi um “entendi tudo”, e sim um “estou aqui”. Nesta segunda semana vamos olhar o que o Espírito faz, e tudo o que ele faz gira em torno do menino que ela esperava, Jesus.',
    prayer:
      'Senhor, também eu pergunto como será, porque há coisas na tua vontade que não cabem na minha conta. Cobre-me com a sombra que cobriu Maria, a mãe de Jesus, e dá-me o mesmo sim: aquele que é dito antes da explicação inteira, por confiança em quem chama.',
    action:
      'O roteiro desta semana traz jejum até as doze horas. Decida hoje, sem heroísmo, em que dia e como. Gestantes, lactantes, menores, diabéticos, quem toma remédio ou viveu transtorno alimentar deixem a comida em paz: troquem-na por redes sociais ou novela.',
  },
  {
    day: 9,
    title: 'Antes do primeiro milagre',
    verse: verse('Lucas 3:22', 'Espírito Santo pomba Filho amado agrado'),
    reflection:
      'Até ali, que se saiba, Jesus não tinha pregado um sermão, curado um doente ou chamado um discípulo. Eram trinta anos de serviço, família e sábado na sinagoga. Entrou na fila dos pecadores, desceu à água com eles e ficou orando. Foi nesse momento que o céu se abriu, e a voz não elogiou resultado nenhum. Disse de quem ele era filho e que nele o Pai se alegrava.\n\nQuantas pessoas servem a Deus para ouvir essa frase no fim? Jesus a ouviu no começo. Do amor recebido saíram o deserto, as estradas e a cruz. Em Cristo, filhos e filhas adotivos vivem na mesma ordem: primeiro amados, depois enviados. Uma agenda cristã cheia pode ser fome dessa voz; descansar no que ela diz costuma deixar o serviço mais leve e mais constante.',
    prayer:
      'Pai, antes que eu faça qualquer coisa por ti neste dia, deixa-me ficar um pouco debaixo do teu agrado, por causa do teu Filho. Tira das minhas costas a nota que fico dando a mim. Que o teu Espírito pouse também sobre o meu cansaço, manso como pousou no Jordão.',
    action:
      'Na oração das seis, use os vinte minutos do meio (ou cinco, se é o que há) sem pedir coisa alguma. Sente-se, respire, repita devagar: “Pai, em Cristo sou da tua casa”. Quando a lista de tarefas voltar, anote-a num canto e retome.',
  },
  {
    day: 10,
    title: 'Não se segura o vento',
    verse: verse('João 3:8', 'vento sopra quer nascido Espírito'),
    reflection:
      'Nicodemos veio à noite, com credenciais e frases educadas, e Jesus lhe falou de parto. Homem nenhum de cabelos brancos espera ouvir que precisa nascer, e o mestre da lei fez a pergunta mais desajeitada da vida dele. Em grego e em hebraico, uma só palavra diz “vento” e “espírito”; Jesus brinca com isso. O vento a gente ouve na telha e vê na roupa do varal, mas não agenda.\n\nQuem nasceu não decidiu o dia do próprio nascimento, e ainda assim está vivo sem dúvida alguma. Uns lembram a data da conversão, o corinho, o banco. Outros cresceram na fé e não saberiam marcar a hora. O que se procura é o sinal de vida: choro, fome, respiração, gosto pelo que antes não interessava. Nicodemos, aliás, demorou. Na última vez em que o vemos, está carregando o corpo de Jesus em plena luz.',
    prayer:
      'Vento de Deus, não te posso segurar e nem quero; sopra onde eu fechei as janelas. Se nasci de ti, faz-me crescer; se ainda estou só curioso, como Nicodemos naquela noite, não me deixes ir embora sem vida. E sopra sobre ______, por quem eu oro há tanto tempo.',
    action:
      'Dia de descanso: vá ao quintal, à laje ou à janela e fique três minutos percebendo o vento: o que ele move, o que você não controla. Depois escreva no caderno uma mudança da sua vida que você não saberia explicar só por esforço próprio.',
  },
  {
    day: 11,
    title: 'A diferença entre acusar e convencer',
    verse: verse('João 16:8', 'convencerá mundo pecado justiça juízo'),
    reflection:
      'Duas vozes podem acordar alguém às três da manhã, e vale aprender a distingui-las.\n\nUma é vaga: “você não presta, nunca prestou”. Não aponta saída, mistura culpa de verdade com vergonha dos outros, quer que a pessoa se esconda. A outra é precisa: “você mentiu para sua irmã na terça”. Dói, mas indica a porta, e do lado de fora da porta está Cristo. Essa segunda voz se parece com a obra prometida por Jesus. O Espírito mostra o pecado, e o maior é não crer em Jesus; mostra a justiça, pois o condenado da cruz foi recebido junto ao Pai; mostra o juízo, visto que o acusador já perdeu a causa.\n\nNote que convencer é obra do Espírito. Nós não convencemos cunhado, filho nem colega por insistência. Podemos testemunhar com respeito e deixar o trabalho fundo a quem sabe fazê-lo.',
    prayer:
      'Espírito da verdade, fala comigo com a tua precisão. Cala a acusação velha, já paga na cruz. Mostra o pecado vivo, mesmo que arda. E perdoa-me por ter querido ocupar o teu lugar na consciência dos meus.',
    action:
      'Trace uma linha no meio da página. À esquerda, acusações vagas que rondam você; à direita, faltas concretas. Risque a coluna da esquerda em oração. Na da direita, escolha um item e conserte o que der antes das 19h.',
  },
  {
    day: 12,
    title: 'O holofote',
    verse: verse('João 16:14', 'glorificará receberá meu anunciará'),
    reflection:
      'À noite, na praça, quem visita a igreja matriz olha a fachada. Ninguém para diante do refletor escondido no canteiro e comenta como ele é potente. Ele está ali para que se veja outra coisa. Jesus descreve assim o trabalho do Espírito: tomar o que é do Filho e pôr às claras.\n\nDaí vem uma medida segura para julgar pregação, canção, experiência, e o nosso próprio mês de estudo. Depois daquilo, Cristo ficou maior? Veja se você ama mais o que ele disse, confia mais na cruz, tem mais vontade de parecer com ele, ou se ficaram na memória o talento de alguém, o arrepio, a fama do lugar. Emoção não é inimiga; o coração foi feito para isso. Só não serve de prova, pois a prova está em quem a luz mostra.',
    prayer:
      'Jesus, o teu Espírito tem prazer em falar de ti, e eu quero ouvir. Faz-te grande aos meus olhos outra vez: o menino, o mestre, o crucificado, o vivo. Se comecei a correr atrás de sensações, vira o meu rosto para o teu.',
    action:
      'No estudo das sete, leia um relato dos evangelhos que você não abre há tempo. Faça uma só pergunta ao texto: o que ele mostra de Jesus? Escreva três palavras que o descrevem ali, e carregue uma delas até a noite.',
  },
  {
    day: 13,
    title: 'Nove da manhã em Jerusalém',
    verse: verse('Atos 2:4', 'cheios Espírito Santo línguas concedia'),
    reflection:
      'Cento e vinte pessoas esperavam havia dez dias numa cidade que tinha matado o Mestre delas. De repente, som de ventania dentro de casa, fogo repartido sobre cada cabeça, e bocas galileias dizendo as grandezas de Deus em egípcio, árabe, latim. Na rua, uns se maravilharam, outros fizeram piada de bêbado. Pedro, que cinquenta dias antes tinha tremido diante de uma empregada, levantou-se e explicou: isto é Joel, e o centro disto é Jesus, crucificado e ressurreto.\n\nO dia terminou com milhares de batizados e uma igreja que partia pão, repartia dinheiro, orava. Pentecostais e outros evangélicos leem de modo diferente o que se repete dali e o que foi único; um dos ensinamentos deste tema apresenta as posições. Em um ponto estão juntos: sem o Espírito não há igreja, nem coragem, nem missão.',
    prayer:
      'Senhor ressuscitado, tu derramaste o que o Pai prometeu, e o fogo não se apagou na história. Não deixes a minha igreja viver de lembrança. Dá-nos o mesmo espanto, a mesma mesa, a mesma ousadia mansa. E que o estrangeiro ouça de nós, na língua que entende, quanto és bom.',
    action:
      'Leia Atos, capítulo dois, de uma vez, na prática da noite. Marque com um sinal tudo o que fala de Jesus e com outro tudo o que a igreja fez depois, e compare a conta dos dois sinais.',
  },
  {
    day: 14,
    title: 'O anel na gaveta',
    verse: verse('Efésios 1:13-14', 'selados Espírito promessa garantia herança'),
    reflection:
      'Dona Odete guarda na gaveta a aliança de noivado, embora o casamento tenha sido há quarenta anos. Nos meses de espera, contava ela, olhava o dedo no ônibus e ficava mais firme. O anel não era a festa, e sim a palavra do noivo em forma que se toca.\n\nPaulo usa duas imagens do comércio do seu tempo. O selo marcava a mercadoria com o sinal do dono, para que ninguém a levasse por engano. A garantia era a primeira parcela, paga na hora, que obrigava a pagar o resto. O Espírito, dado a quem crê, diz as duas coisas: esta pessoa tem dono, e o melhor ainda não chegou. Por isso um cristão pode rir e gemer na mesma tarde. Já recebeu de verdade, e ainda espera. Termina aqui a metade dos fundamentos; o que vem agora é convivência.',
    prayer:
      'Deus fiel, obrigado pela primeira parcela. Há dias em que esqueço que tenho dono e me vendo por pouco: por um elogio, por uma curtida, por medo. Lembra-me do teu selo e, quando a herança parecer longe demais, deixa-me sentir o peso do anel.',
    action:
      'Conversa para hoje, com alguém de casa ou um amigo da fé: “Em que você percebe que Deus começou algo em você que ainda não terminou?” Responda também. No fechamento, escreva uma página: o que aprendi nestes catorze dias sobre o Espírito.',
  },
];
