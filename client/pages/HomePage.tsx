import { Stack } from '@chakra-ui/react';
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

/** What a guest sees first (RT-01): the link search, then everything one asks before using it. */
export function HomePage() {
  const text = useText();
  return (
    <Stack gap={{ base: '12', md: '18' }}>
      <Hero
        search={
          <>
            <LinkSearchForm isHero />
            <LinksToTry />
          </>
        }
      />
      <HowToBuy />
      <ShopTags />
      <DeliverySpeeds />
      <Figures />
      <Forwarding />
      <Fulfilment
        leadForm={<LeadTicket />}
        application={<NotOpenYetButton label={text('common.storeApplication')} isOnPage />}
      />
      <HomeSection number={6} title="reviews.title" note="reviews.rule">
        <ReviewsBoard />
      </HomeSection>
      <Questions />
    </Stack>
  );
}
