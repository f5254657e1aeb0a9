import { expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { SCRIPT_GONE } from '../platform/faults.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { describeError } from './describe-error.tsx'

const LINE = new ApiError({ kind: 'network', operation: 'getLoanDetails', message: 'network: Failed to fetch' })
const GAP = new TypeError('rows.toSorted is not a function')
const OURS = new TypeError("Cannot read properties of undefined (reading 'length')")
const GONE = new Error(SCRIPT_GONE)

const NEW = URL
/** Chrome before 120 does this. */
const OLD = function Address() {}

test.each([
  ['a line that fails', LINE, NEW, true, m.connection_title, m.connection_notice],
  ['a line that fails, in an old engine', LINE, OLD, true, m.connection_title, m.connection_notice],
  ['what an old engine lacks', GAP, OLD, true, m.failed_title, m.engine_notice],
  ['what no engine lacks that is new', GAP, NEW, true, m.failed_title, m.failed_notice],
  ['a fault of ours', OURS, NEW, true, m.failed_title, m.failed_notice],
  ['a fault of ours, in an old engine', OURS, OLD, true, m.failed_title, m.failed_notice],
  ['a fault of ours, on a phone that is offline', OURS, NEW, false, m.failed_title, m.failed_notice],
  ['a script that is gone', GONE, NEW, true, m.failed_title, m.failed_notice],
  ['a script that cannot come offline', GONE, NEW, false, m.connection_title, m.connection_notice],
  ['what is no error', 'gone', NEW, true, m.failed_title, m.failed_notice],
])('The words for %s are its own', (_what, error, engine, onLine, title, notice) => {
  vi.stubGlobal('URL', engine)
  vi.stubGlobal('navigator', { onLine })
  expect(describeError(error)).toMatchObject({ title: title(), notice: notice() })
})
