import { chakra, Flex } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { readFragment, type FragmentType } from '../../gql';
import { ReviewNote_ReviewFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/values/DateTime';
import { ReviewFacts } from './ReviewFacts';

const places = [1, 2, 3, 4, 5];

interface ReviewNoteProps {
  review: FragmentType<typeof ReviewNote_ReviewFragmentDoc>;
}

/** A review as a postcard: its text, with author and time beside the stamp. */
export function ReviewNote(props: ReviewNoteProps) {
  const text = useText();
  const review = readFragment(ReviewNote_ReviewFragmentDoc, props.review);
  const { stars, content, authorName, authorAvatar, image, reply, createdAt } = review;
  return (
    <chakra.figure
      display="grid"
      gridTemplateRows="auto 1fr auto"
      height="100%"
      background="surface"
      border="1px solid {colors.kraft}"
    >
      {image ? (
        <chakra.img
          src={image.url}
          alt={text('reviews.picture', { words: image.altText })}
          loading="lazy"
          width="100%"
          height="180px"
          objectFit="cover"
        />
      ) : (
        <span />
      )}
      <div>
        <chakra.blockquote padding="4" overflowWrap="anywhere" whiteSpace="pre-line">
          {content}
        </chakra.blockquote>
        <ReviewFacts {...review} />
        {reply && (
          <chakra.p
            margin="4"
            marginTop="0"
            paddingInlineStart="3"
            borderInlineStart="3px solid {colors.brand}"
            overflowWrap="anywhere"
            whiteSpace="pre-line"
          >
            <chakra.strong>{text('reviews.reply')}</chakra.strong> {reply}
          </chakra.p>
        )}
      </div>
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
        {authorAvatar && (
          <chakra.img src={authorAvatar.url} alt="" boxSize="24px" borderRadius="full" />
        )}
        <chakra.span fontWeight="600">{authorName}</chakra.span>
        <chakra.span color="muted" marginInlineStart="auto">
          <DateTime at={createdAt} isDateOnly />
        </chakra.span>
      </chakra.figcaption>
    </chakra.figure>
  );
}
