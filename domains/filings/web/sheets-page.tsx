import {
  choiceParam,
  ErrorView,
  LinkButton,
  PageHead,
  queryOf,
  Skeleton,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback } from 'react'
import * as z from 'zod/mini'
import { filingsApi } from '../contract/endpoints.ts'
import { type Step, steps } from '../contract/labels.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import { crumbs, sheetsPath } from './paths.ts'
import { StateTag } from './state-tag.tsx'

// A visit shows only one of these three views, so each is loaded when it is shown.
const SheetList = lazy(async () => ({ default: (await import('./sheet-list.tsx')).SheetList }))
const SheetEditor = lazy(async () => ({ default: (await import('./sheet-editor.tsx')).SheetEditor }))
const RecordedSheet = lazy(async () => ({ default: (await import('./recorded-sheet.tsx')).RecordedSheet }))

const search = z.object({ sheet: textParam(), step: choiceParam(steps, 'holder') })
const title = '自助备案'

/** 自助备案: the list of the user's sheets, or the one sheet that the address names. */
export function SheetsPage() {
  const [{ sheet, step }, patch] = useSearch(search)
  const onStep = useCallback((next: Step) => patch({ step: next }), [patch])
  if (sheet !== undefined) return <Sheet key={sheet} id={sheet} step={step} onStep={onStep} />
  return (
    <>
      <PageHead
        title={title}
        lead="按《知识产权海关保护条例》第七条逐项填写，每份证书一份信息表；填好后取走 PDF 或 DOCX，到海关总署的备案系统中提交。"
        crumbs={[...crumbs, { text: title }]}
        brief={{ words: '说明' }}
        facts={[
          { icon: 'file', text: '每份证书一份' },
          { icon: 'lock', text: '填写的内容加密保存' },
        ]}
      />
      <Suspense fallback={<Waiting />}>
        <SheetList />
      </Suspense>
    </>
  )
}

function Sheet({ id, step, onStep }: { id: string; step: Step; onStep: (step: Step) => void }) {
  const queries = useQueryClient()
  const options = queryOf(filingsApi.detail, { params: { id } })
  // The form goes on from the version that is loaded here: a cached older one, or a reload while the user types, would
  // make a clash.
  const { data, error, refetch } = useQuery({
    ...options,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const onSaved = (detail: SheetDetail) => void queries.setQueryData(options.queryKey, detail)
  const onChanged = (detail: SheetDetail) => {
    onSaved(detail)
    window.scrollTo(0, 0)
  }
  const name = data?.facts.recordName || '备案信息表'
  return (
    <>
      <PageHead
        title={name}
        crumbs={[...crumbs, { text: title, to: sheetsPath }, { text: name }]}
        aside={data && <StateTag state={data.state} />}
      />
      {error ? (
        <div className="wrap">
          <ErrorView
            title="信息表加载失败"
            error={error}
            onRetry={() => void refetch()}
            actions={
              <LinkButton to={sheetsPath} variant="text">
                返回我的信息表
              </LinkButton>
            }
          />
        </div>
      ) : (
        <Suspense fallback={<Waiting />}>
          {data === undefined ? (
            <Waiting />
          ) : data.recordal ? (
            <RecordedSheet detail={data} recordal={data.recordal} onChanged={onChanged} />
          ) : (
            <SheetEditor detail={data} step={step} onStep={onStep} onSaved={onSaved} onChanged={onChanged} />
          )}
        </Suspense>
      )}
    </>
  )
}

/** Takes the place of the part that is loading, so that the footer does not move. */
function Waiting() {
  return (
    <div className="wrap">
      <Skeleton rows={8} rowHeight={84} />
    </div>
  )
}
