import type { SandboxGateway } from '../platform/payment-gateway/sandbox-gateway';
import type { TestApp } from './test-app';
import type { TestClient } from './test-client';

/** The gateway of a test app. */
export function sandboxOf({ services }: TestApp): SandboxGateway {
  return services.paymentGateway as SandboxGateway;
}

/** Lets the gateway be out of reach for the next checkout. */
export function cutGateway(app: TestApp): void {
  jest.spyOn(sandboxOf(app), 'open').mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
}

interface Pending {
  readonly checkoutUrl: string;
}

/** The gateway's name of what a pending payment waits for. */
export function referenceOf({ checkoutUrl }: Pending): string {
  return checkoutUrl.split('/').at(-1)!;
}

/** The payer's choice on the gateway's page. */
export function choose(
  { guest }: { readonly guest: TestClient },
  { checkoutUrl }: Pending,
  choice: 'pay' | 'fail' | 'leave',
): Promise<Response> {
  const body = new URLSearchParams({ choice });
  const { pathname } = new URL(checkoutUrl);
  return guest.fetch(pathname, { method: 'POST', body, redirect: 'manual' });
}

interface SentEvent {
  readonly body: string;
  readonly headers: object;
}

/** Delivers a payment report of the gateway. */
export function sendEvent(app: TestApp, { body, headers }: SentEvent): Promise<Response> {
  return app.guest.fetch('/webhooks/payments', { method: 'POST', body, headers: { ...headers } });
}
