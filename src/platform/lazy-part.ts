import { type ComponentType, lazy } from 'react'
import { logError } from './error-log.ts'
import { reloadFor } from './links/reload-once.ts'

/** A component whose script is loaded when it is first shown. If that fails, `otherwise` is shown until the page is loaded again. */
export const lazyPart = <Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = () => null,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch (error) {
      logError(error, what)
      reloadFor(error)
      return { default: otherwise }
    }
  })
