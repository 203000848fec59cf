import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PerforatedCard } from '../../ui/document/PerforatedCard';
import { RouteDrawing } from './drawings/RouteDrawing';

interface AccountScreenProps {
  children: ReactNode;
  /** Drawing of the page; the default shows the way from a shop to the door. */
  drawing?: ReactNode;
}

/** The forms before and around signing in: 400 px for the form, a drawing beside it. */
export function AccountScreen({ children, drawing = <RouteDrawing /> }: AccountScreenProps) {
  return (
    <chakra.div
      display="grid"
      justifyContent="center"
      alignItems="start"
      gap="18"
      paddingY={{ base: '2', md: '8' }}
      gridTemplateColumns={{ base: 'minmax(0, 400px)', lg: '400px minmax(0, 440px)' }}
    >
      <PerforatedCard>{children}</PerforatedCard>
      <chakra.div
        position="sticky"
        top="12"
        display={{ base: 'none', lg: 'grid' }}
        justifyItems="center"
        alignSelf="center"
        css={{ '& svg': { width: '100%' } }}
      >
        {drawing}
      </chakra.div>
    </chakra.div>
  );
}
