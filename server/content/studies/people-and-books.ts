import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const peopleAndBooks: readonly ThemeStudy[] = [
  {
    slug: 'davi',
    theme: 'Davi',
    synonyms: [
      'rei Davi',
      'quem foi Davi',
      'Davi e Golias',
      'Davi e Bate-Seba',
      'Davi e Saul',
      'homem segundo o coração de Deus',
      'salmista Davi',
      'personagem Davi',
    ],
    title: 'O rei que se deixou corrigir',
    introduction:
      'Em resumo: Davi foi pastor, rei e autor de salmos. Confiou em Deus, pecou gravemente e aceitou a correção. A promessa feita a ele aponta para Jesus.\n\nPastor, músico, guerreiro, fugitivo, poeta, adúltero, assassino, pai desastrado, rei amado. É difícil caber tanta gente num nome só. A Bíblia dedica a Davi mais páginas que a quase qualquer outro, sem retocá-lo: conta a pedra que derrubou o gigante e conta a carta que matou Urias. Por que então é chamado de homem segundo o coração de Deus? A resposta não está na ficha limpa. Vamos atravessar quatro cenas da vida dele, perguntar o que há de modelo e o que há de alerta, e seguir a linha que sai de Belém, passa pelo palácio e volta a Belém, até outro menino.',
    mainPoints: [
      'Deus viu Davi quando ninguém olhava. Samuel se encantou com o filho mais alto de Jessé e ouviu que o Senhor vê por dentro (1 Samuel 16:7). Davi cuidava de ovelhas. Os anos de curral, de fome e de fuga fizeram parte da formação do rei; a coroa demorou muito depois do azeite.',
      'Diante de Golias, a confiança de Davi tinha nome. Falou pouco de si e muito do Senhor dos exércitos, que o gigante tinha desafiado (1 Samuel 17:45). A cena não ensina que todo problema cai com uma pedrada. Mostra um jovem para quem a honra de Deus pesava mais que o tamanho do inimigo.',
      'Davi teve o poder na mão e esperou. Na caverna, Saul ficou ao alcance da espada; Davi não quis tomar pela violência o que Deus lhe tinha prometido (1 Samuel 24:6-7). Quem fica rei matando aprende a governar assim.',
      'Davi caiu como caem os poderosos. Mandou buscar a mulher de outro, e, para esconder, mandou matar o marido; o narrador encerra dizendo que aquilo desagradou ao Senhor (2 Samuel 11:27). O profeta Natã contou uma história sobre uma ovelhinha roubada e apontou o dedo (2 Samuel 12:1-7). A Bíblia põe a culpa em Davi e nenhuma em Bate-Seba.',
      'Quando foi confrontado, Davi não mandou prender o profeta. Reconheceu que tinha pecado contra o Senhor (2 Samuel 12:13) e pediu coração novo (Salmos 51:10). Foi perdoado, e as consequências vieram: anos depois, choraria pelo filho rebelde sem poder trocá-lo por si mesmo (2 Samuel 18:33).',
    ],
    historicalContext:
      'Davi reinou por volta do ano mil antes de Cristo, entre o fim do tempo dos juízes e o esplendor de Salomão. As doze tribos eram vizinhas desconfiadas, e os filisteus, no litoral, dominavam o ferro. Ele governou primeiro em Hebrom, sobre Judá, e depois uniu o reino, fazendo de Jerusalém, cidade que não pertencia a tribo nenhuma, a capital e o lugar da arca. Quis erguer o templo e ouviu que não seria ele, homem de muitas guerras (1 Crônicas 22:8-10); preparou o material e deixou a obra ao filho, reconhecendo que tudo já era de Deus (1 Crônicas 29:14). Uma pedra encontrada em 1993 em Tel Dã, gravada por um rei inimigo, menciona a casa de Davi. Setenta e três salmos trazem o seu nome no título; a expressão hebraica pode indicar autoria, dedicatória ou coleção, e os estudiosos a entendem de maneiras distintas.',
    theologicalAnalysis:
      'O centro da história é uma promessa. Davi queria construir uma casa para Deus, e Deus respondeu que construiria uma casa para ele: uma descendência cujo trono ficaria firme para sempre (2 Samuel 7:12-16). Salomão cumpriu uma parte e decepcionou no resto. Os profetas passaram a esperar outro filho. O Novo Testamento abre com o nome dele, Jesus, filho de Davi (Mateus 1:1), e na mesma lista faz questão de lembrar a mulher de Urias (Mateus 1:6). Pedro, em Jerusalém, argumenta que o túmulo de Davi continuava ali, e o de Jesus não (Atos 2:29-31).\n\nE o coração? Quando Samuel disse que o Senhor tinha procurado alguém segundo o seu coração (1 Samuel 13:14), falava de escolha e de disposição para obedecer, e Paulo lê assim (Atos 13:22-23). Davi não abandonou o Senhor por ídolos, e voltava quando caía. Isso consola, mas não serve de desculpa. Usá-lo para manter no cargo um líder que abusou é ler metade: Davi perdeu a paz da casa, e a vítima da violência em sua família, Tamar, ficou sem justiça porque o pai apenas se irritou (2 Samuel 13:21). O texto registra esse silêncio como tragédia.',
    reflection:
      'Em qual cena você se encontra hoje? Pode ser no curral, fazendo o que ninguém aplaude, diante de um gigante, na caverna, com a chance de se vingar, ou no terraço, com poder e tempo sobrando. Pode ser diante de Natã. Quem, na sua vida, tem licença para contar a história da ovelha e dizer que é você? Um homem sem Natã corre mais perigo que um homem diante de Golias. Pense ainda nos que dependem da sua coragem de agir, como Tamar dependia do pai, e no que já adiou demais.',
    practicalApplication:
      'Escolha um Natã: alguém que não dependa de você e possa fazer perguntas. Escreva um salmo curto, com queixa e confiança, sobre a semana que passou. Se fez mal a alguém, confesse a Deus e procure reparar, aceitando as consequências. Se ocupa um lugar de autoridade, reveja a quem presta contas. Se sofreu violência dentro da família ou da igreja, o silêncio de quem devia agir não é a resposta de Deus: conte a alguém seguro e denuncie.',
    prayer:
      'Senhor, que foste ao curral buscar um rei, olha também para mim. Guarda-me quando sou pequeno e, mais ainda, quando me sinto grande. Dá-me a confiança que não precisa de armadura, e paciência para não tomar à força o que prometeste. Manda-me um profeta antes que eu durma tranquilo com a minha culpa. Cria em mim um coração limpo, e ensina-me a agir em favor de quem sofre calado na minha própria casa. Obrigado por Jesus, o Filho de Davi, o Rei que não feriu ninguém e deu a vida pelas ovelhas. Amém.',
    additionalStudy:
      'Leia 1 Samuel 17 num dia e 2 Samuel 11 no outro, e anote os verbos de que Davi é sujeito em cada um: o que mudou? Depois leia devagar o Salmo 51, procurando ali as marcas da história. Por fim, siga a promessa: 2 Samuel 7:12-16, Isaías 9:6-7, Lucas 1:31-33. O que cada texto acrescenta ao retrato do rei que viria?',
    verses: [
      verse('1 Samuel 16:7', 'aparência coração'),
      verse('1 Samuel 17:45', 'espada nome SENHOR'),
      verse('1 Samuel 24:6-7', 'ungido mão Saul'),
      verse('2 Samuel 11:27', 'luto desagradável'),
      verse('2 Samuel 12:1-7', 'Natã cordeira pobre'),
      verse('2 Samuel 12:13', 'pequei Natã'),
      verse('Salmos 51:10', 'coração puro'),
      verse('2 Samuel 18:33', 'filho Absalão morresse'),
      verse('1 Crônicas 22:8-10', 'sangue casa Salomão'),
      verse('1 Crônicas 29:14', 'tudo teu mão'),
      verse('2 Samuel 7:12-16', 'descendente trono sempre'),
      verse('Mateus 1:1', 'Jesus filho Davi'),
      verse('Mateus 1:6', 'Salomão Urias'),
      verse('Atos 2:29-31', 'sepultura Davi ressurreição Cristo'),
      verse('1 Samuel 13:14', 'homem coração'),
      verse('Atos 13:22-23', 'Davi coração vontade Jesus'),
      verse('2 Samuel 13:21', 'Davi irritado'),
      verse('1 Samuel 17', 'Davi Golias'),
      verse('2 Samuel 11', 'Urias Davi'),
      verse('Salmos 51', 'pequei coração'),
      verse('Isaías 9:6-7', 'menino trono Davi'),
      verse('Lucas 1:31-33', 'Jesus trono Davi reino'),
    ],
  },
  {
    slug: 'jo',
    theme: 'Jó',
    synonyms: [
      'livro de Jó',
      'paciência de Jó',
      'história de Jó',
      'amigos de Jó',
      'sofrimento de Jó',
      'sofrimento do justo',
      'personagem Jó',
    ],
    title: 'Perguntas no monte de cinzas',
    introduction:
      'Em resumo: Jó sofreu muito sem ter culpa. Os amigos o acusaram, e Deus os corrigiu. O livro ensina a chorar, a perguntar e a confiar sem ter todas as respostas.\n\nQuase todo mundo conhece o começo e o fim: um homem bom perde tudo e recebe em dobro. Entre uma ponta e outra há quase quarenta capítulos de poesia difícil, que raramente se pregam. Pois é ali que o livro mora. Jó não é apenas o paciente da frase feita; é um homem que acusa, chora, exige audiência com Deus e se recusa a confessar o que não fez. Os amigos defendem a religião certa e acabam reprovados. Quem está sofrendo, ou cansado de respostas prontas, encontra nesse livro um companheiro. Vamos lê-lo sem pular o meio.',
    mainPoints: [
      'O livro começa desfazendo uma conta. Jó é apresentado como íntegro e temente a Deus (Jó 1:1), e ainda assim a desgraça vem. O leitor sabe desde o início o que os amigos nunca admitem: não é castigo. A pergunta do acusador é se alguém serve a Deus sem receber nada em troca (Jó 1:9-11).',
      'A primeira reação foi adoração com a roupa rasgada (Jó 1:20-22). A segunda, depois de sete dias de silêncio, foi amaldiçoar o dia em que nasceu (Jó 3:1). As duas são do mesmo homem, e a fé verdadeira pode ter as duas vozes na mesma semana.',
      'Os amigos erraram porque tinham explicação para tudo. Elifaz perguntou que inocente já pereceu (Jó 4:7-8), e daí concluiu que Jó escondia algum pecado. A doutrina da colheita é verdadeira em geral e cruel quando usada de régua. Jó os chama de médicos que não curam (Jó 13:4).',
      'No escuro, Jó pediu um advogado. Faltava um árbitro que pusesse a mão sobre os dois, Deus e ele (Jó 9:33). Depois arriscou mais: “há quem testemunhe por mim no céu” (Jó 16:19), “o meu Redentor vive” (Jó 19:25). A esperança nasceu sem que a situação tivesse mudado.',
      'Deus respondeu com perguntas. Do meio do redemoinho, falou de fundamentos da terra, de mar, de animais que ninguém doma (Jó 38:1-4). Não explicou o motivo. Apareceu. E Jó, que o conhecia de ouvir falar, disse que agora o via (Jó 42:5).',
    ],
    historicalContext:
      'O cenário é antigo, parecido com o dos patriarcas: riqueza contada em rebanhos, o pai que oferece sacrifícios pelos filhos (Jó 1:5), nenhuma menção ao templo ou à lei. A terra de Uz ficava fora de Israel, talvez em Edom; o herói, portanto, nem israelita é. Quanto à data do livro, as opiniões vão do tempo dos reis ao período depois do exílio, e o autor não se identifica. O prólogo e o final são narrados em prosa simples; o miolo é poesia hebraica das mais trabalhadas, com muitas palavras raras. Outros povos vizinhos também escreveram sobre o justo que sofre, e comparar ajuda a ver o que há de próprio aqui: o Deus de Jó pode ser interpelado. Ezequiel cita Jó ao lado de Noé e de Daniel (Ezequiel 14:14), e Tiago lembra a sua firmeza e a compaixão do Senhor (Tiago 5:11).',
    theologicalAnalysis:
      'O que o livro ensina sobre o sofrimento? Primeiro, nega a fórmula de que toda dor é castigo. Jesus fez o mesmo ao falar da torre que caiu (Lucas 13:4-5) e do cego de nascença (João 9:3). Segundo, não oferece outra fórmula. Jó jamais soube da conversa no céu. Há um limite para o que entendemos, e o livro nos ensina a morar dentro dele com fé e com voz.\n\nQuem é o satanás do prólogo? A palavra significa “acusador”. Muitos cristãos reconhecem nele o diabo do Novo Testamento; outros veem a figura de um promotor na corte celeste. Todos concordam em que ele não age sem limite. E o Redentor? Para Jó, era o parente que defendia o direito do injustiçado. Os cristãos, desde cedo, ouviram ali mais do que ele podia dizer: o árbitro que faltava veio, um só Mediador, o ser humano Cristo Jesus (1 Timóteo 2:5), que sofreu inocente e vive.\n\nO final com o dobro de bens não é regra para nós. Jó recebe, mas os dez filhos mortos não voltam. E, antes da restituição, ele ora pelos amigos que o feriram, depois de Deus dizer que Jó tinha falado o que era certo (Jó 42:7-10). O lamento honesto agradou mais que a defesa bem-comportada.',
    reflection:
      'Que explicação já lhe deram para uma dor sua, e o que você sentiu? Que explicação você já deu a alguém? Talvez haja um telefonema a fazer. Pergunte-se também, como no prólogo: se Deus não me desse mais nada, eu ainda o quereria? Não responda depressa, nem se condene pela resposta. Jó levou quarenta capítulos. E, se você está no monte de cinzas agora, note que ele nunca deixou de falar com Deus, nem quando falava contra ele. Calar-se teria sido mais educado e menos fiel.',
    practicalApplication:
      'Se você sofre, escreva a Deus uma reclamação inteira, sem pedir licença; assine e guarde. Procure quem saiba sentar-se no chão. Se a dor fala em morrer, como falou em Jó, conte a alguém hoje e não fique só. Se visita alguém, leve comida e silêncio, pergunte o nome do que se perdeu e não explique. Jó defendia o direito dos seus empregados (Jó 31:13-15): escolha um gesto de justiça por alguém em desvantagem. E, quando puder, ore por quem o feriu com conselhos, sem obrigação de voltar a confiar.',
    prayer:
      'Deus do redemoinho, há perguntas que não sei fazer em voz baixa. Por que eu? Por que ela? Por que assim? Não recebo resposta, e continuo batendo à tua porta, porque não conheço outra. Obrigado por teres preferido o grito de Jó ao discurso dos amigos. Livra-me de explicar a dor alheia. Sei que o meu Redentor vive, e em alguns dias é só isso que sei. Mostra-te, Senhor, mais do que as razões. Em Jesus, que sofreu sem culpa e põe a mão sobre nós dois, eu espero. Amém.',
    additionalStudy:
      'Leia Jó 1 e Jó 2 de uma vez, e depois pule para Jó 38 e Jó 42. Com as duas pontas em mente, escolha no meio um discurso de um amigo (Jó 8) e a réplica de Jó (Jó 9): sublinhe as frases verdadeiras usadas de modo errado. Termine com o Salmo 73 e responda: onde o salmista estava quando começou a entender, e o que ficou sem explicação?',
    verses: [
      verse('Jó 1:1', 'Uz íntegro temente'),
      verse('Jó 1:9-11', 'Satanás nada cerca'),
      verse('Jó 1:20-22', 'rasgou adorou'),
      verse('Jó 3:1', 'Jó amaldiçoou dia'),
      verse('Jó 4:7-8', 'inocente pereceu colhem'),
      verse('Jó 13:4', 'mentiras médicos inúteis'),
      verse('Jó 9:33', 'árbitro mão ambos'),
      verse('Jó 16:19', 'testemunha céus'),
      verse('Jó 19:25', 'Redentor vive'),
      verse('Jó 38:1-4', 'redemoinho fundava terra'),
      verse('Jó 42:5', 'ouvidos olhos'),
      verse('Jó 1:5', 'madrugada holocaustos filhos'),
      verse('Ezequiel 14:14', 'Noé Daniel Jó'),
      verse('Tiago 5:11', 'paciência Jó misericordioso'),
      verse('Lucas 13:4-5', 'torre culpados'),
      verse('João 9:3', 'pecou pais obras'),
      verse('1 Timóteo 2:5', 'Mediador Cristo'),
      verse('Jó 42:7-10', 'correto orava amigos dobro'),
      verse('Jó 31:13-15', 'direito servo serva'),
      verse('Jó 1', 'Uz adorou'),
      verse('Jó 2', 'integridade sete'),
      verse('Jó 38', 'redemoinho'),
      verse('Jó 42', 'ouvidos olhos'),
      verse('Jó 8', 'Bildade'),
      verse('Jó 9', 'árbitro'),
      verse('Salmos 73', 'santuários inveja'),
    ],
  },
];
