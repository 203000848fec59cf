import { chakra, Flex } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { Button } from '../Button';
import { DialogSheet } from './DialogSheet';
import { useModal } from './useModal';

const kinds = {
  success: { icon: CircleCheck, color: 'ok' },
  warning: { icon: CircleAlert, color: 'warn' },
  error: { icon: CircleX, color: 'danger' },
  notice: { icon: Info, color: 'info' },
};

interface DialogProps {
  /** A notice offers to confirm only; the others to cancel as well. */
  type: keyof typeof kinds;
  title: string;
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  /** Cancel, Esc; for a notice closing is confirming. */
  onCancel?: () => void;
}

/** A modal dialog, 400 px wide, a bottom sheet on phones. It is open while it is rendered (decision 35). */
export function Dialog({ type, title, children, isBusy = false, ...props }: DialogProps) {
  const text = useText();
  const titleId = useId();
  const { icon: Icon, color } = kinds[type];
  const { onConfirm, onCancel = onConfirm } = props;
  const ref = useModal(onCancel);

  return (
    <DialogSheet ref={ref} aria-labelledby={titleId}>
      <Flex gap="3" alignItems="center" color={color}>
        <Icon size={24} strokeWidth={1.75} aria-hidden />
        <chakra.h2 id={titleId} fontSize="lg" color="ink">
          {title}
        </chakra.h2>
      </Flex>
      <chakra.div paddingY="4">{children}</chakra.div>
      <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
        {type !== 'notice' && (
          <Button onClick={onCancel}>{props.cancelLabel ?? text('common.cancel')}</Button>
        )}
        <Button look={type === 'error' ? 'danger' : 'solid'} isBusy={isBusy} onClick={onConfirm}>
          {props.confirmLabel ?? text('common.confirm')}
        </Button>
      </Flex>
    </DialogSheet>
  );
}
