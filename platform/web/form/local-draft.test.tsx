import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { setSession } from '../call/session.ts'
import { TextInput } from '../ui/text-input.tsx'
import { DraftNotice } from './draft-notice.tsx'
import type { DraftOptions } from './draft-store.ts'
import { Form } from './form.tsx'
import { FormField } from './form-field.tsx'
import { removeAllDrafts } from './remove-drafts.ts'
import { useLocalDraft } from './use-local-draft.ts'
import { type OrderedForm, useOrderedForm } from './use-ordered-form.ts'

const fields = { name: z.string(), idCard: z.string(), note: z.string(), mail: z.string(), proof: z.array(z.unknown()) }
const schema = z.object(fields)
type Value = z.input<typeof schema>
const empty: Value = { name: '', idCard: '', note: '', mail: '', proof: [] }
let form: OrderedForm<Value>

function Sample({ as }: DraftOptions) {
  form = useOrderedForm({ schema, defaults: empty, send: async () => undefined })
  const draft = useLocalDraft({ key: 'filing', form, omit: ['idCard'], as })
  return (
    <Form form={form} label="样本">
      <DraftNotice draft={draft} />
      <FormField form={form} name="name" label="名称">
        {(control) => <TextInput {...control} />}
      </FormField>
    </Form>
  )
}
const fill = (value: Partial<Value>) =>
  act(() => {
    for (const [name, part] of Object.entries(value)) form.rhf.setValue(name as keyof Value, part)
  })
const halfMinute = () => act(() => vi.advanceTimersByTime(30_000))
const kept = () =>
  Object.fromEntries(Object.entries(localStorage).map(([name, text]) => [name, JSON.parse(text).value]))
let userId: string | undefined

beforeEach(() => {
  vi.useFakeTimers()
  userId = 'u1'
  setSession({ token: () => 't', userId: () => userId, onEnded: () => undefined })
})
afterEach(() => localStorage.clear())

it('keeps a changed form after 30 s for its user, and nothing of an untouched one', () => {
  render(<Sample />)
  halfMinute()
  expect(kept()).toEqual({})
  fill({ name: '甲', note: '乙' })
  halfMinute()
  expect(kept()).toEqual({ 'draft:u1:filing': { name: '甲', note: '乙', mail: '', proof: [] } })
})

it('keeps nothing of a form that was filled in by the account alone, a moment later', () => {
  render(<Sample />)
  act(() => form.rhf.resetField('name', { defaultValue: '甲' }))
  halfMinute()
  expect(kept()).toEqual({})
  fill({ note: '乙' })
  halfMinute()
  fill({ note: '' })
  halfMinute()
  expect(kept()).toEqual({ 'draft:u1:filing': { name: '甲', note: '', mail: '', proof: [] } })
})

it('keeps a visitor’s form where the page is open to visitors, and takes it away when it was sent', () => {
  userId = undefined
  const { unmount } = render(<Sample as="visitor" />)
  fill({ name: '甲' })
  halfMinute()
  expect(kept()).toEqual({ 'draft:visitor:filing': { name: '甲', note: '', mail: '', proof: [] } })
  unmount()
  render(<Sample as="visitor" />)
  act(() => screen.getByRole('button', { name: '不用了' }).click())
  expect(kept()).toEqual({})
})

it('never keeps an ID number, phone, e-mail or file, named or not', () => {
  render(<Sample />)
  fill({
    name: '13800000000',
    idCard: '甲',
    note: '11010519491231002X',
    mail: 'a@b.cn',
    proof: [{ id: '1', sha256: 'x' }],
  })
  halfMinute()
  expect(kept()).toEqual({ 'draft:u1:filing': {} })
})

it('offers the draft and fills it in when asked', () => {
  const { unmount } = render(<Sample />)
  fill({ name: '甲' })
  halfMinute()
  unmount()
  render(<Sample />)
  expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('')
  act(() => screen.getByRole('button', { name: '恢复草稿' }).click())
  expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('甲')
  expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull()
})

it('shows nobody the draft of another, and keeps none for a visitor', () => {
  const { unmount } = render(<Sample />)
  fill({ name: '甲' })
  halfMinute()
  unmount()
  userId = 'u2'
  render(<Sample />).unmount()
  expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull()
  userId = undefined
  localStorage.clear()
  render(<Sample />)
  fill({ name: '乙' })
  halfMinute()
  expect(kept()).toEqual({})
})

it('leaves nothing behind after a logout or 不用了', () => {
  const { unmount } = render(<Sample />)
  fill({ name: '甲' })
  halfMinute()
  localStorage.setItem('other', '"x"')
  act(() => removeAllDrafts())
  expect(Object.keys(localStorage)).toEqual(['other'])
  fill({ name: '丙' })
  halfMinute()
  unmount()
  render(<Sample />)
  act(() => screen.getByRole('button', { name: '不用了' }).click())
  expect(Object.keys(localStorage)).toEqual(['other'])
})

it('goes on where storage is refused', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(<Sample />)
  fill({ name: '甲' })
  expect(halfMinute).not.toThrow()
  refuse.mockRestore()
})

it('keeps a form when its tab is hidden or closed, without waiting', () => {
  render(<Sample />)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fill({ name: '甲' })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(kept()).toEqual({ 'draft:u1:filing': { name: '甲', note: '', mail: '', proof: [] } })
})

it('writes nothing of a user who has signed out, in whose place a visitor stands', () => {
  render(<Sample as="visitor" />)
  fill({ name: '甲' })
  userId = undefined
  halfMinute()
  expect(kept()).toEqual({})
})
