import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { orderIssues } from './issues.ts'

const named = (msg: string) => z.prefault(z.string().check(z.minLength(1, msg)), '')
const person = z.object({ name: named('请输入姓名'), phone: named('请输入电话') }).check(
  z.superRefine((_value, ctx) => {
    ctx.addIssue({ code: 'custom', path: ['name'], message: '姓名已被使用' })
  }),
)
const form = z.object({
  first: z.pipe(
    z.transform((sent: unknown) => sent ?? {}),
    person,
  ),
  list: z.array(z.object({ id: named('缺少编号') })).check(z.maxLength(2, '最多两个')),
  last: named('请填写最后一项'),
})

const told = (value: unknown, nested: boolean) => {
  const { error } = form.safeParse(value)
  return orderIssues(form, value, error?.issues ?? [], { nested }).map(({ path, msg }) => `${path} ${msg}`)
}

it('names a field of a part by its dotted path, in the order of the form', () => {
  expect(told({ last: '', list: [{ id: '1' }, { id: '' }], first: { phone: '' } }, true)).toEqual([
    'first.name 请输入姓名',
    'first.phone 请输入电话',
    'list.1.id 缺少编号',
    'last 请填写最后一项',
  ])
})

it('tells what is about a whole part before what is about a field of it, and what is about the whole form last', () => {
  const issue = (message: string, path: (string | number)[]) => ({
    code: 'custom' as const,
    input: null,
    path,
    message,
  })
  const issues = [
    issue('整体有误', []),
    issue('缺少编号', ['list', 2, 'id']),
    issue('最多两个', ['list']),
    issue('姓名已被使用', ['first', 'name']),
  ]
  expect(orderIssues(form, { list: [] }, issues, { nested: true }).map(({ path }) => path)).toEqual([
    ...['first.name', 'list', 'list.2.id', ''],
  ])
})

it('names the part alone where the call does not ask for more', () => {
  expect(told({ list: [{ id: '' }], first: { name: '王', phone: '' }, last: '1' }, false)).toEqual([
    'first 请输入电话',
    'list 缺少编号',
  ])
})
