import { useRef } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import type { HandStep } from './hand-steps.ts'
import type { Verdict } from './judge.ts'
import type { ShellCheckState } from './use-shell-check.ts'

interface PhotoFieldProps {
  label: string
  step: HandStep
  check: ShellCheckState
}

/** A field for pictures that sees whether the chooser opens again after it gave nothing, and what it gives. */
export function PhotoField({ label, step, check }: PhotoFieldProps) {
  const isOpen = useRef(false)
  const gaveNothing = useRef(false)
  const take = async (files: File[]) => {
    if (files.length === 0) return
    const wasCancelled = gaveNothing.current
    isOpen.current = false
    gaveNothing.current = false
    const verdict = await verdictOn(files, step)
    if (verdict.should !== undefined) return check.note(step.id, verdict)
    const came = wasCancelled ? `${verdict.came}, after a cancel` : verdict.came
    check.took(step, { came }, [...(wasCancelled ? ['again'] : []), ...(files.length > 1 ? ['several'] : [])])
  }
  return (
    <TextField
      label={label}
      type="file"
      accept="image/*"
      multiple
      onClick={({ currentTarget, detail }) => {
        // The second tap of two quick ones opens nothing. Older engines have no event for a cancelled chooser.
        if (detail > 1) return
        gaveNothing.current ||= isOpen.current
        isOpen.current = true
        check.trying(step)
        // The chooser is closed, and the page still there.
        addEventListener('pointerdown', () => check.stayed(step), { once: true })
        // So that the same picture can be chosen again.
        currentTarget.value = ''
      }}
      onChange={({ target }) => void take(Array.from(target.files ?? []))}
    />
  )
}

async function verdictOn(files: File[], { should }: HandStep): Promise<Verdict> {
  const [file] = files
  const came = `${files.length} of type ${file?.type || 'unknown'}, ${files.map(({ size }) => size).join(' and ')} bytes`
  if (files.some(({ size }) => size === 0)) return { came, should }
  try {
    await Promise.all(files.map((one) => one.slice(0, 1).arrayBuffer()))
    return { came }
  } catch (error) {
    return { came: `${came}, which cannot be read: ${String(error)}`, should }
  }
}
