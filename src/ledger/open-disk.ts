// Small, because a page that is drawn before the app is there looks too (src/app/early/draw-screen.ts).

/** Holds what was sent, under the keys of platform/storage. */
export const SENT = 'sent'

/** What a request of IndexedDB answers. Pending for as long as the browser says nothing, as while another page blocks it. */
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
