import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { StaffEntryFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../../ui/values/DateTime';
import { useKeys } from '../../keys/KeysProvider';
import { Kbd } from '../../ui/Kbd';
import { Leaders } from '../../ui/Leaders';
import { SheetHead, SheetKind } from '../../ui/Sheet';
import { DecisionForm } from './DecisionForm';
import { decisionsFor, type DecisionName } from './decisions';

/** A person, and what may be decided about them: choosing shows the consequences, Ctrl+Enter decides. */
export function MemberPanel({ member }: { member: StaffEntryFragment }) {
  const text = useText();
  const [name, setName] = useState<DecisionName>();
  const decisions = decisionsFor(member);
  useKeys(
    decisions.map((decision) => ({
      keys: decision.letter,
      label: text('people.decide'),
      run: () => setName(decision.name),
    })),
  );
  const decision = decisions.find((each) => each.name === name);
  return (
    <Panel aria-labelledby={`person-${member.id}`}>
      <SheetHead>
        <chakra.h2 id={`person-${member.id}`} fontFamily="mono" fontSize="sm">
          <bdi>{member.name}</bdi>
        </chakra.h2>
        <SheetKind>{member.email}</SheetKind>
      </SheetHead>
      <chakra.div padding="14px 18px 18px" display="grid" gap="14px">
        <Leaders>
          <div>
            <dt>{text('people.since')}</dt>
            <dd>
              <DateTime at={member.createdAt} isDateOnly />
            </dd>
          </div>
          {member.sessions.map(({ id, device, station, lastUsedAt }) => (
            <div key={id}>
              <dt>{station ?? (device || text('people.session'))}</dt>
              <dd>
                <DateTime at={lastUsedAt} />
              </dd>
            </div>
          ))}
        </Leaders>
        <fieldset>
          <chakra.legend fontWeight="600" fontSize="sm">
            {text('people.decide')}
          </chakra.legend>
          {decisions.map((each) => (
            <Choice key={each.name}>
              <chakra.input
                type="radio"
                name={`decision-${member.id}`}
                boxSize="20px"
                checked={each.name === name}
                onChange={() => setName(each.name)}
              />
              <Kbd>{each.letter}</Kbd> {text(each.title)}
            </Choice>
          ))}
        </fieldset>
        {decision && (
          <DecisionForm
            key={decision.name}
            member={member}
            decision={decision}
            onDone={() => setName(undefined)}
          />
        )}
      </chakra.div>
    </Panel>
  );
}

const Panel = chakra('section', {
  base: { border: '1px solid {colors.ink}', borderRadius: 'input', background: 'surface' },
});

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '9px',
    minHeight: { base: '34px', mdDown: '44px' },
    cursor: 'pointer',
  },
});
