import { InputRefused } from '../../platform/validation/input-refused';
import type { ValidationContext, ValidationKey } from '../../platform/validation/validation-keys';
import type { AddCartItemInput } from './cart.inputs';

/** Returns the refusal for one field of an item's form. */
export function fieldRefusal(
  field: keyof AddCartItemInput,
  key: ValidationKey,
  params: ValidationContext['params'] = {},
): InputRefused {
  return new InputRefused({ [field]: { key, params } });
}

/** Returns the value of a field of an item's form. @throws InputRefused if it is missing */
export function required<T>(field: keyof AddCartItemInput, value: T | null | undefined | ''): T {
  if (value === null || value === undefined || value === '') throw fieldRefusal(field, 'required');
  return value;
}
