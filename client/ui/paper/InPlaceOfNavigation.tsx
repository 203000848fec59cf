import { Global } from '@emotion/react';
import { useText } from '../../i18n/useText';

/** Of the bar at the lower edge. */
export const BAR_HEIGHT = '68px';

/**
 * Keeps the lower edge of phones free of the navigation, for a bar, or while a page that may have one
 * is loading: nothing flashes there between one bar and the next.
 */
export function InPlaceOfNavigation() {
  const navigation = `nav[aria-label="${useText()('common.mainPlaces')}"]`;
  return (
    <>
      <Global
        styles={{
          '@media (max-width: 767px)': {
            html: { '--bottom-bar': BAR_HEIGHT },
            [navigation]: { display: 'none !important' },
          },
        }}
      />
      <span data-bar hidden />
    </>
  );
}
