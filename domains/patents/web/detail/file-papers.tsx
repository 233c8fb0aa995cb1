import { briefMoment, fileSizeText, Gallery, Quiet, Tile } from '@portal/platform/web'
import type { ReactNode } from 'react'
import type { PatentFile } from '../../contract/detail.ts'
import { materialLabels, paperLabels } from '../../contract/materials.ts'
import styles from './case.module.css'

const kindLabels: Readonly<Record<PatentFile['kind'], string>> = { ...materialLabels, ...paperLabels }

/** What a file is: 其他 has another word for papers of the desk than for material of the customer. */
const kindOf = ({ kind, from }: PatentFile): string =>
  kind === 'other' ? (from === 'desk' ? paperLabels : materialLabels).other : kindLabels[kind]

/** The kind of a file by its name, where it has no picture to show: PDF, DOCX. */
const formatOf = (fileName: string): string | undefined => /[^.]+$/.exec(fileName)?.[0].toUpperCase()

/** Files of an application, each with what it is. Their links are signed and end, so a page that was open for long is reloaded first. */
export function FilePapers({
  title,
  files,
  children,
}: {
  title: string
  files: readonly PatentFile[]
  /** What stands below the files. */
  children?: ReactNode
}) {
  return (
    <section aria-label={title} className={styles.block}>
      <h2>
        {title} {files.length > 0 && <small>{files.length} 份</small>}
      </h2>
      {files.length === 0 ? (
        <Quiet>还没有文件</Quiet>
      ) : (
        <Gallery label={title}>
          {files.map((file) => (
            <Tile
              key={file.id}
              title={kindOf(file)}
              meta={`${briefMoment(file.time)} · ${fileSizeText(file.size)}`}
              kind={formatOf(file.fileName)}
              large={file.viewUrl ?? undefined}
            >
              <Quiet>{file.fileName}</Quiet>
              <a className="btn btn-text" href={file.url} download={file.fileName} aria-label={`下载 ${file.fileName}`}>
                下载
              </a>
            </Tile>
          ))}
        </Gallery>
      )}
      {children}
    </section>
  )
}
