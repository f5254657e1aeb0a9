// What others may use of the verifier, in Node.
export { main } from './src/cli.ts'
export { type Contract, operationNamed, readContract } from './src/contract.ts'
export { judgeBy } from './src/judge.ts'
export { REPORT_STYLE } from './src/reports/report-style.ts'
export { summary } from './src/terminal.ts'
export { exampleTrials } from './src/trials/examples.ts'
export { planTrials, verify } from './src/verify.ts'
