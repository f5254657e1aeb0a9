/**
 * A short digest of a text, to compare two texts without storing either: FNV-1a with 64 bits
 * (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv). It is not secure: a text that can be guessed can be found.
 */
export function digest(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(36)
}
