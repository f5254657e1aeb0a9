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

/** The world's own pages (mocks/README.md). They are no part of the contract; a real server has none. */
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

/** The scenarios in the address: the first is a situation, the others stand on top of it. */
export function currentScenario(): { situation: string; modifiers: string[] } {
  const [situation = '', ...modifiers] = (currentParams()['scenario'] ?? 'order-174').split(',')
  return { situation, modifiers }
}
