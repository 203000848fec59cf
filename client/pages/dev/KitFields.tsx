import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CountryOptions } from '../../ui/forms/CountryOptions';
import { FieldPair } from '../../ui/forms/FieldPair';
import {
  CheckboxField,
  MoneyField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../ui/forms/fields';
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary';
import { ImageField } from '../../ui/forms/ImageField';
import { QuantityField } from '../../ui/forms/QuantityField';
import { QuantityInput } from '../../ui/forms/QuantityInput';
import { RangeField } from '../../ui/forms/RangeField';
import { LimitedField, useLimited } from '../../ui/forms/LimitedField';
import { useAppForm } from '../../ui/forms/useAppForm';
import { Section } from './Section';
import { useKitText } from './kitTexts';

/** The parts of forms: empty, filled, with an error, disabled. */
export function KitFields() {
  const say = useKitText();
  const [quantity, setQuantity] = useState(2);
  const [zoom, setZoom] = useState(40);
  const form = useAppForm({ defaultValues: { pieces: 2, first: 'Mei', picture: null } });
  const limited = useLimited(form);
  const countries = [{ code: 'GB', name: 'London', continent: say('shipping') }];
  return (
    <Section title={say('fields')}>
      <FormErrorSummary
        errors={{ 'kit-wrong': { type: 'required', message: say('error') } }}
        submitCount={1}
      />
      <Grid>
        <TextField name="kit-empty" label={say('empty')} hint={say('hint')} isRequired />
        <TextField name="kit-filled" label={say('filled')} defaultValue="Mei Lin" />
        <TextField name="kit-wrong" label={say('wrong')} error={say('error')} isRequired />
        <TextField name="kit-off" label={say('off')} defaultValue="Mei Lin" disabled />
        <MoneyField name="kit-money" label={say('goods')} isRequired />
        <SelectField name="kit-select" label={say('choice')}>
          <CountryOptions countries={countries} />
        </SelectField>
        <TextAreaField name="kit-area" label={say('agreed')} />
        <CheckboxField name="kit-box">{say('agreed')}</CheckboxField>
        <RangeField label={say('slider')} value={zoom} onChange={setZoom} />
        <ImageField
          {...{ form, name: 'picture', label: say('picture') }}
          upload={() => Promise.reject(new Error(say('failure')))}
        />
        <QuantityInput label={say('goods')} value={quantity} onChange={setQuantity} />
        <QuantityField
          {...{ form, name: 'pieces', label: say('goods'), hint: say('hint') }}
          range={{ min: 1, max: 9 }}
        />
      </Grid>
      <FieldPair>
        <LimitedField {...limited('first', 60)} label={say('filled')} isRequired />
        <TextField name="kit-second" label={say('filled')} defaultValue="Lin" isRequired />
      </FieldPair>
    </Section>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  },
});
