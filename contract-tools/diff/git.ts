import { execFileSync } from 'node:child_process'

const MOST_BYTES = 256 * 1024 * 1024

/**
 * The output of git in the present folder. Not in the repository whose hook may have started this, which `GIT_DIR` would name
 * (git sets it in hooks, and even `git init` follows it), and without a person's colours. Throws what `execFileSync` throws.
 */
export const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'color.ui=false', ...args], {
    encoding: 'utf8',
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
      // Its words are read.
      LC_ALL: 'C',
    },
    maxBuffer: MOST_BYTES,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
