/** The files that start the app. */
export interface AppFiles {
  styles: string[]
  modules: string[]
  entry: string
}

/** Starts the app from a page that shows something already. Rejects if a stylesheet or a script does not come. */
export async function startApp({ styles, modules, entry }: AppFiles, isReady: Promise<unknown> = Promise.resolve()) {
  const { head } = document
  for (const href of modules) head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const loaded = styles.map((href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    head.append(link)
    return new Promise((done, fail) => {
      link.addEventListener('load', done)
      link.addEventListener('error', fail)
    })
  })
  await Promise.all([...loaded, isReady])
  await import(/* @vite-ignore */ entry)
}
