import { Button, Dialog, Stack } from '@portal/platform/web'
import { OperatorText } from '@portal/site/web'
import type { Finding } from '../../contract/check.ts'
import { FindingNotices } from './finding-notices.tsx'
import { RiskList } from './risk-notice.tsx'

interface RiskDialogProps {
  findings: readonly Finding[]
  busy: boolean
  onSend: () => void
  onBack: () => void
}

/** The last notice before an application is sent: what whoever applies must know, and what was found about this one. */
export function RiskDialog({ findings, busy, onSend, onBack }: RiskDialogProps) {
  return (
    <Dialog
      alert
      open
      size="large"
      title="风险提示"
      onClose={onBack}
      actions={
        <>
          <Button onClick={onBack}>返回修改</Button>
          <Button variant="primary" busy={busy} onClick={onSend}>
            确认提交
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <RiskList />
        <OperatorText of="risk-warnings" title="风险说明" />
        <FindingNotices findings={findings} />
      </Stack>
    </Dialog>
  )
}
