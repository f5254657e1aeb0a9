import { createFileRoute } from '@tanstack/react-router'
import { ProductHandOver } from '../features/recommend/product-hand-over.tsx'

export const Route = createFileRoute('/product')({ component: ProductHandOver })
