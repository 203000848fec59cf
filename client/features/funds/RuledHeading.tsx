import { chakra } from '@chakra-ui/react';

interface RuledHeadingProps {
  id: string;
  title: string;
  /** What stands at the end of the rule. */
  note: string;
}

/** The heading of what stands on bare paper: a dotted rule leads to its note. */
export function RuledHeading({ id, title, note }: RuledHeadingProps) {
  return (
    <Rule>
      <chakra.h2 id={id} fontSize="lg">
        {title}
      </chakra.h2>
      <chakra.span color="muted" fontSize="sm" order="2">
        {note}
      </chakra.span>
    </Rule>
  );
}

const Rule = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    _after: {
      content: '""',
      flex: '1',
      borderBottom: '2px dotted {colors.kraft}',
      transform: 'translateY(-5px)',
    },
  },
});
