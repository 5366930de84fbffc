import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const womenMotherhood: readonly AdviceEntry[] = [
  {
    slug: 'gravidez',
    audience: 'builder',
    situation: 'Estou grávida e com medo.',
    serves: ['having'],
    synonyms: [
      'descobri que estou grávida',
      'gravidez não planejada',
      'engravidei sem querer',
      'medo do parto',
      'medo de perder o bebê',
      'gravidez de risco',
      'grávida e sozinha',
      'gestante ansiosa',
      'não estava esperando esse bebê',
    ],
    advice:
      'Duas linhas no teste, e a cabeça dispara: e o emprego, e o dinheiro, e se eu perder de novo, e se eu não souber amar? Pode haver alegria junto, ou ainda não haver. Sentir medo não faz de você uma mãe pior.\n\nMaria tinha todas as razões para tremer. Era jovem, o noivo podia não acreditar, a vila ia falar. O que ela fez logo depois da notícia foi prático e bonito: levantou-se depressa e foi procurar uma mulher mais velha, também grávida, que a recebeu com festa (Lucas 1:39-45). Antes de enfrentar a aldeia, Maria buscou um colo. Quem é a sua Isabel?\n\nO salmo enxerga Deus trabalhando no escondido do ventre, atento a quem ainda não tem forma (Salmos 139:13-16). Você não é a única a cuidar dessa criança. E outro salmista reconhecia que Deus o amparava desde o colo da mãe (Salmos 22:9-10).\n\nComece o pré-natal já; no SUS é de graça, com vacinas, exames e vaga na maternidade. Leve as perguntas por escrito, inclusive as que parecem bobas. Sangramento, dor forte, inchaço súbito, visão embaçada ou bebê que parou de mexer pedem atendimento imediato: maternidade ou 192. Tristeza que não passa, ansiedade que impede de dormir e pensamentos ruins também se contam na consulta.\n\nSe a gravidez veio de violência, ou se o pai pressiona, ameaça ou bate, você tem direito a atendimento de saúde e a proteção, e o 180 orienta. Se ele sumiu, existe pensão já na gestação; a Defensoria pede. A igreja, quando é igreja, faz enxoval e não faz inquérito.',
    steps: [
      'Marque a primeira consulta do pré-natal nesta semana e escolha quem vai acompanhar você.',
      'Conte a uma mulher de confiança exatamente do que tem medo.',
      'Durma mais cedo, coma de três em três horas e não tome remédio nem chá por conta própria.',
      'Converse todos os dias com o bebê ou com Deus sobre o bebê, mesmo que só uma frase.',
    ],
    verses: [
      verse('Salmos 139:13-16', 'ventre mãe corpo forma'),
      verse('Lucas 1:39-45', 'Maria apressadamente Isabel ventre'),
      verse('Salmos 22:9-10', 'ventre mãe Deus'),
    ],
  },
  {
    slug: 'tristeza-depois-do-parto',
    audience: 'builder',
    situation: 'Depois do parto não sinto vontade de nada, nem ligação com o bebê.',
    serves: ['having'],
    synonyms: [
      'depressão pós-parto',
      'choro desde que o bebê nasceu',
      'não amo meu bebê',
      'puerpério difícil',
      'arrependida de ser mãe',
      'baby blues',
      'medo de machucar meu bebê',
      'não consigo amamentar',
    ],
    advice:
      'Disseram que seria amor à primeira vista. Ninguém contou que podia ser um estranho chorando no seu colo, enquanto você chora também. Se é assim, saiba de três coisas: acontece com muitas mães, não é pecado e tem tratamento.\n\nNos primeiros dias, hormônio e sono explicam bastante. Se passou de duas semanas, ou se é forte demais, pode ser depressão pós-parto, que é doença. Fale na consulta do bebê, no posto, na maternidade. Existem remédios compatíveis com a amamentação, e dar fórmula, se for preciso, também é alimentar com amor.\n\nAgora, urgência: se passam ideias de morrer, de fugir, de ferir a criança, se você escuta vozes ou acredita em coisas que assustam a família, peça que alguém fique com vocês dois agora e ligue 192. Para conversar, o 188 atende de madrugada, bem na hora da mamada.\n\nMoisés, esgotado de carregar um povo chorão, perguntou a Deus se por acaso tinha sido ele quem deu à luz aquela gente, para levá-la no colo (Números 11:12). O Senhor não se ofendeu; arranjou setenta pessoas para dividir o peso (Números 11:16-17). A sua versão disso pode ser o marido de madrugada, a avó à tarde, uma irmã que lava roupa. Isaías promete alguém que não quebra a cana já rachada nem apaga o pavio fraco (Isaías 42:3), e Mateus reconheceu ali Jesus (Mateus 12:20). Ele não vai exigir de você o brilho que não tem.\n\nO vínculo muitas vezes chega depois, no banho, num espirro, num dia qualquer. Você não perdeu o prazo.',
    steps: [
      'Diga hoje a quem mora com você: “não estou bem e preciso de ajuda, não de conselho”.',
      'Marque consulta no posto ou com quem fez o parto e peça avaliação para depressão pós-parto.',
      'Garanta um bloco de quatro horas de sono, com outra pessoa encarregada do bebê.',
      'Encoste a pele do bebê na sua por dez minutos ao dia, sem obrigação de sentir coisa alguma.',
    ],
    verses: [
      verse('Isaías 42:3', 'cana quebrará pavio'),
      verse('Números 11:12', 'concebi povo colo bebê'),
      verse('Números 11:16-17', 'setenta carga sozinho'),
      verse('Mateus 12:20', 'cana rachada pavio'),
    ],
  },
  {
    slug: 'filho-pequeno-dificil',
    audience: 'builder',
    situation: 'Meu filho pequeno não obedece, faz birra, e eu perco a paciência.',
    synonyms: [
      'criança desobediente',
      'filho birrento',
      'birra no mercado',
      'criança que bate e morde',
      'meu filho de 3 anos não me obedece',
      'filho agitado',
      'como educar criança sem bater',
      'perco a paciência com meu filho',
    ],
    advice:
      'Ele se jogou no chão do mercado por causa de um iogurte, e trinta pessoas viraram para avaliar a mãe. Respire: quem tem três anos sente como gente grande e freia como carrinho de rolimã. A birra costuma dizer cansaço, fome, sono, ciúme ou falta de palavra.\n\nJacó, voltando para casa com a família, recusou o ritmo do irmão soldado: os meninos são tenros, vou no passo deles (Gênesis 33:13-14). Muita briga em casa é pressa de adulto. Paulo lembrava que criança fala, sente e pensa como criança (1 Coríntios 13:11). É da idade. Os discípulos a achavam um estorvo, e Jesus se indignou com eles e pegou os pequenos nos braços (Marcos 10:13-16).\n\nAndar no passo da criança não é andar sem direção. Provérbios fala de ensinar o caminho (Provérbios 22:6), e ensino é repetição. Poucas regras, ditas na altura dos olhos, em frase curta: “brinquedo não se joga”. Aviso antes de mudar de atividade. Duas escolhas em vez de ordem. Consequência imediata e pequena, cumprida sem discurso. E elogio quando acerta, que educa mais que dez broncas. Bater ensina que o maior pode; a lei brasileira também não permite castigo físico.\n\nQuando a sua voz subir, deixe-o em segurança, vá ao banheiro, lave o rosto, volte. Se você gritou, peça desculpa: ele aprende a fazer o mesmo. Atraso na fala, olhar que não encontra o seu, agressão constante ou perda do que já sabia pedem pediatra. E, se tem medo de machucá-lo, entregue-o a alguém por uma hora e peça ajuda hoje.',
    steps: [
      'Escolha com quem cria a criança junto três regras só e repitam as mesmas palavras durante um mês.',
      'Arrume o sono: mesma hora, banho, história, luz apagada, sem tela na última hora.',
      'Dê dez minutos por dia de brincadeira em que ele manda e você obedece.',
      'Anote o que vem antes das birras e mude o que for possível: se é fome, dê de comer antes do mercado.',
    ],
    verses: [
      verse('Marcos 10:13-16', 'crianças indignou-se braços'),
      verse('Gênesis 33:13-14', 'meninos tenros passo'),
      verse('1 Coríntios 13:11', 'menino falava pensava'),
      verse('Provérbios 22:6', 'menino caminho'),
    ],
  },
  {
    slug: 'filha-adolescente',
    audience: 'builder',
    situation: 'Minha filha adolescente me enfrenta, e não sei mais como falar com ela.',
    synonyms: [
      'filha rebelde',
      'filha adolescente revoltada',
      'minha filha me responde mal',
      'minha filha não me conta nada',
      'filha namorando escondido',
      'filha só quer saber das amigas',
      'filha de 14 anos me odeia',
      'briga entre mãe e filha',
    ],
    advice:
      'A menina que pedia para dormir na sua cama agora bate a porta. Dói, e tem graça: ela briga com você porque com você é seguro brigar.\n\nLucas guardou uma cena de Maria com um filho de doze anos. Depois de três dias de aflição, ela desabafa: por que fez isso com a gente? A resposta dele deixou os pais sem entender nada. E a mãe, em vez de encerrar o assunto, guardou aquilo no coração, enquanto ele voltava com eles e crescia (Lucas 2:48-52). Se até Maria ficou sem entender um adolescente, você pode ficar também. Guardar no coração é mais útil que responder na hora.\n\nEscolha as batalhas. Deixe passar cabelo, quarto e música, e sustente segurança, respeito, escola e sono. Fale pouco e no tempo certo, porque palavra assim é joia (Provérbios 25:11); de madrugada, no carro, lavando a louça, ela fala mais que na reunião de família. Pergunte sem ar de delegada. Quando ela contar algo que assusta, engula o sermão e diga: “obrigada por me contar”. Amanhã vocês conversam sobre o que fazer.\n\nSobre corpo, namoro e sexo, converse antes da internet. Explique consentimento, gravidez, imagens íntimas, e que homem mais velho pedindo segredo é perigo. Havendo pedido de foto, ameaça ou toque de adulto, acredite nela, guarde provas e ligue para o Disque 100.\n\nManga comprida no calor, comida escondida, choro, notas em queda ou conversa sobre sumir pedem psicóloga e CAPS infantojuvenil; o 188 atende jovens. Paulo pede aos pais que não esmaguem o ânimo dos filhos (Colossenses 3:21). Serve para as mães.',
    steps: [
      'Convide sua filha para um passeio de duas horas em que você só faz perguntas e paga o lanche.',
      'Combine com o pai, ou com quem divide a criação, as regras que não mudam e as que ela pode negociar.',
      'Peça desculpas por uma frase que a machucou, citando a frase.',
      'Conheça três amigas dela pelo nome e abra a casa para elas.',
    ],
    verses: [
      verse('Lucas 2:48-52', 'filho mãe guardava coração crescia'),
      verse('Provérbios 25:11', 'palavra tempo maçãs'),
      verse('Colossenses 3:21', 'provoqueis filhos ânimo'),
    ],
  },
  {
    slug: 'mae-solo',
    audience: 'builder',
    situation: 'Crio meus filhos sozinha e me sinto sem forças.',
    synonyms: [
      'mãe solo',
      'mãe solteira',
      'o pai do meu filho não ajuda',
      'o pai não paga pensão',
      'sou pai e mãe',
      'criar filho sem pai',
      'mãe solteira na igreja',
      'o pai abandonou meu filho',
    ],
    advice:
      'Pai e mãe ao mesmo tempo? Ninguém é. Você é mãe, inteira, e isso já é muito. Pode largar a outra metade, que Deus mesmo assume: o salmo o chama de pai de órfãos (Salmos 68:5) e diz que ele sustenta quem ficou sem amparo (Salmos 146:9).\n\nElias, com fome, foi mandado à casa de uma mulher que criava um menino e tinha um punhado de farinha. Ela contou com toda a franqueza que ia fazer o último pão (1 Reis 17:12). Deus não escolheu uma casa rica para hospedar o profeta; escolheu uma mãe sozinha. O milagre da farinha é daquela história; ninguém pode prometê-lo a você. Mas fica o recado: o seu fogão não é invisível, e Deus continua mandando gente à sua porta. Deixe que entrem.\n\nA pensão é direito da criança. Procure a Defensoria e leve o que souber do pai. Não abra mão por orgulho. O CRAS informa sobre Bolsa Família, creche e tarifa social. Se ele aparece para gritar, ameaçar ou levar a criança à força, chame a polícia e peça medida protetiva.\n\nFilho não precisa de substituto urgente. Precisa de um tio, um professor, um líder da igreja que seja presença segura, em lugar aberto, conhecido de você. Não fale mal do pai para ele, nem invente um herói: “ele não está conseguindo cuidar; a culpa não é sua”.\n\nNa igreja, sente-se onde quiser. Se alguém olhar torto, lembre que a genealogia de Jesus não é feita de famílias perfeitas. Peça ajuda com hora marcada, e descanse sem pedir desculpa.',
    steps: [
      'Vá à Defensoria pedir pensão ou revisão, e ao CRAS atualizar o Cadastro Único.',
      'Monte uma rede de quatro nomes: quem busca na escola, quem fica na febre, quem ouve, quem ora.',
      'Divida com os filhos tarefas da idade deles, como parte da família, sem fazer deles adultos pequenos.',
      'Guarde uma hora por semana para você, trocando cuidado com outra mãe.',
    ],
    verses: [
      verse('Salmos 146:9', 'sustenta órfão viúva'),
      verse('Salmos 68:5', 'pai órfãos'),
      verse('1 Reis 17:12', 'punhado farinha filho'),
    ],
  },
];
