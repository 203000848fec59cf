import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { ActionBar } from '../../ui/layout/ActionBar';
import { ReceiptLines } from '../../ui/document/ReceiptLines';
import { Section } from './Section';
import { Money } from '../../ui/values/Money';
import { kitPhotos } from './kitSamples';
import { useKitText } from './kitTexts';

/** The action bar of phones; it replaces the navigation, so it opens on demand. */
export function KitActionBar() {
  const say = useKitText();
  const [isShown, setShown] = useState(false);
  const sum = <Money fen={36_900} />;
  const receipt = (
    <ReceiptLines
      lines={[
        { id: 'goods', label: say('goods'), fen: 36_900 },
        { id: 'total', label: say('total'), fen: 36_900, kind: 'total' },
      ]}
    />
  );
  const next = (
    <Button look="primary" isRepeatable>
      {say('choice')}
    </Button>
  );
  return (
    <Section title={say('actionBar')}>
      <p>{say('onPhones')}</p>
      <div>
        <Button isRepeatable aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {say('actionBar')}
        </Button>
      </div>
      {isShown && (
        <>
          <Edge>
            <ActionBar
              {...{ sum, receipt }}
              note={say('found')}
              pictures={kitPhotos(5).map(({ url }) => url)}
            >
              {next}
            </ActionBar>
          </Edge>
          <Edge>
            <ActionBar {...{ sum, receipt }} note={say('hint')}>
              {next}
            </ActionBar>
          </Edge>
          <Edge>
            <ActionBar sum={say('nothing')} note={say('hint')}>
              <Button look="primary" isDisabled>
                {say('off')}
              </Button>
            </ActionBar>
          </Edge>
        </>
      )}
    </Section>
  );
}

/** Keeps a bar within the page that would otherwise be at the edge of the screen. */
const Edge = chakra('div', { base: { minHeight: '68px', transform: 'translate(0)' } });
