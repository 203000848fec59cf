import { useIntl } from 'react-intl';
import { useText } from '../../i18n/useText';
import { browserCookies } from '../../apollo/cookies';
import { readFragment, type FragmentType } from '../../gql';
import { LanguageSwitch_SiteFragmentDoc } from '../../gql/graphql';
import { LANGUAGE_COOKIE } from '../../i18n/language';
import { ChoiceChips } from '../../ui/forms/ChoiceChips';

const ONE_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Stores the choice in the cookie `lang` and reloads the page (LY language switcher). */
function switchTo(language: string) {
  browserCookies().write(LANGUAGE_COOKIE, language, ONE_YEAR_IN_SECONDS);
  location.reload();
}

interface LanguageSwitchProps {
  site: FragmentType<typeof LanguageSwitch_SiteFragmentDoc>;
}

export function LanguageSwitch({ site }: LanguageSwitchProps) {
  const intl = useIntl();
  const text = useText();
  const { languages } = readFragment(LanguageSwitch_SiteFragmentDoc, site);
  return (
    <ChoiceChips
      label={text('common.language')}
      value={intl.locale}
      choices={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
      onChoose={switchTo}
    />
  );
}
