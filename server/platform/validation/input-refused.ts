import { DomainError } from '../../kernel/errors';
import type { ValidationContext } from './validation-keys';

/** A refusal of input: path → what is wrong; the error mapping puts it into words. */
export class InputRefused extends DomainError {
  constructor(
    readonly problems: Readonly<Record<string, ValidationContext>>,
    /** BAD_REQUEST: no form filled in wrongly but a program that sends another type. */
    code: 'VALIDATION_FAILED' | 'BAD_REQUEST' = 'VALIDATION_FAILED',
  ) {
    super(code);
  }
}
