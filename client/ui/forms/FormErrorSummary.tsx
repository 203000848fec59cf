import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { fieldId } from './FormField';

interface FormErrorSummaryProps<T extends FieldValues> {
  errors: FieldErrors<T>;
  /** Counts the submissions; after one that fails the summary takes the focus. */
  submitCount: number;
}

interface Problem {
  name: string;
  message: string;
}

/** Flattens nested errors to "contact.name" and its message. */
function problemsOf(errors: object, path = ''): Problem[] {
  return Object.entries(errors).flatMap(([key, error]: [string, object | undefined]) => {
    const name = path + key;
    if (!error || key === 'ref') return [];
    const message = 'message' in error ? error.message : undefined;
    if (typeof message === 'string') return [{ name, message }];
    return problemsOf(error, `${name}.`);
  });
}

/**
 * What is to be mended, on top of the form, in the same words and linked to the fields. What
 * concerns no field (`root.…`) stands there as plain text.
 */
export function FormErrorSummary<T extends FieldValues>(props: FormErrorSummaryProps<T>) {
  const ref = useRef<HTMLDivElement>(null);
  const problems = problemsOf(props.errors);
  const { submitCount } = props;

  useEffect(() => {
    if (submitCount > 0) ref.current?.focus();
  }, [submitCount]);

  if (submitCount === 0 || problems.length === 0) return null;
  return (
    <chakra.div
      ref={ref}
      tabIndex={-1}
      role="alert"
      padding="4"
      borderRadius="card"
      background="dangerTint"
      color="danger"
    >
      <chakra.p fontWeight="600">
        <FormattedMessage id="common.formErrors" values={{ count: problems.length }} />
      </chakra.p>
      <chakra.ul paddingInlineStart="6" listStyleType="disc">
        {problems.map(({ name, message }) => (
          <li key={name}>
            {name.startsWith('root.') ? message : <FieldLink name={name} message={message} />}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

function FieldLink({ name, message }: Problem) {
  return (
    <chakra.a
      href={`#${fieldId(name)}`}
      textDecoration="underline"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(fieldId(name))?.focus();
      }}
    >
      {message}
    </chakra.a>
  );
}
