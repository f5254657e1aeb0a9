import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemInitQuery } from '../../../api/complaints.ts'
import { readDraft } from '../complaint-drafts.ts'
import { type ChosenType, findType, isCollection } from '../problem-type.ts'
import type { FormSearch } from '../search.ts'
import { AskType } from './ask-type.tsx'
import { OtherDraft } from './other-draft.tsx'
import { WriteComplaint } from './write-complaint.tsx'

/** The form of a complaint. Without a valid type, it asks for one first. */
export function ComplaintForm({ search }: { search: FormSearch }) {
  const { orderNo, problemType, problemSonType } = search
  const { data: init } = useSuspenseQuery(problemInitQuery(orderNo))
  // Counts moved drafts: a new key makes the form read the moved draft.
  const [moved, setMoved] = useState(0)
  const [draft] = useState(() => readDraft(orderNo))
  const named = lacksType(search, draft?.problemType) && draft ? draft : { problemType, problemSonType }
  const found = findType(init, named)
  // The types are loaded again when the person returns to the page, for example from choosing a photo. If the list is
  // incomplete then, the form keeps its type and photos, and the server decides whether it accepts the complaint.
  const [first, setFirst] = useState({ named, found })
  if (!isSame(first.named, named)) setFirst({ named, found })
  const chosen = isSame(first.named, named) && isType(first.found) && !isType(found) ? first.found : found
  if (!isType(chosen))
    return (
      <AskType
        init={init}
        collection={chosen ?? (problemType !== undefined && isCollection(problemType) ? 'open' : undefined)}
      />
    )
  return (
    <WriteComplaint key={moved} init={init} chosen={chosen}>
      <OtherDraft orderNo={orderNo} chosen={chosen} onMoved={() => setMoved(moved + 1)} />
    </WriteComplaint>
  )
}

/** Whether to use the draft's type: the address names none, or the same one without its sub-type. */
const lacksType = ({ problemType, problemSonType }: FormSearch, drafted: string | undefined) =>
  problemType === undefined || (!problemSonType && problemType === drafted)

type Named = Pick<FormSearch, 'problemType' | 'problemSonType'>

const isSame = (one: Named, other: Named) =>
  one.problemType === other.problemType && one.problemSonType === other.problemSonType

const isType = (found: ChosenType | 'refused' | undefined): found is ChosenType => typeof found === 'object'
