/**
 * 1190 px of content in the middle. Where the margin is too narrow for the floating bar, everything
 * makes room for it alike, so that header, page and footer end at one line.
 */
export const pageRow = {
  width: '100%',
  maxWidth: 'calc({sizes.page} + 32px)',
  marginX: 'auto',
  paddingX: '4',
  paddingInlineEnd: {
    base: '4',
    md: 'max(16px, 62px - max(0px, (100vw - {sizes.page} - 32px) / 2))',
  },
};
