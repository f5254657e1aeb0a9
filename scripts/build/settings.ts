import { loadEnv } from 'vite'
import { readEnv } from '../../src/platform/read-env.ts'
import { takenPaths } from './taken-paths.ts'

/** The settings of a mode, from `.env` files and the environment. An invalid one ends the command with the reason. */
export function settingsOrExit(mode: string): ReturnType<typeof readEnv> {
  try {
    return readEnv(loadEnv(mode, process.cwd()), takenPaths())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
