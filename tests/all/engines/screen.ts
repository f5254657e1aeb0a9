import { spawn } from 'node:child_process'
import { pathOf } from './programs.ts'

/** A virtual screen of this size. `display` names it for programs. */
export async function startScreen({ width, height }: { width: number; height: number }) {
  // It chooses a free display, and prints which.
  const screen = spawn(
    pathOf('xvfb'),
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const said = await new Promise((found) => screen.stdio[3]?.once('data', (text) => found(String(text).trim())))
  return { display: `:${String(said)}`, close: () => void screen.kill() }
}
