import { useQuery } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { ArticleHits } from '../../features/articles/ArticleHits';
import { SearchArticlesDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LinkButton, LoneLink } from '../../ui/Link';
import { RuledHeading } from '../../ui/layout/RuledHeading';
import { Skeletons } from '../../ui/feedback/Skeletons';

/** Search results of the help centre. */
export function SearchResults({ text: wanted }: { text: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery(SearchArticlesDocument, {
    variables: { text: wanted },
  });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons />;
  const hits = data.searchArticles;
  if (hits.length === 0)
    return (
      <EmptyState icon={SearchX} title={text('articles.nothingFound', { text: wanted })}>
        <LinkButton to={paths.faq.href()}>
          <FormattedMessage id="articles.allTopics" />
        </LinkButton>
      </EmptyState>
    );
  return (
    <Box maxWidth="68ch">
      <chakra.div role="status" overflowWrap="anywhere">
        <RuledHeading
          after={
            <LoneLink to={paths.faq.href()}>
              <FormattedMessage id="articles.allTopics" />
            </LoneLink>
          }
        >
          <FormattedMessage id="articles.found" values={{ count: hits.length, text: wanted }} />
        </RuledHeading>
      </chakra.div>
      <ArticleHits hits={hits} text={wanted} />
    </Box>
  );
}
