import { reminderDue } from './storage-reminder.policy';

describe('A reminder of the end of free storage', () => {
  it.each([
    [30, null, null],
    [11, null, null],
    [10, null, 10],
    [9, 10, null],
    [6, 10, null],
    [5, 10, 5],
    [2, 5, null],
    [1, 5, 1],
    [0, 1, 0],
    [0, 0, null],
    [-1, 0, null],
    [-40, 0, null],
  ])('with %p days left, the last sent at %p: %p', (daysLeft, lastSent, due) => {
    expect(reminderDue(daysLeft, lastSent)).toBe(due);
  });

  it.each([
    [3, null, 5],
    [0, null, 0],
    [-7, 5, 0],
  ])('that was missed is not sent late: with %p days left after %p only %p', (left, sent, due) => {
    expect(reminderDue(left, sent)).toBe(due);
  });
});
