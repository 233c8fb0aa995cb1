import type { Picked } from '@portal/nice/web'
import type { SmartReply } from '../../contract/check.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import type { SearchReport } from '../../contract/report.ts'
import { HelpDialog } from './help-dialog.tsx'
import type { FormHelp } from './help-titles.ts'
import { NotYetDialog } from './not-yet-dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { SmartDialog } from './smart-dialog.tsx'

/** The window that stands over the form. */
export type Opened =
  | { what: 'help'; topic: FormHelp }
  | { what: 'notYet' }
  | { what: 'smart' }
  | { what: 'report'; report: SearchReport }

interface RegisterDialogsProps {
  opened: Opened
  kind: TrademarkKind
  name: string
  picked: Picked
  onAdd: (classes: SmartReply['classes']) => void
  onClose: () => void
}

/** The windows of the form, which are loaded after it. */
export function RegisterDialogs({ opened, kind, name, picked, onAdd, onClose }: RegisterDialogsProps) {
  switch (opened.what) {
    case 'help':
      return <HelpDialog topic={opened.topic} onClose={onClose} />
    case 'notYet':
      return <NotYetDialog kind={kind} onClose={onClose} />
    case 'smart':
      return <SmartDialog name={name} picked={picked} onAdd={onAdd} onClose={onClose} />
    case 'report':
      return <ReportDialog report={opened.report} onClose={onClose} />
  }
}
