/** jsdom lays nothing out, so nothing changes its size: a `ResizeObserver` that never hears of one. */
export class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}
