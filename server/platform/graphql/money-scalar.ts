import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { fen, type Money } from '../../kernel/money';

const WHOLE_FEN = 'Money is a whole number of fen, so an amount has two decimals at most';

function read(value: unknown): Money {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new GraphQLError(WHOLE_FEN);
  return fen(value);
}

/** Money over GraphQL: an integer number of fen. */
export const MoneyScalar = new GraphQLScalarType<Money, number>({
  name: 'Money',
  description: 'An amount of money as an integer number of fen (1/100 CNY): 1250 is ¥12.50.',
  serialize: (value) => read(value),
  parseValue: read,
  parseLiteral(node) {
    if (node.kind !== Kind.INT) throw new GraphQLError(WHOLE_FEN);
    return read(Number(node.value));
  },
});
