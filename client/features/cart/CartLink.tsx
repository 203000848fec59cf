import { chakra } from '@chakra-ui/react';
import { ShoppingCart } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import { CartLink_ViewerFragmentDoc } from '../../gql/graphql';
import { barItemRecipe } from '../../ui/theme/barItemRecipe';
import { CountBadge } from '../../ui/CountBadge';

interface CartLinkProps {
  /** Null for a guest. */
  viewer: FragmentType<typeof CartLink_ViewerFragmentDoc> | null;
}

/** The way to the cart, with a badge when something lies in it (FB-01). */
export function CartLink({ viewer }: CartLinkProps) {
  const text = useText();
  const count = readFragment(CartLink_ViewerFragmentDoc, viewer)?.cartCount ?? 0;
  return (
    <Item to={paths.cart.href()} title={text('common.cart')}>
      <ShoppingCart size={20} strokeWidth={1.75} aria-hidden />
      <span>{text('common.cart')}</span>
      <CountBadge count={count} label={text('common.cartCount', { count })} />
    </Item>
  );
}

const Item = chakra(NavLink, barItemRecipe);
