import type { AppContext } from '../../context.ts';
import type { Prompt } from '../generator.ts';
import { book } from './booking.ts';
import { Meter, promptTokens } from './meter.ts';
import { type Reservation, reserveMore, type Settlement } from './usage.queries.ts';

/** The tokens of one answer: what was set aside for it, and what its calls use. */
export class Spending {
  readonly meter = new Meter();
  private readonly app: AppContext;
  private reservation: Reservation;

  constructor(app: AppContext, reservation: Reservation) {
    this.app = app;
    this.reservation = reservation;
  }

  /** Sets aside what one more call may take; false when the budget does not hold it. */
  async coversAnother(prompt: Prompt, maxOutputTokens: number): Promise<boolean> {
    const wish = this.meter.spent() + promptTokens(prompt) + maxOutputTokens;
    const lacking = wish - this.reservation.tokens;
    if (lacking <= 0) return true;
    const more = await reserveMore(this.app.db, this.reservation, lacking);
    this.reservation = more ?? this.reservation;
    return more !== null;
  }

  /** However it ended: also when the member left, what was written by then is paid for. */
  book(status: Settlement['status'], verses: string[]): void {
    book(this.app, this.reservation, { status, verses, ...this.meter.reading() });
  }
}
