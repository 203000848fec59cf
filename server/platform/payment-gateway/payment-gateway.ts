import type { IncomingHttpHeaders } from 'node:http';
import type { Money } from '../../kernel/money';

export const gatewayNames = ['sandbox', 'stripe'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** The payment that a gateway collects. Everything settles in CNY. */
export interface CheckoutRequest {
  /** Our own id; opening the same one again returns the same session and charges once. */
  readonly id: string;
  /** Fen. */
  readonly amount: Money;
  /** The description shown to the payer beside the amount, e.g. the number of an order. */
  readonly description: string;
  readonly customerEmail: string;
  /** Return URL after the payer has paid or was refused. */
  readonly returnUrl: string;
  /** Return URL when the payer leaves the gateway's page without paying. */
  readonly leaveUrl: string;
  readonly expiresAt: Date;
}

/** A page of the gateway on which the payer pays; card data is typed there and never reaches us. */
export interface CheckoutSession {
  /** The gateway's id of it. */
  readonly reference: string;
  readonly url: string;
}

export type CheckoutOutcome = 'OPEN' | 'PAID' | 'FAILED' | 'EXPIRED';

/** The state of a checkout, from an event or from a query. */
export interface CheckoutReport {
  readonly checkoutId: string;
  readonly reference: string;
  readonly outcome: CheckoutOutcome;
  /** In the smallest unit of its currency. */
  readonly amount: number;
  /** Three capital letters. */
  readonly currency: string;
}

/** Money that goes back to the method it was paid by. */
export interface GatewayRefund {
  readonly reference: string;
  /** Fen, at most what was paid. */
  readonly amount: Money;
  /** A repeated key transfers nothing more. */
  readonly idempotencyKey: string;
}

/** Thrown for a webhook that was not signed by the gateway, or was signed too long ago. */
export class SignatureRefused extends Error {}

/**
 * Takes payments by card. Money counts as paid when a signed event or `look` says so, never when the
 * browser comes back. Every call may throw when the gateway cannot be reached; it can be repeated.
 */
export interface PaymentGateway {
  readonly name: GatewayName;
  open(request: CheckoutRequest): Promise<CheckoutSession>;
  look(reference: string): Promise<CheckoutReport>;
  /** Closes an open session, so that it cannot be paid any more; one that has ended stays as it is. */
  close(reference: string): Promise<void>;
  refund(refund: GatewayRefund): Promise<void>;
  /**
   * Reads a webhook. Returns null for an event that says nothing of a checkout.
   * @throws SignatureRefused
   */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): CheckoutReport | null;
}
