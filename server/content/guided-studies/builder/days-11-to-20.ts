import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysElevenToTwenty: AuthoredPart<StudyDay[]> = [
  {
    day: 11,
    title: 'Desmamada',
    verse: verse('Salmos 131:2', 'sossego calo alma criança desmamada mãe'),
    reflection:
      'Hoje há pouco para ler, porque o salmo é curto, quase um sussurro.\n\nUm bebê que ainda mama chega ao colo querendo alguma coisa; agita a cabeça, procura, chora. A criança desmamada já não vem pelo leite, e sim pela mãe: encosta e fica.\n\nQuem cantava isto subia a Jerusalém, talvez com criança de verdade pendurada no pescoço. E disse que a alma tinha aprendido a ficar assim com Deus, sem exigir, sem procurar o peito.\n\nSe você passa os dias sendo colo, troque de lugar por alguns minutos. Nesta manhã não peça nada, apenas encoste.',
    prayer:
      'Aqui estou, encostada em ti, e não trouxe lista.\n\nAs pessoas que amo continuam com os problemas delas, e tu os conheces. Calo a minha correria, uma ideia por vez e, quando outra vier, volto para cá.\n\nÉ bom estar contigo, e por hoje isso me basta.',
    action:
      'Dia de descanso: sente-se abraçando uma almofada ou uma manta dobrada. Fique em silêncio por sete minutos. Não ore com palavras, não planeje o almoço, e se adormecer, ótimo.',
  },
  {
    day: 12,
    title: 'A outra cena de Marta',
    verse: verse('João 11:27', 'Sim Senhor creio Cristo Filho Deus'),
    reflection:
      'Pobre Marta, lembrada só pela louça. Há outra página sobre ela, bem mais séria.\n\nO irmão morreu, e Jesus só chegou quando ele já estava havia quatro dias no túmulo. Maria fica sentada em casa e quem sai à estrada é Marta. Diz a Jesus, na cara, o que toda enlutada pensa: se o senhor estivesse aqui… E não para na queixa; conversa de ressurreição com ele, no meio da poeira, de olhos inchados.\n\nE declara quem Jesus é com uma firmeza igual à de Pedro em Cesareia. Só que ela o faz antes de o túmulo abrir, com o irmão ainda lá dentro. João guardou a confissão completa na boca de uma dona de casa.\n\nNão deixe que a reduzam ao seu pior dia na cozinha, nem se reduza você mesma a ele.',
    prayer:
      'Mestre, tenho duas frases para ti, como Marta. A primeira: por que não vieste antes? A segunda: eu creio que és o Cristo. Não sei juntar uma com a outra; recebe as duas. Caminha comigo até o lugar do meu luto, e que eu não tenha medo de pensar e de perguntar na tua frente.',
    action:
      'Escreva o seu próprio “creio”, em três linhas, com as suas palavras e no estado em que está, mesmo que caiba uma dúvida. Guarde dentro da Bíblia ou nas notas do celular.',
  },
  {
    day: 13,
    title: 'O sobrenome da vergonha',
    verse: verse('Isaías 54:4', 'temas envergonhada esquecerás juventude viuvez'),
    reflection:
      'Dona Lourdes passou anos dizendo “sou viúva” para não dizer “ele me deixou”. Era uma mentira pequena, para proteger o rosto. Numa cidade onde todos sabem de todos, “separada” era quase um sobrenome.\n\nIsaías compara Jerusalém destruída a mulheres assim: a que não teve filhos, a que ficou viúva, a que foi mandada embora. O profeta não as repreende. Diz que não tenham medo, porque a vergonha não vai ter a última palavra; e o próprio Criador se põe ao lado delas como quem assume a família.\n\nO texto fala de um povo, e consola cada uma que se reconhece nele. Você não carrega selo algum. Houve o que houve: uma parte foi escolha sua, outra não, e há perdão para a primeira e justiça para a segunda. Estado civil não é caráter.',
    prayer:
      'Deus, há uma palavra que grudou em mim: ______. Já tentei esconder, explicar, rir dela. Hoje eu a entrego a ti. Separa o que foi meu erro, para eu confessar e ser limpa, daquilo que fizeram comigo, para eu parar de pagar. Jesus se sentava com mulheres de quem a cidade falava. Anda comigo na calçada de cabeça erguida, e sê tu a minha família.',
    action:
      'Pense numa mulher que a igreja ou a vizinhança trata pela situação (“a divorciada”, “a mãe solteira”). Hoje, cumprimente-a pelo nome e puxe um assunto qualquer. Se é você, apresente-se só pelo nome.',
  },
  {
    day: 14,
    title: 'O pote ficou lá',
    verse: verse('João 4:28-29', 'deixou vaso água cidade homem tudo'),
    reflection:
      'Você repara no que as pessoas esquecem quando estão felizes? Guarda-chuva, troco, o bolo no forno.\n\nA samaritana tinha ido buscar água ao meio-dia. A maioria de nós ouviu que ela era “da vida”. O texto não diz isso: fala de cinco maridos e um sexto homem, e naquele tempo quem podia mandar a mulher embora era o marido. Talvez ela tivesse ficado viúva ou sido mandada embora mais de uma vez. Jesus toca no assunto sem esmagar, e passa a falar com ela de adoração, um tema de mestres. É a conversa particular mais longa dele nos Evangelhos.\n\nDepois a mulher corre, e o pote fica na beira do poço. Ela chega aos vizinhos que conheciam a sua vida e transforma a própria vergonha em convite: venham ver alguém que sabe tudo a meu respeito. E eles vêm ver.',
    prayer:
      'Senhor, tu sabes a minha lista de homens, de erros e de azares, e continuas sentado, com sede, conversando. Que alívio me dás! Mata esta minha sede que nenhum balde resolveu. E quando eu sair daqui, que eu esqueça alguma coisa velha na beira do poço, de tanta alegria.',
    action:
      'Dia de descanso: escolha um “pote” para largar hoje: uma tarefa que pode esperar, uma desculpa repetida, uma mágoa que você carrega todo dia à mesma hora. Fique um quarto de hora de mãos vazias. Se der vontade, conte a alguém uma coisa boa que Deus lhe fez.',
  },
  {
    day: 15,
    title: 'A rainha que não foi',
    verse: verse('Ester 1:12', 'Vasti recusou ordem rei'),
    reflection:
      'Cento e oitenta dias de exibição e mais sete de bebida. No último, com a cabeça pesada de vinho, o rei da Pérsia manda trazer a esposa para os convidados apreciarem. A rainha Vasti se recusa a ir. Não sabemos por quê; o livro não põe discurso na boca dela. Também não diz que fez mal. Diz que custou caro, e que os conselheiros entraram em pânico com a ideia de outras mulheres fazerem igual.\n\nLeia com calma: um homem embriagado quer usar o corpo da mulher como taça da mesa, e ela não vai. Há ordens a que uma pessoa feita à imagem de Deus pode não obedecer, dentro do casamento também.\n\nSeu “não” nem sempre será aplaudido. Pode ter preço, e vale calculá-lo com ajuda. Mas ele existe, e é uma palavra limpa.',
    prayer:
      'Pai, aprendi cedo a dizer sim para não perder o afeto. Devolve-me a liberdade de dizer não: ao que me expõe, ao que me embriaga, ao abraço que não quero, à hora extra que rouba meu filho, à brincadeira que humilha outra mulher. E dá-me sabedoria para dizê-lo com segurança, nunca sozinha onde há perigo.',
    action:
      'Pratique em frente ao espelho três versões: “não, obrigada”, “não posso”, “não quero”. Depois use uma delas numa situação pequena do dia, sem inventar justificativa.',
  },
  {
    day: 16,
    title: 'Tamar falou',
    verse: verse('2 Samuel 13:12', 'irmão não forces erro'),
    reflection:
      'Este dia é pesado e, se hoje não der, pule.\n\nTamar era filha do rei Davi, e o meio-irmão fingiu doença, pediu que ela lhe fizesse comida e a violentou. Ela disse não e argumentou com uma lucidez que assusta. Depois saiu pela rua gritando, de cinza na cabeça. Quem diz que a vítima se calou não leu. Quem a calou foi Absalão, o outro irmão, que lhe pediu para não dar importância, e o pai se enfureceu e não fez nada.\n\nA Bíblia guardou as palavras dela. Deus não mandou apagar a página para proteger a família de Davi.\n\nSe isto aconteceu com você, ontem ou há trinta anos, a culpa é de quem fez. Não precisa perdoar depressa nem se calar em nome da paz. Nas primeiras horas, o hospital cuida e previne doenças e gravidez, mesmo sem boletim. O 180 orienta; se for criança ou adolescente, o 100.',
    prayer:
      'Deus de Tamar, tu ouviste o grito que o palácio abafou. Ouve o meu, ou o daquela que amo. Jesus também foi despido à força e ninguém o defendeu; ele sabe. Não sei ainda falar de perdão; sei falar de dor. Sê para mim abrigo e juiz. Põe ao meu lado uma pessoa que acredite e que não mande esquecer. Eu não sou a cinza, e tu me cobres com outra roupa.',
    action:
      'Se esta história é a sua, conte hoje a uma pessoa de confiança ou ligue 180. Se não é, salve os números 180 e 100 no celular e decore o que dizer a quem contar: “Eu acredito em você. Como posso ajudar?”.',
  },
  {
    day: 17,
    title: 'Sifrá, Puá e um faraó sem nome',
    verse: verse('Êxodo 1:17', 'parteiras temeram Deus não fizeram preservaram'),
    reflection:
      'Aqui vai uma curiosidade: até hoje se discute qual rei do Egito oprimiu os hebreus. O livro não escreve o nome dele, mas escreve o de duas parteiras.\n\nO rei chamou-as e mandou matar os meninos no nascimento. Era uma ordem do homem mais poderoso que elas conheciam, e elas a desobedeceram, bebê após bebê, madrugada após madrugada. Quando foram interrogadas, deram uma resposta esperta. Moisés e a saída do Egito começam nessas mãos que sabiam cortar cordão.\n\nQuase nunca nos pedem heroísmo de palácio. O que nos pedem é menor: no posto, na creche, na escala da cozinha, fazer o certo quando mandam fazer o errado. O temor de Deus dá uma coragem prática. E a memória do céu é diferente da memória dos monumentos.',
    prayer:
      'Senhor da vida, abençoa as mulheres que cuidam de partos, vacinas, merendas, plantões e enterros. Abençoa o meu ofício, que parece pequeno. Quando me pedirem para mentir, falsificar, fechar os olhos, que eu te tema mais do que ao chefe. E mostra-me saídas inteligentes, como mostraste a elas.',
    action:
      'Agradeça hoje, pelo nome, a uma profissional que costuma passar despercebida: a da limpeza, a técnica, a motorista. Diga exatamente o que o trabalho dela permitiu que acontecesse.',
  },
  {
    day: 18,
    title: 'Vinte e dois versos e um suspiro',
    verse: verse('Provérbios 31:30', 'beleza enganosa formosura passageira teme SENHOR'),
    reflection:
      '— Não aguento esse texto — disse a Renata no grupo de mulheres. — Me sinto um lixo cada vez que leem.\n\nFez-se silêncio, e dona Nair, oitenta e um anos, tirou os óculos.\n\n— Minha filha, eu também não gostava, até que fiz uma conta. A mulher do poema trabalha com lã no inverno, planta no tempo de plantar, os filhos já falam e elogiam. É retrato de uma vida, não de um dia. No dia em que eu tinha três pequenos com catapora, a lâmpada apagou cedo, pode ter certeza.\n\nRiram.\n\n— E olha onde termina: em vez de cintura ou de conta bancária, o temor do Senhor. Isso eu posso ter de camisola, na cama do hospital.\n\nRenata anotou a última frase, e era a primeira vez que o poema lhe dava descanso.',
    prayer:
      'Senhor, perdoa as vezes em que fiz da tua Palavra uma régua para bater em mim e nas outras. Obrigada pelas velhas que sabem ler. Quero o que fica quando a pele cede e o cargo acaba: andar diante de ti com respeito e carinho. O resto virá a seu tempo.',
    action:
      'Pergunte a uma mulher bem mais velha: “O que a senhora pararia de cobrar de si, se tivesse a minha idade?”. Ouça até o fim e guarde a resposta por escrito, no jeito dela de falar.',
  },
  {
    day: 19,
    title: 'Alguém canta',
    verse: verse('Sofonias 3:17', 'prazer alegria aquietará amor júbilo'),
    reflection:
      'Que som você imagina quando pensa em Deus olhando para você? Talvez um suspiro, um dedo tamborilando na mesa, um “ai, ai, ai”.\n\nSofonias é um livro sombrio, de juízo e poeira. Depois de muita ruína, no final, a cidade perdoada ouve uma coisa inesperada. O Senhor está no meio dela e se alegra em voz alta. O mesmo que salva com força também aquieta, como quem embala, e a alegria dele transborda.\n\nO profeta se dirige a Sião, povo quebrado e recolhido de novo; e nós, enxertados nele por Cristo, ouvimos junto. Então troque o som que você imaginou, porque não é suspiro nem dedo na mesa. Alguém canta no cômodo ao lado, e o motivo do canto está de chinelo, passando café, achando que não é grande coisa.',
    prayer:
      'Eu não sabia que tu cantavas.\n\nSempre te imaginei de testa franzida, conferindo. Se é verdade que tens alegria em mim, deixa-me escutar um pouco, nem que seja de longe. Cala as outras vozes, a da professora, a do ex, a minha. E quando eu não ouvir nada, que eu confie em quem te ouviu.',
    action:
      'Dia de descanso: ponha uma música que a alegre e dance, ou balance a cadeira, até o fim dela, sem filmar. Se houver criança por perto, chame. Se dançar não é costume seu, bata palmas.',
  },
  {
    day: 20,
    title: 'O que podia',
    verse: verse('Marcos 14:8', 'Esta fez podia ungir sepultura'),
    reflection:
      'Termina a primeira parte do caminho, e com um perfume.\n\nUma mulher entrou num jantar de homens, quebrou o frasco e não economizou. Começaram os comentários: que exagero, com esse dinheiro se faria tal coisa. Jesus mandou que a deixassem em paz. E deu o parecer, que deveria estar bordado em pano de prato: ela fez o que podia. Não o que as outras fariam, nem o dobro, mas o que estava ao alcance dela, com amor, na hora.\n\nEm vinte dias você viu mulheres que falaram, calaram, recusaram, pagaram contas, choraram na igreja, contaram a verdade. Nenhuma fez tudo, e nenhuma precisou ganhar o olhar de Deus, que já estava sobre elas. Amanhã começamos a levantar paredes: faça isso como quem é amada, e faça o que puder.',
    prayer:
      'Jesus, defende-me dos que sempre acham pouco ou demais, e da juíza que mora em mim. Aqui está o meu frasco de hoje: ______. Quebro-o sem medir. Não posso o que não posso, e o que posso é teu. E obrigada por estas semanas em que ouvi, antes de fazer, que tu me amas.',
    action:
      'Escreva num pedaço de pano, azulejo ou papel: “Fez o que podia”. Deixe na cozinha, no armário do serviço ou no volante. Escolha uma exigência que deixará de fazer a si mesma nesta semana.',
  },
];
