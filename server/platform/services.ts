import type { Logger } from 'pino';
import type { Clock } from '../kernel/clock';
import type { CaptchaArtist } from './captcha/captcha';
import type { ChangeFeed } from './changes/change-feed';
import type { Database } from './db/database';
import type { Invariant, InvariantCheck } from './db/invariant';
import type { ExchangeRateSource } from './exchange-rate/exchange-rate';
import type { Shops } from './item-page/reading';
import type { EmailComposer, Mailer } from './mail/mail';
import type { Metrics } from './metrics';
import type { Extension } from './extension-point';
import type { PaymentGateway } from './payment-gateway/payment-gateway';
import type { RemittancePayee } from '../kernel/remittance-payee';
import type { RateLimits } from './rate-limit';
import type { ShopperData } from './shopper-data';
import type { Storage } from './storage/storage';

/** The part of a module's manifest that use cases may read; the rest is for `app`. */
export interface ModuleFacts {
  /** The module's data about a shopper; a story compares it with the tables. */
  readonly personalData?: readonly ShopperData[];
  /** Invariants of the module's stored data. */
  readonly invariants?: readonly Invariant[];
  /** Contributions to modules below it. */
  readonly extensions?: readonly Extension[];
}

/** The ports use cases may call; created at start, replaced in tests. */
export interface Services {
  readonly db: Database;
  /** Checks the invariants of all modules; a server does so in a child process. */
  readonly checkInvariants: InvariantCheck;
  /** Notifies open pages of changes; use cases `announce` in their transaction. */
  readonly changes: ChangeFeed;
  readonly clock: Clock;
  readonly log: Logger;
  readonly storage: Storage;
  /** Folder of uploads and of the embedded database; operators are alerted when its disk fills. */
  readonly varDir: string;
  /** Both for the outbox alone; use cases write `sendEmail` into their transaction. */
  readonly mailer: Mailer;
  readonly emailComposer: EmailComposer;
  /** Points and attempts: one count for all processes where there is a Redis. */
  readonly rateLimits: RateLimits;
  /** Counts requests and jobs for operators, and keeps what alert rules need. */
  readonly metrics: Metrics;
  readonly shops: Shops;
  /** Addresses of items that a newcomer to the demo can paste; elsewhere none. */
  readonly linksToTry: readonly string[];
  readonly exchangeRates: ExchangeRateSource;
  /** Address that receives alerts; null: only the log reports them. */
  readonly operatorEmail: string | null;
  /** Public key of age to which backups are encrypted; null: they are not. */
  readonly backupRecipient: string | null;
  /** Sends alerts to that address past the outbox, by a mail server of their own if one is configured. */
  readonly operatorMailer: Mailer;
  /** Null where cards are not taken. */
  readonly paymentGateway: PaymentGateway | null;
  /** Null where money cannot be sent by remittance. */
  readonly remittancePayee: RemittancePayee | null;
  /** The contributions of every module; lower modules find there what others add to them. */
  readonly modules: readonly ModuleFacts[];
  readonly captcha: { readonly isRequired: boolean; readonly artist: CaptchaArtist };
  /** Public base URL of the shop, without a slash at the end; never taken from a request. */
  readonly publicUrl: string;
  /** Base URL of the staff console, without a slash at the end; null where there is none. */
  readonly staffUrl: string | null;
  /**
   * Releases the queue slot of the request that this work belongs to. Called before waiting for work outside of
   * the event loop, which must not block queued requests; absent if there is no slot.
   */
  readonly releaseSlot?: (() => void) | undefined;
}
