import { chakra, Flex } from '@chakra-ui/react';
import { Section } from './Section';
import { colors } from '../../ui/theme/theme-colors';
import { contrastOf, pairs, valueIn, type ColorName, type Mode } from './contrast';
import { KitTable } from './KitTable';
import { useKitText } from './kitTexts';

const Swatch = chakra('span', {
  base: { boxSize: '24px', borderWidth: '1px', borderColor: 'inputBorder', borderRadius: 'input' },
});

function Shade({ mode, name }: { mode: Mode; name: ColorName }) {
  const value = valueIn(mode, name);
  return (
    <Flex gap="2" alignItems="center">
      <Swatch style={{ background: value }} />
      {value}
    </Flex>
  );
}

/** Every colour in both modes, and how well texts can be read on their grounds. */
export function KitColors() {
  const say = useKitText();
  const names = Object.keys(colors) as ColorName[];
  const contrastIn = (mode: Mode, text: ColorName, ground: ColorName) => (
    <span>{contrastOf(mode, text, ground).toFixed(1)}</span>
  );
  return (
    <Section title={say('colours')}>
      <KitTable
        caption={say('colours')}
        head={[say('colours'), say('light'), say('dark')]}
        rows={names.map((name) => ({
          id: name,
          cells: [
            name,
            <Shade key="light" mode="light" name={name} />,
            <Shade key="dark" mode="dark" name={name} />,
          ],
        }))}
      />
      <KitTable
        caption={say('contrast')}
        head={[say('pair'), say('light'), say('dark')]}
        rows={pairs.map(([text, ground]) => ({
          id: `${text}-${ground}`,
          cells: [
            <Sample key="sample" color={text} background={ground}>
              {`${text} · ${ground}`}
            </Sample>,
            contrastIn('light', text, ground),
            contrastIn('dark', text, ground),
          ],
        }))}
      />
      <chakra.p fontSize="sm" color="muted">
        {say('contrast')}
      </chakra.p>
    </Section>
  );
}

const Sample = chakra('span', { base: { paddingX: '2', paddingY: '1', fontWeight: '600' } });
