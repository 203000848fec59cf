/**
 * Names that hold money: amount, unitPrice, handling_fee, totals, BALANCE. Not feedback, nor what
 * merely counts (totalCount, totalPages).
 */
const words = '(amount|price|fee|total|balance|money)';
const capitalised = '(Amount|Price|Fee|Total|Balance|Money)';
const notCounted = '(?!Count|Pages|Items|Results|Weight|Grams)';
export const moneyName = `/(^|_)${words}s?(?![a-z])${notCounted}|${capitalised}s?(?![a-z])${notCounted}/`;
