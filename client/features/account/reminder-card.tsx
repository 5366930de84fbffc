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
      <ReminderForm folded />
    </section>
  );
}

export function VerseReminderCard() {
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="verse-reminder-title">
      <h2 id="verse-reminder-title" className="text-xl">
        Versículo do dia
      </h2>
      <p className="text-muted">No horário que você escolher, enviamos o versículo do dia.</p>
      <ReminderForm kind="verse" folded />
    </section>
  );
}
