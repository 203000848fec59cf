import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  FundStatementDocument,
  type FundStatementQuery,
  type FundStatementQueryVariables,
} from '../../gql/graphql';

type Records = FundStatementQuery['fundRecords']['items'];

/**
 * A statement on paper holds every record of what is shown, not one page of them: `print` reads them
 * all, `records` are there while they are printed.
 */
export function useFundStatement(narrowed: Omit<FundStatementQueryVariables, 'page'>) {
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
    for (let page = 1; ; page += 1) {
      const { data } = await client.query({
        query: FundStatementDocument,
        variables: { ...narrowed, page },
        fetchPolicy: 'network-only',
      });
      if (!data) return read;
      const { items, total } = data.fundRecords;
      read.push(...items);
      if (items.length === 0 || read.length >= total) return read;
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
