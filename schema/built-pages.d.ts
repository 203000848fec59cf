/** What the client's build tells the server about its pages, in `.vite/pages.json`. */
export interface BuiltPages {
  /** The routes that have a page. */
  readonly routes: readonly BuiltRoute[];
  readonly notFound: PageTexts;
  /** Language → the script with the messages that every page may want. */
  readonly messages: Readonly<Record<string, string>>;
  /** Message bundle → language → the script with the messages that only some pages use. */
  readonly bundles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The fonts of text and headings, needed before the style sheet asks for them. */
  readonly fonts: readonly string[];
  /** How a server-rendered page is hydrated. */
  readonly start: {
    /** A script to stand in the page; it reads the paths to load from `data-scripts`. */
    readonly code: string;
    /** The scripts of every page, each behind those it needs. */
    readonly scripts: readonly string[];
  };
  /** The query for what stands around every page; its result is written into the page. */
  readonly shellQuery: string;
}

export interface BuiltRoute {
  /** As the router reads it: `/faq/:id?/*`. */
  readonly pattern: string;
  /** The parameters of the query that it reads; whatever else stands there makes no other page. */
  readonly reads: readonly string[];
  /** True if everybody may see it, search engines included. */
  readonly isPublic?: boolean;
  /** True if the client redirects from there to another address. */
  readonly isRedirect?: boolean;
  /** Not found where no demo runs, and nothing for search engines. */
  readonly isDemoOnly?: boolean;
  /** Its message bundles beyond the public one. */
  readonly bundles: readonly string[];
  readonly texts: PageTexts;
  /** Scripts that only some pages want, this one among them. */
  readonly scripts: readonly string[];
}

/** Language → what search engines and tabs show. */
export type PageTexts = Readonly<Record<string, { title: string; description: string }>>;
