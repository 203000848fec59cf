import { RecentReviewsDocument } from '../../gql/graphql';

/** The query of the newest reviews: asked by their list, or ahead of it. */
export const newestReviews = { query: RecentReviewsDocument, variables: { limit: 6 } };
