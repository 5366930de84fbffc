import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const liderancaDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Candidato um: o espinheiro',
    verse: verse('Juízes 9:15', 'espinheiro elegeis sombra fogo devore'),
    study:
      'Jotão subiu num monte e contou uma fábula para uma cidade que tinha acabado de coroar um assassino. As árvores queriam rei. A oliveira não quis largar o azeite, a figueira o figo, a videira o vinho. Sobrou o espinheiro, que aceitou na hora, prometeu sombra (que sombra dá um espinheiro?) e já ameaçou incendiar quem discordasse. Há dois avisos aí: um para quem se oferece depressa sem ter fruto, outro para as oliveiras: quando as pessoas boas dizem não, o cargo fica com quem arranha.',
    prayer:
      'Deus do olival, olha a árvore que eu sou, se tenho fruto ou só espinho. Dá-me hoje vontade de alimentar antes da vontade de mandar. E se me escondo atrás do meu azeite, diz-me também.',
    practice:
      'Responda por escrito, em duas linhas: quem já comeu do que eu produzo? Se vier um nome, é um bom começo. Se não vier nenhum, comece por aí e não pelo cargo.',
  },
  {
    day: 2,
    title: 'Candidato dois: o da bagagem',
    verse: verse('1 Samuel 10:22', 'escondido entre bagagem'),
    study:
      'Procuravam Saul, o novo rei, e ele estava agachado no meio das malas. Mais alto que todo mundo, e mesmo assim coube ali. A gente ri, com ternura, porque conhece a sensação: a reunião pede um nome e você se interessa muito pelo cadarço. A timidez não é defeito, mas a história de Saul deixa um aviso: o medo que hoje se esconde entre bagagens pode amanhã se esconder atrás de uma lança. Insegurança sem cuidado não vira humildade com o posto; vira desconfiança, e convém tratá-la enquanto é pequena.',
    prayer:
      'Aqui estou, Jesus, entre as malas. Tenho medo de falhar na frente dos outros, e de que descubram. Fala comigo aqui embaixo antes de me chamarem lá fora.',
    practice:
      'Complete com sinceridade: “tenho medo de ir à frente porque…” Leia a frase a Deus em voz alta, duas vezes, e espere um pouco antes de fechar o caderno.',
  },
  {
    day: 3,
    title: 'Candidato três: o da capa',
    verse: verse('Isaías 3:6', 'capa sê governante ruínas'),
    study:
      'O país desabou. Um homem agarra o irmão e diz: você tem um casaco, governe isto aqui. O outro se defende: em casa também me falta pão. Parece piada e é segunda-feira em muita associação de moradores, onde se escolhe quem tem carro, quem fala bonito, quem imprime de graça. Ter recurso não é ter dom. Ter a capa inteira não obriga ninguém a administrar a ruína, e há grandeza em dizer isso.',
    prayer:
      'Quantas vezes escolhi pela capa, Senhor: a voz, o terno, o sobrenome, o número de seguidores. Refaz os meus critérios e mostra no grupo aquele que não brilha e em quem todos confiam.',
    practice:
      'Pense no último cargo que você ajudou a preencher, em casa ou fora. Pergunte-se o que pesou de fato e anote três qualidades que passarão a pesar da próxima vez.',
  },
  {
    day: 4,
    title: 'Candidato quatro: o que nunca ouviu não',
    verse: verse('1 Reis 1:5-6', 'Adonias reinarei carros cinquenta pai'),
    study:
      'Adonias não esperou: arranjou carruagem, cavaleiros e uma comitiva correndo à frente, e avisou ao país que o próximo era ele. O narrador acrescenta um detalhe de família, quase cochichado: o pai jamais o contrariou perguntando por que fazia aquilo. Bonito, querido, sem freio. A liderança dele durou um banquete. Quem nunca foi contrariado por amor chega ao comando sem ter aprendido a ceder. Você teve quem lhe perguntasse “por que fez isso”? Agradeça, e lembre a quem você deixou de perguntar.',
    prayer:
      'Obrigado por quem me disse não quando eu era insuportável. Minha mãe, um professor, aquele chefe. Manda outro, Pai, se eu já estiver correndo com comitiva própria.',
    practice:
      'Peça a uma pessoa próxima que complete: “você fica difícil quando…” Ouça sem se explicar e no fim diga somente: vou pensar.',
  },
  {
    day: 5,
    title: 'Candidato cinco: o que recusou a coroa e ficou com o ouro',
    verse: verse('Juízes 8:23', 'Gideão senhor sobre vós SENHOR'),
    study:
      'Depois da vitória quiseram fazer de Gideão o primeiro de uma dinastia. Resposta perfeita: nem eu nem meu filho, quem governa aqui é Deus. Se o capítulo parasse nesse ponto, teríamos um quadro para a sala. Duas linhas adiante ele pede os brincos do despojo, junta uns vinte quilos de ouro e fabrica um objeto de culto que vira armadilha para o povo e para os seus. É possível dizer a frase certa sobre Deus e ficar com as vantagens do trono, porque a humildade se confere depois do discurso.',
    prayer:
      'Já recusei o título e cobrei o brinco. Tu viste: o melhor lugar, o agrado, a exceção para mim. Jesus, Senhor de verdade, deixo sobre a mesa o que peguei por fora da coroa: este tom de voz, aquela vaga, o direito de nunca esperar na fila. Ajuda-me a não voltar de noite para buscar.',
    practice:
      'Liste os pequenos privilégios que a sua função lhe dá: vaga, horário, informação, isenção. Abra mão de um por este mês, sem contar a ninguém.',
  },
  {
    day: 6,
    title: 'Candidato seis: o expulso',
    verse: verse('Juízes 11:7', 'Jefté odiastes lançastes aflição'),
    study:
      'Os irmãos puseram Jefté na rua porque era filho de prostituta. Anos depois, com o inimigo na fronteira, mandaram buscá-lo. “Agora que estão em apuros vocês se lembram de mim?” Ele tinha razão na mágoa e tinha força no braço; foi. Venceu a guerra, mas não levou a ferida a quem a tratasse, e adiante um voto absurdo dele destruiu a própria filha, página que a Bíblia conta para horror nosso. Ser chamado depois de desprezado é doce. Antes de assumir, convém alguém que ajude a limpar a ferida, porque de cima do cavalo ela sangra nos outros.',
    prayer:
      'Tu sabes quem me pôs na rua. Quero ser útil sem precisar provar nada a eles. Cura o que ainda arde, antes que alguém menor do que eu pague a conta. Pela filha de Jefté, e por tantas, eu choro diante de ti.',
    practice:
      'Alguma rejeição antiga ainda decide por você? Conte-a hoje a uma pessoa segura ou marque conversa com um psicólogo do posto. Escrever já vale como primeiro passo.',
  },
  {
    day: 7,
    title: 'Candidato sete: o que não sabia entrar nem sair',
    verse: verse('1 Reis 3:7', 'servo rei jovem não sei entrar sair'),
    study:
      'O trono era de Salomão, o exército também, e o rapaz confessou de noite que não conhecia nem a porta. Disse mais: o povo é teu, não meu, e é grande demais. Essa combinação, tarefa que me ultrapassa e gente que não me pertence, é a melhor posse que alguém pode tomar. Ele envelheceu mal; esqueceu as duas coisas, pesou a mão nos impostos e nos trabalhos forçados. Por isso a oração da juventude merece ser repetida na meia-idade. Terminou aqui a lista dos candidatos. Com qual deles você se parece hoje?',
    prayer:
      'Não sei entrar nem sair, meu Deus, e fingi tanto que sei! Este povo é teu: os quatro da minha casa, os doze da classe, a equipe da tarde. Ensina-me a perguntar onde fica a porta.',
    practice:
      'Dia de descanso: tire da agenda uma hora em que esperam que você saiba alguma coisa. Passe-a perto de uma criança, ou de uma lembrança de quando você era uma, sem decidir nada.',
  },
  {
    day: 8,
    title: 'Segunda: a chave',
    verse: verse('1 Crônicas 9:27', 'responsáveis guarda abri-la cada manhã'),
    study:
      'Do caderno de Elenice, 51 anos, coordenadora do almoço comunitário: “Hoje abri a cozinha às cinco e vinte. A Bíblia tem uma lista de porteiros que dormiam em volta da casa de Deus porque a eles tocava abrir de manhã. Gosto deles, e ninguém faz estátua de porteiro. Quando me puseram de coordenadora pensei que ia dar ordem; ganhei uma chave e um despertador. As meninas chegam às seis e acham a luz acesa. Acho que ir na frente é isto: acender para os outros verem onde pisam.”',
    prayer:
      'Senhor da madrugada, obrigado pelas mãos que abriram tudo antes de eu acordar: padaria, ônibus, posto, escola. Põe na minha uma chave pequena e faz-me fiel a ela.',
    practice:
      'Chegue dez minutos antes a um compromisso em que outros dependem de você. Deixe pronto o que facilita: luz, cadeira, água, lista. Quando os outros chegarem, já esteja fazendo outra coisa.',
  },
  {
    day: 9,
    title: 'Terça: a escala',
    verse: verse('1 Crônicas 25:8', 'sortes turnos pequeno grande mestre discípulo'),
    study:
      '“Marinalva queria ficar sempre no arroz e nunca no panelão, que é onde a gente se acaba. E eu dava, porque somos comadres. Hoje a Tainá, que tem dezenove anos e lava tudo, perguntou baixinho se existia rodízio. Fiquei vermelha. Os músicos do templo tiravam o turno por sorteio, o mestre na mesma caixinha do aprendiz. Cortei papeizinhos, e saiu panelão para mim na semana toda, e a comadre riu até chorar. Amizade é bênção; escala se faz com papelzinho.”',
    prayer:
      'Deus sem favoritos, mostra-me a quem reservo o arroz e a quem empurro o panelão. Perdoa as minhas panelinhas, dá coragem às Tainás que perguntam baixo, e dá ouvido a quem monta a lista.',
    practice:
      'Ponha no papel a divisão de tarefas da sua casa ou equipe. Quem fica sempre com o pior? Desenhe um rodízio com você incluído e durma uma noite com ele antes de propor.',
  },
  {
    day: 10,
    title: 'Quarta: a caixinha',
    verse: verse('2 Coríntios 8:21', 'honesto diante Senhor pessoas'),
    study:
      '“Faltaram trinta e oito reais. Refiz a conta quatro vezes, achei: o gás da sexta, que paguei e não anotei. Ninguém tinha desconfiado, e eu podia deixar quieto. Mas Paulo, levando dinheiro de oferta, quis companhia escolhida pelas igrejas e explicou que não bastava ser limpo diante do céu, tinha de parecer limpo na terra. Colei a nota na parede, com a conta errada e a certa. A partir de hoje a caixinha tem duas assinaturas. Dormi que nem pedra.”',
    prayer:
      'Examina os meus trocados, Senhor, aqueles que ninguém confere. Quero andar com as contas na parede. Livra da ganância quem cuida do dinheiro dos pobres, começando por mim.',
    practice:
      'Preste contas de um dinheiro comum, mesmo pequeno: a vaquinha, o mercado da casa, a oferta da classe. Mostre entrada, saída e saldo a quem tem direito de saber. Combine ainda um segundo par de olhos: alguém capaz de conferir e que não deva nada a você.',
  },
  {
    day: 11,
    title: 'Quinta: o murmúrio',
    verse: verse('Atos 6:1', 'murmuração gregos viúvas distribuição'),
    study:
      '“Andam dizendo que os da ocupação recebem marmita menor. Minha vontade foi achar quem espalhou. Lembrei da igreja de Jerusalém: a reclamação era que as viúvas de fala grega ficavam sem comida. Os apóstolos não caçaram fofoqueiro: juntaram todo mundo, admitiram que o serviço estava mal cuidado e deixaram o povo escolher sete. Pelos nomes, os sete eram gregos, do lado de quem reclamava! Medi as marmitas hoje, e era verdade. Chamei duas senhoras da ocupação para servir comigo.”',
    prayer:
      'Jesus, tu escutaste viúvas que outros chamavam de encrenqueiras. Ajuda-me a ouvir na reclamação o fato, antes do tom. Que a pessoa deixada de fora segure também a concha.',
    practice:
      'Escolha uma queixa que você vinha ignorando. Vá conferir com os próprios olhos, meça, conte. Escreva o fato em duas linhas, sem o tom, e pense nele até amanhã.',
  },
  {
    day: 12,
    title: 'Sexta: o menino Jonas no comando',
    verse: verse('Êxodo 18:22', 'negócio grave pequeno alivia carga levarão contigo'),
    study:
      '“Tive consulta e deixei Jonas, de dezessete, com tudo. Fiz uma lista de uma página, depois rasguei e escrevi três coisas: fogo, faca e respeito. O resto ele decide. O sogro de Moisés ensinou assim: o grave sobe, o miúdo se resolve embaixo. Voltei ao meio-dia e a farofa tinha uva-passa. Ninguém morreu, e um senhor até repetiu. Fiquei com ciúme por uns dez minutos, confesso aqui. Depois vi o peito daquele menino e pensei: valeu cada passa.”',
    prayer:
      'Custa soltar, Jesus, pois do meu modo fica melhor, ou eu acho. Abre os meus dedos um por um. Abençoa a farofa alheia, alivia a carga e dá-me prazer em ver o outro crescer.',
    practice:
      'Passe a um aprendiz uma decisão inteira, além da execução. Combine no máximo três limites e aceite o resultado com uva-passa. À noite, pergunte o que foi difícil e conte um desastre seu, do tempo em que lhe confiaram a primeira panela.',
  },
  {
    day: 13,
    title: 'Sábado: o dia em que errei',
    verse: verse('2 Samuel 24:17', 'Davi pequei ovelhas fizeram'),
    study:
      '“Gritei com a Tainá diante da fila. O feijão pegou porque eu a tinha mandado à porta, e joguei nela a minha culpa. Ela tirou a touca e foi embora. Davi viu o povo sofrer por um erro dele e disse a Deus: fui eu; estas ovelhas, o que fizeram? Fui à casa dela de tarde, subi a ladeira toda treinando explicação. Na porta saiu outra coisa: fui eu, e foi feio. Não pedi que voltasse. Segunda vou repetir isso na frente da fila, que foi onde aconteceu.”',
    prayer:
      'Fui eu, e não a pressa, nem o cansaço, nem o outro: eu. Jesus, sustenta as minhas pernas na ladeira do pedido de perdão, e cuida de quem ficou com a minha culpa no colo. Há outras ladeiras, de anos atrás, e já nem sei quem mora lá. Mostra uma de cada vez, que as minhas pernas são duas.',
    practice:
      'Se você humilhou alguém em público, repare em público, com a mesma clareza e sem “mas”. Se não lembra de nenhum caso, pergunte em casa.',
  },
  {
    day: 14,
    title: 'Domingo: colo',
    verse: verse('Salmos 131:2', 'sossego calo alma criança desmamada'),
    study:
      '“Não fui à cozinha. Sentei no último banco da igreja, do lado da coluna, onde nem me veem. Veio o salmo da criança desmamada, que fica no colo da mãe sem querer leite, só ficando. Chorei à toa. A semana inteira fui a dona da chave, da escala, da caixinha. Hoje não fui colo de ninguém; fui filha. Se a comunidade almoçou, não sei; Jonas sabe. Tainá mandou mensagem: segunda estou lá, mas quero rodízio no panelão. Pode deixar, menina.”',
    prayer:
      'Não peço nada agora, só fico: a alma quieta, a lista no bolso, o celular longe. Tu seguras o bairro, Senhor, e me seguras também; deixa-me ficar mais um pouco.',
    practice:
      'Dia de descanso: reserve uma hora sem coordenar coisa alguma. Deixe que outro escolha o canal, o caminho, o almoço. Se vier aflição, respire e leia o salmo de novo.',
  },
  {
    day: 15,
    title: 'Ficha de Roboão: só ouve os iguais',
    verse: verse('1 Reis 12:7', 'servo povo servires boas palavras servirão'),
    study:
      'Queixa: perdeu dez das doze tribos em três dias. História: o povo pediu alívio no trabalho. Os velhos aconselharam, em resumo: sirva hoje e terá parceiros para sempre. Os amigos de infância sugeriram engrossar. Ele preferiu a voz que se parecia com a sua. Exame: só segue quem pensa igual, confunde ceder com fraqueza, responde cansaço com ameaça. Conduta: incluir no conselho gente mais velha, gente que carrega o peso e ao menos uma pessoa que não ri das suas piadas. Reavaliar em trinta dias.',
    prayer:
      'Jesus, médico dos reis, examina as pessoas que escuto. Todas têm a minha idade, a minha renda, a minha opinião? Traz para perto a voz de quem carrega o peso, e faz-me servo já nesta tarde.',
    practice:
      'Antes de uma decisão, consulte três pessoas: uma bem mais velha, uma que executa o trabalho e uma que costuma discordar. Anote o que cada qual acrescentou.',
  },
];
