import { Button, Dialog, keyOf, LinkButton } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trademarkFilesApi } from '../../contract/file-endpoints.ts'
import { trademarkPath } from '../../contract/paths.ts'

/**
 * Says that an earlier sending had arrived although its answer was lost. Another one can never succeed, so the window leads to
 * the list of applications, which is read anew.
 */
export function ReceivedDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: keyOf(trademarkFilesApi.listOwn) })
  }, [queries])
  return (
    <Dialog
      alert
      open
      mark="warning"
      title="之前已提交"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>关闭</Button>
          <LinkButton variant="primary" to={trademarkPath()}>
            我的商标申请
          </LinkButton>
        </>
      }
    >
      <p>之前的提交已经收到，请到“我的商标申请”查看。</p>
    </Dialog>
  )
}
