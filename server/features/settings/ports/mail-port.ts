import { renderMail } from '../../../mail/template.ts';
import { type Port, PortProblem } from './port.ts';

export const mailPort: Port = {
  label: 'E-mail',
  describe: ({ env: { mail } }) =>
    mail.kind === 'smtp'
      ? `SMTP em ${new URL(mail.url).host}`
      : 'Caixa de saída: as mensagens ficam em arquivos, na pasta de dados',
  test: async ({ app, admin }) => {
    const message = renderMail(admin, {
      subject: 'Teste de e-mail do Companheiro Bíblico',
      paragraphs: ['Esta mensagem foi pedida em Configurações, e chegou: o e-mail funciona.'],
      action: { label: 'Abrir as configurações', url: `${app.env.baseUrl}/admin/settings` },
      closing: 'Não é preciso fazer nada.',
    });
    if (app.installation.isCopy && app.env.mail.kind === 'smtp') throw new PortProblem(HELD_BACK);
    try {
      await app.mail.send(message);
    } catch (error) {
      throw new PortProblem(sentenceOf(error), { cause: error });
    }
    return app.env.mail.kind === 'smtp'
      ? `A mensagem de teste foi enviada para ${admin.email}. Confira a caixa de entrada.`
      : 'A mensagem de teste foi gravada na caixa de saída; sem SMTP_URL nada é enviado.';
  },
};

const HELD_BACK = 'Esta é uma cópia, que não envia e-mails até ser a instalação de agora.';

/** Nodemailer says in `code` at which step a message failed. */
function sentenceOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'EAUTH':
      return 'O servidor de e-mail recusou o usuário ou a senha.';
    case 'EENVELOPE':
      return 'O servidor de e-mail recusou o remetente ou o destinatário.';
    case 'ETLS':
      return 'A conexão segura com o servidor de e-mail falhou.';
    case 'EDNS':
    case 'ECONNECTION':
    case 'ESOCKET':
    case 'ETIMEDOUT':
      return 'O servidor de e-mail não foi alcançado. Confira o endereço, a porta e a rede.';
    default:
      return 'A mensagem não pôde ser enviada.';
  }
}
