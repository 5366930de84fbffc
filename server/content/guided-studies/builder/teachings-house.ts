import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const teachingsOnHouse: AuthoredStudy<'builder'>['teachings'] = [
  {
    title: 'A sabedoria tem mãos de pedreira',
    verses: [
      verse('Provérbios 14:1', 'mulher sábia edifica casa tola derruba mãos'),
      verse('Provérbios 9:1', 'sabedoria edificou casa sete colunas'),
      verse('Provérbios 24:3-4', 'sabedoria casa entendimento firme cômodos'),
      verse('Salmos 127:1', 'SENHOR edificar casa vão'),
      verse('Mateus 7:24-25', 'casa rocha chuva não caiu'),
    ],
    content:
      'O versículo que deu nome a este estudo cabe em duas linhas e já fez muita gente chorar sem razão (Provérbios 14:1). Costuma ser citado quando um casamento acaba: “ela não soube edificar”. Vejamos se o provérbio diz isso mesmo.\n\nNo livro, a Sabedoria é apresentada como uma senhora que ergueu a própria moradia, talhou colunas, pôs a mesa e chamou os famintos da rua (Provérbios 9:1). Do outro lado, a Insensatez também tem porta e também convida. O provérbio da mulher que constrói conversa com essas duas figuras. Pergunta de que lado estão as nossas mãos. E, como todo provérbio, descreve o rumo comum das coisas; não distribui culpa caso a caso. Uma casa pode cair porque outro a derrubou. Há maridos que bebem o salário, há doenças, há abandono, há enchente, e ninguém responde pelo martelo alheio.\n\nO que depende de você, então, são os materiais. Outra máxima enumera três: sabedoria levanta, entendimento firma, conhecimento enche os cômodos (Provérbios 24:3-4). Em língua de segunda-feira: decidir pensando no ano que vem, procurar compreender antes de acusar, aprender o que não se sabe. Vale para a república de estudantes e para a equipe da limpeza.\n\nQuanto ao alicerce, Jesus fala de duas construções que, vistas da rua, eram iguais. A chuva mostrou a diferença, e a diferença era pôr em prática o que se ouviu dele (Mateus 7:24-25). O que ele não prometeu foi bairro sem temporal.\n\nPor cima de tudo, um limite que é alívio: se o Senhor não constrói, o nosso esforço roda em falso (Salmos 127:1). Você é obreira, não dona da obra. Pode largar a colher à noite sem que o céu desabe.',
    application:
      'Escolha um único canto da sua vida que está precisando de reparo: a conversa com a filha, as contas, o clima no setor. Escreva o que ali é tarefa sua, o que é de outra pessoa e o que é de Deus. Faça hoje um item da primeira coluna. Entregue a terceira em oração e deixe a segunda com quem é responsável por ela.',
  },
  {
    title: 'A língua que ergue parede',
    verses: [
      verse('Provérbios 31:26', 'boca sabedoria ensinamento bondoso língua'),
      verse('Provérbios 15:1', 'resposta suave furor palavra pesada'),
      verse('Provérbios 12:18', 'palavras espada língua remédio'),
      verse('Efésios 4:29', 'boca boa edificação necessidade graça'),
      verse('Mateus 5:37', 'falar sim não'),
    ],
    content:
      'Experimente lembrar uma frase que lhe disseram antes dos doze anos. Veio rápido, não foi? Alguém falou na cozinha, de costas, mexendo a panela, e a frase mora em você até hoje. É com esse material que se constrói por dentro.\n\nA Bíblia observa a língua de perto. Diz que há conversa que entra feito lâmina e há outra que age como remédio (Provérbios 12:18). Paulo pede que a boca solte o que edifica, e completa: conforme a necessidade (Efésios 4:29). A mesma verdade que alimenta às nove da manhã pode esmagar às onze da noite. A palavra boa tem hora e dose.\n\nDa mulher do poema se diz que abre a boca com sabedoria e que o ensino dela é bondoso (Provérbios 31:26). Note que ela abre, porque bondade não é mudez. Entre nós, muita moça foi educada para agradar, e então ou engole, ou explode. Existe um terceiro jeito, que é dizer claro e sem veneno. “Eu não concordo.” “Isso me magoou.” “Preciso que você busque as crianças na quinta.” Jesus recomendou um sim que seja sim e um não que seja não (Mateus 5:37).\n\nCabe um cuidado. Ouve-se por aí que a resposta branda desvia a fúria (Provérbios 15:1), e alguém conclui que a mulher agredida não foi branda o bastante. O provérbio fala de conversas comuns, onde dois baixam a voz e se entendem. Quem bate escolheu bater: nenhuma doçura sua o impedirá, e nenhuma aspereza sua o desculpa. Nesse caso a palavra sábia é pedido de socorro.\n\nE com você mesma, como fala? Talvez a primeira parede a reparar seja a sua.',
    application:
      'Por três dias, antes de corrigir alguém, faça três perguntas: isto é certo mesmo, a hora é boa, o assunto me cabe? Se uma das três falhar, espere. Escolha também uma frase que você repete contra si (“sou burra”, “estraguei tudo”) e ponha outra no lugar, verdadeira e sóbria: “errei nesta conta e vou refazer”. Diga em voz alta, ainda que soe estranho.',
  },
  {
    title: 'Cansaço não é fruto do Espírito',
    verses: [
      verse('Êxodo 20:10', 'sétimo dia repouso filha criada'),
      verse('1 Reis 19:5-7', 'dormido anjo come caminho resta'),
      verse('Êxodo 18:17-18', 'não fazes bem pesado sozinho'),
      verse('Marcos 6:31', 'repousai pouco tempo comer'),
      verse('Lucas 10:41-42', 'Marta inquieta muitas necessária boa parte'),
    ],
    content:
      'Liste o que você lembrou hoje sem que ninguém pedisse. Vacina, sabão, aniversário da sogra, bilhete da escola, o remédio das quatro, a colega que está de luto. Esse trabalho não aparece em foto. Cansa tanto quanto carregar sacola, porque não tem hora de largar.\n\nDeus previu descanso para quem costuma ficar de fora dele. No mandamento do sábado aparecem a filha e a criada (Êxodo 20:10). Na casa israelita, o repouso não podia ser do patrão à custa da cozinha. É bom perguntar quem, no seu domingo, continua em pé.\n\nElias, depois de uma grande vitória, deitou no deserto e pediu para morrer. O anjo não pregou: trouxe comida, deixou-o dormir, acordou-o para comer de novo, reconhecendo que o caminho era demais (1 Reis 19:5-7). Às vezes o primeiro tratamento da alma é feijão, banho e cama. Se a tristeza não cede com isso, procure o posto de saúde: depressão tem tratamento, e pedir ajuda não é falta de fé.\n\nJetro viu o genro atender filas da manhã à noite e disse sem rodeios: não está certo, você vai definhar (Êxodo 18:17-18). A solução foi repartir com gente capaz. Repartir, e não “deixar que ajudem”. A casa é responsabilidade de todos os que sujam prato nela, de acordo com a idade.\n\nQuanto a Marta, Jesus não desprezou a comida dela. Chamou-a pelo nome duas vezes, com carinho, e tocou na inquietação (Lucas 10:41-42). Defendeu a irmã que aprendia, contra o costume. Ele, que arrastou os discípulos para um canto deserto porque nem almoço conseguiam (Marcos 6:31), não se agrada de ver você se consumir. Ser imprescindível é título pesado, que Deus nunca deu a ninguém.',
    application:
      'Escolha um intervalo da semana, duas horas que sejam, e avise: nesse horário, eu não resolvo. Não o use para faxina: sente, durma, ande, fique com Deus. Antes disso, entregue uma tarefa inteira a outra pessoa e não refaça do seu jeito. Se você vive sozinha com crianças pequenas, proponha troca a outra mãe: uma tarde cada.',
  },
  {
    title: 'O que você deixa em pé',
    verses: [
      verse('2 Timóteo 1:5', 'fé avó Loide mãe Eunice'),
      verse('Juízes 5:7', 'Débora levantei mãe Israel'),
      verse('Isaías 56:4-5', 'eunucos nome melhor filhos filhas'),
      verse('Romanos 16:13', 'Rufo mãe dele minha'),
      verse('Tito 2:3-4', 'velhas instrutoras bom moças'),
      verse('Salmos 78:6', 'geração futura contassem filhos'),
    ],
    content:
      'Quando se fala de legado, logo vêm os filhos à cabeça, mas a Bíblia é mais larga.\n\nHá, sim, a linha de sangue. Timóteo tinha pai grego, de quem não se diz que cresse; a fé chegou a ele pela avó Loide e pela mãe Eunice (2 Timóteo 1:5). Duas mulheres, numa casa religiosamente dividida, passaram adiante o que tinham de mais verdadeiro. A palavra de Paulo é “não fingida”. As crianças percebem a diferença.\n\nMas Débora é chamada mãe por um país inteiro, e o texto não menciona nenhum filho dela (Juízes 5:7). A mãe de Rufo foi mãe também de Paulo, um homem adulto, viajante, provavelmente sem ninguém que lhe remendasse a capa (Romanos 16:13). E aos eunucos, que não podiam gerar, Deus prometeu um nome melhor do que o que os filhos dariam (Isaías 56:4-5). Se você não teve filhos, por escolha, por espera ou por perda, não está fora desta página, e sim no meio dela.\n\nPaulo dá às mais velhas um cargo: instrutoras do que é bom, perto das mais novas (Tito 2:3-4). O conteúdo daquela carta passa pelo lar, por ser onde a maioria vivia; sobre ensino em público e ofícios, as igrejas leem outros textos e concluem de maneiras diferentes. A tarefa de transmitir, essa ninguém nega. O salmista pensa em quatro gerações de uma vez (Salmos 78:6).\n\nUm legado não pede perfeição. Algumas de nós herdaram gritaria e estão entregando conversa. Outras foram as primeiras a crer, a estudar, a sair de uma casa violenta. Interromper uma corrente ruim também é herança. Seus netos não saberão o que não sofreram, e você saberá.',
    application:
      'Pense em duas mulheres: uma mais velha, de quem você recebeu algo, e uma mais nova, que recebe de você mesmo sem saber. À primeira, se ainda vive, agradeça por telefone com um exemplo concreto. À segunda, ofereça uma hora: para ensinar a fritar pastel, preencher currículo, ler um salmo. Não dê conselho que não foi pedido.',
  },
];
