import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { Receipt } from '../../ui/document/Receipt';

const steps = ['told', 'waits', 'credited'] as const;

/** The steps after a remittance was sent. */
export function RemittanceNextSteps({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <Receipt title={text('payments.remittance.then')} then={text('payments.remittance.noFee')}>
      <Way>
        {steps.map((step) => (
          <li key={step}>
            <b>{text(`payments.steps.${step}`)}</b>
            <span>{text(`payments.remittance.when.${step}`)}</span>
          </li>
        ))}
      </Way>
      {children}
    </Receipt>
  );
}

/** Steps joined by a dotted line. */
const Way = chakra('ol', {
  base: {
    marginTop: '4',
    listStyleType: 'none',
    fontSize: 'sm',
    '& > li': { position: 'relative', paddingInlineStart: '6', paddingBottom: '3' },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '2px',
      top: '6px',
      boxSize: '9px',
      borderRadius: 'full',
      background: 'brand',
    },
    '& > li:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '5px',
      top: '19px',
      bottom: '-2px',
      borderInlineStart: '3px dotted {colors.kraft}',
    },
    '& b': { fontWeight: '600' },
    '& span': { display: 'block', color: 'muted' },
  },
});
