import { Button, call, dayText, LinkButton, saveBlob, useAction } from '@portal/platform/web'
import { useCallback } from 'react'
import { rightImportsApi } from '../../contract/import/endpoints.ts'
import { importPath } from './paths.ts'

/** Takes the whole vault along as a workbook, which can be handed in again. */
export function ExportRightsButton() {
  const { run, busy } = useAction(
    useCallback(
      async () => saveBlob(await call(rightImportsApi.exportRights, {}), `权利台账-${dayText(Date.now())}.xlsx`),
      [],
    ),
  )
  return (
    <Button icon="download" busy={busy} busyText="正在导出…" onClick={() => void run()}>
      导出
    </Button>
  )
}

export const importButton = <LinkButton to={importPath}>批量导入</LinkButton>
