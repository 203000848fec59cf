import { chakra } from '@chakra-ui/react';
import { readFragment, type FragmentType } from '../../gql';
import { ArticleHits_HitFragmentDoc } from '../../gql/graphql';
import { Card } from '../../ui/Card';
import { TextLink } from '../../ui/Link';
import { articleHref } from './articleHref';
import { markWords } from './markWords';

interface ArticleHitsProps {
  hits: readonly FragmentType<typeof ArticleHits_HitFragmentDoc>[];
  /** What was looked for; its words are marked. */
  text: string;
}

/** Articles that a search found, each with the words around the find. */
export function ArticleHits({ text, ...props }: ArticleHitsProps) {
  const hits = readFragment(ArticleHits_HitFragmentDoc, props.hits);
  return (
    <chakra.ul display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)" listStyleType="none">
      {hits.map((hit) => (
        <Card as="li" key={hit.id}>
          <TextLink to={articleHref(hit)} fontWeight="600">
            <Marked text={hit.name} words={text} />
          </TextLink>
          <chakra.p marginTop="1" color="muted" overflowWrap="anywhere">
            <Marked text={hit.excerpt} words={text} />
          </chakra.p>
        </Card>
      ))}
    </chakra.ul>
  );
}

function Marked({ text, words }: { text: string; words: string }) {
  return markWords(text, words).map(({ part, isMarked }, index) =>
    isMarked ? <Mark key={index}>{part}</Mark> : part,
  );
}

const Mark = chakra('mark', {
  base: { background: 'warnTint', color: 'ink', borderRadius: 'input' },
});
