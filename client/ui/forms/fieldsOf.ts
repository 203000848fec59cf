import type { FieldValues, Path } from 'react-hook-form';

/** Returns the paths of all fields of a form, as react-hook-form and the server name them: `contact.name`, `declarations.0.value`. */
export function fieldsOf<T extends FieldValues>(values: T): Path<T>[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isGroup(value) ? fieldsOf(value).map((inner) => `${name}.${inner}`) : [name],
  ) as Path<T>[];
}

function isGroup(value: unknown): value is FieldValues {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
