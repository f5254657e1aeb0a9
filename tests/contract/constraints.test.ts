import { expect, test } from 'vitest'
import { bodyProblems } from '../../mocks/contract.ts'
import { NewProblem } from '../../src/api/generated/constraints.ts'

const { maxItems } = NewProblem.problemImage

/** Why the contract refuses a complaint with this many pictures. */
function problemsWith(count: number, address: string): string[] {
  const problemImage = Array.from({ length: count }, () => address).join(',')
  const problem = { problemType: '2', problemSonType: '', problemDetail: 'Halo', orderNo: '1' }
  return bodyProblems('saveProblem', { ...problem, problemImage })
}

test.each([
  ['short', 'http://a'],
  ['long', `https://${'a'.repeat(504)}`],
])('A complaint takes as many pictures with %s addresses as forms know, and no more @HELP-20', (_length, address) => {
  expect(problemsWith(maxItems, address)).toEqual([])
  expect(problemsWith(maxItems + 1, address)).not.toEqual([])
})
