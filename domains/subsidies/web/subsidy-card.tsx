import { Card, ErrorView, LinkButton, Quiet, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { subsidyApi } from '../contract/endpoints.ts'
import type { PublicTemplate } from '../contract/templates.ts'
import { chosenOf, useTemplates } from './choose-template.ts'
import css from './pack.module.css'
import { isWanting, lackOf } from './pack-words.ts'
import { packPath } from './paths.ts'
import { TemplateChoice } from './template-choice.tsx'

/** The card that shows which papers for a claim of subsidy the record still lacks, also before it is sealed. */
export function SubsidyCard({ id }: { id: string }) {
  const templates = useTemplates()
  const [wanted, setWanted] = useState<string>()
  const list = templates.data?.list ?? []
  const chosen = chosenOf(list, wanted)
  if (templates.data && !chosen) return null
  const go = chosen && <LinkButton to={packPath(id, chosen.id)}>生成补贴申报材料</LinkButton>
  return (
    <Card title="补贴申报材料" actions={go}>
      {templates.isPending && <Skeleton rows={2} rowHeight={40} />}
      {templates.isError && (
        <ErrorView title="材料清单加载失败" error={templates.error} onRetry={() => void templates.refetch()} />
      )}
      {chosen && (
        <>
          {list.length > 1 && <TemplateChoice list={list} chosen={chosen} onChoose={setWanted} />}
          <Lacking id={id} template={chosen} />
        </>
      )}
    </Card>
  )
}

function Lacking({ id, template }: { id: string; template: PublicTemplate }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(subsidyApi.pack, { query: { id, template: template.id } }),
    staleTime: 0,
  })
  if (error) return <ErrorView title="材料清单加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={3} rowHeight={32} />
  const lacking = data.items.filter(isWanting)
  return (
    <>
      <p className={css.count}>
        必交 {data.wanted} 项，已有 {data.ready} 项{lacking.length > 0 && '，还缺：'}
      </p>
      {lacking.length > 0 && (
        <ul className={css.lacking}>
          {lacking.map((item) => (
            <li key={item.key}>{lackOf(item)}</li>
          ))}
        </ul>
      )}
      <Quiet>补贴标准、材料和截止日期各地不同，以当地主管部门当年的通知为准。</Quiet>
    </>
  )
}
