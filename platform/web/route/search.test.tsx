import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { linkTo } from './link-to.ts'
import { choiceParam, entryQuery, numberParam, readSearch, textParam, useSearch } from './search.ts'

const schema = z.object({
  active: numberParam(1, 10, 1),
  kind: choiceParam(['sbzc', 'gjsbzc'], 'sbzc'),
  isdetail: textParam(),
})

it.each([
  ['active=6&kind=gjsbzc&isdetail=9', { active: 6, kind: 'gjsbzc', isdetail: '9' }],
  ['active=99&kind=x', { active: 1, kind: 'sbzc', isdetail: undefined }],
  ['active=1.5', { active: 1, kind: 'sbzc', isdetail: undefined }],
  ['', { active: 1, kind: 'sbzc', isdetail: undefined }],
])('reads %j, bad values fall back', (query, expected) => {
  expect(readSearch(schema, new URLSearchParams(query))).toEqual(expected)
})

it('takes what a plain schema refuses for missing', () => {
  const plain = z.object({ page: z.optional(z.string().check(z.regex(/^\d+$/))) })
  expect(readSearch(plain, new URLSearchParams('page=x'))).toEqual({})
})

function Page() {
  const [search, patch] = useSearch(schema)
  return (
    <button type="button" onClick={() => patch({ active: 7, isdetail: '' })}>
      {JSON.stringify(search)}
    </button>
  )
}

it('changes one part and keeps the others', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], {
    initialEntries: ['/?kind=gjsbzc&isdetail=3'],
  })
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('{"active":7,"kind":"gjsbzc"}')
  expect(router.state.location.search).toBe('?kind=gjsbzc&active=7')
})

it('writes links without empty values', () => {
  expect(linkTo('/home/newList', { activeName: 37, isdetail: undefined })).toBe('/home/newList?activeName=37')
  expect(linkTo('/home/newList')).toBe('/home/newList')
})

it('finds a query before or behind the hash', () => {
  expect(entryQuery('token', { search: '?from=singlemessage&token=a', hash: '#/home' })).toBe('a')
  expect(entryQuery('token', { search: '?from=singlemessage', hash: '#/home?token=b' })).toBe('b')
  expect(entryQuery('token', { search: '', hash: '#/home' })).toBeUndefined()
})
