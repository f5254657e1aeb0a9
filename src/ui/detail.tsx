import { CatchBoundary } from '@tanstack/react-router'
import type { Component, ComponentType, ReactNode } from 'react'

const nothing = () => undefined

/**
 * Wraps a minor part of a screen: a logo, a badge, a note. If rendering it throws, only this part is replaced by `instead`,
 * or by nothing.
 */
/* @__NO_SIDE_EFFECTS__ */
export const detail =
  <Props extends object>(Part: ComponentType<Props>, instead: (props: Props) => ReactNode = nothing) =>
  (props: Props) => (
    <CatchBoundary getResetKey={nothing} errorComponent={() => instead(props)}>
      <Part {...props} />
    </CatchBoundary>
  )

/** Whether the boundary that caught an error is a detail's, and not a route's. */
export const isDetail = (boundary: Component<unknown> | undefined): boolean =>
  Object(boundary?.props).getResetKey === nothing
