import { act, render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { setSession } from '../call/session.ts'
import { removeAllDrafts } from './remove-drafts.ts'
import { useKeptForm } from './use-kept-form.ts'
import { type OrderedForm, useOrderedForm } from './use-ordered-form.ts'

type Value = { name: string }
let form: OrderedForm<Value>
let isGoingOn: boolean
let user: string | undefined

function Sample({ always = false }: { always?: boolean }) {
  form = useOrderedForm<Value>({
    schema: z.object({ name: z.string() }),
    defaults: { name: '' },
    send: async () => undefined,
  })
  isGoingOn = useKeptForm('sample', { form, when: form.rhf.watch('name') !== '', always })
  return null
}

const write = (name: string) => act(() => form.rhf.setValue('name', name))
/** Opens the form again after it was left, and tells what stands in it. */
const again = (always = false) => {
  const { unmount } = render(<Sample always={always} />)
  const name = form.rhf.getValues('name')
  return { name, isGoingOn, unmount }
}

beforeEach(() => {
  user = 'u1'
  setSession({ token: () => user && 't', userId: () => user, onEnded: () => undefined })
})

it('keeps the form of a session that has ended for the same user alone', () => {
  const { unmount } = render(<Sample />)
  write('甲')
  user = undefined
  unmount()
  user = 'u1'
  expect(again()).toMatchObject({ name: '甲', isGoingOn: true })
})

it('gives nobody the form of another user', () => {
  const { unmount } = render(<Sample always />)
  write('甲')
  unmount()
  user = 'u2'
  expect(again(true)).toMatchObject({ name: '', isGoingOn: false })
})

it('keeps no form that was left on purpose, unless its page asks for that', () => {
  const { unmount } = render(<Sample />)
  write('甲')
  unmount()
  const back = again()
  expect(back.name).toBe('')
  back.unmount()
  const { unmount: leave } = render(<Sample always />)
  write('乙')
  leave()
  expect(again(true).name).toBe('乙')
})

it('hands the form of a visitor to the user as whom he signs in', () => {
  user = undefined
  const { unmount } = render(<Sample always />)
  write('甲')
  unmount()
  user = 'u1'
  expect(again(true)).toMatchObject({ name: '甲', isGoingOn: true })
})

it('gives nobody the form of whoever has signed out', () => {
  user = undefined
  const { unmount } = render(<Sample always />)
  write('甲')
  unmount()
  removeAllDrafts()
  expect(again(true)).toMatchObject({ name: '', isGoingOn: false })
})
