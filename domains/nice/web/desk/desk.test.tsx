import { type Answers, editor, refusal, setStage } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskEdition } from '../../contract/desk.ts'
import { deskEditionRowsSample, deskEditionSample, industriesFormSample } from '../../contract/desk-samples.ts'
import type { EditionInfo } from '../../contract/edition.ts'
import { editionSample, editionsSample } from '../../contract/samples.ts'
import { EditionPage } from './edition-page.tsx'
import { EditionsPage } from './editions-page.tsx'
import { IndustriesPage } from './industries-page.tsx'
import { sendEdition } from './send-edition.ts'

// Files are sent by XMLHttpRequest, which the browser of these tests does not answer.
vi.mock('./send-edition.ts', () => ({ sendEdition: vi.fn() }))

const editions = '/api/admin/nice/editions'
const one = `${editions}/${deskEditionSample.edition}`
const industries = '/api/admin/nice/industries'

const stage = (at: string, answers: Answers = {}) =>
  setStage({
    pages: {
      '/nice-editions': <EditionsPage />,
      '/nice-editions/:edition': <EditionPage />,
      '/nice-industries': <IndustriesPage />,
    },
    at,
    as: editor,
    answers: {
      'GET /api/niceEditions': () => editionsSample,
      [`GET ${editions}`]: () => ({ elements: deskEditionRowsSample, totalElements: 2 }),
      [`GET ${one}`]: () => deskEditionSample,
      [`GET ${industries}`]: () => industriesFormSample,
      [`PUT ${industries}`]: () => ({ version: 1 }),
      ...answers,
    },
  })
const stageOne = (changes: Partial<DeskEdition> = {}, answers: Answers = {}) =>
  stage('/nice-editions/DEMO-3', { [`GET ${one}`]: () => ({ ...deskEditionSample, ...changes }), ...answers })

beforeEach(() => {
  vi.mocked(sendEdition).mockReset()
})

describe('分类版本', () => {
  it('lists the editions with their state, kind, day and content', async () => {
    stage('/nice-editions')
    const row = await screen.findByRole('row', { name: /DEMO-3/ })
    expect(row).toHaveTextContent(/草稿.*推算文本.*2027-01-01.*45 类，7 个类似群，15 项.*核对于 2026-11-20/)
    expect(screen.getByRole('row', { name: /（2026 年起）/ })).toHaveTextContent(/已发布.*演示.*2026-01-01/)
  })

  it('takes a file with what is said of it, and opens its draft', async () => {
    vi.mocked(sendEdition).mockResolvedValue(deskEditionSample)
    const text: EditionInfo = { ...editionSample, edition: 'TEXT-1', editionName: '导入的完整文本', kind: 'full' }
    const { user, here } = stage('/nice-editions', {
      'GET /api/niceEditions': () => ({ ...editionsSample, elements: [text, ...editionsSample.elements] }),
    })
    await user.click(await screen.findByRole('button', { name: '上传分类文件' }))
    const dialog = await screen.findByRole('dialog', { name: '上传分类文件' })
    const form = within(dialog)
    await user.click(form.getByRole('button', { name: '上传并预览' }))
    expect(await form.findByText('请选择分类文件', { selector: 'button' })).toBeVisible()
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('there is no place for a file')
    const file = new File(['{}'], '修改表.json')
    await user.upload(input, file)
    expect(await form.findByText('已选择 修改表.json（0.1KB），再选一份会换掉它')).toBeVisible()
    await user.type(form.getByLabelText(/^施行日期/), '2027-01-01')
    await user.type(form.getByLabelText(/^核对日期/), '2026-11-20')
    await user.type(form.getByLabelText(/^来源/), '演示：修改表')
    const bases = form.getByLabelText(/^修改自/)
    expect(
      within(bases)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['整份分类', text.editionName])
    await user.selectOptions(bases, text.edition)
    await user.click(form.getByRole('button', { name: '上传并预览' }))
    await waitFor(() => expect(here()).toBe('/nice-editions/DEMO-3'))
    expect(vi.mocked(sendEdition).mock.calls).toEqual([
      [
        file,
        {
          inForceFrom: '2027-01-01',
          checkedOn: '2026-11-20',
          source: '演示：修改表',
          licence: '',
          editionName: '',
          base: 'TEXT-1',
        },
      ],
    ])
  })
})

