import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysSevenToThirteen: AuthoredPart<StudyDay[]> = [
  {
    day: 7,
    title: 'Dois ouvidos e um cronômetro',
    verse: verse('Tiago 1:19', 'pronta ouvir tardia falar irar'),
    reflection:
      'Faça a conta de ontem: quantos minutos vocês conversaram sobre algo que não fosse horário, compra ou criança? Muitos casais se amam e têm reunião de logística todos os dias.\n\nTiago dá três velocidades: rápido para ouvir, devagar com a língua, mais devagar ainda com a raiva. Costumamos trocar as marchas: a irritação chega primeiro, a fala vem atrás, o ouvido aparece quando já doeu.\n\nOuvir é mais do que esperar a vez. É deixar o assunto do outro morar em mim um pouquinho, sem consertar, sem contar caso parecido, sem dizer “mas você também”. Às vezes a mulher não quer solução, quer companhia. Às vezes o marido precisa de silêncio até achar a palavra. Pergunte qual é o caso; ninguém nasceu sabendo.',
    prayer:
      'Deus que inclinas o ouvido, tu nunca me interrompeste, e eu interrompo: termino a frase dela, adivinho a dele, respondo de costas. Dá-me paciência com as pausas, e que a nossa casa seja um lugar onde se pode contar uma coisa até o fim.',
    action:
      'Cronômetro em cinco minutos: um fala do seu dia por dentro, o outro só escuta. Ao final, quem ouviu diz: “O que entendi foi… Faltou alguma coisa?” Depois invertam, com os celulares longe e a televisão desligada.',
  },
  {
    day: 8,
    title: 'Balde no poço',
    verse: verse('Provérbios 20:5', 'conselho coração águas profundas prudente'),
    reflection:
      'Hoje a reflexão é um maço de perguntas, porque o provérbio diz que a água está no fundo e que alguém precisa saber puxar. Escolham três e sorteiem quem começa.\n\nDe que você tinha medo quando criança? Que elogio do seu pai ou da sua mãe você ainda espera? Quando, no último mês, sentiu orgulho de nós? Que gesto meu deixa você em paz? Qual foi o dia em que quase desistiu? Se tivéssemos uma tarde livre e cinquenta reais, aonde iríamos? Que oração você já não faz, e por quê? O que eu não sei do seu trabalho?\n\nO balde se desce devagar. A pergunta feita para armar cilada turva a água por muito tempo, e segredo usado depois em briga fecha o poço.',
    prayer:
      'Senhor, moro com alguém que ainda não conheço por inteiro, e isso é bonito. Dá-me perguntas boas e mãos cuidadosas. Ajuda-me a guardar o que eu ouvir esta noite como se guarda água em tempo de seca. E traz à luz o que está no fundo de mim, sem que eu me afogue.',
    action:
      'Dia de descanso: respondam às perguntas escolhidas andando no quarteirão ou deitados no escuro, onde for mais fácil dizer a verdade. Regra única: quem escuta só pode acrescentar “e como foi isso para você?”.',
  },
  {
    day: 9,
    title: 'Manual de primeiros socorros da briga',
    verse: verse('Efésios 4:26', 'irardes pequeis sol ira'),
    reflection:
      'Irar-se acontece, e o texto não finge que não. A questão é o que se faz com o fogo.\n\nAntes: um assunto por vez; nada de “sempre” e “nunca”. Fome, sono e bebida pioram tudo; marque para depois do jantar.\n\nDurante: fale de si (“eu me senti só na festa”) em vez de fazer o diagnóstico do outro. Não se ameaça ir embora para ganhar. Filhos não servem de plateia, nem de mensageiros. Se o coração disparou, peça vinte minutos e volte na hora prometida; sumir não é pausa.\n\nDepois: o sol não precisa se pôr com tudo resolvido. Basta que se ponha sobre a combinação de continuar e sobre um gesto de paz.\n\nEsse manual serve para a briga de dois que não têm medo um do outro. Havendo empurrão, ameaça ou coisa quebrada, já não é briga: é violência, e pede proteção.',
    prayer:
      'Jesus, tu te iraste sem ferir nenhum pequeno. Toma o nosso temperamento, o que explode e o que congela. Dá-nos a frase certa na hora do sangue quente: “vamos parar e voltar”. Que a nossa cama não vire trincheira, e que amanheça leve.',
    action:
      'Combinem, com o clima bom, um sinal de pausa: uma palavra engraçada ou a mão erguida. Escrevam juntos três regras da casa para discutir e ponham as duas assinaturas. Fixem na geladeira ou numa nota do celular.',
  },
  {
    day: 10,
    title: 'A gaveta das facas',
    verse: verse('Provérbios 12:18', 'palavras golpes espada língua remédio'),
    reflection:
      'Toda casa com criança tem uma gaveta trancada. Quem conhece alguém por dentro tem outra, a das palavras capazes de cortar: o fracasso antigo, o parente preso, o corpo depois do parto, o salário. Sabemos exatamente onde está cada lâmina.\n\nProvérbios conhece gente que fala como quem esgrime, e gente cuja língua é curativo. A mesma boca é capaz das duas coisas. A diferença se decide muitas vezes em meio segundo, naquele suspiro antes da frase.\n\nFalta dizer algo sério. Xingar, humilhar, ridicularizar e ameaçar todos os dias não são “jeito de falar”. A lei brasileira chama isso de violência psicológica, e Deus não chama isso de amor. Se é assim na sua casa, você não precisa aprender a aguentar; precisa de ajuda. O 180 também atende quem nunca levou um tapa.',
    prayer:
      'Deus da palavra que cura, tranca comigo aquela gaveta. Eu confesso a frase que usei em ______ e que ainda sangra. Tira de mim o prazer de acertar o alvo. Dá-me linguagem de enfermeira: firme, limpa, que alivia. E a quem ouve insulto todo dia, Senhor, abre uma porta segura.',
    action:
      'Perguntem um ao outro: “Que palavra minha machuca mais do que eu imagino?” Sem se explicar, cada um renuncia a uma, para sempre, dizendo-a pela última vez. No lugar dela, escolham um nome carinhoso esquecido.',
  },
  {
    day: 11,
    title: 'Carpinteiro examinando trave',
    verse: verse('Mateus 7:3-5', 'cisco olho trave primeiro tirar'),
    reflection:
      'Jesus cresceu numa oficina e contou esta piada com conhecimento de causa: um homem com um caibro atravessado no rosto, tentando delicadamente limpar o olho da mulher. A cada passo derruba uma prateleira.\n\nA mulher tem o cisco, sim; Jesus não nega. Apenas pergunta por onde se começa. Começar pelo próprio olho traz duas vantagens: é a única reforma que depende de mim, e depois enxergo melhor. Muitos descobrem que metade do cisco era reflexo da madeira.\n\nIsto não vale como mordaça, porque quem sofre injustiça pode e deve dizê-la, e existe trave que não é minha. Mas no comum dos dias, entre duas pessoas que se querem bem e se irritam, a oração mais produtiva raramente é “muda ele” ou “muda ela”.',
    prayer:
      'Mestre carpinteiro, eu tinha preparado uma lista dos defeitos dele, dos defeitos dela. Fica com a lista, olha para mim com a tua lanterna e diz o que vês. Prometo não me defender por um minuto inteiro. Depois ensina-me a tirar isto, com ferramenta de verdade e sem teatro.',
    action:
      'Escreva um bilhete de desculpa em quatro linhas: o que fiz; como deve ter sido para você; não vou me justificar; o que farei diferente. Deixe no lugar onde a pessoa vai encontrar amanhã cedo.',
  },
  {
    day: 12,
    title: 'Riscar a conta, acender a luz',
    verse: verse('Colossenses 3:13', 'Suportai perdoai queixa Cristo'),
    reflection:
      'Na venda do seu Osmar ainda se anota fiado em caderneta. Um dia ele riscou a página de uma viúva, e não foi por esquecimento: sabia a quantia de cor. Perdoar tem essa lucidez: vê a dívida, dá-lhe o nome e desiste de cobrá-la com juros de cara amarrada.\n\nConvém separar palavras parecidas. Perdoar não é dizer que não doeu, nem esquecer por decreto. Tampouco é devolver a confiança no mesmo dia: esta se reconstrói com fatos, como parede. E não obriga ninguém a ficar ao alcance de quem agride; Cristo nos perdoou com verdade, sem chamar o mal de bem.\n\nPara as mágoas do tamanho comum, as de todo casamento, o caminho é curto e custa orgulho. Alguém precisa pegar a caneta primeiro.',
    prayer:
      'Senhor Jesus, minha página na tua caderneta era comprida, e tu a pagaste. Com esse papel na mão eu olho para a dívida de ______. Ainda dói, mas começo hoje a riscar, sabendo que talvez precise riscar outra vez na quinta-feira. Onde a confiança quebrou, dá paciência a quem foi ferido e verdade a quem feriu.',
    action:
      'Façam em silêncio: cada um anota num papel uma queixa antiga e de tamanho perdoável, lê-a a Deus e rasga ou queima na pia. Se for das grandes, não rasgue: leve-a ao pastor ou a um profissional, com dia marcado.',
  },
  {
    day: 13,
    title: 'Caça às raposinhas',
    verse: verse('Cânticos 2:15', 'raposas raposinhas danificam vinhas florescendo'),
    reflection:
      'Não foi urso, nem incêndio: um bichinho do tamanho de um gato estragava a vinha justamente na época da flor, quando a perda de um cacho nem se percebe.\n\nFaçam a lista das suas. A toalha na cama é mania, e dá para rir dela. A raposa mesmo é o que vai comendo a flor: o celular no meio da conversa, o atraso sem aviso, o “depois eu vejo”, a conversinha boa demais com a colega, a compra escondida no banco de trás, o cansaço que sempre sobra para o mesmo, o beijo que virou carimbo, a oração que ficou para quando der.\n\nO poema diz “apanhem para nós”, no plural e com jeito de brincadeira. Os dois saem juntos ao quintal. Quando a caçada vira acusação, as raposas agradecem e voltam.',
    prayer:
      'Dono da vinha, tu plantaste isto e nós vigiamos mal. Mostra a raposa que eu mesmo alimento escondido, porque é fofa ou porque me diverte. Dá-nos leveza para caçar em dupla, rindo de nós. E guarda as flores que ainda não vimos, as deste ano.',
    action:
      'Dia de descanso: deem uma volta de mãos dadas, nem que seja no quintal. No caminho, cada um nomeia uma única raposinha sua, nunca a do outro. Na chegada, escolham um prêmio pequeno para o domingo que vem: um pastel na feira, um filme, dormir até mais tarde.',
  },
];
