import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { navItemRecipe } from '../../features/site/navItemRecipe';
import { NotOpenYetButton } from '../../features/site/NotOpenYetButton';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';

const NavLink = chakra(Link, navItemRecipe);

/** Shipping estimate and community, which are not open yet, and the help centre (HD-05, HD-06). */
export function SiteNav() {
  const text = useText();
  return (
    <>
      <NotOpenYetButton label={text('common.shippingEstimate')} />
      <NotOpenYetButton label={text('common.community')} />
      <NavLink to={paths.faq.href()}>{text('common.helpCentre')}</NavLink>
    </>
  );
}
