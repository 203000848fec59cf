import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { readFragment, type FragmentType } from '../../gql';
import { ArticleGroup_GroupFragmentDoc } from '../../gql/graphql';
import { Card } from '../../ui/paper/Card';
import { articleHref } from './articleHref';

interface ArticleGroupCardsProps {
  groups: readonly FragmentType<typeof ArticleGroup_GroupFragmentDoc>[];
}

/** All groups with all their articles, as an overview (EN-03). */
export function ArticleGroupCards(props: ArticleGroupCardsProps) {
  const groups = readFragment(ArticleGroup_GroupFragmentDoc, props.groups);
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {groups.map(({ id, name, articles }) => (
        <Card key={id}>
          <chakra.h2
            fontSize="lg"
            paddingBottom="3"
            marginBottom="2"
            borderBottom="2px dashed {colors.kraft}"
          >
            {name}
          </chakra.h2>
          <chakra.ul listStyleType="none">
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleLink to={articleHref(article)}>{article.name}</ArticleLink>
              </li>
            ))}
          </chakra.ul>
        </Card>
      ))}
    </chakra.div>
  );
}

const ArticleLink = chakra(Link, {
  base: {
    display: 'block',
    paddingY: '10px',
    color: 'brand',
    lineHeight: '1.4',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
