/**
 * EXPECTED: a shop has sent it. ARRIVED: it is at the door. OPENED: its items were taken in. UNCLAIMED: nobody's, until
 * somebody claims it. SENT_BACK: it left again.
 */
export type InboundParcelStatus = 'EXPECTED' | 'ARRIVED' | 'OPENED' | 'UNCLAIMED' | 'SENT_BACK';
