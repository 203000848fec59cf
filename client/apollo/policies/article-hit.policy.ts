import type { TypePolicy } from '@apollo/client';

/** Not one object: each search cuts another excerpt from the same article. */
export const articleHitPolicy: TypePolicy = { keyFields: false };
