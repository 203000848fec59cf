import type { RequestContext } from '../request-context';
import type { Shape } from './shape';

/** The class of a GraphQL type. */
export type OutputClass<Source = object> = abstract new () => Source;

/** A value that REST sends beside the fields of a type, or in another form. */
export interface Further<Source> {
  readonly shape: Shape;
  read(found: Source, context: RequestContext): unknown;
}

/** How a GraphQL type differs over REST; a field of which nothing is said is sent in snake_case. */
export interface OutputWording<Source> {
  /** The name of its model in the document, where that is not the name of the type. */
  readonly model?: string;
  /** Description of its model, if it differs from that of the type. */
  readonly description?: string;
  /** Field → the name it is sent under. */
  readonly sentAs?: Readonly<Record<string, string>>;
  /** Fields that are not sent, each with the reason. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Fields that are objects whose own fields are sent in their place. */
  readonly inline?: readonly string[];
  /** Further values, by the name they are sent under. */
  readonly more?: Readonly<Record<string, Further<Source>>>;
  /** Values of the document's example, by the names they are sent under. */
  readonly examples?: Readonly<Record<string, unknown>>;
  /** Value sent beside it wherever a type shows it: an `image` has its `image_url`. */
  readonly beside?: Further<Source> & { readonly suffix: string };
}

/** The wording of whichever type. */
export type AnyWording = OutputWording<never>;

const wordings = new Map<OutputClass, AnyWording>();

/**
 * Says how a GraphQL type differs over REST, in every call that shows it, and so does each type that extends
 * it. Throws an Error where it was said before.
 */
export function wordOutput<Source extends object>(
  type: OutputClass<Source>,
  wording: OutputWording<Source>,
): void {
  if (wordings.has(type)) throw new Error(`${type.name} has two wordings for REST.`);
  wordings.set(type, wording);
}

/** The classes that differ over REST. */
export function wordedOutputs(): readonly OutputClass[] {
  return [...wordings.keys()];
}

/** Returns what is said of a class, and before that of those that it extends. */
export function wordingOf(type: OutputClass): AnyWording {
  const parent = Object.getPrototypeOf(type) as OutputClass;
  const general: AnyWording = parent.prototype ? wordingOf(parent) : {};
  const { sentAs, hidden, inline, more, examples, ...own } = wordings.get(type) ?? {};
  return {
    ...{ ...general, ...own, sentAs: { ...general.sentAs, ...sentAs } },
    ...{ hidden: { ...general.hidden, ...hidden }, more: { ...general.more, ...more } },
    inline: [...(general.inline ?? []), ...(inline ?? [])],
    examples: { ...general.examples, ...examples },
  };
}
