/** Every administrative act, with the words in which its record is read. */
export const AUDIT_ACTIONS = {
  'user.role': 'mudou o papel de',
  'user.block': 'bloqueou',
  'user.unblock': 'desbloqueou',
  'user.end-sessions': 'encerrou as sessões de',
  'user.invite': 'convidou',
  'user.invite-again': 'convidou de novo',
  'user.revoke-invitation': 'cancelou o convite de',
  'quiz.create': 'criou a pergunta',
  'quiz.update': 'mudou a pergunta',
  'quiz.delete': 'deletou a pergunta',
  'quiz.restore': 'recuperou a pergunta',
  'quiz.import': 'importou o arquivo',
  'quizCategory.create': 'criou a categoria',
  'quizCategory.delete': 'deletou a categoria',
  'settings.change': 'mudou a configuração',
  'study.start': 'começou uma nova versão de',
  'study.publish': 'publicou uma nova versão de',
  'study.discard': 'descartou um rascunho de',
  'study.activate': 'tornou ativa outra versão de',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;
