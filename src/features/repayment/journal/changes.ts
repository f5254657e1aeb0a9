import type { Code, Unshown, Waiting } from './status.ts'

/** What a server says that did not do what it was asked. */
export interface Refusal {
  code: 'wrongCode' | 'invalidRequest' | 'session' | 'busy' | 'other'
  /** The error's message (parts/error-words.ts); empty if it has none. */
  message: string
}

/** The result of a request that sends a payment, or its code. */
export type Result =
  | { kind: 'accepted'; record?: string | undefined }
  | { kind: 'codeSent'; code: Omit<Code, 'session'> }
  | { kind: 'refused'; refusal: Refusal }
  /** Refused before it was processed. The browser may have sent it earlier (docs/decisions/070). */
  | { kind: 'turnedAway'; refusal: Refusal }
  /** The server already has this payment. `words` for the borrower; empty if there are none. */
  | { kind: 'duplicate'; words: string }
  /** The borrower can go to the payment site. */
  | { kind: 'handedOver' }
  /** Nobody knows. */
  | { kind: 'lost' }

/**
 * A refused code may have been accepted: browsers resend requests without a reply, and a code works once
 * (docs/decisions/065).
 */
const CODE_REFUSED = {
  awaitsCode: 'codeRefused',
  codeRefused: 'codeRefused',
  codeUnseen: 'codeDoubted',
  codeDoubted: 'codeDoubted',
} as const
const CODE_TURNED_AWAY = {
  awaitsCode: 'codeUnseen',
  codeRefused: 'codeDoubted',
  codeUnseen: 'codeUnseen',
  codeDoubted: 'codeDoubted',
} as const

/** How a payment is continued whose code was sent. */
export interface Continued {
  was: Waiting
  /** Whether the code is sent; otherwise another one is requested. */
  isCode: boolean
}

/** What a payment becomes after a request. `session` sent it. */
export function statusAfter(result: Result, session: string, continued: Continued | undefined): Unshown {
  const { was, isCode } = continued ?? {}
  switch (result.kind) {
    case 'accepted':
    case 'duplicate':
    case 'handedOver':
      return { kind: result.kind }
    case 'codeSent':
      return { kind: was?.kind ?? 'awaitsCode', code: { ...result.code, session } }
    case 'refused':
      if (!was) return { kind: result.kind }
      return isCode ? { ...was, kind: CODE_REFUSED[was.kind] } : was
    case 'turnedAway':
      if (!was) return { kind: result.kind }
      return isCode ? { ...was, kind: CODE_TURNED_AWAY[was.kind] } : was
    case 'lost':
      return { kind: 'unknown' }
  }
}
