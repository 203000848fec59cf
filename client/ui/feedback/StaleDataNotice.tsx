import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useIsOnline } from '../useIsOnline';

/**
 * Explains why data of an earlier visit may be outdated. Nothing while online and the last query succeeded.
 */
export function StaleDataNotice({ hasFailed }: { hasFailed: boolean }) {
  const isOnline = useIsOnline();
  if (isOnline && !hasFailed) return null;
  return (
    <Strip role="status">
      <WifiOff size={18} strokeWidth={1.75} aria-hidden />
      <span>
        <FormattedMessage id={isOnline ? 'common.unreachableOld' : 'common.offlineOld'} />
      </span>
    </Strip>
  );
}

const Strip = chakra('p', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    padding: '3',
    borderRadius: 'input',
    background: 'warnTint',
    color: 'warn',
    '& svg': { flexShrink: '0' },
    _print: { display: 'none' },
  },
});
