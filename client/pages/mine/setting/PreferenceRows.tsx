import { Coins, Languages, SunMoon } from 'lucide-react';
import { CurrencyMenu } from '../../../features/currencies/CurrencyMenu';
import { ColorModeSwitch } from '../../../features/site/ColorModeSwitch';
import { LanguageSwitch } from '../../../features/site/LanguageSwitch';
import type { SettingPageQuery } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { StateRow, StateRows } from '../../../ui/layout/StateRow';

/** Preferences stored in this browser. */
export function PreferenceRows({ site }: Pick<SettingPageQuery, 'site'>) {
  const text = useText();
  return (
    <StateRows title={text('settings.browser')}>
      <StateRow
        icon={Languages}
        title={text('common.language')}
        state={text('settings.language.state')}
        action={<LanguageSwitch site={site} />}
      />
      <StateRow
        icon={SunMoon}
        title={text('common.colorMode')}
        state={text('settings.colorMode.state')}
        action={<ColorModeSwitch />}
      />
      <StateRow
        icon={Coins}
        title={text('common.currency')}
        state={text('settings.currency.state')}
        action={<CurrencyMenu />}
      />
    </StateRows>
  );
}
