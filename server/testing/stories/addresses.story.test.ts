import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const FIELDS = `id label firstName lastName email phone countryCode countryName continent
  province city detail postcode cityLine fullName isDefault availableActions`;
const BOOK = `{ addresses { ${FIELDS} } }`;
const CREATE = `mutation ($input: CreateAddressInput!) {
  createAddress(input: $input) { address { ${FIELDS} } addresses { id } }
}`;
const UPDATE = `mutation ($input: UpdateAddressInput!) {
  updateAddress(input: $input) { address { id city isDefault } addresses { id } }
}`;
const SET_DEFAULT = `mutation ($id: ID!) {
  setDefaultAddress(input: { addressId: $id }) { address { id isDefault } addresses { id isDefault } }
}`;
const DELETE = `mutation ($id: ID!) { deleteAddress(input: { addressId: $id }) { deletedId addresses { id } } }`;

const home = {
  label: 'Home',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '+49 30 123456',
  countryCode: 'DE',
  province: '',
  city: 'Berlin',
  detail: 'Unter den Linden 1',
  postcode: '10117',
};

async function addressOf(shopper: TestClient, change: object = {}): Promise<{ id: string }> {
  return (await shopper.run(CREATE, { input: { ...home, ...change } })).createAddress.address;
}

interface Entry {
  readonly id: string;
  readonly isDefault: boolean;
}

async function bookOf(shopper: TestClient): Promise<Entry[]> {
  return (await shopper.run(BOOK)).addresses;
}

