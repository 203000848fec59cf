import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

/** The first thing the Tab key meets: past the header. */
export function SkipLink() {
  return (
    <chakra.a
      href="#content"
      position="fixed"
      left="-9999px"
      zIndex="50"
      padding="3"
      background="surface"
      _focus={{ left: '4', top: '4' }}
    >
      <FormattedMessage id="common.skipToContent" />
    </chakra.a>
  );
}
