import { Component, type ReactNode } from 'react';
import { reloadForMissingChunk } from './chunkFailure';
import { ErrorScreen } from './ErrorScreen';

interface PageErrorBoundaryProps {
  /** With another path another page is tried. */
  path: string;
  children: ReactNode;
}

interface Trouble {
  path?: string;
  error?: unknown;
}

/** Keeps header and footer when a page breaks; a missing chunk is mended by a reload, if one helps. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, Trouble> {
  override state: Trouble = {};

  static getDerivedStateFromError(error: unknown): Trouble {
    return { error };
  }

  static getDerivedStateFromProps({ path }: PageErrorBoundaryProps, state: Trouble) {
    return path === state.path ? null : { path, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    reloadForMissingChunk(error);
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorScreen error={error} />;
  }
}
