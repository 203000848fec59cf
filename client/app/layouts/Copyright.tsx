import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { SiteNameContext } from '../../ui/SiteNameContext';

export function Copyright() {
  return (
    <chakra.p padding="4" textAlign="center" fontSize="sm" color="muted">
      <FormattedMessage id="common.brandCopyright" values={{ name: use(SiteNameContext) }} />
    </chakra.p>
  );
}
