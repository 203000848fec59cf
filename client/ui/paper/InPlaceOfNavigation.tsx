import { Global } from '@emotion/react';
import { useText } from '../../i18n/useText';

/**
 * Takes the navigation of phones away while a bar of that height stands at the lower edge: there is
 * one bar at most.
 */
export function InPlaceOfNavigation({ height }: { height: string }) {
  const navigation = `nav[aria-label="${useText()('common.mainPlaces')}"]`;
  return (
    <Global
      styles={{
        '@media (max-width: 767px)': {
          html: { '--bottom-bar': height },
          [navigation]: { display: 'none !important' },
        },
      }}
    />
  );
}
