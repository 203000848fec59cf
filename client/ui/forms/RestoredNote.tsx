import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button';

/** Says that a draft was restored and offers to start over. */
export function RestoredNote({ giveUp }: { giveUp: () => void }): ReactNode {
  return (
    <Strip role="status">
      <FormattedMessage id="common.draft.restored" />
      <Button size="sm" look="quiet" onClick={giveUp}>
        <FormattedMessage id="common.draft.giveUp" />
      </Button>
    </Strip>
  );
}

const Strip = chakra('div', {
  base: {
    display: 'flex',
    gap: '1 12px',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    fontSize: 'sm',
    color: 'muted',
  },
});
