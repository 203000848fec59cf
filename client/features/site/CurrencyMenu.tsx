import { useText } from '../../i18n/useText';
import { CompactSelect } from '../../ui/CompactSelect';

/** In what prices are shown (HD-12): yuan, in which everything settles. */
export function CurrencyMenu() {
  const text = useText();
  return (
    <CompactSelect aria-label={text('common.currency')} defaultValue="CNY">
      <option value="CNY">¥ CNY</option>
    </CompactSelect>
  );
}
