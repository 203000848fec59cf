const { createHash } = require('node:crypto');
const { preset } = require('@graphql-codegen/client-preset');

/** 64 bits distinguish our own documents; each further byte is sent with every page, as it does not compress. */
const hashAlgorithm = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The client preset, with the hash of persisted documents (decision 126): a function, which `codegen.yml` cannot hold. */
exports.preset = {
  ...preset,
  buildGeneratesSection: (options) =>
    preset.buildGeneratesSection({
      ...options,
      presetConfig: { ...options.presetConfig, persistedDocuments: { hashAlgorithm } },
    }),
};
