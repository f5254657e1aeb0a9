// What the rest of this repository may use of the verifier, in Node. The package gives others only `main` (pack.ts).
export { main } from './src/cli.ts'
export { type Contract, operationNamed, readContract } from './src/contract.ts'
export { judgeBy } from './src/judge.ts'
export { REPORT_STYLE } from './src/reports/report-style.ts'
export { summary } from './src/terminal.ts'
export { exampleTrials } from './src/trials/examples.ts'
export { planTrials, verify } from './src/verify.ts'
