import { registerEnumType } from 'type-graphql';

/**
 * Registers a GraphQL enum: its name, what it is, and every member with what that one means. The
 * type of the members makes the compiler refuse one that lacks its description, and one too many.
 */
export function graphqlEnum<Member extends string>(
  name: string,
  description: string,
  members: Readonly<Record<Member, string>>,
): { readonly [member in Member]: member } {
  const entries = Object.entries<string>(members);
  const values = Object.fromEntries(entries.map(([member]) => [member, member]));
  registerEnumType(values, {
    ...{ name, description },
    valuesConfig: Object.fromEntries(
      entries.map(([member, text]) => [member, { description: text }]),
    ),
  });
  return values as { readonly [member in Member]: member };
}
