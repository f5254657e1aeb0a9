/** jsdom has no layout, so sizes never change: a `ResizeObserver` that reports nothing. */
export class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}
