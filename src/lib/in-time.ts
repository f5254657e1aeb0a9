/** Settles like the task, but rejects after `ms`. The task then continues, and its result is ignored. */
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
