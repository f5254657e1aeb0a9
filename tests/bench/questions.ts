import { operationOf } from '../../mocks/contract.ts'
import type { OperationId } from '../../src/api/operation.ts'
import { exampleRequest } from '../setup/example-request.ts'

/** An example request of the contract, with its reply. */
export interface Question {
  says: string
  method: string
  path: string
  headers: Record<string, string>
  body: string
  answer: string
}

/** They differ in method and body. Each gets the same reply again, on any day. */
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
      // Chooses an example in Prism; the world finds the reply itself.
      prefer: `example=${name}`,
    },
    body,
    answer: JSON.stringify(example?.value),
  }
}
