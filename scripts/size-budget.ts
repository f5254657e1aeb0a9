/** What one load of a screen brings: kB as servers send them (brotli), and requests. */
export interface Load {
  /** The page itself, with all that is inlined. */
  page: number
  /** Scripts in files. */
  script: number
  style: number
  /** All of them, the calls and pictures too. */
  requests: number
  /** Requests of the longest chain in which each waits for the one before. */
  depth: number
}

/** What may be more without a word: half a percent, and what a name or a version costs. */
const TOLERANCE = 0.005
const TOLERANCE_KB = 0.3

const WORDS: Record<keyof Load, string> = {
  page: 'kB of page',
  script: 'kB of scripts',
  style: 'kB of styles',
  requests: 'requests',
  depth: 'requests one after the other',
}

/** What a load brings above its budget, in words. */
export function excessOf(budget: Load, load: Load): string[] {
  // The table has all keys.
  return (Object.keys(WORDS) as (keyof Load)[]).flatMap((key) => {
    const [most, found] = [budget[key], load[key]]
    const limit = WORDS[key].startsWith('kB') ? round(most * (1 + TOLERANCE) + TOLERANCE_KB) : most
    return found > limit ? [`${found} ${WORDS[key]}, ${most} in its budget (+${round(found - most)})`] : []
  })
}

export const round = (kilobytes: number) => Math.round(kilobytes * 10) / 10
