import { Button, call, LinkButton, useAction } from '@portal/platform/web'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { EvidenceDetail } from '../../contract/detail.ts'
import { evidenceApi } from '../../contract/endpoints.ts'
import { evidencePackageApi } from '../../contract/package-endpoints.ts'
import { requiredSlots } from '../../contract/slots.ts'
import { formPath, minePath } from '../paths.ts'

const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }))

/** The buttons for what the owner may do with a record in its present state. */
export function DetailActions({ detail }: { detail: EvidenceDetail }) {
  const { id, state, can, filled } = detail
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      {can.includes('delete') && (
        <Button variant="danger" onClick={() => setLeaving(true)}>
          删除
        </Button>
      )}
      {can.includes('supplement') && <LinkButton to={formPath(id)}>补充证据</LinkButton>}
      {can.includes('download') && state === 1 && filled === requiredSlots.length && <DownloadButton id={id} />}
      {isLeaving && (
        <Suspense>
          <RemoveDialog
            row={detail}
            onClose={() => setLeaving(false)}
            onRemoved={() => void navigate(minePath(), { replace: true })}
          />
        </Suspense>
      )}
    </>
  )
}

/** The button 打包下载. The download uses a ticket that is valid once, since addresses end in logs. */
function DownloadButton({ id }: { id: string }) {
  const download = useAction(
    useCallback(async () => {
      const { ticket } = await call(evidenceApi.openTicket, { body: { id } })
      const link = document.createElement('a')
      link.href = `${evidencePackageApi.downloadPackage.path}?${new URLSearchParams({ id, authorization: ticket })}`
      link.download = ''
      link.click()
    }, [id]),
  )
  return (
    <Button
      variant="primary"
      icon="download"
      busy={download.busy}
      busyText="正在准备…"
      onClick={() => void download.run()}
    >
      打包下载
    </Button>
  )
}
