import { chakra } from '@chakra-ui/react';
import { readFragment, type FragmentType } from '../../gql';
import { ArticleHits_HitFragmentDoc } from '../../gql/graphql';
import { Card } from '../../ui/paper/Card';
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
    <Card as="ul" listStyleType="none" paddingY="0">
      {hits.map((hit) => (
        <Hit key={hit.id}>
          <TextLink to={articleHref(hit)} fontWeight="600">
            <Marked text={hit.name} words={text} />
          </TextLink>
          <chakra.p marginTop="1" color="muted" overflowWrap="anywhere">
            <Marked text={hit.excerpt} words={text} />
          </chakra.p>
        </Hit>
      ))}
    </Card>
  );
}

/** One below the other on one sheet, to be torn apart. */
const Hit = chakra('li', {
  base: { paddingY: '4', '& + &': { borderTop: '2px dashed {colors.hairline}' } },
});

function Marked({ text, words }: { text: string; words: string }) {
  return markWords(text, words).map(({ part, isMarked }, index) =>
    isMarked ? <Mark key={index}>{part}</Mark> : part,
  );
}

const Mark = chakra('mark', {
  base: { background: 'warnTint', color: 'ink', borderRadius: 'input' },
});
