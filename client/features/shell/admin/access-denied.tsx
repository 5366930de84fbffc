import { Link } from '@tanstack/react-router';
import { ShieldAlert } from 'lucide-react';

export function AccessDenied() {
  return (
    <main className="grid min-h-dvh place-items-center px-5">
      <div className="card flex max-w-sm flex-col items-center gap-4 p-8 text-center">
        <ShieldAlert aria-hidden="true" size={40} strokeWidth={1.5} className="text-danger" />
        <h1 className="text-2xl">Acesso Negado</h1>
        <p className="text-muted">Esta área é só para administradores.</p>
        <Link to="/dashboard" className="button button-primary">
          Ir para o início
        </Link>
      </div>
    </main>
  );
}
