/** Beside the content: the floating bar and a gap, less what the margin has room for already. */
export const roomForBar = 'max(16px, 45px - max(0px, (100vw - {sizes.page} - 32px) / 2))';

/** 1190 px of content in the middle. */
export const centredRow = {
  width: '100%',
  maxWidth: 'calc({sizes.page} + 32px)',
  marginX: 'auto',
};

/**
 * If the margin is too narrow for the floating bar, the content makes room at both sides, so that page and
 * footer are aligned and centred (CO-08).
 */
export const pageRow = {
  ...centredRow,
  paddingX: { base: '4', md: roomForBar },
};