describe('a draft', () => {
  it('shows what was refused of its file, what does not fit, and what it changes', async () => {
    const { user } = stageOne()
    expect(await screen.findByRole('heading', { name: deskEditionSample.editionName })).toBeVisible()
    const refused = within(screen.getByRole('region', { name: '未收录的内容：1 处' }))
    expect(refused.getByRole('row', { name: /第 9 类 0901 第 4 项.*小项名称须为 1 至 100 个字/ })).toBeVisible()
    const unfit = within(screen.getByRole('region', { name: '不能套用的修改：1 条' }))
    expect(unfit.getByRole('row', { name: /第 3 条.*没有可删除的小项/ })).toBeVisible()
    const changes = within(screen.getByRole('region', { name: '与 DEMO-2 相比' }))
    await user.click(changes.getByText('换了类别的项目', { selector: 'summary' }))
    expect(changes.getByRole('row', { name: /望远镜.*第 9 类 0903.*第 10 类 1001/ })).toBeVisible()
    await user.click(changes.getByText('改名的项目', { selector: 'summary' }))
    expect(changes.getByRole('row', { name: /广告设计.*广告创意设计/ })).toBeVisible()
    await user.click(changes.getByText('新增的项目', { selector: 'summary' }))
    expect(changes.getByRole('row', { name: /草帽.*第 25 类 2502.*D250202/ })).toBeVisible()
  })

  it('says why it cannot be published', async () => {
    stageOne({ obstacle: '缺少第 45 类', can: ['delete'] })
    expect(await screen.findByText('缺少第 45 类')).toBeVisible()
    expect(screen.queryByRole('button', { name: '发布' })).toBeNull()
  })

  it('is published after a question', async () => {
    let state: Partial<DeskEdition> = {}
    const { user, callsOf } = stage('/nice-editions/DEMO-3', {
      [`GET ${one}`]: () => ({ ...deskEditionSample, ...state }),
      [`POST ${one}/publish`]: () => {
        state = { state: 'published', can: [] }
        return { ...deskEditionSample, ...state }
      },
    })
    await user.click(await screen.findByRole('button', { name: '发布' }))
    const question = await screen.findByRole('alertdialog', { name: `发布“${deskEditionSample.editionName}”？` })
    expect(question).toHaveTextContent('自 2027-01-01 起用于全站')
    await user.click(within(question).getByRole('button', { name: '发布' }))
    expect(await screen.findByText('版本已发布')).toBeVisible()
    expect(callsOf(`POST ${one}/publish`)).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('button', { name: '发布' })).toBeNull())
  })

  it('is deleted after a question, and the list is shown', async () => {
    const { user, here, callsOf } = stageOne({}, { [`DELETE ${one}`]: () => ({}) })
    await user.click(await screen.findByRole('button', { name: '删除草稿' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(here()).toBe('/nice-editions'))
    expect(callsOf(`DELETE ${one}`)).toHaveLength(1)
  })
})

