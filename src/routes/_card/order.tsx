import { createFileRoute } from '@tanstack/react-router'

// The list of loans takes this file's place.
export const Route = createFileRoute('/_card/order')({ component: () => null })
