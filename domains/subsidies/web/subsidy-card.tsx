import { ErrorView, queryOf, SceneLink, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { subsidyApi } from '../contract/endpoints.ts'
import type { PublicTemplate } from '../contract/templates.ts'
import { chosenOf, useTemplates } from './choose-template.ts'
import css from './pack.module.css'
import { isWanting } from './pack-words.ts'
import { packPath } from './paths.ts'

/** The way from a record to a claim of subsidy, with how many of its papers are there, also before the record is sealed. */
export function SubsidyCard({ id }: { id: string }) {
  const templates = useTemplates()
  const chosen = chosenOf(templates.data?.list ?? [], undefined)
  if (templates.data && !chosen) return null
  return (
    <section className="no-print" aria-label="补贴申报材料">
      <h2 className={css.offer}>接着做</h2>
      {templates.isPending && <Skeleton rows={1} rowHeight={92} />}
      {templates.isError && (
        <ErrorView title="材料清单加载失败" error={templates.error} onRetry={() => void templates.refetch()} />
      )}
      {chosen && <Way id={id} template={chosen} />}
    </section>
  )
}

function Way({ id, template }: { id: string; template: PublicTemplate }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(subsidyApi.pack, { query: { id, template: template.id } }),
    staleTime: 0,
  })
  if (error) return <ErrorView title="材料清单加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={1} rowHeight={92} />
  const lacking = data.items.filter(isWanting).length
  return (
    <SceneLink scene="desk" to={packPath(id, template.id)} title="生成补贴申报材料">
      必交 {data.wanted} 项，已有 {data.ready} 项{lacking > 0 && `，还缺 ${lacking} 项`}
    </SceneLink>
  )
}
