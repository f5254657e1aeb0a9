// The parameters that routes declare, which are not kept from screen to screen (src/app/router.ts). The build runs this.
const routes = import.meta.glob<{ validateSearch?: { entries?: object } }>(
  ['../../routes/**/*.tsx', '!../../routes/__root.tsx'],
  { eager: true, import: 'Route' },
)

Object.assign(globalThis, {
  rupyaDeclared: Object.values(routes).flatMap(({ validateSearch }) => Object.keys(validateSearch?.entries ?? {})),
})
