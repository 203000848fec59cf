import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { ArticleGroupLists } from '../../features/articles/ArticleGroupLists';
import { FooterGroupsDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';

/** The pages linked by the footer: company, services, terms. */
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
