import { useQuery } from '@tanstack/react-query';
import { withDevice } from './with-device.ts';

/** Says before a search that this device has no text in which it could look for words. */
export default function NoSearchHere() {
  const { data: searchable = true } = useQuery({
    queryKey: ['device', 'searchable'],
    queryFn: async () => (await withDevice(({ searches }) => searches())) ?? false,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
  if (searchable) return null;
  return (
    <p role="status" className="text-muted">
      Sem conexão, e sem a Bíblia neste aparelho: aqui abrem só referências de capítulos que você já
      leu. Para buscar palavras, baixe a Bíblia nos ajustes de leitura quando a conexão voltar.
    </p>
  );
}
