import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Sheet } from './Sheet';

interface MessageProps {
  icon?: LucideIcon;
  title: string;
  children?: ReactNode;
}

/** An empty sheet: it says what is not here, and what now. */
export function Message({ icon: Icon, title, children }: MessageProps) {
  return (
    <Sheet data-empty>
      <Inside>
        <div>
          <chakra.h1 fontSize={{ base: 'figure', mdDown: '2xl' }} lineHeight="1.1">
            {title}
          </chakra.h1>
          <chakra.div marginTop="10px" fontSize="lg" color="muted" maxWidth="46ch">
            {children}
          </chakra.div>
        </div>
        {Icon && (
          <chakra.span color="kraftHatch" mdDown={{ display: 'none' }}>
            <Icon size={140} strokeWidth={1} aria-hidden />
          </chakra.span>
        )}
      </Inside>
    </Sheet>
  );
}

const Inside = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', mdDown: 'minmax(0, 1fr)' },
    gap: '32px',
    alignItems: 'center',
    padding: { base: '34px 40px', mdDown: '20px 18px' },
  },
});
