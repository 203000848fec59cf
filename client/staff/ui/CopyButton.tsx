import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useText } from '../i18n/useText';

/** Copies a text, and says that it did. */
export function CopyButton({ text: copied }: { text: string }) {
  const text = useText();
  const [isDone, setDone] = useState(false);
  const Icon = isDone ? Check : Copy;
  const copy = () => void navigator.clipboard.writeText(copied).then(() => setDone(true));
  return (
    <Button onClick={copy} isRepeatable>
      <Icon size={18} strokeWidth={1.75} aria-hidden />{' '}
      {text(isDone ? 'people.copied' : 'people.copy')}
    </Button>
  );
}
