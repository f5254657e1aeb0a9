declare const brand: unique symbol

/** An address that passed the link policy (link-policy.ts), the only place that makes one. */
export type SafeLink = string & { readonly [brand]: true }
