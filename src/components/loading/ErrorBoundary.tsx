import { Component, type ReactNode } from "react";
import { retryFailedLoads } from "./lazyComponent.tsx";

type ErrorBoundaryProps = { children: ReactNode; fallback: (retry: () => void) => ReactNode; resetKey: string };

/** The last resort: whatever breaks below it is told in words, and the rest of the page goes on. A new place is a new try. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean; place: string }> {
  override state = { broken: false, place: this.props.resetKey };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: { place: string },
  ): { broken: boolean; place: string } | null {
    return resetKey === state.place ? null : { broken: false, place: resetKey };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (resetKey !== this.props.resetKey) retryFailedLoads();
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return this.props.fallback(() => {
      retryFailedLoads();
      this.setState({ broken: false });
    });
  }
}
