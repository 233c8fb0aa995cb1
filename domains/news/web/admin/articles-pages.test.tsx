import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { ArticleDetail, ArticleRow } from '../../contract/article.ts'
import { articleDetailSample } from '../../contract/samples.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { VersionsPage } from '../versions/versions-page.tsx'
import { ArticlePage, NewArticlePage } from './article-page.tsx'
import { ArticlesPage } from './articles-page.tsx'

const { id } = articleDetailSample
const at = `/articles/${id}`
const api = `/api/admin/articles/${id}`
const detail = (changes: Partial<ArticleDetail> = {}): ArticleDetail => ({ ...articleDetailSample, ...changes })
const row = ({
  source,
  sourceUrl,
  places,
  subjects,
  cover,
  services,
  text,
  images,
  ...head
}: ArticleDetail): ArticleRow => head

afterEach(() => localStorage.clear())

describe('the list of articles', () => {
  it('shows each with its state, and searches by what stands in the address', async () => {
    const scheduled = detail({
      state: 'scheduled',
      publishAt: Date.parse('2026-11-22T09:30:00+08:00'),
      can: ['publish', 'schedule', 'cancel'],
    })
    const { user, callsOf } = stagePage(<ArticlesPage />, {
      path: '/articles',
      at: '/articles?state=scheduled',
      answers: { 'GET /api/admin/articles': () => ({ elements: [row(scheduled)], totalElements: 1 }) },
    })
    expect(await screen.findByText('将于 2026-11-22 09:30 发布')).toBeVisible()
    expect(screen.getByRole('link', { name: scheduled.title })).toHaveAttribute('href', at)
    await user.click(screen.getByRole('button', { name: '筛选' }))
    await user.click(await screen.findByRole('button', { name: '政策资讯' }))
    await user.click(screen.getByRole('button', { name: /^看 / }))
    await user.type(screen.getByRole('searchbox', { name: '查找文章' }), '太阳镜{Enter}')
    await waitFor(() =>
      expect(callsOf('GET /api/admin/articles').at(-1)?.query).toMatchObject({
        state: 'scheduled',
        categoryId: '39',
        keyword: '太阳镜',
      }),
    )
  })
})

it('several articles are published as they were seen, and withdrawn with one reason', async () => {
  const bulkCall = 'POST /api/admin/articles/bulk'
  const { user, callsOf } = stagePage(<ArticlesPage />, {
    path: '/articles',
    at: '/articles',
    answers: {
      'GET /api/admin/articles': () => ({ elements: [row(detail({ version: 3 }))], totalElements: 1 }),
      [bulkCall]: () => ({ done: [id], refused: [] }),
    },
  })
  const tick = async () => user.click(await screen.findByRole('checkbox', { name: /^选择 演示/ }))
  await tick()
  await user.click(screen.getByRole('button', { name: '发布' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '发布' }))
  expect(await screen.findByText('已发布 1 篇')).toBeVisible()
  await tick()
  await user.click(screen.getByRole('button', { name: '撤下' }))
  const dialog = within(await screen.findByRole('dialog', { name: '撤下文章' }))
  await user.type(dialog.getByRole('textbox', { name: /撤下原因/ }), '有误')
  await user.click(dialog.getByRole('button', { name: '撤下' }))
  expect(await screen.findByText('已撤下 1 篇')).toBeVisible()
  expect(callsOf(bulkCall).map(({ body }) => body)).toEqual([
    { act: 'publish', ids: [id], versions: [3] },
    { act: 'withdraw', ids: [id], reason: '有误' },
  ])
})

const stageArticle = (article: ArticleDetail, answers: Parameters<typeof stagePage>[1]['answers'] = {}) =>
  stagePage(<ArticlePage />, { path: '/articles/:id', at, answers: { [`GET ${api}`]: () => article, ...answers } })

