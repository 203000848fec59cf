import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

interface StatementHolderProps {
  email: string;
  /** Days as `YYYY-MM-DD`. */
  from?: string;
  to?: string;
}

/** On paper alone: whose statement it is, and of which days. */
export function StatementHolder({ email, from, to }: StatementHolderProps) {
  const period = from ? (to ? 'both' : 'from') : to ? 'until' : 'all';
  return (
    <chakra.p display="none" _print={{ display: 'block' }}>
      <FormattedMessage id="funds.statement.of" values={{ email, period, from, to }} />
    </chakra.p>
  );
}
