import { chakra, Stack } from '@chakra-ui/react';
import { Section } from './Section';
import { system } from '../../ui/theme/theme';
import { useKitText } from './kitTexts';

/** Name and value of each token of a kind, as the theme has them. */
function tokensOf(category: 'fontSizes' | 'spacing' | 'radii' | 'durations' | 'shadows') {
  return [...(system.tokens.categoryMap.get(category)?.values() ?? [])]
    .filter(({ extensions }) => !extensions.negative)
    .map(({ path, originalValue }) => ({
      name: path.slice(1).join('.'),
      value: String(originalValue),
    }));
}

/** Sizes of type, space, corners, motion and shadow. */
export function KitScales() {
  const say = useKitText();
  return (
    <Section title={say('type')}>
      <Stack gap="2">
        {tokensOf('fontSizes').map(({ name, value }) => (
          <chakra.p key={name} lineHeight="1.25" style={{ fontSize: value }}>
            {say('pangram')} <Note>{`${name} ${value}`}</Note>
          </chakra.p>
        ))}
      </Stack>
      <chakra.h3 fontSize="lg">{say('space')}</chakra.h3>
      {tokensOf('spacing').map(({ name, value }) => (
        <Row key={name}>
          <Bar style={{ width: value }} />
          <Note>{`${name} ${value}`}</Note>
        </Row>
      ))}
      <chakra.h3 fontSize="lg">{`${say('radius')} · ${say('shadow')}`}</chakra.h3>
      <Row>
        {tokensOf('radii').map(({ name, value }) => (
          <Sheet key={name} style={{ borderRadius: value }}>{`${name} ${value}`}</Sheet>
        ))}
        {tokensOf('shadows').map(({ name, value }) => (
          <Sheet key={name} style={{ boxShadow: value }}>
            {name}
          </Sheet>
        ))}
      </Row>
      <chakra.h3 fontSize="lg">{say('motion')}</chakra.h3>
      <Row>
        {tokensOf('durations').map(({ name, value }) => (
          <Pulse key={name} style={{ transitionDuration: value }} tabIndex={0}>
            {`${name} ${value}`}
          </Pulse>
        ))}
      </Row>
    </Section>
  );
}

const Note = chakra('span', { base: { fontSize: 'sm', color: 'muted', fontFamily: 'mono' } });
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
});
const Bar = chakra('span', { base: { height: '12px', background: 'kraft' } });
const Sheet = chakra('span', {
  base: { padding: '4', background: 'surface', borderWidth: '1px', borderColor: 'hairline' },
});
const Pulse = chakra('span', {
  base: {
    padding: '4',
    background: 'neutralTint',
    transitionProperty: 'background-color',
    _hover: { background: 'okTint' },
    _focus: { background: 'okTint' },
  },
});
