// Imported before msw, which keeps cookies in `localStorage` and opens it while it loads: a browser that refuses storage throws
// there. Nothing here needs cookies.
try {
  void globalThis.localStorage
} catch {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  Object.defineProperty(globalThis, 'localStorage', { value: nothing })
}
