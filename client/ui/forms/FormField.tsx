import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps {
  /** Name of the field in its form; the id is made of it, so that the error summary finds it. */
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  /** Says neither that it is required nor that it is optional: any one of several will do, or all may be left empty. */
  isAlternative?: boolean;
}

interface FormFieldProps extends FieldFrameProps {
  children: (control: ControlProps) => ReactNode;
}

export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Label above, hint and error below; what may be left empty says so. */
export function FormField({
  name,
  label,
  hint,
  error,
  isRequired,
  isAlternative,
  children,
}: FormFieldProps) {
  const id = fieldId(name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <chakra.div
      display="grid"
      // A long name in a control must not widen the form.
      gridTemplateColumns="minmax(0, 1fr)"
      gap="1"
      alignContent="start"
    >
      <chakra.label htmlFor={id} fontWeight="600">
        {label}
        {!isRequired && !isAlternative && (
          <chakra.span color="muted" fontWeight="400" marginInlineStart="2">
            <FormattedMessage id="common.optional" />
          </chakra.span>
        )}
      </chakra.label>
      {children({
        id,
        required: Boolean(isRequired),
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <chakra.div id={`${id}-hint`} fontSize="sm" color="muted">
          {hint}
        </chakra.div>
      )}
      {error && (
        <chakra.p id={`${id}-error`} fontSize="sm" color="danger">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}
