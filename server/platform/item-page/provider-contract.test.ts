import Ajv from 'ajv/dist/2020';
import committed from '../../../schema/item-provider.json';
import { providerJacket as jacket } from '../../testing/provider-jacket';
import { ContractBroken, readProviderItem } from './provider-contract';

const wrong: readonly (readonly [string, unknown])[] = [
  ['no object', []],
  ['null', null],
  ['no title', { ...jacket, title: undefined }],
  ['an empty title', { ...jacket, title: '' }],
  ['a title that is no text', { ...jacket, title: 7 }],
  ['a price that is a number', { ...jacket, price: 199 }],
  ['an amount that is a number', { ...jacket, price: { amount: 199, currency: 'CNY' } }],
  ['a negative amount', { ...jacket, price: { amount: '-1', currency: 'CNY' } }],
  ['an amount in words', { ...jacket, price: { amount: '1,99', currency: 'CNY' } }],
  ['a price without a currency', { ...jacket, price: { amount: '199' } }],
  ['a currency that is a sign', { ...jacket, price: { amount: '199', currency: '¥' } }],
  ['a picture that is a script', { ...jacket, image_urls: ['javascript:alert(1)'] }],
  ['one picture without a list', { ...jacket, image_urls: 'https://img.example/1.jpg' }],
  ['a thousand pictures', { ...jacket, image_urls: Array(1000).fill('https://img.example/1.jpg') }],
  ['an unknown availability', { ...jacket, availability: 'MAYBE' }],
  ['a variant without options', { ...jacket, variants: [{ id: '1', options: [] }] }],
  ['a variant without an id', { ...jacket, variants: [{ options: [{ name: 'a', value: 'b' }] }] }],
  ['an option that is a text', { ...jacket, variants: [{ id: '1', options: ['M'] }] }],
  ['shipping that is a text', { ...jacket, shipping: 'free' }],
];

describe('The contract of item providers', () => {
  it('takes an answer with all fields, and one with the title alone', () => {
    expect(readProviderItem(JSON.stringify(jacket))).toEqual(jacket);
    expect(readProviderItem('{"title":"Jacket"}')).toEqual({ title: 'Jacket' });
  });

  it.each(wrong)('is broken by %s', (_, answer) => {
    expect(() => readProviderItem(JSON.stringify(answer))).toThrow(ContractBroken);
  });

  it.each(['<html>', '{"title":', ''])('is broken by %j for JSON', (answer) => {
    expect(() => readProviderItem(answer)).toThrow(ContractBroken);
  });

  it('is in schema/item-provider.json, for whoever writes a provider', () => {
    const validate = new Ajv({ allowUnionTypes: true }).compile(committed);
    expect(validate(jacket)).toBe(true);
    for (const [fault, answer] of wrong)
      expect([fault, validate(JSON.parse(JSON.stringify(answer)))]).toEqual([fault, false]);
  });
});
