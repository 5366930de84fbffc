import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Setting } from '#shared/system-settings.ts';
import { formatNumber, useFormats } from '../../lib/format.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import type { ListedSetting } from './setting-fields.ts';

type Field = UseFormRegisterReturn &
  Readonly<{ value: string | boolean | undefined; error: string | undefined }>;

type Props = Readonly<{ setting: Setting; last: ListedSetting['changed']; field: Field }>;

/** One setting with its words, its bounds, and who changed it last. */
export function SettingField({ setting, last, field }: Props) {
  const { formatDateTime } = useFormats();
  const by = last
    ? `Mudado por ${last.updatedBy ?? 'uma conta excluída'} em ${formatDateTime(new Date(last.updatedAt))}.`
    : '';
  const { value, onChange, onBlur, name, ref, error } = field;
  const common = { onChange, onBlur, name, ref };
  if (setting.kind === 'flag') {
    return (
      <div>
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-accent"
            checked={value === true}
            {...common}
          />
          {setting.label}
        </label>
        <p className="text-[0.9375rem] text-muted">
          {setting.hint} {by}
        </p>
      </div>
    );
  }
  const text = { ...common, value: String(value ?? ''), error, label: setting.label };
  if (setting.kind === 'text') {
    return (
      <TextArea
        {...text}
        // Most are empty; a text that is there is seen whole where the browser can do so.
        rows={text.value === '' ? 1 : 3}
        className="field-sizing-content max-h-60"
        maxLength={setting.longest}
        hint={`${setting.hint} ${by}`}
      />
    );
  }
  const { least, most, unit } = setting;
  const [low, high] = [formatNumber(least), formatNumber(most)];
  const bounds = unit === 'US$' ? `De US$ ${low} a US$ ${high}.` : `De ${low} a ${high} ${unit}.`;
  return (
    <TextField
      {...text}
      inputMode={setting.decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      className="md:max-w-64"
      hint={`${setting.hint} ${bounds} ${by}`}
    />
  );
}
