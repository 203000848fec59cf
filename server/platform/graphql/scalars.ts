import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';

/**
 * An instant: RFC 3339 with a zone in input, UTC with milliseconds in output. It has the name known to the
 * registry of scalars and most clients; graphql-scalars calls its own DateTimeISO.
 */
export const DateTimeScalar = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description:
    'An instant by RFC 3339, with its zone: 2026-11-21T08:30:00.000Z. Answers are in UTC, with milliseconds.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
});

/**
 * A text with a format. The scalar checks only that it is a string; the format is checked by the field's rule
 * (input-fields.ts), which refuses it at that field in the shopper's language.
 */
function textScalar(name: string, specifiedByURL: string, description: string): GraphQLScalarType {
  const read = (value: unknown): string => {
    if (typeof value !== 'string') throw new GraphQLError(`${name} is a text`);
    return value;
  };
  return new GraphQLScalarType<string, string>({
    ...{ name, description, specifiedByURL, serialize: read, parseValue: read },
    parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : undefined),
  });
}

export const UrlScalar = textScalar(
  'URL',
  'https://url.spec.whatwg.org/',
  'An absolute address: https://shop.example.com/item/1.',
);

export const EmailAddressScalar = textScalar(
  'EmailAddress',
  'https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address',
  'An email address of ASCII characters, at most 254 of them: anna@example.com.',
);

export const CountryCodeScalar = textScalar(
  'CountryCode',
  'https://www.iso.org/iso-3166-country-codes.html',
  'A country or territory by ISO 3166-1: two letters, upper case, DE.',
);

export const DecimalScalar = textScalar(
  'Decimal',
  'https://www.w3.org/TR/xmlschema11-2/#decimal',
  'An exact decimal number as a text, since a binary fraction would round it: "0.1405".',
);
