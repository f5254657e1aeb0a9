import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '../features/help/error-page.tsx'

export const Route = createFileRoute('/error')({ component: ErrorPage })
