import type { GivenRow } from './diff-given-rows.ts'
import { LOOK, NOTHING } from './diff-rows.ts'

const find = 'paths|/books|get'
const change = 'paths|/holds/{holdId}|put'

export const GIVEN_OUTCOMES: GivenRow[] = [
  // Codes.
  [
    'success codes of which one is a number',
    [[`${change}|x-outcomes|success|code`, [200]]],
    [[`${change}|x-outcomes|success|code`, ['200']]],
    [NOTHING, "The success code of `changeHold` is now `'200'` only (was `200` only): no screen makes this call"],
  ],
  [
    'success codes in another order',
    [[`${change}|x-outcomes|success|code`, [1, 'OK']]],
    [[`${change}|x-outcomes|success|code`, ['OK', 1]]],
    null,
  ],
  [
    'success codes as a list of what a word means',
    [[`${change}|x-outcomes|success|code`, 'zero']],
    [[`${change}|x-outcomes|success|code`, ['00', 0, '0']]],
    null,
  ],
  [
    'one success code, as a list',
    [[`${change}|x-outcomes|success|code`, '00']],
    [[`${change}|x-outcomes|success|code`, ['00']]],
    null,
  ],
  [
    'a success code that is no list',
    [[`${change}|x-outcomes|success|code`, 0]],
    [[`${change}|x-outcomes|success|code`, [0]]],
    null,
  ],
  [
    'a number as a success code, as a text',
    [[`${change}|x-outcomes|success|code`, 0]],
    [[`${change}|x-outcomes|success|code`, '0']],
    [NOTHING, "The success code of `changeHold` is now `'0'` only (was `0` only)"],
  ],
  [
    "a failure's code, as a text and in a list",
    [[`${change}|x-outcomes|failures|noSuchHold|code`, 404]],
    [[`${change}|x-outcomes|failures|noSuchHold|code`, ['404', 404]]],
    null,
  ],
  [
    "a failure's code is another",
    [[`${change}|x-outcomes|failures|noSuchHold|code`, 404]],
    [[`${change}|x-outcomes|failures|noSuchHold|code`, [404, 410]]],
    [NOTHING, 'The code of the failure `noSuchHold` of `changeHold` is now 404 or 410 (was 404)'],
  ],
  [
    'a status of all operations, as a text',
    [['x-common-outcomes|sessionEnded|http', [401]]],
    [['x-common-outcomes|sessionEnded|http', ['401']]],
    null,
  ],
  [
    'a third outcome of all operations',
    [],
    [['x-common-outcomes|maintenance', { http: [521] }]],
    [LOOK, '`x-common-outcomes.maintenance` is new (`{"http":[521]}`)'],
  ],
  [
    'a key that no rule knows, in a success',
    [],
    [[`${find}|x-outcomes|success|cached`, true]],
    [LOOK, '`x-outcomes.success.cached` of `findBooks` is new'],
  ],
  [
    'a key that no rule knows, in a failure',
    [],
    [[`${change}|x-outcomes|failures|noSuchHold|retry`, 3]],
    [LOOK, '`x-outcomes.failures.noSuchHold.retry` of `changeHold` is new'],
  ],
  [
    'a key that no rule knows, beside the outcomes',
    [],
    [[`${change}|x-outcomes|warnings`, { late: 1 }]],
    [LOOK, '`x-outcomes.warnings` of `changeHold` is new'],
  ],
  [
    'no success code any more',
    [],
    [[`${change}|x-outcomes|success|code`, []]],
    [NOTHING, 'The success code of `changeHold` is now none (was `OK` only)'],
  ],
]
