/** Like `Object.hasOwn`, which our oldest engine does not have. */
export const hasOwn = (object: object, key: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(object, key)
