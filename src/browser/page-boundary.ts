import { Component, type ReactNode } from "react";

type Props = {
  /** Called once the page is hydrated. What it returns is called after React's own work at the end of hydration. */
  readonly onMounted: () => () => void;
  /** Called when the page cannot be rendered, and has been taken away. */
  readonly onFailed: () => void;
  readonly children: ReactNode;
};

/** Error boundary: lets the caller restore the HTML. Without it, React would leave an empty page. */
export class PageBoundary extends Component<Props> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    const settle = this.props.onMounted();
    // What React does synchronously at the end of hydration may fail as well.
    queueMicrotask(() => {
      if (!this.state.hasFailed) settle();
    });
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
