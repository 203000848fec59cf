import type { ComponentProps } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useText } from '../../i18n/useText';
import { TextField } from './fields';
import type { useAppForm } from './useAppForm';
import { fitsInto, useTextLimit } from './useTextLimit';

type Form<T extends FieldValues> = Pick<ReturnType<typeof useAppForm<T>>, 'control' | 'register'>;

/**
 * Returns what registers a short text with a greatest length, to be given to a `LimitedField`: `check` tells what has to hold
 * besides, by true or by what is wrong. Registered here, where the other fields of the form are, problems are told
 * in the order of the fields.
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
 * A text of which more than its greatest length is told and stays, as nothing that somebody typed or pasted may be cut off
 * unseen (VA-06). The count appears once there is little room left.
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
