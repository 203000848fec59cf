import type { Shape } from '../../platform/http/shape';

/** The named models of the OpenAPI document. */
export type Schemas = Record<string, object>;

/** Returns a shape as the document shows it: each model in it is put into `schemas` and referred to. */
export function withModels(shape: Shape, schemas: Schemas): object {
  const { model, isMoney: _isMoney, items, properties, ...rest } = shape;
  const whole = {
    ...rest,
    ...(items && { items: withModels(items, schemas) }),
    ...(properties && { properties: withModelsInside(properties, schemas) }),
  };
  return model ? refer(model, whole, schemas) : whole;
}

function withModelsInside(properties: NonNullable<Shape['properties']>, schemas: Schemas) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, withModels(field, schemas)]),
  );
}

type Named = NonNullable<Shape['model']>;
type Whole = Pick<Shape, 'type' | 'description' | 'enum' | 'examples' | 'default'>;

/** The description and example of a model vary from place to place; its structure must not. */
function refer({ name, description: what }: Named, whole: Whole, schemas: Schemas): object {
  const { description, examples, default: fallback, type, enum: words, ...rest } = whole;
  const schema = {
    ...{ type: [type].flat()[0], description: what },
    ...(words && { enum: words.filter((word) => word !== null) }),
    ...rest,
  };
  if (JSON.stringify(schemas[name] ?? schema) !== JSON.stringify(schema))
    throw new Error(`Two models of the REST calls are named ${name}.`);
  schemas[name] = schema;
  const reference = { $ref: `#/components/schemas/${name}` };
  const isNullable = [type].flat().includes('null');
  return {
    ...{ description, default: fallback, examples },
    ...(isNullable ? { oneOf: [reference, { type: 'null' }] } : reference),
  };
}
