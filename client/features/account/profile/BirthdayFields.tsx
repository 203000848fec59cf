import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { fieldId } from '../../../ui/forms/FormField';
import { Input } from '../../../ui/theme/inputStyles';
import { birthdayProblem } from './profileRules';
import type { ProfileFormState } from './profileValues';

const parts = [
  { name: 'birthday.year', length: 4, autoComplete: 'bday-year' },
  { name: 'birthday.month', length: 2, autoComplete: 'bday-month' },
  { name: 'birthday.day', length: 2, autoComplete: 'bday-day' },
] as const;

/** Three numbers, all or none of them (VA-10). The error appears once, at the last of them. */
export function BirthdayFields({ form }: { form: ProfileFormState }) {
  const text = useText();
  const error = form.errors.birthday?.day?.message;
  const errorId = `${fieldId('birthday')}-error`;

  const rulesOf = (name: (typeof parts)[number]['name']) =>
    name === 'birthday.day'
      ? {
          validate: (
            _: unknown,
            { birthday }: { birthday: Parameters<typeof birthdayProblem>[0] },
          ) => {
            const problem = birthdayProblem(birthday, new Date());
            return !problem || text(problem);
          },
        }
      : { onChange: () => error && void form.trigger('birthday.day') };

  return (
    <fieldset>
      <chakra.legend fontWeight="600" marginBottom="1">
        <FormattedMessage id="settings.birthday" />
      </chakra.legend>
      <Flex gap="3" flexWrap="wrap">
        {parts.map(({ name, length, autoComplete }) => (
          <chakra.label key={name} display="grid" gap="1" fontSize="sm" color="muted">
            <FormattedMessage id={`settings.${name}`} />
            <Input
              {...form.register(name, rulesOf(name))}
              id={fieldId(name)}
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={length}
              width={length > 2 ? '96px' : '64px'}
              aria-invalid={Boolean(error)}
              aria-describedby={error ? errorId : undefined}
            />
          </chakra.label>
        ))}
      </Flex>
      {error && (
        <chakra.p id={errorId} fontSize="sm" color="danger" marginTop="1">
          {error}
        </chakra.p>
      )}
    </fieldset>
  );
}
