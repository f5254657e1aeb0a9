const numbers = (version: string) => version.split(/[.+-]/, 3).map(Number)

/** The lowest version that may break compatibility: the next major one, or before 1.0 the next minor one. */
export function nextBreakingVersion(version: string): string {
  const [major = 0, minor = 0] = numbers(version)
  return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`
}

/** Whether the new version number is high enough for breaking changes. */
function mayBreak(before: string, now: string): boolean {
  const [major = 0, minor = 0] = numbers(now)
  const [leastMajor = 0, leastMinor = 0] = numbers(nextBreakingVersion(before))
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}

/** The step that a breaking release still needs, if its version does not allow it yet. */
export function releaseProblem(before: string, now: string, file: string): string | undefined {
  if (mayBreak(before, now)) return undefined
  return `This breaks what ${before} promised, and the version is ${now}: raise it in ${file} to ${nextBreakingVersion(before)} (\`npm run contract:diff -- --raise\`), or break nothing.`
}
