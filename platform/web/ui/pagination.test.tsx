import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { pageNumbers } from './page-numbers.ts'
import { Pagination } from './pagination.tsx'

it.each([
  [1, 0, [1]],
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 13, [1, 2, 3, 4, 5, 'gap-after', 13]],
  [4, 13, [1, 2, 3, 4, 5, 6, 'gap-after', 13]],
  [6, 13, [1, 'gap-before', 4, 5, 6, 7, 8, 'gap-after', 13]],
  [13, 13, [1, 'gap-before', 9, 10, 11, 12, 13]],
])('page %i of %i', (current, pages, expected) => {
  expect(pageNumbers(current, pages)).toEqual(expected)
})

it('never shows a page twice, nor one that does not exist', () => {
  for (let pages = 1; pages <= 30; pages += 1) {
    for (let current = 1; current <= pages; current += 1) {
      const numbers = pageNumbers(current, pages).filter((entry) => typeof entry === 'number')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toContain(current)
      expect(numbers[numbers.length - 1]).toBe(pages)
    }
  }
})

describe('Pagination', () => {
  it('tells the total, where one is, and goes on', async () => {
    const onPage = vi.fn()
    render(<Pagination page={2} pageSize={10} total={128} onPage={onPage} />)
    expect(screen.getByText('共 128 条')).toBeVisible()
    expect(screen.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    await userEvent.click(screen.getByRole('button', { name: '第 13 页' }))
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
    expect(onPage.mock.calls).toEqual([[3], [13]])
  })

  it('has no way before the first and after the last', () => {
    const { rerender } = render(<Pagination page={1} pageSize={10} total={30} onPage={vi.fn()} />)
    expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled()
    rerender(<Pagination page={3} pageSize={10} total={30} onPage={vi.fn()} />)
    expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled()
  })

  it.each([
    ['7', 7],
    ['99', 13],
    ['0', 1],
  ])('jumps to %s as page %i', async (typed, page) => {
    const onPage = vi.fn()
    render(<Pagination page={2} pageSize={10} total={128} onPage={onPage} />)
    await userEvent.type(screen.getByRole('textbox', { name: '前往页码' }), `${typed}{Enter}`)
    expect(onPage).toHaveBeenCalledExactlyOnceWith(page)
  })

  it.each(['abc', '1.5', ' '])('stays where it is for %j', async (typed) => {
    const onPage = vi.fn()
    render(<Pagination page={2} pageSize={10} total={128} onPage={onPage} />)
    await userEvent.type(screen.getByRole('textbox', { name: '前往页码' }), `${typed}{Enter}`)
    expect(onPage).not.toHaveBeenCalled()
  })

  it('leaves the arrows out of the filing result, and says when counting stopped', () => {
    render(
      <Pagination
        page={1}
        pageSize={10}
        total={10_000}
        totalIsExact={false}
        onPage={vi.fn()}
        layout="total, pager, jumper"
      />,
    )
    expect(screen.queryByRole('button', { name: '下一页' })).toBeNull()
    expect(screen.getByText('超过 10000 条')).toBeVisible()
  })

  it.each(['total, prev, pager, next, jumper', 'total, pager, jumper'] as const)(
    'reaches every page of "%s" on a phone by two buttons',
    async (layout) => {
      vi.stubGlobal('matchMedia', () => ({
        matches: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }))
      const onPage = vi.fn()
      render(<Pagination page={2} pageSize={10} total={30} onPage={onPage} layout={layout} />)
      expect(screen.getByRole('navigation', { name: '分页' })).toHaveTextContent('2 / 3')
      await userEvent.click(screen.getByRole('button', { name: '上一页' }))
      await userEvent.click(screen.getByRole('button', { name: '下一页' }))
      expect(onPage.mock.calls).toEqual([[1], [3]])
      expect(screen.queryByRole('textbox', { name: '前往页码' })).toBeNull()
    },
  )

  it('changes the size of a page', async () => {
    const onPageSize = vi.fn()
    render(
      <Pagination
        page={1}
        pageSize={10}
        total={99}
        onPage={vi.fn()}
        pageSizes={[10, 20, 30, 40]}
        onPageSize={onPageSize}
      />,
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '30')
    expect(onPageSize).toHaveBeenCalledExactlyOnceWith(30)
  })
})
