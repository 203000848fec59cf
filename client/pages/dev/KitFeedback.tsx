import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/feedback/Dialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FormSheet } from '../../ui/forms/FormSheet';
import { Section } from './Section';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { useToasts } from '../../ui/feedback/ToastContext';
import { useKitText, type KitText } from './kitTexts';

const dialogTypes = ['success', 'warning', 'error', 'notice'] as const;
const toastTexts = { success: 'success', error: 'failure', info: 'info' } as const;

/** Messages: dialogs, toasts, and the three states without content. */
export function KitFeedback() {
  const say = useKitText();
  const toasts = useToasts();
  const [open, setOpen] = useState<(typeof dialogTypes)[number] | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const close = () => setOpen(null);
  return (
    <>
      <Section title={say('dialogs')}>
        <Flex gap="3" flexWrap="wrap">
          {dialogTypes.map((type) => (
            <Button key={type} isRepeatable onClick={() => setOpen(type)}>
              {type}
            </Button>
          ))}
          <Button isRepeatable onClick={() => setSheetOpen(true)}>
            {say('sheet')}
          </Button>
        </Flex>
        {isSheetOpen && (
          <FormSheet title={say('sheet')} onClose={() => setSheetOpen(false)}>
            {say('hint')}
          </FormSheet>
        )}
        {open && (
          <Dialog type={open} title={say('dialogs')} onConfirm={close} onCancel={close}>
            {say('info')}
          </Dialog>
        )}
      </Section>
      <Section title={say('toasts')}>
        <Flex gap="3" flexWrap="wrap">
          {Object.entries(toastTexts).map(([type, key]: [string, KitText]) => (
            <Button
              key={type}
              isRepeatable
              onClick={() =>
                toasts.show({
                  type: type as keyof typeof toastTexts,
                  text: say(key),
                  action: type === 'info' ? { label: say('choice'), onClick: () => {} } : undefined,
                })
              }
            >
              {type}
            </Button>
          ))}
        </Flex>
      </Section>
      <Section title={say('states')}>
        <EmptyState title={say('nothing')} />
        <ErrorState onRetry={() => undefined} />
        <Skeletons count={2} height="72px" />
      </Section>
    </>
  );
}
