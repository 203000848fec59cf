import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { ArticleGroupLists } from '../../features/articles/ArticleGroupLists';
import { FooterGroupsDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageTitle } from '../../ui/paper/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';

/** What the footer leads to: who we are, what we offer, what we promise. */
export function ArticleOverview() {
  const text = useText();
  const { data, error, refetch } = useQuery(FooterGroupsDocument);
  return (
    <Stack gap="6">
      <PageTitle>{text('articles.title')}</PageTitle>
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons />)}
      {data && <ArticleGroupLists groups={data.articleGroups} />}
    </Stack>
  );
}
