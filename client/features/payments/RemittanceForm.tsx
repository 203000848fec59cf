import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../gql';
import {
  RemittanceForm_CountryFragmentDoc,
  RemittanceForm_OptionsFragmentDoc,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { DraftNote } from '../../ui/forms/DraftNote';
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary';
import { ActionBar } from '../../ui/layout/ActionBar';
import { Barcode } from '../../ui/document/Barcode';
import { DocumentCard, DocumentCardHead } from '../../ui/document/DocumentCard';
import { FormColumns } from '../../ui/layout/FormColumns';
import { DocumentSection } from '../../ui/document/DocumentSection';
import { formatFen } from '../../ui/values/moneyText';
import { amountOf } from './rechargeAmount';
import { RemittanceFields } from './RemittanceFields';
import { RemittancePayee } from './RemittancePayee';
import { RemittanceNextSteps } from './RemittanceNextSteps';
import { useRemittance, type AskedRemittance } from './useRemittance';

interface RemittanceFormProps {
  options: FragmentType<typeof RemittanceForm_OptionsFragmentDoc>;
  countries: FragmentType<typeof RemittanceForm_CountryFragmentDoc>[];
  asked: AskedRemittance;
}

/** Payee of a remittance and the form to report it, so that it can be matched (RT-26). */
export function RemittanceForm({ asked, ...props }: RemittanceFormProps) {
  const text = useText();
  const options = readFragment(RemittanceForm_OptionsFragmentDoc, props.options);
  const countries = readFragment(RemittanceForm_CountryFragmentDoc, props.countries);
  const { form, draft, submit, isRunning } = useRemittance(asked, options);
  const amount = amountOf({ preset: '', own: asked.amount ?? '' }, options);
  const sum = amount === null ? '' : formatFen(amount);
  const button = (isWide: boolean) => (
    <Button
      type="submit"
      look="primary"
      isBusy={isRunning}
      minHeight="48px"
      {...(isWide && { width: '100%', marginTop: '4', display: { mdDown: 'none' } })}
    >
      {text('payments.remittance.submit')}
    </Button>
  );
  const then = (submit?: ReactNode) => <RemittanceNextSteps>{submit}</RemittanceNextSteps>;
  return (
    <FormColumns noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" minWidth="0">
        <DraftNote {...draft} />
        <FormErrorSummary errors={form.errors} submitCount={form.submitCount} />
        <DocumentCard>
          <DocumentCardHead end={<Barcode of={options.reference} />}>
            {text('payments.remittance.head', { sum, isKnown: String(amount !== null) })}
          </DocumentCardHead>
          <DocumentSection letter="A" title={text('payments.remittance.sendTo')}>
            <RemittancePayee options={options} amount={amount} />
          </DocumentSection>
          <DocumentSection letter="B" title={text('payments.remittance.tellUs')}>
            <RemittanceFields {...{ form, countries }} range={options} />
          </DocumentSection>
        </DocumentCard>
      </Stack>
      <aside>{then(button(true))}</aside>
      <ActionBar
        sum={sum || options.reference}
        note={sum ? options.reference : text('payments.remittance.reference')}
        receipt={then()}
      >
        {button(false)}
      </ActionBar>
    </FormColumns>
  );
}
