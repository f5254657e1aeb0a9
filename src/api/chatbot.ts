import { useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import { listFaq, recordFaq } from './generated/outcomes.ts'
import type { RequestInput } from './operation.ts'
import { queryOf } from './queries.ts'

export type { FaqNode } from './generated/readers/faq-node.ts'
export type { FaqPage } from './generated/readers/faq-page.ts'
export type FaqRecord = RequestInput<'recordFaq'>['body']

/** The children of a node in the chatbot's tree. The categories are children of `0`. */
export const faqQuery = (orderNo: string, pid: string) => queryOf(listFaq, { query: { orderNo, pid } })

/** Records what the borrower did, and resolves to the bot's reply. The chat shows a failure. */
export const useRecordFaq = () =>
  useMutation({ mutationFn: (record: FaqRecord) => call(recordFaq, { body: record }), meta: { silent: true } })
