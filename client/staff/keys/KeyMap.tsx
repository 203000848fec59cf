import { chakra } from '@chakra-ui/react';
import { useText } from '../i18n/useText';
import { Kbd } from '../ui/Kbd';
import { allKeys } from './allKeys';

/** Every key with what it does, by place. */
export function KeyMap() {
  const text = useText();
  return (
    <Columns>
      {allKeys.map(({ title, keys }) => (
        <section key={title}>
          <chakra.h3 fontSize="md" marginBottom="6px">
            {text(title)}
          </chakra.h3>
          <ul>
            {keys.map(([key, does]) => (
              <Row key={key}>
                <span>
                  <Kbd whiteSpace="normal" height="auto" minHeight="22px">
                    {key}
                  </Kbd>
                </span>
                <span>{text(does)}</span>
              </Row>
            ))}
          </ul>
        </section>
      ))}
    </Columns>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', lgDown: 'minmax(0, 1fr)' },
    gap: '20px 28px',
    padding: '18px 20px 22px',
  },
});

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    gap: '10px',
    alignItems: 'baseline',
    paddingY: '1',
    borderTop: '1px dotted {colors.kraft}',
    fontSize: 'sm',
  },
});
