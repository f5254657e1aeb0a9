// Plain JavaScript without dependencies, because install.js needs it before anything is installed.

/** Whether programs that are made for glibc do not run here: found as npm finds which packages fit. */
export function isMusl() {
  if (process.platform !== 'linux') return false
  // No host name needs to be looked up for it.
  process.report.excludeNetwork = true
  return Object(process.report.getReport()).header.glibcVersionRuntime === undefined
}

/** The platform of an installation's packages. */
export const machine = () => `${process.platform}-${process.arch}${isMusl() ? '-musl' : ''}`
