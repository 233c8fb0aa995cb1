import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ActCard } from './act-card.tsx'
import { BigDate } from './big-date.tsx'
import { Dots } from './dots.tsx'
import { ItemList, ItemRow } from './item-list.tsx'
import { Thumb } from './thumb.tsx'

const now = Date.parse('2026-11-22T09:00:00+08:00')
const steps = ['提交', '分析', '出具方案', '结案']

it('a row is one link by its title, and tells what comes next and how far it is', () => {
  render(
    <MemoryRouter>
      <ItemList label="我们正在办">
        <ItemRow
          to="/home/speedOfProgress?active=4&businessSn=KL1"
          title="海关查扣 · 太阳镜 1,200 副"
          picture={<Thumb picture="/api/files/1?s=x" alt="" />}
          meta="11 月 19 日受理"
          next="专家正在准备答复"
          dots={<Dots steps={steps} current={2} state="ours" word="服务中" />}
        />
      </ItemList>
    </MemoryRouter>,
  )
  const row = within(screen.getByRole('list', { name: '我们正在办' })).getByRole('heading', { level: 3 })
  expect(within(row).getByRole('link', { name: '海关查扣 · 太阳镜 1,200 副' })).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText('专家正在准备答复')).toBeVisible()
  expect(screen.getByText('服务中')).toBeVisible()
})

describe('the dots', () => {
  const stepsOf = () => within(screen.getByRole('list', { name: '办理进度' })).getAllByRole('listitem')

  it('tell which step is under way and which are behind', () => {
    render(<Dots steps={steps} current={1} state="yours" word="需要补充材料" />)
    expect(stepsOf().map((step) => step.textContent)).toEqual(['提交（已完成）', '分析', '出具方案', '结案'])
    expect(stepsOf()[1]).toHaveAttribute('aria-current', 'step')
  })

  it('are all behind when the matter is done, whatever the step was', () => {
    render(<Dots steps={steps} current={3} state="done" word="已完成" />)
    expect(stepsOf().every((step) => step.textContent?.endsWith('（已完成）'))).toBe(true)
  })
})

describe('a big date', () => {
  const line = (label: string) => screen.getByText(label).parentElement

  it('tells the day and how long is left', () => {
    render(<BigDate day="2026-11-30" label="最迟" now={now} />)
    expect(line('最迟')).toHaveTextContent('最迟 11月30日 还有 8 天')
  })

  it('names the year where it is another one', () => {
    render(<BigDate day="2031-06-30" label="最迟" now={now} />)
    expect(line('最迟 · 2031 年')).toHaveTextContent('最迟 · 2031 年 6月30日')
  })

  it('says by itself that a deadline has passed', () => {
    render(<BigDate day="2026-11-19" label="最迟" now={now} />)
    expect(line('最迟')).toHaveTextContent('超 3 天')
    expect(line('最迟')).toHaveClass(/late/)
  })

  it('blames nobody for a day that only began something', () => {
    render(<BigDate day="2026-11-19" label="展会第一天" tone="plain" now={now} />)
    expect(line('展会第一天')).not.toHaveTextContent('超')
  })
})

it('a card of an act is named by its title and has its day, its button and a way on', () => {
  render(
    <ActCard
      tone="due"
      date={<BigDate day="2026-11-30" label="最迟" now={now} />}
      kicker="海关查扣应对"
      title="海关查扣 · 蓝牙耳机 2,400 件"
      text="请补交 2 份材料。"
      action={<button type="button">补交 2 份材料</button>}
      more={<a href="#/">看详情</a>}
    />,
  )
  const card = screen.getByRole('article', { name: '海关查扣 · 蓝牙耳机 2,400 件' })
  expect(within(card).getByRole('button', { name: '补交 2 份材料' })).toBeVisible()
  expect(card).toHaveTextContent('还有 8 天')
})

describe('a thumbnail', () => {
  it('is lazy and has its place before it is loaded', () => {
    render(<Thumb picture="/api/files/1?s=x" alt="货物照片" />)
    const picture = screen.getByRole('img', { name: '货物照片' })
    expect(picture).toHaveAttribute('loading', 'lazy')
    expect(picture).toHaveAttribute('width', '64')
    expect(picture).toHaveAttribute('height', '64')
  })

  it('never loads a picture that is locked', () => {
    const { container } = render(<Thumb picture="/api/files/1?s=x" lock alt="护照首页" />)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('img', { name: '护照首页' })).toBeVisible()
  })

  it('draws the scene of its service where there is no picture of its own, but never over a lock', () => {
    const { container, rerender } = render(<Thumb scene="ship" alt="" />)
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/ship-brand\.svg\b/)
    rerender(<Thumb scene="ship" picture="/api/files/1?s=x" alt="" />)
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/files/1?s=x')
    rerender(<Thumb scene="ship" lock alt="" />)
    expect(container.querySelector('img')).toBeNull()
  })

  it('shows no broken picture when its address is no longer good', () => {
    const { container } = render(<Thumb picture="/api/files/1?s=old" alt="货物照片" />)
    fireEvent.error(screen.getByRole('img', { name: '货物照片' }))
    expect(container.querySelector('img')).toBeNull()
  })
})
