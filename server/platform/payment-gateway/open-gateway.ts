import { join } from 'node:path';
import type { Config } from '../config';
import type { PaymentGateway } from './payment-gateway';
import { openSandboxGateway } from './sandbox-gateway';

type Settings = Pick<Config, 'stripe' | 'env' | 'varDir' | 'publicUrl'>;

/**
 * Opens the gateway that takes cards: Stripe if an account is configured, else the sandbox. Returns null in
 * production without an account, because sandbox money is worthless.
 */
export async function openGateway({
  stripe,
  env,
  varDir,
  publicUrl,
}: Settings): Promise<PaymentGateway | null> {
  if (stripe) return (await import('./stripe-gateway')).stripeGateway(stripe);
  const folder = join(varDir, 'sandbox-gateway');
  return env === 'production' ? null : openSandboxGateway(folder, publicUrl);
}
