declare const brand: unique symbol

/** An address that passed the link policy. Only link-policy.ts makes one. */
export type SafeLink = string & { readonly [brand]: true }
