/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Which stand-in for the API the build carries; set by vite.config.ts, empty in the release build. */
  readonly MOCKS: 'world' | 'prism' | ''
}
