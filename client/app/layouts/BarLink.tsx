import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { barItemRecipe } from '../../ui/theme/barItemRecipe';

const Item = chakra(NavLink, barItemRecipe);

interface BarLinkProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** A badge. */
  children?: ReactNode;
}

/** An icon with its word: below it on phones, read out and on hover elsewhere. */
export function BarLink({ to, icon: Icon, label, children }: BarLinkProps) {
  return (
    <Item to={to} end title={label}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <chakra.span srOnly={{ base: false, md: true }}>{label}</chakra.span>
      {children}
    </Item>
  );
}
