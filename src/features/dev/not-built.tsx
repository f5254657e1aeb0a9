import { BackButton } from '../../parts/back-button.tsx'
import { m } from '../../platform/i18n/generated/messages.js'
import { Drawing } from '../../ui/drawing.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

const buildingDrawing = (
  <Drawing>
    <rect x="34" y="28" width="44" height="56" rx="6" />
    <path d="M44 42h24M44 54h24M44 66h12" />
  </Drawing>
)

/** An address of the specification whose screen is still to come. */
export function NotBuilt() {
  return (
    <Page title={m.not_built_title()} start={<BackButton />}>
      <Notice drawing={buildingDrawing} title={m.not_built_notice()} text={m.not_built_text()} />
    </Page>
  )
}
