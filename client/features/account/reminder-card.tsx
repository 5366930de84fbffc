import { ReminderForm } from '../plans/api.ts';

export function ReminderCard() {
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="reminder-title">
      <h2 id="reminder-title" className="text-xl">
        Lembrete de leitura
      </h2>
      <p className="text-muted">
        No horário que você escolher, lembramos a leitura do dia do seu plano ou estudo. Nos dias em
        que você já leu, não enviamos nada.
      </p>
      <ReminderForm />
    </section>
  );
}
