import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { ArticleByIdDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LinkButton } from '../../ui/Link';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { ArticleText } from './ArticleText';

interface ArticleByIdProps {
  /** Undefined where the address names no number. */
  id: number | undefined;
  /** Title of the page while the article is not there. */
  fallbackTitle: string;
  /** Lists the headings of the article beside it. */
  hasContents?: boolean;
}

/** One article with its name as the title of the page; the id alone decides which. */
export function ArticleById({ id, fallbackTitle, hasContents }: ArticleByIdProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(ArticleByIdDocument, {
    variables: { id: id ?? 0 },
    skip: id === undefined,
  });
  const article = id === undefined ? null : data?.article;
  const waiting = error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons />;
  return (
    <Stack as="article" gap="4">
      <div>
        {article && (
          <chakra.p color="muted" fontSize="sm">
            {article.group.name}
          </chakra.p>
        )}
        <PageTitle>{article?.name ?? fallbackTitle}</PageTitle>
      </div>
      {article === undefined && waiting}
      {article && <ArticleText article={article} hasContents={hasContents} />}
      {article === null && (
        <EmptyState title={text('articles.unknown')}>
          <LinkButton to={paths.faq.href()} look="solid">
            <FormattedMessage id="articles.helpCentre" />
          </LinkButton>
        </EmptyState>
      )}
    </Stack>
  );
}
