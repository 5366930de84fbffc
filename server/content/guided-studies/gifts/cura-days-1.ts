import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const curaDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Na casa de Simão',
    verse: verse('Marcos 1:31', 'tomou mão levantou febre servi-los'),
    study:
      'Uma sogra com febre, quatro pescadores recém-chamados e uma casa cheia, num sábado. Falam dela a Jesus, sem pedido formal, como quem comenta no corredor. Ele vai até a esteira e a toma pela mão. A primeira cura contada por Marcos dentro de uma casa tem o tamanho de uma cozinha, e o resultado é que ela se põe a servir, verbo que o evangelho usará depois para o próprio Jesus e para as mulheres que o seguiram. Nesta semana iremos a sete lugares onde ele encontrou doentes. Comece pelo mais perto: quem está de cama na sua família?',
    prayer:
      'Jesus, falo contigo da pessoa doente da minha casa, assim no corredor: está com febre, anda abatida. Entra no quarto e toma a mão que eu também vou segurar daqui a pouco.',
    practice:
      'Vá até a pessoa adoentada mais próxima, ou telefone. Segure a mão dela, ou peça licença para isso, e pergunte de que precisa.',
  },
  {
    day: 2,
    title: 'Na beira da estrada',
    verse: verse('Marcos 1:41', 'compaixão mão tocou Quero limpo'),
    study:
      'A lei mandava o leproso andar longe e avisar de longe. Fazia tempo que ninguém tocava este doente, nem para empurrar. Ele não duvida do poder de Jesus, duvida da vontade: se quiseres. Podia ter bastado uma palavra à distância. Mas a mão veio antes da palavra, sobre a pele que todos evitavam, e depois ele ouviu o “quero” que ninguém lhe tinha dito. Curar, ali, foi também devolver alguém ao convívio. Há doenças que trazem companhia e outras que esvaziam a sala, e você sabe quais: tuberculose, HIV, esquizofrenia.',
    prayer:
      'Mão de Jesus, toca hoje a pele que ninguém toca. Perdoa o passo que dei para trás. Dá-me informação contra o medo, e afeto contra o costume.',
    practice:
      'Lembre alguém com doença que afasta as pessoas. Informe-se numa fonte de saúde confiável e faça um gesto de proximidade possível e seguro.',
  },
  {
    day: 3,
    title: 'No meio da sinagoga',
    verse: verse('Marcos 3:3', 'mão atrofiada Levanta meio'),
    study:
      'Vigiavam Jesus para ver se ele curaria fora do regulamento. O homem da mão ressequida servia de isca. “Vem para o meio”, diz Jesus, e aquele que se sentava no canto passa a ocupar o centro, entre fiscais. Antes de restaurar a mão ele olhou em volta com indignação e tristeza, as duas. Foi a dureza que o feriu. Em alguns cultos o doente ainda é isca, para testemunho, para estatística, para vídeo. O convite ao meio, na voz de Cristo, era honra para o doente e acusação para os outros.',
    prayer:
      'Senhor, fica triste conosco quando usamos um doente para provar alguma coisa. Amolece esta casa e faz lugar no meio para quem sempre ficou junto à porta.',
    practice:
      'Repare, no próximo culto, quem não consegue chegar ao meio: escada, som, banco, horário; leve uma sugestão concreta a quem decide.',
  },
  {
    day: 4,
    title: 'Apertada na multidão',
    verse: verse('Marcos 5:34', 'Filha fé paz curada flagelo'),
    study:
      'Doze anos sangrando, dinheiro gasto, consultas que pioraram tudo. A mulher conhecia a fila, o laudo, o constrangimento. Tocou na roupa de Jesus por trás, pretendendo desaparecer curada. Ele parou o cortejo, com um pai desesperado esperando, para que ela não fosse embora sem ser vista. Ela contou “toda a verdade”, diz Marcos, e em público recebeu um nome que ele não dá a mais ninguém: filha. Há quem esteja curado e siga escondido. A paz que Jesus dá à mulher é para a história inteira.',
    prayer:
      'Pai das filhas cansadas de consulta, escuta toda a verdade de quem sangra há anos. Não a deixes sumir na multidão. Chama-a de filha até que ela creia.',
    practice:
      'Pergunte a uma mulher da sua convivência como anda a saúde dela. Se houver exame atrasado, ajude a marcar e ofereça companhia.',
  },
  {
    day: 5,
    title: 'À margem do tanque',
    verse: verse('João 5:6', 'deitado condição tempo queres sarar'),
    study:
      'Doente havia trinta e oito anos, um homem esperava junto de uma água que nunca alcançava. A pergunta de Jesus soa quase rude: você quer sarar? E o homem, em vez de dizer sim, explica a fila: não tenho ninguém. Muita gente adoecida responde assim, com a solidão antes do sintoma. Jesus não corrige a resposta, nem espera que a fé apareça; o doente sequer sabia quem falava. Convém aprender dele a perguntar, pois quem ora por alguém sem perguntar o que ele quer pode estar orando pelo próprio desejo.',
    prayer:
      'Jesus, perguntas o que eu quero, mas não sei responder depressa. Dou-te a minha explicação comprida; vê o que há embaixo dela: a falta de alguém, que dói.',
    practice:
      'Ao oferecer oração a um doente, pergunte primeiro: “por que você gostaria que eu orasse?” Ore por isso, com as palavras dele.',
  },
  {
    day: 6,
    title: 'Fora da aldeia, em dois tempos',
    verse: verse('Marcos 8:24', 'olhos Vejo pessoas árvores andando'),
    study:
      'Jesus levou o cego pela mão até sair do povoado, longe da plateia, e depois do primeiro toque perguntou se via. Que pergunta para um operador de milagres! O homem foi sincero: vejo, mas gente parece árvore. Ninguém fingiu para proteger a reputação do mestre. Então veio o segundo toque. A fisioterapia se parece com isso, e também o luto e o tratamento de um vício. Melhora pela metade é melhora, e pode ser dita assim mesmo, pela metade, sem que falte louvor.',
    prayer:
      'Obrigado pelo tanto que já enxergo, Senhor. Ainda vejo árvores andando, mas não vou fingir nitidez. Segura a minha mão fora da aldeia e toca outra vez.',
    practice:
      'Nomeie a alguém um progresso parcial, seu ou dele: “já consegue isto, ainda falta aquilo”, e comemorem o que existe com algo gostoso.',
  },
  {
    day: 7,
    title: 'No lugar deserto, com fome',
    verse: verse('Mateus 14:14', 'multidão compadeceu curou enfermos'),
    study:
      'João Batista tinha acabado de ser morto. Jesus procurou um lugar vazio, provavelmente para chorar, e encontrou uma multidão na praia. O luto virou compaixão, e ele passou a tarde entre doentes; à noite, deu jantar. A palavra usada para o sentimento dele fala de entranhas que se contorcem. É a fonte de tudo o que vimos na semana. Sem ela, orar por doentes se torna técnica, desempenho, rivalidade. Quem deseja este dom peça primeiro essa compaixão, e aceite que venha num dia de luto.',
    prayer:
      'Remexe-me por dentro, Senhor, como ficaste remexido. Tira a pressa profissional do meu rosto. Dá-me a tua compaixão, mesmo no dia em que sou eu quem chora.',
    practice:
      'Dia de descanso: procure também um lugar sem ninguém, nem que seja o banco da praça, e fique quinze minutos sem orar por pedido nenhum. Se vier choro, deixe; se vier sono, durma.',
  },
  {
    day: 8,
    title: 'Quem deve chamar?',
    verse: verse('Tiago 5:14', 'doente Chame anciãos igreja orem azeite'),
    study:
      'Pergunta de Seu Manoel: posso pedir oração ou é incômodo? Tiago põe a iniciativa na mão do doente: chame. E quem é chamado são os presbíteros, vários, de uma igreja que se conhece, com óleo, que na época servia de remédio e de sinal de consagração; as tradições leem de modos diferentes o seu sentido. Não há estrela nem palco: há um quarto, uns irmãos mais velhos, confissão sem plateia, e o Senhor que levanta. Esse é o modelo mais simples e mais seguro do Novo Testamento, e convém começar por ele.',
    prayer:
      'Dá a quem sofre calado a coragem de chamar, Senhor. E dá aos líderes da nossa igreja pernas para ir, óleo na bolsa, ouvido atento e nenhuma pressa.',
    practice:
      'Descubra como se pede visita na sua igreja. Passe a informação a um doente e, se ele autorizar, faça você o pedido.',
  },
  {
    day: 9,
    title: 'Posso procurar a culpa?',
    verse: verse('João 9:3', 'Nem pecou pais obras Deus manifestem'),
    study:
      '“Quem pecou?” Os discípulos viram um cego e abriram um inquérito. Jesus encerra: nem ele, nem os pais. Existem, sim, doenças ligadas a escolhas, e Tiago sabe que às vezes confessar faz parte. Mas o diagnóstico espiritual de terceiros não encontra apoio nesta página. Não diga ao casal da criança com deficiência que houve brecha. Não diga ao depressivo que falta louvor. Se houver algo a confessar, o doente o dirá a quem lhe der segurança; a quem ora cabe o serviço.',
    prayer:
      'Perdoa os inquéritos que abri, em voz alta ou por dentro. Cura também os que foram feridos com a pergunta “quem pecou?”, e põe em mim serviço no lugar da suspeita.',
    practice:
      'Se você já sugeriu a alguém que a doença era culpa dele, retire a frase hoje, com pedido de perdão, sem acrescentar explicação.',
  },
  {
    day: 10,
    title: 'Ora-se ou se trata?',
    verse: verse('Isaías 38:21', 'Isaías pasta figos inflamação sarará'),
    study:
      'Ezequias virou o rosto para a parede, chorou e orou. Deus prometeu quinze anos, e então o profeta Isaías receita um cataplasma de figos, remédio caseiro comum na região. A promessa não dispensou a pomada, a pomada não diminuiu a promessa. Esta é a resposta bíblica mais curta à pergunta que divide famílias. Quem toma o comprimido agradecendo também ora. Ninguém prove fé jogando fora a insulina. Se a cura vier, o médico confirma no exame e ajusta a dose.',
    prayer:
      'Criador das folhas e dos laboratórios, agradeço pelo remédio na gaveta. Que eu o tome na hora certa, orando, sem culpa, e que tu te lembres de quem não o consegue comprar.',
    practice:
      'Organize a caixa de remédios de alguém que mora com você: horários, validade, receita. Orem juntos antes da próxima dose, com simplicidade.',
  },
  {
    day: 11,
    title: 'O que faz um médico na equipe?',
    verse: verse('Colossenses 4:14', 'Lucas médico amado'),
    study:
      'Paulo, por cujas mãos Deus fez coisas extraordinárias, viajava com um médico e o chamava de amado, e ninguém achou contraditório. Lucas escreveu o evangelho que mais repara em doentes, mulheres e pobres, talvez por ofício. Quantas discussões esse adjetivo resolve! Quem ora por doentes e despreza enfermeiras briga com um amigo do apóstolo. E há médicos crentes nas nossas igrejas escondendo o jaleco para não ouvir piada. Tragam esses médicos para perto, que oração e estetoscópio já viajaram no mesmo barco.',
    prayer:
      'Senhor, peço pelos profissionais que trato sem olhar: a técnica do posto, o residente sem dormir, a recepcionista xingada. Tu os amas: dá-lhes descanso, salário e, de nossa parte, respeito.',
    practice:
      'Escreva um elogio, pelo nome, a um profissional que cuidou bem de você, e entregue-o na ouvidoria ou na mão dele.',
  },
  {
    day: 12,
    title: 'E se eu for instrumento?',
    verse: verse('Atos 3:12', 'Pedro maravilhados poder devoção andar'),
    study:
      'O homem que nunca tinha andado agora pula agarrado aos apóstolos, e o pátio inteiro olha para Pedro. Ele interrompe a admiração no meio: por que olham para nós, como se fosse o nosso poder ou a nossa santidade? Ele recusa as duas explicações mais elogiosas. Logo adiante fala de Jesus e de arrependimento. O teste do instrumento acontece depois que a música toca. Por isso, se alguém melhorar após a sua oração, prepare desde já três coisas: dizer “foi o Senhor”, mandar ao médico, ir embora.',
    prayer:
      'Se um dia algo bom passar por minhas mãos, esvazia-as depressa, Senhor. Que não sobre na palma nem um pouco de fama. A ti o pulo, a dança, o nome.',
    practice:
      'Faça por alguém um cuidado pequeno e saia antes do agradecimento. Se ele vier, responda apenas: “graças a Deus, e conte comigo”.',
  },
  {
    day: 13,
    title: 'Quanto custa?',
    verse: verse('Mateus 10:8', 'Curai doentes graça recebestes dai'),
    study:
      'A ordem de curar veio colada a uma cláusula sobre preço: de graça recebido, de graça dado. Jesus previu o comércio. Toalha ungida com taxa de envio, óleo em parcelas, oração prioritária para dizimista, tudo isso cai diante de uma linha. O obreiro pode ser sustentado pela comunidade, e a mesma passagem fala de sustento; outra coisa é vender ao desesperado o que nunca foi nosso. Se lhe pedirem dinheiro para orar pela sua mãe, vá embora com a sua mãe, que Deus atende de graça.',
    prayer:
      'Senhor do que é de graça, consola quem vendeu a geladeira por uma promessa. Envergonha quem vende oração, sara quem comprou e guarda limpas as mãos que oram.',
    practice:
      'Alerte com carinho um idoso sobre ofertas de “cura” por pagamento na TV ou no celular, e ajude a bloquear o número, se for preciso.',
  },
  {
    day: 14,
    title: 'Todos têm este dom?',
    verse: verse('1 Coríntios 12:30', 'Tem todos dons curas'),
    study:
      'Paulo faz sete perguntas seguidas, e a resposta esperada é sempre não. Nem todos têm dons de curas. O plural chama atenção, e alguns o entendem assim: nenhuma pessoa possui o poder de curar; há presentes variados, dados em ocasiões, para certos doentes. Muitos irmãos creem que o Espírito ainda os dá dessa maneira; outros, que cessaram como ministério e que Deus hoje cura em resposta à oração. Nos dois lados há quem ore à beira do leito. Ainda que o dom não seja seu, a ordem de visitar é.',
    prayer:
      'Espírito que repartes como queres, livra-me de cobiçar o presente do outro e de fugir do meu. Se for só a cadeira ao lado da cama, aceito a cadeira.',
    practice:
      'Dia de descanso: por hoje este assunto fica sem discussão. Sente-se ao lado de um doente ou de um idoso que você conhece, se houver um por perto, e faça companhia calado; senão, cuide do próprio corpo com um banho demorado.',
  },
  {
    day: 15,
    title: 'O espinho que ficou',
    verse: verse('2 Coríntios 12:9', 'graça basta poder fraqueza'),
    study:
      'Começa a semana que muitos livros sobre cura pulam. Três vezes um apóstolo, usado para sarar outros, pediu que lhe tirassem algo do corpo ou da vida; não sabemos o quê. Ouviu uma resposta, e a resposta não foi a retirada, foi companhia suficiente. Paulo não escreve isso cantarolando: escreve depois de implorar. Quem hoje injeta, manca, treme ou toma lítio pode saber que há lugar na galeria dos santos para o pedido negado. O espinho não foi sinal de desprezo, e também não precisa ser chamado de bom.',
    prayer:
      'Três vezes, trezentas vezes já pedi. O espinho continua, e tu também. Não chamo a dor de amiga. Chamo a ti, Jesus, e hoje descanso na tua graça.',
    practice:
      'Faça uma linha do tempo da sua dor mais longa. Marque onde alguém, ou Deus, esteve junto, mas não force marcas onde não houve.',
  },
];
