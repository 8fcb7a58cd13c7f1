import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly onError: (error: unknown) => void;
  /** Rendered in place of children that failed. @param retry renders the children again */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Catches rendering errors. A class, because React has no hook for it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
