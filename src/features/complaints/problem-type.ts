import type { ProblemInit, ProblemKind } from '../../api/complaints.ts'

/** The type of a complaint and, for the collection type, its sub-type. */
export interface ChosenType {
  type: ProblemKind
  sonType: ProblemKind | undefined
}

/** The collection type, the only one with sub-types (HELP-4, HELP-7). */
export const isCollection = (value: string) => Number(value) === 1

/**
 * The type that an address or a draft names, if the order's list has it and it can be sent. `refused`: the order allows no
 * complaint of the collection type (HELP-9).
 */
export function findType(
  { problemType, problemSonType, orderDetail }: ProblemInit,
  named: { problemType?: string | undefined; problemSonType?: string | undefined },
): ChosenType | 'refused' | undefined {
  const type = problemType.find(({ value }) => value === named.problemType)
  if (!type) return undefined
  if (!isCollection(type.value)) return { type, sonType: undefined }
  if (!orderDetail.isShow) return 'refused'
  const sonType = problemSonType.find(({ value }) => value === named.problemSonType)
  return sonType && { type, sonType }
}

/** A chosen type as it is sent. */
export const valuesOf = ({ type, sonType }: ChosenType) => ({
  problemType: type.value,
  problemSonType: sonType?.value ?? '',
})
