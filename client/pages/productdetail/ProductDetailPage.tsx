import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorCode, isUnanswered, messageFor, waitSeconds } from '../../apollo/errors';
import { useRetryOnline } from '../../apollo/useRetryOnline';
import { useTimedRetry } from '../../apollo/useTimedRetry';
import { useText } from '../../i18n/useText';
import { draftByHand } from '../../features/cart/itemDraft';
import { ItemForm } from '../../features/cart/ItemForm';
import { ByHandHead } from '../../features/listings/ByHandHead';
import type { Listing } from '../../features/listings/Listing';
import { NoItemHere } from '../../features/listings/NoItemHere';
import { pastedText } from '../../features/listings/pastedText';
import { ReadLater } from '../../features/listings/ReadLater';
import { ReadingSkeleton } from '../../features/listings/ReadingSkeleton';
import {
  holdsNoLink,
  isTaobaoPassword,
  searchWords,
} from '../../features/listings/textWithoutLink';
import { ListingDocument } from '../../gql/graphql';
import { PageTitle } from '../../ui/layout/PageTitle';
import { useSecondPayment } from './useSecondPayment';

/** It comes while the page of the shop is read, which takes longer. */
const loadListingForm = async () => ({ default: (await import('./ListingForm')).ListingForm });
const ListingForm = lazy(loadListingForm);

/** Nobody who pasted a link sees it. */
const ViewedListings = lazy(async () => ({
  default: (await import('../../features/listings/ViewedListings')).ViewedListings,
}));

/** An item by its link or a shared text (`?url=`), read from its page, or by hand (RT-27). */
export function ProductDetailPage() {
  const pasted = pastedText(useSearchParams()[0].get('url') ?? '');
  return pasted ? <PastedItem key={pasted} pasted={pasted} /> : <NothingPasted />;
}

function PastedItem({ pasted }: { pasted: string }) {
  const text = useText();
  const [isByHand, setByHand] = useState(false);
  const { data, error, loading, refetch } = useQuery(ListingDocument, {
    variables: { pasted },
    // An unreadable text is no error here: the form for manual entry opens instead.
    context: { handlesErrors: true },
    notifyOnNetworkStatusChange: false,
    // Reading a shop's page takes seconds, which nobody should wait for before they see anything.
    ssr: false,
  });
  const retry = () => void refetch().catch(() => undefined);
  const untold = isByHand ? undefined : error;
  useEffect(() => void loadListingForm().catch(() => undefined), []);
  const seconds = useTimedRetry(untold, retry);
  useRetryOnline(untold, retry);
  const refusal =
    error && (messageFor(error, text('common.unreachable')) ?? text('common.loadFailed'));
  const listing = data?.listing;
  if (loading && !listing) return <ReadingSkeleton />;
  const isNoItem = isNothingToBuy(listing) || isLinkRefusal(errorCode(error));
  // A text that leads to no item is not used as its link.
  const isWithoutLink = errorCode(error) === 'LINK_REFUSED' && holdsNoLink(pasted);
  const words = isWithoutLink ? searchWords(pasted) : '';
  const whatToPaste = isTaobaoPassword(pasted)
    ? text('listings.pasteFromTaobao')
    : text('listings.pasteLink');
  if (isByHand && isNoItem)
    return <ByHand link="" name={words} refusal={text('listings.otherLink')} />;
  if (isByHand) return <ByHand link={pasted} refusal={refusal} />;
  const onByHand = () => setByHand(true);
  if (isNoItem)
    return (
      <NoItemHere isWithoutLink={isWithoutLink} words={words} onByHand={onByHand}>
        {isWithoutLink ? whatToPaste : (refusal ?? text('listings.failure.NOT_PUBLIC'))}
      </NoItemHere>
    );
  if (listing)
    return (
      <Suspense fallback={<ReadingSkeleton />}>
        <ListingForm listing={listing} onPriceMoved={() => void refetch()} />
      </Suspense>
    );
  if (waitSeconds(error) !== undefined || isUnanswered(error))
    return (
      <ReadLater refusal={refusal ?? ''} seconds={seconds} onRetry={retry} onByHand={onByHand} />
    );
  return <ByHand link={pasted} refusal={refusal} />;
}

/** Returns whether a link leads to what nobody can buy from: our own network, and nothing was read before. */
function isNothingToBuy(listing: Listing | undefined): boolean {
  return listing?.failure === 'NOT_PUBLIC' && listing.readAt === null;
}

/** Returns whether what was pasted is no link of an item; the codes of those begin alike. */
const isLinkRefusal = (code = '') => code.startsWith('LINK_');

interface ByHandProps {
  link: string;
  /** The text typed in place of a link. */
  name?: string;
  refusal: string | undefined;
}

/** An item of which nothing is known but perhaps its link, or what it is called. */
function ByHand({ link, name, refusal }: ByHandProps) {
  return (
    <ItemForm
      initial={draftByHand(link, name)}
      head={<ByHandHead refusal={refusal} />}
      {...useSecondPayment()}
      onPriceMoved={() => undefined}
    />
  );
}

function NothingPasted() {
  const text = useText();
  return (
    <Stack gap="8">
      <ItemForm
        initial={draftByHand('')}
        head={<PageTitle>{text('cart.itemTitle')}</PageTitle>}
        {...useSecondPayment()}
        onPriceMoved={() => undefined}
      />
      <Suspense>
        <ViewedListings />
      </Suspense>
    </Stack>
  );
}
