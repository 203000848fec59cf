import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { fieldId, FormField, type FieldFrameProps } from './FormField';
import { Input, Select, Textarea } from '../theme/inputStyles';

type Framed<Control extends React.ElementType> = FieldFrameProps &
  Omit<ComponentProps<Control>, 'id' | 'name' | 'required'>;

/** Fields for `react-hook-form`: `<TextField {...form.register('city')} label=… error=… />`. */
export function TextField({
  label,
  hint,
  error,
  isRequired,
  isAlternative,
  ...input
}: Framed<typeof Input>) {
  return (
    <FormField {...{ name: input.name, label, hint, error, isRequired, isAlternative }}>
      {(control) => <Input {...input} {...control} />}
    </FormField>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  isRequired,
  ...input
}: Framed<typeof Textarea>) {
  return (
    <FormField {...{ name: input.name, label, hint, error, isRequired }}>
      {(control) => <Textarea rows={3} {...input} {...control} />}
    </FormField>
  );
}

/** Give the options as children. */
export function SelectField({
  label,
  hint,
  error,
  isRequired,
  isAlternative,
  ...input
}: Framed<typeof Select>) {
  return (
    <FormField {...{ name: input.name, label, hint, error, isRequired, isAlternative }}>
      {(control) => <Select {...input} {...control} />}
    </FormField>
  );
}

/** An amount in yuan; read its text with `parseYuan`. */
export function MoneyField(props: Framed<typeof Input>) {
  return <TextField inputMode="decimal" autoComplete="off" placeholder="0.00" {...props} />;
}

type CheckboxFieldProps = Omit<FieldFrameProps, 'label'> & Omit<ComponentProps<'input'>, 'id'>;

const BOX = '20px';

/** A box with its sentence beside it. */
export function CheckboxField({ hint, error, isRequired, children, ...input }: CheckboxFieldProps) {
  const id = fieldId(input.name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <chakra.label
        display="flex"
        alignItems="center"
        gap="3"
        minHeight={{ base: '44px', md: hint ? '32px' : '44px' }}
        cursor="pointer"
      >
        <chakra.input
          type="checkbox"
          boxSize={BOX}
          flexShrink="0"
          {...input}
          id={id}
          required={isRequired}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy || undefined}
        />
        <span>{children}</span>
      </chakra.label>
      {hint && (
        <BesideBox id={`${id}-hint`} color="muted">
          {hint}
        </BesideBox>
      )}
      {error && (
        <BesideBox id={`${id}-error`} color="danger">
          {error}
        </BesideBox>
      )}
    </div>
  );
}

/** Begins where the sentence beside the box begins. */
const BesideBox = chakra('p', {
  base: { fontSize: 'sm', marginInlineStart: `calc(${BOX} + {spacing.3})` },
});
