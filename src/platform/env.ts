import { readEnv } from './read-env.ts'

/** The settings that this build was made with. The build itself has checked them (vite.config.ts). */
export const env = readEnv(import.meta.env)
