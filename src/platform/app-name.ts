import { env } from './env.ts'

/** The application's name. Both languages of the app are written in Latin letters, so it is the English one (APP-18). */
export const appName = () => env.appName.en
