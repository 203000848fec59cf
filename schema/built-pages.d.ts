/** What the client's build tells the server about its pages, in `.vite/pages.json`. */
export interface BuiltPages {
  /** The routes that have a page. */
  readonly routes: readonly BuiltRoute[];
  readonly notFound: PageTexts;
  /** Language → the script with the messages that every page may want. */
  readonly messages: Readonly<Record<string, string>>;
  /** Lot → language → the script with the messages that only some pages say. */
  readonly lots: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The faces of text and headings, wanted before the style sheet asks for them. */
  readonly fonts: readonly string[];
  /** How a page that the server has drawn comes to life. */
  readonly start: {
    /** A script to stand in the page; it reads the paths to load from `data-scripts`. */
    readonly code: string;
    /** The scripts of every page, each behind those it needs. */
    readonly scripts: readonly string[];
  };
  /** The query for what stands around every page; its answer is written into the page. */
  readonly shellQuery: string;
}

export interface BuiltRoute {
  /** As the router reads it: `/faq/:id?/*`. */
  readonly pattern: string;
  /** The parameters of the query that it reads; whatever else stands there makes no other page. */
  readonly reads: readonly string[];
  /** Whether everybody may see it, search engines included. */
  readonly isPublic?: boolean;
  /** Whether the client leads on from there to another address. */
  readonly isRedirect?: boolean;
  /** Not found where no demo runs, and nothing for search engines. */
  readonly isDemoOnly?: boolean;
  /** The lots of messages that it says something of. */
  readonly lots: readonly string[];
  readonly texts: PageTexts;
  /** Scripts that only some pages want, this one among them. */
  readonly scripts: readonly string[];
}

/** Language → what search engines and tabs show. */
export type PageTexts = Readonly<Record<string, { title: string; description: string }>>;
