import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fieldId } from '../../../ui/forms/FormField';

interface PickGroupProps {
  /** Name of the field; the error summary leads here by it. */
  name: string;
  /** Accessible name for those who do not see the heading of the box. */
  label: string;
  error?: string;
  /** `PickRow`s and content below them. */
  children: ReactNode;
}

/** A radio group with one option per line. */
export function PickGroup({ name, label, error, children }: PickGroupProps) {
  const id = fieldId(name);
  return (
    <chakra.fieldset
      id={id}
      tabIndex={-1}
      minWidth="0"
      aria-label={label}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {error && (
        <chakra.p id={`${id}-error`} color="danger" marginBottom="3">
          {error}
        </chakra.p>
      )}
      {children}
    </chakra.fieldset>
  );
}
