import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { shown } from '../choose/said.ts'
import { SaidLine } from './said-line.tsx'

const words = '已选超过 10 项，超出的每项另收官费'
const line = (number: number) => <SaidLine said={{ ...shown(words, '已添加“手机”'), number }} />
const close = () => screen.queryByRole('button', { name: '关闭提示' })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
})

it('goes after 3 s, and comes again when the same is said again', () => {
  const { rerender } = render(line(1))
  expect(screen.getByRole('status')).toHaveTextContent(`已添加“手机”。${words}`)
  wait(2_900)
  expect(screen.getByText(new RegExp(words))).toBeVisible()
  wait(200)
  expect(close()).toBeNull()
  expect(screen.getByRole('status')).not.toHaveTextContent(words)
  rerender(line(2))
  expect(screen.getByRole('status')).toHaveTextContent(words)
})

it.each([
  ['hovered', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])('stays while it is %s', (_how, come, go) => {
  render(line(1))
  const button = screen.getByRole('button', { name: '关闭提示' })
  come(button)
  wait(10_000)
  expect(close()).toBe(button)
  go(button)
  wait(3_100)
  expect(close()).toBeNull()
})

it('is closed by its button', () => {
  render(line(1))
  fireEvent.click(screen.getByRole('button', { name: '关闭提示' }))
  expect(close()).toBeNull()
})
