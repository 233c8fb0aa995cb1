import type { Slot } from '@portal/evidence/contract'
import { minePath, serviceTitle } from '@portal/evidence/web'
import {
  Card,
  ErrorView,
  isCallError,
  LinkButton,
  PageHead,
  queryOf,
  Skeleton,
  SplitLayout,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { subsidyApi } from '../contract/endpoints.ts'
import type { SubsidyPack } from '../contract/pack.ts'
import type { PublicTemplate } from '../contract/templates.ts'
import { chosenOf, useTemplates } from './choose-template.ts'
import { ItemList } from './item-list.tsx'
import css from './pack.module.css'
import { TakeCard } from './take-card.tsx'
import { TemplateChoice, TemplateSource } from './template-choice.tsx'

const search = z.object({ id: textParam(), template: textParam() })
const title = '补贴申报材料'

/** The page 生成补贴申报材料: compares the customer's record with a list and offers its papers as one numbered PDF. */
export function PackPage() {
  const [{ id = '', template }, patch] = useSearch(search)
  const templates = useTemplates()
  const list = templates.data?.list ?? []
  const chosen = chosenOf(list, template)
  return (
    <>
      <PageHead
        title={title}
        lead="参展补贴要的合同、票据、照片和出入境页，大多就是存证的这些材料：对照清单看缺什么，补上别处取得的，合订成一份编好页码的 PDF。"
        crumbs={[{ text: serviceTitle, to: minePath() }, { text: '存证详情', to: minePath(id) }, { text: title }]}
      />
      <div className="wrap">
        {templates.isPending && <Skeleton rows={6} rowHeight={84} />}
        {templates.isError && (
          <ErrorView title="材料清单加载失败" error={templates.error} onRetry={() => void templates.refetch()} />
        )}
        {chosen && (
          <Chosen
            key={`${id} ${chosen.id}`}
            id={id}
            list={list}
            chosen={chosen}
            onChoose={(next) => patch({ template: next })}
          />
        )}
      </div>
    </>
  )
}

type ChosenProps = {
  id: string
  list: readonly PublicTemplate[]
  chosen: PublicTemplate
  onChoose: (id: string) => void
}

function Chosen({ id, list, chosen, onChoose }: ChosenProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(subsidyApi.pack, { query: { id, template: chosen.id } }),
    staleTime: 0,
  })
  const back = (
    <LinkButton to={minePath()} variant="text">
      返回我的证据
    </LinkButton>
  )
  if (isCallError(error) && error.status === 'U00404')
    return <ErrorView title="没有查到这份存证，请用存证时的账号登录" error={error} actions={back} />
  if (error) return <ErrorView title={`${title}加载失败`} error={error} onRetry={() => void refetch()} actions={back} />
  if (!data) return <Skeleton rows={6} rowHeight={84} />
  return <Pack pack={data} list={list} onChoose={onChoose} />
}

function Pack({ pack, list, onChoose }: { pack: SubsidyPack } & Pick<ChosenProps, 'list' | 'onChoose'>) {
  const { evidence, template } = pack
  const [travel, setTravel] = useState<readonly Slot[]>([])
  const toggle = (slot: Slot) =>
    setTravel((before) => (before.includes(slot) ? before.filter((one) => one !== slot) : [...before, slot]))
  return (
    <SplitLayout aside={<TakeCard pack={pack} travel={travel} />}>
      <Card title={evidence.exhibitionName}>
        <p className={css.text}>存证编号 {evidence.evidenceNo}</p>
        <TemplateChoice list={list} chosen={template} onChoose={onChoose} />
        <TemplateSource template={template} />
      </Card>
      <Card title="材料">
        <ItemList pack={pack} travel={travel} onToggle={toggle} />
      </Card>
    </SplitLayout>
  )
}
