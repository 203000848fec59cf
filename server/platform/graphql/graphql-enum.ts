import { registerEnumType } from 'type-graphql';

/** A few words, of which a value is one, and what each of them means. */
export interface DescribedEnum {
  readonly name: string;
  readonly description: string;
  readonly members: Readonly<Record<string, string>>;
}

const descriptions = new Map<object, DescribedEnum>();

/**
 * Registers a GraphQL enum: its name, what it is, and every member with what that one means. The
 * type of the members makes the compiler refuse one that lacks its description, and one too many.
 * The REST calls describe it by the same words.
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
  descriptions.set(values, { name, description, members });
  return values as { readonly [member in Member]: member };
}

/**
 * Registers a GraphQL enum to which several modules contribute members: each `describe`s its own before the
 * schema is built, and the compiler refuses an incomplete list. `spell` maps a value to its name in the schema.
 */
export function jointEnum(name: string, description: string, spell = (value: string) => value) {
  const values: Record<string, string> = {};
  const valuesConfig: Record<string, { description: string }> = {};
  registerEnumType(values, { name, description, valuesConfig });
  return {
    values,
    describe<Member extends string>(members: Readonly<Record<Member, string>>): void {
      for (const [member, text] of Object.entries<string>(members)) {
        values[spell(member)] = member;
        valuesConfig[spell(member)] = { description: text };
      }
    },
  };
}

/** Returns what an enum was registered with. Throws an Error where it never was. */
export function describedEnum(values: object): DescribedEnum {
  const described = descriptions.get(values);
  if (!described) throw new Error('No enum that graphqlEnum made.');
  return described;
}
