import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSiteTerms } from '../../apollo/useSiteTerms';
import { paths } from '../../routes/paths';
import { useText } from '../../i18n/useText';
import { LoneLink } from '../../ui/Link';
import { NARROW } from '../../ui/theme/narrow';
import { HomeSection } from './HomeSection';
import { paperEdge, perforatedAcross } from './perforated';
import { stepDrawings } from './stepDrawings';

const PURCHASE_PROCESS = '59';

const steps = [
  { key: 'paste', title: 'home.steps.paste.title', text: 'home.steps.paste.text' },
  { key: 'pay', title: 'home.steps.pay.title', text: 'home.steps.pay.text' },
  { key: 'store', title: 'home.steps.store.title', text: 'home.steps.store.text' },
  { key: 'ship', title: 'home.steps.ship.title', text: 'home.steps.ship.text' },
] as const;

/** The purchase process in four tickets; it mentions the second payment before anything is bought. */
export function HowToBuy() {
  const text = useText();
  const terms = useSiteTerms();
  const article = { id: PURCHASE_PROCESS, name: text('home.steps.article') };
  return (
    <HomeSection number={1} title="home.steps.title" note="home.steps.note">
      <Route>
        {steps.map(({ key, title, text: sentence }) => (
          <li key={key}>
            <chakra.div css={paperEdge} height="100%">
              <Stub>
                <chakra.span color="brand" aria-hidden>
                  {stepDrawings[key]}
                </chakra.span>
                <div>
                  <chakra.h3 fontSize="lg" marginBottom="1">
                    <FormattedMessage id={title} />
                  </chakra.h3>
                  <p>
                    <FormattedMessage id={sentence} values={terms} />
                  </p>
                </div>
              </Stub>
            </chakra.div>
          </li>
        ))}
      </Route>
      <chakra.p marginTop="6">
        <LoneLink to={paths.faq.href(article)}>
          <FormattedMessage id="home.steps.more" />
        </LoneLink>
      </chakra.p>
    </HomeSection>
  );
}

/** Tickets joined by a dotted line: beside each other, or one below the other on phones. */
const Route = chakra('ol', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    listStyleType: 'none',
    '& > li': { position: 'relative' },
    '& > li + li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: { base: '48px', lg: '-28px' },
      top: { base: '-28px', lg: '56px' },
      width: { base: '0', lg: '24px' },
      height: { base: '24px', lg: '0' },
      borderInlineStart: { base: '4px dotted {colors.brand}', lg: 'none' },
      borderTop: { lg: '4px dotted {colors.brand}' },
    },
    '& > li:nth-of-type(odd)::before': { display: { sm: 'none', lg: 'block' } },
    '& > li:nth-of-type(even)::before': {
      insetInlineStart: { sm: '-28px' },
      top: { sm: '56px' },
      width: { sm: '24px' },
      height: { sm: '0' },
      borderInlineStart: { sm: 'none' },
      borderTop: { sm: '4px dotted {colors.brand}' },
    },
  },
});

const Stub = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', sm: 'column' },
    [NARROW]: { flexDirection: 'column' },
    gap: '4',
    height: '100%',
    paddingX: '4',
    paddingY: '6',
    background: 'surface',
    '& svg': { flexShrink: '0', width: { base: '64px', sm: '88px' } },
    ...perforatedAcross,
  },
});
