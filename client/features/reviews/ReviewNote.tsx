import { chakra, Flex } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { readFragment, type FragmentType } from '../../gql';
import { ReviewNote_ReviewFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/values/DateTime';

const places = [1, 2, 3, 4, 5];

interface ReviewNoteProps {
  review: FragmentType<typeof ReviewNote_ReviewFragmentDoc>;
}

/** A shopper's words as a postcard: what they say, and who and when beside the stamp. */
export function ReviewNote(props: ReviewNoteProps) {
  const text = useText();
  const { stars, content, authorName, createdAt } = readFragment(
    ReviewNote_ReviewFragmentDoc,
    props.review,
  );
  return (
    <chakra.figure
      display="grid"
      gridTemplateRows="1fr auto"
      height="100%"
      background="surface"
      border="1px solid {colors.kraft}"
    >
      <chakra.blockquote padding="4" overflowWrap="anywhere" whiteSpace="pre-line">
        {content}
      </chakra.blockquote>
      <chakra.figcaption
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        padding="3"
        paddingInlineStart="4"
        borderTop="2px dashed {colors.kraft}"
        fontSize="sm"
      >
        <Flex role="img" aria-label={text('reviews.stars', { stars })} color="brand">
          {places.map((place) => (
            <Star
              key={place}
              size={16}
              strokeWidth={1.75}
              fill={place <= stars ? 'currentColor' : 'none'}
              aria-hidden
            />
          ))}
        </Flex>
        <chakra.span fontWeight="600">{authorName}</chakra.span>
        <chakra.span color="muted" marginInlineStart="auto">
          <DateTime at={createdAt} isDateOnly />
        </chakra.span>
      </chakra.figcaption>
    </chakra.figure>
  );
}
