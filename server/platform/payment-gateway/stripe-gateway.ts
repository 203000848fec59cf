import Stripe from 'stripe';
import {
  SignatureRefused,
  type CheckoutReport,
  type CheckoutOutcome,
  type PaymentGateway,
} from './payment-gateway';

export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's own, e.g. of a local server that speaks the same paths. */
  readonly apiUrl: string | null;
}

const TIMEOUT_MS = 10_000;
/** Stripe refuses sessions that end in less than half an hour. */
const SHORTEST_SESSION_S = 30 * 60 + 60;

/** Stripe Checkout: a page hosted by Stripe collects the card, a signed webhook reports the payment. */
export function stripeGateway({ secretKey, webhookSecret, apiUrl }: StripeAccount): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiUrl && addressOf(apiUrl)),
  });
  return {
    name: 'stripe',
    async open({ id, amount, description, customerEmail, expiresAt, ...urls }) {
      const earliest = Math.floor(Date.now() / 1_000) + SHORTEST_SESSION_S;
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: id,
          customer_email: customerEmail,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'cny',
                unit_amount: amount,
                product_data: { name: description },
              },
            },
          ],
          success_url: urls.returnUrl,
          cancel_url: urls.leaveUrl,
          expires_at: Math.max(Math.floor(expiresAt.getTime() / 1_000), earliest),
        },
        { idempotencyKey: `open:${id}` },
      );
      if (!session.url) throw new Error(`Stripe opened ${session.id} without a page`);
      return { reference: session.id, url: session.url };
    },
    async look(reference) {
      return reportOf(await stripe.checkout.sessions.retrieve(reference));
    },
    async close(reference) {
      const session = await stripe.checkout.sessions.retrieve(reference);
      if (session.status === 'open') await stripe.checkout.sessions.expire(reference);
    },
    async refund({ reference, amount, idempotencyKey }) {
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(reference);
      if (!intent) throw new Error(`Stripe knows no payment of ${reference}`);
      const payment_intent = typeof intent === 'string' ? intent : intent.id;
      await stripe.refunds.create({ payment_intent, amount }, { idempotencyKey });
    },
    readEvent(body, headers) {
      const event = verified(() =>
        stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', webhookSecret),
      );
      switch (event.type) {
        case 'checkout.session.completed':
        case 'checkout.session.async_payment_succeeded':
        case 'checkout.session.expired':
          return reportOf(event.data.object);
        case 'checkout.session.async_payment_failed':
          return { ...reportOf(event.data.object), outcome: 'FAILED' };
        default:
          return null;
      }
    },
  };
}

function addressOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: Number(port || (isPlain ? 80 : 443)),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

function verified(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new SignatureRefused('Not signed by Stripe', { cause: error });
    throw error;
  }
}

function reportOf(session: Stripe.Checkout.Session): CheckoutReport {
  return {
    checkoutId: session.client_reference_id ?? '',
    reference: session.id,
    outcome: outcomeOf(session),
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  };
}

/** A completed session whose bank still thinks it over is open to us. */
function outcomeOf({ status, payment_status: paid }: Stripe.Checkout.Session): CheckoutOutcome {
  if (paid === 'paid') return 'PAID';
  return status === 'expired' ? 'EXPIRED' : 'OPEN';
}
