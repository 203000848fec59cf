import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  FundStatementDocument,
  FundStatementSumDocument,
  type FundStatementQuery,
  type FundStatementQueryVariables,
  type FundStatementSumQuery,
} from '../../gql/graphql';

interface Statement {
  records: FundStatementQuery['fundRecords']['edges'][number]['node'][];
  /** Totals of the whole period; null if only some of its records are printed. */
  sum: FundStatementSumQuery['fundStatement'] | null;
}

/**
 * A statement on paper holds every record of what is shown, not one page of them: `print` reads them
 * all, and none twice where money moves meanwhile; `statement` is there while it is printed.
 */
export function useFundStatement(narrowed: Omit<FundStatementQueryVariables, 'after'>) {
  const client = useApolloClient();
  const [statement, setStatement] = useState<Statement>();
  const [isReading, setReading] = useState(false);

  useEffect(() => {
    const end = () => setStatement(undefined);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);

  async function readRecords(): Promise<Statement['records']> {
    const read: Statement['records'] = [];
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

  async function readSum(): Promise<Statement['sum']> {
    const { type, group, from, to } = narrowed;
    if (type || group) return null;
    const { data } = await client.query({
      query: FundStatementSumDocument,
      variables: { from, to },
      fetchPolicy: 'network-only',
    });
    return data?.fundStatement ?? null;
  }

  async function print() {
    setReading(true);
    try {
      const [records, sum] = await Promise.all([readRecords(), readSum()]);
      // The records must be on the page before the print dialog opens.
      flushSync(() => setStatement({ records, sum }));
      window.print();
    } catch {
      // A toast already shows the error.
    } finally {
      setReading(false);
    }
  }

  return { statement, print, isReading };
}
