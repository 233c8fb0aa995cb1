import { PdfPreviewButton } from '@portal/files/web'
import { lazy, Suspense, useState } from 'react'
import type { LinkedFile } from '../../contract/file/detail.ts'

// Dialogs weigh as much as all the rest of a page, so they are loaded by the first press.
const EnlargedPaper = lazy(async () => ({ default: (await import('./enlarged-paper.tsx')).EnlargedPaper }))

const isPdf = (fileName: string): boolean => fileName.toLowerCase().endsWith('.pdf')

/** The ways to a paper: a PDF is shown page by page, a picture as it is, and both can always be downloaded. Its links are signed and end after a while. */
export function PaperLinks({ file, name }: { file: LinkedFile; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const { url, viewUrl, fileName } = file
  const picture = isPdf(fileName) ? null : viewUrl
  return (
    <span className="row">
      {isPdf(fileName) && <PdfPreviewButton url={url} fileName={fileName} variant="text" />}
      {picture !== null && (
        <button type="button" className="btn btn-text" aria-label={`查看 ${name}`} onClick={() => setOpen(true)}>
          查看
        </button>
      )}
      <a className="btn btn-text" href={url} download={fileName} aria-label={`下载 ${name}`}>
        下载
      </a>
      <Suspense>
        {isOpen && picture !== null && <EnlargedPaper picture={picture} title={name} onClose={() => setOpen(false)} />}
      </Suspense>
    </span>
  )
}
