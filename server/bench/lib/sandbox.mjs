import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The webhook by which the sandbox gateway reports a captured payment, with its signature. */
export function signedWebhook(varDir, { checkoutUrl, actualPayment }) {
  const reference = checkoutUrl.split('/').at(-1);
  const body = JSON.stringify({
    ...{ checkoutId: reference.slice('sb_'.length), reference },
    ...{ outcome: 'PAID', amount: actualPayment, currency: 'CNY' },
  });
  const secret = readFileSync(join(varDir, 'sandbox-gateway', 'secret'), 'utf8');
  const at = String(Date.now());
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'sandbox-signature': `t=${at},v1=${signature}`,
  };
  return { path: '/webhooks/payments', body, headers };
}
