import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CurrencyMenu } from '../../features/currencies/CurrencyMenu';
import type { ColorMode } from '../../features/site/colorMode';
import { ColorModeSwitch } from '../../features/site/ColorModeSwitch';
import { LanguageSwitch } from '../../features/site/LanguageSwitch';
import type { AppShellQuery } from '../../gql/graphql';

interface PreferencesPanelProps {
  site: NonNullable<AppShellQuery['site']>;
  onColorMode?: (mode: ColorMode) => void;
}

/** Language, colours and currency; what is chosen holds at once. */
export function PreferencesPanel({ site, onColorMode }: PreferencesPanelProps) {
  return (
    <Rows>
      <Choice id="common.language">
        <LanguageSwitch site={site} />
      </Choice>
      <Choice id="common.colorMode">
        <ColorModeSwitch onChoose={onColorMode} />
      </Choice>
      <Choice id="common.currency">
        <CurrencyMenu />
      </Choice>
      <chakra.p fontSize="sm" color="muted">
        <FormattedMessage id="common.currencyNote" />
      </chakra.p>
    </Rows>
  );
}

interface ChoiceProps {
  id: 'common.language' | 'common.colorMode' | 'common.currency';
  children: ReactNode;
}

/** A choice with its visible label, which is also its accessible name. */
function Choice({ id, children }: ChoiceProps) {
  return (
    <div>
      <chakra.span aria-hidden fontSize="sm" color="muted">
        <FormattedMessage id={id} />
      </chakra.span>
      {children}
    </div>
  );
}

const Rows = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      alignItems: 'center',
    },
    '& select': { paddingX: '2', border: '1px solid {colors.inputBorder}' },
  },
});
