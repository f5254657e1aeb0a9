import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt } from '../features/dev/not-built.tsx'

export const Route = createFileRoute('/customerService')({
  staticData: { isPlaceholder: true },
  component: NotBuilt,
})
