import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const profetaMinisterialDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Artigo segundo: acertar não basta',
    verse: verse('Deuteronômio 13:3', 'ouvido profeta sonhador prova amais'),
    study:
      'A lei de Moisés previu um caso que desconcerta: o sinal anunciado acontece e, mesmo assim, não se deve seguir quem o anunciou. O motivo: esse homem conduzia a outros deuses. Portanto a pergunta “deu certo?” vem em segundo lugar. A primeira é “para onde isto me leva?” Se a palavra me afasta de Cristo, das pessoas que amo, do meu dever, e me aproxima da carteira ou da vontade de alguém, não a sigo, ainda que venha com detalhe impressionante e nome completo.',
    prayer:
      'Senhor único, confesso que me impressiono fácil. Amarra o meu coração a ti por dentro, para que nenhum acerto espantoso me leve embora, nem leve os meus filhos.',
    practice:
      'Recorde a mensagem religiosa mais impressionante que você já recebeu. Responda por escrito: ela me levou a amar quem? A depender de quem?',
  },
  {
    day: 17,
    title: 'Artigo terceiro: não se cobra',
    verse: verse('Miqueias 3:5', 'profetas povo errar comida paz guerra'),
    study:
      'Miqueias achou o termômetro dos maus profetas no prato deles. Cheio, anunciavam paz; vazio, declaravam guerra. Há versões novas: consulta por vídeo com chave Pix, “palavra exclusiva” para quem semeia valor alto, maldição insinuada para quem cancela a oferta. Fica proibido. Sustentar obreiros é bíblico, transparente, decidido em assembleia; vender oráculo é outra coisa. E vale o inverso: o pobre que não pode dar nada merece a mesma paz, dita com o mesmo tempo e o mesmo abraço.',
    prayer:
      'Desata, Jesus, o nó entre altar e carteira. Consola quem pagou por promessa e agora tem vergonha e dívida. Ensina-nos a dar de graça o que de graça veio.',
    practice:
      'Se conhece alguém enredado em ofertas por profecia, escute-o sem zombar e ajude a fazer as contas. Se é você, cancele um pagamento hoje e conte a um amigo.',
  },
  {
    day: 18,
    title: 'Artigo quarto: ouça-se o voto contrário',
    verse: verse('1 Reis 22:8', 'Micaías aborreço profetiza bem Josafá'),
    study:
      'Quatrocentos a favor, chifres de ferro no palco, dois tronos na praça. O rei Acabe tinha comprado a unanimidade. Havia um só que ele não suportava, justamente por não dizer o que ele gostava. Quem foi buscar Micaías já lhe recomendou, no caminho, combinar o discurso. Ele não combinou, apanhou no rosto e foi para a cela a pão e água. Se numa comunidade ninguém pode discordar do líder sem ser chamado de rebelde, os quatrocentos já chegaram.',
    prayer:
      'Pai, peço por quem foi posto para fora, como Jesus, por dizer a verdade com respeito. Dá-lhe teto, amigos, voz mansa, e a nós a vontade de mandar buscá-lo.',
    practice:
      'Telefone a uma pessoa que saiu da sua igreja magoada. Não a convide a voltar. Pergunte: “o que você via que nós não quisemos ver?”',
  },
  {
    day: 19,
    title: 'Artigo quinto: ninguém obedece por você',
    verse: verse('1 Reis 13:18', 'profeta anjo voltar mentiu-lhe'),
    study:
      'É uma das páginas mais estranhas dos Reis. Um homem de Deus, de Judá, cumpre a missão e recusa até o jantar do rei, pois tinha ordem de não comer nem beber ali. Então um profeta idoso, respeitável, cita um anjo e o desvia. Era mentira: o viajante morreu na estrada, e o velho chorou sobre o corpo. Fica a regra: cabelo branco e anjo não revogam uma ordem clara de Deus. Se alguém traz “revelação” sobre o seu casamento, o seu dinheiro ou o seu corpo, você pode dizer não, sem culpa e sem prazo.',
    prayer:
      'Deus da palavra clara, protege os novos na fé de vozes veneráveis que mentem. Devolve a liberdade e a dignidade aos que se casaram, se endividaram ou adoeceram por obedecer a uma falsa ordem. Diz-lhes ao coração que Jesus nunca mandou aquilo. E a mim, ensina a pequena palavra “não”.',
    practice:
      'Treine em voz alta: “obrigado, vou orar e decidir com Deus e com a minha família”. Repita até sair sem tremor e ensine a frase a um adolescente.',
  },
  {
    day: 20,
    title: 'Artigo sexto: diga-se o tamanho',
    verse: verse('Jeremias 23:28', 'profeta sonho conte palavra palha trigo'),
    study:
      'Jeremias não proíbe ninguém de sonhar. Exige etiqueta: conte o sonho como sonho, entregue a palavra como palavra. Palha e trigo crescem na mesma espiga, mas um deles alimenta. Aplicado ao corredor da igreja: “tive uma impressão, pode ser coisa minha”; “lembrei de você lendo este salmo”; “não sei o que significa”. Frases assim cabem na mão de quem ouve. “Assim diz o Senhor” não cabe, esmaga. Tradições diferentes quanto à profecia atual podem ao menos concordar na etiqueta.',
    prayer:
      'Perdoa-me por inflar o que era pequeno para que me escutassem. Dá-me a coragem da palavra “talvez” e o sossego de entregar trigo em grão, sem embrulho dourado.',
    practice:
      'Durante o dia, troque cada “tenho certeza” por “me parece”, quando for o caso. Conte quantas vezes e observe quem passou a conversar mais com você.',
  },
  {
    day: 21,
    title: 'Artigo sétimo: não se apague',
    verse: verse('1 Tessalonicenses 5:20-21', 'desprezeis profecias Examinai bom'),
    study:
      'Depois de tantas cautelas, o estatuto termina com uma proibição ao cético: também não despreze. É possível examinar tudo com o propósito de não ficar com nada. Paulo quer o contrário, que algo bom seja retido. Há igrejas que entendem as profecias como dom daquela geração e hoje retêm o bom na pregação da Palavra; outras as esperam no culto, sob avaliação. Em ambas acontece de um irmão simples dizer a frase certa e ninguém notar, porque não usava gravata. Releia os sete artigos e veja qual falta onde você congrega.',
    prayer:
      'Espírito de Deus, que a minha prudência não apague o teu fogo. Conserva em mim a curiosidade de criança e o filtro de adulto. Hoje quero guardar ao menos uma coisa boa.',
    practice:
      'Dia de descanso: vá a um culto ou ouça um em casa sem avaliar nada. Guarde só o que lhe fez bem, como quem colhe uma fruta e come ali mesmo.',
  },
  {
    day: 22,
    title: 'Subir à torre',
    verse: verse('Habacuque 2:1', 'guarda fortaleza vigiarei queixa'),
    study:
      'Caderno da sentinela, primeira página. Subi com uma queixa: até quando? Habacuque ensinou que se pode subir assim, de testa franzida, desde que se fique para ouvir. A partir de amanhã, uma janela por dia, e em cada uma escreverei três linhas: o que vejo, o que digo, o que calo. Sentinela não inventa exército, e tampouco dorme com exército à porta. O lugar é alto só para enxergar mais longe; quem sobe para ser visto errou a escada.',
    prayer:
      'Aqui estou, Jesus, com a minha queixa dobrada na mão. Leio-a para ti sem enfeite, e depois me calo e vigio. Responde-me do teu modo, no teu tempo.',
    practice:
      'Escolha um ponto fixo para os próximos nove dias: laje, degrau, banco do ponto. Leve um caderno. Divida cada página em três partes, com os títulos vejo, digo, calo. Hoje escreva apenas a sua queixa a Deus, inteira, sem polir nem pedir desculpas por ela.',
  },
  {
    day: 23,
    title: 'Janela do corredor de casa',
    verse: verse('Malaquias 4:6', 'coração pais filhos'),
    study:
      'Vejo: um pai que dirige calado, um rapaz de fone, uma sogra que só manda figurinha. A última página do Antigo Testamento termina aí, no corredor, com corações que precisam dar meia-volta um para o outro, e o primeiro movimento pedido é o dos pais. Digo: antes de profetizar às nações, peço perdão na cozinha. Calo: a lista do que eles me devem. E anoto à margem: onde houve pancada ou abuso, coração virado não significa portão aberto; primeiro a segurança, depois, se Deus quiser, a conversa.',
    prayer:
      'Vira o meu coração, Jesus, para quem dorme do outro lado da parede. Começa por mim, que tenho a voz mais alta. E guarda os filhos feridos a distância segura.',
    practice:
      'Diga a um filho, pai, mãe ou irmão uma coisa boa que você viu nele e nunca disse, nem que seja no bilhete da geladeira.',
  },
  {
    day: 24,
    title: 'Janela que dá para a rua do comércio',
    verse: verse('Amós 5:24', 'juízo águas justiça ribeiro'),
    study:
      'Vejo: o entregador comendo de pé ao lado da moto, a vendedora sem cadeira, o galpão de costura com a porta baixada. Digo, com Amós, que Deus tapou os ouvidos ao coral mais bonito enquanto a justiça não corria; e riacho, no original, é dos que não secam em agosto. Calo: a indignação de internet que não custa nada. Reabro a folha do segundo dia, sobre o meu trabalho. Alguma linha dali pode virar água corrente para uma pessoa só? Se pode, que vire hoje.',
    prayer:
      'Deus que ouves a máquina de costura às onze da noite, a britadeira, a moto que derrapa com a sacola nas costas: não quero cantar por cima deles. Digo-te agora o nome de quem trabalha para mim: ______. Faz correr entre nós uma justiça que não seque depois do culto.',
    practice:
      'Trate pelo nome um trabalhador que costuma ser invisível. Ofereça água, cadeira ou gorjeta. Se souber de trabalho forçado, denuncie pelo Disque 100.',
  },
  {
    day: 25,
    title: 'Janela do lado do templo',
    verse: verse('Oseias 6:6', 'misericórdia sacrifício conhecimento holocaustos'),
    study:
      'Vejo: agenda lotada, quatro cultos, campanha, ensaio, e uma viúva que há dois meses falta sem que ninguém tenha notado. Digo baixinho, pois amo esta casa: Deus prefere misericórdia. Oseias escreveu como marido traído que ainda chama. Não fala de fora, com desprezo; fala de dentro, como quem ama. Calo: o sarcasmo, que hoje passa por profético e não levantou até agora nenhum caído.',
    prayer:
      'Amo a tua noiva, Jesus, mesmo quando me envergonho dela. Dá a esta congregação menos correria e mais ternura. Começa pela visita que eu mesmo adiei.',
    practice:
      'Descubra quem parou de ir à sua igreja sem despedida. Leve hoje um bolo, um áudio, um minuto no portão, sem nenhuma cobrança.',
  },
  {
    day: 26,
    title: 'Janela dos gabinetes',
    verse: verse('Isaías 10:1', 'decretam injustas escrevem opressivas'),
    study:
      'Vejo: carimbos. A maldade que Isaías denuncia não empunha espada, redige artigo e parágrafo, e no fim do texto uma viúva perde o terreno. Digo: leis também se leem diante de Deus. Calo: o nome do meu candidato, porque torre não é palanque e profeta com partido logo descobre pecado só no vizinho. Cristãos sérios votam diferente, mas todos podem perguntar de qualquer projeto: o que acontece com o órfão e com o pobre? E orar por quem governa, gostando dele ou não.',
    prayer:
      'Oro por vereadoras, juízes, delegados, pelo presidente, por quem redige a norma que ninguém lê. Dá-lhes temor de ti e um rosto de criança diante da caneta.',
    practice:
      'Informe-se de uma decisão da sua cidade que atinge os mais pobres. Escreva com respeito a um vereador ou vá a uma reunião do conselho local.',
  },
  {
    day: 27,
    title: 'Janela emperrada da raiva',
    verse: verse('Jonas 4:10', 'pena planta trabalhaste'),
    study:
      'Vejo: um profeta de bico, sentado a leste da cidade, esperando fogo. A campanha dele tinha sido a mais bem-sucedida da Bíblia e ele queria morrer por isso. Deus fez crescer uma sombra, mandou um bicho, e perguntou pela planta. Digo: há em mim um Jonas que prefere acertar a previsão a ver o inimigo vivo. Calo: não escrevo o nome dele aqui, o Senhor sabe. O livro acaba numa pergunta sobre crianças e bois, sem resposta, e esta página acaba do mesmo modo.',
    prayer:
      'Confesso, Deus paciente: torci pelo castigo. Fiquei triste com a misericórdia que deste a quem eu queria ver cair. Não sei ainda me alegrar, e peço apenas que fiques comigo aqui fora.',
    practice:
      'Escreva num papel o nome de um grupo que você despreza. Pesquise uma dor verdadeira dessas pessoas, ore por ela e guarde o papel na bolsa.',
  },
  {
    day: 28,
    title: 'Janela dos exilados',
    verse: verse('Isaías 40:1', 'Consolai povo diz Deus'),
    study:
      'Vejo: luzes acesas às três da madrugada. Mãe de preso, moço desempregado, pastor esgotado, a menina que pensa em sumir. Digo o verbo repetido que abriu o segundo tempo do profeta: consolem. Depois de trinta e nove capítulos, é a ordem que abre o resto do livro. Consolar é dizer ao coração que o castigo tem fim e que Deus vem a pé pelo deserto. Frase pronta só tapa a boca da dor. Calo: explicações. E se alguém fala em morrer, fico junto e ligo com ela ao CVV, 188.',
    prayer:
      'Consolador, vai de janela em janela nesta madrugada. Entra na cela, na UTI, no quarto da moça que apagou todas as fotos, no gabinete do pastor que já não sente nada. Onde eu puder ser a tua mão, acorda-me. Onde não puder chegar, senta-te tu na beira da cama, sem fazer barulho.',
    practice:
      'Dia de descanso: deixe que o consolo chegue a você. Apague as luzes mais cedo, acenda uma só, e ouça o capítulo 40 de Isaías lido em voz alta. Se a noite estiver insuportável, o CVV atende no 188.',
  },
  {
    day: 29,
    title: 'Janela da outra torre',
    verse: verse('Números 11:29', 'ciúmes povo profetas Espírito'),
    study:
      'Vejo, ao longe, outra sentinela. Não estava na lista, não subiu comigo, e a voz dela chega melhor que a minha. Josué quis mandar calar os dois que profetizavam no acampamento. Moisés respondeu com um desejo largo: quem dera todos. Pentecostes foi o começo da resposta. Digo: o que Deus fala por aquela moça da igreja ao lado me alegra. Calo: o “mas” que vinha depois.',
    prayer:
      'Arranca o ciúme pela raiz, Pai, que ele se disfarça de zelo. Multiplica vozes boas: jovens, idosas, gente de outro sotaque e outra denominação, que me basta ser uma no coro.',
    practice:
      'Elogie por escrito alguém que se destaca justamente onde você queria se destacar. Depois ofereça a essa pessoa um recurso seu: livro, contato, carona.',
  },
  {
    day: 30,
    title: 'Janela do leste, quase dia',
    verse: verse('2 Pedro 1:19', 'palavra profetas luz escuro dia estrela'),
    study:
      'Vejo: uma linha clara. Trinta páginas atrás ouvi depoimentos, depois peguei em galhos e prumos, aprovei um estatuto, subi aqui. Pedro, que tinha visto Jesus brilhar no monte, ainda assim manda o leitor de volta às Escrituras, candeia em lugar escuro, até que amanheça. Toda voz de profeta é lamparina para antes do amanhecer. Digo: Jesus vem. Calo-me, enfim, com gosto, e desço com o caderno para mostrá-lo a quem pastoreia a minha comunidade e perguntar como essa atenção pode servir, com nome ou sem nome.',
    prayer:
      'Estrela da manhã, levanta-te em mim e sobre esta cidade. Obrigado pela candeia que me deste até aqui. Quando clarear, que eu a apague contente, em nome de Jesus, amém.',
    practice:
      'Marque conversa com o seu pastor ou líder. Leve o caderno e duas perguntas: o que aqui parece vir de Deus, e onde posso servir sem título?',
  },
];
