import { chakra, Stack } from '@chakra-ui/react';
import { Stamp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { StatusStamp } from '../../ui/document/StatusStamp';
import type { LeadSender } from './LeadForm';

interface LeadSentProps {
  sender: LeadSender;
  onAnother: () => void;
}

/** Replaces the form once it was sent; takes the focus so that screen readers announce it. */
export function LeadSent({ sender, onAnother }: LeadSentProps) {
  const text = useText();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Stack gap="4" alignItems="start">
      <StatusStamp tone="ok" icon={Stamp} label={text('leads.stamp')} />
      <chakra.h3 ref={ref} tabIndex={-1} fontSize="xl" outline="none" overflowWrap="anywhere">
        <FormattedMessage id="leads.sent" values={{ name: sender.name }} />
      </chakra.h3>
      <chakra.p overflowWrap="anywhere">
        <FormattedMessage id="leads.sentText" values={{ email: sender.email }} />
      </chakra.p>
      <Button onClick={onAnother}>
        <FormattedMessage id="leads.another" />
      </Button>
    </Stack>
  );
}
