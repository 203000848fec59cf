import { PAYMENT_WEBHOOK } from '../../platform/metrics';
import { noteFacts } from '../../platform/http/request-facts';
import express, { type Express } from 'express';
import { settleCheckout, type Settlement } from '../../modules/payments/public';
import {
  SignatureRefused,
  type CheckoutReport,
  type PaymentGateway,
} from '../../platform/payment-gateway/payment-gateway';
import type { Services } from '../../platform/services';

export const WEBHOOK_PATH = '/webhooks/payments';

/** A gateway repeats notifications that were not acknowledged with 2xx: a mismatch should be checked again. */
const statusOf: Record<Settlement, number> = {
  SETTLED: 200,
  NOTHING_NEW: 200,
  UNKNOWN: 200,
  DIFFERS: 422,
};

/**
 * `POST /webhooks/payments`: the payment gateway reports the result of a checkout. Only a signed message counts;
 * its signature covers the unparsed body.
 * Its size is bounded and its rate is not: a gateway calls from few addresses and after an outage sends
 * everything it could not send meanwhile, and a refusal would delay money that the shopper waits for. A message
 * without a signature costs one hash and reaches no database.
 */
export function mountPaymentWebhook(app: Express, services: Services): void {
  const { paymentGateway } = services;
  if (!paymentGateway) return;
  app.post(
    WEBHOOK_PATH,
    express.raw({ type: () => true, limit: '100kb' }),
    async (request, response) => {
      noteFacts(response, { operation: PAYMENT_WEBHOOK, isOwnOperation: true });
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const report = readReport(services, paymentGateway, body, request.headers);
      if (report === 'refused') return void response.sendStatus(400);
      const settlement = report && (await settleCheckout(services, paymentGateway.name, report));
      response.sendStatus(settlement ? statusOf[settlement] : 200);
    },
  );
}

function readReport(
  { log }: Services,
  gateway: PaymentGateway,
  body: Buffer,
  headers: express.Request['headers'],
): CheckoutReport | null | 'refused' {
  try {
    return gateway.readEvent(body, headers);
  } catch (error) {
    if (!(error instanceof SignatureRefused)) throw error;
    log.warn({ err: error }, 'a payment webhook was not signed by the gateway');
    return 'refused';
  }
}
