import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const profeciaMotivacionalDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'O espelho do banheiro',
    verse: verse('Tiago 1:23-24', 'espelho rosto saiu esqueceu'),
    study:
      'Sete e dez, escova na boca. Você viu a olheira, a mancha de pasta, e saiu. No elevador já reparava no sapato sujo do outro. Tiago ri desse esquecimento: o sujeito se observa com atenção e, dois passos depois, não lembra da própria cara. Quem tem nariz para o erro alheio precisa de um treino específico, o de ficar mais um minuto. Combinamos assim: até sábado ninguém será corrigido por você, nem em pensamento, se der, porque a aula é de espelho.',
    prayer:
      'Jesus, segura o meu queixo e vira-o para cá por mais um minuto. Não deixes que eu corra a olhar o rosto dos outros antes de lembrar como é o meu.',
    practice:
      'Cole um papelzinho no espelho com uma pergunta: “o que vi aqui que já esqueci?” Responda antes de sair, em voz alta, três manhãs seguidas.',
  },
  {
    day: 2,
    title: 'O espelho derretido',
    verse: verse('Êxodo 38:8', 'pia bronze espelhos porta tabernáculo'),
    study:
      'Na porta da tenda serviam algumas mulheres. Entregaram os espelhos, naquele tempo de metal polido, e com eles se fundiu a bacia onde os sacerdotes se lavavam. Ver-se virou lavar-se. Há uma honestidade que apenas contempla o próprio defeito, quase com gosto, e conta a todos como é difícil ser assim. Outra derrete o espelho: reconheci, e agora, onde está a água?',
    prayer:
      'Já sei de cor o que está errado em mim, meu Deus, e até faço graça com isso. Toma o bronze da minha lucidez, funde-o, faz dele uma bacia e lava-me.',
    practice:
      'Escolha um defeito que você vive confessando. Desta vez, em lugar de comentá-lo, dê um passo na direção da água: devolver, apagar, desculpar-se, marcar consulta.',
  },
  {
    day: 3,
    title: 'O espelho de água',
    verse: verse('Provérbios 27:19', 'água reflete rosto coração'),
    study:
      'Poça, balde, açude: durante milênios foi ali que a maioria se viu, tremida. O provérbio é curto e admite leituras. Uma diz que o coração revela a pessoa. Outra, que um coração reflete outro, e por isso o que me irrita tanto no cunhado talvez more também aqui. Vale como suspeita, não como regra; às vezes o cunhado está mesmo errado. Mas antes de jogar a pedra na água, repare de quem é o rosto que vai se partir.',
    prayer:
      'Hoje me irritei com a preguiça de uma, com a pose de outro. Mostra, sem crueldade, a minha parte nesse reflexo. E se não for minha, dá-me paz para falar limpo.',
    practice:
      'Anote as três coisas que mais o incomodaram em outros esta semana. Ao lado de cada uma: “em que situação eu faço parecido?” Deixe em branco a que não couber.',
  },
  {
    day: 4,
    title: 'O retrovisor',
    verse: verse('Deuteronômio 8:2', 'lembrarás caminho deserto provar coração'),
    study:
      'Moisés, já sem direito de atravessar o rio, pede ao povo que olhe para trás: quarenta anos de areia para saber o que havia dentro deles. O deserto não pôs nada; mostrou. A falta de água revelou a queixa, e a fartura, mais adiante, revelaria o esquecimento. Olhe agora para a sua estrada. O que mostraram a demissão, o casamento, a promoção? Quem vive apontando rumos precisa conhecer os próprios desvios pelo nome da placa, e isso amansa a voz.',
    prayer:
      'Deus que andaste atrás e adiante, percorro contigo as curvas. Naquela cidade eu menti, naquele emprego fui corajoso. Ali te abandonei e tu acampaste perto. Aqui me achei melhor do que a caravana inteira, até faltar água. Deixa-me parar em cada placa o tempo de um obrigado ou de um perdão, e sem envergonhar quem hoje entra na mesma curva.',
    practice:
      'Desenhe a sua estrada com cinco placas. Em cada uma escreva o que ela mostrou do seu coração, bom ou ruim, e guarde a folha na Bíblia como marcador.',
  },
  {
    day: 5,
    title: 'A câmera frontal',
    verse: verse('Provérbios 16:2', 'caminhos puros próprios olhos pesa espíritos'),
    study:
      'Doze fotos, publica-se uma. Com os motivos fazemos igual: revemos a cena, escolhemos o ângulo, aplicamos o filtro “eu só queria ajudar”. O provérbio observa que aos nossos olhos todos os nossos caminhos saem limpos. Ninguém se acha vilão. Deus usa balança em vez de câmera, e balança não tem ângulo. Da próxima vez que alguém lhe disser “não foi isso que eu senti”, resista ao impulso de reenviar a foto.',
    prayer:
      'Pesa o meu coração, Senhor, já que sei disfarçar. Quanto daquela franqueza foi amor e quanto foi revide, quanto foi zelo e quanto foi plateia? Diz o número, Jesus, que eu aguento, se ficares perto da balança.',
    practice:
      'Reconte para Deus um conflito recente como o outro contaria, na primeira pessoa dele, com boa-fé. Dê a esse exercício uns dez minutos, por escrito. Ao reler, sublinhe a frase em que você pensou: disso eu não sabia. Se não houver nenhuma, recomece.',
  },
  {
    day: 6,
    title: 'O raio X',
    verse: verse('Salmos 51:6', 'verdade íntimo secreto sabedoria'),
    study:
      'Davi tinha sido desmascarado, e podia ter negociado uma nota oficial. Escreveu um salmo, e no meio dele descobre o que Deus queria o tempo todo: verdade nos ossos, lá onde a luz comum não entra. Não a confissão bem redigida; a ausência de quarto secreto. Raio X não julga o osso, apenas mostra a fratura. Você sabe onde é. Antes de qualquer palavra corajosa para fora, existe uma frase que ainda não foi dita a ninguém.',
    prayer:
      'Aqui dentro, onde nem eu costumo vir, há uma coisa. Vou dizê-la inteira, em voz baixa, agora. Foi isso, Jesus, e não caiu o teto. Continuas olhando para mim do mesmo modo, e eu, que esperava uma sentença, escuto a chuva no telhado. Ensina-me a viver sem esse quarto fechado.',
    practice:
      'Diga a frase não dita: primeiro a Deus, sozinho. Depois decida quem, entre os seus, merece ouvi-la (pastor, amiga, terapeuta) e marque o encontro.',
  },
  {
    day: 7,
    title: 'A vidraça de noite',
    verse: verse('1 Coríntios 13:12', 'vemos espelho enigma conheço parte'),
    study:
      'Ônibus à noite: você olha para fora e enxerga, misturados, a rua e o seu próprio rosto. É quase isto que Paulo diz do nosso conhecimento, feito em espelho embaçado, aos pedaços. Boa imagem para encerrar a semana. Toda vez que você vê o outro, há um tanto de você no vidro. Não é motivo para fechar os olhos. É motivo para falar como quem pode estar confundindo as luzes, e para esperar o dia em que veremos de frente, já conhecidos por inteiro.',
    prayer:
      'Tu já me vês sem vidro, e que descanso e que susto! Enquanto for noite, limpa com a manga um círculo na janela, o bastante para eu enxergar meu irmão como irmão.',
    practice:
      'Dia de descanso: sente-se perto de uma vidraça quando escurecer e olhe, sem concluir nada, a rua e o seu rosto misturados. Peça a Deus olhos descansados.',
  },
  {
    day: 8,
    title: 'Modo interrogativo: cinco irmãs',
    verse: verse('Números 27:4', 'Por que nome pai herança'),
    study:
      'Cinco moças órfãs, filhas de Zelofeade, foram à frente de Moisés, dos chefes e de todo mundo. A regra dava terra apenas a filhos homens, e o pai delas só teve filhas. Elas não acusam; expõem o fato e perguntam: por que sumiria o nome dele? Moisés, honesto, não sabia; levou o caso a Deus, que respondeu com uma das frases mais bonitas ditas sobre mulheres na lei: elas têm razão. Uma pergunta exata, feita na porta certa, mudou a norma para todas as seguintes.',
    prayer:
      'Deus que deste razão às cinco, dá-nos perguntas assim. Peço pelas herdeiras passadas para trás no cartório, pelas viúvas enroladas por parentes, pela moça que treina o chefe novo e ganha menos do que ele: que alguém as escute e mude a regra. E quando for eu o Moisés, faz-me confessar que ignoro, e levar o caso a ti.',
    practice:
      'Transforme em pergunta sincera uma crítica que está na ponta da língua: “por que fazemos desse jeito?” Leve-a a quem pode responder, não ao corredor.',
  },
  {
    day: 9,
    title: 'Condicional: os ajudantes de Naamã',
    verse: verse('2 Reis 5:13', 'Meu pai se mandasse grande farias'),
    study:
      'O general ia embora batendo a porta da carruagem: esperava um espetáculo e lhe mandaram tomar banho num rio barrento. Os criados se aproximaram. Repare no tratamento, “meu pai”, e no raciocínio que começa com “se”. Se fosse coisa grandiosa, o senhor não faria? Nada de “orgulho, hein”. Deram-lhe uma ponte por onde voltar sem parecer derrotado. Muita verdade se perde por falta de jeito. O “se” deixa ao outro a dignidade de concluir sozinho.',
    prayer:
      'Obrigado pelos que me deram ponte quando eu batia a porta. Empresta-me a delicadeza desses empregados sem nome, que salvaram um homem com uma hipótese.',
    practice:
      'Numa conversa tensa, experimente: “se a gente tentasse só por uma semana, o que aconteceria?” Deixe a resposta com a pessoa e não cobre no mesmo dia.',
  },
  {
    day: 10,
    title: 'Primeira pessoa: Judá',
    verse: verse('Gênesis 38:26', 'Judá justa que eu dei'),
    study:
      'A história é triste e a Bíblia não a enfeita. Judá negou à nora viúva o direito que lhe devia, usou-a sem reconhecê-la e, ao saber da gravidez, quis queimá-la. Ela mandou de volta o anel e o bordão: são de quem? Ele podia ter destruído a prova. Disse, diante de todos: ela é mais justa do que eu. O homem que um dia vendeu o irmão começou ali a endireitar. A fala mais profética de um ambiente inteiro pode ser uma frase com o sujeito “eu”. Quase sempre chega tarde, e ainda assim salva.',
    prayer:
      'Aqui estão o anel e o bordão, que eram meus o tempo todo. Ela tinha razão, Senhor, e eu já juntava a lenha. Apaga o fogo que acendi para os outros e devolve a ela o nome.',
    practice:
      'Reconheça, diante das mesmas pessoas que ouviram a sua acusação, que alguém estava certo e você não, numa frase só, que comece com “eu”.',
  },
  {
    day: 11,
    title: 'Terceira pessoa: falar bem do ausente',
    verse: verse('1 Samuel 19:4', 'Jônatas falou bem Davi Saul peque'),
    study:
      'O rei Saul mandou o filho e os criados matarem Davi. Quem o defendeu foi justamente o herdeiro, o mais prejudicado pela fama do outro. Jônatas lembrou fatos: ele arriscou a vida, o senhor viu, o senhor mesmo se alegrou. Disse também o nome da coisa: sangue inocente. Naquela manhã deu certo, mas depois a lança voltou, e Jônatas tornou a falar até quase levá-la no peito. Desconfie da franqueza que só aparece quando o assunto está na sala e nunca em favor de quem não está.',
    prayer:
      'Jesus, tu defendes os ausentes, como defendeste João quando ele estava na cadeia. Na roda de hoje, quando o nome de alguém cair no chão, que seja eu a apanhar.',
    practice:
      'Quando falarem mal de alguém, conte um fato bom e verdadeiro que você presenciou. Se o mal for verdade, proponha: “quem de nós vai falar com ele?”',
  },
  {
    day: 12,
    title: 'Vocativo: “Simão, tenho uma coisa a dizer”',
    verse: verse('Lucas 7:40', 'Simão uma coisa dizer Dize Mestre'),
    study:
      'Simão julgava em silêncio, com a boca cheia. Jesus ouviu aquele silêncio, e não expôs o homem dizendo o que ele pensava: chamou-o pelo nome, pediu licença, esperou o “diga”. Depois contou um caso de dívidas e deixou que o próprio anfitrião desse a sentença. Só então mostrou a mulher, e falou da água que faltou, do beijo que não houve. A ordem educa: nome, licença, história, fato. Quantas vezes começamos pelo fato, no grupo do zap, em maiúsculas?',
    prayer:
      'Chama-me também pelo nome e pede licença, tu que não precisas. Digo: fala, Mestre; e quando for a minha vez, que eu saiba esperar pelo “diga” do outro.',
    practice:
      'Se precisa corrigir alguém, comece com o nome e uma pergunta: “posso lhe dizer uma coisa que me preocupa?” Se a resposta for não agora, aceite e pergunte quando. Tendo o sim, conte primeiro um caso seu em que errou parecido, e depois o fato, um só.',
  },
  {
    day: 13,
    title: 'Imperativo com medida: o homem do Jordão',
    verse: verse('Lucas 3:11', 'duas túnicas reparta comida'),
    study:
      'João Batista tinha fama de feroz. Mas quando perguntaram “e nós, o que fazemos?”, as ordens dele couberam no bolso de cada um. Quem tem duas roupas, dê uma. Cobrador, cobre o certo. Soldado, não arranque nada à força e viva do soldo. Não mandou ninguém para o deserto comer gafanhoto. O bom imperativo é aquele que a pessoa consegue obedecer antes do jantar, no emprego que tem. Quem só diz “mude de vida!” acerta o tom e erra o serviço.',
    prayer:
      'Chega de frases grandes, Jesus: o que faço? Dá-me uma ordem do meu tamanho: a túnica, o troco, a escala. Já estou de pé, com a mão na maçaneta.',
    practice:
      'Abra o armário e pratique a conta de João: do que você tem dois, um sai hoje de casa. Escolha antes quem vai usá-lo.',
  },
  {
    day: 14,
    title: 'Reticências: o dedo no pó',
    verse: verse('João 8:8', 'inclinar-se escrevia terra'),
    study:
      'Trouxeram uma mulher e esqueceram o homem. Queriam uma frase que servisse de armadilha. Jesus disse uma só, e em seguida calou-se e voltou a escrever no chão. Ninguém sabe o quê. Aquela segunda pausa fez o trabalho: os mais velhos foram saindo, sem que um nome fosse citado. Muitos manuscritos antigos não trazem o episódio, e as Bíblias costumam avisar; a igreja o guardou porque reconhece nele o Senhor. Há verdades que só terminam de ser ditas quando a gente para.',
    prayer:
      '…\n\nÉ isto, Senhor, o silêncio, e vou ficar nele um pouco. Se eu for a mulher, levanta-me. Se eu for da roda, ajuda-me a soltar a pedra e ir embora sem discurso.',
    practice:
      'Dia de descanso: passe uma hora sem dar opinião, nem por mensagem. Se houver terra ou areia por perto, escreva nela com o dedo o que quiser e apague.',
  },
  {
    day: 15,
    title: 'Indicação: para que serve',
    verse: verse('Efésios 4:15', 'sigamos verdade amor cresçamos Cristo'),
    study:
      'Indicado para: fazer crescer, e mais nada. Paulo junta verdade e amor num verbo difícil de traduzir, algo como “verdadeando no amor”, e a finalidade é que o corpo inteiro chegue à estatura de Cristo. Não é indicado para aliviar o peito de quem fala, ganhar discussão, testar a amizade, nem desabafar cansaço. Uma pergunta de farmácia antes de abrir a caixa: se a pessoa melhorar com isto, eu fico feliz mesmo que ela nunca saiba que fui eu?',
    prayer:
      'Pai, tu nos queres crescidos e não humilhados. Confere a minha receita e, se era por mim que eu ia falar, guarda a frase na gaveta até que seja pelo outro.',
    practice:
      'Pegue uma verdade que você quer dizer a alguém e complete: “com isto espero que ela cresça em…” Se não souber completar, ainda não é hora.',
  },
];
