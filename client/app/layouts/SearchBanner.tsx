import { chakra } from '@chakra-ui/react';
import { LinkSearchForm } from '../../features/listings/LinkSearchForm';
import { HowToBuyLink } from '../../features/site/HowToBuyLink';
import type { AppShellQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { ON_ITS_SIDE } from '../../ui/theme/onItsSide';
import { useScrolledPast } from '../../ui/useScrolledPast';
import { Logo } from './Logo';
import { pageRow } from './pageRow';

/** Pixels (LY-01). */
const SHOWN_PAST = 110;

/** Stays at the top once the header has been scrolled away (BN-01). */
export function SearchBanner({ site }: { site?: AppShellQuery['site'] }) {
  const text = useText();
  if (!useScrolledPast(SHOWN_PAST)) return null;
  return (
    <Banner aria-label={text('common.proxyPurchase')}>
      <Row>
        <Logo site={site} isCompact />
        <chakra.div flex="1" minWidth="0" maxWidth="640px">
          <LinkSearchForm isInBar />
        </chakra.div>
        <HowToBuyLink />
      </Row>
    </Banner>
  );
}

const Banner = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: '30',
    top: '0',
    insetX: '0',
    background: 'surface',
    borderBottomWidth: '1px',
    borderColor: 'hairline',
    boxShadow: 'float',
    fontSize: { base: 'sm', md: 'md' },
    _print: { display: 'none' },
    // There is no room for both above the keyboard of a phone.
    'body:has(main :is(input:not([type=radio], [type=checkbox]), textarea):focus) &': {
      display: { mdDown: 'none' },
    },
  },
});

const Row = chakra('div', {
  base: {
    ...pageRow,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: { base: '3', md: '6' },
    paddingY: { base: '0', md: '2' },
    [ON_ITS_SIDE]: { paddingY: '0' },
  },
});
