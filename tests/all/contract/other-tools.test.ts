import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../setup/suite.ts'
import { compileWith } from '../../contract/compile-with.ts'
import { VERSIONS } from '../../contract/for-server.ts'

// Tools of other teams read the contract for servers. Those of the project's own packages run always; `npm run test:all -- --long`
// brings the others from the registry.

let folder = ''
beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync('.cache/tools-')
  for (const [version, document] of VERSIONS) writeFileSync(fileOf(version), JSON.stringify(document))
})
afterAll(() => rmSync(folder, { recursive: true }))

const fileOf = (version: string) => resolve(folder, `${version}.json`)

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  return { status, said: status === 0 ? '' : stdout + stderr }
}
const fromRegistry = (name: string, command: string, ...args: string[]) =>
  run('npm', 'exec', '--yes', `--package=${name}`, '--', command, ...args)

test.each(VERSIONS.map(([version]) => version))('Redocly’s strict rules take it in OpenAPI %s', (version) => {
  const cli = resolve('node_modules/@redocly/cli/bin/cli.js')
  expect(run(process.execPath, cli, 'lint', '--extends=recommended-strict', fileOf(version))).toEqual({
    status: 0,
    said: '',
  })
})

/** Types that the generated client takes from Angular, which is not installed. */
const ANGULAR = `
declare module '@angular/core' { export const Injectable: any; export const inject: any; export type Provider = any; export type EnvironmentProviders = any; export const makeEnvironmentProviders: any }
declare module '@angular/common/http' {
  export class HttpClient { request(request: any): any }
  export class HttpRequest<T> { constructor(...all: any[]); body: T }
  export class HttpResponse<T> { body: T; clone(change: any): any }
  export class HttpContext {}
  export class HttpParams { constructor(...all: any[]); [key: string]: any }
  export class HttpHeaders { constructor(...all: any[]); [key: string]: any }
  export type HttpParameterCodec = any
}
declare module 'rxjs' { export class Observable<T> { of: T; pipe(...all: any[]): any } }
declare module 'rxjs/operators' { export const filter: any; export const map: any }
`

for (const [version] of isLong ? VERSIONS : []) {
  test(`Spectral's rules take it in OpenAPI ${version}, without a warning`, { timeout: 600_000 }, () => {
    writeFileSync(join(folder, 'spectral.yaml'), 'extends: ["spectral:oas"]')
    const args = ['lint', fileOf(version), '--ruleset=spectral.yaml', '--fail-severity=warn']
    expect(fromRegistry('@stoplight/spectral-cli@6.16.3', 'spectral', ...args)).toEqual({ status: 0, said: '' })
  })

  test(`An Angular client made of it in OpenAPI ${version} compiles`, { timeout: 600_000 }, () => {
    const out = resolve(folder, `angular-${version}`)
    // It takes models of OpenAPI 3.1 that only lists with null use for unused.
    const args = ['--input', fileOf(version), '--output', out, '--ignoreUnusedModels', 'false']
    expect(fromRegistry('ng-openapi-gen@1.1.0', 'ng-openapi-gen', ...args)).toEqual({ status: 0, said: '' })
    writeFileSync(join(out, 'angular.d.ts'), ANGULAR)
    const uses = `/// <reference path="./angular.d.ts" />\nimport './models'\nexport * from './functions'\n`
    expect([...compileWith(out, '', { uses })]).toEqual([])
  })
}
