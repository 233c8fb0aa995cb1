import { PdfPreviewButton } from '@portal/files/web'
import {
  ActDialog,
  Button,
  Card,
  type Column,
  call,
  DataTable,
  Enlarge,
  fileSizeText,
  Quiet,
  Stack,
} from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { rightsApi } from '../../contract/endpoints.ts'
import type { StoredPaper } from '../../contract/paper.ts'
import { paperLabels } from '../../contract/paper-kinds.ts'
import type { RightDetail } from '../../contract/right-view.ts'
import { isPdf } from '../is-pdf.ts'
import { rightReads } from '../right-reads.ts'

// The dialog brings the upload with it, so that it is loaded when a paper is to be added.
const AddPaper = lazy(async () => ({ default: (await import('./add-paper.tsx')).AddPaper }))

/** The papers of a right, and the way to add one. */
export function PapersCard({ right }: { right: RightDetail }) {
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<StoredPaper>()
  const [shown, setShown] = useState<StoredPaper>()
  const mayChange = right.can.includes('addPaper')
  return (
    <Card
      title="材料"
      actions={
        mayChange && (
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            添加材料
          </Button>
        )
      }
    >
      {right.papers.length === 0 ? (
        <Quiet>{mayChange ? '还没有材料。上传一次权利证书，之后的表单都能取用。' : '没有可以取用的材料。'}</Quiet>
      ) : (
        <DataTable
          caption="材料"
          columns={columnsOf({ onShow: setShown, onRemove: mayChange ? setLeaving : undefined })}
          rows={right.papers}
          rowKey={({ id }) => id}
        />
      )}
      {isAdding && (
        <Suspense>
          <AddPaper id={right.id} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {shown?.viewUrl && <Enlarge picture={shown.viewUrl} title={shown.fileName} onClose={() => setShown(undefined)} />}
      {leaving && (
        <ActDialog
          danger
          title="删除这份材料？"
          confirmText="删除"
          busyText="正在删除…"
          said="已删除"
          reads={rightReads}
          act={() => call(rightsApi.removePaper, { params: { id: right.id, paperId: leaving.id } })}
          onClose={() => setLeaving(undefined)}
        >
          {leaving.fileName}
          {leaving.kind === 'certificate' && right.verification.state === 'verified'
            ? '：删除权利证书后，须重新申请核对。'
            : '：已提交的业务中取用过的不受影响。'}
        </ActDialog>
      )}
    </Card>
  )
}

type PaperActs = { onShow: (paper: StoredPaper) => void; onRemove: ((paper: StoredPaper) => void) | undefined }

const columnsOf = ({ onShow, onRemove }: PaperActs): readonly Column<StoredPaper>[] => [
  {
    key: 'file',
    header: '文件',
    title: true,
    cell: ({ fileName, url, size }) => (
      <Stack as="span" gap={4} start>
        <a href={url} download>
          {fileName}
        </a>
        <Quiet as="small">{fileSizeText(size)}</Quiet>
      </Stack>
    ),
  },
  { key: 'kind', header: '类型', width: '150px', cell: ({ kind }) => paperLabels[kind] },
  { key: 'until', header: '有效期至', width: '130px', cell: ({ validUntil }) => validUntil ?? '—' },
  {
    key: 'acts',
    header: '操作',
    width: '150px',
    actions: true,
    cell: (paper) => (
      <>
        <ShowPaper paper={paper} onShow={onShow} />
        {onRemove && (
          <Button variant="text" aria-label={`删除 ${paper.fileName}`} onClick={() => onRemove(paper)}>
            删除
          </Button>
        )}
      </>
    ),
  },
]

/** Opens a paper over the page: the pages of a PDF, or the picture. */
function ShowPaper({ paper, onShow }: { paper: StoredPaper } & Pick<PaperActs, 'onShow'>) {
  const { fileName, url, viewUrl } = paper
  if (viewUrl === null) return null
  if (isPdf(paper)) return <PdfPreviewButton variant="text" url={url} fileName={fileName} />
  return (
    <Button variant="text" aria-label={`预览 ${fileName}`} onClick={() => onShow(paper)}>
      预览
    </Button>
  )
}
