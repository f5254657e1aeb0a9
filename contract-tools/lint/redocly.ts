import { execFile } from 'node:child_process'
import { join } from 'node:path'

interface Ran {
  ok: boolean
  stdout: string
  stderr: string
}

/** Runs a Redocly command on the contract below `root`. */
export function redocly(root: string, command: string, ...args: string[]): Promise<Ran> {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const config = ['--config', join(root, 'contract-tools/lint/redocly.yaml')]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  const options = { cwd: root, env, maxBuffer: 2 ** 28 }
  return new Promise((done) => {
    execFile(process.execPath, [cli, command, ...args, ...config], options, (error, stdout, stderr) =>
      done({ ok: error === null, stdout, stderr }),
    )
  })
}
