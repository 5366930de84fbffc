import type { ComponentProps } from 'react';
import { TextField } from '../../ui/field.tsx';

/** The rule of the field. */
export const OWN_PASSWORD = { required: 'Informe a sua senha.' };

/** The password of whoever is signed in, asked again before an act. */
export function OwnPassword(field: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  return <TextField label="Sua senha" type="password" autoComplete="current-password" {...field} />;
}
