/** A provider's response with all fields of the contract. */
export const providerJacket = {
  title: '纯棉外套 <b>秋冬</b>',
  description: '100 % 棉',
  image_urls: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
  price: { amount: '199.00', currency: 'CNY' },
  availability: 'IN_STOCK',
  variants: [
    {
      id: '4782311938271',
      options: [
        { name: '颜色', value: '橄榄绿' },
        { name: '尺码', value: 'M' },
      ],
      price: { amount: '209.5', currency: 'CNY' },
      availability: 'OUT_OF_STOCK',
      image_url: 'https://img.example/olive.jpg',
    },
    { id: '4782311938272', options: [{ name: '尺码', value: 'L' }] },
  ],
  shop_name: '棉布小店',
  shipping: { amount: '0', currency: 'CNY' },
  // Fields beyond the contract are ignored.
  sold: 1200,
};
