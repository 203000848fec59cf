import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BackLink } from '../../ui/paper/BackLink';
import { PageTitle } from '../../ui/paper/PageTitle';

interface PaymentPageFrameProps {
  title: string;
  /** A sentence below it. */
  about?: string;
  /** Where the way back leads, and what that is called. */
  back: { to: string; name: ReactNode };
  children: ReactNode;
}

/** What payment, top-up, remittance and withdrawal have in common: the way back, the title. */
export function PaymentPageFrame({ title, about, back, children }: PaymentPageFrameProps) {
  return (
    <Width css={{ '& h1': { fontSize: { base: '1.625rem', md: '2xl' } } }}>
      <BackLink to={back.to}>{back.name}</BackLink>
      <PageTitle about={about}>{title}</PageTitle>
      {children}
    </Width>
  );
}

const Width = chakra('div', {
  base: {
    paddingBottom: { base: '6', md: '12' },
    '& > :is(h1, div:has(> h1))': {
      marginTop: '1',
      marginBottom: { base: '4', md: '6' },
    },
  },
});
