import type { ComponentProps } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useText } from '../../i18n/useText';
import { TextField } from './fields';
import type { useAppForm } from './useAppForm';
import { fitsInto, useTextLimit } from './useTextLimit';

type Form<T extends FieldValues> = Pick<ReturnType<typeof useAppForm<T>>, 'control' | 'register'>;

/**
 * Returns the registration of a text with a maximum length, for a `LimitedField`: `check` is a further rule
 * that returns true or the error. Registration beside the other fields keeps errors in the order of the
 * fields.
 */
export function useLimited<T extends FieldValues>({ control, register }: Form<T>) {
  const text = useText();
  return (
    name: FieldPathByValue<T, string>,
    max: number,
    check?: (typed: string, values: T) => string | boolean,
  ) => {
    const validate = (typed: string, values: T) => {
      const other = check?.(typed, values) ?? true;
      return other === true ? fitsInto(max, typed) || text('common.tooLong', { max }) : other;
    };
    const field = register(name, { validate });
    return { ...field, max, control: control as unknown as Control };
  };
}

type LimitedFieldProps = ReturnType<ReturnType<typeof useLimited>> &
  Omit<ComponentProps<typeof TextField>, 'max' | 'maxLength' | 'name'>;

/**
 * A text field with a maximum length. A longer text causes an error but stays, since no input may be cut off
 * unnoticed (VA-06). The count appears when little room is left.
 */
export function LimitedField({ control, max, hint, ...field }: LimitedFieldProps) {
  const { count, isNearEnd } = useTextLimit(control, field.name, max);
  return (
    <TextField
      {...field}
      hint={
        isNearEnd ? (
          <>
            {hint} {count}
          </>
        ) : (
          hint
        )
      }
    />
  );
}
