// Imported before msw, which opens `localStorage` for its cookies while it loads: a browser that blocks storage throws there.
// Nothing here needs cookies.
try {
  void globalThis.localStorage
} catch {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  Object.defineProperty(globalThis, 'localStorage', { value: nothing })
}
