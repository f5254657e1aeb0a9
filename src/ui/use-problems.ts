import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from './focus-field.ts'

type ByField<Field extends string, Value> = Partial<Record<Field, Value>>

/** The errors of a form's fields, and which error is announced (see FieldNote). */
export function useProblems<Field extends string>() {
  const [problems, setProblems] = useState<ByField<Field, string>>({})
  const [announced, setAnnounced] = useState<ByField<Field, number>>({})

  /**
   * Shows errors and focuses the first field with one, which a screen reader then reads. If that field already has the focus
   * or cannot get it, the error is announced instead, unless a toast said it (`isSaid`).
   */
  const show = (found: ByField<Field, string>, first?: Field, input?: unknown, isSaid = false) => {
    const isRead = input instanceof HTMLElement && input !== document.activeElement
    flushSync(() => {
      setProblems(found)
      setAnnounced((before) => (first === undefined || isSaid || isRead ? {} : onlyAt(first, (before[first] ?? 0) + 1)))
    })
    focusField(input)
  }
  /** Removes the errors of fields that were changed. */
  const clear = (changed: ByField<Field, unknown>) => {
    setProblems((before) => without(before, changed))
    setAnnounced((before) => without(before, changed))
  }
  return { problems, announced, show, clear }
}

function onlyAt<Field extends string>(field: Field, count: number): ByField<Field, number> {
  const counts: ByField<Field, number> = {}
  counts[field] = count
  return counts
}

function without<Field extends string, Value>(all: ByField<Field, Value>, changed: object): ByField<Field, Value> {
  const left = { ...all }
  for (const field in left) if (field in changed) delete left[field]
  return left
}
