import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSiteTerms } from '../../apollo/useSiteTerms';
import { paths } from '../../routes/paths';
import { useText } from '../../i18n/useText';
import { LoneLink } from '../../ui/Link';
import { PageTitle } from '../../ui/layout/PageTitle';
import { HeroDrawing } from './HeroDrawing';
import { Waybill } from './Waybill';

interface HeroProps {
  /** Its form. */
  search: ReactNode;
  /** For whoever has no link at hand. */
  examples: ReactNode;
}

/** The primary action of the page: paste a link. */
export function Hero({ search, examples }: HeroProps) {
  const text = useText();
  const terms = useSiteTerms();
  return (
    <chakra.section
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      columnGap="12"
      rowGap="6"
      alignItems="center"
      paddingTop={{ base: '2', md: '8' }}
    >
      <Stack gap={{ base: '4', md: '6' }}>
        <chakra.p fontFamily="mono" fontSize="sm" color="brand" fontWeight="600">
          <FormattedMessage id="home.services" />
        </chakra.p>
        <chakra.div
          css={{
            '& h1': {
              fontSize: { base: '3xl', md: '4xl' },
              lineHeight: '1.1',
              letterSpacing: '-0.01em',
            },
          }}
        >
          <PageTitle>{text('home.title')}</PageTitle>
        </chakra.div>
        <chakra.p fontSize={{ base: 'md', md: 'lg' }} color="muted" maxWidth="60ch">
          <FormattedMessage id="home.lead" values={terms} />
        </chakra.p>
        <Waybill search={search} examples={examples} />
        <p>
          <LoneLink to={paths.goods.href({})}>
            <FormattedMessage id="home.byHand" />
          </LoneLink>
        </p>
      </Stack>
      <chakra.div display={{ base: 'none', lg: 'block' }}>
        <HeroDrawing />
      </chakra.div>
    </chakra.section>
  );
}
