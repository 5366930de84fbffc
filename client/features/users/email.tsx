/** An address that breaks after its @ rather than inside a word. */
export function Email({ address }: Readonly<{ address: string }>) {
  const at = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
