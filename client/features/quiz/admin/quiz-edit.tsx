import { useSuspenseQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { toastSuccess } from '../../../ui/toasts.tsx';
import { BackToList, useBackToList } from './back-to-list.tsx';
import { QuestionForm } from './question-form.tsx';

export function QuizEdit({ id }: Readonly<{ id: string }>) {
  const client = useClient();
  const trpc = useTrpc();
  const back = useBackToList();
  const { data: question } = useSuspenseQuery(trpc.admin.quiz.question.queryOptions({ id }));
  if (!question) {
    return (
      <Page title="Editar quiz" above={<BackToList />}>
        <EmptyState
          Icon={CircleHelp}
          title="Nenhum quiz encontrado"
          text="Ele pode ter sido excluído por outra pessoa."
        />
      </Page>
    );
  }
  const { id: _id, explanation, reference, ...fields } = question;
  return (
    <Page
      title="Editar quiz"
      above={<BackToList />}
      lead="Com outra redação, a estatística recomeça do zero."
    >
      <QuestionForm
        key={id}
        draft={`quiz-question:${id}`}
        initial={{ ...fields, explanation: explanation ?? '', reference: reference ?? '' }}
        action="Salvar alterações"
        failure="Erro ao atualizar quiz"
        save={(draft) => client.admin.quiz.update.mutate({ id, ...draft })}
        onSaved={() => {
          void toastSuccess('Quiz atualizado com sucesso!');
          back();
        }}
      />
    </Page>
  );
}
