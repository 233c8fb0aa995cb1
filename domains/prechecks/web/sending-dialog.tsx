import { Button, Dialog } from '@portal/platform/web'
import type { Finding } from '../contract/finding.ts'
import { FindingActs } from './finding-acts.tsx'
import { FindingList } from './finding-list.tsx'

/** Asks before a form is sent of which something is still open. */
export function SendingDialog({
  findings,
  onMend,
  onClose,
  onSend,
}: {
  findings: readonly Finding[]
  onMend: (finding: Finding) => void
  onClose: () => void
  onSend: () => void
}) {
  return (
    <Dialog
      alert
      open
      title={`还有 ${findings.length} 处${findings.some(({ level }) => level === 'must') ? '需要' : '可以'}补充`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>返回</Button>
          <Button variant="primary" onClick={onSend}>
            仍然提交
          </Button>
        </>
      }
    >
      <FindingList
        findings={findings}
        label="提交前可以补充的内容"
        acts={(finding) => <FindingActs finding={finding} onMend={onMend} />}
      />
    </Dialog>
  )
}
