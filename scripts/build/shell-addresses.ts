import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import type { ScreenAddress } from '../../contract-tools/shell/shell-contract.ts'
import { exampleAddress, SCREENS, screenPaths } from '../../src/app/screens.ts'

const ROUTES = 'src/routes'

/**
 * Every address of the app and the site as its route declares it: the session by its folder, the parameters by `validateSearch`.
 * Reads the sources without running them, so that `npm run generate` works whatever state the generated files are in.
 */
export function shellAddresses(): ScreenAddress[] {
  const routes = new Map(routeFiles().map((file) => [addressOf(file), file]))
  return screenPaths.map((path) => {
    const { name, domain, written = path } = SCREENS[path]
    const file = routes.get(path)
    return {
      path: written,
      name,
      domain,
      session: sessionOf(file),
      parameters: file === undefined ? [] : parametersOf(file),
      example: exampleAddress(path),
      file: file ?? 'src/site/paths.ts',
    }
  })
}

const routeFiles = () =>
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .map((file) => `${ROUTES}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/[a-z]\w*\.tsx$/.test(file))

const addressOf = (file: string) =>
  `/${file
    .split('/')
    .at(-1)
    ?.replace(/\.tsx$/, '')
    .replace('index', '')}`

/** The routes below `_token.tsx` and `_card.tsx` need these sessions. */
const sessionOf = (file = '') => /\/_(token|card)\//.exec(file)?.[1] ?? 'none'

/** A value's source, and the file in which it stands. */
interface Written {
  node: ts.Expression
  file: string
}

/** The parameters that a route's `validateSearch` declares. Optional ones may be missing. */
function parametersOf(file: string): ScreenAddress['parameters'] {
  const search = declaredSearch(file)
  return search ? [...entriesOf({ node: search, file })].map(([name, required]) => ({ name, required })) : []
}

function declaredSearch(file: string): ts.Expression | undefined {
  let found: ts.Expression | undefined
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'validateSearch') found = node.initializer
    else if (ts.isShorthandPropertyAssignment(node) && node.name.text === 'validateSearch') found = node.name
    else ts.forEachChild(node, visit)
  }
  visit(parse(file))
  return found
}

/** The entries of a `v.object({...})`: whether each is required. */
function entriesOf(written: Written): Map<string, boolean> {
  const { node, file } = valueOf(written)
  const [entries] = ts.isCallExpression(node) && node.expression.getText() === 'v.object' ? node.arguments : []
  if (!entries || !ts.isObjectLiteralExpression(entries)) return unreadable(written.node.getText(), written.file)
  const found = new Map<string, boolean>()
  for (const property of entries.properties) {
    const { name } = property
    if (ts.isSpreadAssignment(property)) {
      const { expression } = property
      if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'entries')
        return unreadable(expression.getText(), file)
      for (const [key, required] of entriesOf({ node: expression.expression, file })) found.set(key, required)
    } else if (ts.isPropertyAssignment(property) && name && ts.isIdentifier(name))
      found.set(name.text, isRequired({ node: property.initializer, file }))
    else if (ts.isShorthandPropertyAssignment(property))
      found.set(property.name.text, isRequired({ node: property.name, file }))
    else return unreadable(written.node.getText(), written.file)
  }
  return found
}

function isRequired(written: Written): boolean {
  const { node } = valueOf(written)
  return !ts.isCallExpression(node) || node.expression.getText() !== 'v.optional'
}

const valueOf = ({ node, file }: Written): Written =>
  ts.isIdentifier(node) ? declared(node.text, file) : { node, file }

/** The value of a name, in this file or in the one that it is imported from. */
function declared(name: string, file: string): Written {
  for (const statement of parse(file).statements) {
    const declaration =
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.find((found) => found.name.getText() === name)
    if (declaration && declaration.initializer) return valueOf({ node: declaration.initializer, file })
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const bindings = statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) continue
    const from = join(dirname(file), statement.moduleSpecifier.text)
    if (existsSync(from) && bindings.elements.some((element) => element.name.text === name)) return declared(name, from)
  }
  return unreadable(name, file)
}

const parsed = new Map<string, ts.SourceFile>()

function parse(file: string): ts.SourceFile {
  const known = parsed.get(file)
  if (known) return known
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind)
  parsed.set(file, source)
  return source
}

function unreadable(text: string, file: string): never {
  throw new Error(
    `${file}: scripts/build/shell-addresses.ts cannot read the parameters of an address from \`${text}\`: write them as v.object({...})`,
  )
}
