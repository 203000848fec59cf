import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

const places = [0, 1, 2, 3, 4, 5, 6, 7];
const STAMPED = 3;

/** The rewards of address forwarding, as a card that collects postmarks. */
export function RewardCard() {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' }}
      columnGap="6"
      rowGap="3"
      alignItems="center"
    >
      <chakra.svg
        viewBox="0 0 180 92"
        width="180px"
        maxWidth="100%"
        aria-hidden
        fill="none"
        stroke="currentColor"
        color="brand"
      >
        {places.map((place) => (
          <g key={place} transform={`translate(${24 + (place % 4) * 44} ${place < 4 ? 24 : 68})`}>
            <circle r="18" strokeWidth="1.5" strokeDasharray="3 4" />
            {place < STAMPED && <Mark tilt={place * 25 - 20} />}
          </g>
        ))}
      </chakra.svg>
      <div>
        <chakra.h3 fontSize="lg" marginBottom="1">
          <FormattedMessage id="home.forwarding.rewards" />
        </chakra.h3>
        <p>
          <FormattedMessage id="home.forwarding.rewards.text" />
        </p>
      </div>
    </chakra.div>
  );
}

function Mark({ tilt }: { tilt: number }) {
  return (
    <g transform={`rotate(${tilt})`} strokeWidth="2">
      <chakra.circle r="17" fill="surface" />
      <circle r="11" strokeWidth="1.5" />
      <path d="M-6 0l4 4 8-8" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  );
}
