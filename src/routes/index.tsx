import { createFileRoute } from '@tanstack/react-router'
import { ToSite } from '../features/site/to-site.tsx'

export const Route = createFileRoute('/')({ component: ToSite })
