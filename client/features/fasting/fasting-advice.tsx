import type { FastingInput } from '#shared/answers/generated-inputs.ts';
import { safeKindOf } from '#shared/fasting/fasting-steering.ts';

/** Explains what the choices lead to before the plan is requested. */
export default function FastingAdvice({ input }: Readonly<{ input: FastingInput }>) {
  const { steering } = safeKindOf(input);
  return (
    <>
      {input.duration === 'outro' ? (
        <p className="text-muted">
          Escreva nas observações quantos dias, por exemplo “5 dias” (até 40).
        </p>
      ) : null}
      {steering === 'steered' ? (
        <p className="rounded-lg bg-accent-soft px-4 py-3">
          Por tantos dias, esse jejum põe a saúde em risco. O plano seguirá o jejum parcial, que se
          pode levar até o fim com prudência.
        </p>
      ) : null}
      {steering === 'health' ? (
        <p className="rounded-lg bg-accent-soft px-4 py-3">
          Pelo que você escreveu, passar fome pode fazer mal. O plano deixará as telas em vez da
          comida; converse com o seu médico.
        </p>
      ) : null}
    </>
  );
}
