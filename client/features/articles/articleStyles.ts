import type { SystemStyleObject } from '@chakra-ui/react';

/** Steps as a dotted route from stamp to stamp. */
const steps: SystemStyleObject = {
  '& ol.steps': { listStyleType: 'none', paddingInlineStart: '0', counterReset: 'step' },
  '& ol.steps > li': {
    position: 'relative',
    minHeight: '72px',
    paddingInlineStart: { base: '56px', md: '72px' },
    paddingBottom: '6',
    counterIncrement: 'step',
  },
  '& ol.steps > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: '0',
    top: '0',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    border: '2px dashed {colors.kraft}',
    borderRadius: 'full',
    background: 'surface',
    color: 'brand',
    fontFamily: 'heading',
    fontSize: 'lg',
    fontWeight: '600',
    lineHeight: '1',
  },
  '& ol.steps > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '21px',
    top: '48px',
    bottom: '4px',
    borderInlineStart: '2px dotted {colors.kraft}',
  },
  '& ol.steps > li > strong:first-of-type': {
    display: 'block',
    fontFamily: 'heading',
    fontSize: 'lg',
    lineHeight: '1.25',
    paddingTop: '10px',
    paddingBottom: '1',
  },
};

/**
 * On phones what is cut off at the right edge fades into the paper, which says that there is more. Its place
 * is behind the table, so that it covers nothing once the end is reached.
 */
const edgeOfMore: SystemStyleObject = {
  display: { mdDown: 'flex' },
  '& > table': { flex: 'auto', width: { mdDown: 'auto' } },
  _after: {
    display: { base: 'none', mdDown: 'block' },
    content: '""',
    flex: 'none',
    position: 'sticky',
    insetInlineEnd: '0',
    width: '24px',
    background: 'linear-gradient(to left, {colors.paper}, transparent)',
    pointerEvents: 'none',
  },
};

/** Styles of the tags that the server allows. */
export const articleStyles: SystemStyleObject = {
  '& > * + *': { marginTop: '4' },
  '& h2': { fontSize: 'xl' },
  '& h3': { fontSize: 'lg' },
  '& > * + h2': { marginTop: '8' },
  '& > * + h3': { marginTop: '6' },
  '& a': { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& ul': { listStyleType: 'disc', paddingInlineStart: '6' },
  '& ol': { listStyleType: 'decimal', paddingInlineStart: '6' },
  '& li + li': { marginTop: '2' },
  '& dt': { fontWeight: '600' },
  '& dd': { marginInlineStart: '6', marginBottom: '2' },
  '& blockquote': {
    borderInlineStart: '3px solid {colors.kraft}',
    paddingInlineStart: '4',
    color: 'muted',
  },
  '& code': { fontFamily: 'mono', fontSize: 'sm' },
  '& hr': { borderTop: '2px dashed {colors.kraft}' },
  // A table wider than a phone scrolls in its own frame, while the row headings stay visible.
  '& [data-table]': { overflowX: 'auto', ...edgeOfMore },
  '& [data-table] tbody th': {
    position: 'sticky',
    insetInlineStart: '0',
    minWidth: '108px',
    background: 'paper',
  },
  // From four columns on they hold figures, each of which is read in one piece.
  '& table:has(th:nth-of-type(4)) td': { whiteSpace: 'nowrap' },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
  '& caption': { textAlign: 'start', color: 'muted', paddingBottom: '2' },
  '& th, & td': {
    paddingX: { base: '2', md: '3' },
    paddingY: '2',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid {colors.hairline}',
  },
  // In Chinese a column would become as narrow as a character.
  '& th': { fontWeight: '600', wordBreak: 'keep-all' },
  '& thead th': { color: 'muted' },
  ...steps,
};
