import { beforeEach, vi } from 'vitest'

/** Opens an address, as far as code that only reads it can tell. */
export function openAddress(address: string) {
  vi.stubGlobal('location', new URL(address, 'http://localhost:5173'))
}

openAddress('/')
beforeEach(() => openAddress('/'))
