import type { World } from '../world.ts'

/** Uploaded files by their address. They are too large for a snapshot, so a reload loses them. */
const files = new WeakMap<World, Map<string, File>>()

export function storeFile(world: World, address: string, file: File): void {
  files.set(world, (files.get(world) ?? new Map<string, File>()).set(address, file))
}

/** A file as it was sent; none after a reload. */
export const fileAt = (world: World, address: string) => files.get(world)?.get(address)
