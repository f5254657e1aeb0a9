import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** Writes a value as JSON into a file of the repository, formatted as by `npm run format`. */
export function keepFormatted(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
  formatFiles(file)
}

/** Formats files as the step `format` requires. */
export function formatFiles(...files: string[]): void {
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files], { stdio: ['ignore', 'ignore', 'inherit'] })
}
