import { chakra } from '@chakra-ui/react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Input } from '../../ui/theme/inputStyles';

interface FieldProps extends Omit<ComponentProps<typeof Input>, 'id'> {
  label: string;
  /** Stands at the end of the label, e.g. a key. */
  end?: ReactNode;
  hint?: ReactNode;
  error?: string;
}

/** A field with its label above, its hint or error below. */
export function Field({ label, end, hint, error, ...input }: FieldProps) {
  const id = useId();
  const below = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <chakra.div minWidth="0">
      <chakra.div
        display="flex"
        justifyContent="space-between"
        gap="2"
        marginBottom="5px"
        fontSize="sm"
      >
        <chakra.label htmlFor={id} fontWeight="600">
          {label}
        </chakra.label>
        {end}
      </chakra.div>
      <Input
        {...input}
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={below || undefined}
      />
      {hint && (
        <chakra.p id={`${id}-hint`} marginTop="5px" fontSize="sm" color="muted">
          {hint}
        </chakra.p>
      )}
      {error && (
        <chakra.p id={`${id}-error`} marginTop="5px" fontSize="sm" color="danger">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}
