import { Dialog } from '@portal/platform/web'
import { PdfPages, type PdfPreviewProps } from './pdf-pages.tsx'
import styles from './pdf-preview.module.css'

export interface PdfPreviewDialogProps extends PdfPreviewProps {
  onClose: () => void
}

/** The pages of a PDF as large as the screen allows, over the page. */
export function PdfPreviewDialog({ onClose, ...preview }: PdfPreviewDialogProps) {
  const { url, fileName, downloadUrl = url } = preview
  return (
    <Dialog
      open
      title={fileName}
      size="picture"
      onClose={onClose}
      actions={
        <a className="btn btn-secondary" href={downloadUrl} download={fileName}>
          下载
        </a>
      }
    >
      <div className={styles.preview}>
        <PdfPages {...preview} />
      </div>
    </Dialog>
  )
}
