import { Component, type ReactNode } from 'react';
import { reloadForMissingChunk } from './chunkFailure';
import { ErrorScreen } from './ErrorScreen';

/** Catches what no page's boundary caught: a part of the frame, say, whose chunk is missing. */
export class OuterErrorBoundary extends Component<{ children: ReactNode }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    reloadForMissingChunk(error);
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorScreen error={error} />;
  }
}
