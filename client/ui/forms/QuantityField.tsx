import type { ComponentProps, ReactNode } from 'react';
import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useText } from '../../i18n/useText';
import { FormField } from './FormField';
import { QuantityInput } from './QuantityInput';
import type { useAppForm } from './useAppForm';
import { isWithin, type Range } from './wholeNumber';

interface QuantityFieldProps<T extends FieldValues> {
  form: Pick<ReturnType<typeof useAppForm<T>>, 'control' | 'afterPress'>;
  name: FieldPathByValue<T, number>;
  label: string;
  range: Range;
  hint?: ReactNode;
  steps?: ComponentProps<typeof QuantityInput>['steps'];
}

/**
 * A whole number of a form: what depends on it follows each keystroke, and a number out of range
 * keeps the form from being sent.
 */
export function QuantityField<T extends FieldValues>(props: QuantityFieldProps<T>) {
  const { form, name, label, range, hint, steps } = props;
  const text = useText();
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: {
      validate: (typed: number) => isWithin(typed, range) || text('common.quantityRange', range),
    },
  });
  return (
    <FormField {...{ name, label, hint }} isRequired error={fieldState.error?.message}>
      {({ required: _, ...control }) => (
        <QuantityInput
          {...control}
          {...range}
          label={label}
          steps={steps}
          value={field.value}
          onChange={field.onChange}
          onTyped={field.onChange}
          onBlur={() => void form.afterPress(async () => field.onBlur())}
        />
      )}
    </FormField>
  );
}
