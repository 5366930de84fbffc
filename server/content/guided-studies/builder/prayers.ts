import type { AuthoredStudy } from '../authored.ts';

export const prayers: AuthoredStudy<'builder'>['prayers'] = [
  {
    title: 'Antes que me chamem',
    purpose: 'Para os primeiros minutos do dia, ainda na beira da cama',
    content:
      'Pai, bom dia. Daqui a pouco alguém vai gritar o meu nome procurando uma meia. O ônibus não espera, o chefe não espera, a panela não espera. Tu, Senhor, esperas, e por isso venho primeiro a ti, despenteada.\n\nAntes de ser a mãe de alguém, a funcionária de alguém, a filha que cuida, eu sou tua. Diz isso de novo ao meu coração, que esquece durante a noite.\n\nEntrego este dia sem conhecê-lo. O que vier de bom, que eu perceba. Que o que vier de ruim não me encontre sozinha. Dá-me força para o que é meu e paz para deixar na mão dos outros o que é deles.\n\nFica nesta casa quando eu sair. Guarda quem dorme e quem já foi para o serviço. E se eu só me lembrar de ti outra vez à noite, caindo de sono, recebe também aquele bocejo como oração.\n\nAgora vou levantar, e peço que venhas comigo.',
  },
  {
    title: 'Diante do espelho do banheiro',
    purpose: 'Gratidão pelo corpo e pela vida, quando a autoimagem pesa',
    content:
      'Criador, aqui estamos nós: eu, esta luz que não perdoa e as tuas mãos, que me fizeram.\n\nObrigada pelos pés, que já me levaram a velório, a festa, a fila de emprego. Obrigada pela barriga, com a marca do que carregou ou com a saudade do que não veio. Obrigada pelos braços que sabem abraçar. Obrigada até por esta ruga, que começou de tanto rir com minhas irmãs.\n\nConfesso que falo deste rosto coisas que não diria de uma desconhecida. Perdoa a zombaria contra a tua obra. Perdoa as horas perdidas me comparando com fotografia retocada.\n\nSe adoeci, ajuda-me a tratar. Se me machucaram, ajuda-me a acreditar que o meu corpo continua sendo meu e teu, e digno de respeito. Se estou envelhecendo, ensina-me a gostar da dona destes cabelos brancos.\n\nLavo o rosto, com água que também é bênção. Hoje vou me tratar como se trata alguém que tu amas. Amém.',
  },
  {
    title: 'Mãe sozinha, dia vinte e oito',
    purpose: 'Súplica de quem cria filhos sem ter com quem dividir',
    content:
      'Senhor, o gás acabou no fim do mês, como sempre, e o menino cresceu outra vez fora do sapato.\n\nEu finjo que não estou preocupada, eles fingem que acreditam. Só aqui posso dizer: tenho medo. De adoecer e não haver quem busque na escola. De errar com a mais velha. De me tornar dura de tanto precisar ser forte.\n\nTu te apresentas como Pai dos que não têm quem os defenda. Então defende os meus. Abre a porta do emprego que me deixe chegar antes de escurecer. Desperta o coração e a responsabilidade do pai deles, e, se for preciso ir à Justiça pela pensão, dá-me coragem, papéis e gente boa no balcão.\n\nManda alguém: uma vizinha, uma tia da igreja, qualquer pessoa com braços. E dá-me humildade para aceitar quando ela vier.\n\nObrigada porque hoje rimos na janta, os três, com a boca cheia. Guarda essa risada neles mais do que a falta, e cobre-os enquanto trabalho. Em nome de Jesus.',
  },
  {
    title: 'Quando a porta range',
    purpose: 'Para quem tem medo dentro de casa e precisa de coragem para pedir ajuda',
    content:
      'Deus que vê, estou orando baixinho.\n\nConheço o barulho da chave e sei, pelo passo, como será a noite. Ninguém imagina, porque na rua ele é simpático, na igreja o cumprimentam. Eu mesma já defendi, escondi, expliquei a marca no braço.\n\nDisseram-me que orasse mais e que tivesse paciência. Tu, porém, detestas a violência, e isso eu li. Então sei que não és tu quem me manda ficar.\n\nLeva embora esta vergonha que vesti e não me pertence. Leva a ideia de que provoquei. Dá-me hoje um minuto seguro, um telefone em que ele não mexa, e voz para discar 180, ou 190 se o perigo já estiver na sala. Põe do outro lado alguém que acredite. Mostra-me em qual casa posso bater, que documentos levar, quando sair.\n\nGuarda as crianças, e guarda a minha mente, que me pede para dar mais uma chance.\n\nTu tiraste um povo inteiro da casa da servidão, de noite e com pressa. Tira-me também desta, e vai comigo quando eu atravessar a porta.',
  },
  {
    title: 'Depois de falar o que não devia',
    purpose: 'Confissão de palavras que feriram, em casa ou no trabalho',
    content:
      'Jesus, a palavra saiu. Não consegui segurar, ou consegui e não quis.\n\nComparei um filho com o outro. Respondi à minha mãe com aquele tom. Contei na cozinha da firma o que a colega me confiou. Disse ao meu marido a frase que eu sabia onde ia doer. Tu sabes qual dessas foi hoje: ______.\n\nNão vou pôr a culpa na TPM, no trânsito, na criação que tive. Estou cansada, é verdade, e cuidarei disso, mas a palavra era minha.\n\nPerdoa-me, e perdoa também o silêncio de gelo, com que às vezes castigo sem abrir a boca.\n\nPrepara agora o outro coração e o meu. Ajuda-me a pedir desculpas de uma vez, sem “mas você também”. Que eu aguente se a pessoa precisar de tempo. Ensina-me a consertar, nas próximas semanas, com atitude, aquilo que derrubei em três segundos.\n\nE não deixes que a culpa me faça engolir o que é justo dizer. Quero dizer a verdade, mas com o cuidado que tu tens comigo.',
  },
  {
    title: 'O outro lado da cama',
    purpose: 'Lamento de viúvas, separadas e divorciadas',
    content:
      'Senhor, tem sobrado lençol nesta cama.\n\nAlgumas de nós perderam o marido para a morte. Outras o viram ir embora andando, ou tiveram de fugir dele. O vazio tem o mesmo tamanho de colchão, e a dor não é igual, e tu sabes distinguir.\n\nSinto falta até do ronco. Ou não sinto falta dele, e sim de quem eu pensei que seria. Às vezes sinto alívio, e depois me envergonho do alívio. Recebe tudo isso sem eu precisar arrumar.\n\nAs pessoas têm pressa e querem que eu supere, que eu case de novo, que eu não case, que não fale o nome dele. Alguns casais pararam de me chamar, mas tu não paraste.\n\nFica com esta metade que restou e mostra-me que ela é inteira. Ajuda-me nos papéis, no inventário, na partilha, no primeiro Natal. Livra-me de aceitar qualquer companhia por medo do escuro.\n\nQuando vier a madrugada comprida, que eu me lembre: há alguém acordado, e ele me conhece pelo nome.',
  },
  {
    title: 'Domingo, almoço de família',
    purpose: 'Da mulher solteira ou sem filhos, entre perguntas e cadeiras ocupadas',
    content:
      'Pai querido, vai começar. “E os namorados?” “Não vai dar um neto pra sua mãe?” Sorri por mim, que os meus sorrisos eu já gastei.\n\nObrigada por esta gente barulhenta que me ama do jeito que sabe. Obrigada pelos sobrinhos no meu colo. Obrigada pelo meu cantinho, pela minha chave, pelo salário que faço render, pelas amigas que são irmãs.\n\nTu conheces o resto: o desejo que ainda mora aqui e que eu não sei se devo regar ou podar. Os exames, as tentativas, o quarto que nunca foi pintado. Ou a paz de quem escolheu assim e cansou de se explicar. Não quero fazer do casamento um deus, nem do meu orgulho um muro.\n\nEnche de vida os meus dias como eles são. Livra a igreja de me tratar como se eu estivesse numa sala de espera. Dá-me gente com quem rir, gente a quem servir, gente que espere por mim.\n\nE agora, se possível, muda o assunto da mesa. Amém e bom apetite.',
  },
  {
    title: 'A volta ao redor da mesa',
    purpose: 'Intercessão da avó, da tia ou da madrinha pelos que vêm depois',
    content:
      'Deus de Loide e de Eunice, ando em volta desta mesa vazia e ponho a mão em cada cadeira.\n\nNesta senta a minha filha, que trabalha demais e não me conta tudo. Cuida também do que ela não me conta.\n\nNesta senta o genro. Faz dele um homem manso, e a mim uma sogra que escuta e não se mete.\n\nAqui, o neto que já não quer saber de igreja. Não vou correr atrás dele com bronca. Corre tu atrás dele, com bondade, do modo que sabes.\n\nAqui senta a pequena. Que nunca lhe ensinem medo com nome de obediência, e que estude, ria alto, te conheça.\n\nEsta última é de quem não está: o que morreu, a que brigou e não voltou, o que está preso; guarda o lugar deles.\n\nPerdoa o que errei com os meus quando eram crianças e eu não sabia. Se for tempo de pedir perdão a eles, eu peço.\n\nPassa por esta sala antes de mim, e continua depois. Eu te entrego os meus, todos, um por um. Em nome de Jesus, amém.',
  },
];
