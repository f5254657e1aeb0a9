/**
 * The data that was last read from this device's disk (disk.ts), by the keys of platform/storage. Empty until a loader has
 * waited for the disk (ready.ts).
 */
export const onDisk = new Map<string, unknown>()
