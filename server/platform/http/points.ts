/**
 * What is answered outside of GraphQL's fields costs, in its points: 1,000 of them take 1 to 2 ms of a
 * processor.
 */
export const points = {
  /** The most that one operation of GraphQL or call of REST may cost. The storefront's dearest costs a third. */
  operation: 8_000,
  /** A small file, a document or page that is kept, a refusal, a path that is unknown. */
  answer: 10,
  /** A page that is drawn, filled in and compressed. */
  drawnPage: 10_000,
  /** A statement, an invoice, an export: it reads and writes much, of which an answer has no fields. */
  answeredFile: 500,
  /** A picture that is sent: it is decoded and written anew, however small its file is. */
  sentFile: 2_000,
} as const;
