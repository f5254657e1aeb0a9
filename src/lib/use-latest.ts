import { useLayoutEffect, useRef } from 'react'

/** A ref to a value of the latest render, for code that runs after a late reply. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
