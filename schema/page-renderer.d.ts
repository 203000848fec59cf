/** What the client's build for the server exports: it draws a page as the browser would. */
export interface PageRenderer {
  /**
   * Draws one page. Nothing is kept between two calls but code and texts.
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
  /** The answer to the query for header and footer. */
  readonly shell: object;
  /**
   * What else is asked: all that the page asks; what it asks first; or nothing, where a frame with the
   * page's loading state is enough.
   */
  readonly questions: 'all' | 'first' | 'none';
  /** Returns what a query says; null where that fails, and the page then leaves it to the browser. */
  ask(query: object, variables: Record<string, unknown> | undefined): Promise<object | null>;
}

export interface RenderedPage {
  /** What stands in the root element. */
  readonly html: string;
  /** What React wants in the head beside the title: preloaded pictures, say. */
  readonly head: string;
  /** Style elements, in their order, as Emotion finds them again in the browser. */
  readonly styles: readonly { readonly emotion: string; readonly css: string }[];
  /** For whom it is drawn, in words that the browser compares with its own. */
  readonly renderKey: string;
  /** What was asked and answered, for the browser's cache. */
  readonly cache: object;
}
