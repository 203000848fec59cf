import { chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { buttonRecipe } from './theme/buttonRecipe';

/** A link to another screen of ours. */
export const TextLink = chakra(RouterLink, {
  base: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

/** A link that looks like a button: it leads somewhere, it does nothing. */
export const LinkButton = chakra(RouterLink, buttonRecipe);
