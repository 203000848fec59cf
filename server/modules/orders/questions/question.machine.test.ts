import { hours, later } from '../../../kernel/clock';
import { DomainError } from '../../../kernel/errors';
import { questionMachine, questionStatuses, type QuestionStatus } from './question.machine';
import { isAnswerable } from './question.policy';

const endings = {
  accept: 'ACCEPTED',
  decline: 'DECLINED',
  expire: 'EXPIRED',
  withdraw: 'WITHDRAWN',
  drop: 'DROPPED',
} as const satisfies Record<string, QuestionStatus>;

describe("A question's life cycle", () => {
  it('is open until one of five things ends it', () => {
    expect(questionMachine.events).toEqual(Object.keys(endings));
    for (const event of questionMachine.events)
      expect(questionMachine.next('OPEN', event)).toBe(endings[event]);
    expect([...Object.values(endings), 'OPEN'].sort()).toEqual([...questionStatuses].sort());
  });

  it.each(Object.values(endings))('is over once it is %s', (status) => {
    for (const event of questionMachine.events)
      expect(() => questionMachine.next(status, event)).toThrow(new DomainError('QUESTION_CLOSED'));
  });

  it('can be answered until its deadline and not a moment later', () => {
    const now = new Date();
    const dueAt = later(now, hours(1));
    expect(isAnswerable({ status: 'OPEN', dueAt }, later(dueAt, -1))).toBe(true);
    expect(isAnswerable({ status: 'OPEN', dueAt }, dueAt)).toBe(false);
    expect(isAnswerable({ status: 'DECLINED', dueAt }, now)).toBe(false);
  });
});
