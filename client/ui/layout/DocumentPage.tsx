import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BackLink } from './BackLink';
import { PrintHeading } from '../document/PrintHeading';

interface DocumentPageProps {
  /** The list of the document; on phones the back link is in the head of the card. */
  back: { to: string; label: string };
  children: ReactNode;
}

/** A page that shows one document. */
export function DocumentPage({ back, children }: DocumentPageProps) {
  return (
    <chakra.div minWidth="0" marginTop={{ base: '-2', md: '0' }}>
      <PrintHeading />
      <chakra.div display={{ base: 'none', md: 'block' }} marginBottom="3" data-screen-only>
        <BackLink to={back.to}>{back.label}</BackLink>
      </chakra.div>
      {children}
    </chakra.div>
  );
}
