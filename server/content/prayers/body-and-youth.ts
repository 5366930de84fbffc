import type { PrayerTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const bodyAndYouth: readonly PrayerTheme[] = [
  {
    slug: 'hiv',
    theme: 'Viver com HIV',
    synonyms: [
      'HIV',
      'soropositivo',
      'soropositiva',
      'descobri que tenho HIV',
      'meu exame de HIV deu positivo',
      'meu filho tem HIV',
      'meu marido me passou HIV',
      'antirretroviral',
      'preconceito por causa do HIV',
      'aids',
    ],
    prayers: [
      'O resultado veio num envelope, Senhor, e a enfermeira falou com tanta calma que eu quase não entendi. Tenho HIV. Saí do posto e a rua era a mesma, e eu não. Pensei na minha mãe, na igreja, em quem vai querer beber no meu copo.\n\nUm leproso perguntou a Jesus se ele queria curá-lo, e antes da cura recebeu o toque que ninguém lhe dava (Marcos 1:40-41). Toca em mim, porque já me sinto longe de todos. Livra-me do desespero desta semana. Ajuda-me a começar o tratamento, a tomar o remédio todos os dias, a ir às consultas. A médica disse que posso viver muito e ficar sem transmitir, e eu quero acreditar nela.\n\nO que houve de pecado, meu ou de outro, trago à tua luz e recebo perdão. O que é doença, trato como doença. Mostra a quem contar e a quem não preciso contar. Dá-me coragem de avisar quem também deve fazer o exame. Se a tristeza ficar escura demais, que eu telefone para alguém. Tu não tens nojo de mim. Jesus estendeu a mão, e nela eu ponho a minha vida, com este vírus e com tudo. Amém.',
      'Tomo um comprimido por dia há doze anos, Pai, e quase ninguém sabe. A carga está indetectável, trabalho, durmo bem. O que ainda dói é o segredo. Na roda da igreja contaram uma piada, e eu ri junto para não me denunciar.\n\nO salmista disse que os conhecidos fugiam dele na rua e que se sentia como vaso quebrado (Salmos 31:11-12). Conheço essa sensação. O Senhor recolheu os cacos e me deu anos. Obrigado pelo SUS, pela ciência, pela farmacêutica que me chama pelo nome.\n\nDê-me um irmão com quem eu possa falar sem medo. Cure o povo da sua casa do preconceito, que mata mais do que muita doença. Se eu for amar alguém, ajude-me a dizer a verdade na hora certa e a suportar a resposta. Console as famílias de quem morreu longe, por vergonha, e as mães que esconderam a causa no velório. Guarde os jovens que acham que isto acabou. E livre-me de me reduzir a um diagnóstico. Sou alguém por quem Jesus morreu e ressuscitou, e nele o meu nome verdadeiro é outro. Amém.',
      'Foi o meu marido quem trouxe a doença para casa, ó Deus, e eu só soube no pré-natal. Duas notícias no mesmo dia: a infidelidade e o vírus. Fiquei sentada no corredor com o cartão da gestante na mão. A mulher que tocou em Jesus contou a ele toda a verdade tremendo, e ele a mandou em paz (Lucas 8:47-48). Ouve a minha, que também sai tremendo.\n\nGuarda este bebê. A médica diz que, com o tratamento, ele pode nascer livre. Que eu não perca nenhuma dose nem nenhuma consulta. Dá firmeza às mãos do parto e orientação sobre o leite. Sustenta o meu corpo, que está trabalhando por dois.\n\nQuanto ao meu marido, não me peças hoje uma decisão. Dá-me gente sensata por perto, um lugar seguro se eu precisar, orientação sobre os meus direitos. Que eu não engula a raiva até adoecer mais, nem deixe que ela me governe. Livra-me de quem me culpar ou me mandar calar. Não estou suja. Sou tua filha, e carrego outra vida que é tua. Em nome de Jesus, que nunca afastou de si uma mulher ferida, eu te peço os dias que vêm, um de cada vez. Amém.',
    ],
    verses: [
      verse('Marcos 1:40-41', 'leproso queres limpar compaixão mão tocou'),
      verse('Salmos 31:11-12', 'conhecidos rua fogem vaso quebrado'),
      verse('Lucas 8:47-48', 'mulher tremendo causa filha paz'),
    ],
  },
  {
    slug: 'acidente-de-quem-amo',
    theme: 'Acidente de quem eu amo',
    synonyms: [
      'acidente de carro',
      'meu filho sofreu um acidente',
      'meu marido se acidentou',
      'acidente de trabalho',
      'foi atropelado',
      'atropelamento',
      'meu irmão caiu da obra',
      'queda grave',
      'acidente na estrada com a família',
    ],
    prayers: [
      'Ligaram de um número desconhecido, Senhor, e disseram o nome do meu filho e a palavra “moto”. Estou no carro de um vizinho, com o chinelo trocado, e o hospital fica longe. Responde no dia da angústia, pede o salmo (Salmos 20:1), e esse dia chegou para nós.\n\nChega antes de mim. Põe as tuas mãos por baixo das mãos dos socorristas. Que parem o sangue, que segurem a coluna, que ele não sinta medo. Guarda a cabeça dele, que eu beijei tanto. Dá-me calma para assinar o que for preciso e entender o que o médico disser, e não deixes que eu imagine tudo na estrada.\n\nSe houve outro ferido, cuida dele com o mesmo cuidado. Se alguém teve culpa, isso fica para depois. Segura o pai dele, que está vindo de outra cidade dirigindo depressa. Traz os irmãos da igreja, os que sabem ficar calados. Tu não dormiste quando eu o deixei sair sem brigar por causa do capacete. Eu te entrego o que não consigo segurar. Jesus ouviu pais e mães que vinham correndo pelos filhos, e nunca os achou incômodos. Sou mais uma que vem correndo até ele. Amém.',
      'Ó Deus, o meu irmão caiu do andaime e está vivo. Os médicos falam de meses, de cirurgia, de uma perna que talvez não volte a ser a mesma. Ele, que sustentava a casa toda, olha o teto e não fala. Um rapaz caiu da janela no tempo de Paulo, e o apóstolo o abraçou e pediu aos outros que não se perturbassem (Atos 20:10). Abraça também o meu irmão, e aquieta a família.\n\nUne os ossos, afasta a infecção, ensina o corpo a reaprender. Dá-lhe paciência com a fisioterapia e com a dependência, que para ele é o pior. Que ele chore, se precisar, sem que a gente mude de assunto, e guarda-o da tristeza que tira a vontade de levantar.\n\nCuida das contas enquanto ele não pode trabalhar. Ajuda-nos com o INSS, com o advogado, com a empresa que diz que a culpa foi dele. Que os irmãos revezem e que a minha cunhada durma. Protege os operários que continuam lá em cima sem cinto. Faz com que alguém responda pela falta de segurança. Jesus conhece o peso da madeira e o corpo ferido. Fica com meu irmão na enfermaria, de noite, quando a visita acaba. Amém.',
      'Era eu quem dirigia, Pai. Todos me dizem que foi a chuva, a curva, o caminhão. Eu saí com um arranhão, e a minha amiga está há duas semanas no hospital. Repasso aqueles segundos como quem procura uma porta. O profeta chamou o Senhor do fundo da cova e ouviu que não tivesse medo (Lamentações 3:55-57). É desse fundo que eu chamo.\n\nPeço por ela primeiro. Que a dor ceda, que a cabeça clareie, que o corpo responda. Dê-me coragem de entrar no quarto e de olhar para a família dela. Que eu não exija consolo de quem está sofrendo mais do que eu.\n\nSe fui imprudente, ajude-me a confessar e a assumir o que devo diante da lei e das pessoas. Se não fui, livre-me da culpa falsa, que também maltrata. Acalme o meu sono e ponha no meu caminho alguém que trate de traumas. Afaste a ideia de que seria melhor eu ter morrido; se essa ideia voltar, que eu ligue para alguém na mesma hora. Jesus levou culpas de verdade na cruz, e a minha, do tamanho que for, cabe ali. Segure-me enquanto ela se recupera, e segure-a mais forte ainda. Amém.',
    ],
    verses: [
      verse('Salmos 20:1', 'responda dia angústia proteja'),
      verse('Atos 20:10', 'Paulo abraçando perturbados'),
      verse('Lamentações 3:55-57', 'Invoquei cova voz Não temas'),
    ],
  },
  {
    slug: 'briga-com-a-comida',
    theme: 'Anorexia, bulimia e briga com a comida',
    synonyms: [
      'anorexia',
      'bulimia',
      'transtorno alimentar',
      'compulsão alimentar',
      'vomito depois de comer',
      'minha filha não come',
      'como escondido',
      'me acho gorda',
      'medo de engordar',
      'odeio o meu corpo',
    ],
    prayers: [
      'Comi e depois pus tudo para fora, Senhor, e agora estou sentada no piso do banheiro com a garganta ardendo. Prometi que ontem seria a última vez. Ninguém da casa sabe, porque aprendi a abrir a torneira. Tu escutas por cima do barulho da água.\n\nUm anjo tocou em Elias, que queria morrer, e lhe disse que se levantasse e comesse, porque o caminho era comprido (1 Reis 19:7-8). Trata-me com essa simplicidade. Diz-me que o meu corpo precisa de pão, que comer não é pecado nem derrota, que eu não tenho de merecer o almoço.\n\nIsto é doença, e eu preciso de ajuda. Dá-me coragem de contar à minha mãe ou a uma amiga ainda hoje, e de ir ao médico, à psicóloga e à nutricionista. Guarda o meu coração e os meus rins. Livra-me de jejum, que para mim não é coisa santa. Cala a voz que conta calorias enquanto oro. Tira do celular as páginas que me ensinam a adoecer. Jesus se sentou com gente de todo tipo e repartiu comida com alegria. Que um dia eu me sente à mesa assim. Hoje, ajuda-me a lavar o rosto e a chamar alguém. Amém.',
      'A minha filha empurra o prato, ó Deus, e eu empurro de volta, e a refeição acaba em choro. Os ossos do ombro dela aparecem debaixo do moletom. Ela se acha enorme. Todos olham para ti à espera do alimento, que tu dás na hora certa, canta o salmo (Salmos 145:15-16). Eu também olho, e com muito medo.\n\nGuarda a vida dela. Leva-nos a quem entenda desta doença, e que a gente vá hoje, sem esperar as férias. Dá-nos paciência com um tratamento longo. Tira da minha boca a ameaça, o elogio à magreza, a conversa sobre a dieta das tias. Perdoa as vezes em que falei mal do meu próprio corpo na frente dela.\n\nMostra o que dói por baixo. Pode ser a escola, um comentário, uma tela, algo que fizeram com ela e que ela não contou. Que ela encontre em mim uma mãe que escuta sem gritar. Fortalece o pai, que resolve tudo e não consegue resolver isto. Se ela precisar ser internada, que vejamos nisso cuidado. Tu a fizeste, Senhor, e a chamas de obra das tuas mãos. Jesus mandou dar de comer a uma menina que tinha levantado da cama. Levanta a minha, com a mesma voz. Amém.',
      'Pai, eu como quando estou triste, quando estou só, quando o dia acaba. Ninguém desconfia, porque na mesa sou moderado. Depois que todos se deitam, volto à cozinha e não paro. Já fiz dieta em nome da fé e voltei pior. Tenho vergonha de falar disso num culto em que se ri de gordo.\n\nO Senhor mandou comer o pão com alegria (Eclesiastes 9:7), e eu como com culpa. Cure a minha relação com a mesa. Ajude-me a procurar atendimento, sem fórmula milagrosa e sem me odiar. Que eu reconheça a fome que não é de comida: o luto do meu irmão, o cansaço, a solidão de depois das dez.\n\nDê-me um amigo para telefonar nessa hora. Livre-me de chamar de gula aquilo que é dor e de chamar de dor aquilo que é só costume; mostre a diferença com bondade. Que eu ande um pouco por dia, durma melhor, aceite o corpo que tenho enquanto cuido dele. Guarde os meus filhos da minha maneira de falar de peso. Depois de ressuscitar, Jesus comeu peixe diante dos amigos, e nisso houve só paz. Ensine-me a comer assim, na presença dele, e a parar satisfeito. Amém.',
    ],
    verses: [
      verse('1 Reis 19:7-8', 'anjo Levanta-te come caminho'),
      verse('Salmos 145:15-16', 'olhos todos esperam alimento tempo'),
      verse('Eclesiastes 9:7', 'come alegria pão'),
    ],
  },
  {
    slug: 'tenho-catorze-anos',
    theme: 'Tenho entre 13 e 16 anos',
    synonyms: [
      'tenho 14 anos',
      'tenho 15 anos',
      'tenho 13 anos',
      'meus pais não me entendem',
      'gosto de uma menina da escola',
      'zoam comigo porque sou crente',
    ],
    prayers: [
      'Oi, Deus. Tenho catorze anos e não sei se estou fazendo isto certo. Minha mãe ora bonito, meu pai não ora, e eu fico no meio. Queria falar contigo sem ser na hora da bronca.\n\nTem muita coisa mudando em mim, no corpo e na cabeça. Num dia acho que sou incrível, no outro não quero sair do quarto. Jesus também teve a minha idade, e a Bíblia conta que ele obedecia em casa e ia crescendo em tudo (Lucas 2:51-52). Então ele entende, e eu peço ajuda para crescer sem ter de fingir.\n\nCuida dos meus amigos, principalmente daquele que anda estranho. Se ele me contar que quer se machucar, que eu fale com um adulto, mesmo que ele peça segredo. Guarda-me do que aparece no celular de madrugada e dos grupos em que riem dos outros. Quando eu errar, que eu consiga contar aos meus pais antes que descubram. Se um adulto fizer comigo alguma coisa que não devia, dá-me coragem de falar com outro adulto até que alguém me escute. Quero te conhecer de verdade, por vontade minha. Fica por perto, que eu gostaria muito. Peço em nome de Jesus. Amém.',
      'Senhor, estou gostando de alguém, e não consigo pensar em mais nada. Tenho quinze anos. Quando aquela pessoa passa no corredor, eu esqueço até a matéria da prova. Minhas amigas acham graça, e em casa, se souberem, acaba o celular.\n\nUm salmo pergunta como um jovem guarda limpo o seu caminho, e responde que é vivendo pela Palavra (Salmos 119:9). Eu quero um caminho limpo e quero também viver isto com alegria. Gostar não é pecado, eu acho. Ensina-me o que fazer com esse sentimento tão grande num coração que ainda é pequeno.\n\nQue eu não mande foto nenhuma, nem faça nada por medo de perder aquela pessoa. Que eu saiba dizer não, e respeite quando ouvir um. Guarda-me de alguém bem mais velho que me procure escondido; se isso acontecer, que eu conte logo. Ajuda-me a conversar com a minha mãe, ou com aquela líder de quem gosto, sem morrer de vergonha. Se não for correspondido, consola-me, porque dói mesmo. Enquanto isso, cuida dos meus estudos, das amizades e da minha fé. Jesus me ama com esta espinha e com esta voz mudando. Amém.',
      'Meus pais não me deixam ir à igreja, ó Deus. Dizem que é fase, que é gente interesseira, que aos dezoito eu decido. Tenho dezesseis. Comecei a crer por causa de uma amiga da escola e leio a Bíblia no celular, debaixo da coberta. Jeremias reclamou que era novo demais, e tu não aceitaste a desculpa (Jeremias 1:6-7); então me aceita também, novo como sou.\n\nNão quero mentir para eles nem brigar todo domingo. Ensina-me a honrar o meu pai e a minha mãe: tirar o lixo sem que peçam, falar sem revirar os olhos, estudar. Que eles vejam em mim alguma coisa boa e fiquem curiosos. Abre a porta no tempo certo, e enquanto ela está fechada vem tu até o meu quarto.\n\nDá-me dois ou três amigos que orem comigo no recreio. Livra-me de me achar melhor do que a minha família. Se em casa houver violência ou se me ameaçarem, que eu procure um adulto de confiança, a escola ou o Disque 100. Guarda a minha fé de virar só teimosia. Jesus disse que o Pai vê no secreto. Estou no secreto, Senhor, com a luz do celular bem fraca, e feliz por saber que me vês. Amém.',
    ],
    verses: [
      verse('Lucas 2:51-52', 'obedecia crescia sabedoria estatura'),
      verse('Salmos 119:9', 'jovem purificará caminho palavra'),
      verse('Jeremias 1:6-7', 'menino não sei falar'),
    ],
  },
];
