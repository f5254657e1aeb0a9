// Plain JavaScript without dependencies, as install.js needs it before anything is installed.

/** Whether programs that are made for glibc do not run here: found as npm finds which packages fit. */
export function isMusl() {
  if (process.platform !== 'linux') return false
  // Nobody's name has to be looked up for it.
  process.report.excludeNetwork = true
  return Object(process.report.getReport()).header.glibcVersionRuntime === undefined
}

/** What the packages of an installation are made for. */
export const machine = () => `${process.platform}-${process.arch}${isMusl() ? '-musl' : ''}`
