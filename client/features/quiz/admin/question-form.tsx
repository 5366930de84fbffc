import { useMutation, useQuery } from '@tanstack/react-query';
import {
  QUIZ_FIELDS,
  QUIZ_LETTERS,
  QUIZ_LEVELS,
  type QuizDraft,
  requiredField,
} from '#shared/quiz/quiz.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { notBlank, useForm } from '../../../lib/forms/use-form.ts';
import { CategoriesFailure } from '../../../ui/category-field.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { toastError } from '../../../ui/toasts.tsx';

const EMPTY: QuizDraft = {
  title: '',
  question: '',
  category: '',
  level: '',
  optionA: '',
  optionB: '',
  optionC: '',
  optionD: '',
  correctAnswer: '',
  explanation: '',
  reference: '',
};

const OPTIONS = ['optionA', 'optionB', 'optionC', 'optionD'] as const;

type Props = Readonly<{
  draft: string;
  initial?: QuizDraft;
  action: string;
  /** The title of the toast when it could not be saved. */
  failure: string;
  save: (draft: QuizDraft) => Promise<unknown>;
  onSaved: () => void;
}>;

/** The fields of one question. */
export function QuestionForm({ draft, initial = EMPTY, action, failure, save, onSaved }: Props) {
  const trpc = useTrpc();
  const categories = useQuery(trpc.admin.quizCategories.names.queryOptions());
  const { field, onSubmit, forgetDraft, reset } = useForm<QuizDraft>({
    draft,
    defaultValues: initial,
  });
  const send = useMutation({
    mutationFn: save,
    meta: { invalidates: [trpc.admin] },
    onSuccess: (_saved, { category, level }) => {
      forgetDraft();
      // Questions are typed in series: the next one often has the same category and level.
      reset(initial === EMPTY ? { ...EMPTY, category, level } : initial);
      onSaved();
    },
    onError: (error) => toastError(failure, messageOf(error)),
  });
  const text = (name: keyof QuizDraft) => {
    const { label, longest, missing } = QUIZ_FIELDS[name];
    const rules = missing ? { validate: notBlank(requiredField(name)) } : {};
    return { label, maxLength: longest, ...field(name, rules) };
  };
  const choice = (name: 'category' | 'level' | 'correctAnswer') => ({
    label: QUIZ_FIELDS[name].label,
    ...field(name, { validate: notBlank(requiredField(name)) }),
  });
  return (
    <Form className="card grid gap-4 p-5 md:p-6" onSubmit={onSubmit((typed) => send.mutate(typed))}>
      <TextField {...text('title')} />
      <TextArea {...text('question')} rows={3} />
      <div className="grid gap-4 md:grid-cols-2">
        <div>
          <SelectField {...choice('category')}>
            <option value="">Selecione uma categoria</option>
            {categories.data?.map(({ id, name }) => (
              <option key={id}>{name}</option>
            ))}
          </SelectField>
          <CategoriesFailure categories={categories} />
        </div>
        <SelectField {...choice('level')}>
          <option value="">Selecione um nível</option>
          {QUIZ_LEVELS.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </SelectField>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {OPTIONS.map((option) => (
          <TextField key={option} {...text(option)} />
        ))}
      </div>
      <SelectField {...choice('correctAnswer')}>
        <option value="">Selecione a resposta correta</option>
        {QUIZ_LETTERS.map((letter) => (
          <option key={letter}>{letter}</option>
        ))}
      </SelectField>
      <TextArea {...text('explanation')} label="Explicação (opcional)" rows={3} />
      <TextField
        {...text('reference')}
        label="Referência (opcional)"
        hint="A passagem que responde à pergunta, como João 3:16."
      />
      <SubmitButton sent={send} className="md:justify-self-start">
        {action}
      </SubmitButton>
    </Form>
  );
}
