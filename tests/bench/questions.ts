import { operationOf } from '../../mocks/contract.ts'
import type { OperationId } from '../../src/api/operation.ts'
import { exampleRequest } from '../setup/example-request.ts'

/** A request that the contract shows, with the answer that it shows. */
export interface Question {
  says: string
  method: string
  path: string
  headers: Record<string, string>
  body: string
  answer: string
}

/** They differ in method and in what they send. Asked again, on whatever day, each has the same answer. */
export const questions = await Promise.all([
  question('loan details of one order (POST, a form of two fields)', 'getLoanDetails', 'order-151'),
  question('virtual account to pay to (POST, a form of eight fields)', 'generateVirtualAccount', 'account-bank'),
  question("the chatbot's first list (GET)", 'listFaq', 'faq-categories'),
])

async function question(says: string, id: OperationId, name: string): Promise<Question> {
  const operation = operationOf(id)
  const example = operation.examples[name]
  const request = exampleRequest(operation, example?.['x-request'], 'http://server')
  const { pathname, search } = new URL(request.url)
  const body = await request.text()
  return {
    says,
    method: request.method,
    path: pathname + search,
    headers: {
      ...Object.fromEntries(request.headers),
      'content-length': String(body.length),
      // Prism's way to choose an example; the world finds the answer by itself.
      prefer: `example=${name}`,
    },
    body,
    answer: JSON.stringify(example?.value),
  }
}
