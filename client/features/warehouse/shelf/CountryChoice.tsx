import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EstimateCountriesDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { CompactSelect } from '../../../ui/forms/CompactSelect';

interface CountryChoiceProps {
  /** For which country it was reckoned; null while none is known. */
  estimate: { readonly countryCode: string; readonly countryName: string } | null;
  onChange: (country: string) => void;
}

/** Destination country; the full list of countries loads on demand. */
export function CountryChoice({ estimate, onChange }: CountryChoiceProps) {
  const text = useText();
  const [isChoosing, setIsChoosing] = useState(false);
  const { data } = useQuery(EstimateCountriesDocument, { skip: !isChoosing });
  if (!isChoosing || !data) {
    return (
      <chakra.p fontSize="sm" textAlign="end">
        {estimate && (
          <chakra.span display="block" color="muted">
            <FormattedMessage id="warehouse.to" />
          </chakra.span>
        )}
        <Button
          look="quiet"
          size="sm"
          paddingX="0"
          minHeight={{ base: '44px', md: '24px' }}
          isRepeatable
          aria-label={
            estimate
              ? text('warehouse.changeCountry', { country: estimate.countryName })
              : undefined
          }
          onClick={() => setIsChoosing(true)}
        >
          {estimate?.countryName ?? <FormattedMessage id="warehouse.chooseCountry" />}
        </Button>
      </chakra.p>
    );
  }
  return (
    <CompactSelect
      aria-label={text('warehouse.estimateCountry')}
      // The select takes the place of the pressed button, so focus moves to it.
      autoFocus
      maxWidth="50%"
      value={estimate?.countryCode ?? ''}
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