describe('The address book (RT-10)', () => {
  it('keeps every field of an address; the first is the default (EN-06)', async () => {
    const shopper = await app.newShopper();
    expect(await addressOf(shopper)).toEqual({
      ...home,
      id: expect.any(String),
      cityLine: '10117 Berlin',
      fullName: 'Ada Byron',
      countryName: 'Germany',
      continent: 'Europe',
      isDefault: true,
      availableActions: ['EDIT'],
    });
    const [zh] = (await shopper.speaking('zh').run(BOOK)).addresses;
    expect(zh.countryName).toBe('德国');
  });

  it('moves the default, which stands first', async () => {
    const shopper = await app.newShopper();
    const first = await addressOf(shopper);
    const second = await addressOf(shopper);
    const third = await addressOf(shopper, { isDefault: true });
    expect((await bookOf(shopper)).map(({ id }) => id)).toEqual([third.id, first.id, second.id]);

    const { setDefaultAddress } = await shopper.run(SET_DEFAULT, { id: second.id });
    expect(setDefaultAddress.address.isDefault).toBe(true);
    expect(setDefaultAddress.addresses).toEqual([
      { id: second.id, isDefault: true },
      { id: first.id, isDefault: false },
      { id: third.id, isDefault: false },
    ]);
  });

  it('changes an address; the default stays when it is not asked to move', async () => {
    const shopper = await app.newShopper();
    const first = await addressOf(shopper);
    const second = await addressOf(shopper);
    const input = { ...home, city: 'Potsdam' };
    const { updateAddress } = await shopper.run(UPDATE, {
      input: { ...input, addressId: first.id },
    });
    expect(updateAddress.address).toEqual({ id: first.id, city: 'Potsdam', isDefault: true });
    await shopper.run(UPDATE, { input: { ...input, addressId: first.id } }); // the same again changes nothing

    await shopper.run(UPDATE, {
      input: { ...home, addressId: second.id, isDefault: true },
    });
    const book = await bookOf(shopper);
    expect(book.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([second.id]);
  });

  it('deletes an address, and cannot delete the default (ER-04)', async () => {
    const shopper = await app.newShopper();
    const first = await addressOf(shopper);
    const second = await addressOf(shopper);
    const { deleteAddress } = await shopper.run(DELETE, { id: second.id });
    expect(deleteAddress).toEqual({ deletedId: second.id, addresses: [{ id: first.id }] });

    const refusal = await shopper.refusal(DELETE, { id: first.id });
    expect(refusal.message).toBe("Default address can't be deleted");
    const inChinese = await shopper.speaking('zh').refusal(DELETE, { id: first.id });
    expect(inChinese.message).toBe('默认地址不能删除');
    expect(await bookOf(shopper)).toHaveLength(1);
  });

  it('holds 20 addresses and one default when 40 are added at once', async () => {
    const shopper = await app.newShopper();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        shopper.ask(CREATE, { input: { ...home, label: `No ${index}`, isDefault: index % 2 > 0 } }),
      ),
    );
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(20);
    expect(new Set(refused.map(({ message }) => message))).toEqual(
      new Set(['You can keep at most 20 addresses']),
    );
    const book = await bookOf(shopper);
    expect(book).toHaveLength(20);
    expect(book.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('holds one default when many are made the default at once', async () => {
    const shopper = await app.newShopper();
    const ids = [];
    for (let index = 0; index < 6; index++) ids.push((await addressOf(shopper)).id);
    await Promise.all([...ids, ...ids].map((id) => shopper.run(SET_DEFAULT, { id })));
    const book = await bookOf(shopper);
    expect(book.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('reads the book in one statement after the session', async () => {
    const shopper = await app.newShopper();
    await addressOf(shopper);
    expect(await app.statementsOf(() => shopper.run(BOOK))).toHaveLength(2);
  });
});

describe('Words of an address', () => {
  it('keep the joiners of a Persian name; what came along from a page without any width goes', async () => {
    const shopper = await app.newShopper();
    const firstName = 'شاه\u200cرخ';
    const input = { ...home, countryCode: 'IQ', firstName, city: 'Bas\u200bra\ufeff' };
    await shopper.run(CREATE, { input: { ...input, phone: '\u202d+49 30 123456\u202c' } });
    expect(await bookOf(shopper)).toEqual([
      expect.objectContaining({ firstName, city: 'Basra', phone: '+49 30 123456' }),
    ]);
  });
});

describe('What is pasted into an address is made plain', () => {
  it.each([
    [
      { firstName: 'Ａｎａ　Ｍaría', lastName: 'Lo\u00adpez\u200f' },
      { firstName: 'Ana María', lastName: 'Lopez' },
    ],
    [{ firstName: '\u2068Jose\u0301\u2069' }, { firstName: 'José' }],
    [
      { detail: '１２½ Ｍａｉｎ Ｓｔ，\u200e ２nd ﬂoor, 3º' },
      { detail: '12½ Main St, 2nd floor, 3º' },
    ],
    [{ phone: '+49.30/123456' }, { phone: '+49 30 123456' }],
    [{ phone: '0049 30 123456 Ext.: 12' }, { phone: '+49 30 123456 ext. 12' }],
    [{ phone: '4915112345678' }, { phone: '+49 1511 2345678' }],
    [{ postcode: '１０１１７' }, { postcode: '10117' }],
    [{ email: 'ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ' }, { email: 'ana@example.com' }],
    [{ email: 'Ana López <ana@example.com>' }, { email: 'ana@example.com' }],
    [{ email: 'info@münchen.de' }, { email: 'info@xn--mnchen-3ya.de' }],
    [{ email: 'info@xn--mnchen-3ya.de' }, { email: 'info@xn--mnchen-3ya.de' }],
  ])('%j is kept as %j', async (typed, kept) => {
    const shopper = await app.newShopper();
    await addressOf(shopper, typed);
    expect(await bookOf(shopper)).toEqual([expect.objectContaining(kept)]);
  });

  it('and the email address typed full width signs in', async () => {
    const { email } = (await (await app.newShopper()).run('{ viewer { email } }')).viewer;
    const SIGN_IN = `mutation ($input: SignInInput!) {
      signIn(input: $input) { ... on SignInPayload { token } }
    }`;
    const wide = email.replace('@', '＠').replaceAll('.', '．');
    const input = { email: wide, password: 'secret123' };
    expect((await app.guest.run(SIGN_IN, { input })).signIn.token).toEqual(expect.any(String));
  });
});

describe('An address is one that its country’s post delivers (VA-08)', () => {
  const inToronto = {
    ...{ countryCode: 'CA', province: 'ON', city: 'Toronto', detail: '100 Yonge St' },
    ...{ postcode: 'M5V2T6', phone: '416 555 0199' },
  };
  const inLatin = (what: string) =>
    `Write ${what} in Latin letters: other ones are not read where it goes`;

  it('the code of its country is put before a phone number, a postcode written as it is there', async () => {
    const shopper = await app.newShopper();
    await addressOf(shopper, inToronto);
    await addressOf(shopper, { countryCode: 'JP', city: '東京都', postcode: '1000001' });
    expect(await bookOf(shopper)).toEqual([
      expect.objectContaining({ phone: '+1 416 555 0199', postcode: 'M5V2T6' }),
      expect.objectContaining({ city: '東京都', postcode: '100-0001' }),
    ]);
  });

  it.each([
    [
      {
        ...inToronto,
        firstName: '磊',
        lastName: '王',
        city: '多伦多',
        detail: '央街100号',
        province: '',
      },
      {
        firstName: inLatin('the first name'),
        lastName: inLatin('the last name'),
        city: inLatin('the city'),
        detail: inLatin('the street and house number'),
        province: 'Please fill in the state or province',
      },
    ],
    [
      { postcode: '1062' },
      {
        postcode:
          'Enter the postcode as the post of its country writes it. Germany: 5 digits, for example 10115',
      },
    ],
    [
      { countryCode: 'GB', postcode: '10117' },
      { postcode: expect.stringMatching(/ United Kingdom: for example SW1A 1AA$/) },
    ],
    [
      { ...inToronto, phone: '555 0199' },
      { phone: expect.stringMatching(/with its country code, like \+1 /) },
    ],
    [
      { countryCode: 'HK', postcode: '' },
      { postcode: 'Enter the postcode, or 000000 where there is none' },
    ],
    [
      { countryCode: 'IE', postcode: '' },
      { postcode: 'Enter the postcode, or 000000 where there is none' },
    ],
  ])('%j is refused', async (change, fields) => {
    const shopper = await app.newShopper();
    const { extensions } = await shopper.refusal(CREATE, { input: { ...home, ...change } });
    expect(extensions).toEqual({ code: 'VALIDATION_FAILED', fields });
    const { id } = await addressOf(shopper);
    const changed = { ...home, ...change, addressId: id };
    const refusal = await shopper.refusal(UPDATE, { input: changed });
    expect(refusal.extensions.fields).toEqual(fields);
  });

  it.each(['HK', 'AE', 'IE'])('in %s 000000 stands for no postcode', async (countryCode) => {
    const shopper = await app.newShopper();
    await addressOf(shopper, { countryCode, postcode: '000000' });
    const { countries } = await app.guest.run('{ countries { code needsPostcode } }');
    expect(countries).toContainEqual({ code: countryCode, needsPostcode: false });
  });
});

describe('An address cannot be', () => {
  it.each([
    [{ label: ' ' }, 'label', 'Please fill in the name of the address', '请填写地址名称'],
    [{ firstName: '' }, 'firstName', 'Please fill in the first name', '请填写收件人名'],
    [{ lastName: '' }, 'lastName', 'Please fill in the last name', '请填写收件人姓'],
    [{ email: '' }, 'email', 'Please fill in the email address', '请填写邮箱'],
    [{ phone: '' }, 'phone', 'Please fill in the phone number', '请填写电话'],
    [{ countryCode: '' }, 'countryCode', 'Please fill in the country', '请填写国家/地区'],
    [{ city: '' }, 'city', 'Please fill in the city', '请填写城市'],
    [{ detail: '' }, 'detail', 'Please fill in the street and house number', '请填写详细地址'],
    [{ postcode: '\t' }, 'postcode', 'Please fill in the postcode', '请填写邮编'],
    [{ firstName: '\u200d' }, 'firstName', 'Please fill in the first name', '请填写收件人名'],
    [{ city: '\u2060' }, 'city', 'Please fill in the city', '请填写城市'],
  ])('left without %p (VA-08)', async (change, field, english, chinese) => {
    const shopper = await app.newShopper();
    const input = { ...home, ...change };
    const refusal = await shopper.refusal(CREATE, { input });
    expect(refusal.message).toBe('please fill in all items');
    expect(refusal.extensions.fields).toEqual({ [field]: english });
    const inChinese = await shopper.speaking('zh').refusal(CREATE, { input });
    expect(inChinese.message).toBe('请填写所有项目');
    expect(inChinese.extensions.fields).toEqual({ [field]: chinese });
    expect(await bookOf(shopper)).toEqual([]);
  });

  it.each([
    [{ email: 'ada' }, 'email', 'Enter an email address like name@example.com'],
    [{ email: 'аda@example.com' }, 'email', 'Enter an email address with only the letters a to z'],
    [{ phone: 'call me' }, 'phone', 'Enter a phone number with digits only'],
    [{ countryCode: 'XX' }, 'countryCode', 'Choose a country we deliver to'],
    [{ countryCode: 'DEU' }, 'countryCode', 'Choose a country we deliver to'],
    [{ label: 'x'.repeat(41) }, 'label', 'Enter at most 40 characters'],
    [{ firstName: 'x'.repeat(61) }, 'firstName', 'Enter at most 60 characters as the first name'],
    [{ province: 'x'.repeat(81) }, 'province', 'Enter at most 80 characters'],
    [{ city: 'x'.repeat(81) }, 'city', 'Enter at most 80 characters'],
    [{ detail: 'x'.repeat(201) }, 'detail', 'Enter at most 200 characters'],
    [{ postcode: 'x'.repeat(17) }, 'postcode', 'Enter at most 16 characters'],
    [{ city: 'Ber\u0000lin' }, 'city', 'Enter the city without special control characters'],
  ])('changed to %p', async (change, field, message) => {
    const shopper = await app.newShopper();
    const { id } = await addressOf(shopper);
    const before = await bookOf(shopper);
    const refusal = await shopper.refusal(UPDATE, {
      input: { ...home, ...change, addressId: id },
    });
    expect(refusal.extensions.code).toBe('VALIDATION_FAILED');
    expect(refusal.extensions.fields?.[field]).toContain(message);
    expect(await bookOf(shopper)).toEqual(before);
  });

  it('saved with several mistakes, of which each is told at once and by the name of its field', async () => {
    const shopper = await app.newShopper();
    const input = {
      ...{ ...home, label: '', firstName: '磊', phone: 'call me', city: ' ' },
      ...{ detail: '央街100号', postcode: '1' },
    };
    const refusal = await shopper.refusal(CREATE, { input });
    expect(refusal.extensions.fields).toEqual({
      label: 'Please fill in the name of the address',
      firstName: expect.stringMatching(/^Write the first name in Latin letters/),
      phone: expect.stringMatching(/^Enter a phone number with digits only/),
      city: 'Please fill in the city',
      detail: expect.stringMatching(/^Write the street and house number in Latin letters/),
      postcode: expect.stringMatching(/Germany: 5 digits, for example 10115$/),
    });
    const inChinese = await shopper.speaking('zh').refusal(CREATE, { input });
    expect(inChinese.extensions.fields).toEqual({
      label: '请填写地址名称',
      firstName: '请用英文或拼音填写收件人名，目的地的邮政和海关不识中文',
      phone: expect.stringContaining('请输入电话号码'),
      city: '请填写城市',
      detail: '请用英文或拼音填写详细地址，目的地的邮政和海关不识中文',
      postcode: '请按当地邮政的格式填写邮编。德国：5 位数字，例如 10115',
    });
    expect(await bookOf(shopper)).toEqual([]);
  });

  it('written with values of a wrong type', async () => {
    const shopper = await app.newShopper();
    const { extensions } = await shopper.refusal(CREATE, { input: { ...home, city: 7 } });
    expect(extensions.code).toBe('VALIDATION_FAILED');
  });

  it.each([
    ['changed', UPDATE, (id: string) => ({ input: { ...home, addressId: id } })],
    ['made the default', SET_DEFAULT, (id: string) => ({ id })],
    ['deleted', DELETE, (id: string) => ({ id })],
  ])("%s by a stranger, nor can one that isn't there", async (_, mutation, naming) => {
    const owner = await app.newShopper();
    await addressOf(owner);
    const { id } = await addressOf(owner);
    const before = await bookOf(owner);
    const stranger = await app.newShopper();
    await addressOf(stranger);

    const foreign = await stranger.refusal(mutation, naming(id));
    const absent = await stranger.refusal(mutation, naming('x'.repeat(26)));
    expect(foreign.extensions).toEqual({ code: 'NOT_FOUND' });
    expect(absent).toEqual(foreign);
    expect(await bookOf(owner)).toEqual(before);
    expect((await bookOf(stranger))[0]?.isDefault).toBe(true);

    const asGuest = await app.guest.refusal(mutation, naming(id));
    expect(asGuest.message).toBe('Please Login First');
  });
});
