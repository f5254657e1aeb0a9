import type { Schema } from '../read/document.ts'
import type { Schemas } from '../read/schema.ts'

/** The components of both contracts. */
export interface Sides {
  before: Schemas
  after: Schemas
}

/** Whether two names mean the same component: the same name, or a new name for the old one. */
export const isSameComponent = (old: string, now: string, sides: Sides) =>
  old === now || (!(old in sides.after) && !(now in sides.before))

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
  /** The same wherever the component is used. */
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
export type CompareSchemas = (before: Schema, after: Schema, at: At, sides: Sides, report: Report) => void

export const fieldAt = (at: At, name: string): At => ({
  ...at,
  about: at.about ? `${at.about}.${name}` : name,
  path: at.path ? `${at.path}.${name}` : name,
})
export const entriesAt = ({ main: _main, ...at }: At): At => ({ ...at, about: `${at.about}[]`, path: `${at.path}[]` })
/** The fields that have no name of their own. */
export const othersAt = ({ main: _main, ...at }: At): At => fieldAt(at, '*')

export const requiredChange = (at: At, isRequired: boolean): SchemaChange => ({
  kind: isRequired ? 'required' : 'optional',
  at,
  words: isRequired ? 'is now required (was optional)' : 'is now optional (was required)',
  effect: isRequired ? 'narrower' : 'wider',
})

/** In a request, a receiver that allows no unknown fields refuses a new one. In a reply, a new field breaks nobody. */
export function addedField(at: At, isRequired: boolean, wasClosed: boolean): SchemaChange {
  const isRefused = wasClosed && at.part !== 'reply'
  return {
    kind: 'field added',
    at,
    words: `is new and ${isRequired ? 'required' : 'optional'}`,
    effect: isRequired ? (isRefused ? 'other' : 'narrower') : isRefused ? 'wider' : 'none',
  }
}

export function removedField(at: At, wasRequired: boolean, isClosed: boolean): SchemaChange {
  const isRefused = isClosed && at.part !== 'reply'
  return {
    kind: 'field removed',
    at,
    words: wasRequired ? 'is removed' : 'is removed (was optional)',
    effect: wasRequired ? (isRefused ? 'other' : 'wider') : isRefused ? 'narrower' : 'none',
  }
}
