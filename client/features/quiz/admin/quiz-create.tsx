import { useClient } from '../../../lib/data/data.tsx';
import { Page } from '../../../ui/page.tsx';
import { toastSuccess } from '../../../ui/toasts.tsx';
import { BackToList } from './back-to-list.tsx';
import { CsvUpload } from './csv-upload.tsx';
import { QuestionForm } from './question-form.tsx';

/** One question typed, or many in a file. */
export function QuizCreate() {
  const client = useClient();
  return (
    <Page title="Criar quiz" above={<BackToList />} wide>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="single-title">
          <h2 id="single-title" className="mb-3 text-xl">
            Um quiz
          </h2>
          <QuestionForm
            draft="quiz-question:new"
            action="Criar quiz"
            failure="Erro ao criar quiz"
            save={(draft) => client.admin.quiz.create.mutate(draft)}
            onSaved={() => void toastSuccess('Quiz criado com sucesso!')}
          />
        </section>
        <section aria-labelledby="bulk-title">
          <h2 id="bulk-title" className="mb-3 text-xl">
            Vários, de um arquivo CSV
          </h2>
          <CsvUpload />
        </section>
      </div>
    </Page>
  );
}
