import { chakra, Flex } from '@chakra-ui/react';
import { useText } from '../../i18n/useText';
import { CopyButton } from '../../ui/CopyButton';

/** A tracking number, to be read and to be copied. */
export function TrackingNumber({ children }: { children: string }) {
  const text = useText();
  return (
    <Flex as="span" display="inline-flex" alignItems="center" gap="1" maxWidth="100%">
      <chakra.span htmlTranslate="no" fontFamily="mono" overflowWrap="anywhere" minWidth="0">
        {children}
      </chakra.span>
      <CopyButton
        value={children}
        label={text('packages.copy')}
        copied={text('packages.copied')}
        failed={text('packages.copyFailed')}
      />
    </Flex>
  );
}
