// Keep this small: the page that is drawn before the app has loaded uses it too (src/early/page/at-end.ts).

/** The object store that holds what was sent, under the keys of platform/storage. */
export const SENT = 'sent'

/**
 * The result of an IndexedDB request. Stays pending if the browser does not answer, for example while another page blocks it.
 */
export const answerOf = <Answer>(request: IDBRequest<Answer>) =>
  new Promise<Answer>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(Object(request.error)))
  })

export async function openDisk(): Promise<IDBDatabase> {
  const opening = indexedDB.open('rupya', 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(SENT))
  return answerOf(opening)
}
