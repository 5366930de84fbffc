import type { Message } from '../mail/mail.ts';
import { renderMail } from '../mail/template.ts';
import type { SecondFactorAct } from './second-factor.ts';

/** How long a link to sign in works. */
export const LINK_MINUTES = 10;

type Recipient = Readonly<{ name: string; email: string }>;

export function confirmationMail(to: Recipient, url: string): Message {
  return renderMail(to, {
    subject: 'Confirme seu e-mail no Companheiro Bíblico',
    paragraphs: [
      'Que bom ter você aqui! Falta só confirmar que este e-mail é seu para ativar a conta.',
      'Se abrir o link em outro aparelho, vamos pedir a senha que você escolheu no cadastro.',
    ],
    action: { label: 'Confirmar e-mail', url },
    closing: 'O link vale por 24 horas. Se você não criou esta conta, ignore esta mensagem.',
  });
}

export function existingAccountMail(to: Recipient, url: string): Message {
  return renderMail(to, {
    subject: 'Você já tem uma conta no Companheiro Bíblico',
    paragraphs: [
      'Alguém tentou criar uma conta com este e-mail, mas ela já existe.',
      'Se foi você, entre com a sua senha ou, se não se lembra dela, crie uma nova.',
    ],
    action: { label: 'Criar nova senha', url },
    closing: 'Se não foi você, nada mudou: pode ignorar esta mensagem.',
  });
}

export function resetPasswordMail(to: Recipient, url: string): Message {
  return renderMail(to, {
    subject: 'Crie uma nova senha',
    paragraphs: ['Recebemos um pedido para trocar a senha da sua conta no Companheiro Bíblico.'],
    action: { label: 'Criar nova senha', url },
    closing: 'O link vale por 1 hora. Se não foi você quem pediu, ignore esta mensagem.',
  });
}

export function signInLinkMail(to: Recipient, url: string): Message {
  return renderMail(to, {
    subject: 'Seu link para entrar',
    paragraphs: [
      'Recebemos um pedido para entrar na sua conta no Companheiro Bíblico sem a senha.',
    ],
    action: { label: 'Entrar', url },
    closing: `O link vale por ${LINK_MINUTES} minutos e uma vez só. Se não foi você quem pediu, ignore esta mensagem.`,
  });
}

export function passwordNeededMail(to: Recipient, url: string): Message {
  return renderMail(to, {
    subject: 'Entre com a sua senha',
    paragraphs: [
      'Recebemos um pedido de um link para entrar na sua conta no Companheiro Bíblico.',
      'Quem cuida do site, ou ativou a verificação em duas etapas, entra só com a senha.',
    ],
    action: { label: 'Entrar com a senha', url },
    closing: 'Se não foi você quem pediu, ignore esta mensagem: nada mudou.',
  });
}

/** @param validFor how long the link works, in words */
export function invitationMail(to: Recipient, url: string, validFor: string): Message {
  return renderMail(to, {
    subject: 'Um convite para o Companheiro Bíblico',
    paragraphs: [
      'Você recebeu um convite para ler, estudar e orar com a Bíblia no Companheiro Bíblico.',
      'A sua conta já está pronta: falta só dizer o seu nome e criar uma senha.',
    ],
    action: { label: 'Aceitar o convite', url },
    closing: `O link vale por ${validFor}. Se você não esperava este convite, ignore esta mensagem.`,
  });
}

export function passwordChangedMail(to: Recipient, url: string): Message {
  return renderMail(to, {
    subject: 'Sua senha foi alterada',
    paragraphs: [
      'A senha da sua conta no Companheiro Bíblico acaba de ser alterada, e as outras sessões foram encerradas.',
    ],
    action: { label: 'Abrir o Companheiro Bíblico', url },
    closing: 'Se não foi você, peça uma nova senha agora mesmo em “Esqueci minha senha”.',
  });
}

const SECOND_FACTOR_ACTS: Readonly<
  Record<SecondFactorAct | 'remove', Readonly<{ subject: string; told: string }>>
