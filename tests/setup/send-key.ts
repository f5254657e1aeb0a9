import { SendKey } from '../../src/api/send-key.ts'
import { randomId } from '../../src/lib/random-id.ts'

/** For tests of what the ledger sends, without the ledger. */
export const sendKey = (text: string = randomId()) => new SendKey(text)
