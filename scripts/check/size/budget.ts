/** The load of a screen: kB as servers send it (brotli), and requests. */
export interface Load {
  /** The page itself, including inlined code. */
  page: number
  /** Scripts in files. */
  script: number
  style: number
  /** All requests, including calls and pictures. */
  requests: number
  /** The length of the longest chain of requests that wait for each other. */
  depth: number
}

/** The tolerated increase: half a percent, for a changed name or version. */
const TOLERANCE = 0.005
const TOLERANCE_KB = 0.3

const WORDS: Record<keyof Load, string> = {
  page: 'kB of page',
  script: 'kB of scripts',
  style: 'kB of styles',
  requests: 'requests',
  depth: 'requests one after the other',
}

/** By how much a load exceeds its budget, in words. */
export function excessOf(budget: Load, load: Load): string[] {
  // The table has all keys.
  return (Object.keys(WORDS) as (keyof Load)[]).flatMap((key) => {
    const [most, found] = [budget[key], load[key]]
    const limit = WORDS[key].startsWith('kB') ? round(most * (1 + TOLERANCE) + TOLERANCE_KB) : most
    return found > limit ? [`${found} ${WORDS[key]}, ${most} in its budget (+${round(found - most)})`] : []
  })
}

export const round = (kilobytes: number) => Math.round(kilobytes * 10) / 10
