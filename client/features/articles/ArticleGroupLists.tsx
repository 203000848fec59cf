import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { readFragment, type FragmentType } from '../../gql';
import { ArticleGroup_GroupFragmentDoc } from '../../gql/graphql';
import { RuledHeading } from '../../ui/layout/RuledHeading';
import { articleHref } from './articleHref';

interface ArticleGroupListsProps {
  groups: readonly FragmentType<typeof ArticleGroup_GroupFragmentDoc>[];
}

/** All groups with all their articles, as an overview (EN-03). */
export function ArticleGroupLists(props: ArticleGroupListsProps) {
  const groups = readFragment(ArticleGroup_GroupFragmentDoc, props.groups);
  return (
    <Columns>
      {groups.map(({ id, name, articles }) => (
        <section key={id}>
          <RuledHeading>{name}</RuledHeading>
          <chakra.ul listStyleType="none">
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleLink to={articleHref(article)}>{article.name}</ArticleLink>
              </li>
            ))}
          </chakra.ul>
        </section>
      ))}
    </Columns>
  );
}

/** Short groups share a column, so that no column waits for the longest group of a row. */
const Columns = chakra('div', {
  base: {
    columnCount: { base: '1', md: '2', lg: '3' },
    columnGap: '12',
    '& > section': { breakInside: 'avoid', paddingBottom: '8' },
  },
});

const ArticleLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: '44px', lg: '36px' },
    paddingY: '1',
    color: 'brand',
    lineHeight: '1.4',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
