import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const wordsOfFaith: readonly QuestionEntry[] = [
  {
    slug: 'amem-aleluia-hosana',
    question: 'O que significam amém, aleluia e hosana?',
    synonyms: [
      'o que significa amém',
      'significado de aleluia',
      'o que quer dizer hosana',
      'o que significa aleluia',
      'por que dizemos amém',
      'o que significa maranata',
    ],
    answer:
      'São palavras hebraicas que atravessaram os idiomas sem tradução. Cada uma faz uma coisa diferente.\n\n- **Amém** vem de uma raiz que fala de firmeza e fidelidade. É assinar embaixo: assim seja, é verdade. Quando Esdras abriu o livro da lei, a multidão respondeu desse modo, de mãos erguidas (Neemias 8:6). Paulo vê em Cristo o sim de Deus a que nós respondemos (2 Coríntios 1:20).\n- **Aleluia** é um convite no plural, louvem ao Senhor. Aparece em muitos salmos e, no Apocalipse, na voz de uma grande multidão (Apocalipse 19:1).\n- **Hosana** começou como pedido de socorro, salva-nos (Salmos 118:25). Com o tempo virou aclamação, e foi gritada quando Jesus entrou em Jerusalém (Mateus 21:9).\n\nMaranata, aramaica, é a oração para que o Senhor venha. Nenhuma delas aumenta a força de uma prece por ser repetida. Usadas com sentido, unem a sua voz à de gente de todas as épocas.',
    verses: [
      verse('Neemias 8:6', 'Esdras Amém mãos'),
      verse('2 Coríntios 1:20', 'promessas sim Amém'),
      verse('Apocalipse 19:1', 'multidão Aleluia'),
      verse('Salmos 118:25', 'SENHOR salva'),
      verse('Mateus 21:9', 'Hosana Davi'),
    ],
  },
  {
    slug: 'o-que-e-idolatria',
    question: 'O que é idolatria?',
    synonyms: [
      'idolatria',
      'o que é um ídolo',
      'adorar imagens',
      'ídolos do coração',
      'idolatria nos dias de hoje',
      'como saber se tenho um ídolo',
    ],
    answer:
      'Idolatria é dar a qualquer outra coisa o lugar que cabe a Deus. Os primeiros mandamentos tratam disso, com a proibição de outros deuses e de imagens feitas para adoração (Êxodo 20:3-5). Naquele mundo, o ídolo tinha rosto e altar.\n\nA Bíblia percebe cedo que ele também mora por dentro. Ezequiel fala de líderes muito religiosos que tinham ídolos no coração (Ezequiel 14:3). Paulo dá esse nome à ganância (Colossenses 3:5), e Jesus diz que ninguém serve a dois senhores (Mateus 6:24). Emprego, namoro, filho, corpo, ministério, time: quase sempre é coisa boa que virou indispensável.\n\nTrês perguntas ajudam a achá-lo. O que eu mais temo perder? Para onde vai meu pensamento quando está livre? O que me faz mentir ou passar por cima de alguém? Descoberto o nome, basta devolver ao segundo lugar aquilo que se ama; não é preciso jogá-lo fora. Sobre imagens nas igrejas, católicos, ortodoxos e evangélicos entendem o mandamento de formas diferentes; fale disso sem desprezar ninguém.',
    verses: [
      verse('Êxodo 20:3-5', 'deuses imagem inclinarás'),
      verse('Ezequiel 14:3', 'ídolos corações'),
      verse('Colossenses 3:5', 'ganância idolatria'),
      verse('Mateus 6:24', 'servir dois senhores riquezas'),
    ],
  },
  {
    slug: 'o-que-e-arrependimento',
    question: 'O que é arrependimento?',
    synonyms: [
      'o que significa se arrepender',
      'arrependimento verdadeiro',
      'diferença entre remorso e arrependimento',
      'arrependimento bíblico',
      'como me arrepender de verdade',
    ],
    answer:
      'Pense num motorista que pegou a estrada errada. Ficar triste no acostamento é remorso; fazer o retorno é arrependimento. A palavra grega do Novo Testamento fala de mudança de mente, e a hebraica mais usada, de voltar.\n\nAs multidões perguntaram a João Batista o que deveriam fazer, e a resposta foi concreta: quem tem duas roupas reparta, quem tem comida também (Lucas 3:10-11). Zaqueu devolveu o que havia tomado, com sobra (Lucas 19:8). Paulo distingue duas tristezas, uma que leva à vida e outra que só destrói (2 Coríntios 7:10). A segunda gira em torno de mim; a primeira olha para Deus e para quem feri.\n\nNão é pagamento. Ninguém compra perdão com lágrimas, e Pedro anuncia que quem se volta a Deus tem o pecado apagado (Atos 3:19). Se você tropeça sempre no mesmo ponto, isso não prova que tudo foi falso. Faça o retorno outra vez, conte a alguém maduro e mude o caminho que leva até lá.',
    verses: [
      verse('Lucas 3:10-11', 'fazer túnicas comida'),
      verse('Lucas 19:8', 'Zaqueu pobres restituo'),
      verse('2 Coríntios 7:10', 'tristeza arrependimento morte'),
      verse('Atos 3:19', 'arrependei pecados apagados'),
    ],
  },
  {
    slug: 'o-que-e-santidade',
    question: 'O que é santidade?',
    synonyms: [
      'o que significa ser santo',
      'como viver em santidade',
      'o que é santificação',
      'como me santificar',
      'vida santa',
      'consagração a Deus',
    ],
    answer:
      'Santo, na Bíblia, é o que foi separado para Deus. O primeiro santo é ele, e daí nasce o chamado para que o seu povo também seja (Levítico 19:2). O capítulo que traz essa frase fala de pai e mãe, salário em dia, honestidade na feira e cuidado com o estrangeiro, então não se trata de cara fechada.\n\nHá um lado já pronto. Paulo chama de santos os cristãos de Corinto, uma igreja cheia de confusão, porque pertenciam a Cristo (1 Coríntios 1:2). E há um lado em andamento, no qual o jeito de viver vai ficando parecido com o de quem chamou (1 Pedro 1:15-16). Tradições cristãs descrevem esse crescimento de modos diferentes; todas o veem como obra do Espírito com a nossa participação.\n\nJesus não pediu que os seus saíssem do mundo, mas que fossem guardados e santificados na verdade (João 17:15-17). Medir santidade por roupa ou por lista costuma gerar orgulho ou desespero. Pergunte antes se você está mais verdadeiro, mais limpo e mais capaz de amar. Quem começou a obra vai completá-la (Filipenses 1:6).',
    verses: [
      verse('Levítico 19:2', 'Santos sereis santo'),
      verse('1 Coríntios 1:2', 'Corinto santificados santos'),
      verse('1 Pedro 1:15-16', 'santo comportamento'),
      verse('João 17:15-17', 'mundo guardes Santifica verdade'),
      verse('Filipenses 1:6', 'começou obra completá'),
    ],
  },
  {
    slug: 'como-falar-de-jesus',
    question: 'Como falar de Jesus para as pessoas?',
    synonyms: [
      'como evangelizar',
      'tenho vergonha de evangelizar',
      'como evangelizar um amigo',
      'como dar testemunho',
      'como pregar o evangelho',
      'vergonha de falar de Deus',
    ],
    answer:
      'André não preparou discurso. Achou o irmão, contou o que tinha encontrado e o levou até Jesus (João 1:41-42). A mulher de Samaria fez um convite e uma pergunta: venham ver, será que é ele? (João 4:29). Evangelizar é mais parecido com isso do que com ganhar debate.\n\nComece ouvindo. Saiba o nome dos filhos, o medo, a piada preferida da pessoa. Pedro recomenda estar pronto para explicar a esperança a quem pedir, com mansidão e respeito (1 Pedro 3:15); se ninguém pergunta nada, talvez falte convivência. Paulo fala de palavra agradável e bem temperada (Colossenses 4:5-6). A sua história também serve: como era, o que Cristo fez, o que ainda está em obras.\n\nEvite mensagem em massa no grupo da família, pressão em hora de doença e conversa forçada no expediente. Convide para um café, um almoço, um culto, ou leiam juntos um Evangelho. E tire o peso das costas. Um planta, outro rega, e quem faz crescer é Deus (1 Coríntios 3:6).',
    verses: [
      verse('João 1:41-42', 'irmão Messias levou'),
      verse('João 4:29', 'Vinde vede Cristo'),
      verse('1 Pedro 3:15', 'preparados mansidão respeito esperança'),
      verse('Colossenses 4:5-6', 'sabedoria palavra sal'),
      verse('1 Coríntios 3:6', 'plantei regou crescimento'),
    ],
  },
  {
    slug: 'divisao-na-igreja',
    question: 'Como lidar com quem semeia divisão na igreja?',
    synonyms: [
      'divisão na igreja',
      'semear contenda entre irmãos',
      'líder que divide a igreja',
      'diácono que causa divisão',
      'panelinha na igreja',
      'disciplina na igreja',
      'irmão que fala mal do pastor',
      'grupo contra o pastor',
    ],
    answer:
      'Comece por uma pergunta incômoda: é divisão, ou é uma queixa que ninguém quis ouvir? Às vezes quem denuncia abuso ou desvio de dinheiro é chamado de rebelde. Escute primeiro, e deixe que outra pessoa de fora escute também.\n\nSe for mesmo contenda, Jesus ensinou o caminho: falar a sós; se não ouvir, com uma ou duas testemunhas; só então levar à igreja (Mateus 18:15-17). Cada degrau protege o acusado e quem acusa. Pular o primeiro e ir direto ao microfone é fazer o mesmo que se critica. E o alvo é ganhar o irmão, restaurá-lo com mansidão, cuidando de si (Gálatas 6:1).\n\nQuem lidera responde sem brigar, ensinando com paciência (2 Timóteo 2:24-25). Mas há um limite, porque Paulo manda avisar uma vez e outra o que insiste em dividir e, depois, afastar-se (Tito 3:10); quem tem cargo pode ter de deixá-lo. João escreveu o nome de um homem que queria ser o primeiro e expulsava irmãos, e disse que trataria do caso (3 João 1:9-10), porque calar-se não teria sido amor.\n\nNa prática: reúna os líderes e combine fatos e datas, sem apelidos. Fale com ele em particular, com exemplos. Não mande indiretas no sermão de domingo, e cuide dos que ficaram no meio. E ore pelo nome dele, o que costuma mudar primeiro o nosso tom.',
    verses: [
      verse('Mateus 18:15-17', 'irmão testemunhas igreja'),
      verse('Gálatas 6:1', 'restaurai mansidão tentado'),
      verse('2 Timóteo 2:24-25', 'servo brigar manso'),
      verse('Tito 3:10', 'rebelde repreensão rejeita'),
      verse('3 João 1:9-10', 'Diótrefes palavras maliciosas'),
    ],
  },
];
