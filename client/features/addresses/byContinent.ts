interface Country {
  continent: string;
  served: boolean;
}

/** The countries a delivery line reaches, under their continents, both in the given order. */
export function byContinent<T extends Country>(countries: readonly T[]): [string, T[]][] {
  const served = countries.filter((country) => country.served);
  const continents = [...new Set(served.map(({ continent }) => continent))];
  return continents.map((name) => [name, served.filter(({ continent }) => continent === name)]);
}
