import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { ArticleById } from '../../features/articles/ArticleById';
import { ArticleMenu } from '../../features/articles/ArticleMenu';
import { ArticleSearchForm } from '../../features/articles/ArticleSearchForm';
import { HelpGroupsDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';

/** An article of the help centre beside its topics. */
export function HelpArticle({ id }: { id: number | undefined }) {
  const text = useText();
  const { data } = useQuery(HelpGroupsDocument);
  return (
    <chakra.div
      display="grid"
      gap={{ base: '6', lg: '12' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '264px minmax(0, 1fr)' }}
    >
      <Stack as="aside" gap="4">
        <ArticleSearchForm />
        <ArticleMenu groups={data?.articleGroups ?? []} currentId={id} />
      </Stack>
      <ArticleById id={id} fallbackTitle={text('articles.helpCentre')} />
    </chakra.div>
  );
}
