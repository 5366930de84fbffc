import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const faithAtHome: readonly QuestionEntry[] = [
  {
    slug: 'conjuge-nao-crente',
    question: 'Meu marido ou minha esposa não é crente. Como viver a fé em casa?',
    synonyms: [
      'marido não crente',
      'meu marido não é crente',
      'minha esposa não é crente',
      'esposa descrente',
      'marido descrente',
      'meu marido não quer saber de Deus',
      'só eu sou crente em casa',
      'meu marido não vai à igreja comigo',
      'minha mulher não quer ir à igreja',
    ],
    answer:
      'Domingo de manhã um sai arrumado e o outro fica no sofá. Quem vive isso conhece uma solidão que a roda de casais não imagina. Primeiro, o alívio: o seu casamento não é de segunda classe. Paulo diz a quem crê que não saia, se o outro quer ficar, e chega a falar de uma santidade que alcança o cônjuge e as crianças (1 Coríntios 7:12-14). Não é salvação por tabela; é Deus levando a sério aquela casa. Timóteo cresceu numa assim, de mãe crente e pai grego (Atos 16:1), e a fé dele começou na avó e na mãe (2 Timóteo 1:5).\n\nPedro propõe um caminho que cansa menos os dois: ganhar pelo modo de viver, sem discurso (1 Pedro 3:1-2). Ao marido que crê ele pede que honre a mulher, para que as próprias orações não fiquem presas (1 Pedro 3:7).\n\nOre pela pessoa, e não para a pessoa ouvir. Nada de folheto no travesseiro, de recado pelos filhos, nem de contar as falhas dela no círculo de oração. Combinem o que é combinável: o culto que não engula o domingo todo, o que se ensina às crianças, quanto se oferta do dinheiro dos dois. Interesse-se pelo que ela gosta. Se um dia perguntar pela sua esperança, responda com mansidão (1 Pedro 3:15).\n\nCeda no gosto, não na consciência. Paulo deixa no ar a pergunta se o outro virá a crer (1 Coríntios 7:16): quem converte é Deus, e isso tira das suas costas um peso que nunca foi seu. Nada aqui pede que se aguente violência; o 180 orienta.',
    verses: [
      verse('1 Coríntios 7:12-14', 'descrente consente santificado filhos'),
      verse('1 Pedro 3:1-2', 'comportamento sem palavra ganhos'),
      verse('Atos 16:1', 'Timóteo crente pai grego'),
      verse('2 Timóteo 1:5', 'fé avó Loide Eunice'),
      verse('1 Pedro 3:7', 'maridos honra orações impedidas'),
      verse('1 Pedro 3:15', 'responder mansidão esperança'),
      verse('1 Coríntios 7:16', 'salvarás marido mulher'),
    ],
  },
  {
    slug: 'cresci-na-igreja',
    question: 'Cresci na igreja. A minha fé é minha ou é só costume?',
    synonyms: [
      'cresci na igreja',
      'nasci em lar cristão',
      'nasci na igreja',
      'sou crente por causa dos meus pais',
      'fé dos meus pais',
      'fé herdada',
      'crente de berço',
      'vou à igreja por costume',
    ],
    answer:
      'A pergunta já é boa notícia, porque costume não se examina. Samuel cresceu servindo no templo, ao lado do sacerdote, e mesmo assim o texto diz que ainda não conhecia o Senhor (1 Samuel 3:7). Fazia tudo direito. Até a noite em que o nome chamado foi o dele, e ele teve de responder por si (1 Samuel 3:10).\n\nHerdar não é defeito. Deus usa o corinho, a professora da escola dominical, o pai que orava à mesa. Paulo animou Timóteo a ficar no que aprendera desde pequeno, agora convencido por conta própria (2 Timóteo 3:14-15). O perigo é outro: depois de Josué veio uma geração criada ao lado de quem tinha visto Deus agir, e que não o conhecia (Juízes 2:10).\n\nOs vizinhos da samaritana começaram crendo no que ela contou e, mais tarde, disseram que tinham ouvido eles mesmos (João 4:39-42). O trajeto é esse. Olhe alguns sinais, sem pânico: falo com Deus quando ninguém vê? Quando erro, corro dele ou para ele? Se ninguém da família fosse domingo, eu sentiria falta? Não precisa de data nem de queda espetacular. Quem nasceu de madrugada não lembra a hora, e está vivo.\n\nSe a resposta sair negativa, não finja. Diga a ele que o que era dos seus pais você quer para si. Leia um Evangelho como se fosse estreia, faça as perguntas que dava vergonha fazer. Jesus quis saber dos doze se também iriam embora, e Pedro respondeu com a própria boca (João 6:66-68).',
    verses: [
      verse('João 4:39-42', 'palavra mulher nós mesmos ouvimos'),
      verse('1 Samuel 3:7', 'Samuel não conhecido palavra'),
      verse('1 Samuel 3:10', 'Samuel Fala servo ouvindo'),
      verse('2 Timóteo 3:14-15', 'continua convencido infância Escrituras'),
      verse('Juízes 2:10', 'geração não conhecia'),
      verse('João 6:66-68', 'ir embora Pedro palavras vida'),
    ],
  },
  {
    slug: 'sogra-e-parentes-no-casamento',
    question: 'Minha sogra ou meus parentes se metem no casamento. O que fazer?',
    synonyms: [
      'sogra que se mete',
      'minha sogra se mete em tudo',
      'sogra intrometida',
      'parentes que se metem no casamento',
      'minha mãe se mete no meu casamento',
      'família do marido se intromete',
      'cunhada que se mete',
      'deixar pai e mãe',
    ],
    answer:
      'Ela tem a cópia da chave, abre a panela e comenta o tempero. De fora parece bobagem; por dentro azeda o mês. A Bíblia põe no começo do casamento uma saída: deixar pai e mãe para se unir (Gênesis 2:24). Deixar não é abandonar. É mudar o endereço da lealdade, e dali em diante a primeira pessoa consultada é a que dorme ao seu lado.\n\nDaí uma regra que poupa muita briga: cada um fala com a própria família, em particular e no plural. “Nós decidimos.” Antes disso os dois se acertam, sem plateia. Mandar o cônjuge enfrentar a sua mãe, ou contar a ela cada discussão, é devolver a chave.\n\nNem todo palpite invade. Jetro viu o genro exausto, disse que aquilo não estava bem, e Moisés o ouviu (Êxodo 18:17-24). Repare no que vem logo depois: o sogro voltou para a terra dele (Êxodo 18:27). E as promessas mais leais do Antigo Testamento são de uma nora para a sogra (Rute 1:16-17). Provérbios, realista, avisa que até visita em excesso cansa (Provérbios 25:17).\n\nCombinem dias de visita e o que se resolve sem consulta: filhos, dinheiro, fé. Digam o limite cedo e baixo, que voz mansa desarma (Provérbios 15:1). Quem mora no quintal ou deve dinheiro acaba dando voto; planejem a saída. E perguntem o que há por trás, talvez medo de perder o filho ou viuvez vazia: um convite feito por vontade própria vale mais que dez indiretas. Honrar continua mandamento. Se vocês não chegam a um acordo, um conselheiro de casais ajuda.',
    verses: [
      verse('Gênesis 2:24', 'deixará pai mãe mulher'),
      verse('Êxodo 18:17-24', 'sogro Moisés bem aconselharei'),
      verse('Êxodo 18:27', 'sogro terra'),
      verse('Rute 1:16-17', 'Teu povo Deus morrerei'),
      verse('Provérbios 25:17', 'casa próximo canse'),
      verse('Provérbios 15:1', 'suave desvia furor'),
    ],
  },
  {
    slug: 'leio-e-nao-sinto-nada',
    question: 'Leio a Bíblia e não sinto nada. O que é a aridez espiritual?',
    synonyms: [
      'não sinto nada quando leio a Bíblia',
      'não sinto nada quando oro',
      'aridez espiritual',
      'deserto espiritual',
      'secura espiritual',
      'frieza espiritual',
      'perdi o gosto pela Bíblia',
      'não sinto a presença de Deus',
      'esfriei na fé',
    ],
    answer:
      'Você continua abrindo o livro sem sentir nada; muita gente, nesse ponto, já o fechou. Isso tem nome antigo, aridez, e tem companhia na própria Bíblia. Em terra seca, um salmo começa dizendo que tem sede (Salmos 63:1), e sentir falta é um modo de amar. Jó procurou Deus no leste, no oeste, no norte e no sul, não o viu em lugar nenhum, e agarrou-se a uma coisa: ele sabe onde eu ando (Jó 23:8-10).\n\nAntes de acusar a alma, pergunte ao corpo. Elias, no fim das forças, recebeu sono e pão, duas vezes, e só depois uma conversa (1 Reis 19:5-8). Luto, noites curtas, remédio novo, tela até tarde apagam o gosto da leitura e o do feijão também. Se nada mais tem graça há semanas, procure um médico ou psicólogo. Às vezes existe um assunto adiado com Deus, uma mágoa dele, até. Outras vezes não há causa: é estação.\n\nO que costuma ajudar: ler menos e em voz alta; um salmo de lamento que diga o que não sai; copiar um versículo à mão; cantar no meio dos outros quando sozinho não dá; servir alguém. E contar a ele a verdade, que está tudo sem sabor.\n\nA palavra trabalha como chuva, que molha sem fazer barulho (Isaías 55:10-11), e como semente na terra enquanto o lavrador dorme (Marcos 4:26-29). Os dois de Emaús só perceberam depois que o coração ardia no caminho (Lucas 24:32). Para quem anda sem nenhuma luz, Isaías tem um conselho só: apoiar-se em Deus assim mesmo (Isaías 50:10). Fé no escuro é fé.',
    verses: [
      verse('Salmos 63:1', 'sede terra seca água'),
      verse('Jó 23:8-10', 'oriente ocidente norte sul conhece caminho'),
      verse('1 Reis 19:5-8', 'anjo come dormir bebeu caminho'),
      verse('Isaías 55:10-11', 'chuva neve palavra vazia'),
      verse('Marcos 4:26-29', 'semente dormisse fruto'),
      verse('Lucas 24:32', 'coração ardendo caminho'),
      verse('Isaías 50:10', 'trevas luz confie firme'),
    ],
  },
];
