// Options that `npm run generate` and the dev server share, so that both write the same files.

export const messagesOptions = {
  project: 'src/platform/i18n/project.inlang',
  outdir: 'src/platform/i18n/generated',
  // The language comes from the address (src/platform/i18n/language.ts), nothing else decides it.
  strategy: ['globalVariable', 'baseLocale'] as ('globalVariable' | 'baseLocale')[],
  // One module a message, so that a screen's script holds its own words only.
  outputStructure: 'message-modules' as const,
  isServer: 'false',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
}

export const routesOptions = {
  target: 'react' as const,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/app/route-tree.gen.ts',
  autoCodeSplitting: true,
  quoteStyle: 'single' as const,
  semicolons: false,
}
