import { createFileRoute } from '@tanstack/react-router'
import { ToSite } from '../features/help/to-site.tsx'

export const Route = createFileRoute('/')({ component: ToSite })
