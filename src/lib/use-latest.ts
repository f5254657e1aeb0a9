import { useLayoutEffect, useRef } from 'react'

/** A ref to a value of the last render, for what goes on after a reply that came later. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
