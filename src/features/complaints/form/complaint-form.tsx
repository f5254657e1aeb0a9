import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemInitQuery } from '../../../api/complaints.ts'
import { readDraft } from '../complaint-drafts.ts'
import { type ChosenType, findType, isCollection } from '../problem-type.ts'
import type { FormSearch } from '../search.ts'
import { AskType } from './ask-type.tsx'
import { OtherDraft } from './other-draft.tsx'
import { WriteComplaint } from './write-complaint.tsx'

/** The form of a complaint. Without a type that can be sent it asks for one first. */
export function ComplaintForm({ search }: { search: FormSearch }) {
  const { orderNo, problemType, problemSonType } = search
  const { data: init } = useSuspenseQuery(problemInitQuery(orderNo))
  // What was moved here is read anew.
  const [moved, setMoved] = useState(0)
  const [draft] = useState(() => readDraft(orderNo))
  const named = lacksType(search, draft?.problemType) && draft ? draft : { problemType, problemSonType }
  const found = findType(init, named)
  // The types are read again when the page is returned to, as from choosing a photo. Should they come incomplete, the form
  // stays with its photos: whether the complaint is taken is for the server to say.
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

/** Whether the draft's type is to be taken, because the address names none, or the same one without its sub-type. */
const lacksType = ({ problemType, problemSonType }: FormSearch, drafted: string | undefined) =>
  problemType === undefined || (!problemSonType && problemType === drafted)

type Named = Pick<FormSearch, 'problemType' | 'problemSonType'>

const isSame = (one: Named, other: Named) =>
  one.problemType === other.problemType && one.problemSonType === other.problemSonType

const isType = (found: ChosenType | 'refused' | undefined): found is ChosenType => typeof found === 'object'
