import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, use, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { CurrencyContext } from '../../features/currencies/CurrencyContext';
import { ColorModeContext } from '../../features/site/ColorModeContext';
import { readFragment } from '../../gql';
import { LanguageSwitch_SiteFragmentDoc, type AppShellQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Chevron } from '../../ui/Chevron';
import { NARROW } from '../../ui/theme/narrow';
import { useHoverMenu } from '../../ui/useHoverMenu';

/** Few open it; it is loaded when somebody is about to. */
const PreferencesPanel = lazy(() =>
  import('./PreferencesPanel').then((module) => ({ default: module.PreferencesPanel })),
);

/**
 * Current settings of language, currency and colours: "English · CNY · Auto"; opens a panel to change them.
 */
export function Preferences({ site }: { site: NonNullable<AppShellQuery['site']> }) {
  const text = useText();
  const { locale } = useIntl();
  const panelId = useId();
  const { currency } = use(CurrencyContext);
  const [mode, setMode] = useState(use(ColorModeContext));
  const [isWanted, setWanted] = useState(false);
  const { isOpen, area, button } = useHoverMenu();
  const { languages } = readFragment(LanguageSwitch_SiteFragmentDoc, site);
  const language = languages.find(({ code }) => code === locale)?.name ?? locale;
  if (isOpen && !isWanted) setWanted(true);
  return (
    <chakra.div {...area} position="relative">
      <Quiet
        {...button}
        aria-controls={panelId}
        aria-label={text('common.preferences', {
          ...{ language, currency, mode: text(`common.colorMode.${mode}`) },
        })}
      >
        {[language, currency, text(`common.colorMode.${mode}`)].join(' · ')}
        <Chevron />
      </Quiet>
      {/* Kept once it is there: it knows what was chosen. */}
      <Panel id={panelId} hidden={!isOpen}>
        {isWanted && (
          <Suspense>
            <PreferencesPanel site={site} onColorMode={setMode} />
          </Suspense>
        )}
      </Panel>
    </chakra.div>
  );
}

const Quiet = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '44px',
    paddingX: '2',
    borderRadius: 'input',
    color: 'muted',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    [NARROW]: { whiteSpace: 'normal' },
    cursor: 'pointer',
    _hover: { background: 'neutralTint', color: 'ink' },
    _expanded: { background: 'neutralTint', color: 'ink' },
  },
});

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: '40',
    top: '100%',
    insetInlineEnd: '0',
    width: 'min(320px, 100vw - 32px)',
    padding: '4',
    background: 'surface',
    border: '2px solid {colors.ink}',
    borderRadius: 'input',
    boxShadow: 'float',
    '&[hidden], &:empty': { display: 'none' },
  },
});
