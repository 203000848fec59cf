import { chakra, Flex } from '@chakra-ui/react';
import { HeroDrawing } from '../../features/home/HeroDrawing';
import { MailboxDrawing } from '../../features/home/MailboxDrawing';
import { ShelfDrawing } from '../../features/home/ShelfDrawing';
import { stepDrawings } from '../../features/home/stepDrawings';
import { Section } from '../../ui/paper/Section';
import { useKitText } from './kitTexts';

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
      </Flex>
    </Section>
  );
}
