import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ActionMenu } from './action-menu.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { toast, toastStore } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

function Question({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        保存
      </button>
      <ConfirmDialog open={isOpen} title="确认保存？" onCancel={() => setOpen(false)} onConfirm={onConfirm}>
        保存后文件不能更改
      </ConfirmDialog>
      <Toasts />
    </>
  )
}

describe('a dialog', () => {
  it('takes the focus in and gives it back', async () => {
    render(<Question onConfirm={vi.fn()} />)
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    const dialog = screen.getByRole('alertdialog', { name: '确认保存？' })
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toHaveFocus())
  })

  it('closes with Escape, which never confirms', async () => {
    const onConfirm = vi.fn()
    render(<Question onConfirm={onConfirm} />)
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('lets toasts be read above it', async () => {
    render(<Question onConfirm={vi.fn()} />)
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    act(() => toast('系统繁忙，请稍后再试', 'error'))
    expect(screen.getByRole('alert')).toHaveTextContent('系统繁忙，请稍后再试')
  })

  it('can be closed by its cross unless it must be answered', async () => {
    const onClose = vi.fn()
    render(<Dialog open title="说明" onClose={onClose} />)
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

it('a menu is worked by the keyboard', async () => {
  const onAction = vi.fn()
  const entries = [
    { id: 'me', label: '个人信息' },
    { id: 'out', label: '退出' },
  ]
  render(<ActionMenu trigger="演示用户" label="账户" entries={entries} onAction={onAction} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('out')
})

describe('toasts', () => {
  it('are polite for good news, assertive for bad', () => {
    render(<Toasts />)
    act(() => {
      toast('提交成功!')
      toast('请输入企业名称', 'error')
    })
    expect(screen.getByRole('status')).toHaveTextContent('提交成功!')
    expect(screen.getByRole('alert')).toHaveTextContent('请输入企业名称')
  })

  it('do not stack the same words, go after a while, and stay under the pointer', async () => {
    vi.useFakeTimers()
    render(<Toasts />)
    act(() => {
      toast('请输入企业名称', 'error')
      toast('请输入企业名称', 'error')
    })
    expect(toastStore.snapshot()).toHaveLength(1)
    const [only] = toastStore.snapshot()
    act(() => vi.advanceTimersByTime(5000))
    expect(toastStore.snapshot()).toEqual([only])
    act(() => vi.advanceTimersByTime(2000))
    expect(toastStore.snapshot()).toEqual([])
  })
})
