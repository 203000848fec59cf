import type { StaffActor } from '../kernel/actor';

/** Who acts where a story is not about them. The name must never be read by a shopper (SC-01). */
export const clerk: StaffActor = {
  kind: 'STAFF',
  staffId: '01STAFFCLERK00000000000000',
  name: 'Klara Lagerist',
  sessionId: '01STAFFSESSION000000000000',
  station: 'Bench 1',
  requestId: null,
};
