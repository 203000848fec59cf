import type { Clock } from '../kernel/clock';

/** A clock that is stopped until a story moves it. */
export class TestClock implements Clock {
  private at = Date.now();

  now(): Date {
    return new Date(this.at);
  }

  advance(ms: number): void {
    this.at += ms;
  }
}
