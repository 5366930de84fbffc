import { createFileRoute } from '@tanstack/react-router';
import { Panorama } from '../../features/panorama/panorama.tsx';
import { described } from '../../lib/browser/page-title.ts';
import { useOptionalSession } from '../../lib/data/session.ts';

export const Route = createFileRoute('/_public/panorama')({
  head: described(
    '/panorama',
    'Panorama Bíblico',
    'Os 66 livros da Bíblia em uma só vista: autor, época, tema e resumo de cada um, dez categorias e uma linha do tempo.',
  ),
  component: PanoramaRoute,
});

function PanoramaRoute() {
  return <Panorama signedIn={useOptionalSession() !== null} />;
}
