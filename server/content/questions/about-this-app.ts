import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const aboutThisApp: readonly QuestionEntry[] = [
  {
    slug: 'quem-le-o-que-escrevo',
    question: 'Quem lê o que eu escrevo aqui? As conversas são privadas?',
    synonyms: [
      'quem lê o que escrevo aqui',
      'minhas conversas são privadas',
      'alguém lê minhas mensagens',
      'isso é confidencial',
      'vocês guardam o que eu escrevo',
      'privacidade das conversas',
      'o pastor vê o que eu escrevo',
      'como apagar minhas conversas',
      'para onde vão meus dados',
    ],
    answer:
      'Não há ninguém do outro lado acompanhando. O que você escreve neste chat fica guardado na sua conta, e só ela abre o histórico. Outros membros não o veem, e as telas da administração mostram quantas conversas existem, não o que foi dito nelas.\n\nAgora o resto, para você decidir bem. As mensagens ficam no banco de dados do site como texto comum e vão junto nas cópias de segurança; quem cuida dos servidores tem meios técnicos de chegar a elas. Se houver inteligência artificial ligada e você tiver autorizado, a pergunta e o trecho recente da conversa são enviados a esse serviço para gerar a resposta, sem o seu nome e o seu e-mail, a menos que você os escreva no texto. Sem autorização, responde o nosso acervo, e nada é enviado. Muda-se isso em “Meu perfil”.\n\nA conversa ao lado dos estudos não é guardada. Uma mensagem em que o aplicativo percebe perigo não fica no histórico, e aparecem telefones de ajuda; ninguém é avisado por nós, então ligue. Para apagar, abra “Conversas” e exclua, ou use “Limpar”. Em “Meu perfil” dá para baixar tudo o que é seu ou excluir a conta. Em aparelho emprestado, saia dela ao terminar.\n\nDiante de Deus não há o que esconder, e isso pode aliviar: ele conhece a frase antes que chegue à língua (Salmos 139:4) e convida assim mesmo a derramar o coração (Salmos 62:8). Entre gente, procure alguém que saiba guardar segredo (Provérbios 11:13). Há coisas que é melhor contar olhando nos olhos de quem ouve.',
    verses: [
      verse('Salmos 62:8', 'derramai coração refúgio'),
      verse('Salmos 139:4', 'palavra língua conheces'),
      verse('Provérbios 11:13', 'segredo fiel encobre'),
    ],
  },
  {
    slug: 'biblia-em-audio',
    question: 'Tem Bíblia em áudio no aplicativo?',
    synonyms: [
      'Bíblia em áudio',
      'Bíblia falada',
      'Bíblia narrada',
      'ouvir a Bíblia',
      'quero ouvir a Bíblia',
      'dá para escutar a Bíblia',
      'ler a Bíblia em voz alta para mim',
      'não enxergo bem para ler a Bíblia',
    ],
    answer:
      'O aplicativo ainda não tem narração gravada por um locutor. O que ele já faz é ler para você: abra um capítulo em “Bíblia” e toque no ícone de fones, “Ouvir o capítulo”. A voz do seu aparelho lê versículo por versículo, e a página acompanha. Dá para voltar e avançar, escolher a velocidade, parar no fim do capítulo ou depois de cinco, quinze ou trinta minutos, ou deixar seguir pelos capítulos.\n\nA qualidade depende da voz que o celular ou o computador oferece. Se aparecer o aviso de que não há voz em português, instale uma nas configurações do aparelho, em conversão de texto em voz. Orações, respostas e outros textos que não sejam longos demais têm também um botão “Ouvir”.\n\nQuem escuta está em boa tradição. No começo da igreja quase ninguém tinha um rolo em casa: Paulo mandava que a carta fosse lida à comunidade e depois trocada com a da cidade vizinha (Colossenses 4:16). O Apocalipse declara feliz quem lê e, na mesma linha, quem ouve (Apocalipse 1:3). A fé, escreveu o apóstolo, nasce do que se ouve (Romanos 10:17).\n\nExperimente no ônibus, na louça, ou de olhos fechados antes de dormir. Um Evangelho inteiro cabe numa semana de caminho para o trabalho. E, se um versículo prender você, pare ali.',
    verses: [
      verse('Apocalipse 1:3', 'Bem-aventurado lê ouvem'),
      verse('Colossenses 4:16', 'carta lida igreja laodicenses'),
      verse('Romanos 10:17', 'fé ouvir palavra'),
    ],
  },
];
