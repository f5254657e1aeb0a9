import type { Schema } from '../read/document.ts'
import type { Schemas } from '../read/schema.ts'

/** The components of both contracts. */
export interface Sides {
  before: Schemas
  after: Schemas
}

/** The parts of a call that carry a value. */
export const PARAMETER_PLACES = ['query', 'header', 'path', 'cookie'] as const
/** A payload is that of a message to the native shell. */
export const PARTS = [...PARAMETER_PLACES, 'request', 'payload', 'reply'] as const
export type Part = (typeof PARTS)[number]
type ParameterPlace = (typeof PARAMETER_PLACES)[number]
export const isParameterPlace = (part: Part): part is ParameterPlace => PARAMETER_PLACES.some((place) => place === part)

/** How a change affects the allowed values: more of them, fewer, some of both, the same, or nobody knows. */
export type Effect = 'wider' | 'narrower' | 'other' | 'none' | 'unknown'

/** The place of two compared schemas. */
export interface At {
  /** For a component's field, `BankCard.cardNo`; else the path. */
  about: string
  /** The same wherever the component or the parameter is used. */
  isShared: boolean
  /** The place on the wire, such as `data.bankCards[].cardNo`. */
  path: string
  part: Part
  /** Without this field, before or after, the object at `of` cannot be read (`x-main`). */
  main?: { of: string; before: boolean; after: boolean }
  /** The enclosing schemas, before and after. */
  within: [before: Schema, after: Schema][]
}

export interface SchemaChange {
  kind: string
  at: At
  words: string
  effect: Effect
}

export type Report = (change: SchemaChange) => void

/** Where a comparison begins. */
export const startOf = (part: Part): At => ({
  about: '',
  // A parameter has one meaning, whichever operation takes it.
  isShared: isParameterPlace(part),
  path: '',
  part,
  within: [],
})

export const fieldAt = (at: At, name: string): At => ({
  ...at,
  about: at.about ? `${at.about}.${name}` : name,
  path: at.path ? `${at.path}.${name}` : name,
})
export const entriesAt = ({ main: _main, ...at }: At): At => ({ ...at, about: `${at.about}[]`, path: `${at.path}[]` })

/** The side that cannot work with the old version of the other: servers for a wider request, the app for a wider reply. */
export function breaksBy(part: Part, effect: Effect): { app: boolean; servers: boolean } {
  const [wider, narrower] = [effect === 'wider' || effect === 'other', effect === 'narrower' || effect === 'other']
  return part === 'reply' ? { app: wider, servers: narrower } : { app: narrower, servers: wider }
}

export const effectOf = (isWider: boolean, isNarrower: boolean): Effect =>
  isWider && isNarrower ? 'other' : isWider ? 'wider' : isNarrower ? 'narrower' : 'none'
