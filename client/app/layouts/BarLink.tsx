import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { barItemRecipe } from '../../ui/theme/barItemRecipe';

const Item = chakra(Link, barItemRecipe);

interface BarLinkProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** True if the page belongs to it; by itself the one that it leads to, and those below it. */
  isCurrent?: boolean;
  /** A badge. */
  children?: ReactNode;
}

/** An icon with a label that shows on hover, since the floating bar has no room for it. */
export function BarLink({ to, icon: Icon, label, isCurrent, children }: BarLinkProps) {
  const isThere = useMatch({ path: to, end: to === paths.home.href() }) !== null;
  return (
    <Item to={to} title={label} aria-current={(isCurrent ?? isThere) ? 'page' : undefined}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span>{label}</span>
      {children}
    </Item>
  );
}
