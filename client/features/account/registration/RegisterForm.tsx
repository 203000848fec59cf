import { useMutation } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { RefusalNameIn } from '../../../apollo/refusedResult';
import { useDraft } from '../../../apollo/useDraft';
import { useCommand } from '../../../apollo/useCommand';
import { RegisterDocument, SignInDocument, type RegisterMutation } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { isLikeEmail } from '../../../ui/forms/emailShape';
import { TextField } from '../../../ui/forms/fields';
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary';
import { NeedsScripts } from '../../../ui/forms/NeedsScripts';
import { useAppForm } from '../../../ui/forms/useAppForm';
import { CaptchaField } from './CaptchaField';
import { NewPasswordFields } from '../NewPasswordFields';
import { blank } from './registerFields';
import { TermsField } from './TermsField';
import { useCaptcha } from './useCaptcha';

const fields = Object.keys(blank) as (keyof typeof blank)[];

/** Returns whether the captcha is gone: a form that was not even filled in well has not used it up. */
function hasUsedCaptcha(refusal: RefusalNameIn<RegisterMutation> | undefined): boolean {
  switch (refusal) {
    case 'InvalidInput':
      return false;
    case 'PlainRefusal':
    case undefined:
      return true;
    default:
      return refusal satisfies never;
  }
}

/** Passwords and captcha answers are never stored. */
const withoutSecrets = ({ email, agreesToTerms }: typeof blank) => ({
  ...blank,
  email,
  agreesToTerms,
});

/** Result of a registration; without a token the address may have had an account already. */
export interface Registered {
  email: string;
  token: string | undefined;
}

/** Registering; a truly new shopper is signed in at once (RT-03, ST-02). */
export function RegisterForm({ onRegistered }: { onRegistered: (who: Registered) => void }) {
  const text = useText();
  const form = useAppForm({ defaultValues: blank });
  const draft = useDraft(form, 'registration', { toKeep: withoutSecrets });
  const captcha = useCaptcha();
  const signIn = useQuietSignIn();
  const { run } = useCommand(RegisterDocument, {
    // A response that never arrived counts like a success.
    onRefused: ({ type, code }) =>
      code !== undefined && hasUsedCaptcha(type) && takeAnotherCaptcha(),
  });
  const { errors } = form;

  function takeAnotherCaptcha() {
    form.setValue('captchaCode', '');
    captcha.renew();
  }

  const submit = form.handleSubmit(async ({ captchaCode, ...typed }) => {
    const { email, password } = typed;
    const answer = captcha.shown && { captchaKey: captcha.shown.key, captchaCode };
    const fieldOf = { WRONG_CAPTCHA: 'captchaCode' } as const;
    const formOf = { fields, setError: form.setError, fieldOf };
    const data = await run({ input: { ...typed, ...answer } }, formOf);
    if (!data) return;
    draft.forget();
    onRegistered({ email, token: await signIn(email, password) });
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <NeedsScripts />
      <Stack gap="4">
        <FormErrorSummary errors={errors} submitCount={form.submitCount} />
        <TextField
          {...form.register('email', {
            validate: (email) => isLikeEmail(email) || text('entry.enterEmail'),
          })}
          label={text('entry.email')}
          type="email"
          autoComplete="email"
          isRequired
          error={errors.email?.message}
        />
        <NewPasswordFields form={form} label={text('entry.password')} />
        {captcha.state !== 'not asked for' && <CaptchaField form={form} captcha={captcha} />}
        <TermsField form={form} />
        <Button type="submit" look="primary" isBusy={form.formState.isSubmitting}>
          <FormattedMessage id="common.register" />
        </Button>
      </Stack>
    </form>
  );
}

/**
 * Signs in with the registration values and returns the token; undefined if the address already had an
 * account with another password, which is no error here.
 */
function useQuietSignIn() {
  const [signIn] = useMutation(SignInDocument);
  return async (email: string, password: string): Promise<string | undefined> => {
    const variables = { input: { email, password } };
    const { data } = await signIn({ variables }).catch(() => ({ data: undefined }));
    return data?.signIn.__typename === 'SignInPayload' ? data.signIn.token : undefined;
  };
}
