/** Names of the fields of an address within a refusal. */
export const addressFieldTexts = {
  en: {
    label: 'the name of the address',
    firstName: 'the first name',
    lastName: 'the last name',
    email: 'the email address',
    phone: 'the phone number',
    countryCode: 'the country',
    province: 'the state or province',
    city: 'the city',
    detail: 'the street and house number',
    postcode: 'the postcode',
  },
  zh: {
    label: '地址名称',
    firstName: '收件人名',
    lastName: '收件人姓',
    email: '邮箱',
    phone: '电话',
    countryCode: '国家/地区',
    province: '省/州',
    city: '城市',
    detail: '详细地址',
    postcode: '邮编',
  },
} as const;
