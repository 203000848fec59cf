import { isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { OrderType } from '../../modules/orders/public';
import { PaymentType } from '../../modules/payments/payment.types';
import { some } from '../../platform/http/answer';
import { wordedOutputs, wordingOf, type OutputClass } from '../../platform/http/output-wording';
import { snakeCased } from '../../platform/http/snake-cased';
import { graphQLSchema } from '../graphql/schema';
import { describeEndpoints } from './openapi';

interface Model {
  readonly properties?: Readonly<Record<string, unknown>>;
}

const models = describeEndpoints().components.schemas as Readonly<Record<string, Model>>;
const shown = getMetadataStorage().objectTypes.flatMap(({ name, target }) => {
  const type = target as OutputClass;
  const model = models[wordingOf(type).model ?? name];
  const known = graphQLSchema().getType(name);
  if (!model?.properties || !isObjectType(known)) return [];
  return [{ name, type, model, fields: Object.keys(known.getFields()) }];
});

/** The specification puts one pair of currencies beside all of them: its response is written by hand. */
const derived = shown.filter(({ name }) => name !== 'ExchangeRates');

describe('What REST shows of the types of GraphQL', () => {
  it.each(derived)(
    '$name: each field is shown, or left out for a reason',
    ({ type, model, fields }) => {
      const { hidden = {}, sentAs = {}, inline = [] } = wordingOf(type);
      for (const field of fields.filter((one) => !inline.includes(one))) {
        const sent = sentAs[field] ?? snakeCased(field);
        if (field in hidden) expect(hidden[field]).toMatch(/\.$/);
        else expect(Object.keys(model.properties ?? {})).toContain(sent);
      }
    },
  );

  it.each(wordedOutputs().map((type) => [type.name, type] as const))(
    'what is said of %s is said of something that a call shows',
    (_, type) => {
      const shownBy = shown.filter(
        ({ type: one }) => one === type || one.prototype instanceof type,
      );
      expect(shownBy.length).toBeGreaterThan(0);
    },
  );

  it('a wording of a field that the type has not is refused', () => {
    const describe = (wording: object) => () =>
      some(OrderType, { model: 'Few', fields: ['id'], ...wording }).describe(graphQLSchema());
    expect(describe({ sentAs: { nmber: 'order_number' } })).toThrow('Order has no nmber');
    expect(describe({ inline: ['contct'] })).toThrow('Order has no contct');
    expect(describe({ sentAs: { id: 'number' }, fields: ['id', 'number'] })).toThrow('one name');
  });

  it('a field of several types is to be left out', () => {
    const payable = some(PaymentType, { model: 'Few', fields: ['payable'] });
    expect(() => payable.describe(graphQLSchema())).toThrow('Payment.payable is of several types');
  });
});
