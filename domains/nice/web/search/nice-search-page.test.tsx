import { type Answers, setStage } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { classesSample, editionsSample, foundSample } from '../../contract/samples.ts'
import { niceAnswers } from '../../testing/page-answers.ts'
import { NiceSearchPage } from './nice-search-page.tsx'

const path = '/home/niceSearch'
const stage = (search = '', answers: Answers = {}) =>
  setStage({
    pages: { [path]: <NiceSearchPage /> },
    at: `${path}${search}`,
    as: null,
    answers: { ...niceAnswers, ...answers },
  })

describe('商品分类查询', () => {
  it('searches a word, and keeps it in the address', async () => {
    const { user, here, callsOf } = stage()
    await user.type(await screen.findByRole('searchbox', { name: '商品或服务' }), '眼镜{Enter}')
    const found = within(await screen.findByRole('region', { name: '“眼镜”的查询结果' }))
    expect(found.getByRole('heading', { name: '“眼镜”：1 项' })).toBeVisible()
    expect(found.getByText('眼镜 自 2026-01-01 起属于第 10 类')).toBeVisible()
    expect(found.getByText('3D眼镜：现行版本已无此项')).toBeVisible()
    expect(found.getByText('第 10 类 医疗器械 · 1001 眼镜及附件')).toBeVisible()
    expect(here()).toBe(`${path}?keyword=${encodeURIComponent('眼镜')}`)
    expect(callsOf('GET /api/searchNiceItem')[0]?.query).toEqual({ keyword: '眼镜', edition: 'DEMO-2' })
  })

  it('leads from a result to its class, with heading, groups and items to be read', async () => {
    const { user, here } = stage('?keyword=眼镜')
    await user.click(await screen.findByRole('link', { name: '眼镜' }))
    expect(here()).toContain('class=10')
    const heading = await screen.findByRole('heading', { name: '第 10 类 医疗器械' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(within(await screen.findByRole('group', { name: '1001 眼镜及附件' })).getByText('太阳镜')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.type(screen.getByRole('searchbox', { name: '在第 10 类中筛选' }), '太阳')
    await waitFor(() => expect(screen.queryByText('眼镜', { selector: 'span' })).toBeNull())
  })

  it('opens the class of the address, and another one by its tile', async () => {
    const { user, here } = stage('?class=9')
    expect(await screen.findByRole('group', { name: '0902 通信设备' })).toBeVisible()
    expect(screen.getByRole('button', { name: '第 9 类 电子产品' })).toHaveAttribute('aria-current', 'true')
    await user.click(screen.getByRole('button', { name: '第 25 类 服装鞋帽' }))
    expect(await screen.findByRole('group', { name: '2502 帽' })).toBeVisible()
    expect(here()).toBe(`${path}?class=25`)
  })

  it('shows which items moved and which editions there are, and reads an earlier one', async () => {
    const { user, here, callsOf } = stage()
    await user.click(await screen.findByText('换了类别的项目'))
    const moves = within(screen.getByRole('table', { name: '自 2026-01-01 起换了类别的项目' }))
    expect(moves.getByRole('row', { name: /眼镜.*第 9 类 0903.*第 10 类 1001/ })).toBeVisible()
    await user.click(screen.getByText('全部版本', { selector: 'summary' }))
    expect(screen.getByRole('row', { name: /（2026 年起）（现行）.*2026-01-01/ })).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: '版本' }), 'DEMO-1')
    expect(here()).toBe(`${path}?edition=DEMO-1`)
    await waitFor(() =>
      expect(callsOf('GET /api/getNiceClass').map(({ query }) => query.edition)).toEqual([undefined, 'DEMO-1']),
    )
    await user.selectOptions(screen.getByRole('combobox', { name: '版本' }), 'DEMO-2')
    expect(here()).toBe(path)
  })

  it('says where nothing is found, and where the search failed', async () => {
    let answer: () => object = () => ({ ...foundSample, list: [], moves: [], gone: [] })
    const { user } = stage('?keyword=没有', { 'GET /api/searchNiceItem': () => answer() })
    expect(await screen.findByRole('heading', { name: '“没有”：没有找到' })).toBeVisible()
    answer = () => Response.json({ status: 'U00500', code: 'fail', msg: '系统繁忙' }, { status: 500 })
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), '别的{Enter}')
    expect(await screen.findByText('查询失败')).toBeVisible()
  })

  it('without items offers the classes alone', async () => {
    const bare = {
      ...classesSample,
      kind: 'classesOnly',
      list: classesSample.list.slice(0, 9).map((one) => ({ ...one, itemCount: 0 })),
    }
    const { callsOf } = stage('?class=9', {
      'GET /api/getNiceClass': () => bare,
      'GET /api/niceEditions': () => ({ ...editionsSample, elements: [] }),
    })
    expect(await screen.findByRole('heading', { name: '第 9 类 电子产品' })).toBeVisible()
    expect(screen.getByText('商品和服务项目尚未导入，暂不能选择')).toBeVisible()
    expect(callsOf('GET /api/getNiceGroupByClassId')).toEqual([])
    expect(callsOf('GET /api/niceMoves')).toEqual([])
  })
})
