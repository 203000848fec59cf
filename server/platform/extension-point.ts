/** What a module adds to a point of a module below it; made by `ExtensionPoint.with`. */
export interface Extension {
  readonly point: object;
  readonly contribution: unknown;
}

/**
 * A place where a module lets those above it join in without knowing them: it exports the point,
 * they list `point.with(…)` in their manifests, and it asks `point.of(services.modules)`.
 */
export class ExtensionPoint<Contribution> {
  with(contribution: Contribution): Extension {
    return { point: this, contribution };
  }

  /** Returns what the modules add here, in their order. */
  of(modules: readonly { readonly extensions?: readonly Extension[] }[]): Contribution[] {
    return modules
      .flatMap(({ extensions = [] }) => extensions)
      .filter(({ point }) => point === this)
      .map(({ contribution }) => contribution as Contribution);
  }
}
