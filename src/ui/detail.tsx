import { CatchBoundary } from '@tanstack/react-router'
import type { Component, ComponentType, ReactNode } from 'react'

const nothing = () => undefined

/**
 * A part that its screen is not about: a logo, a badge, a note. Where drawing it throws, the screen goes on with what stands
 * `instead` of it, or with nothing.
 */
/* @__NO_SIDE_EFFECTS__ */
export const detail =
  <Props extends object>(Part: ComponentType<Props>, instead: (props: Props) => ReactNode = nothing) =>
  (props: Props) => (
    <CatchBoundary getResetKey={nothing} errorComponent={() => instead(props)}>
      <Part {...props} />
    </CatchBoundary>
  )

/** Whether what has caught an error is a detail's, and not a route's. */
export const isDetail = (boundary: Component<unknown> | undefined): boolean =>
  Object(boundary?.props).getResetKey === nothing
