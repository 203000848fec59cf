import { translate } from '../../../i18n/translate';
import type { Language } from '../../../kernel/language';
import type { LocalizedText } from '../../../kernel/parcel';
import type { DeliveryLine } from '../delivery-line.entity';
import type { DeliveryQuoteType } from '../delivery.types';
import type { Quote } from './quote';
import { unusableTexts } from './quote.texts';

/** Returns a line's name in every language, as plans and packages store it. */
export function nameOfLine({ nameEn, nameZh }: DeliveryLine): LocalizedText {
  return { en: nameEn, zh: nameZh };
}

/** Returns a quote with texts in a language. */
export function presentQuote(quote: Quote, language: Language): DeliveryQuoteType {
  const { line, price, unusable, fees, total } = quote;
  const { actualGrams, volumetricGrams, chargeableGrams } = quote;
  return {
    lineId: line.id,
    name: nameOfLine(line)[language],
    group: line.group,
    minDays: line.minDays,
    maxDays: line.maxDays,
    actualGrams,
    volumetricGrams,
    chargeableGrams,
    firstPrice: price?.firstPrice ?? null,
    furtherPrice: price?.furtherPrice ?? null,
    maxGrams: line.maxGrams,
    maxSideMm: line.maxSideMm,
    maxSideSumMm: line.maxSideSumMm,
    fees,
    total,
    unusableReason:
      unusable && translate(unusableTexts[language][unusable.code], unusable.params, language),
  };
}
