import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'

/** The project's own strict options, for generated code. */
export const STRICT: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  types: [],
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // The compiler's own declarations were not generated.
  skipDefaultLibCheck: true,
}

/** Declarations, shared between programs. */
const declarations = new Map<string, ts.SourceFile | undefined>()
const host = ts.createCompilerHost(STRICT)
const parse = host.getSourceFile.bind(host)
host.getSourceFile = (path, ...how) => {
  if (!path.endsWith('.d.ts')) return parse(path, ...how)
  if (!declarations.has(path)) declarations.set(path, parse(path, ...how))
  return declarations.get(path)
}

/** Compiles probes of generated code in a folder with strict options, each after the prelude. Returns the errors by file. */
export function compileWith(folder: string, prelude: string, probes: Record<string, string>): Map<string, string> {
  for (const [name, code] of Object.entries(probes)) writeFileSync(join(folder, `${name}.ts`), `${prelude}${code}\n`)
  const program = ts.createProgram(
    Object.keys(probes).map((name) => join(folder, `${name}.ts`)),
    STRICT,
    host,
  )
  const complaints = new Map<string, string>()
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const name = basename(file?.fileName ?? '', '.ts')
    const text = ts.flattenDiagnosticMessageText(messageText, '\n')
    complaints.set(name, `${complaints.get(name) ?? ''}${text}\n`)
  }
  return complaints
}
