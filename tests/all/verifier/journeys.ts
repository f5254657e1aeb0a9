import { readFileSync } from 'node:fs'
import type { ArazzoDocument } from '../../../packages/verifier/requests.ts'

export const journeys: ArazzoDocument = JSON.parse(readFileSync('openapi/generated/journeys.arazzo.json', 'utf8'))
