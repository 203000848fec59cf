import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { validateInput } from '../../platform/validation/validate-input';
import { checkNeeds } from '../../staff/staff-operations';
import { staffResolvers } from '../../staff/resolvers';

let built: GraphQLSchema | undefined;

/**
 * Returns the schema of the staff console, emitted to schema/staff.graphql. It shares no object type with the shop's: a
 * field resolver on a common type would appear in both.
 */
export function staffSchema(): GraphQLSchema {
  return (built ??= buildSchemaSync({
    resolvers: staffResolvers,
    authChecker: checkNeeds,
    validateFn: validateInput,
    scalarsMap: [
      { type: Number, scalar: MoneyScalar },
      { type: Date, scalar: DateTimeScalar },
    ],
  }));
}
