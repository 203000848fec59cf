import { CloudOff, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { useText } from '../i18n/useText';
import { Message } from './Message';

/** What is there sooner needs no sign that it is on its way. */
const SHOWN_AFTER_MS = 150;

/** Returns whether this has been waited for long enough to say so. */
export function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}

export function Loading() {
  const text = useText();
  return useIsLong() ? <Message icon={LoaderCircle} title={text('frame.loading')} /> : null;
}

/** In place of what could not be read: why, and once more. */
export function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const text = useText();
  return (
    <Message icon={CloudOff} title={text('frame.notRead')}>
      <p role="alert">{message}</p>
      <Button marginTop="4" onClick={onRetry} isRepeatable>
        {text('frame.retry')}
      </Button>
    </Message>
  );
}
