/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Which stand-in for the API the build carries; set by vite.config.ts, empty in the release build. */
  readonly MOCKS: 'world' | 'prism' | ''
  /** Whether the build has /testPreview; the release has not. */
  readonly TEST_PAGE: boolean
}
