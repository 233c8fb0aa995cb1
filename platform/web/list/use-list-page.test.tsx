import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineApi } from '../../contract/api.ts'
import { pageOf, pageQuery } from '../../contract/page.ts'
import { AppQuery } from '../call/query.tsx'
import { choiceParam, wordsParam } from '../route/search.ts'
import { FilterChips } from '../ui/tabs.tsx'
import { NothingListed } from './nothing-listed.tsx'
import { Paged } from './paged.tsx'
import { useListPage } from './use-list-page.ts'

const api = defineApi(
  {},
  {
    list: {
      method: 'GET',
      path: '/api/boats',
      access: 'public',
      summary: 'boats',
      query: z.object({ ...pageQuery, keyword: z.string(), kind: z.string(), order: z.string() }),
      reply: pageOf(z.object({ name: z.string() })),
    },
  },
)
const filter = { keyword: wordsParam(), kind: choiceParam(['', 'sail'], '') }
const kept = { sort: choiceParam(['newest', 'oldest'], 'newest') }
const kinds = [
  { value: '', label: '全部' },
  { value: 'sail', label: '帆船' },
] as const
const sorts = [
  { value: 'newest', label: '最新' },
  { value: 'oldest', label: '最早' },
] as const

function Boats() {
  const boats = useListPage(api.list, {
    filter,
    kept,
    ask: ({ sort, ...narrowed }) => ({ ...narrowed, order: sort }),
    pageSize: 10,
  })
  return (
    <>
      <FilterChips label="种类" options={kinds} value={boats.search.kind} onChange={(kind) => boats.set({ kind })} />
      <FilterChips label="排序" options={sorts} value={boats.search.sort} onChange={(sort) => boats.set({ sort })} />
      <Paged pages={boats} name="船只" empty={<NothingListed of={boats} text="还没有船" filtered="没有这样的船" />}>
        {(rows) => rows.map(({ name }) => <p key={name}>{name}</p>)}
      </Paged>
    </>
  )
}

afterEach(() => vi.unstubAllGlobals())

/** Shows the list at the address `at`. By default the harbour has 30 boats; a call that filters by `kind` finds none. */
const open = async (at: string, total = 30) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const isEmpty = total === 0 || address.includes('kind=')
    return Response.json(
      isEmpty ? { elements: [], totalElements: 0 } : { elements: [{ name: '远航号' }], totalElements: total },
    )
  })
  const router = createMemoryRouter([{ path: '/', element: <Boats /> }], { initialEntries: [at] })
  render(
    <AppQuery>
      <RouterProvider router={router} />
    </AppQuery>,
  )
  const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
  return { asked, search, user: userEvent.setup() }
}

it('asks for the page and the filter that stand in the address', async () => {
  const { asked } = await open('/?page=2&keyword=%E8%BF%9C&kind=nonsense')
  await screen.findByText('远航号')
  expect(asked).toEqual(['/api/boats?keyword=%E8%BF%9C&order=newest&pgIndex=2&pgCount=10'])
})

it('goes back to the first page with another filter, and turns without losing the filter', async () => {
  const { search, user } = await open('/?page=3&keyword=a')
  await user.click(await screen.findByRole('button', { name: '最早' }))
  expect(search()).toEqual({ page: '1', keyword: 'a', sort: 'oldest' })
  await user.click(await screen.findByRole('button', { name: '第 2 页' }))
  expect(search()).toEqual({ page: '2', keyword: 'a', sort: 'oldest' })
})

it('clears what narrows the list, and leaves its order', async () => {
  const { search, user } = await open('/?sort=oldest&kind=sail')
  expect(await screen.findByText('没有这样的船')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '清除筛选' }))
  expect(await screen.findByText('远航号')).toBeVisible()
  expect(search()).toEqual({ sort: 'oldest', page: '1' })
})

it('has nothing to clear where only the order is told', async () => {
  await open('/?sort=oldest', 0)
  expect(await screen.findByText('还没有船')).toBeVisible()
  expect(screen.queryByRole('button', { name: '清除筛选' })).toBeNull()
})
