import { useBack } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { buildingDrawing } from '../../ui/more-drawings.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

/** An address of the specification whose screen is still to come. */
export function NotBuilt() {
  const back = useBack()
  return (
    <Page title={m.not_built_title()} start={<IconButton icon="back" label={m.back()} onClick={() => void back()} />}>
      <Notice drawing={buildingDrawing} title={m.not_built_notice()} text={m.not_built_text()} />
    </Page>
  )
}
