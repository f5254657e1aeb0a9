/** As `Object.hasOwn`, which is newer than the oldest engine that we serve. */
export const hasOwn = (object: object, key: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(object, key)
