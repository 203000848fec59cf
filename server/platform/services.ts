import type { Logger } from 'pino';
import type { Clock } from '../kernel/clock';
import type { CaptchaArtist } from './captcha/captcha';
import type { ChangeFeed } from './changes/change-feed';
import type { Database } from './db/database';
import type { ExchangeRateSource } from './exchange-rate/exchange-rate';
import type { Shops } from './item-page/reading';
import type { EmailComposer, Mailer } from './mail/mail';
import type { Module } from './module';
import type { PaymentGateway } from './payment-gateway/payment-gateway';
import type { RemittancePayee } from '../kernel/remittance-payee';
import type { RateLimits } from './rate-limit';
import type { Storage } from './storage/storage';

/** What use cases may reach of the outside world; made once at start, replaced in tests. */
export interface Services {
  readonly db: Database;
  /** What open pages are told of; use cases `announce` in their transaction. */
  readonly changes: ChangeFeed;
  readonly clock: Clock;
  readonly log: Logger;
  readonly storage: Storage;
  /** Both for the outbox alone; use cases write `sendEmail` into their transaction. */
  readonly mailer: Mailer;
  readonly emailComposer: EmailComposer;
  readonly rateLimits: RateLimits;
  readonly shops: Shops;
  /** Addresses of items that a newcomer to the demo can paste; elsewhere none. */
  readonly linksToTry: readonly string[];
  readonly exchangeRates: ExchangeRateSource;
  /** Who is told when the ledger is broken; null: the log alone tells. */
  readonly operatorEmail: string | null;
  /** Null where cards are not taken. */
  readonly paymentGateway: PaymentGateway | null;
  /** Null where money cannot be sent by remittance. */
  readonly remittancePayee: RemittancePayee | null;
  /** What every module brings along; those below find there what others add to them. */
  readonly modules: readonly Module[];
  readonly captcha: { readonly isRequired: boolean; readonly artist: CaptchaArtist };
  /** Where shoppers reach us, without a slash at the end; never taken from a request. */
  readonly publicUrl: string;
  /**
   * Gives up the turn of the request that this is done for. Called before waiting for what takes no work of
   * the event loop, which must not keep those out who wait for their turn; absent where there is none.
   */
  readonly releaseSlot?: (() => void) | undefined;
}