> = {
  enable: {
    subject: 'Verificação em duas etapas ativada',
    told: 'A partir de agora, entrar na sua conta pede a senha e um código do seu aplicativo.',
  },
  disable: {
    subject: 'Verificação em duas etapas desativada',
    told: 'A partir de agora, entrar na sua conta pede só a senha.',
  },
  codes: {
    subject: 'Novos códigos de recuperação',
    told: 'Foram criados novos códigos de recuperação para a sua conta. Os anteriores não valem mais.',
  },
  recovery: {
    subject: 'Um código de recuperação foi usado',
    told: 'Um dos códigos de recuperação da sua conta acaba de ser usado e não vale mais.',
  },
  remove: {
    subject: 'Verificação em duas etapas removida',
    told: 'Quem cuida do Companheiro Bíblico removeu a verificação em duas etapas da sua conta, com as chaves de acesso. Ative-a de novo no seu perfil.',
  },
};

export function secondFactorMail(
  to: Recipient,
  act: SecondFactorAct | 'remove',
  url: string,
): Message {
  const { subject, told } = SECOND_FACTOR_ACTS[act];
  return renderMail(to, {
    subject,
    paragraphs: [told],
    action: { label: 'Abrir o Companheiro Bíblico', url },
    closing:
      'Se não foi você, troque a sua senha agora mesmo e fale com quem administra o site com você.',
  });
}

const PASSKEY_ACTS = {
  add: {
    subject: 'Nova chave de acesso',
    told: 'Uma chave de acesso foi adicionada à sua conta: a partir de agora, ela abre a conta sem a senha.',
  },
  remove: {
    subject: 'Chave de acesso removida',
    told: 'Uma chave de acesso da sua conta foi removida e não abre mais nada.',
  },
} as const;

export function passkeyMail(to: Recipient, act: keyof typeof PASSKEY_ACTS, url: string): Message {
  const { subject, told } = PASSKEY_ACTS[act];
  return renderMail(to, {
    subject,
    paragraphs: [told],
    action: { label: 'Ver as chaves da minha conta', url: `${url}/profile` },
    closing:
      'Se não foi você, troque a sua senha agora mesmo, remova no seu perfil as chaves que não conhece e encerre as outras sessões.',
  });
}

const GOOGLE_ACTS = {
  link: {
    subject: 'Sua conta agora abre com o Google',
    told: 'A conta do Google com este e-mail foi ligada à sua conta: a partir de agora, ela também abre a conta.',
  },
  unlink: {
    subject: 'O Google não abre mais a sua conta',
    told: 'A conta do Google foi desligada da sua conta.',
  },
} as const;

export function googleMail(to: Recipient, act: keyof typeof GOOGLE_ACTS, url: string): Message {
  const { subject, told } = GOOGLE_ACTS[act];
  return renderMail(to, {
    subject,
    paragraphs: [told],
    action: { label: 'Abrir o meu perfil', url: `${url}/profile` },
    closing:
      'Se não foi você, troque a sua senha agora mesmo e encerre as outras sessões no seu perfil.',
  });
}

export function addressChangedMail(to: Recipient, url: string): Message {
  return renderMail(to, {
    subject: 'O e-mail da sua conta foi alterado',
    paragraphs: [
      'Quem cuida do Companheiro Bíblico alterou o e-mail com que você entra na sua conta.',
      'A senha continua a mesma, e tudo o que você guardou está no lugar.',
    ],
    action: { label: 'Abrir o Companheiro Bíblico', url },
    closing: 'Se você não pediu essa mudança, fale com quem cuida do site.',
  });
}

export function farewellMail(to: Recipient, url: string): Message {
  return renderMail(to, {
    subject: 'Sua conta foi excluída',
    paragraphs: [
      'A sua conta no Companheiro Bíblico e tudo o que você guardou nela foram apagados, como você pediu.',
      'As portas continuam abertas: se quiser voltar, é só criar uma conta nova.',
    ],
    action: { label: 'Abrir o Companheiro Bíblico', url },
    closing: 'Que o Senhor te abençoe e te guarde.',
  });
}
