import { placeOf } from './source-problems.ts'

/** A finding of the linter, of which this reads only a part. */
export interface Finding {
  ruleId: string
  message: string
  location: { pointer?: string }[]
}

/** A rule of the linter. For an example that is wrong it reports every branch of the reply, dozens of lines each. */
export const OF_EXAMPLES = 'no-invalid-media-type-examples'

/** The branch of the success comes first, and so does what is wrong with it. */
const MOST = 2

/** Where an example of a success differs from the replies of failures. */
const OF_OTHER_BRANCHES = new Set(['', 'code', 'message'])

interface Problem {
  name: string
  /** Inside the reply: `data/orderStatus`. */
  path: string
  said: string
}

/**
 * What is wrong with the examples, one line each, with the file and line where authors wrote it, instead of the bundle's.
 * `root` is the project's folder.
 */
export async function exampleProblems(root: string, findings: readonly Finding[]): Promise<string[]> {
  const byName = Map.groupBy(findings.flatMap(problemOf), ({ name }) => name)
  return Promise.all(
    [...byName].map(async ([name, problems]) => {
      const inPayload = problems.filter(({ path }) => !OF_OTHER_BRANCHES.has(path))
      const first = (inPayload.length > 0 ? inPayload : problems).slice(0, MOST)
      return `${await placeOf(root, name)}: ${first.map(({ path, said }) => `${path}: ${said}`).join('; ')}`
    }),
  )
}

function problemOf({ ruleId, message, location: [at] }: Finding): Problem[] {
  const [, name, path = ''] = /\/examples\/([^/]+)\/value\/?(.*)$/.exec(at?.pointer ?? '') ?? []
  // The scrambled example repeats the first one.
  if (ruleId !== OF_EXAMPLES || !name || name === 'scrambled') return []
  return [{ name, path, said: message.replace(/^Example value must conform to the schema: |\.$/g, '') }]
}
