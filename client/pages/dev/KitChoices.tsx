import { useState } from 'react';
import { Fold } from '../../ui/forms/Fold';
import { ChoiceChips } from '../../ui/forms/ChoiceChips';
import { SwitchField } from '../../ui/forms/SwitchField';
import { Chip, Chips } from '../../ui/lists/Chips';
import { StretchLinks } from '../../ui/lists/StretchLinks';
import { RestrictionNotice } from '../../ui/feedback/RestrictionNotice';
import { Section } from './Section';
import { useKitText } from './kitTexts';

/** Choices, filters, folds and warnings of an item. */
export function KitChoices() {
  const say = useKitText();
  const [chosen, choose] = useState('sent');
  const restriction = { kind: 'BATTERY', sentence: say('agreed'), isRefused: false };
  const lines = [
    { lineId: 'ocean', name: say('sent') },
    { lineId: 'ems', name: say('arrived') },
  ];
  return (
    <Section title={say('choices')}>
      <Chips aria-label={say('rows')}>
        <Chip to="#all" aria-current="page">
          {say('all')}
        </Chip>
        <Chip to="#goods">{say('goods')}</Chip>
      </Chips>
      <ChoiceChips
        label={say('choice')}
        value={chosen}
        choices={(['ordered', 'arrived', 'sent'] as const).map((value) => ({
          value,
          label: say(value),
        }))}
        onChoose={choose}
      />
      <SwitchField defaultChecked>{say('balance')}</SwitchField>
      <SwitchField>{say('balance')}</SwitchField>
      <Fold summary={say('hint')}>{say('info')}</Fold>
      <Fold summary={say('hint')} isOpen>
        {say('info')}
      </Fold>
      <StretchLinks
        newest="#newest"
        older="#older"
        labels={{ newest: say('sent'), older: say('ordered') }}
      />
      <RestrictionNotice
        restrictions={[{ ...restriction, isForbidden: false, deliveryLines: lines }]}
      />
      <RestrictionNotice restrictions={[{ ...restriction, isForbidden: true }]} />
    </Section>
  );
}
