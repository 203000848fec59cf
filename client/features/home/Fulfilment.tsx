import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { HomeSection } from './HomeSection';
import { ShelfDrawing } from './ShelfDrawing';

const services = [
  'home.fulfilment.receive',
  'home.fulfilment.store',
  'home.fulfilment.pack',
  'home.fulfilment.follow',
] as const;

interface FulfilmentProps {
  leadForm: ReactNode;
  /** The way to apply with a shop. */
  application: ReactNode;
}

/** Fulfilment from China and Hong Kong, and applying with a shop (SC-05, SC-08). */
export function Fulfilment({ leadForm, application }: FulfilmentProps) {
  return (
    <HomeSection number={8} title="home.fulfilment.title">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        columnGap="12"
        rowGap="8"
        alignItems="start"
      >
        <Stack gap="6">
          <chakra.p fontSize="lg">
            <FormattedMessage id="home.fulfilment.text" />
          </chakra.p>
          <Stops>
            {services.map((service) => (
              <li key={service}>
                <FormattedMessage id={service} />
              </li>
            ))}
          </Stops>
          <chakra.p color="muted">
            <FormattedMessage id="home.fulfilment.apply" />
          </chakra.p>
          <div>{application}</div>
          <ShelfDrawing />
        </Stack>
        {leadForm}
      </chakra.div>
    </HomeSection>
  );
}

/** Stops on a dotted line. */
const Stops = chakra('ol', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '4',
    '& > li': { position: 'relative', paddingInlineStart: '32px' },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '5px',
      boxSize: '14px',
      borderRadius: 'full',
      border: '3px solid {colors.brand}',
      background: 'paper',
    },
    '& > li + li::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '5px',
      bottom: 'calc(100% - 2px)',
      height: '30px',
      borderInlineStart: '4px dotted {colors.kraft}',
      zIndex: '-1',
    },
  },
});
