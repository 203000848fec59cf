import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import { ArticleGroups_GroupFragmentDoc } from '../../gql/graphql';
import { FooterColumn, footerLink } from './FooterColumn';

const ArticleLink = chakra(Link, footerLink);

interface ArticleGroupsProps {
  groups: readonly FragmentType<typeof ArticleGroups_GroupFragmentDoc>[];
}

/** The footer's columns of articles (FT-01), each leading to the help or to its page (FT-02). */
export function ArticleGroups({ groups }: ArticleGroupsProps) {
  return readFragment(ArticleGroups_GroupFragmentDoc, groups).map((group) => (
    <FooterColumn key={group.id} title={group.name}>
      <ul>
        {group.articles.map(({ id, name, isFaq }) => (
          <chakra.li key={id} listStyleType="none">
            <ArticleLink to={(isFaq ? paths.faq : paths.article).href({ id: String(id), name })}>
              {name}
            </ArticleLink>
          </chakra.li>
        ))}
      </ul>
    </FooterColumn>
  ));
}
