import { chakra, Stack } from '@chakra-ui/react';
import { ShippingCost } from '../features/delivery/ShippingCost';
import { DeliverySpeeds } from '../features/home/DeliverySpeeds';
import { Figures } from '../features/home/Figures';
import { Forwarding } from '../features/home/Forwarding';
import { Fulfilment } from '../features/home/Fulfilment';
import { Hero } from '../features/home/Hero';
import { HomeSection } from '../features/home/HomeSection';
import { HowToBuy } from '../features/home/HowToBuy';
import { Questions } from '../features/home/Questions';
import { ShopTags } from '../features/home/ShopTags';
import { LeadTicket } from '../features/leads/LeadTicket';
import { LinkSearchForm } from '../features/listings/LinkSearchForm';
import { LinksToTry } from '../features/listings/LinksToTry';
import { ReviewsBoard } from '../features/reviews/ReviewsBoard';
import { NotOpenYetButton } from '../features/site/NotOpenYetButton';
import { useText } from '../i18n/useText';
import { estimatePlace } from '../routes/estimatePlace';

/**
 * The first page of a guest (RT-01): link search, then all that one wants to know before using it; features
 * not yet open to everyone come last, in one band.
 */
export function HomePage() {
  const text = useText();
  return (
    <Stack gap={{ base: '12', md: '18' }}>
      <Hero search={<LinkSearchForm isHero />} examples={<LinksToTry />} />
      <HowToBuy />
      <HomeSection number={2} id={estimatePlace} title="home.cost.title" note="home.cost.text">
        <ShippingCost />
      </HomeSection>
      <HomeSection number={3} title="reviews.title" note="reviews.rule">
        <ReviewsBoard />
      </HomeSection>
      <ShopTags />
      <DeliverySpeeds />
      <Figures />
      <Questions />
      <Band>
        <Forwarding />
        <Fulfilment
          leadForm={<LeadTicket />}
          application={<NotOpenYetButton label={text('common.storeApplication')} isOnPage />}
        />
      </Band>
    </Stack>
  );
}

/** Tinted paper from edge to edge of the screen, down to the footer. */
const Band = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '12', md: '18' },
    paddingY: { base: '8', md: '12' },
    marginBottom: '-6',
    background: 'neutralTint',
    boxShadow: '0 0 0 100vmax {colors.neutralTint}',
    clipPath: 'inset(0 -100vmax)',
  },
});
