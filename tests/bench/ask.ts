import { Agent, request } from 'node:http'
import type { Question } from './questions.ts'

export interface Load {
  seconds: number
  connections: number
}

const agent = new Agent({ keepAlive: true })

/** Sends a request to the server at a port. Rejects unless the reply is exactly the right one. */
export function ask(port: number, { method, path, headers, body, answer }: Question): Promise<void> {
  return new Promise((done, fail) => {
    // Not with fetch, which takes as long as some of these replies.
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('error', fail)
      response.on('end', () =>
        text === answer ? done() : fail(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 500)}`)),
      )
    })
    asked.on('error', fail)
    asked.end(body)
  })
}

/** How many requests per second the server answers if every connection sends the next one at once. */
export async function answersPerSecond(port: number, question: Question, load: Load): Promise<number> {
  let answers = 0
  const started = performance.now()
  const keepAsking = async () => {
    while (performance.now() < started + load.seconds * 1000) {
      await ask(port, question)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: load.connections }, keepAsking))
  return (answers / (performance.now() - started)) * 1000
}
