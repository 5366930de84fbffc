type Props = Readonly<{ isActive: boolean; feminine?: boolean }>;

export function Status({ isActive, feminine = false }: Props) {
  const ending = feminine ? 'a' : 'o';
  return (
    <span className={`badge whitespace-nowrap ${isActive ? '' : 'text-muted'}`}>
      {isActive ? `Ativ${ending}` : `Inativ${ending}`}
    </span>
  );
}
