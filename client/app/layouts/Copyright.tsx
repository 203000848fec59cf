import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

export function Copyright({ siteName = '' }: { siteName?: string }) {
  return (
    <chakra.p padding="4" textAlign="center" fontSize="sm" color="muted">
      <FormattedMessage id="common.brandCopyright" values={{ name: siteName }} />
    </chakra.p>
  );
}