describe('an article under the editor’s hands', () => {
  it('is made, gets an address of its own, and says first what is missing', async () => {
    const { user, router, callsOf } = stagePage(<NewArticlePage />, {
      path: '/articles/new',
      at: '/articles/new',
      answers: { 'POST /api/admin/articles': () => detail() },
    })
    await user.click(await screen.findByRole('button', { name: '保存草稿' }))
    expect((await screen.findAllByText('请选择栏目')).length).toBeGreaterThan(0)
    await user.selectOptions(screen.getByRole('combobox', { name: /栏目/ }), '预警资讯')
    await user.type(screen.getByRole('textbox', { name: /标题/ }), '一篇新文章')
    await user.click(screen.getByRole('checkbox', { name: '海关查扣应对' }))
    await user.click(screen.getByRole('button', { name: '保存草稿' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(at))
    expect(callsOf('POST /api/admin/articles')[0]?.body).toMatchObject({
      categoryId: '37',
      title: '一篇新文章',
      services: ['/home/customsSeizure'],
    })
  })

  it('has tags and a cover, which is shown as readers will see it and can be taken away', async () => {
    const cover = '/api/picture/00000000-0000-4000-8000-000000000001/960.webp'
    const { user, callsOf } = stageArticle(detail({ cover, places: ['eu'], subjects: [] }), {
      [`PUT ${api}`]: ({ body }) => detail({ ...(body as ArticleDetail), version: 2, cover: null }),
    })
    const shown = (await screen.findByText('上传的封面')).parentElement
    expect(shown?.querySelector('img')).toHaveAttribute('src', cover)
    await user.click(screen.getByRole('checkbox', { name: '德国' }))
    await user.click(screen.getByRole('checkbox', { name: '展会' }))
    await user.click(screen.getByRole('button', { name: '移除封面' }))
    expect(screen.getByText('按标签绘制的封面')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '保存草稿' }))
    await waitFor(() =>
      expect(callsOf(`PUT ${api}`)[0]?.body).toMatchObject({ cover: '', places: ['eu', 'de'], subjects: ['fair'] }),
    )
  })

  it('names the service that stands beside its text, out of those that it concerns', async () => {
    const services = ['/home/customsSeizure', '/home/exhibition']
    const { user, callsOf } = stageArticle(detail({ services }), {
      [`PUT ${api}`]: ({ body }) => detail({ ...(body as ArticleDetail), version: 2, cover: null }),
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: '放在文章旁边的服务' }), '海关在线备案')
    await user.click(screen.getByRole('button', { name: '保存草稿' }))
    await waitFor(() =>
      expect(callsOf(`PUT ${api}`)[0]?.body).toMatchObject({ services: ['/home/exhibition', '/home/customsSeizure'] }),
    )
  })

  it('is saved before it is published, as it stands on the screen', async () => {
    const published = detail({
      state: 'published',
      version: 2,
      publicVersion: 2,
      publishDate: 1,
      can: ['save', 'withdraw'],
    })
    const { user, callsOf } = stageArticle(detail(), {
      [`PUT ${api}`]: ({ body }) => detail({ version: 2, title: (body as ArticleDetail).title }),
      [`POST ${api}/publish`]: () => published,
    })
    await user.type(await screen.findByRole('textbox', { name: /标题/ }), '（修订）')
    await user.click(screen.getByRole('button', { name: '发布' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '发布' }))
    expect(await screen.findByText('已发布')).toBeVisible()
    expect(callsOf(`PUT ${api}`)[0]?.body).toMatchObject({ version: 1, title: `${detail().title}（修订）` })
    expect(callsOf(`POST ${api}/publish`)[0]?.body).toEqual({ version: 2 })
  })

  it('is planned for a time by the clocks of China', async () => {
    const later = Date.parse('2027-03-01T09:30:00+08:00')
    const { user, callsOf } = stageArticle(detail(), {
      [`POST ${api}/schedule`]: () => detail({ state: 'scheduled', publishAt: later, can: ['cancel'] }),
      [`POST ${api}/cancel`]: () => detail(),
    })
    await user.click(await screen.findByRole('button', { name: '定时发布' }))
    const dialog = within(await screen.findByRole('dialog', { name: '定时发布' }))
    await user.type(dialog.getByLabelText(/发布时间/), '2027-03-01T09:30')
    expect(dialog.getByText(/将于 2027-03-01 09:30（北京时间）发布/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '确定' }))
    expect(await screen.findByText(/内容不能修改/)).toBeVisible()
    expect(callsOf(`POST ${api}/schedule`)[0]?.body).toEqual({ version: 1, publishAt: later })
    expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '取消定时' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消定时' }))
    expect(await screen.findByRole('button', { name: '保存草稿' })).toBeVisible()
  })

  it('is previewed as it stands in the form, by the view that the public has', async () => {
    const { user } = stageArticle(detail())
    await user.type(await screen.findByRole('textbox', { name: /标题/ }), '（未保存）')
    await user.click(screen.getByRole('button', { name: '预览' }))
    const view = within(await screen.findByRole('article'))
    expect(view.getByRole('heading', { level: 1, name: `${detail().title}（未保存）` })).toBeVisible()
    expect(await view.findByText('核对图形')).toBeVisible()
    await user.click(view.getByRole('link', { name: '海关查扣应对' }))
    await user.click(screen.getByRole('button', { name: '返回编辑' }))
    expect(screen.getByRole('textbox', { name: /标题/ })).toHaveValue(`${detail().title}（未保存）`)
  })

  it('is withdrawn with a reason', async () => {
    const { user, callsOf } = stageArticle(
      detail({ state: 'published', publicVersion: 1, can: ['save', 'withdraw'] }),
      {
        [`POST ${api}/withdraw`]: () => detail({ state: 'withdrawn', can: ['save'] }),
      },
    )
    await user.click(await screen.findByRole('button', { name: '撤下' }))
    const dialog = within(await screen.findByRole('dialog', { name: '撤下文章' }))
    await user.click(dialog.getByRole('button', { name: '撤下' }))
    expect((await dialog.findAllByText('请填写撤下的原因')).length).toBeGreaterThan(0)
    await user.type(dialog.getByRole('textbox'), '来源已更正')
    await user.click(dialog.getByRole('button', { name: '撤下' }))
    expect(await screen.findByText('已撤下')).toBeVisible()
    expect(callsOf(`POST ${api}/withdraw`)[0]?.body).toEqual({ reason: '来源已更正' })
  })

  it('that somebody else has saved meanwhile is shown against one’s own, and one of them is chosen', async () => {
    const theirs = detail({ version: 2, savedBy: 'admin', title: '同事改过的标题' })
    let tries = 0
    const { user, callsOf } = stageArticle(detail(), {
      [`PUT ${api}`]: () => {
        tries += 1
        return tries === 1
          ? refusal(409, 'U00409', '这篇文章已被他人保存过新的版本', { current: theirs })
          : detail({ version: 3 })
      },
    })
    await user.type(await screen.findByRole('textbox', { name: /标题/ }), '（我的）')
    await user.click(screen.getByRole('button', { name: '保存草稿' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /被修改过/ }))
    expect(dialog.getByText('admin')).toBeVisible()
    expect(dialog.getByText(/同事改过/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '保存我的版本' }))
    await waitFor(() => expect(callsOf(`PUT ${api}`)).toHaveLength(2))
    expect(callsOf(`PUT ${api}`)[1]?.body).toMatchObject({ version: 2, title: `${detail().title}（我的）` })
  })
})

