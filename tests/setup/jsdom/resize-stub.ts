/** Stubs `ResizeObserver`. Without layout, sizes never change, so observers are notified only once. */
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
