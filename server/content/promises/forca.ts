import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const forca: PromiseTheme = {
  slug: 'forca',
  theme: 'Força',
  actions: [
    'Defina o passo seguinte de uma tarefa difícil, peça força só para ele e comece sem esperar pela disposição ideal.',
    'Aceite a ajuda que alguém já ofereceu e você recusou por orgulho; Deus costuma fortalecer uns pelas mãos dos outros.',
    'Cuide do corpo que Deus lhe deu: marque a consulta adiada, tome o remédio como foi receitado e respeite o sono.',
    'Envie uma palavra de ânimo a quem está lutando há muito tempo, com uma promessa e uma oferta prática de auxílio.',
  ],
  promises: [
    {
      verse: verse('Êxodo 15:2', 'força canção salvação'),
      context:
        'Canto de Moisés e de Israel na outra margem do mar: os escravos de ontem atribuem a Deus a força que não tinham.',
      explanation:
        'A canção veio depois da travessia, com a roupa ainda molhada, e nela ninguém canta os próprios músculos. Israel não tinha exército; teve quem o tirasse do Egito. Dias adiante o povo reclamaria de sede, sinal de que uma vitória não dispensa a dependência de amanhã. Para nós, a grande saída é a da Páscoa de Jesus. Lembrá-la, cantando na cozinha ou no canteiro de obras, devolve o ânimo a quem se sente sem recursos.',
      prayer:
        'Senhor, minha canção, olho para trás e não sei como passei. Não foi esperteza minha. Bendigo-te pelo mar aberto naquele ano, pela rescisão que não me afundou, pela notícia que chegou a tempo. Agora vem a sede, e já começo a murmurar. Põe de novo a música na minha boca, antes que a memória seque. O Deus de minha avó também é o meu. Amém.',
    },
    {
      verse: verse('2 Crônicas 16:9', 'olhos terra corroborar íntegro'),
      context:
        'Palavra do vidente Hanani ao rei Asa, como repreensão por ter confiado na Síria: Deus procura por toda parte a quem sustentar, e pede lealdade inteira.',
      explanation:
        'Imagine um olhar percorrendo a terra inteira à procura de alguém para ajudar. Asa tinha conhecido esse auxílio na juventude e, já experiente, trocou-o por um acordo esperto. Coração íntegro, aí, é um coração inteiro, que pode até falhar, mas não guarda plano secreto contra Deus. Há conta a pagar pelas nossas trocas, como houve para o rei, mas há também o Filho fiel, em quem recomeçamos.',
      prayer:
        'Deus que nos procuras, acha-me hoje. Comecei bem contigo e, com o tempo, aprendi atalhos; assinei acordos que não te mostrei. Quando me avisaram, fiquei com raiva do mensageiro. Junta o meu coração partido em dois e fortalece-o. Fica comigo nas consequências que eu mesmo criei. E põe os olhos nos pequenos fiéis que ninguém conhece, no interior, e sustenta-os. Amém.',
    },
    {
      verse: verse('Neemias 8:10', 'alegria vossa força'),
      context:
        'O povo chorava ao ouvir a Lei depois do exílio; Neemias o manda festejar, repartir comida e tirar vigor da alegria de Deus.',
      explanation:
        'Repare de quem é a alegria: do Senhor. O povo estava arrasado ao perceber quanto tinha se afastado, e recebeu ordem de fazer comida gostosa e mandar um prato a quem não tinha. A força nasceu de saber que Deus tinha gosto em recebê-los de volta. O choro tem lugar, e aparece no mesmo capítulo. Mas há festas que sustentam, e a mesa aberta de Jesus é a maior delas.',
      prayer:
        'Deus da alegria, confundi seriedade com santidade e azedei. Tu me mandas comer bem e repartir. Que a tua alegria me ponha de pé hoje, porque estou sem ânimo. Mostra-me para quem levar a marmita: o porteiro, a vizinha viúva, o primo desempregado. Consola os que choram arrependidos, convida-os à mesa, e alegra-te comigo, Senhor, que isso me fortalece. Amém.',
    },
    {
      verse: verse('Salmos 28:7', 'força escudo confia socorrido'),
      context:
        'Davi passa do clamor à gratidão no meio do salmo: pediu, foi atendido e reconhece quem o protegeu e firmou.',
      explanation:
        'O escudo se usa do lado de fora, e a força se tem por dentro; Davi recebeu as duas coisas do mesmo Deus. Poucos versos antes, ele receava que o céu ficasse mudo. Não sabemos quanto tempo passou entre um verso e outro, e talvez o seu intervalo seja longo. O auxílio pode chegar sem mudar o cenário, por uma firmeza que você não tinha ontem. E o Pai sempre ouve a Cristo, o que já é motivo para cantar.',
      prayer:
        'Meu escudo, clamei com as mãos erguidas e tive medo de estar falando com o teto. Hoje, no meio da semana, sem que nada tenha mudado muito, notei que estou de pé. Foste tu. Aceita um canto desafinado no chuveiro. Rebate as palavras que me atiram e tira de mim as que eu ia devolver. Carrega também, como pastor que és, quem já não consegue erguer os braços. Amém.',
    },
    {
      verse: verse('Salmos 46:1', 'refúgio fortaleza socorro angústia'),
      context:
        'Cântico dos filhos de Coré para uma cidade ameaçada: mesmo com terra e nações em tumulto, o auxílio de Deus está à mão.',
      explanation:
        'Socorro bem presente é o que já está no lugar do aperto. Os cantores de Coré imaginam montanhas afundando e mesmo assim falam de um rio que alegra a cidade. Desastres continuaram acontecendo a gente de fé, e nenhum verso nega isso. O Deus de Jacó está dentro, com os seus. Jesus, na barca e na cruz, provou que Deus não assiste de longe.',
      prayer:
        'Refúgio meu, as notícias me fazem tremer: guerra, clima, crime, preço. Há manhãs em que desejo não abrir os olhos. Sê o chão debaixo do chão. Faz correr o teu rio por esta casa, nem que seja um fio, e dá-nos de beber. Guia bombeiros, médicos e voluntários onde a terra de fato afundou. Quando eu me agitar, manda-me ficar quieto e saber quem és. Amém.',
    },
    {
      verse: verse('Salmos 68:35', 'dá força poder povo'),
      context:
        'Final de um hino de procissão: o Deus que caminhou à frente de Israel no deserto dá força aos que o adoram.',
      explanation:
        'Aquele diante de quem a terra tremeu não guarda a força para si: reparte-a. O hino termina com o Altíssimo dando vigor ao seu povo, em que estão as viúvas, os órfãos e os solitários citados logo no início. Poder, na mão dele, serve para erguer. Quem busca nesta frase autoridade para mandar nos outros leu torto. Cristo subiu e distribuiu dons à igreja, para que o mais fraco também carregue alguma coisa.',
      prayer:
        'Deus temível e bom, gosto de força quando é minha e serve para vencer discussão. Ensina-me a tua. Tu dás família a quem vive só e chão a quem foi preso; faz de nós um povo que levanta. Fortalece os joelhos de quem hoje tomou remédio para conseguir sair da cama. Que alguém mais fraco se apoie no pouco que eu receber. Bendito és para sempre. Amém.',
    },
    {
      verse: verse('Salmos 73:26', 'carne fortaleza porção'),
      context:
        'Asafe, depois da crise de inveja dos ímpios, aceita que o corpo falhe, pois a sua parte definitiva é Deus.',
      explanation:
        'O corpo falha, e Asafe diz isso sem rodeio. Vista curta, mão que treme, memória que foge, quimioterapia: a carne se consome, e nenhuma oração nos isenta de envelhecer. A porção era o pedaço de terra que cabia a cada família, e os levitas não o recebiam, porque o Senhor era o deles. Quem tem Deus por herança não fica pobre quando a saúde vai embora. E o Ressuscitado prometeu tratar do corpo também, no último dia.',
      prayer:
        'Senhor, meu pedaço de chão, já não subo a escada como subia, e dei para perder os nomes. Irrito-me com a lentidão das minhas mãos. Sê a firmeza do que sobra por dentro. Dá paciência a quem cuida de mim, ou a mim que cuido, e graça para rirmos juntos do esquecimento. Quando tudo o mais me escapar, tu não escapas, tu que és a parte que escolhi. Amém.',
    },
    {
      verse: verse('Salmos 84:7', 'força Deus Sião'),
      context:
        'Os peregrinos subiam a Jerusalém por trechos áridos; o salmo diz que, em vez de se gastar, ganhavam ânimo até chegar ao templo.',
      explanation:
        'Ir de força em força é como ir de parada em parada: ninguém recebe na saída o fôlego da viagem completa. Os romeiros tinham sol, pó e um vale de choro no roteiro; em cada pouso ganhavam fôlego para o trecho seguinte. Querer a energia de dezembro em março só traz angústia. A caminhada é em grupo, e o destino, em Cristo, já conhecemos: estar diante do Pai.',
      prayer:
        'Deus da estrada, faltam tantos meses de tratamento, de curso, de prestação, que me sento no meio-fio. Dá-me só até a próxima parada. Agradeço os companheiros: a amiga que manda bom-dia, o irmão que racha o combustível. Transforma em fonte este trecho seco, para quem vem depois. E não me deixes esquecer para onde vou: é a ti que quero ver. Amém.',
    },
    {
      verse: verse('Isaías 40:29', 'força cansado vigor'),
      context:
        'Mensagem aos exilados que se julgavam esquecidos: o Criador, que nunca se esgota, sustenta quem chegou ao limite.',
      explanation:
        'Deus não faz a conta de quem merece reforço; começa por quem está no zero. O verso diz “cansado” e “sem vigor”; “esforçado” e “promissor” ficaram de fora. Até rapaz novo tropeça, lembra a frase seguinte, tirando de nós a vergonha de não dar conta. Multiplicar as forças não transforma ninguém em máquina: o Criador sabe que precisamos de cama e pão. Ele sustenta, e Jesus, exausto junto a um poço, compreende.',
      prayer:
        'Criador que não se cansa, eu me canso muito. Bateria fraca desde cedo. Não venho negociar com méritos; venho com a mão aberta e o pulso baixo. Multiplica o pouco, se for para hoje continuar; e, se for para parar, dá-me a humildade do sofá. Olha pelos cuidadores da noite, pelos residentes do pronto-socorro, pelas avós que criam netos. Renova-nos a todos. Amém.',
    },
    {
      verse: verse('Isaías 40:31', 'renovarão asas correrão caminharão'),
      context:
        'Conclui o consolo aos cativos na Babilônia: quem espera em Deus recebe forças novas para a longa volta, ora voando, ora apenas andando.',
      explanation:
        'A ordem parece invertida: primeiro voar, depois correr, por fim caminhar. Talvez seja de propósito. Levantar voo acontece em poucos dias; andar sem desistir, quando nada emociona, é o milagre das quintas-feiras comuns. O verbo hebraico para “esperar”, segundo alguns estudiosos, lembra corda torcida, bem atada a Deus. A fadiga continuará aparecendo e pedirá repouso. A troca de forças é obra de Deus, que ergueu Cristo dentre os mortos.',
      prayer:
        'Senhor, hoje não peço asas; peço pés. Que eu leve a criança à escola, abra a loja, faça a fisioterapia, volte, e amanhã outra vez. Troca a minha força gasta pela tua, como quem troca o turno. Se quiseres dar-me algum dia uma vista do alto, agradecerei; enquanto isso, segura-me no chão. E não deixes para trás os que mancam na caminhada da igreja. Amém.',
    },
    {
      verse: verse('Isaías 41:10', 'temas contigo fortaleço'),
      context:
        'Garantia a Israel, servo escolhido e disperso, num tempo em que as nações tremiam: Deus o segura e ajuda com mão justa.',
      explanation:
        'Conte os verbos que Deus assume na frase: estar junto, ser o seu Deus, fortalecer, ajudar, sustentar. Ao povo coube apenas não se deixar dominar pelo susto. Era Israel quem ouvia, servo pequeno entre impérios; pelo Servo Jesus, a mesma mão alcança quem nele crê. Ela não impede toda perda, e o verso não diz que você nunca vai tremer. Diz que, enquanto treme, uma mão justa segura você.',
      prayer:
        'Mão direita do meu Deus, segura-me. Estou na porta da sala e me chamaram pelo nome. As pernas não obedecem. Não te peço que sumam o juiz, o médico, a banca; peço que entres comigo. Fortalece-me a voz, ajuda-me a dizer a verdade, sustenta-me depois do resultado, seja qual for. E lembra-te de quem espera lá fora, roendo o copo de plástico, orando por mim. Amém.',
    },
    {
      verse: verse('Habacuque 3:19', 'fortaleza corças andar altos'),
      context:
        'Habacuque espera a invasão e aceita a perda de colheita e gado; ainda assim canta o Deus que lhe firma os pés.',
      explanation:
        'Figueira sem flor, curral vazio, despensa limpa, e o profeta canta. Não é que ele ache bom perder; no começo do livro tinha brigado com Deus por causa da injustiça. Descobriu pés de corça, o bicho que pisa firme em beira de abismo. O terreno segue perigoso e a colheita não reaparece no capítulo. O que o sustenta é o Deus da salvação, que mais tarde daria o próprio Filho.',
      prayer:
        'Deus de Habacuque, este ano a safra foi de contas. Já discuti contigo e não retiro as perguntas. Ainda assim canto, meio rouco, porque és tu que me salvas. Dá-me pés que achem apoio nesta beirada: a próxima decisão, a próxima entrevista, o próximo aluguel. Ensina os meus filhos a festejar com pouco sem chamar injustiça de normal. Leva-nos pelos altos sem cair. Amém.',
    },
    {
      verse: verse('2 Coríntios 12:9', 'graça basta poder fraqueza'),
      context:
        'Três vezes Paulo pediu que lhe tirassem um espinho. O Senhor não o tirou e prometeu graça suficiente em meio à debilidade.',
      explanation:
        'Paulo pediu três vezes e ouviu um “não” que trazia um presente dentro. A graça que basta é o próprio Cristo vindo morar onde somos fracos. Ninguém sabe ao certo qual era o espinho, e assim cada um reconhece o seu. Orar por alívio é legítimo, e tratar-se também. Se o alívio tardar ou não chegar, a insuficiência pode tornar-se o lugar onde o poder de Cristo aparece.',
      prayer:
        'Senhor, peço pela quarta, pela décima vez: tira isto. Se a resposta continuar sendo graça, ensina-me a recebê-la sem desprezo. Esta limitação me envergonha diante dos fortes. Vem morar nela. Livra-me de fingir que está tudo sob controle e de fazer da dor uma identidade. Usa a minha mão trêmula para segurar outra. Basta-me hoje o que hoje me deres. Amém.',
    },
    {
      verse: verse('Filipenses 4:13', 'Posso Cristo fortalece'),
      context:
        'Agradecendo da prisão uma oferta, Paulo diz que aprendeu a viver com fartura e com fome, amparado por Cristo nas duas situações.',
      explanation:
        'Em camiseta de atleta a frase promete pódio; na cela de Paulo, falava de panela cheia e panela vazia. “Tudo posso”, no contexto, é atravessar as duas sem perder o rumo, porque Cristo dá a força. A frase não serve para qualquer sonho nem manda aguentar o que deve ser mudado. Serve para ser fiel com décimo terceiro e sem ele, aplaudido ou esquecido. E Paulo agradeceu a ajuda dos irmãos.',
      prayer:
        'Cristo que me fortaleces, já usei essa tua palavra para forçar portas. Ensina-me o segredo do contentamento: com mesa farta, não te esquecer; com mesa magra, não te acusar. Eu posso, contigo, pedir ajuda; posso dizer não; posso começar pequeno. Dá-me generosidade com quem está na cela, no leito, no aperto. E que a vitória, se vier, não me suba à cabeça. Amém.',
    },
    {
      verse: verse('2 Timóteo 4:17', 'Senhor ajudou fortaleceu livrado'),
      context:
        'Abandonado por todos no tribunal, o velho apóstolo conta a Timóteo quem ficou ao seu lado e lhe deu firmeza para testemunhar.',
      explanation:
        'As cadeiras vazias no tribunal doeram em Paulo, e ele pede que isso não seja cobrado de ninguém. Alguém, porém, ficou em pé do lado dele. A força recebida tinha finalidade: falar de Jesus mesmo na condição de réu. Daquela vez escapou do leão; pouco depois, segundo a tradição antiga, morreu. Livramento, para ele, já incluía chegar salvo ao Reino, e por isso a carta termina em louvor.',
      prayer:
        'Senhor, procurei os meus na plateia e não vieram. Um tinha compromisso, outro teve medo, outro nem respondeu. Tu ficaste. Não lhes cobres isso nem deixes que eu cobre. Dá-me firmeza para contar a verdade sem veneno e o teu nome sem vergonha. Põe-me ao lado de alguém que hoje responde sem testemunha. Livra-me do leão e, quando eu morrer, leva-me para casa. Amém.',
    },
  ],
};
