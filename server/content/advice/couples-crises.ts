import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const couplesCrises: readonly AdviceEntry[] = [
  {
    slug: 'brigas-com-agressao',
    audience: 'marriage',
    situation: 'Nossas brigas já tiveram empurrão, ameaça ou tapa.',
    synonyms: [
      'briga com agressão',
      'a gente se agride',
      'ele me empurrou',
      'ela me deu um tapa',
      'quebramos coisas nas brigas',
      'ele jogou o celular em mim',
      'ameaça na briga do casal',
      'tenho medo do meu cônjuge',
      'violência no casamento',
    ],
    advice:
      'Este texto fala a cada um em separado, porque aqui não há dois lados iguais.\n\nA quem tem medo: a sua segurança vem antes do casamento. Em perigo agora, saia e ligue 190. O Ligue 180 atende mulheres dia e noite, com sigilo, e qualquer pessoa pode ir a uma delegacia. Não aceite terapia de casal nem conversa com o pastor a três enquanto houver agressão, pois o que você disser ali pode ser cobrado em casa. A reconciliação não é tarefa de quem apanha. O salmista pediu para ser guardado de gente violenta (Salmos 140:1); essa oração também é sua.\n\nA quem empurrou, segurou pelo braço, quebrou, ameaçou: pare de chamar isso de briga. Deus detesta a violência (Salmos 11:5). Antes do primeiro crime da história, ele avisou Caim de que o mal esperava à porta e era preciso dominá-lo (Gênesis 4:7). Caim ouviu e continuou. Você ainda pode ouvir: saia de casa hoje, entregue armas, procure um grupo para autores de violência e um psicólogo, aceite as consequências e não peça nada em troca.\n\nE quando os dois se batem? Afastem-se, cada um em um lugar seguro. Quase sempre alguém machuca para ferir e alguém machuca para se soltar; um profissional saberá separar as coisas.\n\nAs crianças viram, mesmo no quarto. Diga a elas que não têm culpa. Se alguém encosta nelas, Disque 100 ou Conselho Tutelar. O que será do casamento fica para depois, com tempo longo de mudança comprovada, se houver. Ninguém deve a vida a uma aliança.',
    steps: [
      'Quem tem medo conte hoje a uma pessoa de fora e combine para onde ir e um sinal de socorro.',
      'Quem agrediu saia de casa, avise a um parente responsável e procure atendimento nesta semana.',
      'Havendo lesão, busquem atendimento de saúde e registrem a ocorrência.',
      'Deixem as sessões de casal para quando um profissional disser, por escrito, que há segurança.',
    ],
    verses: [
      verse('Salmos 140:1', 'livra-me homens violentos'),
      verse('Salmos 11:5', 'odeia perverso violência'),
      verse('Gênesis 4:7', 'pecado porta dominá-lo'),
    ],
  },
  {
    slug: 'pensando-em-separar',
    audience: 'marriage',
    situation: 'Estamos pensando em nos separar.',
    synonyms: [
      'vamos nos separar',
      'separação do casal',
      'nosso casamento acabou',
      'divórcio',
      'crise no casamento',
      'damos um tempo',
      'não dá mais para continuar casados',
      'nosso casamento tem jeito',
    ],
    advice:
      'Antes de responder, perguntem cada um a si mesmo, no papel e sem mostrar: quero o fim do casamento ou o fim deste jeito de estar casado? Muita gente pede o primeiro porque perdeu a esperança do segundo.\n\nSe entre vocês há agressão, ameaça, controle ou medo, a pergunta é outra. Quem corre perigo sai já e busca proteção no 180 ou no 190; não há o que ponderar a dois.\n\nNão sendo assim, ouçam como juízes honestos. Provérbios nota que o primeiro a contar a história parece ter razão, até chegar o outro (Provérbios 18:17). Vocês têm duas histórias do mesmo casamento. Contem-nas inteiras diante de alguém preparado, que não seja parente. Muitas crises escondem um terceiro: dívida, luto, depressão, bebida, um caso começando, um filho que adoeceu.\n\nJesus falou do casamento como união feita por Deus e reconheceu que há corações endurecidos (Mateus 19:6-8). Paulo pede que não se deixem e, havendo separação, que a porta da reconciliação fique aberta (1 Coríntios 7:10-11). As igrejas entendem de modos diversos os casos em que o divórcio cabe. Falem com o pastor de vocês, com franqueza sobre os fatos.\n\nUm tempo em casas diferentes pode ajudar, desde que tenha regras escritas: quanto dura, dinheiro, filhos, fidelidade, encontros para conversar. Sem isso é só o divórcio em câmera lenta. Peçam sabedoria a Deus, que a dá sem jogar na cara os erros (Tiago 1:5). E combinem hoje o mínimo: nenhuma criança será mensageira, juiz ou prêmio.',
    steps: [
      'Escrevam, cada um, o que teria de mudar em si mesmo para que valesse a pena recomeçar.',
      'Marquem com um terapeuta de casal ao menos seis encontros antes de procurar o cartório.',
      'Escolham juntos o que dizer aos filhos e digam os dois, sem culpados.',
      'Guardem a briga para a hora marcada e tratem-se com educação no resto do dia.',
    ],
    verses: [
      verse('Tiago 1:5', 'sabedoria peça generosamente repreender'),
      verse('Provérbios 18:17', 'primeiro causa justo outro'),
      verse('Mateus 19:6-8', 'Deus juntou dureza'),
      verse('1 Coríntios 7:10-11', 'separe reconcilie marido'),
    ],
  },
  {
    slug: 'depois-da-traicao',
    audience: 'marriage',
    situation: 'Houve traição, decidimos continuar juntos e não sabemos como.',
    serves: ['suffered', 'committed'],
    synonyms: [
      'confiança depois da traição',
      'recomeçar depois da traição',
      'como perdoar uma traição',
      'adultério no casamento',
      'meu cônjuge me traiu',
      'traí e quero salvar o casamento',
      'infidelidade',
      'lembro da traição o tempo todo',
    ],
    advice:
      'Quando o povo voltou do exílio e assentou os alicerces do novo templo, aconteceu algo estranho. Os moços gritavam de alegria, os velhos choravam em voz alta, e de longe não se distinguia um som do outro (Esdras 3:12-13). Continuar depois de uma traição soa assim. Esperem as duas coisas no mesmo dia.\n\nO casamento antigo acabou. O que pode nascer é outro, no mesmo endereço, e algumas pedras vêm antes das demais. Primeira: o caso terminou mesmo, com mensagem de fim, bloqueio, troca de setor se preciso. Segunda: a verdade inteira, contada de uma vez, com ajuda de um terapeuta, sem detalhes que virem filme na cabeça. Deus procura verdade no íntimo (Salmos 51:6), e a pessoa ferida também. Terceira: exames de saúde. Quarta: transparência de agenda, celular e dinheiro oferecida por quem traiu, sem que o outro precise arrancá-la.\n\nQuem foi ferido terá recaídas de dor: uma música, um perfume, a data. Perguntará o mesmo. Isso não é falta de perdão. Quem feriu responde com a paciência da primeira vez, sem “de novo isso?”. Em troca, a ferida não vira arma em toda discussão sobre o lixo. Combinem uma hora na semana para o assunto, e nas outras vivam.\n\nPaulo pede que se tire a amargura e que se perdoe como Deus perdoou (Efésios 4:31-32). É obra de meses, às vezes de anos, e a misericórdia que a sustenta se renova pela manhã (Lamentações 3:22-23). Se a traição continuar, ou se houver ameaça, quem foi ferido não deve a ninguém o recomeço.',
    steps: [
      'Escrevam juntos um acordo de transparência, com prazo para rever, e o mostrem ao terapeuta.',
      'Marquem a conversa semanal sobre a ferida, de uma hora, e encerrem com um gesto de cuidado.',
      'Quem traiu procure também tratamento individual para entender como chegou ali.',
      'Decidam os dois quem vai saber, e protejam os filhos dos detalhes.',
    ],
    verses: [
      verse('Lamentações 3:22-23', 'misericórdias renovam manhã'),
      verse('Esdras 3:12-13', 'choravam alegria vozes distinguir'),
      verse('Salmos 51:6', 'verdade íntimo'),
      verse('Efésios 4:31-32', 'amargura perdoando Deus perdoou'),
    ],
  },
  {
    slug: 'vicio-no-casamento',
    audience: 'marriage',
    situation: 'Um de nós tem um vício, e isso está destruindo a casa.',
    synonyms: [
      'vício em bebida no casamento',
      'cônjuge alcoólatra',
      'vício em apostas',
      'vício em pornografia no casamento',
      'marido viciado',
      'esposa viciada',
      'cônjuge usa drogas',
      'dependência química do cônjuge',
      'ele joga tudo que ganha',
    ],
    advice:
      'Bebida, aposta, pornografia, droga, remédio, jogo no celular: o objeto muda, a história se parece. Um promete, cai, esconde. O outro vigia, perdoa, explode, encobre. Em pouco tempo os dois vivem em volta da mesma coisa, e ela senta à cabeceira.\n\nPaulo recusou obedecer a qualquer coisa que quisesse mandar nele (1 Coríntios 6:12), e foi o mesmo Paulo que descreveu o absurdo de fazer o que se odeia (Romanos 7:15). As duas frases cabem no dependente. Ele é responsável e não consegue sozinho. Vício é doença com tratamento: CAPS, posto de saúde, psicólogo, grupos de ajuda mútua. Só oração e força de vontade, sem gente e sem tratamento, costumam virar mais um segredo.\n\nA quem tem o vício: conte tudo, entregue o acesso (cartão, senha, chave, garrafa), aceite ser acompanhado e avise no mesmo dia quando cair. A recaída pode fazer parte; mentir sobre ela é que derruba o resto. Quem bebe muito não deve parar de repente sem médico.\n\nA quem convive: você não causou, não controla e não cura. Restaurar com mansidão, diz Paulo, e cuidando de si (Gálatas 6:1). Não minta por ele, não pague o rombo às escondidas, separe o dinheiro da comida, procure Al-Anon, Nar-Anon ou grupo parecido. Diga o limite uma vez e cumpra.\n\nSe há agressão, direção embriagada com crianças, traficante à porta ou ameaça de morte, ninguém espera o tratamento fazer efeito: saiam de perto e chamem o 190. Overdose ou convulsão, 192. Proteger-se também é um modo de amar.',
    steps: [
      'Marquem nesta semana uma avaliação no CAPS ou no posto, e vão os dois.',
      'Escrevam quais acessos serão entregues, a quem e até quando.',
      'Cada um entre no seu grupo: quem tem o vício num, quem convive noutro.',
      'Combinem o que acontece depois de uma recaída, antes que ela venha.',
    ],
    verses: [
      verse('1 Coríntios 6:12', 'lícitas convêm sujeitar'),
      verse('Romanos 7:15', 'quero odeio faço'),
      verse('Gálatas 6:1', 'restaurai mansidão'),
    ],
  },
  {
    slug: 'dinheiro-escondido',
    audience: 'marriage',
    situation: 'Descobri uma dívida ou um dinheiro que meu cônjuge escondia de mim.',
    serves: ['suffered'],
    synonyms: [
      'dívida escondida do cônjuge',
      'meu marido escondeu uma dívida',
      'minha esposa escondeu uma dívida',
      'conta secreta',
      'ele esconde o salário',
      'compras escondidas',
      'empréstimo que eu não sabia',
      'mentira financeira',
      'infidelidade financeira',
    ],
    advice:
      'A carta do banco chegou com o nome de vocês e um valor que só um conhecia. A quantia assusta menos que a pergunta: o que mais eu não sei?\n\nAcã escondeu o ouro debaixo da tenda, no chão onde a família inteira dormia (Josué 7:20-21). O segredo de dinheiro quase sempre é assim: está embaixo de todo mundo. Por trás dele pode haver vergonha, socorro dado a um parente, compra por impulso, aposta, medo de um cônjuge que humilha, ou a preparação de uma fuga. Antes de condenar, descubram qual deles é.\n\nQuem escondeu comece falando primeiro, até o fim, com extrato na mesa. Provérbios compara a resposta sincera a um beijo (Provérbios 24:26), e este vai doer. Não minimize nem acuse o outro de controlar. Zacarias resume a tarefa: falar a verdade um ao outro (Zacarias 8:16).\n\nQuem descobriu tem direito à raiva e a todos os números. Consulte o CPF nos serviços gratuitos, separe por enquanto o dinheiro da comida e adie compras. Grite, se precisar, no travesseiro. Se a pessoa contar e for esmagada, aprenderá a esconder melhor.\n\nDepois da promessa, refaçam também o sistema: acesso dos dois às contas, conversa mensal, quantia livre igual, limite para gastar sem avisar. Havendo aposta ou compra compulsiva, é doença e pede tratamento. Procon e Defensoria renegociam sem custo. E uma ressalva importante: quem guarda um dinheiro escondido para escapar de violência não está traindo ninguém; está se protegendo.',
    steps: [
      'Marquem uma tarde para pôr na mesa todas as contas, dívidas e senhas, com pausa quando esquentar.',
      'Conte cada um que medo ou vergonha tem em relação a dinheiro desde a infância.',
      'Escrevam o plano de pagamento e quem acompanha cada parcela.',
      'Voltem ao assunto só uma vez por mês.',
    ],
    verses: [
      verse('Provérbios 24:26', 'responde palavras beijando'),
      verse('Josué 7:20-21', 'Acã escondidos tenda'),
      verse('Zacarias 8:16', 'verdade cada próximo'),
    ],
  },
];
