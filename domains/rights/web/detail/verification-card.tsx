import { Button, Card, call, Notice, Quiet, Stack, useDeskAct } from '@portal/platform/web'
import { rightsApi } from '../../contract/endpoints.ts'
import type { RightDetail } from '../../contract/right-view.ts'
import type { VerificationState } from '../../contract/right-words.ts'
import { rightReads } from '../right-reads.ts'
import { VerificationTag } from '../right-tags.tsx'

const texts: Record<VerificationState, string> = {
  none: '上传权利证书后可以申请核对。工作人员比对证书与所填内容，不对权利本身是否有效作判断。',
  asked: '工作人员正在比对证书与所填内容，期间能看到这项权利，每次查看都有记录。',
  verified: '证书与所填内容一致。修改类型、名称、号码、权利人、国家或日期，或者删除证书后，须重新申请。',
  refused: '请按说明改正后重新申请。',
  changed: '核对之后改过被核对的内容或删除过证书，可以重新申请。',
}

/** How the comparison of the right with its certificate stands, and the button that asks for it. */
export function VerificationCard({ right: { id, verification, can } }: { right: RightDetail }) {
  const ask = useDeskAct(rightReads)
  const { state, note } = verification
  return (
    <Card title="核对">
      <Stack gap={12} start>
        <VerificationTag verification={verification} />
        {state === 'refused' && note !== '' && (
          <Notice tone="warning" title="不一致之处">
            {note}
          </Notice>
        )}
        <Quiet>{texts[state]}</Quiet>
        {can.includes('ask') && (
          <Button
            variant="primary"
            busy={ask.busy}
            busyText="正在申请…"
            onClick={() => void ask.run(() => call(rightsApi.ask, { params: { id } }), '已申请，核对后通知您')}
          >
            申请核对
          </Button>
        )}
      </Stack>
    </Card>
  )
}
