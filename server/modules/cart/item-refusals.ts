import { InputRefused } from '../../platform/graphql/validate-input';
import type { ValidationContext, ValidationKey } from '../../platform/graphql/validation-keys';
import type { AddCartItemInput } from './cart.inputs';

/** Returns the refusal of one field of an item's form. */
export function fieldRefusal(
  field: keyof AddCartItemInput,
  key: ValidationKey,
  params: ValidationContext['params'] = {},
): InputRefused {
  return new InputRefused({ [field]: { key, params } });
}

/** Returns what was given in a field of an item's form. @throws InputRefused where nothing was */
export function required<T>(field: keyof AddCartItemInput, value: T | null | undefined | ''): T {
  if (value === null || value === undefined || value === '') throw fieldRefusal(field, 'required');
  return value;
}
