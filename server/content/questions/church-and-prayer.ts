import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const churchAndPrayer: readonly QuestionEntry[] = [
  {
    slug: 'aceitei-jesus-e-agora',
    question: 'Aceitei Jesus. E agora, o que eu faço?',
    synonyms: [
      'aceitei Jesus e agora',
      'novo convertido',
      'primeiros passos na fé',
      'acabei de me converter',
      'recém-convertido',
      'o que fazer depois de aceitar Jesus',
      'começar a vida cristã',
    ],
    answer:
      'Alegre-se, porque agora você é filho da casa. A todos os que recebem Jesus é dado o direito de serem filhos de Deus (João 1:12), e isso não depende do que você sentir amanhã cedo.\n\nPaulo resume o resto numa frase boa: do modo como recebeu Cristo, continue andando nele, com raízes (Colossenses 2:6-7). Raiz cresce devagar. Pedro diz que recém-nascido quer leite (1 Pedro 2:2), e o seu é a Bíblia. Comece pelo Evangelho de João, um pedaço por dia, perguntando quem é Jesus ali e o que ele diz a você. Ore em voz comum, como quem conversa. Os primeiros convertidos foram batizados e perseveraram juntos, no ensino, na mesa e na oração (Atos 2:41-42), e por isso procure uma igreja e conte que está chegando.\n\nNão tente mudar tudo numa semana. Deus vai mostrar uma coisa de cada vez. Se cair, levante-se e fale com ele. Não brigue em casa por causa da fé, deixe que vejam a diferença. E desconfie de quem já lhe pede dinheiro ou segredo.',
    verses: [
      verse('João 1:12', 'receberam filhos Deus'),
      verse('Colossenses 2:6-7', 'recebestes andai raízes'),
      verse('1 Pedro 2:2', 'recém-nascidos leite'),
      verse('Atos 2:41-42', 'batizados doutrina orações'),
    ],
  },
  {
    slug: 'escolher-uma-igreja',
    question: 'Como escolher uma boa igreja?',
    synonyms: [
      'escolher uma igreja',
      'qual igreja frequentar',
      'igreja saudável',
      'procurar igreja',
      'mudei de cidade e procuro igreja',
      'como saber se a igreja é séria',
      'sinais de seita',
    ],
    answer:
      'Nenhuma igreja é perfeita, mas quatro perguntas ajudam a achar uma boa. A primeira é se a Bíblia é lida e explicada, de modo que você possa conferir em casa, como faziam os de Bereia até com Paulo (Atos 17:11). A segunda, se Jesus é o centro, ou se o centro é um homem, uma campanha, um objeto.\n\nA terceira, se há vida em comum, porque os primeiros cristãos perseveravam no ensino, na convivência, no pão e na oração (Atos 2:42), e Jesus disse que seríamos conhecidos pelo amor (João 13:35). Repare como tratam a criança, o idoso, quem não tem roupa boa. A quarta, como os líderes usam o poder. Pedro quer pastores que sejam exemplo e não donos (1 Pedro 5:3). Há mais de uma pessoa decidindo? As contas são mostradas? Pode-se fazer pergunta?\n\nVisite três ou quatro vezes, vá também ao grupo pequeno, converse com o pastor. Saia de perto se há medo, segredo, ameaça a quem sai, pressão por dinheiro ou ordem de se afastar da família. Depois de escolher, fique e sirva, que raiz precisa de tempo.',
    verses: [
      verse('Atos 17:11', 'examinando escrituras'),
      verse('Atos 2:42', 'doutrina comunhão pão'),
      verse('João 13:35', 'discípulos amor'),
      verse('1 Pedro 5:3', 'dominando exemplos'),
    ],
  },
  {
    slug: 'igreja-pela-internet',
    question: 'Assistir ao culto pela internet vale como ir à igreja?',
    synonyms: [
      'igreja on-line',
      'culto pela internet',
      'assisto ao culto em casa',
      'live de culto',
      'igreja pela televisão',
      'não vou mais à igreja, assisto on-line',
      'culto virtual',
    ],
    answer:
      'O culto pela internet vale como socorro, mas quem pode ir precisa do encontro. Para o doente, o cuidador, quem mora longe ou trabalha no horário, a transmissão é uma bênção, e Deus ouve a oração feita no sofá.\n\nJoão deixou o principal para a visita, porque a alegria do encontro não cabia numa carta (2 João 1:12). Ele usou a tecnologia da época, e sabia o que ela não dava. Hebreus pede que não deixemos de nos reunir, e diz por quê: para encorajar uns aos outros (Hebreus 10:25). Chorar com quem chora e rir com quem ri (Romanos 12:15) exige que alguém veja o seu rosto, e que você veja o dele.\n\nSe assiste por necessidade, avise a igreja, peça visita, participe de um grupo pequeno por chamada, e tome a Ceia quando forem à sua casa. Se assiste porque foi ferido, talvez precise de um tempo, e depois de um lugar menor e mais manso. Se é só preguiça ou comodidade, o domingo que vem é uma boa data. Deixe o celular desligado e vá.',
    verses: [
      verse('2 João 1:12', 'papel face alegria'),
      verse('Hebreus 10:25', 'reunião encorajemos'),
      verse('Romanos 12:15', 'alegram chorai choram'),
    ],
  },
  {
    slug: 'posicao-para-orar',
    question: 'Preciso ajoelhar e fechar os olhos para orar? Posso orar deitado?',
    synonyms: [
      'posição para orar',
      'orar deitado',
      'orar de joelhos',
      'orar de olhos abertos',
      'orar no banheiro',
      'orar no ônibus',
      'orar andando',
      'durmo orando',
    ],
    answer:
      'Deus ouve em qualquer posição. A Bíblia mostra Daniel de joelhos, três vezes por dia, junto à janela (Daniel 6:10), Elias com o rosto entre os joelhos (1 Reis 18:42), um cobrador de impostos de pé, batendo no peito (Lucas 18:13), e um salmista na cama, de madrugada (Salmos 63:6). Neemias orou em pensamento diante do rei, no intervalo entre a pergunta e a resposta (Neemias 2:4-5).\n\nO corpo ajuda o coração, e só por isso a posição importa. Ajoelhar lembra quem é Deus. Abrir as mãos ajuda a entregar. Fechar os olhos corta a distração, e quem se distrai mais assim pode olhar a janela. No ônibus, no banho, na fila do hospital, lavando louça, Deus está com você. Jesus recomendou um quarto com a porta fechada (Mateus 6:6), e falava de não fazer espetáculo.\n\nSe você dorme orando deitado, não é pecado, e adormecer conversando com o Pai é até bonito. Guarde também uma hora em que esteja acordado. Quem sente dor, está grávida ou já tem idade ore sentado, sem culpa. Varie, e veja de que jeito você ora com mais atenção.',
    verses: [
      verse('Daniel 6:10', 'Daniel joelhos três'),
      verse('1 Reis 18:42', 'Elias rosto joelhos'),
      verse('Lucas 18:13', 'publicano pé peito'),
      verse('Salmos 63:6', 'cama vigílias'),
      verse('Neemias 2:4-5', 'orei céus'),
      verse('Mateus 6:6', 'quarto porta'),
    ],
  },
  {
    slug: 'deus-ouve-o-pecador',
    question: 'Deus ouve a oração de quem vive em pecado?',
    synonyms: [
      'Deus ouve pecador',
      'orar em pecado',
      'não me sinto digno de orar',
      'Deus não ouve pecadores',
      'minhas orações não passam do teto',
      'indigno de orar',
      'posso orar bêbado',
    ],
    answer:
      'Deus ouve, e a prova é que todo mundo que ora é pecador. O homem que Jesus deu como exemplo não levantava nem os olhos e dizia apenas que Deus tivesse misericórdia dele, pecador (Lucas 18:13), e foi assim que voltou para casa aceito.\n\nHá dois versos que costumam assustar. Um é a frase de que Deus não ouve pecadores, que um cego recém-curado disse para defender Jesus diante dos fariseus (João 9:31); não é regra contra quem se arrepende. O outro é o do salmista que diz que Deus não o ouviria se o coração dele tivesse gosto pelo mal (Salmos 66:18). O salmo fala de quem quer Deus como sócio do erro e não pretende largá-lo. Deus nunca despreza o coração quebrado (Salmos 51:17).\n\nPor isso, não espere melhorar para orar. Diga o pecado pelo nome, peça perdão e peça força para o próximo passo. Se caiu há uma hora, ore agora, e, se está bêbado, ore assim mesmo e vá dormir em segurança. O que fecha o caminho é fingir-se limpo, muito mais do que a própria sujeira.',
    verses: [
      verse('Lucas 18:13', 'publicano misericórdia pecador'),
      verse('João 9:31', 'Deus ouve pecadores'),
      verse('Salmos 66:18', 'maldade coração ouvido'),
      verse('Salmos 51:17', 'quebrantado contrito desprezas'),
    ],
  },
  {
    slug: 'raiva-de-deus',
    question: 'Estou com raiva de Deus. Posso dizer isso a ele?',
    synonyms: [
      'raiva de Deus',
      'revoltado com Deus',
      'brigar com Deus',
      'decepcionado com Deus',
      'Deus foi injusto comigo',
      'não consigo perdoar a Deus',
      'reclamar com Deus',
    ],
    answer:
      'Você pode dizer isso a Deus, e ele prefere a sua raiva ao seu silêncio. A Bíblia guardou, sem censura, as queixas de gente que ele amava. Jó avisou que não ia calar a boca e que falaria na amargura da alma (Jó 7:11). O salmista perguntou até quando seria esquecido (Salmos 13:1). Jeremias reclamou que Deus tinha sido mais forte do que ele e que todos zombavam dele por isso (Jeremias 20:7). Jonas se irou a ponto de querer morrer, e Deus não o fulminou, fez-lhe uma pergunta (Jonas 4:4).\n\nNenhum deles foi posto para fora por falar assim. O convite é para derramar o coração diante dele em todo tempo (Salmos 62:8), e o que se derrama sai do jeito que está. Raiva dita a Deus ainda é oração. Raiva calada vira distância.\n\nDiga o que perdeu e o que esperava que ele fizesse. Grite no carro, escreva, leia um salmo de lamento em voz alta. Depois fique um pouco e veja se aparece, por baixo, tristeza ou medo. Não tome decisões grandes neste estado. Procure alguém que aguente ouvir sem corrigir. Deus viu morrer o próprio Filho, e está do seu lado na dor.',
    verses: [
      verse('Jó 7:11', 'calarei queixarei amargura'),
      verse('Salmos 13:1', 'esquecerás quando'),
      verse('Jeremias 20:7', 'Persuadiste-me escárnio'),
      verse('Jonas 4:4', 'correta ira'),
      verse('Salmos 62:8', 'derramai coração'),
    ],
  },
  {
    slug: 'o-que-e-intercessao',
    question: 'O que é intercessão? Como orar pelos outros?',
    synonyms: [
      'intercessão',
      'interceder',
      'orar pelos outros',
      'ministério de intercessão',
      'intercessor',
      'lista de oração',
      'pedido de oração',
    ],
    answer:
      'Interceder é ficar, em oração, entre Deus e alguém que precisa. Quem pede entra no cuidado que Deus já tem. Paulo põe isso antes de tudo, e quer que se peça por todas as pessoas (1 Timóteo 2:1).\n\nMoisés fez assim por um povo que tinha acabado de errar feio, lembrando a Deus o que ele mesmo tinha prometido (Êxodo 32:11). O maior intercessor é Jesus, que morreu, ressuscitou e agora intercede por nós (Romanos 8:34), de modo que nenhuma oração sua vai sozinha. Tiago anima dizendo que muito pode a súplica de quem anda direito, e manda que oremos uns pelos outros (Tiago 5:16), sem falar de cargo nem de dom especial.\n\nComece com poucos nomes e um dia para cada grupo, a família na segunda, os doentes na terça. Ore pelo que pediram, e pelo que não pediram. Escreva e risque quando houver notícia. Guarde segredo, porque pedido de oração não é assunto para conversa. Faça o que puder além de orar, um telefonema, uma sopa. Quando não souber o que dizer, diga só o nome. E descanse, porque o peso final é de Deus.',
    verses: [
      verse('1 Timóteo 2:1', 'intercessões pessoas'),
      verse('Êxodo 32:11', 'Moisés orou povo'),
      verse('Romanos 8:34', 'Cristo intercede'),
      verse('Tiago 5:16', 'orai outros justo'),
    ],
  },
  {
    slug: 'o-que-e-vigilia',
    question: 'O que é uma vigília? Preciso passar a noite orando?',
    synonyms: [
      'vigília',
      'vigília de oração',
      'passar a noite orando',
      'culto da madrugada',
      'noite de oração',
      'subir o monte para orar',
    ],
    answer:
      'Vigília é uma noite, ou parte dela, separada para orar, em grupo ou sozinho. Jesus fez uma antes de escolher os doze (Lucas 6:12), e Paulo e Silas cantaram à meia-noite na prisão (Atos 16:25). A Bíblia a mostra em horas importantes, sem fazer dela uma obrigação.\n\nA noite não tem poder próprio; o que ela oferece é silêncio. No Getsêmani, Jesus pediu aos amigos que vigiassem uma hora, e eles dormiram. Ele lhes disse que o espírito está pronto e a carne é fraca (Mateus 26:40-41), o que é ao mesmo tempo convite e compreensão. O salmista se lembrava de Deus na própria cama (Salmos 63:6).\n\nSe quiser participar, durma à tarde, leve água, combine quem o traz de volta e nunca dirija com sono. Lugar ermo e monte à noite pedem prudência. Grávida, idoso, doente, quem toma remédio para dormir e quem tem transtorno bipolar ou epilepsia fazem bem em ficar em casa, porque noite sem sono adoece. Uma hora inteira à tarde vale o mesmo, e as olheiras não deixam ninguém mais espiritual.',
    verses: [
      verse('Lucas 6:12', 'monte noite orando'),
      verse('Atos 16:25', 'meia-noite Paulo Silas cantando'),
      verse('Mateus 26:40-41', 'hora vigiar carne fraca'),
      verse('Salmos 63:6', 'cama vigílias'),
    ],
  },
];
