import { beforeEach, vi } from 'vitest'

/** Opens an address, for code that only reads it. */
export function openAddress(address: string) {
  vi.stubGlobal('location', new URL(address, 'http://localhost:5173'))
}

openAddress('/')
beforeEach(() => openAddress('/'))