describe('the versions of an article', () => {
  it('are compared in words, and an old one is brought back as a new one', async () => {
    const head = (number: number) => ({
      number,
      title: detail().title,
      saveTime: 1,
      savedBy: 'staff',
      restoredFrom: null,
      isPublic: false,
    })
    const { user, callsOf } = stagePage(<VersionsPage />, {
      path: '/articles/:id/versions',
      at: `${at}/versions`,
      answers: {
        [`GET ${api}`]: () => detail({ version: 2 }),
        [`GET ${api}/versions`]: () => ({ elements: [head(2), head(1)], totalElements: 2 }),
        [`GET ${api}/versions/1`]: () => ({
          ...detail({ text: '<p>货物在汉堡被海关扣留</p>', places: ['de'], cover: null }),
          ...head(1),
        }),
        [`GET ${api}/versions/2`]: () => ({
          ...detail({ text: '<p>货物在鹿特丹被海关扣留</p>', places: ['eu'], cover: `/api/picture/${id}/960.webp` }),
          ...head(2),
        }),
        [`GET ${api}/history`]: () => ({
          elements: [
            {
              action: 'withdraw',
              stateAfter: 'withdrawn',
              version: 2,
              publishAt: null,
              reason: '来源已更正',
              at: 1,
              actor: 'admin',
            },
          ],
          totalElements: 1,
        }),
        [`POST ${api}/versions/1/restore`]: () => detail({ version: 3 }),
      },
    })
    expect(await screen.findByText('撤下（第 2 版，已撤下，原因：来源已更正）')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '本次改动 第 2 版' }))
    const changes = within(await screen.findByRole('region', { name: '第 1 版到第 2 版的变化' }))
    expect((await changes.findByText('鹿特丹')).tagName).toBe('INS')
    expect(changes.getByText('汉堡').tagName).toBe('DEL')
    expect(changes.getByText('地方').closest('div')).toHaveTextContent('德国欧盟')
    expect(changes.getByText('封面').closest('div')).toHaveTextContent(`上传的图片 ${id.slice(0, 8)}`)
    await user.click(screen.getByRole('button', { name: '更多操作 第 1 版' }))
    await user.click(await screen.findByRole('menuitem', { name: '恢复' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '恢复' }))
    await waitFor(() => expect(callsOf(`POST ${api}/versions/1/restore`)[0]?.body).toEqual({ version: 2 }))
  })
})
