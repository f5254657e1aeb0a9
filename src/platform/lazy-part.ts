import { type ComponentType, lazy } from 'react'
import { logError } from './error-log.ts'

/** A component whose script is loaded when it is first shown. If loading fails, `otherwise` is rendered instead. */
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
      return { default: otherwise }
    }
  })
