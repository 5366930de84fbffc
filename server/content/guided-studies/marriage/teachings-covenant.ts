import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const teachingsOnCovenant: AuthoredStudy<'marriage'>['teachings'] = [
  {
    title: 'Aliança: o que prometemos um ao outro',
    verses: [
      verse('Gênesis 2:24', 'deixará achegará carne'),
      verse('Malaquias 2:14', 'testemunha companheira pacto'),
      verse('Mateus 19:4-6', 'princípio juntou separe'),
      verse('Mateus 19:8', 'dureza corações permitiu'),
      verse('Oseias 2:19-20', 'justiça bondade misericórdias fidelidade'),
    ],
    content:
      'Contrato de aluguel prevê multa, prazo e vistoria. Protege duas partes que desconfiam uma da outra, e faz bem. A Bíblia descreve o casamento com outra palavra. Malaquias fala da companheira e da mulher do pacto, e lembra que houve testemunha: o próprio Deus (Malaquias 2:14). A aliança não pergunta primeiro o que ganho; diz quem serei para você.\n\nO desenho aparece cedo: deixar, achegar-se, tornar-se uma só carne (Gênesis 2:24). São três verbos: deixar cria um lar novo, e achegar-se é grudar por escolha, todo dia. E uma só carne fala do corpo, claro, mas também de boleto, história, riso e luto em comum. Quando lhe perguntaram até onde se podia despedir uma esposa, Jesus voltou a esse começo: o que Deus uniu, ninguém desmanche por capricho (Mateus 19:4-6). Naquele mundo, a mulher mandada embora ficava sem pão. A palavra dura do Mestre protegia quem tinha menos defesa.\n\nNa mesma conversa ele reconheceu que corações endurecem e que a lei de Moisés contava com isso (Mateus 19:8). Quebra-se uma aliança, e quem a quebra é quem trai, agride ou abandona, mais do que aquele que assina o papel depois. As igrejas divergem sobre os casos em que cabe o divórcio e um novo casamento; converse com a sua sem se esconder.\n\nO modelo, por fim, é o noivo de Oseias, que promete justiça, bondade, misericórdia e fidelidade (Oseias 2:19-20). São as quatro paredes de uma casa. Repare que a primeira é justiça: amor que a dispensa acaba exigindo que alguém sofra calado.',
    application:
      'Procurem as palavras que disseram no dia do casamento, ou imaginem as que diriam hoje. Marquem a que foi mais cumprida e a que ficou esquecida. Falem dela sem acusação, cada qual sobre a sua parte. Se vivem juntos sem formalizar, conversem com o pastor sobre os passos possíveis. E, a quem carrega um divórcio, um recado: Cristo não mede você por essa página.',
  },
  {
    title: 'Lado a lado: dignidade igual e serviço mútuo',
    verses: [
      verse('Gênesis 2:18', 'só ajuda'),
      verse('Efésios 5:21', 'sujeitando uns outros'),
      verse('Efésios 5:25', 'Maridos amai Cristo entregou'),
      verse('1 Pedro 3:7', 'entendimento honra herdeiros orações impedidas'),
      verse('João 13:14', 'Senhor Mestre lavei pés'),
    ],
    content:
      'Um comentário da Idade Média, ainda ouvido em cerimônias, observa que a mulher não foi tirada da cabeça do homem, para mandar nele, nem dos pés, para ser pisada; veio do lado. A imagem serve, contanto que se leve a sério. A parceira que Deus forma corresponde ao homem, como socorro que está à sua altura (Gênesis 2:18). Os dois recebem a bênção; os dois, a tarefa de cultivar a terra.\n\nPaulo escreve a casais de uma sociedade em que o chefe da casa podia quase tudo. Começa pedindo que todos se sujeitem uns aos outros (Efésios 5:21) e gasta o triplo de palavras com os maridos: amem como Cristo, que se entregou (Efésios 5:25). Ninguém jamais ouviu Cristo berrar com a igreja para que ela lhe servisse o jantar. Pedro acrescenta um aviso incômodo: quem não honra a esposa, coerdeira da vida, encontra a própria oração travada (1 Pedro 3:7).\n\nHoje há famílias cristãs que entendem a palavra “cabeça” como uma responsabilidade particular do marido, a de tomar a frente no sacrifício; outras leem nela origem e cuidado, e dividem a liderança por igual. Pessoas piedosas defendem cada leitura, e nas duas vale o mesmo limite: submissão bíblica é resposta livre, de adulto, e jamais obediência ao pecado, ao medo ou à humilhação.\n\nQuem quiser saber como Jesus usa poder olhe a noite da bacia (João 13:14). Ele sabia que era Senhor, e por isso pegou a toalha. Autoridade que não sabe lavar pé ainda não foi à escola dele, seja de quem for.',
    application:
      'Façam em casa uma semana da toalha: a cada dia, um serve o outro em algo que normalmente não faz, sem anunciar e sem esperar medalha. No sétimo dia conversem sobre as decisões do lar: em quais os dois são ouvidos? em qual alguém decide só? Mudem essa. E leiam juntos Efésios, capítulo cinco, perguntando o que cada versículo exige de cada um.',
  },
  {
    title: 'Conversar e discordar sem destruir',
    verses: [
      verse('Tiago 1:19', 'pronta ouvir tardia'),
      verse('Provérbios 15:1', 'resposta suave desvia furor'),
      verse('Provérbios 18:13', 'responde antes ouvir tolo'),
      verse('Efésios 4:26', 'irardes pequeis sol'),
      verse('Efésios 4:29', 'boca edificação necessidade graça'),
    ],
    content:
      'Três casais brigam pelo mesmo motivo: ele chegou tarde. No primeiro, ela grita, ele revida, e em dez minutos discutem a mãe de alguém. No segundo, ela não diz nada durante quatro dias. No terceiro, ela espera que ele beba água e fala: “Fiquei preocupada e com raiva. Preciso que você avise”. O motivo é igual, mas o resultado depende do caminho.\n\nA Bíblia entende de caminho. A resposta mansa desarma (Provérbios 15:1); responder sem ter ouvido é vergonha (Provérbios 18:13); o ouvido corre na frente, a língua e a raiva vêm depois (Tiago 1:19). Ficar com raiva acontece, e o pecado está no que se faz com ela; não convém guardar a brasa até o dia seguinte (Efésios 4:26). A palavra boa é a que constrói conforme a necessidade do momento (Efésios 4:29), o que inclui hora, tom e tamanho.\n\nHá casas de explosão e casas de geladeira. O silêncio que pune fere tanto quanto o berro. Se você precisa parar, diga que volta, e volte. Se costuma atropelar, aprenda a perguntar: “Entendi direito?” Muita briga antiga dura porque ninguém ouviu a frase que está por baixo: tenho medo de não ter importância para você.\n\nUma distinção salva vidas: em desentendimentos comuns, os dois podem falar sem temor do que virá. Se um mede cada sílaba para evitar a fúria do outro, já não se trata de falta de técnica. Ali a resposta mansa não conserta quem agride, e ninguém deve ser ensinado a apanhar com educação. O assunto passa a ser proteção, que tem um ensinamento próprio mais adiante.',
    application:
      'Escolham um tema que sempre azeda e conversem sobre ele com regras: vinte minutos, sentados, um assunto. Cada fala começa por “eu”; antes de responder, repita o que escutou. Quando o tempo acabar, agradeçam e marquem a continuação, mesmo que falte muito. Anotem depois, separados, a frase que ajudou e a que estragou, e na próxima vez levem só a primeira.',
  },
  {
    title: 'O perdão e os seus limites',
    verses: [
      verse('Colossenses 3:13', 'perdoai queixa Cristo perdoou'),
      verse('Lucas 17:3', 'pecar repreende arrepender perdoa'),
      verse('Mateus 18:15', 'pecar repreende ele só ganhaste'),
      verse('1 Coríntios 13:4-7', 'trata rancoroso injustiça verdade'),
      verse('1 Pedro 4:8', 'amor cobrirá multidão pecados'),
    ],
    content:
      'A maior parte do perdão de um casamento é miúda e diária: a resposta atravessada, o esquecimento do remédio, a piada fora de hora. O amor cobre essas coisas como quem estende um lençol (1 Pedro 4:8), e segue. Quem faz processo de cada grão de areia não chega à praia.\n\nOutras faltas não se cobrem; precisam ser ditas. Jesus ensina a ir a sós e mostrar a falta (Mateus 18:15), e a perdoar quem se arrepende (Lucas 17:3). Repreender, nesse sentido, é um ato de esperança: acredito que você pode mais que isso. Paulo põe a medida lá no alto: como Cristo perdoou (Colossenses 3:13). E Cristo perdoa sem fingir que o mal foi pequeno; a cruz mostra quanto custou.\n\nDaí alguns limites, que não contradizem a misericórdia. O primeiro: perdoar é soltar a vingança, e isso pode ser feito a distância e aos poucos. O segundo: reconciliar exige dois, verdade e mudança que se veja. O terceiro: confiança não é dívida de quem perdoa; é obra de quem feriu. O quarto: consequência não é falta de perdão. Quem desviou o dinheiro da casa pode ser perdoado e ficar um ano sem a senha.\n\nDiz o poema que o amor não guarda rancor, e diz também que ele não se alegra com a injustiça e festeja a verdade (1 Coríntios 13:4-7). As duas metades andam juntas, e exigir de uma pessoa agredida que perdoe depressa e volte para casa é arrancar a segunda metade da página. Lágrimas de arrependimento na segunda e novo soco na sexta têm nome, e o nome é violência.',
    application:
      'Tracem, cada um para si, três colunas: o que posso cobrir e esquecer; o que preciso dizer, com dia e palavras; o que é grande demais para tratarmos a sós. Cumpram hoje a primeira, em oração. Marquem a segunda e levem a terceira a um pastor sério ou a um profissional. Se nela aparecer qualquer violência, procure ajuda individual, longe da pessoa que a pratica.',
  },
];
