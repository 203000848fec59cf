import { FormattedMessage } from 'react-intl';
import { paths } from '../../../routes/paths';
import { useText } from '../../../i18n/useText';
import { CheckboxField } from '../../../ui/forms/fields';
import { TextLink } from '../../../ui/Link';
import type { RegisterFormState } from './registerFields';

/** The article with the terms of service. */
const TERMS = '86';

/** Agreeing to the terms; they open beside the form, so that nothing typed is lost (VA-15). */
export function TermsField({ form }: { form: RegisterFormState }) {
  const text = useText();
  const terms = (
    <TextLink to={paths.article.href({ id: TERMS })} target="_blank" rel="noopener">
      <FormattedMessage id="entry.terms" />
    </TextLink>
  );
  return (
    <CheckboxField
      {...form.register('agreesToTerms', { required: text('entry.agreeFirst') })}
      error={form.errors.agreesToTerms?.message}
      isRequired
    >
      <FormattedMessage id="entry.agree" values={{ terms }} />
    </CheckboxField>
  );
}
