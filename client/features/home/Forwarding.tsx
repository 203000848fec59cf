import { chakra, Stack } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { StatusStamp } from '../../ui/document/StatusStamp';
import { HomeSection } from './HomeSection';
import { MailboxDrawing } from './MailboxDrawing';
import { paperEdge, perforatedAlong } from './perforated';
import { RewardCard } from './RewardCard';

const plans = [
  { title: 'home.forwarding.plans.once', text: 'home.forwarding.plans.once.text' },
  { title: 'home.forwarding.plans.often', text: 'home.forwarding.plans.often.text' },
  { title: 'home.forwarding.plans.shared', text: 'home.forwarding.plans.shared.text' },
] as const;

/** The address-forwarding service (SC-05). It is not open yet and has no prices: the section says so. */
export function Forwarding() {
  const text = useText();
  return (
    <HomeSection number={7} title="home.forwarding.title">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
        columnGap="12"
        rowGap="8"
      >
        <Stack gap="4" alignItems="start">
          <StatusStamp tone="warn" icon={Clock} label={text('home.forwarding.soon')} />
          <p>
            <FormattedMessage id="home.forwarding.text" />
          </p>
          <chakra.p fontWeight="600">
            <FormattedMessage id="home.forwarding.honest" />
          </chakra.p>
          <MailboxDrawing />
        </Stack>
        <Stack gap="6">
          <div>
            <chakra.h3 fontSize="lg" marginBottom="3">
              <FormattedMessage id="home.forwarding.plans" />
            </chakra.h3>
            <Stack as="ul" gap="3" listStyleType="none">
              {plans.map((plan) => (
                <chakra.li key={plan.title} css={paperEdge}>
                  <Pass>
                    <chakra.h4 fontFamily="heading" fontWeight="600" fontSize="lg">
                      <FormattedMessage id={plan.title} />
                    </chakra.h4>
                    <p>
                      <FormattedMessage id={plan.text} />
                    </p>
                  </Pass>
                </chakra.li>
              ))}
            </Stack>
          </div>
          <RewardCard />
        </Stack>
      </chakra.div>
    </HomeSection>
  );
}

/** A boarding pass: its name on the stub, what it holds on the body. */
const Pass = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
    alignItems: 'center',
    background: 'surface',
    paddingX: '3',
    '& > *': { padding: '4' },
    '& > h4': {
      color: 'brand',
      borderInlineEnd: { sm: '2px dashed {colors.kraft}' },
      borderBottom: { base: '2px dashed {colors.kraft}', sm: 'none' },
    },
    ...perforatedAlong,
  },
});
