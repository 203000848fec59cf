import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { documentTitle } from '../../ui/document/documentTitle';
import { perforation } from '../../ui/document/perforation';
import { PageTitle } from '../../ui/layout/PageTitle';
import { StateDrawing, type DrawnState } from './drawings/StateDrawing';

interface BigStateProps {
  state: DrawnState;
  title: string;
  /** One sentence. */
  text: ReactNode;
  /** Actions for the next step. */
  children?: ReactNode;
}

/** A screen with a single message: one ticket, with the state drawn on its stub. */
export function BigState({ state, title, text, children }: BigStateProps) {
  return (
    <WideTicket>
      <Stub css={largeDrawing}>
        <StateDrawing state={state} />
      </Stub>
      <Words css={documentTitle}>
        <PageTitle>{title}</PageTitle>
        <chakra.p fontSize={{ base: 'md', md: 'lg' }} maxWidth="46ch" overflowWrap="anywhere">
          {text}
        </chakra.p>
        {children}
      </Words>
    </WideTicket>
  );
}

/** The title stays within the first 200 pixels of a phone. */
const largeDrawing = {
  '& svg': { height: { base: '72px', md: 'auto' }, width: { lg: '340px' } },
};

const WideTicket = chakra('section', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 1fr) 320px',
      lg: 'minmax(0, 1fr) 420px',
    },
    gridTemplateAreas: { base: '"stub" "words"', md: '"words stub"' },
    maxWidth: { base: '880px', lg: '1080px' },
    marginX: 'auto',
    marginY: { base: '2', md: '8' },
    background: 'surface',
    border: '1px solid {colors.kraft}',
    '&::before': perforation('start'),
    '&::after': perforation('end'),
  },
});

const Stub = chakra('div', {
  base: {
    gridArea: 'stub',
    display: 'grid',
    placeItems: 'center',
    padding: { base: '4', md: '6' },
    marginX: { base: '10px', md: '0' },
    borderBottom: { base: '2px dotted {colors.kraft}', md: 'none' },
    borderInlineStart: { md: '2px dotted {colors.kraft}' },
  },
});

const Words = chakra('div', {
  base: {
    gridArea: 'words',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: '4',
    minWidth: '0',
    minHeight: { md: '340px', lg: '440px' },
    paddingX: { base: '18px', md: '12' },
    paddingY: { base: '20px', md: '12' },
  },
});
