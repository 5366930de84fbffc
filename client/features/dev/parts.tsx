import { BookHeart, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RichText as Text } from '#shared/answers/rich-text.ts';
import { AnswerLabel } from '../../answer/answer-notes.tsx';
import { Assistant } from '../../answer/conversation/assistant.tsx';
import { NumberedCard } from '../../answer/numbered-card.tsx';
import { SafetyCard } from '../../answer/safety-card.tsx';
import { VerseCard } from '../../answer/verse-card.tsx';
import { CopyButton } from '../../controls/copy-button.tsx';
import { ListenButton } from '../../controls/listen/listen-button.tsx';
import { SaveToDiaryButton } from '../../controls/save-to-diary-button.tsx';
import { TextActions } from '../../controls/text-actions.tsx';
import { UrgentNotices } from '../../controls/urgent-notices.tsx';
import { chooseTheme, THEME_NAMES, THEMES } from '../../lib/browser/theme.ts';
import { RichText } from '../../scripture/rich-text.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { HUES } from '../../ui/cover.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DRAWING_NAMES, Drawing } from '../../ui/drawing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';

const SAMPLE: Text = [
  { type: 'text', text: 'Um parágrafo com uma referência, ' },
  { type: 'reference', key: 'PSA.23.1' },
  { type: 'text', text: ', e **destaque**.\n\n- Primeiro item\n- Segundo item com ' },
  { type: 'reference', key: '1CO.13.4-7' },
];

const PRAYER =
  'Senhor, obrigado por este novo dia. Guia os meus passos, guarda a minha casa e ensina-me a amar. Amém. ';

const COLOURS = [
  'surface',
  'raised',
  'sunken',
  'ink',
  'muted',
  'line',
  'edge',
  'accent',
  'accent-soft',
  'success',
  'warning',
  'danger',
];

/** Every part of the design system on one page, to look at in the three themes. */
export default function Parts() {
  const [open, setOpen] = useState(false);
  return (
    <Page title="Partes da interface" back={null} wide>
      <Group title="Temas">
        {THEMES.map((theme) => (
          <Button key={theme} look="quiet" onClick={() => chooseTheme(theme)}>
            {THEME_NAMES[theme]}
          </Button>
        ))}
      </Group>
      <Group title="Cores">
        {COLOURS.map((name) => (
          <div key={name} className="w-24 text-sm">
            <div
              className="h-12 rounded-lg border border-line"
              style={{ background: `var(--${name})` }}
            />
            {name}
          </div>
        ))}
      </Group>
      {HUES.map((hue) => (
        <Group key={hue} title={`Desenhos: ${hue}`}>
          {DRAWING_NAMES.map((name) => (
            <Drawing key={name} name={name} hue={hue} className="size-14" />
          ))}
        </Group>
      ))}
      <Group title="Botões">
        <Button>Principal</Button>
        <Button look="quiet">Discreto</Button>
        <Button look="bare">Sem moldura</Button>
        <Button look="danger">Perigo</Button>
        <Button disabled>Desabilitado</Button>
        <Button busy>Ocupado</Button>
      </Group>
      <Group title="Campos">
        <TextField label="Nome" hint="Como quer ser chamado" placeholder="Maria" />
        <TextField label="E-mail" error="Informe um e-mail válido." defaultValue="maria@" />
        <SelectField label="Livro">
          <option>Gênesis</option>
        </SelectField>
        <TextArea label="Motivo" placeholder="Escreva aqui" />
        <TextField label="Quase cheio" maxLength={20} value="Dezoito caracteres" readOnly />
        <ProblemLine text="O que não deu certo, ao lado de onde foi." />
      </Group>
      <Group title="Avisos">
        <Button look="quiet" onClick={() => void toastSuccess('Tudo certo!', 'Foi guardado.')}>
          Sucesso
        </Button>
        <Button look="quiet" onClick={() => void toastError('Não deu certo', 'Tente de novo.')}>
          Erro
        </Button>
        <Button look="quiet" onClick={() => setOpen(true)}>
          Diálogo
        </Button>
        <span className="badge">Etiqueta</span>
        <div className="skeleton h-12 w-48" />
        <Loading />
        <LoadFailure text="Não foi possível carregar." onRetry={() => undefined} />
        <UrgentNotices notices={['unchecked']} />
        <EmptyState Icon={BookHeart} title="Ainda não há nada aqui" text="E o que virá." />
      </Group>
      <Group title="Texto com Escritura">
        <div className="card p-4">
          <RichText text={SAMPLE} />
          <AnswerLabel source="library" notices={['down']} />
        </div>
        <SafetyCard topic="self-harm" sent={false} />
        <VerseCard title="Versículo" verse={{ type: 'reference', key: 'PSA.23.1' }} />
        <NumberedCard title="Passos" texts={[SAMPLE, SAMPLE]} writing={false} />
      </Group>
      <Group title="Controles de texto">
        <div className="card p-4">
          <p className="font-serif">{PRAYER}</p>
          <TextActions title="Oração da manhã" text={PRAYER} kind="prayer" path="/prayers">
            <ActionButton icon={Plus}>Mais um</ActionButton>
            <SaveToDiaryButton
              kind="prayer"
              title="Oração da manhã"
              content={PRAYER}
              source="library"
            />
          </TextActions>
        </div>
        <ListenButton text={PRAYER} kind="usual" />
        <CopyButton text={PRAYER} />
        <TextActions title="Texto longo" text={PRAYER.repeat(20)} kind="planVerse" />
      </Group>
      <Group title="Conversa dentro de um estudo">
        <Assistant topic="Estudo sobre oração" />
      </Group>
      {open ? (
        <Dialog title="Um diálogo" description="Com descrição" onClose={() => setOpen(false)}>
          <p>Conteúdo do diálogo.</p>
        </Dialog>
      ) : null}
    </Page>
  );
}

function Group({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <section className="mt-8">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3 flex flex-wrap items-start gap-3">{children}</div>
    </section>
  );
}
