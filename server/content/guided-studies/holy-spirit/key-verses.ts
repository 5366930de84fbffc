import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const keyVerses: AuthoredStudy<'holy-spirit'>['keyVerses'] = [
  {
    reference: verse('Jó 33:4', 'Espírito fez sopro vida'),
    explanation:
      'Antes de falar a um homem coberto de feridas, Eliú se põe no mesmo chão: também fui feito por Deus, também recebi dele o fôlego. Quem se lembra disso fala mais baixo. O Espírito que dá a fé é o mesmo que dá o fôlego, e por isso nenhuma pessoa, crente ou não, merece ser tratada como coisa.',
  },
  {
    reference: verse('Salmos 104:30', 'Envias Espírito criados renovas terra'),
    explanation:
      'O salmista observa leões, cabras, navios e capim, e vê a criação inteira recebendo vida dia após dia. O Espírito não cuida apenas de almas: renova o chão depois da seca e do fogo. Cuidar de um canteiro, de um córrego, de um bicho doente combina com o que ele anda fazendo.',
  },
  {
    reference: verse('Isaías 11:2', 'repousará sabedoria conselho força temor'),
    explanation:
      'A árvore da família de Davi tinha sido cortada, e do toco nasceria um ramo. Sobre ele estariam as qualidades que faltaram aos reis: juízo certo, conselho, firmeza, reverência. Adiante o capítulo diz para quê: defender o pobre sem se guiar por aparências. Quem segue esse Rei aprende a desejar o mesmo Espírito para governar pouco ou muito.',
  },
  {
    reference: verse('Ezequiel 36:26-27', 'novo coração pedra Espírito andeis'),
    explanation:
      'Deus fala a exilados que tinham perdido terra e moral. Em vez de exigir que melhorem para voltar, promete agir por dentro: transplante primeiro, obediência em seguida. É um texto para quem já tentou mudar à força. A vontade nova também é dádiva, e daí nascem passos bem práticos.',
  },
  {
    reference: verse('Miqueias 3:8', 'cheio poder Espírito juízo transgressão'),
    explanation:
      'Os profetas do tempo de Miqueias falavam conforme o que recebiam: quem pagava ouvia paz. Ele se diz cheio de outra coisa, e a prova é a coragem de nomear a injustiça dos grandes. Plenitude do Espírito, na Bíblia, pode soar como denúncia. Desconfie da unção que só agrada a quem a sustenta.',
  },
  {
    reference: verse('Zacarias 4:6', 'força violência espírito exércitos'),
    explanation:
      'Zorobabel tinha um templo pela metade, poucos recursos e muitos adversários. A palavra que recebe não dispensa pedreiros; diz de onde virá o fôlego para concluir. Serve a quem mantém uma obra pequena com quase nada. O critério também alerta: o que precisa de pressão e truque para avançar talvez já não dependa do Espírito.',
  },
  {
    reference: verse('Lucas 11:13', 'filhos quanto Pai Espírito pedirem'),
    explanation:
      'Jesus argumenta com o que há de mais caseiro: pai nenhum dá cobra a quem pede peixe. Se nós, com nossos defeitos, sabemos dar de comer às crianças, o Pai saberá dar o melhor que tem. Repare que ele não exige mérito nem fórmula. O filho pede, e volta a pedir amanhã.',
  },
  {
    reference: verse('João 7:37-39', 'sede beba rios Espírito'),
    explanation:
      'Na festa em que se derramava água do tanque de Siloé, Jesus se levanta e grita para os sedentos. A ordem é simples: vir a ele e beber. O rio vem depois, e corre para fora. Quem seca por servir demais pode começar de novo pelo início, que é a sede confessada.',
  },
  {
    reference: verse('João 14:26', 'Consolador ensinará lembrar dito'),
    explanation:
      'A promessa foi feita primeiro aos apóstolos, que guardariam para nós as palavras de Jesus. Por extensão, ampara todo discípulo esquecido. Note que só se lembra o que um dia se ouviu: ler os evangelhos é pôr lenha no lugar em que o Mestre interior costuma acender o fogo.',
  },
  {
    reference: verse('Atos 1:8', 'poder Espírito testemunhas Jerusalém terra'),
    explanation:
      'Os discípulos perguntaram por datas e por um reino nacional. Ouviram falar de testemunho e de um mapa que se abre em círculos. O poder prometido serve para contar o que se viu de Jesus, a começar pela cidade onde eles tinham fracassado. Jerusalém pode ser a mesa da sua cozinha.',
  },
  {
    reference: verse('Atos 13:2', 'jejuado Separai Barnabé Saulo obra'),
    explanation:
      'Antioquia tinha líderes de cores, cidades e classes diferentes adorando juntos. No meio do culto e do jejum, o Espírito pede justamente os dois melhores. A igreja não segurou: orou, abençoou, despediu. A direção costuma vir assim, em comunidade, e às vezes custa abrir mão de quem gostaríamos de manter por perto.',
  },
  {
    reference: verse('Romanos 5:5', 'esperança amor derramado corações Espírito'),
    explanation:
      'Paulo fala de sofrimento que produz paciência, e de uma esperança que não deixa ninguém envergonhado. A garantia é o amor de Deus, derramado por dentro como água. Nem sempre o sentimos, assim como não sentimos o sangue correr. Esse amor aparece quando, apesar de tudo, você ainda consegue querer bem.',
  },
  {
    reference: verse('Romanos 8:11', 'ressuscitou Jesus habita vida mortais'),
    explanation:
      'Diante de um caixão, esta frase segura a gente. O Espírito que mora no cristão já abriu um túmulo. Ele não promete que o corpo deixará de adoecer; promete que o pó não terá a última palavra. Por isso a igreja visita doentes, sepulta com canto e espera a manhã de Deus.',
  },
  {
    reference: verse('Romanos 8:14', 'guiados Espírito Deus filhos'),
    explanation:
      'O contexto fala de abandonar as obras que matam. Ser guiado, então, é antes de mais nada ser levado para longe do pecado e na direção do Pai. Escolhas de emprego e de cidade têm o seu lugar, porém a direção principal já é conhecida: parecer com Jesus, o Filho de Deus.',
  },
  {
    reference: verse('1 Coríntios 2:12', 'recebemos Espírito saibamos dadas'),
    explanation:
      'Corinto admirava quem falava difícil, e Paulo diz que o Espírito foi dado para que entendamos os presentes de Deus, e o maior deles é o Crucificado. Inteligência espiritual aparece menos em segredos que em gratidão: perceber o que Deus já pôs na mesa e que passávamos sem ver.',
  },
  {
    reference: verse('1 Coríntios 12:13', 'todos batizados Espírito corpo livres'),
    explanation:
      'Judeu e grego, escravo e dono bebem do mesmo copo. Numa cidade de tantas diferenças sociais, isso era quase ofensivo. Qualquer que seja a leitura da sua igreja sobre este batismo, aqui está um efeito que nenhuma pode dispensar: a patroa e a diarista, irmãs de verdade.',
  },
  {
    reference: verse('Romanos 15:13', 'esperança encha alegria paz poder Espírito'),
    explanation:
      'É uma bênção escrita a uma igreja que brigava por comida e calendário. Paulo não encerra com bronca; pede que Deus os encha. Alegria, paz, e por fim esperança que sobra e escorre para quem está ao lado. Experimente dizê-la sobre alguém, olhando nos olhos, com a mão no ombro.',
  },
  {
    reference: verse('2 Timóteo 1:7', 'medo força amor moderação'),
    explanation:
      'Timóteo era tímido, de saúde fraca, e o seu mestre, Paulo, estava preso. Timóteo recebe três palavras que se equilibram: força, para não fugir; amor, para que a força não machuque; moderação, para que o amor não perca a cabeça. O medo pode até continuar, mas já não manda.',
  },
  {
    reference: verse('Tito 3:5', 'misericórdia nascimento renovação Espírito'),
    explanation:
      'Creta tinha péssima fama, e Tito devia formar gente honesta ali. A base não é elogio nem chicote: Deus nos salvou por pura misericórdia, lavando e renovando. Quem se lembra de onde foi tirado trata o vizinho complicado com outra paciência. Renovação é palavra de todo dia, como banho.',
  },
  {
    reference: verse('2 Pedro 1:21', 'profecia vontade humana homens conduzidos Espírito'),
    explanation:
      'O verbo lembra barco levado por vento: os autores continuaram remando com estilo, memória e sotaque próprios, e quem os conduzia era o Espírito. Por isso se pode confiar na Escritura e conferir por ela qualquer outra voz. O Espírito não contradiz hoje o que inspirou há séculos.',
  },
];
