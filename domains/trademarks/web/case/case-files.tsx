import { fileSizeText, Gallery, Quiet, Tile } from '@portal/platform/web'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { type FileSlot, fileSlotLabels } from '../../contract/file/slots.ts'
import styles from './case.module.css'

/** The pictures stand with the mark. */
const pictures: readonly FileSlot[] = ['image', 'blackWhite']

/** The kind of a file by its name, where it has no picture to show: PDF, DOCX. */
const formatOf = (fileName: string): string | undefined => /[^.]+$/.exec(fileName)?.[0].toUpperCase()

/** The files of an application by their places; papers of the office stand in the timeline. */
export function CaseFiles({ detail: { files, report } }: { detail: Pick<TrademarkDetail, 'files' | 'report'> }) {
  const shown = files.filter(({ slot }) => !pictures.includes(slot))
  return (
    <section aria-labelledby="case-files" className={styles.block}>
      <h2 id="case-files">文件 {shown.length > 0 && <small>{shown.length} 份</small>}</h2>
      {shown.length === 0 ? (
        <Quiet>还没有文件</Quiet>
      ) : (
        <Gallery label="文件">
          {shown.map(({ slot, fileName, size, url, viewUrl }) => (
            <Tile
              key={slot}
              title={fileSlotLabels[slot]}
              meta={slot === 'report' && report ? report.reportNo : fileSizeText(size)}
              kind={formatOf(fileName)}
              large={viewUrl ?? undefined}
            >
              <Quiet>{fileName}</Quiet>
              <a className="btn btn-text" href={url} download={fileName} aria-label={`下载 ${fileName}`}>
                下载
              </a>
            </Tile>
          ))}
        </Gallery>
      )}
    </section>
  )
}
