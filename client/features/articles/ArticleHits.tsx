import { chakra } from '@chakra-ui/react';
import { readFragment, type FragmentType } from '../../gql';
import { ArticleHits_HitFragmentDoc } from '../../gql/graphql';
import { LoneLink } from '../../ui/Link';
import { RuledRows } from '../../ui/layout/StateRow';
import { articleHref } from './articleHref';

interface ArticleHitsProps {
  hits: readonly FragmentType<typeof ArticleHits_HitFragmentDoc>[];
  /** The search text, which is highlighted. */
  text: string;
}

/** Articles that a search found, each with the text around the match. */
export function ArticleHits({ text, ...props }: ArticleHitsProps) {
  const hits = readFragment(ArticleHits_HitFragmentDoc, props.hits);
  return (
    <RuledRows>
      {hits.map((hit) => (
        <chakra.li key={hit.id} paddingY="4" _first={{ paddingTop: '0' }}>
          <LoneLink to={articleHref(hit)} fontWeight="600" overflowWrap="anywhere">
            <span>
              <Marked text={hit.name} words={text} />
            </span>
          </LoneLink>
          <chakra.p marginTop="1" color="muted" overflowWrap="anywhere">
            <Marked text={hit.excerpt} words={text} />
          </chakra.p>
        </chakra.li>
      ))}
    </RuledRows>
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

/** Splits a text at the words of the search, ignoring case. */
export function markWords(text: string, words: string): { part: string; isMarked: boolean }[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [{ part: text, isMarked: false }];
  const anyWord = new RegExp(`(${wanted.map(escape).join('|')})`, 'i');
  return text
    .split(anyWord)
    .map((part, index) => ({ part, isMarked: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
