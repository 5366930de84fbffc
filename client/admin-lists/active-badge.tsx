type Props = Readonly<{ isActive: boolean; feminine?: boolean }>;

/** Whether members are shown something, which the activation button changes. */
export function ActiveBadge({ isActive, feminine = false }: Props) {
  const ending = feminine ? 'a' : 'o';
  return (
    <span className={`badge whitespace-nowrap ${isActive ? '' : 'text-muted'}`}>
      {isActive ? `Ativ${ending}` : `Inativ${ending}`}
    </span>
  );
}
