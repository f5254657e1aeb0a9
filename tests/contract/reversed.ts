import { isSchema } from '../../contract-tools/read/schema.ts'

/** The same with the keys of every object in another order. */
export const reversed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reversed)
    : isSchema(value)
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, one]) => [key, reversed(one)]),
        )
      : value
