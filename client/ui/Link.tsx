import { chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { buttonRecipe } from './theme/buttonRecipe';

/** A link to another screen of ours. */
export const TextLink = chakra(RouterLink, {
  base: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

/**
 * A link outside of text: its touch target is as high as a finger needs and overlaps its surroundings without
 * moving them.
 */
export const LoneLink = chakra(TextLink, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    marginY: '-10px',
  },
});

/** A link that looks like a button: it leads somewhere, it does nothing. */
export const LinkButton = chakra(RouterLink, buttonRecipe);
