import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineApi } from '../../contract/api.ts'
import { type BulkReply, bulkReply } from '../../contract/bulk.ts'
import { pageOf, pageQuery } from '../../contract/page.ts'
import { call } from '../call/call.ts'
import { AppQuery } from '../call/query.tsx'
import { NothingListed } from '../list/nothing-listed.tsx'
import { useListPage } from '../list/use-list-page.ts'
import { choiceParam, wordsParam } from '../route/search.ts'
import type { Column } from '../ui/data-table.tsx'
import { Toasts } from '../ui/toasts.tsx'
import type { ListBulk } from './bulk-bar.tsx'
import { setDeskKeys } from './desk-keys.ts'
import { DeskList } from './desk-list.tsx'
import { type KeptView, type KeptViewToolsProps, ViewKeeping } from './view-keeper.ts'

type Boat = { id: string; name: string }
const api = defineApi(
  {},
  {
    list: {
      method: 'GET',
      path: '/api/boats',
      access: 'public',
      summary: 'boats',
      query: z.object({ ...pageQuery, keyword: z.string(), kind: z.string(), sort: z.string() }),
      reply: pageOf(z.object({ id: z.string(), name: z.string() })),
    },
    moor: {
      method: 'POST',
      path: '/api/boats/bulk',
      access: 'public',
      summary: 'moor',
      body: z.object({ ids: z.array(z.string()) }),
      reply: bulkReply,
    },
  },
)
const filter = { keyword: wordsParam(), kind: choiceParam(['', 'sail', 'motor'], '') }
const kept = { sort: choiceParam(['newest', 'oldest'], 'newest') }
const kinds = [
  { value: '', label: '全部' },
  { value: 'sail', label: '帆船' },
]
const columns: readonly Column<Boat>[] = [
  { key: 'name', header: '船名', title: true, cell: ({ id, name }) => <Link to={`/boats/${id}`}>{name}</Link> },
  {
    key: 'acts',
    header: '操作',
    actions: true,
    cell: ({ name }) => (
      <button type="button" onClick={() => pressed.push(name)}>
        检修 {name}
      </button>
    ),
  },
]
const bulk: ListBulk<Boat> = {
  acts: [
    {
      label: '系泊',
      said: '已系泊',
      send: (rows) => call(api.moor, { body: { ids: rows.map(({ id }) => id) } }),
    },
  ],
  reads: [api.list],
  nameOf: ({ name }) => name,
}

let pressed: string[] = []
let given: { views: readonly KeptView[]; isPending: boolean }
let tools: KeptViewToolsProps | undefined
const keeper = {
  useViews: () => ({ list: given.views, isPending: given.isPending }),
  Tools: (props: KeptViewToolsProps) => {
    tools = props
    return null
  },
}

function Boats({ mayMoor }: { mayMoor: boolean }) {
  const boats = useListPage(api.list, { filter, kept, pageSize: 3 })
  return (
    <DeskList
      title="船只"
      unit="艘"
      pages={boats}
      views={{ name: 'kind', options: kinds }}
      finds="船名"
      columns={columns}
      rowKey={({ id }) => id}
      empty={<NothingListed of={boats} />}
      {...(mayMoor && { bulk })}
    />
  )
}

beforeEach(() => {
  pressed = []
  given = { views: [], isPending: false }
  tools = undefined
})
afterEach(() => vi.unstubAllGlobals())

type Stage = { at?: string; total?: number; mayMoor?: boolean; answer?: BulkReply }

/** A harbour with so many boats, of which a page shows three. */
const open = async ({ at = '/boats', total = 5, mayMoor = true, answer = { done: [], refused: [] } }: Stage = {}) => {
  const calls: { path: string; query: URLSearchParams; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(address, 'http://localhost')
    calls.push({ path: pathname, query, body: init.body ? JSON.parse(String(init.body)) : null })
    if (pathname === api.moor.path) return Response.json(answer)
    const [page, count] = [Number(query.get('pgIndex')), Number(query.get('pgCount'))]
    const all = Array.from({ length: total }, (_, index) => ({ id: `b${index + 1}`, name: `船 ${index + 1}` }))
    return Response.json({ elements: all.slice((page - 1) * count, page * count), totalElements: total })
  })
  const pages = [
    { path: '/boats', element: <Boats mayMoor={mayMoor} /> },
    { path: '/boats/:id', element: <p>一艘船</p> },
  ]
  const router = createMemoryRouter(pages, { initialEntries: [at] })
  render(
    <AppQuery>
      <ViewKeeping value={keeper}>
        <RouterProvider router={router} />
      </ViewKeeping>
      <Toasts />
    </AppQuery>,
  )
  const here = () => router.state.location.pathname + router.state.location.search
  const moored = () => calls.filter(({ path }) => path === api.moor.path).map(({ body }) => body)
  return { here, moored, calls, router, user: userEvent.setup() }
}
const bar = () => within(screen.getByRole('region', { name: '批量操作' }))
const tick = (name: string) => screen.findByRole('checkbox', { name: `选择 ${name}` })

