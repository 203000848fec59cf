const { addTypenameToDocument } = require('@apollo/client/utilities');

/**
 * Selects `__typename` as Apollo Client's cache would only do in the browser, so that what is persisted
 * is what is sent.
 */
exports.transform = ({ documents }) =>
  documents.map((file) => ({ ...file, document: addTypenameToDocument(file.document) }));
