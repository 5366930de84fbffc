import { Keyboard, Minus, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReaderSettings } from '#shared/reading.ts';
import { type Margin, printPage } from '../../../controls/print.ts';
import { PrintChoice } from '../../../controls/print-choice.tsx';
import { chooseTheme, currentTheme, THEME_NAMES, THEMES } from '../../../lib/browser/theme.ts';
import { useWide } from '../../../lib/browser/use-wide.ts';
import { useOptionalSession } from '../../../lib/data/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { Pressable } from '../../../ui/pressable.tsx';
import type { Translations } from '../chapter-query.ts';
import { Choice } from '../choice.tsx';
import { chooseColumns, underline, useColumns, useUnderlining } from '../desk/columns.ts';
import { textStyleOf } from './text-style.ts';
import { useChangeSettings } from './use-change-settings.ts';

const KeysDialog = lazyWithRetry(() => import('../desk/keys-dialog.tsx'));
const BibleOnDevice = lazyWithRetry(() => import('../../../offline/bible-on-device.tsx'));

const SMALLEST = 90;
const LARGEST = 200;
const STEP = 10;
const SPACINGS = [
  ['normal', 'Normal'],
  ['wide', 'Amplo'],
  ['wider', 'Máximo'],
] as const;
const SHOWN = [
  ['shown', 'Mostrar'],
  ['hidden', 'Esconder'],
] as const;
const COLOURED = [
  ['coloured', 'Em cor'],
  ['plain', 'Sem cor'],
] as const;
const UNDERLINED = [
  ['plain', 'Sem destaque'],
  ['underlined', 'Sublinhadas'],
] as const;
const BESIDE_TEXT = [
  ['one', 'Uma coluna'],
  ['two', 'Notas à parte'],
  ['notes', 'Só as notas'],
  ['second', 'Segunda tradução'],
] as const;
const LAYOUTS = [
  ['lines', 'Um por linha'],
  ['running', 'Texto corrido'],
] as const;

type Props = Readonly<{ installed: Translations; settings: ReaderSettings; onClose: () => void }>;

/** The settings of the text; each choice shows at once. */
export default function SettingsSheet({ installed, settings, onClose }: Props) {
  const changeSettings = useChangeSettings();
  const [theme, setTheme] = useState(currentTheme);
  const columns = useColumns();
  const signedIn = useOptionalSession() !== null;
  const wide = useWide() && signedIn;
  const [keys, setKeys] = useState(false);
  const { size, spacing, layout, translation, beside, headings, speech } = settings;
  const underlined = useUnderlining();
  const { translations } = installed;
  // A translation that was removed since is no longer among them.
  const read = (translations.find(({ id }) => id === translation) ?? translations[0])?.id ?? '';
  const print = (margin: Margin) => {
    // What is printed is the page, and an open dialog would stand before it.
    flushSync(onClose);
    printPage(margin);
  };
  return (
    <Dialog title="Ajustes de leitura" onClose={onClose}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="font-semibold">Tamanho</span>
          <span className="flex flex-wrap items-center gap-1">
            <SizeButton
              label="Diminuir a letra"
              disabled={size <= SMALLEST}
              onClick={() => changeSettings({ size: Math.max(SMALLEST, size - STEP) })}
            >
              <Minus aria-hidden="true" size={20} />
            </SizeButton>
            <output className="w-16 text-center tabular-nums">{size} %</output>
            <SizeButton
              label="Aumentar a letra"
              disabled={size >= LARGEST}
              onClick={() => changeSettings({ size: Math.min(LARGEST, size + STEP) })}
            >
              <Plus aria-hidden="true" size={20} />
            </SizeButton>
          </span>
        </div>
        {/* A preview, because the sheet covers most of the page on a phone. */}
        <p className="chapter -my-2 line-clamp-2" style={textStyleOf(settings)} aria-hidden="true">
          Assim fica o texto da sua leitura, linha por linha.
        </p>
        <Choice
          legend="Espaço entre as linhas"
          options={SPACINGS}
          value={spacing}
          onChange={(next) => changeSettings({ spacing: next })}
        />
        <Choice
          legend="Versículos"
          options={LAYOUTS}
          value={layout}
          onChange={(next) => changeSettings({ layout: next })}
        />
        <Choice
          legend="Títulos das seções"
          options={SHOWN}
          value={headings ? 'shown' : 'hidden'}
          onChange={(next) => changeSettings({ headings: next === 'shown' })}
        />
        <Choice
          legend="Palavras de Jesus"
          options={COLOURED}
          value={speech ? 'coloured' : 'plain'}
          onChange={(next) => changeSettings({ speech: next === 'coloured' })}
        />
        <Choice
          legend="Aparência"
          options={THEMES.map((name) => [name, THEME_NAMES[name]] as const)}
          value={theme}
          onChange={(next) => {
            chooseTheme(next);
            setTheme(next);
          }}
        />
        <SelectField
          label="Tradução"
          value={read}
          onChange={(event) => changeSettings({ translation: event.target.value })}
        >
          {translations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {translations.length > 1 ? (
          <SelectField
            label="Segunda tradução, ao lado"
            value={beside ?? ''}
            onChange={(event) => changeSettings({ beside: event.target.value || null })}
          >
            <option value="">Nenhuma</option>
            {translations
              .filter(({ id }) => id !== read)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SelectField>
        ) : null}
        {beside ? (
          <Choice
            legend="Palavras diferentes entre as duas"
            options={UNDERLINED}
            value={underlined ? 'underlined' : 'plain'}
            onChange={(next) => underline(next === 'underlined')}
          />
        ) : null}
        <section className="grid gap-2 border-t border-line pt-4" aria-labelledby="on-device">
          <h3 id="on-device" className="text-base font-semibold">
            Bíblia neste aparelho
          </h3>
          <Suspense fallback={<div className="skeleton h-24" />}>
            <BibleOnDevice />
          </Suspense>
        </section>
        {wide ? (
          <Choice
            legend="Ao lado do texto"
            options={BESIDE_TEXT.filter(([each]) => beside || each !== 'second')}
            value={beside || columns !== 'second' ? columns : 'one'}
            onChange={chooseColumns}
          />
        ) : null}
        <Button
          look="quiet"
          className="justify-self-start max-md:hidden"
          aria-haspopup="dialog"
          onClick={() => setKeys(true)}
        >
          <Keyboard aria-hidden="true" size={18} />
          Atalhos do teclado
        </Button>
        <fieldset>
          <legend className="mb-1.5 font-semibold">Imprimir</legend>
          <PrintChoice text="O capítulo" onPrint={print} />
        </fieldset>
      </div>
      {keys ? (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setKeys(false)} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}

type SizeProps = Readonly<{
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}>;

function SizeButton({ label, children, ...rest }: SizeProps) {
  return (
    <Pressable className="button button-quiet size-11 px-0" aria-label={label} {...rest}>
      {children}
    </Pressable>
  );
}
