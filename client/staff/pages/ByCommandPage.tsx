import { chakra } from '@chakra-ui/react';
import { Terminal } from 'lucide-react';
import { useText } from '../i18n/useText';
import { useWaiting } from '../line/LineProvider';
import { Message } from '../ui/Message';

/** In place of a screen that the console has not yet: the commands that do the same work. */
export function ByCommandPage({ commands }: { commands: readonly string[] }) {
  const text = useText();
  useWaiting({ look: 'wait', sentence: { id: 'line.nothing' } });
  return (
    <Message icon={Terminal} title={text('frame.byCommand')}>
      <p>{text('frame.byCommandDetail')}</p>
      <chakra.ul marginTop="3" fontFamily="mono" fontSize="md" color="ink" translate="no">
        {commands.map((command) => (
          <li key={command}>npm run operator -- {command}</li>
        ))}
      </chakra.ul>
    </Message>
  );
}
