import { useWatch } from 'react-hook-form';
import { useText } from '../../i18n/useText';
import type { useAppForm } from '../../ui/forms/useAppForm';
import { PasswordField } from './PasswordField';
import { PasswordRuleList } from './PasswordRuleList';
import { PASSWORD_RULES, passwordProblem } from './passwordRules';

interface NewPassword {
  password: string;
  passwordConfirmation: string;
}
type FormOf<T extends NewPassword> = ReturnType<typeof useAppForm<T>>;

interface NewPasswordFieldsProps<T extends NewPassword> {
  form: FormOf<T>;
  label: string;
  againLabel?: string;
}

/** A password that is chosen now, twice, with its rules ticked off (VA-01, VA-02). */
export function NewPasswordFields<T extends NewPassword>({
  form: wholeForm,
  label,
  againLabel,
}: NewPasswordFieldsProps<T>) {
  const text = useText();
  // Whatever else the form asks for, it has these two; its type cannot say so.
  const form = wholeForm as unknown as FormOf<NewPassword>;
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form;
  return (
    <>
      <PasswordField
        {...form.register('password', {
          // Not `deps`: that would blame the second field before anything was typed there.
          onChange: () => {
            if (form.dirtyFields.passwordConfirmation) void form.trigger('passwordConfirmation');
          },
          validate: (value) => {
            const problem = passwordProblem(value);
            return !problem || text(problem);
          },
        })}
        {...{ passwordrules: PASSWORD_RULES }}
        label={label}
        hint={<PasswordRuleList password={password} />}
        autoComplete="new-password"
        isRequired
        error={errors.password?.message}
      />
      <PasswordField
        {...form.register('passwordConfirmation', {
          validate: (value, { password: chosen }) =>
            value === chosen || text('entry.passwordMismatch'),
        })}
        label={againLabel ?? text('entry.passwordAgain')}
        autoComplete="new-password"
        isRequired
        error={errors.passwordConfirmation?.message}
      />
    </>
  );
}
