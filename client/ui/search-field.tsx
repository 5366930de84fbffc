import { TextField } from './field.tsx';

type Props = Readonly<{
  label: string;
  placeholder?: string;
  maxLength?: number;
  value: string;
  onType: (text: string) => void;
}>;

/** A field that narrows the list below it while it is typed in. */
export function SearchField({ onType, ...field }: Props) {
  return (
    <TextField
      type="search"
      autoComplete="off"
      {...field}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
