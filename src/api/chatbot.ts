import { useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import { listFaq, recordFaq } from './generated/outcomes.ts'
import type { RequestInput } from './operation.ts'
import { read } from './read.ts'

export type { FaqNode } from './generated/readers/faq-node.ts'
export type { FaqPage } from './generated/readers/faq-page.ts'
export type FaqRecord = RequestInput<'recordFaq'>['body']

/** What is below a node of the chatbot's tree; the categories are below `0`. */
export const faqQuery = (orderNo: string, pid: string) => read(listFaq, { query: { orderNo, pid } })

/** Records what the borrower did, and resolves to what the bot says to it. The chat shows the failure. */
export const useRecordFaq = () =>
  useMutation({ mutationFn: (record: FaqRecord) => call(recordFaq, { body: record }), meta: { silent: true } })
