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
      'posso desabafar aqui',
      'vocês guardam o que eu escrevo',
      'privacidade das conversas',
      'o pastor vê o que eu escrevo',
      'como apagar minhas conversas',
      'para onde vão meus dados',
    ],
    answer:
      'Não há ninguém do outro lado acompanhando. O que você escreve neste chat fica guardado na sua conta, e só ela abre o histórico. Outros membros não o veem, e as telas da administração mostram quantas conversas existem, não o que foi dito nelas.\n\nAgora o resto, para você decidir bem. As mensagens ficam no banco de dados do site como texto comum e vão junto nas cópias de segurança; quem cuida dos servidores tem meios técnicos de chegar a elas. Se houver inteligência artificial ligada e você tiver autorizado, a pergunta e o trecho recente da conversa são enviados a esse serviço para gerar a resposta, sem o seu nome e o seu e-mail, a menos que você os escreva no texto. Sem autorização, responde o nosso acervo, e nada é enviado. Muda-se isso em “Meu perfil”.\n\nA conversa ao lado dos estudos não é guardada. Uma mensagem em que o aplicativo percebe perigo não fica no histórico, e aparecem telefones de ajuda; ninguém é avisado por nós, então ligue. Para apagar, abra “Conversas” e exclua, ou use “Limpar”. Em “Meu perfil” dá para baixar tudo o que é seu ou excluir a conta. Em aparelho emprestado, saia dela ao terminar.\n\nDiante de Deus não há o que esconder, e isso pode aliviar: ele conhece a frase antes que chegue à língua (Salmos 139:4) e convida assim mesmo a derramar o coração (Salmos 62:8). Entre gente, procure alguém que saiba guardar segredo (Provérbios 11:13). Há coisas que pedem um rosto.',
    verses: [
      verse('Salmos 62:8', 'derramai coração refúgio'),
      verse('Salmos 139:4', 'palavra língua conheces'),
      verse('Provérbios 11:13', 'segredo fiel encobre'),
    ],
  },
];
