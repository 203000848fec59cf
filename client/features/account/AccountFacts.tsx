import { useQuery } from '@apollo/client/react';
import { AccountFactsDocument, type AccountFactsQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Card } from '../../ui/Card';
import { DataList } from '../../ui/DataList';
import { ErrorState } from '../../ui/ErrorState';
import { Skeletons } from '../../ui/Skeletons';

type Fact = 'email' | 'emailStatus' | 'nickname';
type Account = NonNullable<AccountFactsQuery['viewer']>;

/** What is known of the account, to read. */
export function AccountFacts({ facts }: { facts: readonly Fact[] }) {
  const text = useText();
  const { data, error, refetch } = useQuery(AccountFactsDocument);
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data?.viewer) return <Skeletons count={1} height="96px" />;

  const values: Record<Fact, (account: Account) => string> = {
    email: ({ email }) => email,
    emailStatus: ({ isEmailVerified }) =>
      text(isEmailVerified ? 'account.emailVerified' : 'account.emailUnverified'),
    nickname: ({ nickname }) => nickname ?? text('account.noNickname'),
  };
  const account = data.viewer;
  return (
    <Card>
      <DataList
        entries={facts.map((fact) => ({
          label: text(`account.${fact}`),
          value: values[fact](account),
        }))}
      />
    </Card>
  );
}
