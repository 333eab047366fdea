import { Component, type ReactNode } from "react";
import { retryParts } from "./lazyComponent.tsx";

type FaultBoundaryProps = { children: ReactNode; fallback: (retry: () => void) => ReactNode; place: string };

/** The last resort: whatever breaks below it is told in words, and the rest of the page goes on. A new place is a new try. */
export class FaultBoundary extends Component<FaultBoundaryProps, { broken: boolean; place: string }> {
  override state = { broken: false, place: this.props.place };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  static getDerivedStateFromProps({ place }: FaultBoundaryProps, state: { place: string }): { broken: boolean; place: string } | null {
    return place === state.place ? null : { broken: false, place };
  }

  override componentDidUpdate({ place }: FaultBoundaryProps): void {
    if (place !== this.props.place) retryParts();
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return this.props.fallback(() => {
      retryParts();
      this.setState({ broken: false });
    });
  }
}
