import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/paper/PageTitle';

interface BigStateProps {
  drawing: ReactNode;
  title: string;
  /** One sentence. */
  text: ReactNode;
  /** What to do now. */
  children?: ReactNode;
}

/** A screen that tells one thing: a large drawing, a sentence, one action. */
export function BigState({ drawing, title, text, children }: BigStateProps) {
  return (
    <Stack gap="4" alignItems="flex-start">
      <chakra.div alignSelf="center">{drawing}</chakra.div>
      <PageTitle>{title}</PageTitle>
      <chakra.p overflowWrap="anywhere">{text}</chakra.p>
      {children}
    </Stack>
  );
}
