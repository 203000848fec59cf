import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { ArticleGroupLists } from '../../features/articles/ArticleGroupLists';
import { ArticleSearchForm } from '../../features/articles/ArticleSearchForm';
import { HelpGroupsDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { SearchResults } from './SearchResults';

/** The help centre: all topics, or what a search (`?q=`) found in them. */
export function HelpCentre() {
  const text = useText();
  const wanted = useSearchParams()[0].get('q')?.trim();
  return (
    <Stack gap="6">
      <Stack gap="3" maxWidth="68ch">
        <PageTitle about={text('articles.helpLead')}>{text('articles.helpCentre')}</PageTitle>
        <ArticleSearchForm text={wanted} />
      </Stack>
      {wanted ? <SearchResults text={wanted} /> : <Topics />}
    </Stack>
  );
}

function Topics() {
  const { data, error, refetch } = useQuery(HelpGroupsDocument);
  if (data) return <ArticleGroupLists groups={data.articleGroups} />;
  return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons />;
}
