interface Country {
  code: string;
  name: string;
  continent: string;
}

/** Options of a select: countries under their continents, both in the given order. */
export function CountryOptions({ countries }: { countries: readonly Country[] }) {
  const continents = [...new Set(countries.map(({ continent }) => continent))];
  return continents.map((name) => (
    <optgroup key={name} label={name}>
      {countries
        .filter(({ continent }) => continent === name)
        .map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
    </optgroup>
  ));
}
