import {
  choiceParam,
  EmptyState,
  ErrorView,
  isCallError,
  LinkButton,
  PageHead,
  queryOf,
  Skeleton,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import * as z from 'zod/mini'
import { rightsApi } from '../contract/endpoints.ts'
import { delegationsPath, rightPath, rightsPath } from '../contract/paths.ts'
import { RightList } from './right-list.tsx'
import css from './rights-page.module.css'

// A visit that only looks at the list loads none of these.
const RightEditor = lazy(async () => ({ default: (await import('./right-editor.tsx')).RightEditor }))
const ImportPage = lazy(async () => ({ default: (await import('./import/import-page.tsx')).ImportPage }))
const AddPage = lazy(async () => ({ default: (await import('./import/add-page.tsx')).AddPage }))
const DelegationsPage = lazy(async () => ({
  default: (await import('./delegations/delegations-page.tsx')).DelegationsPage,
}))
const RightView = lazy(async () => ({ default: (await import('./detail/right-view.tsx')).RightView }))

const search = z.object({ id: textParam(), form: choiceParam(['', 'new', 'edit', 'import', 'add', 'delegations'], '') })
const title = '权利台账'
const lead = '把商标、专利和著作权登记一次，之后填表、取用证书、看期限都从这里来。'

/** 权利台账: the list of the user's rights, one of them, the form of one, another way into the vault, or what is delegated. */
export function RightsPage() {
  const [{ id, form }] = useSearch(search)
  const place = useFreshView(`${form} ${id ?? ''}`)
  return (
    <div ref={place} tabIndex={-1} className={css.view}>
      <View id={id} form={form} />
    </div>
  )
}

/**
 * Shows each view of the vault from its top, with the focus on its heading. Only the query of the address changes between them, so
 * the shell does not do it by itself; whoever goes back comes to the place where he was.
 */
const useFreshView = (view: string) => {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  const how = useNavigationType()
  useEffect(() => {
    const isSame = shown.current === view
    shown.current = view
    if (isSame || how === 'POP') return
    window.scrollTo(0, 0)
    const heading = place.current?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    const start = heading ?? place.current
    start?.focus({ preventScroll: true })
  }, [view, how])
  return place
}

function View({ id, form }: z.output<typeof search>) {
  if (form === 'new') return <NewRight />
  if (form === 'import' || form === 'add')
    return <Suspense fallback={<Waiting />}>{form === 'import' ? <ImportPage /> : <AddPage />}</Suspense>
  if (form === 'delegations')
    return (
      <Suspense fallback={<Waiting />}>
        <DelegationsPage />
      </Suspense>
    )
  if (id !== undefined) return <OneRight key={id} id={id} isForm={form === 'edit'} />
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        brief={{ words: '说明' }}
        facts={[{ icon: 'lock', text: '填写的内容加密保存' }]}
      />
      <div className="wrap page">
        <RightList />
      </div>
    </>
  )
}

const above = { text: title, to: rightsPath }

function NewRight() {
  return (
    <>
      <PageHead title="添加权利" crumbs={[above, { text: '添加权利' }]} />
      <Suspense fallback={<Waiting />}>
        <RightEditor />
      </Suspense>
    </>
  )
}

function OneRight({ id, isForm }: { id: string; isForm: boolean }) {
  // A form goes on from the version that it was opened with, so that nothing is read again below what is being typed.
  const options = queryOf(rightsApi.detail, { params: { id } })
  const again = { refetchOnWindowFocus: !isForm, refetchOnReconnect: !isForm }
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...options, staleTime: 0, ...again })
  const name = data?.recordName ?? '权利'
  const crumbs = isForm ? [above, { text: name, to: rightPath(id) }, { text: '修改' }] : [above, { text: name }]
  // What is being typed stays, whatever becomes of a later reading; a form begins with what stands there now.
  if (!data || (isForm && !isFetchedAfterMount) || (error && !isForm))
    return (
      <>
        <PageHead title={name} crumbs={crumbs} />
        <div className="wrap page">
          {isCallError(error) && error.status === 'U00404' ? (
            <EmptyState
              scene="none"
              title="没有找到这项权利"
              text="它可能已经删除；受托的权利，在委托结束后也不能再查看。"
            >
              <LinkButton to={delegationsPath}>权利委托</LinkButton>
              <LinkButton to={rightsPath}>返回权利台账</LinkButton>
            </EmptyState>
          ) : error ? (
            <ErrorView title="权利加载失败" error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton rows={6} />
          )}
        </div>
      </>
    )
  return (
    <Suspense fallback={<Waiting />}>
      {isForm && data.can.includes('edit') ? (
        <>
          <PageHead title={`修改：${name}`} crumbs={crumbs} />
          <RightEditor right={data} />
        </>
      ) : (
        <RightView right={data} crumbs={crumbs} />
      )}
    </Suspense>
  )
}

/** Takes the place of the part that is loading, so that the footer does not move. */
function Waiting() {
  return (
    <div className="wrap page">
      <Skeleton rows={8} rowHeight={64} />
    </div>
  )
}
