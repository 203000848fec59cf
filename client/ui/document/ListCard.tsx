import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PhotoPile } from './PhotoPile';
import { listCardStyle } from './listCardStyle';

interface ListCardProps {
  /** Title; the whole main part links to `to`. */
  title: string;
  to: string;
  /** Accessible name of the link: the title with the number. */
  label?: string;
  photos: readonly (string | null | undefined)[];
  /** Description and next step. */
  children?: ReactNode;
  /** Further text and actions; on phones below the picture. */
  more?: ReactNode;
  /** Stamp, sum and the one action across it; torn off at the side, below on phones. */
  stub: ReactNode;
  /** Less height for finished entries. */
  isThin?: boolean;
}

/** One entry of a list. */
export function ListCard({ title, to, label, photos, ...props }: ListCardProps) {
  const { children, more, stub, isThin = false } = props;
  return (
    <Paper>
      <Main data-thin={isThin || undefined}>
        <chakra.div gridArea="photos">
          <PhotoPile urls={photos} size={isThin ? { base: 64, md: 72 } : { base: 96, md: 176 }} />
        </chakra.div>
        <chakra.div gridArea="head" minWidth="0">
          <chakra.h2
            fontSize={isThin ? 'md' : { base: 'lg', md: 'xl' }}
            lineHeight="1.2"
            lineClamp={{ base: 2, md: 3 }}
            overflowWrap="anywhere"
          >
            <MainLink to={to} aria-label={label}>
              {title}
            </MainLink>
          </chakra.h2>
          {children}
        </chakra.div>
        <chakra.div
          gridArea="more"
          minWidth="0"
          fontSize={{ base: 'sm', md: 'md' }}
          _empty={{ display: 'none' }}
        >
          {more}
        </chakra.div>
      </Main>
      <TornOff>{stub}</TornOff>
    </Paper>
  );
}

const Paper = chakra('article', {
  base: {
    ...listCardStyle,
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 216px' },
  },
});

const Main = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: { base: '"photos head" "more more"', md: '"photos head" "photos more"' },
    columnGap: { base: '14px', md: '6' },
    rowGap: { base: '2', md: '0' },
    alignItems: 'start',
    padding: { base: '14px 16px 10px 18px', md: '16px 24px 16px 28px' },
    // Other controls are above the link that covers this part.
    '& :is(p, li, [data-raised]) :is(a, button, label)': { position: 'relative' },
    '&[data-thin]': {
      paddingY: '3',
      gridTemplateAreas: '"photos head" "photos more"',
      rowGap: '0',
    },
  },
});

const MainLink = chakra(Link, {
  base: {
    _hover: { color: 'brand', textDecoration: 'underline', textDecorationThickness: '2px' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

const TornOff = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' },
    alignItems: 'center',
    alignContent: 'space-between',
    justifyItems: { base: 'start', md: 'center' },
    gap: { base: '6px 12px', md: '10px' },
    marginX: { base: '10px', md: '0' },
    paddingX: { base: '6px', md: '4' },
    paddingY: { base: '10px', md: '4' },
    borderTop: { base: '2px dotted {colors.kraft}', md: 'none' },
    borderInlineStart: { md: '2px dotted {colors.kraft}' },
    '& > :is(a, button)': { width: { md: '100%' } },
    // On phones the next step is beside stamp and sum, visible without scrolling.
    mdDown: {
      '&:has(> :is(a, button)) > :nth-child(2)': { gridRow: '2', justifySelf: 'start' },
      '& > :is(a, button)': { gridArea: '1 / 2 / span 2', minWidth: '9rem', maxWidth: '60vw' },
    },
    '@media (max-width: 359px)': {
      '& > :is(a, button)': { gridArea: 'auto / 1 / auto / -1', width: '100%', maxWidth: 'none' },
    },
  },
});
