import { chakra } from '@chakra-ui/react';
import { PackagePlus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../../ui/values/Money';

/** The cost that one more item adds to the parcel, in fen; null if no line carries both. */
export function Addition({ extra }: { extra: number | null }) {
  if (extra === null)
    return (
      <Line>
        <FormattedMessage id="warehouse.addsTooMuch" />
      </Line>
    );
  const values = {
    extra: (
      <strong>
        <Money fen={extra} />
      </strong>
    ),
  };
  if (extra > 0)
    return (
      <Line>
        <FormattedMessage id="warehouse.wouldAdd" values={values} />
      </Line>
    );
  return (
    <Line color="ok">
      <PackagePlus size={18} strokeWidth={1.75} aria-hidden />
      <span>
        <FormattedMessage id="warehouse.fitsIn" values={values} />
      </span>
    </Line>
  );
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    fontSize: 'sm',
    color: 'muted',
    '& svg': { flexShrink: '0' },
  },
});
