import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { documentTitle } from './documentTitle';

interface DocumentStatusProps {
  /** The page's title. */
  title: ReactNode;
  /** The main figure, if there is one; on phones it is beside the stamp. */
  figure?: ReactNode;
  stamp: ReactNode;
  /** Next actor and deadline, on a line below the title. */
  turn?: ReactNode;
  /** Explanation of the status. */
  children: ReactNode;
  /** Links and buttons. */
  actions?: ReactNode;
}

/** Status of the page's document: text at the left, stamp at the right. */
export function DocumentStatus({
  title,
  figure,
  stamp,
  turn,
  children,
  actions,
}: DocumentStatusProps) {
  return (
    <Grid css={documentTitle} data-turn={turn ? true : undefined}>
      <chakra.div gridArea="title">{title}</chakra.div>
      {figure && (
        <chakra.div gridArea="figure" alignSelf={{ base: 'center', md: 'start' }}>
          {figure}
        </chakra.div>
      )}
      {turn && <chakra.div gridArea="turn">{turn}</chakra.div>}
      <chakra.div gridArea="stamp" display="grid" justifyItems="center">
        {stamp}
      </chakra.div>
      <chakra.div
        gridArea="words"
        display="grid"
        gap="3"
        justifyItems="start"
        // The explanation belongs to the next step, so it is closer to it than to the title.
        marginTop={turn ? '-2' : undefined}
      >
        {children}
      </chakra.div>
      {actions && <Actions data-screen-only>{actions}</Actions>}
    </Grid>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: {
      base: '"title title" "figure stamp" "words words" "actions actions"',
      md: '"title stamp" "figure stamp" "words stamp" "actions stamp"',
    },
    gridTemplateRows: { md: 'repeat(3, auto) 1fr' },
    '&[data-turn]': {
      gridTemplateAreas: {
        base: '"title title" "turn turn" "words stamp" "actions actions"',
        md: '"title stamp" "turn stamp" "words stamp" "actions stamp"',
      },
    },
    // The label of a stamp is wider than its ring.
    columnGap: { base: '6', md: '12' },
    rowGap: { base: '3', md: '4' },
    alignItems: 'start',
    paddingX: { base: '14px', md: '6' },
    paddingTop: { base: '14px', md: '28px' },
    paddingBottom: { base: '18px', md: '6' },
  },
});

/** On phones the first one has the line for itself. */
const Actions = chakra('div', {
  base: {
    gridArea: 'actions',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    marginTop: '2',
    _empty: { display: 'none' },
    '& > :first-of-type': { flexBasis: { base: '100%', md: 'auto' } },
  },
});
