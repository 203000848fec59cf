import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fieldId } from '../../../ui/forms/FormField';

interface ChoiceGroupProps {
  /** Name of the field; the error summary leads here by it. */
  name: string;
  title: string;
  error?: string;
  /** `ChoiceCard`s. */
  cards: ReactNode;
  /** Below the cards, e.g. how to add one. */
  children?: ReactNode;
}

/** A question whose answers are cards. */
export function ChoiceGroup({ name, title, error, cards, children }: ChoiceGroupProps) {
  const id = fieldId(name);
  return (
    <chakra.fieldset
      id={id}
      tabIndex={-1}
      minWidth="0"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <chakra.legend fontFamily="heading" fontSize="lg" fontWeight="600" marginBottom="3">
        {title}
      </chakra.legend>
      {error && (
        <chakra.p id={`${id}-error`} color="danger" marginBottom="3">
          {error}
        </chakra.p>
      )}
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {cards}
      </chakra.div>
      {children}
    </chakra.fieldset>
  );
}
