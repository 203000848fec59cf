import { chakra } from '@chakra-ui/react';

/**
 * Who acts next: `you` is the shopper and alone has the accent, `us` is Tidebox; `done` came to a good end,
 * `ended` to another. The mark before the words differs by form as well.
 */
export const NextStepLine = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    fontSize: { base: 'md', md: '0.9375rem' },
    fontWeight: '700',
    lineHeight: '1.35',
    // Between phrases alone, which the Chinese messages part by U+200B; a deadline may break between day and time.
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    '& > span': { minWidth: '0' },
    // On the narrowest phones the longest phrase has room beside a picture, so that it takes three lines at most.
    '@media (max-width: 359px)': { fontSize: 'sm' },
    _before: { content: '""', flex: 'none', boxSize: '10px' },
  },
  variants: {
    actor: {
      you: {
        color: 'accentHover',
        _before: { background: 'accent', clipPath: 'polygon(0 0, 100% 50%, 0 100%)' },
      },
      us: { color: 'brand', _before: { background: 'brand', clipPath: 'circle(50%)' } },
      done: {
        color: 'ok',
        _before: {
          background: 'ok',
          clipPath: 'polygon(0 45%, 20% 30%, 40% 60%, 85% 5%, 100% 20%, 42% 95%)',
        },
      },
      ended: { color: 'muted', _before: { background: 'muted', clipPath: 'inset(40% 0)' } },
    },
  },
  defaultVariants: { actor: 'you' },
});
