import type { ReactNode } from 'react'
import { StatusDrawing } from '../../ui/status-card.tsx'
import type { StatusIconName } from './rules.ts'

const PATHS: Record<StatusIconName, ReactNode> = {
  // A loan's paper with its amount: it says nothing of the status, so it fits all that take it.
  loan: (
    <>
      <path d="M12 8h17l7 7v25H12z" />
      <path d="M29 8v7h7" />
      <circle cx="24" cy="24" r="5" />
      <path d="M18 34.5h12" />
    </>
  ),
  sending: (
    <>
      <rect x="8" y="15" width="32" height="20" rx="4" />
      <circle cx="24" cy="25" r="4.5" />
      <path d="M14 41h20l-4-4M34 41l-4 4" />
    </>
  ),
  due: (
    <>
      <rect x="10" y="12" width="28" height="27" rx="5" />
      <path d="M10 20h28M18 8v7M30 8v7" />
      <path d="M19 29l4 4 7-7" />
    </>
  ),
  overdue: (
    <>
      <circle cx="24" cy="25" r="15" />
      <path d="M24 16v9l6 4" />
      <path d="M12 9L7 14M36 9l5 5" />
    </>
  ),
  refused: (
    <>
      <path d="M13 9h16l6 6v24H13z" />
      <path d="M29 9v6h6M20 23l9 9M29 23l-9 9" />
    </>
  ),
  paid: (
    <>
      <path d="M24 7l5 4 6-1 2 6 5 4-2 6 2 6-5 3-2 6-6-1-5 4-5-4-6 1-2-6-5-3 2-6-2-6 5-4 2-6 6 1z" />
      <path d="M17 25l5 5 9-10" />
    </>
  ),
}

export function StatusIcon({ name }: { name: StatusIconName }) {
  return <StatusDrawing data-icon={name}>{PATHS[name]}</StatusDrawing>
}