describe('acts on several rows', () => {
  it('are offered once a row is ticked, send all ticked rows of all pages, and say what was refused and why', async () => {
    const answer = { done: ['b1'], refused: [{ ref: 'b4', msg: '已经离港' }] }
    const { user, moored } = await open({ answer })
    await user.click(await tick('船 1'))
    expect(bar().getByRole('status')).toHaveTextContent('已选 1 艘')
    await user.click(screen.getByRole('button', { name: '第 2 页' }))
    await user.click(await tick('船 4'))
    await user.click(bar().getByRole('button', { name: '系泊' }))
    await waitFor(() => expect(moored()).toEqual([{ ids: ['b1', 'b4'] }]))
    expect(await screen.findByText('已系泊 1 艘')).toBeVisible()
    const dialog = await screen.findByRole('dialog', { name: '1 艘没有办成' })
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('船 4已经离港')
    await user.click(within(dialog).getByRole('button', { name: '知道了' }))
    expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull()
  })

  it('take all rows of the filter, at most fifty', async () => {
    const { user, moored } = await open({ total: 60 })
    await user.click(await screen.findByRole('checkbox', { name: '选择本页' }))
    expect(bar().getByRole('status')).toHaveTextContent('已选 3 艘')
    await user.click(screen.getByRole('button', { name: '选择前 50 艘' }))
    await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('已选 50 艘，一次最多 50 艘'))
    await user.click(screen.getByRole('button', { name: '系泊' }))
    await waitFor(() => expect((moored()[0] as { ids: string[] }).ids).toHaveLength(50))
  })

  it('forget the ticks under another filter', async () => {
    const { user } = await open()
    await user.click(await tick('船 1'))
    expect(screen.getByRole('button', { name: '选择全部 5 艘' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '帆船' }))
    expect(await tick('船 1')).not.toBeChecked()
    expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull()
  })

  it('leave no tick where nothing may be done', async () => {
    await open({ mayMoor: false })
    await screen.findByText('船 1')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('the keys of a list', () => {
  beforeEach(() => {
    setDeskKeys(true)
    return () => setDeskKeys(false)
  })

  it('lead from row to row, tick, press the first button and open', async () => {
    const { user, here } = await open()
    await screen.findByText('船 1')
    await user.keyboard('jjjk')
    expect(screen.getByRole('link', { name: '船 2' })).toHaveFocus()
    await user.keyboard('xe')
    expect(await tick('船 2')).toBeChecked()
    expect(pressed).toEqual(['船 2'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(here()).toBe('/boats/b2'))
  })

  it('do nothing while somebody types, in a dialog, with a modifier, or where they are turned off', async () => {
    const answer = { done: [], refused: [{ ref: 'b1', msg: '已经离港' }] }
    const { user } = await open({ answer })
    await screen.findByText('船 1')
    const focused = () => (document.activeElement as HTMLElement).textContent
    await user.type(screen.getByRole('searchbox'), 'jx')
    expect(screen.getByRole('searchbox')).toHaveValue('jx')
    expect(await tick('船 1')).not.toBeChecked()
    await user.click(document.body)
    await user.keyboard('{Control>}j{/Control}')
    expect(focused()).not.toBe('船 1')
    await user.click(await tick('船 1'))
    await user.click(screen.getByRole('button', { name: '系泊' }))
    await screen.findByRole('dialog')
    await user.keyboard('e')
    expect(pressed).toEqual([])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    setDeskKeys(false)
    await user.keyboard('j')
    expect(focused()).not.toBe('船 1')
  })
})

describe('the views that somebody keeps', () => {
  const sails: KeptView = { id: 'v1', name: '老帆船', query: 'kind=sail&sort=oldest', isDefault: false, count: 3 }

  it('stand beside those of the list, and are marked while they are shown, whatever is searched for', async () => {
    given.views = [sails]
    const { user, here } = await open({ at: '/boats?keyword=a' })
    await user.click(await screen.findByRole('button', { name: '老帆船 3', pressed: false }))
    expect(Object.fromEntries(new URLSearchParams(here().split('?')[1]))).toEqual({
      ...{ keyword: 'a', kind: 'sail', sort: 'oldest', page: '1' },
    })
    expect(screen.getByRole('button', { name: '老帆船 3', pressed: true })).toBeVisible()
    expect(tools).toMatchObject({ page: '/boats', chosen: sails, mayKeep: false })
    await user.click(screen.getByRole('button', { name: '全部' }))
    expect(here()).not.toContain('kind=')
  })

  it('offer to keep a filter without the words searched for', async () => {
    const { user } = await open({ at: '/boats?keyword=13900001111' })
    await screen.findByText('船 1')
    expect(tools).toMatchObject({ chosen: undefined, mayKeep: false })
    await user.click(screen.getByRole('button', { name: '帆船' }))
    await waitFor(() => expect(tools).toMatchObject({ query: 'sort=newest&kind=sail', mayKeep: true }))
  })

  it('open first where the address says nothing, once they are known', async () => {
    given = { views: [{ ...sails, isDefault: true }], isPending: false }
    const { here } = await open()
    await waitFor(() => expect(here()).toContain('kind=sail'))
    expect(await screen.findByText('船 1')).toBeVisible()
  })

  it('wait where the address says something else', async () => {
    given = { views: [{ ...sails, isDefault: true }], isPending: false }
    const { here } = await open({ at: '/boats?page=1' })
    expect(await screen.findByText('船 1')).toBeVisible()
    expect(here()).toBe('/boats?page=1')
  })
})
