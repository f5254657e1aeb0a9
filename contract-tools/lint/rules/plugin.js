// This contract's extension of OpenAPI: the types that let the linter look inside `x-outcomes`, and the rules that check it.
// Plain JavaScript, because the linter loads it directly.
import { documentTypes } from './types.js'
import { bundleWrites } from './bundle-writes.js'
import { commonOutcomes } from './common-outcomes.js'
import { givenFollowable } from './given.js'
import { keywordKnown } from './keywords.js'
import { mainDeclared, mainFacts } from './main-facts.js'
import { finalFailures, operationEffect, operationIdempotency, operationSession } from './marks.js'
import { moneyInTexts, moneyUnit } from './money-unit.js'
import { boundedNumbers, idsInTexts } from './numbers.js'
import {
  exampleForEachOutcome,
  failureDescribed,
  noSuccessLikeFailure,
  operationOutcomes,
  payloadDeclared,
  successCodes,
} from './outcomes.js'
import { readsAs } from './reads-as.js'
import { operationRequest, requestInTexts } from './request.js'
import { sessionOnce } from './session-once.js'
import { operationUsable, patternUsable } from './usable.js'

export default function rupya() {
  return {
    id: 'rupya',
    typeExtension: { oas3: documentTypes },
    rules: {
      oas3: {
        'operation-outcomes': operationOutcomes,
        'success-codes': successCodes,
        'payload-declared': payloadDeclared,
        'failure-described': failureDescribed,
        'example-for-each-outcome': exampleForEachOutcome,
        'no-success-like-failure': noSuccessLikeFailure,
        'money-unit': moneyUnit,
        'money-in-texts': moneyInTexts,
        'bounded-numbers': boundedNumbers,
        'ids-in-texts': idsInTexts,
        'session-once': sessionOnce,
        'operation-request': operationRequest,
        'request-in-texts': requestInTexts,
        'operation-session': operationSession,
        'operation-idempotency': operationIdempotency,
        'operation-effect': operationEffect,
        'bundle-writes': bundleWrites,
        'final-failures': finalFailures,
        'common-outcomes': commonOutcomes,
        'given-followable': givenFollowable,
        'main-facts': mainFacts,
        'main-declared': mainDeclared,
        'reads-as': readsAs,
        'keyword-known': keywordKnown,
        'operation-usable': operationUsable,
        'pattern-usable': patternUsable,
      },
    },
  }
}
