/** A random text of about 25 letters and digits. Unlike `crypto.randomUUID`, it also works on a page without https. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
