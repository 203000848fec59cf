import { useState } from 'react';
import { Button } from '../../ui/Button';
import { ActionBar } from '../../ui/paper/ActionBar';
import { ReceiptLines } from '../../ui/paper/ReceiptLines';
import { Section } from '../../ui/paper/Section';
import { Money } from '../../ui/values/Money';
import { useKitText } from './kitTexts';

/** The bar at the lower edge of phones; it takes the place of the navigation, so it waits until it is asked for. */
export function KitActionBar() {
  const say = useKitText();
  const [isShown, setShown] = useState(false);
  return (
    <Section title={say('actionBar')}>
      <p>{say('onPhones')}</p>
      <div>
        <Button isRepeatable aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {say('actionBar')}
        </Button>
      </div>
      {isShown && (
        <ActionBar
          sum={<Money fen={36_900} />}
          note={say('hint')}
          receipt={
            <ReceiptLines
              lines={[
                { id: 'goods', label: say('goods'), fen: 36_900 },
                { id: 'total', label: say('total'), fen: 36_900, kind: 'total' },
              ]}
            />
          }
        >
          <Button look="primary" isRepeatable>
            {say('choice')}
          </Button>
        </ActionBar>
      )}
    </Section>
  );
}
