type Run<Event> = {
  events: Event[];
  ended: boolean;
  failure: { error: unknown } | null;
  readers: number;
  wake: PromiseWithResolvers<void>;
  abort: AbortController;
};

/**
 * What several want at the same time is made once: all see the same events from the
 * beginning, and it stops when the last of them leaves.
 */
export class SharedRuns<Event> {
  private readonly runs = new Map<string, Run<Event>>();

  async *join(
    key: string,
    signal: AbortSignal,
    make: (signal: AbortSignal) => AsyncIterable<Event>,
  ): AsyncGenerator<Event, void> {
    const run = this.runs.get(key) ?? this.start(key, make);
    run.readers++;
    const left = Promise.withResolvers<void>();
    const leave = () => left.resolve();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    try {
      for (let at = 0; ; ) {
        while (at < run.events.length) {
          const event = run.events[at++];
          if (event !== undefined) yield event;
        }
        if (run.failure) throw run.failure.error;
        if (run.ended) return;
        await Promise.race([run.wake.promise, left.promise]);
        signal.throwIfAborted();
      }
    } finally {
      signal.removeEventListener('abort', leave);
      run.readers--;
      if (run.readers === 0 && !run.ended) {
        this.runs.delete(key);
        run.abort.abort(new Error('nobody waits for it any more'));
      }
    }
  }

  private start(key: string, make: (signal: AbortSignal) => AsyncIterable<Event>): Run<Event> {
    const run: Run<Event> = {
      events: [],
      ended: false,
      failure: null,
      readers: 0,
      wake: Promise.withResolvers<void>(),
      abort: new AbortController(),
    };
    this.runs.set(key, run);
    void this.pump(key, run, make);
    return run;
  }

  private async pump(
    key: string,
    run: Run<Event>,
    make: (signal: AbortSignal) => AsyncIterable<Event>,
  ): Promise<void> {
    const rouse = () => {
      const { wake } = run;
      run.wake = Promise.withResolvers<void>();
      wake.resolve();
    };
    try {
      for await (const event of make(run.abort.signal)) {
        run.events.push(event);
        rouse();
      }
    } catch (error) {
      run.failure = { error };
    } finally {
      run.ended = true;
      if (this.runs.get(key) === run) this.runs.delete(key);
      rouse();
    }
  }
}
