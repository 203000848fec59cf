import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BackLink } from '../../ui/paper/BackLink';
import { PageTitle } from '../../ui/paper/PageTitle';

interface PaymentPageFrameProps {
  title: string;
  /** Where the way back leads, and what that is called. */
  back: { to: string; name: ReactNode };
  children: ReactNode;
}

/** What payment, top-up and remittance have in common: their width, the way back, the title. */
export function PaymentPageFrame({ title, back, children }: PaymentPageFrameProps) {
  return (
    <Width css={{ '& > h1': { fontSize: { base: '26px', md: '2xl' } } }}>
      <BackLink to={back.to}>{back.name}</BackLink>
      <PageTitle>{title}</PageTitle>
      {children}
    </Width>
  );
}

const Width = chakra('div', {
  base: {
    maxWidth: '1000px',
    marginX: 'auto',
    paddingBottom: { base: '6', md: '12' },
    '& > h1': {
      marginTop: '1',
      marginBottom: { base: '4', md: '6' },
    },
  },
});
