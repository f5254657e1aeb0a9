// What others may use of the verifier, in Node.
export { main } from './cli.ts'
export { type Contract, operationNamed, readContract } from './contract.ts'
export { judgeBy } from './judge.ts'
export { REPORT_STYLE } from './reports/report-style.ts'
export { summary } from './terminal.ts'
export { exampleTrials } from './trials/examples.ts'
export { planTrials, verify } from './verify.ts'
