import { Global } from '@emotion/react';
import { useText } from '../../i18n/useText';

interface InPlaceOfNavigationProps {
  /** The media query of the screens that are meant. */
  when: string;
  /** How high the bar is that is shown instead at the lower edge; none where it stands there by itself. */
  height?: string;
}

/** Takes the navigation of phones away while another bar stands at the lower edge: there is one bar at most. */
export function InPlaceOfNavigation({ when, height = '0px' }: InPlaceOfNavigationProps) {
  const navigation = `nav[aria-label="${useText()('common.mainPlaces')}"]`;
  return (
    <Global
      styles={{
        [when]: {
          html: { '--bottom-bar': height },
          [navigation]: { display: 'none !important' },
        },
      }}
    />
  );
}
