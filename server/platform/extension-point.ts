/** A module's contribution to an extension point of a module below it; created by `ExtensionPoint.with`. */
export interface Extension {
  readonly point: object;
  readonly contribution: unknown;
}

/**
 * A place where modules above extend a module that does not know them: it exports the point, they list
 * `point.with(…)` in their manifests, and it reads `point.of(services.modules)`.
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
