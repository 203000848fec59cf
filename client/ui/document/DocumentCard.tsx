import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A waybill: the one document that leads a page. */
export const DocumentCard = chakra('div', {
  base: {
    position: 'relative',
    minWidth: '0',
    background: 'surface',
    border: '2px solid {colors.ink}',
    borderRadius: 'input',
    boxShadow: { base: '4px 4px 0 {colors.kraft}', md: '6px 6px 0 {colors.kraft}' },
    _print: { boxShadow: 'none' },
  },
});

interface DocumentCardHeadProps {
  /** Kind of the document or its number. */
  children: ReactNode;
  /** At the other end: a barcode or a short status. */
  end?: ReactNode;
}

/** The printed strip above a sheet. */
export function DocumentCardHead({ children, end }: DocumentCardHeadProps) {
  return (
    <Head>
      <chakra.div minWidth="0">{children}</chakra.div>
      {end}
    </Head>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: { base: '42px', md: '46px' },
    paddingX: { base: '3', md: '6' },
    borderBottom: '2px solid {colors.ink}',
    fontFamily: 'mono',
    // In Chinese only the numbers are: beside letters of one width its punctuation would leave wide gaps.
    '&:lang(zh)': { fontFamily: 'body' },
    fontSize: { base: 'xs', md: '0.8125rem' },
    fontWeight: '700',
    // Ornament yields where there is no room for both.
    '& > svg': { flexShrink: '1', minWidth: '0', height: { base: '16px', md: '20px' } },
    '@media (max-width: 359px)': { '& > svg': { display: 'none' } },
  },
});
