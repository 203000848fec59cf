const { createHash } = require('node:crypto');

const config = {
  enumsAsTypes: true,
  useTypeImports: true,
  strictScalars: true,
  nullability: { errorHandlingClient: true },
  scalars: {
    ID: 'string',
    Money: 'number',
    DateTime: 'string',
    URL: 'string',
    EmailAddress: 'string',
    CountryCode: 'string',
    Decimal: 'string',
  },
};

/** 64 bits tell our own documents apart; each further byte is sent with every page, as it does not compress. */
const hashAlgorithm = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

module.exports = {
  schema: 'schema/schema.graphql',
  generates: {
    'client/gql/': {
      documents: 'client/**/*.graphql',
      preset: 'client',
      documentTransforms: ['./server/launch/config/with-typename.cjs'],
      presetConfig: {
        persistedDocuments: { hashAlgorithm },
        fragmentMasking: { unmaskFunctionName: 'readFragment' },
      },
      config,
    },
    // A program of somebody else, who knows the schema and nothing more.
    'server/testing/integrators/gql/': {
      documents: 'server/testing/integrators/*.graphql',
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config,
    },
  },
};
