import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useModal } from '../../ui/feedback/useModal';
import { IconButton } from '../../ui/IconButton';
import { useText } from '../i18n/useText';
import { SheetHead, SheetKind } from '../ui/Sheet';

interface OverlayProps {
  title: string;
  /** What the quiet end of its head says. */
  kind?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet over the screen, for looking something up; Esc or a step back closes it. */
export function Overlay({ title, kind, onClose, children }: OverlayProps) {
  const text = useText();
  const titleId = useId();
  const ref = useModal(onClose);
  return (
    <Modal ref={ref} aria-labelledby={titleId}>
      <SheetHead>
        <chakra.h2 id={titleId} fontFamily="mono" fontSize="sm">
          {title}
        </chakra.h2>
        <chakra.span display="flex" alignItems="center" gap="2">
          {kind && <SheetKind>{kind}</SheetKind>}
          <IconButton icon={X} label={text('common.close')} onClick={onClose} />
        </chakra.span>
      </SheetHead>
      {children}
    </Modal>
  );
}

const Modal = chakra('dialog', {
  base: {
    width: '1000px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'calc(100dvh - 48px)',
    margin: '24px auto',
    padding: '0',
    border: '2px solid {colors.ink}',
    borderRadius: 'input',
    background: 'surface',
    color: 'ink',
    overflowY: 'auto',
    mdDown: { width: '100%', maxWidth: '100%', margin: 'auto 0 0' },
    '&::backdrop': { background: 'rgba(20, 32, 29, 0.5)' },
  },
});
