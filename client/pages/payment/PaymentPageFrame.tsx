import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BackLink } from '../../ui/layout/BackLink';
import { PageTitle } from '../../ui/layout/PageTitle';

interface PaymentPageFrameProps {
  title: string;
  /** A sentence below it. */
  about?: string;
  /** Address and name of the back link. */
  back: { to: string; name: ReactNode };
  children: ReactNode;
}

/** The frame of payment, top-up, remittance and withdrawal: back link and title. */
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
