import { chakra } from '@chakra-ui/react';

/** The one sheet that leads on a screen: the counter's side of a waybill. */
export const Sheet = chakra('article', {
  base: {
    position: 'relative',
    minWidth: '0',
    background: 'surface',
    border: '2px solid {colors.ink}',
    borderRadius: 'input',
    boxShadow: { base: '5px 5px 0 {colors.kraft}', mdDown: '3px 3px 0 {colors.kraft}' },
    '&[data-empty]': { borderStyle: 'dashed', borderColor: 'kraft', boxShadow: 'none' },
  },
});

export const SheetHead = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '4px 18px',
    minHeight: '42px',
    paddingX: { base: '18px', mdDown: '14px' },
    paddingY: '1',
    borderBottom: '2px solid {colors.ink}',
    fontFamily: 'mono',
    fontSize: 'sm',
    fontWeight: '700',
    lineHeight: '1.3',
    '& :is(h1, h2)': { fontFamily: 'mono', fontSize: 'sm', fontWeight: '700', lineHeight: '1.3' },
  },
});

/** The quiet end of a sheet's head: how many of how many, and the like. */
export const SheetKind = chakra('span', {
  base: { color: 'muted', fontFamily: 'body', fontSize: 'sm', fontWeight: '400' },
});

/** The heading of what lies on bare paper below or beside the sheet. */
export const Rule = chakra('h2', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    marginTop: '24px',
    marginBottom: '10px',
    fontSize: 'lg',
    _after: {
      content: '""',
      flex: '1',
      borderBottom: '2px dotted {colors.kraft}',
      transform: 'translateY(-4px)',
    },
  },
});

/** Where a list is torn off: it says how much lies below. */
export const Cut = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    marginTop: '10px',
    fontSize: 'sm',
    '&::before, &::after': { content: '""', borderBottom: '2px dashed {colors.kraft}' },
    _before: { flex: '0 0 28px' },
    _after: { flex: '1' },
  },
});

/** A sentence above a form: what went wrong, or what to know. */
export const Notice = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingX: '14px',
    paddingY: '9px',
    borderInlineStart: '4px solid currentColor',
  },
  variants: {
    kind: {
      danger: { background: 'dangerTint', color: 'danger' },
      warn: { background: 'warnTint', color: 'warn' },
      info: { background: 'infoTint', color: 'info' },
      ok: { background: 'okTint', color: 'ok' },
    },
  },
});

/** A state in a word: colour, icon and word. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    paddingX: '7px',
    paddingY: '2px',
    border: '1px dashed currentColor',
    borderRadius: '3px',
    fontSize: 'sm',
    fontWeight: '600',
    lineHeight: '1.35',
    whiteSpace: 'nowrap',
  },
  variants: {
    kind: {
      ok: { background: 'okTint', color: 'ok' },
      warn: { background: 'warnTint', color: 'warn' },
      info: { background: 'infoTint', color: 'info' },
      danger: { background: 'dangerTint', color: 'danger' },
      neutral: { background: 'neutralTint', color: 'muted' },
    },
  },
});
