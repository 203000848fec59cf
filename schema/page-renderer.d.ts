/** What the client's build for the server exports: it renders a page as the browser would. */
export interface PageRenderer {
  /**
   * Renders one page. Nothing is kept between two calls but code and texts.
   * @throws whatever a component threw
   */
  renderPage(request: RenderRequest): Promise<RenderedPage>;
}

export interface RenderRequest {
  /** Path and query, as the browser asked for them. */
  readonly url: string;
  readonly language: 'en' | 'zh';
  /** The cookies that the client reads, as in a Cookie header. */
  readonly cookies: string;
  /** The result of the query for header and footer. */
  readonly shell: object;
  /**
   * The queries that run before rendering: all of the page, its first one, or none, where a frame with the
   * page's loading state is enough.
   */
  readonly prefetch: 'all' | 'first' | 'none';
  /** Returns the result of a query; null if it fails, and then the browser runs it. */
  runQuery(query: object, variables: Record<string, unknown> | undefined): Promise<object | null>;
}

export interface RenderedPage {
  /** What stands in the root element. */
  readonly html: string;
  /** What React wants in the head beside the title: preloaded pictures, say. */
  readonly head: string;
  /** Style elements, in their order, as Emotion finds them again in the browser. */
  readonly styles: readonly { readonly emotion: string; readonly css: string }[];
  /** What the page was rendered for; the browser compares it with its own key. */
  readonly renderKey: string;
  /** Queries and results for the browser's cache. */
  readonly cache: object;
}
