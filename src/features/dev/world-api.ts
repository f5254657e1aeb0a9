import { queryOptions } from '@tanstack/react-query'
import { env } from '../../platform/env.ts'
import { currentParams } from '../../platform/session/session.ts'

interface ScenarioEntry {
  name: string
  summary: string
  address?: { path: string; search: Record<string, string> }
}

export interface Violation {
  side: string
  operation: string
  reasons: string[]
  injected: boolean
}

/** Calls the mock world's own pages (mocks/README.md), which are not part of the contract. */
async function world<T>(page: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${env.apiBase}/__world${page}`, init)
  if (!response.ok) throw new Error(`The world answered ${response.status}`)
  return response.json()
}

export const scenariosQuery = queryOptions({
  queryKey: ['world', 'scenarios'],
  queryFn: () => world<ScenarioEntry[]>(''),
})

export const violationsQuery = queryOptions({
  queryKey: ['world', 'violations'],
  queryFn: () => world<Violation[]>('/violations'),
  staleTime: 0,
})

export const resetWorld = () => world('/reset', { method: 'POST' })

/** The scenarios in the address: the first is the situation, the others modify it. */
export function currentScenario(): { situation: string; modifiers: string[] } {
  const [situation = '', ...modifiers] = (currentParams()['scenario'] ?? 'order-174').split(',')
  return { situation, modifiers }
}
