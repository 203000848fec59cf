import { chakra, Flex } from '@chakra-ui/react';
import { EnvelopeDrawing } from '../../features/account/drawings/EnvelopeDrawing';
import { LockDrawing } from '../../features/account/drawings/LockDrawing';
import { RouteDrawing } from '../../features/account/drawings/RouteDrawing';
import { StateDrawing } from '../../features/account/drawings/StateDrawing';
import { HeroDrawing } from '../../features/home/HeroDrawing';
import { MailboxDrawing } from '../../features/home/MailboxDrawing';
import { ShelfDrawing } from '../../features/home/ShelfDrawing';
import { stepDrawings } from '../../features/home/stepDrawings';
import { Section } from './Section';
import { useKitText } from './kitTexts';

const states = ['sent', 'verified', 'changed', 'expired', 'used', 'unknown', 'taken'] as const;

/** The drawings, all of one kit. */
export function KitDrawings() {
  const say = useKitText();
  return (
    <Section title={say('drawings')}>
      <Flex gap="6" flexWrap="wrap" alignItems="center">
        {Object.entries(stepDrawings).map(([name, drawing]) => (
          <span key={name}>{drawing}</span>
        ))}
        <chakra.span width="240px">
          <HeroDrawing />
        </chakra.span>
        <ShelfDrawing />
        <MailboxDrawing />
        <chakra.span width="240px">
          <RouteDrawing />
        </chakra.span>
        <chakra.span width="200px">
          <LockDrawing />
        </chakra.span>
        <EnvelopeDrawing />
        {states.map((state) => (
          <StateDrawing key={state} state={state} />
        ))}
      </Flex>
    </Section>
  );
}
