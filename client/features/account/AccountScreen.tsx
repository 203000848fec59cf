import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PunchedCard } from '../../ui/paper/PunchedCard';
import { RouteDrawing } from './drawings/RouteDrawing';

/** The screens before and around signing in: 400 px for the form, a drawing beside it. */
export function AccountScreen({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      justifyContent="center"
      alignItems="start"
      gap="18"
      paddingY={{ base: '2', md: '8' }}
      gridTemplateColumns={{ base: 'minmax(0, 400px)', lg: '400px minmax(0, 440px)' }}
    >
      <PunchedCard>{children}</PunchedCard>
      <chakra.div position="sticky" top="12" display={{ base: 'none', lg: 'block' }}>
        <RouteDrawing />
      </chakra.div>
    </chakra.div>
  );
}
