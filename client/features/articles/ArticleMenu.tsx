import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { readFragment, type FragmentType } from '../../gql';
import { ArticleGroup_GroupFragmentDoc, type ArticleGroup_GroupFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { articleHref } from './articleHref';
import { ArticleSidebar } from './ArticleSidebar';

interface ArticleMenuProps {
  groups: readonly FragmentType<typeof ArticleGroup_GroupFragmentDoc>[];
  /** The article that is being read. */
  currentId?: number;
}

/** The groups at the side of an article; folded above it on phones. */
export function ArticleMenu({ currentId, ...props }: ArticleMenuProps) {
  const text = useText();
  const groups = readFragment(ArticleGroup_GroupFragmentDoc, props.groups);
  return (
    <ArticleSidebar title={text('articles.topics')}>
      {groups.map((group) => (
        <Group key={group.id} {...group} currentId={currentId} />
      ))}
    </ArticleSidebar>
  );
}

type GroupProps = ArticleGroup_GroupFragment & { currentId?: number };

function Group({ name, articles, currentId }: GroupProps) {
  return (
    <chakra.section paddingY="2">
      <chakra.h2 fontSize="sm" color="muted" paddingX="3" paddingBottom="1">
        {name}
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {articles.map((article) => (
          <li key={article.id}>
            <MenuLink
              to={articleHref(article)}
              aria-current={article.id === currentId ? 'page' : undefined}
            >
              {article.name}
            </MenuLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

const MenuLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: '44px', lg: '36px' },
    paddingX: '3',
    paddingY: '6px',
    lineHeight: '1.4',
    borderRadius: 'input',
    _hover: { background: 'neutralTint' },
    '&[aria-current=page]': { background: 'neutralTint', color: 'brand', fontWeight: '600' },
  },
});
