import { existsSync } from 'node:fs'

// The import directions: lib <- ui; lib <- platform <- api <- ledger; ui and ledger <- parts <- features <- routes <- app <-
// main. The site and what draws early stand beside the features; the app takes over from them.
const folders = ['lib', 'ui', 'platform', 'api', 'ledger', 'parts', 'features', 'early', 'site', 'routes', 'app']
const mayUse = {
  lib: ['lib'],
  ui: ['lib', 'ui'],
  platform: ['lib', 'platform'],
  api: ['lib', 'platform', 'api'],
  ledger: ['lib', 'platform', 'api', 'ledger'],
  parts: ['lib', 'ui', 'platform', 'api', 'ledger', 'parts'],
  features: ['lib', 'ui', 'platform', 'api', 'ledger', 'parts', 'features'],
  early: ['lib', 'ui', 'platform', 'api', 'ledger', 'parts', 'features', 'routes', 'early'],
  site: ['lib', 'ui', 'platform', 'api', 'parts', 'site', 'early/hand-over'],
  routes: ['lib', 'ui', 'platform', 'api', 'ledger', 'parts', 'features', 'routes'],
  app: folders,
}
const test = '\\.test\\.tsx?$'
// Early scripts have them in place of the modules beside them: src/early/README.md.
const standIn = '\\.early[^/]*\\.ts$'

/** Matches only these files. Throws if one is missing, because a rule about it could never fail again. */
function only(...files) {
  const gone = files.filter((file) => !existsSync(file))
  if (gone.length > 0) throw new Error(`.dependency-cruiser.js names ${gone.join(', ')}: was it moved?`)
  return `^(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(mayUse).map(([folder, used]) => ({
      name: `${folder}-direction`,
      comment: `src/${folder} may use only ${used.join(', ')}`,
      severity: 'error',
      from: { path: `^src/${folder}/`, pathNot: `${test}|${standIn}` },
      to: {
        path: '^(src|mocks|scripts|tests|openapi|contract-tools|contract-pages)/',
        pathNot: `^src/(${used.join('|')})/`,
      },
    })),
    {
      name: 'features-apart',
      comment: 'Features never use each other: data goes to api, a look to ui, a pure rule to lib',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'generated-api-hidden',
      comment: 'src/api/generated is seen only by src/api, mocks, tests/contract and what tests share',
      severity: 'error',
      from: { pathNot: '^(src/api|mocks|tests/contract|tests/setup)/' },
      to: { path: '^src/api/generated/' },
    },
    {
      name: 'client-hidden',
      comment: 'A reply means nothing before its outcome is read: only `call` sends',
      severity: 'error',
      from: { pathNot: only('src/api/call.ts') },
      to: { path: only('src/api/client.ts') },
    },
    {
      name: 'sent-once',
      comment: 'What moves money is sent through the ledger: CONTRIBUTING.md, "Add a call that moves money"',
      severity: 'error',
      from: {
        pathNot: only('src/ledger/send-once.ts', 'src/api/operation.ts', 'src/api/call.ts', 'tests/setup/send-key.ts'),
      },
      to: { path: only('src/api/send-key.ts') },
    },
    {
      name: 'a-ledger-each',
      comment:
        'A feature sends through its own ledger, which looks first, holds a lock and writes: not through the bare steps',
      severity: 'error',
      from: {
        pathNot: `${test}|${only(
          'src/ledger/book.ts',
          'src/features/complaints/form/send-complaint.ts',
          'src/features/repayment/journal/payments.ts',
        )}`,
      },
      to: { path: only('src/ledger/send-once.ts'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mocks-by-dynamic-import',
      comment: 'src reaches mocks only by a dynamic import in main.tsx, so that the release build holds none',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'mocks-only-from-main',
      severity: 'error',
      from: { path: '^src/', pathNot: `${only('src/main.tsx')}|${test}` },
      to: { path: '^mocks/' },
    },
    {
      name: 'mocks-may-disagree',
      comment: 'Mocks never use a rule of a screen: the mock server must be able to disagree with it',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/(ui|parts|features|routes|app|lib)/|^contract-pages/' },
    },
    {
      name: 'scripts-last',
      comment: 'Scripts may import anything; only tests import scripts',
      severity: 'error',
      from: { path: '^(src|openapi|contract-tools|mocks|contract-pages|packages|deploy)/', pathNot: test },
      to: { path: '^scripts/' },
    },
    {
      name: 'commands-apart',
      comment: 'A command is started, never imported: what tests share with it lives in a folder',
      severity: 'error',
      from: {},
      to: { path: '^scripts/[^/]+$', pathNot: only('scripts/arguments.ts') },
    },
    {
      name: 'contract-tools-alone',
      comment: 'All who read the contract are built on its workshop, so it uses none of them',
      severity: 'error',
      from: { path: '^contract-tools/' },
      to: { path: '^(src|mocks|scripts|tests|contract-pages|deploy)/', pathNot: '^src/lib/' },
    },
    {
      name: 'verifier-alone',
      comment: 'The verifier is for any contract: it uses nothing of this project',
      severity: 'error',
      from: { path: '^packages/verifier/' },
      to: { path: '^(src|mocks|scripts|tests|contract-tools|openapi|contract-pages|deploy)/' },
    },
    {
      name: 'verifier-by-its-face',
      comment: 'Others use the verifier as strangers would; only its own trials on our contract look inside',
      severity: 'error',
      from: { pathNot: '^(packages/verifier|tests/all/verifier)/' },
      to: {
        path: '^packages/verifier/',
        pathNot: only(
          'packages/verifier/index.ts',
          'packages/verifier/requests.ts',
          // All commands of the project read their arguments by one parser, which must not load the whole verifier.
          'packages/verifier/src/command-line.ts',
        ),
      },
    },
    {
      name: 'pages-from-the-bundle',
      comment:
        "The contract's pages are made from the bundle, with the verifier's requests; only what tries a call knows the mock server",
      severity: 'error',
      from: { path: '^contract-pages/', pathNot: `${test}|^contract-pages/scripts/` },
      to: { path: '^(src|mocks|scripts|tests)/', pathNot: only('src/lib/html.ts', 'src/app/theme.css') },
    },
    {
      name: 'stand-ins-by-the-build',
      comment: 'Only the build of early scripts replaces a module by the stand-in beside it',
      severity: 'error',
      from: {},
      to: { path: standIn },
    },
    {
      name: 'no-barrels',
      comment: 'Import from the file itself; only a package has a face',
      severity: 'error',
      from: {},
      to: { path: '(^|/)index\\.[jt]sx?$', pathNot: '^packages/[^/]+/index\\.ts$|^src/routes/|node_modules/' },
    },
    {
      name: 'no-circular',
      comment: 'Type-only imports included',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Stand-ins are found by scripts/build/early/stand-ins.ts',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: `\\.d\\.ts$|/generated/|${standIn}|${only('src/early/runtime/tiny-schema.ts', 'src/early/page/declared-params.ts')}`,
      },
      to: {},
    },
    {
      name: 'not-to-dev-dependency',
      comment: 'What ships is a dependency, not a development tool',
      severity: 'error',
      from: { path: '^src/', pathNot: `${test}|\\.d\\.ts$` },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'browser', 'default'] },
  },
}
