import { Component, type ReactNode } from "react";
import { retryFailedLoads } from "./lazyWithRetry.tsx";

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Renders in place of the children. `reset` renders them again. */
  fallbackRender: (error: unknown, reset: () => void) => ReactNode;
  /** A change of this key resets the boundary: usually the path. */
  resetKey?: string;
  /** Whether this boundary handles an error; any other error goes to the next boundary above. By default it handles all. */
  canHandle?: (error: unknown) => boolean;
};

type ErrorBoundaryState = { failure: { error: unknown } | undefined; resetKey: string | undefined };

/** Renders a fallback in place of children that throw. A reset also requests the chunks again that failed to load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (resetKey !== this.props.resetKey) retryFailedLoads();
  }

  override render(): ReactNode {
    const { children, fallbackRender, canHandle } = this.props;
    const { failure } = this.state;
    if (failure === undefined) return children;
    if (canHandle?.(failure.error) === false) throw failure.error;
    return fallbackRender(failure.error, () => {
      retryFailedLoads();
      this.setState({ failure: undefined });
    });
  }
}