describe('行业推荐', () => {
  const saved = (calls: { body: unknown }[]) => calls.map(({ body }) => body)

  it('shows each industry with the classes and items that it is offered', async () => {
    stage('/nice-industries')
    const row = await screen.findByRole('row', { name: /手机与配件/ })
    expect(row).toHaveTextContent(/electronics\.phones.*第 9 类 手机、蓝牙耳机.*第 35 类 广告/)
    expect(screen.getByText('1 个一级行业，随程序提供')).toBeVisible()
  })

  it('changes a branch, and sends the whole with its version', async () => {
    const { user, callsOf } = stage('/nice-industries')
    await user.click(await screen.findByRole('button', { name: '修改 手机与配件' }))
    const form = within(await screen.findByRole('dialog', { name: '修改“手机与配件”' }))
    await user.click(form.getByRole('button', { name: '删除类别 2' }))
    await user.type(form.getByLabelText(/^类别 1 的小项/), '{Enter}手机壳、手机壳')
    await user.click(form.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(callsOf(`PUT ${industries}`)).toHaveLength(1))
    const [electronics] = industriesFormSample.industries
    expect(saved(callsOf(`PUT ${industries}`))).toEqual([
      {
        version: 0,
        industries: [
          {
            ...electronics,
            children: [
              {
                industryCode: 'electronics.phones',
                industry: '手机与配件',
                classes: [{ class_id: 9, items: ['手机', '蓝牙耳机', '手机壳'] }],
              },
            ],
          },
        ],
      },
    ])
  })

  it('refuses a code that is taken and a class without a number, before anything is sent', async () => {
    const { user, callsOf } = stage('/nice-industries')
    await user.click(await screen.findByRole('button', { name: '新增行业' }))
    const form = within(await screen.findByRole('dialog', { name: '新增行业' }))
    await user.click(form.getByRole('button', { name: '保存' }))
    expect(await form.findAllByText('请填写行业名称')).not.toEqual([])
    await user.type(form.getByLabelText(/^一级行业的名称/), '食品')
    await user.type(form.getByLabelText(/^一级行业的代码/), 'food')
    await user.type(form.getByLabelText(/^二级行业的名称/), '饮料')
    await user.type(form.getByLabelText(/^二级行业的代码/), 'electronics')
    await user.click(form.getByRole('button', { name: '保存' }))
    expect(await form.findAllByText('类别有误')).not.toEqual([])
    await user.selectOptions(form.getByRole('combobox', { name: /^类别 1/ }), '第 32 类 饮料啤酒')
    await user.click(form.getByRole('button', { name: '保存' }))
    expect(await form.findByText('这个代码已经用过')).toBeVisible()
    expect(callsOf(`PUT ${industries}`)).toEqual([])
    await user.clear(form.getByLabelText(/^二级行业的代码/))
    await user.type(form.getByLabelText(/^二级行业的代码/), 'food.drinks')
    await user.click(form.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(callsOf(`PUT ${industries}`)).toHaveLength(1))
    expect(saved(callsOf(`PUT ${industries}`))).toMatchObject([
      {
        industries: [
          { industryCode: 'electronics' },
          { industryCode: 'food', industry: '食品', children: [{ industryCode: 'food.drinks', industry: '饮料' }] },
        ],
      },
    ])
  })

  it('renames an industry, and says so where somebody else was faster', async () => {
    const { user } = stage('/nice-industries', {
      [`PUT ${industries}`]: () => refusal(409, 'U00409', '行业推荐刚被修改，请刷新后重试'),
    })
    await user.click(await screen.findByRole('button', { name: '修改名称 电子电器' }))
    const form = within(await screen.findByRole('dialog', { name: '修改“电子电器”' }))
    await user.clear(form.getByLabelText(/^名称/))
    await user.type(form.getByLabelText(/^名称/), '电子产品')
    await user.click(form.getByRole('button', { name: '保存' }))
    expect((await screen.findAllByText('行业推荐刚被修改，请刷新后重试'))[0]).toBeVisible()
    expect(form.getByLabelText(/^名称/)).toHaveValue('电子产品')
  })

  it('removes a branch after a question that names what goes with it', async () => {
    const { user, callsOf } = stage('/nice-industries', {
      [`GET ${industries}`]: () => ({
        ...industriesFormSample,
        industries: [
          ...industriesFormSample.industries,
          {
            industryCode: 'food',
            industry: '食品',
            children: [{ industryCode: 'food.drinks', industry: '饮料', classes: [{ class_id: 32, items: [] }] }],
          },
        ],
      }),
    })
    await screen.findByRole('row', { name: /饮料/ })
    await user.click(screen.getByRole('button', { name: '更多操作 饮料' }))
    await user.click(await screen.findByRole('menuitem', { name: '删除' }))
    const question = await screen.findByRole('alertdialog', { name: '删除“饮料”？' })
    expect(question).toHaveTextContent('一级行业也一起删除')
    await user.click(within(question).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(saved(callsOf(`PUT ${industries}`))).toEqual([industriesFormSample]))
  })
})
