/** Settles as a task does, but rejects after `ms`. What the task does then goes on, and nobody hears of it. */
export async function inTime<T>(ms: number, task: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([task, over])
  } finally {
    clearTimeout(timer)
  }
}
