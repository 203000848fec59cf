import { chakra, Flex } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { FoundCount } from '../../ui/lists/FoundCount';
import { ListFilter } from '../../ui/lists/ListFilter';
import { LoneLink } from '../../ui/Link';
import { StaleDataNotice } from '../../ui/feedback/StaleDataNotice';
import { PriceChange } from '../../ui/values/PriceChange';
import { PerforatedCard } from '../../ui/document/PerforatedCard';
import { Section } from './Section';
import { SelectAll, SelectionBar, SelectRow } from '../../ui/lists/Selection';
import { StateRow, StateRows } from '../../ui/layout/StateRow';
import { Thumbnail } from '../../ui/document/Thumbnail';
import { useKitText } from './kitTexts';

const PHOTO = '/icon.svg';
const changed = { unitPrice: 9_900, priceRead: 12_500 };

/** Lists, their rows, and the cards that contain them. */
export function KitRows() {
  const say = useKitText();
  const [chosen, setChosen] = useState([true, false]);
  const choose = (at: number, isChosen: boolean) =>
    setChosen(chosen.map((was, index) => (index === at ? isChosen : was)));
  const rows = [say('ordered'), say('sent')];
  return (
    <>
      <Section title={say('papers')}>
        <PerforatedCard>{say('punched')}</PerforatedCard>
      </Section>
      <Section title={say('rows')}>
        <StaleDataNotice hasFailed />
        <ListFilter
          label={say('rows')}
          action="/dev/kit"
          current={{}}
          clearHref="/dev/kit"
          searchLabel={say('goods')}
        />
        <Flex gap="3">
          <FoundCount>{say('found')}</FoundCount>
          <LoneLink color="inherit" to="#all">
            {say('all')}
          </LoneLink>
        </Flex>
        <SelectAll
          count={chosen.length}
          chosenCount={chosen.filter(Boolean).length}
          onChange={(isAll) => setChosen(chosen.map(() => isAll))}
        >
          {say('all')}
        </SelectAll>
        {rows.map((label, at) => (
          <Row key={label}>
            <SelectRow
              label={label}
              isChosen={chosen[at] ?? false}
              onChange={(isChosen) => choose(at, isChosen)}
            />
            <Thumbnail src={at === 0 ? PHOTO : null} />
            <div>
              <p>{label}</p>
              {at === 0 && <PriceChange item={{ ...changed, priceChangeReason: say('agreed') }} />}
            </div>
          </Row>
        ))}
        {/* Alone in its box: it cannot follow the screen. */}
        <div>
          <SelectionBar summary={say('found')} onClear={() => setChosen([false, false])}>
            <Button look="primary" isRepeatable>
              {say('choice')}
            </Button>
          </SelectionBar>
        </div>
        <StateRows title={say('rows')}>
          <StateRow
            icon={KeyRound}
            title={say('filled')}
            state={say('success')}
            action={<Button isRepeatable>{say('choice')}</Button>}
          />
          <StateRow icon={KeyRound} title={say('empty')} state={say('nothing')} />
        </StateRows>
      </Section>
    </>
  );
}

const Row = chakra('div', { base: { display: 'flex', gap: '3', paddingInlineStart: '3' } });
