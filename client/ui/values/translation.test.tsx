import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderScreen } from '../../testing/renderScreen';
import { translatePage } from '../../testing/translatePage';
import { CountBadge } from '../CountBadge';
import { ReceiptLines } from '../document/ReceiptLines';
import { Dimensions } from './Dimensions';
import { Money } from './Money';
import { PiecePrice } from './PiecePrice';
import { ReferenceNumber } from './ReferenceNumber';
import { Weight } from './Weight';
import { WithNumbers } from './WithNumbers';

const number = 'OR20261101-00000001';

test.each<[string, ReactNode, figure: string]>([
  ['an amount', <Money key="" fen={123450} />, '¥1,234.50'],
  ['a weight', <Weight key="" grams={850} />, '850\u00a0g'],
  [
    'a size',
    <Dimensions key="" lengthMm={100} widthMm={80} heightMm={62} />,
    '10 × 8 × 6.2\u00a0cm',
  ],
  ['a count', <CountBadge key="" count={4} label="Four" />, '4'],
  ['a number', <ReferenceNumber key="">{number}</ReferenceNumber>, number],
  ['a number in a sentence', <WithNumbers key="">{`Order ${number} is paid`}</WithNumbers>, number],
  [
    'a line of a receipt',
    <ReceiptLines key="" lines={[{ id: 'a', label: 'Card', fen: 5 }]} />,
    '¥0.05',
  ],
  [
    'a sum and its parts',
    <PiecePrice key="" item={{ unitPrice: 1000, quantity: 3, domesticShipping: 0 }} />,
    '¥10.00 × 3',
  ],
])('%s stays as it is where the browser translates', (_, shown, figure) => {
  const { container } = renderScreen(<div data-testid="shown">{shown}</div>);
  translatePage();
  expect(screen.getByTestId('shown')).toHaveTextContent(figure.replace('\u00a0', ' '));
  for (const font of container.querySelectorAll('font')) expect(font).not.toHaveTextContent(/\d/);
});
