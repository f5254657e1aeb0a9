import { StatusDrawing } from '../../ui/status-card.tsx'
import type { StatusIconName } from '../../parts/loan-status.ts'
import { detail } from '../../ui/detail.tsx'

/** The path of each drawing. */
const PATHS: Record<StatusIconName, string> = {
  // A loan document with its amount. It does not show the status, so it fits every status that uses it.
  loan: 'M12 8h17l7 7v25H12zM29 8v7h7M29 24a5 5 0 1 1-10 0a5 5 0 1 1 10 0M18 34.5h12',
  sending:
    'M12 15h24a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V19a4 4 0 0 1 4-4zM28.5 25a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0M14 41h20l-4-4M34 41l-4 4',
  due: 'M15 12h18a5 5 0 0 1 5 5v17a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5V17a5 5 0 0 1 5-5zM10 20h28M18 8v7M30 8v7M19 29l4 4 7-7',
  overdue: 'M39 25a15 15 0 1 1-30 0a15 15 0 1 1 30 0M24 16v9l6 4M12 9L7 14M36 9l5 5',
  refused: 'M13 9h16l6 6v24H13zM29 9v6h6M20 23l9 9M29 23l-9 9',
  paid: 'M24 7l5 4 6-1 2 6 5 4-2 6 2 6-5 3-2 6-6-1-5 4-5-4-6 1-2-6-5-3 2-6-2-6 5-4 2-6 6 1zM17 25l5 5 9-10',
}

export const StatusIcon = detail(function StatusIcon({ name }: { name: StatusIconName }) {
  return (
    <StatusDrawing data-icon={name}>
      <path d={PATHS[name]} />
    </StatusDrawing>
  )
})
