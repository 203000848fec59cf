import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../apollo/useCommand';
import { SetEmailPreferenceDocument, type SettingPageQuery } from '../../../gql/graphql';
import type { MessageId } from '../../../i18n/catalogue';
import { SwitchField } from '../../../ui/forms/SwitchField';
import { RuledHeading } from '../../../ui/layout/RuledHeading';

type Preference = NonNullable<SettingPageQuery['viewer']>['emailPreferences'][number];

/** Email preferences by topic; kinds unknown to this page are skipped. */
const groups = [
  {
    title: 'settings.emails.orders',
    kinds: [
      ...(['ORDER_PAID', 'ORDER_IN_STOCK', 'QUESTION_ASKED', 'QUESTION_ACCEPTED'] as const),
      ...(['QUESTION_DECLINED', 'QUESTION_EXPIRED', 'PRICE_LOWERED'] as const),
      ...(['ITEM_REFUNDED', 'REFUND_APPROVED'] as const),
    ],
  },
  {
    title: 'settings.emails.packages',
    kinds: ['STORAGE_REMINDER', 'PACKAGE_PAID', 'PACKAGE_SHIPPED'],
  },
  {
    title: 'settings.emails.balance',
    kinds: [
      ...(['BALANCE_CREDITED', 'PAYMENT_CREDITED', 'REMITTANCE_DIFFERS'] as const),
      ...(['REMITTANCE_DECLINED', 'WITHDRAWAL_REQUESTED', 'WITHDRAWAL_SENT'] as const),
      'WITHDRAWAL_DECLINED',
    ],
  },
] as const satisfies { title: MessageId; kinds: readonly Preference['kind'][] }[];

/** Switches for notifications by email; each takes effect immediately. */
export function EmailSwitches({ preferences }: { preferences: readonly Preference[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <RuledHeading id={id}>
        <FormattedMessage id="settings.emails" />
      </RuledHeading>
      <chakra.p color="muted" marginBottom="4">
        <FormattedMessage id="settings.emails.text" />
      </chakra.p>
      <Columns>
        {groups.map(({ title, kinds }) => (
          <div key={title}>
            <chakra.h3 id={`${id}-${title}`} fontSize="md" marginBottom="1">
              <FormattedMessage id={title} />
            </chakra.h3>
            <chakra.ul aria-labelledby={`${id}-${title}`} listStyleType="none">
              {kinds.map((kind) => {
                const preference = preferences.find((one) => one.kind === kind);
                return (
                  preference && (
                    <li key={kind}>
                      <EmailSwitch {...preference} label={`settings.emails.${kind}`} />
                    </li>
                  )
                );
              })}
            </chakra.ul>
          </div>
        ))}
      </Columns>
    </section>
  );
}

/** The longest group beside the two others. */
const Columns = chakra('div', {
  base: {
    columnGap: '6',
    columnCount: { base: '1', md: '2' },
    '& > div': { breakInside: 'avoid', paddingBottom: '6' },
  },
});

function EmailSwitch({ kind, isOn, label }: Preference & { label: MessageId }) {
  const { run, isRunning } = useCommand(SetEmailPreferenceDocument);
  return (
    <SwitchField
      checked={isOn}
      disabled={isRunning}
      onChange={(event) => void run({ input: { kind, isOn: event.target.checked } })}
    >
      <FormattedMessage id={label} />
    </SwitchField>
  );
}
