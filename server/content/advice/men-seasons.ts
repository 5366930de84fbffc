import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const menSeasons: readonly AdviceEntry[] = [
  {
    slug: 'tentacao-no-trabalho',
    audience: 'priest',
    situation: 'No trabalho me pedem coisas desonestas, e tenho medo de perder o emprego.',
    synonyms: [
      'tentação no trabalho',
      'meu chefe pede para eu mentir',
      'propina no serviço',
      'todo mundo rouba na empresa',
      'nota fria',
      'pressão para fraudar',
      'ser honesto no trabalho',
      'posso ser demitido por não mentir',
    ],
    advice:
      'Ninguém propõe o crime inteiro de uma vez. Primeiro é uma data trocada, um “só assina aqui”, uma hora a mais na planilha. Quando se percebe, o homem já tem o que esconder, e quem manda sabe disso.\n\nOs fiscais e os soldados que procuraram João Batista viviam exatamente assim, e a resposta não foi largar a profissão. Foi: não cobrem além do devido, não tomem dinheiro à força, não acusem falso (Lucas 3:12-14). Dá para ser santo em lugar sujo, com limites bem claros. Daniel passou a vida numa corte corrupta, e quando os inimigos reviraram o serviço dele não acharam negligência nem culpa (Daniel 6:4). A fidelidade se constrói na gaveta arrumada, antes da crise.\n\nJosé, assediado dia após dia pela mulher do patrão, respondeu que faria mal a quem confiou nele e pecaria contra Deus (Gênesis 39:9-10). Perdeu o cargo por isso. Seria mentira dizer que a honestidade sempre é premiada na sexta-feira. Os três amigos de Daniel disseram ao rei que Deus podia livrar e, se não livrasse, a resposta seria a mesma (Daniel 3:16-18). O pouco com justiça é melhor, diz o provérbio (Provérbios 16:8), e é dito por quem sabe que é pouco.\n\nRecuse cedo, em voz calma, pedindo a ordem por escrito; muito pedido some aí. Guarde mensagens. Use o canal de denúncia, o sindicato, o Ministério Público do Trabalho. Se já assinou algo, procure um advogado antes de falar com a empresa. E vá preparando saída: currículo em dia, gastos enxutos. Quem deve menos diz não com mais facilidade.',
    steps: [
      'Escreva em uma frase o que você não faz por dinheiro nenhum, e mostre à sua esposa ou a um amigo.',
      'Da próxima vez, responda: “não posso fazer isso; posso ajudar assim”, e proponha o caminho limpo.',
      'Guarde, fora do computador da empresa, cópia do que prova os pedidos que recebeu.',
      'Atualize o currículo neste mês e corte um gasto fixo, para não ser refém do salário.',
    ],
    verses: [
      verse('Lucas 3:12-14', 'publicanos soldados extorsão salários'),
      verse('Daniel 6:4', 'Daniel acusação falta fiel'),
      verse('Gênesis 39:9-10', 'mal pecaria Deus José'),
      verse('Daniel 3:16-18', 'livrar não serviremos'),
      verse('Provérbios 16:8', 'pouco justiça'),
    ],
  },
  {
    slug: 'aposentadoria',
    audience: 'priest',
    situation: 'Me aposentei e me sinto inútil.',
    synonyms: [
      'me aposentei',
      'aposentadoria',
      'aposentado sem nada para fazer',
      'me sinto inútil em casa',
      'perdi o sentido depois de parar de trabalhar',
      'medo de me aposentar',
      'envelhecer como homem',
    ],
    advice:
      'No primeiro mês você consertou o portão, o varal e a torneira. No segundo, começou a corrigir o jeito de a sua esposa guardar as panelas. Por baixo disso está uma pergunta séria: quem sou eu, se ninguém mais me chama pelo cargo?\n\nA lei de Moisés tem uma surpresa. Os levitas deixavam o serviço pesado aos cinquenta anos, e o texto não os manda para casa: continuariam ajudando os irmãos, na guarda (Números 8:25-26). Muda a função, e o chamado continua. Calebe, aos oitenta e cinco, pediu um monte difícil em vez de uma varanda (Josué 14:10-12). Nem todos têm o joelho de Calebe; todos podem ter um monte. O salmo diz que os plantados na casa de Deus ainda dão fruto na velhice (Salmos 92:14), e outro pede tempo para contar à geração nova o que Deus fez (Salmos 71:18). Você sabe coisas que nenhum vídeo ensina.\n\nDê uma estrutura aos dias, porque o vazio come por dentro: hora de levantar, um compromisso fora de casa, um trabalho manual, um descanso. Ofereça o ofício: ensinar um rapaz a soldar, acompanhar um imigrante no cartório, buscar o neto na escola, ler para doentes. E aprenda algo em que seja o pior da turma; rejuvenesce.\n\nEm casa, o território era dela. Pergunte antes de reorganizar, assuma duas tarefas por inteiro. Olhe as contas com um filho ou com alguém sério: consignado por telefone e investimento milagroso caçam aposentados. E, se a apatia durar semanas, se a bebida subir ou se pensar em morrer, procure o posto ou ligue 188. Isso tem nome e remédio.',
    steps: [
      'Monte hoje a semana no papel, com três compromissos que obriguem a sair de casa.',
      'Ofereça à igreja ou à escola do bairro uma coisa que sabe fazer, com dia e hora.',
      'Combine com sua esposa duas tarefas que passam a ser suas e um tempo que é só dela.',
      'Marque o exame que vem adiando e convide um colega aposentado para caminhar.',
    ],
    verses: [
      verse('Salmos 92:14', 'velhice fruto'),
      verse('Números 8:25-26', 'cinquenta anos ministério irmãos guarda'),
      verse('Josué 14:10-12', 'oitenta cinco anos monte'),
      verse('Salmos 71:18', 'velho cabelos geração'),
    ],
  },
  {
    slug: 'esgotamento',
    audience: 'priest',
    situation: 'Estou esgotado, com burnout, e não consigo mais render no trabalho.',
    serves: ['suffered'],
    synonyms: [
      'esgotamento',
      'burnout',
      'estou no meu limite',
      'não aguento mais meu trabalho',
      'cansaço que não passa',
      'choro antes de ir trabalhar',
      'afastado por estresse',
      'crise de pânico no serviço',
    ],
    advice:
      'O despertador toca e o corpo já vem cansado. Você lê o mesmo e-mail quatro vezes, explode com o filho por um copo, e no domingo à noite o peito aperta. O homem treinado para aguentar costuma chamar isso de fase, até cair.\n\nJetro viu o genro atender gente de manhã à noite e disse sem cerimônia: não está bom o que você faz, você vai desfalecer, isto é pesado demais para um só (Êxodo 18:17-18). Moisés fazia a obra de Deus e mesmo assim estava se acabando. O remédio foi repartir (Êxodo 18:21-22). Elias, depois da maior vitória, desabou embaixo de um arbusto; o anjo não o exortou, deu-lhe pão e água, esperou que dormisse e repetiu a refeição (1 Reis 19:5-8). Jesus tirou os discípulos do meio do movimento, pois não tinham tempo nem de comer (Marcos 6:31). E o salmo chama de inútil a madrugada comprida de quem come pão de angústia; o sono é presente de Deus (Salmos 127:2).\n\nVá ao médico nesta semana. O esgotamento ligado ao trabalho é reconhecido como doença ocupacional; pode haver afastamento, que é um direito. Com dor no peito, falta de ar ou formigamento, ligue 192. Se passou pela cabeça que seria melhor sumir, diga a alguém agora e ligue 188.\n\nDepois olhe para a raiz. Parte é da empresa: meta absurda, assédio, gente de menos; isso se registra e se denuncia. Parte talvez seja sua: não saber dizer não, provar ao pai que venceu, salvar a todos, inclusive na igreja. Descansar é confessar que o mundo tem outro dono.',
    steps: [
      'Marque consulta e conte os sintomas sem diminuí-los, levando alguém de casa junto.',
      'Escreva tudo o que carrega e risque ou entregue três coisas até domingo.',
      'Desligue as mensagens do trabalho num horário fixo e avise a equipe.',
      'Guarde um dia por semana sem produzir, com sono, comida boa e gente de que gosta.',
      'Peça ao pastor uma pausa nos cargos, com data para conversar de novo.',
    ],
    verses: [
      verse('Êxodo 18:17-18', 'sogro Moisés bem pesado sozinho'),
      verse('Êxodo 18:21-22', 'homens alivia carga'),
      verse('1 Reis 19:5-8', 'junípero anjo come água'),
      verse('Marcos 6:31', 'deserto repousai comer'),
      verse('Salmos 127:2', 'Inutil madrugada sono'),
    ],
  },
  {
    slug: 'nao-consigo-chorar',
    audience: 'priest',
    situation: 'Não consigo chorar nem falar do que sinto.',
    synonyms: [
      'homem não chora',
      'não sei falar dos meus sentimentos',
      'engulo tudo',
      'guardo tudo para mim',
      'sou muito fechado',
      'travo na hora de falar',
      'minha esposa diz que eu não me abro',
    ],
    advice:
      'No enterro você cuidou dos papéis, dirigiu, levou todo mundo para casa. Meses depois a garganta fecha no trânsito por causa de uma música, e nem ali a lágrima desce. Talvez tenham ensinado isso a você ainda menino, com um tapa nas costas e uma frase que todos conhecem. Você aprendeu, e hoje não sabe como desaprender.\n\nOs homens da Bíblia choravam. José saiu da sala para chorar escondido, e mais tarde chorou tão alto que os egípcios ouviram (Gênesis 43:30; 45:1-2). Davi e os soldados dele choraram até não ter mais forças, e depois Davi ainda achou ânimo em Deus para agir (1 Samuel 30:4-6). Jesus chorou diante dos vizinhos de Lázaro, que viram naquilo o amor dele (João 11:33-36). Nenhum deles deixou de ser homem por isso.\n\nO que fica trancado costuma sair por outro lado: o estômago que dói, o grito com as crianças, a bebida, a esposa que se sente casada com um estranho. Um salmista decidiu se calar e conta que a dor só aumentou (Salmos 39:2-3). Mas ninguém precisa derramar lágrima para provar que sente. Existem homens que sentem muito de olhos secos, e a depressão e alguns remédios também secam o choro. O que você precisa é de uma saída: uma palavra dita, uma página escrita, uma caminhada ao lado de um amigo.\n\nComece pequeno. No lugar de “tudo bem”, use uma palavra verdadeira: cansado, com medo, com saudade, com raiva. Se olho no olho trava, fale dirigindo ou lavando a louça. Diga à sua esposa que não sabe explicar direito, mas quer tentar. A Deus você pode derramar o coração do jeito que sair (Salmos 62:8). E, se faz semanas que nada tem graça, se o sono sumiu ou se você pensa em morrer, procure um médico ou um psicólogo e ligue 188, que atende de dia e de noite.',
    steps: [
      'Escreva à noite uma linha só: o que você sentiu hoje e por causa de quê.',
      'Conte a um amigo de confiança uma coisa que nunca contou, mesmo que seja pequena.',
      'Peça à sua esposa, ou a quem mora com você, dez minutos em que ninguém dá conselho.',
      'Leia o Salmo 62 em voz alta, sozinho, e pare na palavra que mexer com você.',
    ],
    verses: [
      verse('Gênesis 43:30', 'José chorar câmara'),
      verse('Gênesis 45:1-2', 'chorar egípcios ouviram'),
      verse('1 Samuel 30:4-6', 'choraram forças esforçou'),
      verse('João 11:33-36', 'chorou amava'),
      verse('Salmos 39:2-3', 'calei dor agravou'),
      verse('Salmos 62:8', 'derramai coração refúgio'),
      verse('Salmos 62', 'rocha alma'),
    ],
  },
];
