import { Button, call, fileSizeText, keyOf, toast, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { subsidyApi } from '../contract/endpoints.ts'
import { namedOnly, type PackPaper, paperFormTexts } from '../contract/pack.ts'
import css from './pack.module.css'

/** The papers that the owner added to an item: how each goes into the PDF, and a button that removes it. */
export function OwnPapers({ papers }: { papers: readonly PackPaper[] }) {
  const queries = useQueryClient()
  const remove = useAction(
    useCallback(
      async (paperId: string) => {
        await call(subsidyApi.removePaper, { params: { paperId } })
        await queries.invalidateQueries({ queryKey: keyOf(subsidyApi.pack) })
        toast('已移除', 'success')
      },
      [queries],
    ),
  )
  if (papers.length === 0) return null
  return (
    <ul className={css.papers}>
      {papers.map(({ id, file, form, pages }) => (
        <li key={id}>
          <div className={css.paper}>
            <a href={file.url} download>
              {file.fileName}
            </a>
            <small>
              另附 · {fileSizeText(file.size)}
              {form === 'whole' || form === 'drawn' ? ` · ${pages} 页` : ''}
            </small>
            <small className={namedOnly.includes(form) ? css.problem : undefined}>{paperFormTexts[form]}</small>
          </div>
          <Button
            variant="text"
            disabled={remove.busy}
            aria-label={`移除 ${file.fileName}`}
            onClick={() => void remove.run(id)}
          >
            移除
          </Button>
        </li>
      ))}
    </ul>
  )
}
