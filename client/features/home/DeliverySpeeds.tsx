import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { NARROW } from '../../ui/theme/narrow';
import { HomeSection } from './HomeSection';

/** The four ranges of the service (SC-07), in days from leaving the warehouse. */
const deliverySpeeds = [
  { key: 'express', from: 1, to: 3 },
  { key: 'direct', from: 5, to: 10 },
  { key: 'postal', from: 10, to: 14 },
  { key: 'ocean', from: 21, to: 35 },
] as const;

/** End of the scale. */
const SCALE_DAYS = 35;
const DAYS_OF_A_WEEK = 7;

const weeks = Array.from({ length: SCALE_DAYS / DAYS_OF_A_WEEK + 1 }, (_, week) => week);
const share = (days: number) => `${(days / SCALE_DAYS) * 100}%`;

/** The four speeds as bars on one scale of weeks: dotted on the way, solid where the parcel comes. */
export function DeliverySpeeds() {
  return (
    <HomeSection number={5} title="home.delivery.title" note="home.delivery.text">
      <chakra.ul listStyleType="none" display="grid" gap="4">
        {deliverySpeeds.map(({ key, from, to }) => (
          <Row key={key}>
            <chakra.h3 fontSize="lg">
              <FormattedMessage id={`home.delivery.${key}`} />
            </chakra.h3>
            <chakra.p fontSize="sm" color="muted" gridArea="text">
              <FormattedMessage id={`home.delivery.${key}.text`} />
            </chakra.p>
            <chakra.p
              gridArea="days"
              fontWeight="700"
              fontSize="lg"
              fontVariantNumeric="tabular-nums"
              textAlign="end"
            >
              <FormattedMessage id={`home.delivery.${key}.days`} />
            </chakra.p>
            <Track aria-hidden>
              <chakra.span
                style={{ width: share(from) }}
                borderBottom="4px dotted {colors.brand}"
              />
              <chakra.span
                style={{ width: share(to - from) }}
                height="22px"
                background="brand"
                borderRadius="input"
              />
            </Track>
          </Row>
        ))}
      </chakra.ul>
      <Row as="div" aria-hidden>
        <chakra.div
          gridArea="track"
          display="flex"
          justifyContent="space-between"
          fontSize="sm"
          color="muted"
          fontVariantNumeric="tabular-nums"
          paddingTop="2"
          // To prevent overlapping labels, only every second week has one, or none.
          css={{
            '& > :nth-of-type(even) > *': { display: { lgDown: 'none' } },
            [NARROW]: { display: 'none' },
          }}
        >
          {weeks.map((week) => (
            <chakra.span key={week} width="0" whiteSpace="nowrap">
              <chakra.span
                display="inline-block"
                transform={week === 0 ? undefined : 'translateX(-50%)'}
              >
                <FormattedMessage id="home.delivery.scale" values={{ weeks: week }} />
              </chakra.span>
            </chakra.span>
          ))}
        </chakra.div>
      </Row>
    </HomeSection>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '4',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '220px minmax(0, 1fr) 110px' },
    gridTemplateAreas: {
      base: '"name days" "text text" "track track"',
      md: '"name track days" "text track days"',
    },
    '& h3': { gridArea: 'name' },
  },
});

/** The scale of weeks behind a bar. */
const Track = chakra('div', {
  base: {
    gridArea: 'track',
    display: 'flex',
    alignItems: 'center',
    height: '44px',
    backgroundImage: `repeating-linear-gradient(to right, {colors.hairline} 0 1px, transparent 1px ${share(DAYS_OF_A_WEEK)})`,
    borderInlineEnd: '1px solid {colors.hairline}',
  },
});
