import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EstimateCountriesDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { CompactSelect } from '../../../ui/forms/CompactSelect';

interface CountryChoiceProps {
  /** ISO 3166 code; empty while none is known. */
  country: string;
  onChange: (country: string) => void;
}

/** Another country to estimate for; the countries are fetched when somebody wants one. */
export function CountryChoice({ country, onChange }: CountryChoiceProps) {
  const text = useText();
  const [isChoosing, setIsChoosing] = useState(false);
  const { data } = useQuery(EstimateCountriesDocument, { skip: !isChoosing });
  if (!isChoosing || !data) {
    return (
      <Button look="quiet" size="sm" paddingX="0" isRepeatable onClick={() => setIsChoosing(true)}>
        <FormattedMessage id={country ? 'warehouse.changeCountry' : 'warehouse.chooseCountry'} />
      </Button>
    );
  }
  return (
    <CompactSelect
      aria-label={text('warehouse.estimateCountry')}
      // It stands where the pressed button stood.
      autoFocus
      maxWidth="100%"
      value={country}
      onChange={(event) => {
        onChange(event.target.value);
        setIsChoosing(false);
      }}
    >
      <option value="" disabled>
        {text('warehouse.chooseCountry')}
      </option>
      {data.countries
        .filter(({ served }) => served)
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </CompactSelect>
  );
}
