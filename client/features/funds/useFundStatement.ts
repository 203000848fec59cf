import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  FundStatementDocument,
  type FundStatementQuery,
  type FundStatementQueryVariables,
} from '../../gql/graphql';

type Records = FundStatementQuery['fundRecords']['edges'][number]['node'][];

/**
 * A statement on paper holds every record of what is shown, not one page of them: `print` reads them
 * all, and none twice where money moves meanwhile; `records` are there while they are printed.
 */
export function useFundStatement(narrowed: Omit<FundStatementQueryVariables, 'after'>) {
  const client = useApolloClient();
  const [records, setRecords] = useState<Records>();
  const [isReading, setReading] = useState(false);

  useEffect(() => {
    const end = () => setRecords(undefined);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);

  async function readAll(): Promise<Records> {
    const read: Records = [];
    for (let after: string | undefined; ;) {
      const { data } = await client.query({
        query: FundStatementDocument,
        variables: { ...narrowed, after },
        fetchPolicy: 'network-only',
      });
      if (!data) return read;
      const { edges, pageInfo } = data.fundRecords;
      read.push(...edges.map(({ node }) => node));
      if (!pageInfo.hasNextPage) return read;
      after = pageInfo.endCursor ?? undefined;
    }
  }

  async function print() {
    setReading(true);
    try {
      const all = await readAll();
      // The printer takes what stands on the page at that moment.
      flushSync(() => setRecords(all));
      window.print();
    } catch {
      // Why they could not be read was told as a toast.
    } finally {
      setReading(false);
    }
  }

  return { records, print, isReading };
}
