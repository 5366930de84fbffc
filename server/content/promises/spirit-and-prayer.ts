import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const spiritAndPrayer: readonly PromiseTheme[] = [
  {
    slug: 'espirito-santo',
    theme: 'O Espírito Santo',
    explanation:
      'Os profetas anunciaram um tempo em que Deus derramaria o seu Espírito sobre todo o povo, e não só sobre reis e sacerdotes. Jesus prometeu aos discípulos outro Consolador, e em Pentecostes a promessa começou a cumprir-se. Algumas palavras eram próprias dos apóstolos, que ouviram Jesus e deviam testemunhar dele; o dom, porém, é de todos os que creem. O Espírito habita em nós, aponta para Cristo, convence do pecado, dá segurança de filhos e faz crescer um caráter novo. Sobre certos dons e manifestações, as igrejas têm entendimentos diferentes, e convém conversar com o seu pastor. Emoção forte não é medida da presença dele.',
    prayer:
      'Pai, teu Filho nos ensinou que tens gosto em dar o Espírito a quem pede; por isso peço. Não busco espetáculo, busco verdade. Que ele me mostre Jesus, incomode o pecado que escondo e me convença de que sou da tua família. Que ele leve a ti os suspiros que não viram frase. Onde a terra do meu coração rachou, faze correr água. Dá-me palavras simples para falar de Cristo e paciência com irmãos que pensam diferente sobre os dons. E que, pouco a pouco, a minha casa perceba em mim o caráter do teu Filho. Amém.',
    actions: [
      'Peça o Espírito ao Pai toda manhã desta semana, com frase curta, antes de pegar o celular ou sair da cama.',
      'Leia um trecho dos Evangelhos, anote o que o Espírito inspirou ali a respeito de Jesus e escolha um ponto para obedecer.',
      'Faça as pazes com quem você magoou por causa de divergências religiosas, já que o mesmo Espírito habita em ambos.',
      'Coloque um dom seu a serviço da igreja sem esperar convite importante: limpar, cozinhar, ensinar, visitar, ouvir, transportar alguém.',
      'Leve ao pastor as dúvidas sobre dons e experiências, e avalie tudo pela Escritura, sem medo e sem desprezo.',
    ],
    promises: [
      {
        verse: verse('Isaías 44:3', 'água derramarei Espírito descendentes'),
        context:
          'Para Israel no exílio, comparado a chão ressecado, Deus promete vida nova pelo Espírito, também para os filhos que viriam.',
      },
      {
        verse: verse('Ezequiel 36:27', 'Espírito dentro andeis estatutos'),
        context:
          'Aos deportados que haviam manchado a terra com ídolos, Deus promete mudança por dentro: o Espírito os levaria a obedecer.',
      },
      {
        verse: verse('Joel 2:28-29', 'derramarei Espírito filhas servos'),
        context:
          'Depois de uma praga de gafanhotos, Joel anunciou a Judá um derramar do Espírito sem barreira de idade, sexo ou condição; Pedro o citou em Pentecostes.',
      },
      {
        verse: verse('Zacarias 4:6', 'Zorobabel força violência espírito'),
        context:
          'Recado ao governador Zorobabel, que reerguia o templo com poucos recursos: a obra dependia de Deus, e não de poderio.',
      },
      {
        verse: verse('Lucas 11:13', 'Pai celestial Espírito pedirem'),
        context:
          'Ensinando os discípulos a orar, Jesus compara Deus a pais humanos imperfeitos e assegura o maior dos presentes a quem pede.',
      },
      {
        verse: verse('João 7:38-39', 'rios água Espírito receber'),
        context:
          'No último dia da festa das Tendas, Jesus fez este convite; o evangelista explica que se cumpriria depois de ele ser glorificado.',
      },
      {
        verse: verse('João 14:16-17', 'Consolador sempre Espírito verdade'),
        context:
          'Na despedida, os discípulos temiam ficar sós. Jesus promete um Auxiliador permanente, que moraria neles e não iria embora.',
      },
      {
        verse: verse('João 14:26', 'Consolador ensinará lembrar'),
        context:
          'Promessa feita primeiro aos apóstolos, que dariam testemunho de Jesus: o Espírito lhes recordaria e explicaria o que ouviram.',
      },
      {
        verse: verse('João 16:13', 'Espírito verdade guiará'),
        context:
          'Jesus tinha mais a dizer do que os onze suportavam; o Espírito completaria o ensino, hoje guardado para nós no testemunho apostólico.',
      },
      {
        verse: verse('Atos 1:8', 'poder Espírito testemunhas'),
        context:
          'Antes de subir ao céu, o Ressuscitado desvia os apóstolos da curiosidade sobre datas e lhes promete força para a missão.',
      },
      {
        verse: verse('Atos 2:39', 'promessa filhos longe chamar'),
        context:
          'Pedro responde à multidão comovida de Pentecostes: o dom do Espírito alcança os presentes, os descendentes e os povos distantes que Deus atrair.',
      },
      {
        verse: verse('Romanos 5:5', 'esperança amor derramado Espírito'),
        context:
          'Aos romanos, que aprendiam a sofrer sem desistir, Paulo diz que o Espírito lhes faz conhecer no íntimo o quanto são amados.',
      },
      {
        verse: verse('Romanos 8:16-17', 'testemunho filhos herdeiros'),
        context:
          'Escrito a crentes adotados na família de Deus: o Espírito confirma o parentesco e a herança, inclusive nas horas de sofrimento.',
      },
      {
        verse: verse('Romanos 8:26', 'Espírito fraquezas intercede gemidos'),
        context:
          'No capítulo sobre a criação que geme, Paulo conforta quem já nem sabe o que pedir: o Espírito ora junto.',
      },
      {
        verse: verse('Efésios 1:13-14', 'selados Espírito garantia herança'),
        context:
          'Os efésios, vindos do paganismo, ouviram o evangelho e creram; o Espírito é a marca de posse e a entrada paga do que virá.',
      },
    ],
  },
  {
    slug: 'oracao-respondida',
    theme: 'Oração respondida',
    explanation:
      'Deus ouve: essa é a promessa comum a estes textos. Alguns nasceram de um socorro concreto, outros foram ditos a Jeremias preso ou aos exilados. Jesus animou os discípulos a pedir como filhos e ligou a resposta ao seu nome, isto é, ao que combina com ele e honra o Pai. João acrescenta: segundo a vontade de Deus. Assim, a oração não é senha para obter o que se quer. A resposta pode ser sim, espere ou algo diferente; o próprio Jesus pediu que o cálice passasse e se entregou. Um pedido não atendido não prova falta de fé. E orar não substitui médico, trabalho nem socorro.',
    prayer:
      'Pai que vê em segredo, entro neste quarto e fecho a porta. O Senhor sabe o que vou pedir, e mesmo assim quer ouvir. Trago um pedido antigo, que já repeti com lágrimas, e outro que me dá vergonha. Não entendo a demora. Ensine-me a pedir com confiança de filho, e a receber também o não sem me afastar. Purifique os meus motivos. Atenda os que clamam de hospitais, presídios e quartos vazios. Faça-me perceber as respostas que chegam por caminhos que não escolhi. Seja feita a sua vontade, e que ela me encontre de joelhos para orar e de pé para servir. Em nome de Jesus, amém.',
    actions: [
      'Mantenha um caderno de oração com a data do pedido e um espaço para anotar, depois, como Deus respondeu.',
      'Reserve um lugar e dez minutos por dia para orar a sós, começando por agradecer antes de apresentar a lista.',
      'Ore por uma mesma pessoa durante trinta dias e faça por ela, nesse tempo, ao menos um gesto prático.',
      'Peça a dois irmãos discretos que orem com você por um assunto difícil, sem expor segredos que não são seus.',
      'Diante de doença ou perigo, ore e procure atendimento no mesmo dia, pois um cuidado não dispensa o outro.',
    ],
    promises: [
      {
        verse: verse('Salmos 34:17', 'justos clamam ouve livra'),
        context:
          'Davi, que escapara de morrer, ensina a comunidade pela própria história: o grito de quem anda com Deus chega aos ouvidos dele.',
      },
      {
        verse: verse('Salmos 50:15', 'invoca-me angústia livrarei'),
        context:
          'Deus repreende um culto de ofertas sem coração e diz a Israel o que prefere: que o chame na hora do aperto.',
      },
      {
        verse: verse('Salmos 65:2', 'ouves orações todos'),
        context:
          'Louvor de Davi em Sião por perdão e colheitas: o Senhor é conhecido como aquele a quem se pode pedir.',
      },
      {
        verse: verse('Salmos 91:15', 'invocará responderei angústia'),
        context:
          'Encerrando um salmo de confiança, Deus mesmo toma a palavra: ao que o ama, promete resposta e companhia dentro da crise.',
      },
      {
        verse: verse('Salmos 102:17', 'oração desamparado prece'),
        context:
          'Oração de um aflito que via Sião em ruínas: Deus não vira o rosto à súplica de quem perdeu tudo.',
      },
      {
        verse: verse('Salmos 145:18-19', 'perto invocam desejo clamor'),
        context:
          'Perto do fim de um hino alfabético, Davi garante que o Rei do universo está ao alcance de quem o chama sem fingimento.',
      },
      {
        verse: verse('Isaías 65:24', 'clamem responderei ouvirei'),
        context:
          'Parte da visão da Jerusalém renovada, na nova criação: ali a comunhão será tal que Deus se adiantará ao pedido.',
      },
      {
        verse: verse('Jeremias 29:12-13', 'orareis ouvirei buscareis achareis'),
        context:
          'Na carta aos exilados da Babilônia, Deus assegura que, passado o tempo do castigo, o povo voltaria a orar de verdade e seria recebido.',
      },
      {
        verse: verse('Jeremias 33:3', 'Clama responderei grandes'),
        context:
          'Jeremias estava preso no pátio da guarda, com Jerusalém cercada, quando foi convidado a orar; o segredo revelado era a restauração futura.',
      },
      {
        verse: verse('Mateus 6:6', 'orares quarto Pai segredo'),
        context:
          'Jesus corrige, no monte, a oração feita para ser vista: o Pai acolhe a conversa simples de porta fechada.',
      },
      {
        verse: verse('Mateus 7:7-8', 'Pedi buscai batei'),
        context:
          'Do Sermão do Monte, aos discípulos: insistir com confiança, porque o Pai sabe dar coisas boas, ainda que nem sempre as pedidas.',
      },
      {
        verse: verse('Lucas 18:7-8', 'justiça escolhidos clamam'),
        context:
          'Jesus contou a parábola da viúva e do juiz para que não desanimassem: Deus, ao contrário dele, quer atender os seus.',
      },
      {
        verse: verse('João 14:13-14', 'pedirdes nome glorificado'),
        context:
          'Aos discípulos que continuariam sua obra, na véspera da cruz: pedir em nome de Jesus é pedir conforme ele, para glória do Pai.',
      },
      {
        verse: verse('Hebreus 4:16', 'confiança trono graça misericórdia'),
        context:
          'A hebreus convertidos e provados, a carta mostra um Sumo Sacerdote que entende fraquezas: podem chegar sem medo e achar ajuda.',
      },
      {
        verse: verse('1 João 5:14-15', 'confiança vontade ouve'),
        context:
          'No fim da carta, João dá aos que creem no Filho uma certeza com moldura: Deus atende o que combina com o seu querer.',
      },
    ],
  },
];
