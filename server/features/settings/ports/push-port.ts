import { createECDH } from 'node:crypto';
import { type Port, PortProblem } from './port.ts';

export const pushPort: Port = {
  label: 'Notificações',
  describe: ({ env: { push } }) =>
    push ? 'Web Push, com as chaves deste servidor' : 'Nenhuma: os lembretes vão por e-mail',
  test: async ({ app }) => {
    const { push } = app.env;
    if (!push) return 'Nenhuma chave VAPID está configurada; os lembretes vão por e-mail.';
    if (publicKeyOf(push.privateKey) !== push.publicKey.replace(/=+$/, '')) {
      throw new PortProblem(
        'As chaves VAPID não formam um par. Confira VAPID_PUBLIC_KEY e VAPID_PRIVATE_KEY.',
      );
    }
    return 'As chaves VAPID estão configuradas e formam um par.';
  },
};

/** Push services accept only what the private half of the members' public key has signed. */
function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch (error) {
    throw new PortProblem('A chave VAPID privada não é válida.', { cause: error });
  }
  return pair.getPublicKey('base64url');
}
