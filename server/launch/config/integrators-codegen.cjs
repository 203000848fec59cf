const { loadCodegenConfig } = require('@graphql-codegen/cli');

/** An independent client, which knows the schema and nothing more. */
module.exports = loadCodegenConfig({ configFilePath: 'codegen.yml' }).then(
  ({ config: { generates, config } }) => ({
    schema: generates['client/gql/'].schema,
    config,
    generates: {
      'server/testing/integrators/generated/gql/': {
        documents: 'server/testing/integrators/*.graphql',
        preset: 'client',
        presetConfig: { fragmentMasking: false },
      },
    },
  }),
);
