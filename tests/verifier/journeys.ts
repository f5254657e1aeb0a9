import { readFileSync } from 'node:fs'
import type { ArazzoDocument } from '../../openapi/journeys.ts'

export const journeys: ArazzoDocument = JSON.parse(readFileSync('openapi/generated/journeys.arazzo.json', 'utf8'))
