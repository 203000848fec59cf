import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { readFragment, type FragmentType } from '../../gql';
import { ArticleGroup_GroupFragmentDoc, type ArticleGroup_GroupFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { articleHref } from './articleHref';

interface ArticleMenuProps {
  groups: readonly FragmentType<typeof ArticleGroup_GroupFragmentDoc>[];
  /** The article that is being read. */
  currentId?: number;
}

/** The groups at the side of an article; folded above it on phones. */
export function ArticleMenu({ currentId, ...props }: ArticleMenuProps) {
  const text = useText();
  const groups = readFragment(ArticleGroup_GroupFragmentDoc, props.groups);
  const lists = groups.map((group) => <Group key={group.id} {...group} currentId={currentId} />);
  return (
    <>
      <chakra.nav aria-label={text('articles.topics')} display={{ base: 'none', lg: 'block' }}>
        {lists}
      </chakra.nav>
      <Fold>
        <Summary>
          <FormattedMessage id="articles.topics" />
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
        </Summary>
        <nav aria-label={text('articles.topics')}>{lists}</nav>
      </Fold>
    </>
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

const Fold = chakra('details', {
  base: {
    display: { lg: 'none' },
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    paddingX: '1',
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: '44px',
    paddingX: '3',
    fontWeight: '600',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

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
