import { packingPlanMachine } from './packing-plan.machine';

describe('The life of a packing plan', () => {
  it.each([
    ['pay', 'PAID'],
    ['expire', 'EXPIRED'],
    ['cancel', 'CANCELLED'],
  ] as const)('%s leads from OPEN to %s', (event, status) => {
    expect(packingPlanMachine.next('OPEN', event)).toBe(status);
  });

  it('is over after that', () => {
    const ended = packingPlanMachine.statuses.filter((status) => status !== 'OPEN');
    for (const status of ended)
      for (const event of packingPlanMachine.events)
        expect(() => packingPlanMachine.next(status, event)).toThrow('PACKING_PLAN_STATUS_FORBIDS');
  });
});
