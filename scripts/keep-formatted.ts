import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** Writes a value as JSON into a file of the repository, in the form that `npm run format` gives it. */
export function keepFormatted(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
  formatFiles(file)
}

/** Gives files the form in which the step `format` takes them. */
export function formatFiles(...files: string[]): void {
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files], { stdio: ['ignore', 'ignore', 'inherit'] })
}
