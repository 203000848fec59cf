import { chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { buttonRecipe } from './theme/buttonRecipe';

/** A link to another screen of ours. */
export const TextLink = chakra(RouterLink, {
  base: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

/** One that stands by itself: as high as a finger needs, over what is around it, which it does not move. */
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
