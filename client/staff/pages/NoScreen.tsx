import { Lock, Signpost } from 'lucide-react';
import { useText } from '../i18n/useText';
import { useWaiting } from '../line/LineProvider';
import { Message } from '../ui/Message';

/** An address without a screen. */
export function NotFoundPage() {
  const text = useText();
  useWaiting({ look: 'info', sentence: { id: 'frame.notFound' } });
  return (
    <Message icon={Signpost} title={text('frame.notFound')}>
      {text('frame.notFoundDetail')}
    </Message>
  );
}

/** A screen that the person's roles do not open; the server would refuse it as well. */
export function ForbiddenPage() {
  const text = useText();
  useWaiting({ look: 'ask', sentence: { id: 'frame.forbidden' } });
  return (
    <Message icon={Lock} title={text('frame.forbidden')}>
      {text('frame.forbiddenDetail')}
    </Message>
  );
}
