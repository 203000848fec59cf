interface Item {
  /** Both in fen. */
  unitPrice: number;
  domesticShipping: number;
  quantity: number;
}

/** Goods and domestic shipping of the items, in fen. */
export function sumOf(items: readonly Item[]) {
  return {
    goods: items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
    domesticShipping: items.reduce((sum, { domesticShipping }) => sum + domesticShipping, 0),
  };
}
