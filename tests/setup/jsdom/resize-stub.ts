/** jsdom lays nothing out, so that no size ever changes: observers hear of the first one only. */
export function installResizeObserver(): void {
  window.ResizeObserver = class implements ResizeObserver {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe(): void {
      this.callback([], this);
    }
    unobserve(): void {}
    disconnect(): void {}
  };
}
