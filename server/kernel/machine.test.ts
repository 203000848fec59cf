import { defineMachine } from './machine';

const lamp = defineMachine<
  'OFF' | 'ON' | 'PAUSED' | 'BROKEN',
  'press' | 'drop' | 'pause' | 'resume'
>({
  statuses: ['OFF', 'ON', 'PAUSED', 'BROKEN'],
  refusal: 'ORDER_STATUS_FORBIDS',
  transitions: [
    { from: 'OFF', event: 'press', to: 'ON' },
    { from: 'ON', event: 'press', to: 'OFF' },
    { from: ['OFF', 'ON'], event: 'drop', to: 'BROKEN' },
    { from: ['OFF', 'ON'], event: 'pause', to: 'PAUSED' },
    { from: 'PAUSED', event: 'resume', to: 'PREVIOUS' },
  ],
});

describe('A machine', () => {
  it('follows its table, one row for many statuses as well', () => {
    expect(lamp.next('OFF', 'press')).toBe('ON');
    expect(lamp.next('ON', 'press')).toBe('OFF');
    expect([lamp.next('OFF', 'drop'), lamp.next('ON', 'drop')]).toEqual(['BROKEN', 'BROKEN']);
  });

  it('leads back to where an interruption came from', () => {
    expect(lamp.next('PAUSED', 'resume', 'ON')).toBe('ON');
    expect(lamp.next('PAUSED', 'resume', 'OFF')).toBe('OFF');
  });

  it('names its statuses and each event once', () => {
    expect(lamp.statuses).toEqual(['OFF', 'ON', 'PAUSED', 'BROKEN']);
    expect(lamp.events).toEqual(['press', 'drop', 'pause', 'resume']);
  });

  it.each([
    ['BROKEN', 'press'],
    ['BROKEN', 'drop'],
    ['OFF', 'resume'],
    ['PAUSED', 'press'],
  ] as const)('cannot leave %s by %s', (status, event) => {
    expect(lamp.allows(status, event)).toBe(false);
    expect(() => lamp.next(status, event)).toThrow(
      expect.objectContaining({ code: 'ORDER_STATUS_FORBIDS', params: { status, event } }),
    );
  });

  it.each([undefined, null])('cannot go back when nobody knows where to (%p)', (previous) => {
    expect(lamp.allows('PAUSED', 'resume')).toBe(true);
    expect(() => lamp.next('PAUSED', 'resume', previous)).toThrow('ORDER_STATUS_FORBIDS');
  });
});
