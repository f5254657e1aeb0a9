/** Whether the first version, of three numbers, is later than the second. */
export function isLater(one: string, other: string) {
  const [a, b] = [one, other].map((text) => text.split('.').map(Number)) as [number[], number[]]
  const differing = a.findIndex((part, index) => part !== b[index])
  return differing !== -1 && (a[differing] ?? 0) > (b[differing] ?? 0)
}
