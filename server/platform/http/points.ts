/** Rate limit points for work outside of GraphQL fields: 1,000 points take 1 to 2 ms of a processor. */
export const points = {
  /** The most that one operation of GraphQL or call of REST may cost. The storefront's dearest costs a third. */
  operation: 8_000,
  /** An operation of the staff console, whose documents are all ours: a person reaches five a second at most. */
  staffOperation: 1_000,
  /** A small file, a document or page that is kept, a refusal, a path that is unknown. */
  answer: 10,
  /** A page that is rendered on the server and compressed. */
  serverRenderedPage: 10_000,
  /** A statement, an invoice, an export: it reads and writes much, and its response has no fields to count. */
  answeredFile: 500,
  /** An uploaded picture: it is decoded and encoded again, however small its file is. */
  sentFile: 2_000,
} as const;
