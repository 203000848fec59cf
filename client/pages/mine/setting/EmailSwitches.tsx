import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../apollo/useCommand';
import { SetEmailPreferenceDocument, type SettingPageQuery } from '../../../gql/graphql';
import type { MessageId } from '../../../i18n/catalogue';
import { SwitchField } from '../../../ui/forms/SwitchField';
import { RuledHeading } from '../../../ui/paper/RuledHeading';

type Preference = NonNullable<SettingPageQuery['viewer']>['emailPreferences'][number];

/** What is mailed, in words; a kind that this page does not know yet is passed over. */
const words: Partial<Record<Preference['kind'], MessageId>> = {
  ORDER_PAID: 'settings.emails.ORDER_PAID',
  PACKAGE_PAID: 'settings.emails.PACKAGE_PAID',
  BALANCE_CREDITED: 'settings.emails.BALANCE_CREDITED',
  REMITTANCE_DIFFERS: 'settings.emails.REMITTANCE_DIFFERS',
  PAYMENT_CREDITED: 'settings.emails.PAYMENT_CREDITED',
  ORDER_IN_STOCK: 'settings.emails.ORDER_IN_STOCK',
  PACKAGE_SHIPPED: 'settings.emails.PACKAGE_SHIPPED',
  REFUND_APPROVED: 'settings.emails.REFUND_APPROVED',
  ITEM_REFUNDED: 'settings.emails.ITEM_REFUNDED',
  QUESTION_ASKED: 'settings.emails.QUESTION_ASKED',
  QUESTION_ACCEPTED: 'settings.emails.QUESTION_ACCEPTED',
  QUESTION_DECLINED: 'settings.emails.QUESTION_DECLINED',
  QUESTION_EXPIRED: 'settings.emails.QUESTION_EXPIRED',
  PRICE_LOWERED: 'settings.emails.PRICE_LOWERED',
  WITHDRAWAL_REQUESTED: 'settings.emails.WITHDRAWAL_REQUESTED',
  WITHDRAWAL_SENT: 'settings.emails.WITHDRAWAL_SENT',
  WITHDRAWAL_DECLINED: 'settings.emails.WITHDRAWAL_DECLINED',
  REMITTANCE_DECLINED: 'settings.emails.REMITTANCE_DECLINED',
  STORAGE_REMINDER: 'settings.emails.STORAGE_REMINDER',
};

/** Which notifications come by email as well; each switch holds at once. */
export function EmailSwitches({ preferences }: { preferences: readonly Preference[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <RuledHeading id={id}>
        <FormattedMessage id="settings.emails" />
      </RuledHeading>
      <chakra.p color="muted" marginBottom="3">
        <FormattedMessage id="settings.emails.text" />
      </chakra.p>
      <chakra.ul
        listStyleType="none"
        display="grid"
        columnGap="6"
        gridTemplateColumns="repeat(auto-fill, minmax(min(340px, 100%), 1fr))"
      >
        {preferences.map((preference) => {
          const label = words[preference.kind];
          return (
            label && (
              <li key={preference.kind}>
                <EmailSwitch {...preference} label={label} />
              </li>
            )
          );
        })}
      </chakra.ul>
    </section>
  );
}

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
