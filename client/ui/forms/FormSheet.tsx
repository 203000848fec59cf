import { chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { DialogSheet } from '../feedback/DialogSheet';
import { IconButton } from '../IconButton';
import { useModal } from '../feedback/useModal';

interface FormSheetProps {
  title: string;
  /** A form with its own buttons. */
  children: ReactNode;
  onClose: () => void;
}

/** A form over the screen it belongs to, a bottom sheet on phones. Open while it is rendered. */
export function FormSheet({ title, children, onClose }: FormSheetProps) {
  const text = useText();
  const titleId = useId();
  const ref = useModal(onClose);
  return (
    <DialogSheet ref={ref} aria-labelledby={titleId} width={{ base: '100%', sm: '560px' }}>
      <Flex gap="3" alignItems="center" justifyContent="space-between" paddingBottom="4">
        <chakra.h2 id={titleId} fontSize="lg">
          {title}
        </chakra.h2>
        <IconButton icon={X} label={text('common.close')} onClick={onClose} />
      </Flex>
      {children}
    </DialogSheet>
  );
}
