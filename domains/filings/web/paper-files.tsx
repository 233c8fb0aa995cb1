import { fileSizeText, Stack } from '@portal/platform/web'
import { paperLabels, type StoredPaper } from '../contract/papers.ts'
import css from './sheet.module.css'

/** The papers of a sheet with their downloads. */
export function PaperFiles({ papers }: { papers: readonly StoredPaper[] }) {
  if (papers.length === 0) return <p className={css.text}>没有上传材料。</p>
  return (
    <Stack as="ul" gap={10} className={css.files}>
      {papers.map(({ id, kind, fileName, size, url }) => (
        <li key={`${kind}${id}`}>
          <span>{paperLabels[kind]}</span>
          <a href={url} download>
            {fileName}
          </a>
          <small>{fileSizeText(size)}</small>
        </li>
      ))}
    </Stack>
  )
}
