import { APP, NOTHING, SERVERS, book, wish, type Row } from './diff-rows.ts'

/** Prepared changes of schemas. */
export const SCHEMA_ROWS: Row[] = [
  [
    'a field is deprecated',
    [[`${book}|properties|title|deprecated`, true]],
    [NOTHING, /`Book\.title` .* now has the `deprecated` `true`/],
  ],
  [
    'a field is only read',
    [[`${book}|properties|title|readOnly`, true]],
    [NOTHING, /`Book\.title` .* `readOnly` `true`/],
  ],
  [
    'a field says a format',
    [[`${book}|properties|title|format`, 'byte']],
    [SERVERS, /`Book\.title` .* now has the `format` `byte`/],
  ],
  [
    'a number may be larger',
    [[`${book}|properties|copies|maximum`, 2000]],
    [NOTHING, /`Book\.copies` .* is now at most 2000 \(was at most 1000\)/],
  ],
  [
    'a bound is written otherwise',
    [
      [`${book}|properties|copies|exclusiveMinimum`, -1],
      [`${book}|properties|copies|minimum`, undefined],
    ],
    null,
  ],
  [
    'a bound of a number with decimals is not written otherwise',
    [[`${book}|properties|copies`, { type: 'number', exclusiveMinimum: -1, maximum: 1000 }]],
    [NOTHING, /`Book\.copies` .* is now a number/],
  ],
  ['a least length of 0', [[`${wish}|properties|notes|minLength`, 0]], null],
  [
    'one value, as a list',
    [[`${wish}|properties|remind`, { enum: [true] }]],
    [APP, /`HoldWish\.remind` .* is now one of `true` \(was true or false\)/],
  ],
  [
    'a list may not repeat',
    [[`${wish}|properties|days_off|uniqueItems`, true]],
    [APP, /now has the `uniqueItems` `true`/],
  ],
  ['a list may repeat, as it could', [[`${wish}|properties|days_off|uniqueItems`, false]], null],
  [
    'a keyword that no rule knows',
    [[`${wish}|properties|notes|contentEncoding`, 'base64']],
    [APP, /now has the `contentEncoding` `base64`/],
  ],
  [
    'an example of a field',
    [[`${book}|properties|title|examples`, ['The Lake']]],
    [NOTHING, 'Words only: `Book.title`'],
  ],
]
