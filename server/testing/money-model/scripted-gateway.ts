import type { Clock } from '../../kernel/clock';
import { isOver } from '../../kernel/clock';
import type {
  CheckoutOutcome,
  CheckoutReport,
  CheckoutRequest,
  GatewayRefund,
  PaymentGateway,
} from '../../platform/payment-gateway/payment-gateway';

interface Session extends CheckoutRequest {
  readonly reference: string;
  outcome: CheckoutOutcome;
}

/**
 * A payment gateway in memory that follows the clock of the test. It queues its webhooks; the test decides who
 * delivers them, when, and how often.
 */
export class ScriptedGateway implements PaymentGateway {
  readonly name = 'sandbox';
  private readonly sessions = new Map<string, Session>();
  /** Undelivered reports, the oldest first. */
  readonly events: CheckoutReport[] = [];
  /** Delivered reports; gateways repeat them. */
  readonly told: CheckoutReport[] = [];
  private readonly refunds = new Map<string, GatewayRefund>();

  constructor(private readonly clock: Clock) {}

  open(request: CheckoutRequest) {
    const reference = `sb_${request.id}`;
    if (!this.sessions.has(reference))
      this.sessions.set(reference, { ...request, reference, outcome: 'OPEN' });
    return Promise.resolve({ reference, url: `https://gateway.example/${reference}` });
  }

  look(reference: string): Promise<CheckoutReport> {
    return Promise.resolve(reportOf(this.known(reference)));
  }

  close(reference: string): Promise<void> {
    this.end(reference, 'EXPIRED');
    return Promise.resolve();
  }

  refund(refund: GatewayRefund): Promise<void> {
    const { reference, idempotencyKey } = refund;
    const { outcome, amount } = this.known(reference);
    this.refunds.set(idempotencyKey, refund);
    if (outcome !== 'PAID' || this.returned(reference) > amount)
      throw new TypeError(`More was to go back of ${reference} than was paid`);
    return Promise.resolve();
  }

  /** Fen that went back to payers, of one session or of all. */
  returned(reference?: string): number {
    const all = [...this.refunds.values()];
    const wanted = all.filter((one) => reference === undefined || one.reference === reference);
    return wanted.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Events reach the use cases as they are: signatures have stories of their own. */
  readEvent(body: Buffer): CheckoutReport {
    return JSON.parse(body.toString()) as CheckoutReport;
  }

  /** The payer chose on the gateway's page; a session that has ended stays as it is. */
  decide(reference: string, outcome: 'PAID' | 'FAILED'): void {
    if (this.end(reference, outcome)) this.events.push(reportOf(this.known(reference)));
  }

  /** Payments of payers, as the gateway would list them. */
  paid(): CheckoutReport[] {
    return [...this.sessions.values()].filter(({ outcome }) => outcome === 'PAID').map(reportOf);
  }

  private end(reference: string, outcome: CheckoutOutcome): boolean {
    const session = this.known(reference);
    if (session.outcome === 'OPEN') session.outcome = outcome;
    return session.outcome === outcome;
  }

  private known(reference: string): Session {
    const session = this.sessions.get(reference);
    if (!session) throw new Error(`The gateway knows no session ${reference}`);
    if (session.outcome === 'OPEN' && isOver(session.expiresAt, this.clock.now()))
      session.outcome = 'EXPIRED';
    return session;
  }
}

function reportOf({ id, reference, outcome, amount }: Session): CheckoutReport {
  return { checkoutId: id, reference, outcome, amount, currency: 'CNY' };
}
