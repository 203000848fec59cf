/** Limits that the specification fixes (section 9); the modules enforce them, `site` publishes them. */
export const MAX_ADDRESSES = 20;
export const MAX_FINE_PHOTOS = 20;
