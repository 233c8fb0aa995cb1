import { PdfPreview } from '@portal/files/web'
import { Card, fileSizeText, Gallery, Quiet, Stack, Tile, useMedia } from '@portal/platform/web'
import { useState } from 'react'
import type { DeskRightDetail } from '../../contract/desk.ts'
import { paperLabels } from '../../contract/paper-kinds.ts'
import { isPdf } from '../is-pdf.ts'
import css from './desk-papers.module.css'

type Paper = DeskRightDetail['papers'][number]

/** Up to this width the facts stand above the papers, and not beside them. */
const isInOne = '(max-width: 900px)'

/** The format of a paper that has no picture to show: PDF. */
const formatOf = (fileName: string): string | undefined => /[^.]+$/.exec(fileName)?.[0].toUpperCase()

/**
 * The papers of a right at the desk. Where the facts stand beside them one is shown in full, the certificate first, so that both
 * are compared at one look; on a narrow screen a press opens one over the page.
 */
export function DeskPapers({ papers }: { papers: readonly Paper[] }) {
  const isWide = !useMedia(isInOne)
  const [chosen, setChosen] = useState<string>()
  const first = papers.find(({ kind }) => kind === 'certificate') ?? papers[0]
  const shown = isWide ? (papers.find(({ id }) => id === chosen) ?? first) : undefined
  return (
    <Card tone="bare" title="材料">
      {papers.length === 0 ? (
        <Quiet>没有材料</Quiet>
      ) : (
        <Stack gap={16}>
          {shown && <Shown key={shown.id} paper={shown} />}
          <Gallery label="材料">
            {papers.map((paper) => (
              <PaperTile key={paper.id} paper={paper} onOpen={isWide ? () => setChosen(paper.id) : undefined} />
            ))}
          </Gallery>
        </Stack>
      )}
    </Card>
  )
}

function Shown({ paper }: { paper: Paper }) {
  const { kind, fileName, url, viewUrl } = paper
  return (
    <section aria-label={`比对：${paperLabels[kind]}`}>
      {isPdf(paper) ? (
        <PdfPreview url={url} fileName={fileName} />
      ) : viewUrl === null ? (
        <Quiet>这份文件不能在线查看，请下载。</Quiet>
      ) : (
        <img src={viewUrl} alt={`${paperLabels[kind]} ${fileName}`} className={css.picture} />
      )}
    </section>
  )
}

function PaperTile({ paper, onOpen }: { paper: Paper; onOpen: (() => void) | undefined }) {
  const { kind, fileName, size, url, viewUrl, validUntil } = paper
  return (
    <Tile
      title={paperLabels[kind]}
      meta={[fileSizeText(size), validUntil === null ? '' : `至 ${validUntil}`].filter(Boolean).join(' · ')}
      kind={formatOf(fileName)}
      large={viewUrl ?? undefined}
      onOpen={onOpen}
    >
      <Quiet>{fileName}</Quiet>
      <a className="btn btn-text" href={url} download={fileName} aria-label={`下载 ${fileName}`}>
        下载
      </a>
    </Tile>
  )
}
