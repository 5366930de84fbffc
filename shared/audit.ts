import { type KeptNoun, PAGES, rowOf } from './pages.ts';

/** Administrative acts, with the words in which their record is read. */
const OWN_WORDS = {
  'user.role': 'mudou o papel de',
  'user.block': 'bloqueou',
  'user.unblock': 'desbloqueou',
  'user.end-sessions': 'encerrou as sessões de',
  'user.invite': 'convidou',
  'user.invite-again': 'convidou de novo',
  'user.revoke-invitation': 'cancelou o convite de',
  'user.update': 'corrigiu os dados de',
  'user.resend-confirmation': 'enviou de novo a confirmação para',
  'user.delete': 'excluiu a conta de',
  'user.summary': 'viu o resumo de',
  'user.export': 'exportou a lista de',
  'user.accept-invitation': 'aceitou o convite e abriu a conta de',
  'second-factor.enable': 'ativou a verificação em duas etapas de',
  'second-factor.disable': 'desativou a verificação em duas etapas de',
  'second-factor.codes': 'criou novos códigos de recuperação para',
  'second-factor.recovery': 'usou um código de recuperação de',
  'second-factor.remove': 'removeu a verificação em duas etapas de',
  'passkey.add': 'adicionou uma chave de acesso de',
  'passkey.remove': 'removeu uma chave de acesso de',
  'google.link': 'ligou o Google à conta de',
  'google.unlink': 'desligou o Google da conta de',
  'quiz.create': 'criou a pergunta',
  'quiz.update': 'mudou a pergunta',
  'quiz.delete': 'deletou a pergunta',
  'quiz.restore': 'recuperou a pergunta',
  'quiz.import': 'importou o arquivo',
  'quiz.export': 'exportou as perguntas do',
  'quiz.refuse-name': 'tirou do ranking do quiz um nome de',
  'booklet.create': 'adicionou a apostila',
  'booklet.update': 'mudou a apostila',
  'booklet.activate': 'ativou a apostila',
  'booklet.deactivate': 'desativou a apostila',
  'booklet.move': 'mudou o lugar da apostila',
  'quizCategory.create': 'criou a categoria',
  'quizCategory.update': 'mudou a categoria',
  'quizCategory.merge': 'juntou a outra a categoria',
  'quizCategory.delete': 'deletou a categoria',
  'cache.clear': 'limpou o cache',
  'files.collect': 'mandou apagar de vez',
  'session.end': 'encerrou uma sessão de visita de',
  'session.end-inactive': 'encerrou',
  'installation.claim': 'declarou que a instalação, a partir de agora, é',
  'backup.download': 'baixou uma cópia de segurança do',
  'settings.change': 'mudou a configuração',
  'study.start': 'começou uma nova versão de',
  'study.publish': 'publicou uma nova versão de',
  'study.discard': 'descartou um rascunho de',
  'study.activate': 'tornou ativa outra versão de',
  'book.create': 'criou o livro',
  'book.update': 'mudou o livro',
  'book.deactivate': 'desativou o livro',
  'book.reactivate': 'reativou o livro',
  'bookCategory.create': 'criou a categoria de livros',
  'bookCategory.update': 'mudou a categoria de livros',
  'bookCategory.deactivate': 'desativou a categoria de livros',
  'bookCategory.reactivate': 'reativou a categoria de livros',
  'translation.import': 'mandou importar a tradução',
  'translation.remove': 'removeu a tradução',
  'translation.verify': 'verificou a tradução',
  'port.test': 'testou o serviço',
  'report.export': 'baixou o relatório de',
  'analytics.export': 'exportou as análises de',
  'audit.export': 'exportou o registro de',
  'job.retry': 'mandou tentar de novo a tarefa',
  'job.discard': 'descartou a tarefa',
} as const;

/** What a file that is written in a browser holds, as administrators name it. */
export const EXPORTED_STATISTICS = /^[\p{L}\p{N} _-]{1,60}$/u;

export const LONGEST_AUDIT_SEARCH = 100;

/** What is done to things that a page of the administration lists, each an act of its own. */
const LIST_VERBS = {
  create: 'criou',
  update: 'mudou',
  activate: 'ativou',
  deactivate: 'desativou',
} as const;

export type AuditAction = keyof typeof OWN_WORDS | `${KeptNoun}.${keyof typeof LIST_VERBS}`;

const listWords = PAGES.flatMap((page) => {
  const { keeps } = rowOf(page);
  const verbs = keeps ? Object.entries(LIST_VERBS) : [];
  return verbs.map(([act, verb]) => [`${keeps?.noun}.${act}`, `${verb} ${keeps?.called}`] as const);
});

const WORDS: ReadonlyMap<string, string> = new Map([...Object.entries(OWN_WORDS), ...listWords]);

export const isAuditAction = (name: string): name is AuditAction => WORDS.has(name);

/** Every administrative act. */
export const AUDIT_ACTIONS: readonly AuditAction[] = [...WORDS.keys()].filter(isAuditAction);

/** The words in which the record of an act is read. */
export const wordsOfAct = (action: AuditAction): string => WORDS.get(action) ?? action;
