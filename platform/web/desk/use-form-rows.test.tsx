import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { Form } from '../form/form.tsx'
import { FormField } from '../form/form-field.tsx'
import { useOrderedForm } from '../form/use-ordered-form.ts'
import { TextInput } from '../ui/text-input.tsx'
import { useFormRows } from './use-form-rows.ts'

type Values = { people: { name: string }[] }
const schema = z.object({ people: z.array(z.object({ name: z.string().check(z.minLength(1, '请填写名字')) })) })

function People({ send }: { send: (values: Values) => Promise<unknown> }) {
  const form = useOrderedForm<Values>({ schema, defaults: { people: [{ name: '甲' }, { name: '乙' }] }, send })
  const { fields, append, insert, remove } = useFormRows(form, 'people')
  return (
    <Form form={form} label="名单">
      {fields.map(({ id, name }, at) => (
        <fieldset key={id} aria-label={`第 ${at + 1} 行 ${name}`}>
          <FormField form={form} name={`people.${at}.name`} label="名字">
            {(control) => <TextInput {...control} />}
          </FormField>
          <button type="button" onClick={() => remove(at)}>
            删除
          </button>
        </fieldset>
      ))}
      <button type="button" onClick={() => append({ name: '' })}>
        添加
      </button>
      <button type="button" onClick={() => insert(0, { name: '首' })}>
        插入
      </button>
      <button type="button" onClick={() => form.startOver()}>
        重填
      </button>
      <button type="submit">保存</button>
    </Form>
  )
}

const names = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

it('keeps the texts of the other rows when one is removed, inserted or added, and sends what is shown', async () => {
  const user = userEvent.setup()
  const send = vi.fn(async () => undefined)
  render(<People send={send} />)
  const second = screen.getByRole('group', { name: '第 2 行 乙' })
  await user.type(within(second).getByRole('textbox'), '丙')
  await user.click(within(screen.getByRole('group', { name: '第 1 行 甲' })).getByRole('button', { name: '删除' }))
  expect(names()).toEqual(['乙丙'])
  await press(user, '添加')
  await press(user, '插入')
  expect(names()).toEqual(['首', '乙丙', ''])
  await press(user, '保存')
  expect(await screen.findAllByText('请填写名字')).not.toEqual([])
  expect(send).not.toHaveBeenCalled()
  await user.type(screen.getAllByRole('textbox')[2] as HTMLElement, '丁')
  await press(user, '保存')
  expect(send).toHaveBeenCalledWith({ people: [{ name: '首' }, { name: '乙丙' }, { name: '丁' }] }, expect.anything())
})

it('shows the rows of a form that starts over, and that of a removed row never comes back', async () => {
  const user = userEvent.setup()
  render(<People send={async () => undefined} />)
  for (let left = 2; left > 0; left -= 1)
    await user.click(screen.getAllByRole('button', { name: '删除' })[0] as HTMLElement)
  expect(screen.queryAllByRole('textbox')).toEqual([])
  await press(user, '添加')
  expect(names()).toEqual([''])
  await press(user, '重填')
  expect(names()).toEqual(['甲', '乙'])
})
