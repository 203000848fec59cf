import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button';
import { fieldId } from './FormField';

interface FormErrorSummaryProps {
  /** Errors of react-hook-form, or only their `root`. */
  errors: object;
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

/** Sorts errors as their fields are on the page, whoever told them; those without a field come last. */
function inOrderOfFields(problems: readonly Problem[]): Problem[] {
  const fields = [...document.querySelectorAll(`[id^="${fieldId('')}"]`)].map(({ id }) => id);
  const placeOf = ({ name }: Problem) => {
    const place = fields.indexOf(fieldId(name));
    return place < 0 ? fields.length : place;
  };
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Lists the errors at the top of the form, linked to their fields. Errors without a field (`root.…`) are
 * plain text; after an internal error (`root.fault`) the form can be sent again from here.
 */
export function FormErrorSummary(props: FormErrorSummaryProps) {
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
      {problems.some(({ name }) => name === 'root.fault') ? (
        <TryAgain message={problems.map(({ message }) => message).join(' ')} />
      ) : (
        <ProblemList problems={problems} />
      )}
    </chakra.div>
  );
}

/** The form is valid and can be sent again unchanged. */
function TryAgain({ message }: { message: string }) {
  return (
    <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
      <chakra.p fontWeight="600">{message}</chakra.p>
      <Button type="submit" size="sm">
        <FormattedMessage id="common.retry" />
      </Button>
    </Flex>
  );
}

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <>
      <chakra.p fontWeight="600">
        <FormattedMessage id="common.formErrors" values={{ count: problems.length }} />
      </chakra.p>
      <chakra.ul paddingInlineStart="6" listStyleType="disc">
        {inOrderOfFields(problems).map(({ name, message }) => (
          <li key={name}>
            {name.startsWith('root.') ? message : <FieldLink name={name} message={message} />}
          </li>
        ))}
      </chakra.ul>
    </>
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
