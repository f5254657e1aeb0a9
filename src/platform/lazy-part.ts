import { type ComponentType, lazy } from 'react'
import { logError } from './error-log.ts'

/** A part whose script comes when it is first shown. Where it cannot be had the screen stays as it is, without it. */
export const lazyPart = <Props extends object>(what: string, load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch (error) {
      logError(error, what)
      return { default: () => null }
    }
  })
