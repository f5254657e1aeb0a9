/** The name of the file, beside the pages' folder, that makes a build one that can be deployed. */
export const SERVING = 'serving.json'

/** Where `npm run build` writes, and where `npm run build -- --testing` does. */
export const BUILT = { release: 'dist', testing: 'dist/testing' }
