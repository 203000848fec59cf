import { defineRecipe } from '@chakra-ui/react';

/** Disabled, or resting after a press; one whose work is under way keeps its colours. */
const resting = '&[aria-disabled=true]:not([aria-busy=true])';

/** The look of buttons and of links like buttons. A screen has one `primary`. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '44px',
    paddingX: '4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'input',
    fontWeight: '600',
    lineHeight: '1.2',
    textAlign: 'center',
    textWrap: 'balance',
    // Chinese breaks after any character, so a squeezed label would become vertical.
    wordBreak: 'keep-all',
    cursor: 'pointer',
    transition: 'background-color {durations.fast}',
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    // Without the colour that says what is to be done, yet as readable as other text.
    [resting]: {
      background: 'neutralTint',
      borderStyle: 'dashed',
      borderColor: 'inputBorder',
      color: 'muted',
    },
    // Dots run along the lower edge, which takes no room from the label.
    '&[aria-busy=true]': {
      opacity: '0.85',
      cursor: 'progress',
      backgroundImage: 'radial-gradient(circle, currentColor 1.5px, #0000 2px)',
      backgroundPosition: '0 bottom',
      backgroundRepeat: 'repeat-x',
      backgroundSize: '12px 6px',
      animation: 'roll 0.6s linear infinite',
    },
  },
  variants: {
    look: {
      primary: {
        background: 'accent',
        color: 'accentText',
        '&:hover:not([aria-disabled=true])': { background: 'accentHover' },
      },
      solid: {
        background: 'brand',
        color: 'brandText',
        '&:hover:not([aria-disabled=true])': { background: 'brandHover' },
      },
      outline: {
        background: 'surface',
        color: 'brand',
        borderColor: 'brand',
        '&:hover:not([aria-disabled=true])': { background: 'neutralTint' },
      },
      quiet: {
        color: 'brand',
        paddingX: '2',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        [resting]: { background: 'none', borderColor: 'transparent' },
        '&:hover:not([aria-disabled=true])': { background: 'neutralTint' },
      },
      danger: {
        background: 'surface',
        color: 'danger',
        borderColor: 'danger',
        '&:hover:not([aria-disabled=true])': { background: 'dangerTint' },
      },
    },
    size: {
      md: {},
      sm: { minHeight: { base: '44px', md: '32px' }, paddingX: '3', fontSize: 'sm' },
    },
  },
  defaultVariants: { look: 'outline', size: 'md' },
});
