import { Button, Quiet, Stack } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { PatentDetail } from '../../contract/detail.ts'
import { checklists, materialNotice } from '../../contract/materials.ts'
import { Checklist } from '../apply/checklist.tsx'
import { FilePapers } from './file-papers.tsx'

// Few visitors open it, so the page does not wait for its upload.
const AddMaterialDialog = lazy(async () => ({ default: (await import('./add-material-dialog.tsx')).AddMaterialDialog }))

/** What the law asks for, what the customer has sent of it, and the way to send more. */
export function OwnMaterial({ detail }: { detail: PatentDetail }) {
  const { businessSn, patentType, checklist, files, can } = detail
  const [isAdding, setAdding] = useState(false)
  return (
    <FilePapers title="您交的材料" files={files.filter(({ from }) => from === 'customer')}>
      <Stack gap={12} start>
        <Checklist items={checklist} law={checklists[patentType].law} />
        {can.includes('addFiles') && (
          <Button icon="plus" onClick={() => setAdding(true)}>
            补充材料
          </Button>
        )}
        <Quiet>{materialNotice}</Quiet>
      </Stack>
      <Suspense>{isAdding && <AddMaterialDialog businessSn={businessSn} onClose={() => setAdding(false)} />}</Suspense>
    </FilePapers>
  )
}
