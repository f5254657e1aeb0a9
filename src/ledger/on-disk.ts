/** What the disk of this device held when it was read last (disk.ts), by the keys of platform/storage. Empty until a loader has waited for it (ready.ts). */
export const onDisk = new Map<string, unknown>()
