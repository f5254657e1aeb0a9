/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Which replacement of the API the build contains. Set by vite.config.ts; empty in the release build. */
  readonly MOCKS: 'world' | 'prism' | ''
  /** Whether the build contains /testPreview. The release does not. */
  readonly TEST_PAGE: boolean
}
