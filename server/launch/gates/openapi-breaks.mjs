import { isOver } from './graphql-breaks.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Bounds of what is sent: keyword → whether the new one is narrower. */
const BOUNDS = {
  minLength: (before = 0, after = 0) => after > before,
  minimum: (before = -Infinity, after = -Infinity) => after > before,
  minItems: (before = 0, after = 0) => after > before,
  maxLength: (before = Infinity, after = Infinity) => after < before,
  maximum: (before = Infinity, after = Infinity) => after < before,
  maxItems: (before = Infinity, after = Infinity) => after < before,
  pattern: (before, after) => after !== undefined && after !== before,
  format: (before, after) => after !== undefined && after !== before,
};

/**
 * Returns what a client of the released OpenAPI document could no longer do with this one: a call, a value or a
 * response that was removed, a new required input, narrower rules or another type. A call that was released as
 * deprecated may be removed once the day in its description has come.
 */
export function openApiBreaks(released, offered, today = new Date()) {
  const [before, after] = [withoutReferences(released), withoutReferences(offered)];
  return Object.entries(before.paths).flatMap(([path, calls]) =>
    METHODS.filter((method) => calls[method]).flatMap((method) => {
      const call = calls[method];
      if (call.deprecated && isOver(call.description, today)) return [];
      const now = after.paths[path]?.[method];
      return now ? callBreaks(call, now, `${method} ${path}`) : [`${method} ${path} is gone`];
    }),
  );
}

function callBreaks(before, after, at) {
  const wantsToken = (call) => (call.security ?? []).length > 0;
  return [
    ...(wantsToken(after) && !wantsToken(before) ? [`${at} wants a token now`] : []),
    ...parameterBreaks(before.parameters ?? [], after.parameters ?? [], at),
    ...bodyBreaks(before.requestBody, after.requestBody, at),
    ...Object.entries(before.responses).flatMap(([status, answer]) =>
      answerBreaks(answer, after.responses[status], `${at} ${status}`),
    ),
  ];
}

function parameterBreaks(before, after, at) {
  const keyOf = ({ in: place, name }) => `${place} ${name}`;
  const [known, now] = [before, after].map((list) => new Map(list.map((one) => [keyOf(one), one])));
  return [
    ...[...known.keys()].filter((key) => !now.has(key)).map((key) => `${at}: ${key} is gone`),
    ...[...now].flatMap(([key, one]) => {
      const old = known.get(key);
      if (one.required && !old?.required) return [`${at}: ${key} must be sent now`];
      return old ? sentBreaks(old.schema, one.schema, `${at}: ${key}`) : [];
    }),
  ];
}

function bodyBreaks(before, after, at) {
  if (!before) return after?.required ? [`${at} must have a body now`] : [];
  if (!after) return [`${at} takes no body any more`];
  const isStricter = after.required && !before.required;
  return [
    ...(isStricter ? [`${at} must have a body now`] : []),
    ...Object.entries(before.content).flatMap(([type, { schema }]) => {
      const now = after.content[type];
      return now
        ? sentBreaks(schema, now.schema, `${at} body`)
        : [`${at} takes no ${type} any more`];
    }),
  ];
}

/** Inputs may become freer: another type, or an additional optional field. */
function sentBreaks(before = {}, after = {}, at) {
  const lost = typesOf(before).filter((type) => !typesOf(after).includes(type));
  const choices = (before.enum ?? []).filter((one) => after.enum && !after.enum.includes(one));
  const isNewlyChosen = after.enum !== undefined && before.enum === undefined;
  const narrowed = Object.keys(BOUNDS).filter((rule) => BOUNDS[rule](before[rule], after[rule]));
  const demanded = (after.required ?? []).filter((name) => !(before.required ?? []).includes(name));
  return [
    ...(typesOf(after).length > 0 ? lost.map((type) => `${at} may not be ${type} any more`) : []),
    ...(isNewlyChosen ? [`${at} must be one of a few now`] : []),
    ...choices.map((one) => `${at} may not be ${JSON.stringify(one)} any more`),
    ...narrowed.map((rule) => `${at} has a narrower ${rule}`),
    ...demanded.map((name) => `${at}.${name} must be sent now`),
    ...withinBreaks(before, after, at, sentBreaks),
  ];
}

function answerBreaks(before, after, at) {
  if (!after) return [`${at} is gone`];
  const headers = Object.keys(before.headers ?? {}).filter((name) => !after.headers?.[name]);
  return [
    ...headers.map((name) => `${at}: header ${name} is gone`),
    ...Object.entries(before.content ?? {}).flatMap(([type, { schema }]) => {
      const now = after.content?.[type];
      return now ? toldBreaks(schema, now.schema, at) : [`${at} is no ${type} any more`];
    }),
  ];
}

/** Outputs may grow: an additional field, or one that is now always present. */
function toldBreaks(before = {}, after = {}, at) {
  const more = typesOf(after).filter((type) => !typesOf(before).includes(type));
  const missing = (before.required ?? []).filter((name) => !(after.required ?? []).includes(name));
  const isOpen = before.enum !== undefined && after.enum === undefined;
  return [
    ...(typesOf(before).length > 0 ? more.map((type) => `${at} may be ${type} now`) : []),
    ...(isOpen ? [`${at} is no longer one of a few`] : []),
    ...missing
      .filter((name) => after.properties?.[name])
      .map((name) => `${at}.${name} may be missing now`),
    ...withinBreaks(before, after, at, toldBreaks),
  ];
}

function withinBreaks(before, after, at, breaks) {
  const alternatives = before.oneOf ?? [];
  return [
    ...Object.entries(before.properties ?? {}).flatMap(([name, inner]) => {
      const now = after.properties?.[name];
      return now ? breaks(inner, now, `${at}.${name}`) : [`${at}.${name} is gone`];
    }),
    ...(before.items ? breaks(before.items, after.items, `${at}[]`) : []),
    ...alternatives.flatMap((inner, index) => breaks(inner, after.oneOf?.[index], at)),
  ];
}

function typesOf({ type, oneOf = [] }) {
  return type === undefined ? oneOf.flatMap(typesOf) : [type].flat();
}

/** The document with what it refers to in place; our models do not hold themselves. */
function withoutReferences(document) {
  const resolve = (value) => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...rest } = value;
    const whole = $ref ? { ...lookUp(document, $ref), ...rest } : rest;
    return Object.fromEntries(Object.entries(whole).map(([name, inner]) => [name, resolve(inner)]));
  };
  return { paths: resolve(document.paths) };
}

function lookUp(document, reference) {
  return reference
    .slice(2)
    .split('/')
    .reduce((at, name) => at?.[name.replaceAll('~1', '/')], document);
}
