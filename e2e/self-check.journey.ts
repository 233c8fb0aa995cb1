import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expectNoSidewaysScroll } from './arrival.ts'
import { logIn, register } from './people.ts'
import { expect, serviceLink, test } from './portal.ts'
import { openRecord, requestForm, takeCountry } from './request-form.ts'

const address = '/#/home/earlyWarningAnalysis'
const topics = ['商标', '专利与外观', '著作权与图片', '合同与定牌', '渠道与物流'] as const
type Picture = (name: string, of?: Page) => Promise<void>

/** The self-check, with the steps of a visitor. */
const selfCheck = (page: Page) => {
  const form = page.getByRole('form', { name: '自查对象' })
  const go = (name: RegExp): Promise<void> => page.getByRole('button', { name }).click()
  return {
    form,
    total: page.getByRole('region', { name: /^演示镜/ }),
    /** Fills in what is exported, to which country and through which channels. */
    begin: async ({ product = '演示镜', country = '德国', channels = ['跨境电商平台', '自有品牌'] } = {}) => {
      await form.getByRole('textbox', { name: '出口商品' }).fill(product)
      await form.getByRole('combobox', { name: '商品类别' }).selectOption({ label: '其他商品' })
      await takeCountry(page, form.getByRole('combobox', { name: '出口国家或地区' }), country)
      for (const channel of channels) await form.getByText(channel, { exact: true }).click()
      await go(/^开始作答$/)
      await expect(page.getByRole('heading', { name: topics[0], exact: true })).toBeVisible()
    },
    /** Answers the questions of these topics with the option that `pick` takes, skips the others, and goes on to the result. */
    answer: async (pick: (options: Locator) => Locator, answered: readonly string[] = topics) => {
      for (const topic of topics) {
        await expect(page.getByRole('heading', { name: topic, exact: true })).toBeVisible()
        const tab = page.getByRole('navigation', { name: '自查主题' }).getByRole('button', { name: topic })
        await expect(tab).toBeInViewport({ ratio: 1 })
        const questions = answered.includes(topic) ? await page.getByRole('group').all() : []
        for (const question of questions) await pick(question.getByRole('radio')).check()
        await go(/^下一步|^查看结果/)
      }
      await expect(page.getByRole('heading', { name: '各主题得分' })).toBeVisible()
    },
    save: async () => {
      await go(/^保存结果$/)
      await expect(page.getByRole('button', { name: '再做一次' })).toBeVisible()
    },
  }
}

const look = async (page: Page, picture: Picture, name: string): Promise<void> => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await picture(name, page)
}

test('a visitor’s self-check leads to a filled form, and nothing is lost on the way through the login', async ({
  page,
  request,
  picture,
}) => {
  test.slow()
  const { username } = await register(request)
  const check = selfCheck(page)

  await test.step('from the landing page, without an account', async () => {
    await page.goto('/')
    await serviceLink(page, '海外出口风险预警自查').click()
    await expect(check.form).toBeVisible()
    await picture('self-check-start', page)
    await check.form.getByRole('button', { name: '开始作答' }).click()
    await expect(check.form.getByRole('button', { name: '请选择出口渠道' })).toBeVisible()
    await check.begin({ channels: ['跨境电商平台', '自有品牌', '参加展会'] })
  })

  await test.step('a question says why it is asked and what to do', async () => {
    const first = page.getByRole('group').first()
    await expect(first).toContainText('为什么问')
    await first.getByRole('radio', { name: '没有查询' }).check()
    await expect(first).toContainText('可以这样做')
    await look(page, picture, 'self-check-questions')
    await page.reload()
    await expect(page.getByRole('group').first().getByRole('radio', { name: '没有查询' })).toBeChecked()
  })

  await test.step('the worst answers are red, in every topic, with five actions', async () => {
    await check.answer((options) => options.nth(-2))
    await expect(check.total).toContainText('红灯')
    await expect(check.total.getByText('0', { exact: true })).toBeVisible()
    await expect(page.getByText('结果不构成法律意见')).toBeVisible()
    await expect(page.getByRole('link', { name: /^去办理/ })).toHaveCount(5)
    await look(page, picture, 'self-check-result')
  })

  await test.step('on paper: no buttons, every answer, the reservation', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByText('结果不构成法律意见')).toBeVisible()
    await expect(page.getByRole('region', { name: '合同与定牌' })).toBeVisible()
    await picture('self-check-paper', page)
    await page.emulateMedia({ media: null })
  })

  await test.step('an action opens its form behind the login, filled in, with nothing of it in the address', async () => {
    const urgent = page.getByRole('listitem').filter({ hasText: '处理正在被查扣的货物' })
    await expect(urgent).toContainText('期限在走，先办')
    await urgent.getByRole('link', { name: '去办理：海关查扣应对' }).click()
    await expect(page).toHaveURL(/#\/login\?return_url=/)
    expect(decodeURIComponent(page.url())).not.toContain('演示镜')
    await logIn(page, username)
    const form = requestForm(page, { address: '/home/customsSeizure', name: '海关查扣应对' })
    await expect(page.getByText('已按“预警自查”的结果填入部分内容')).toBeVisible()
    await expect(form.field('被查扣货物')).toHaveValue('演示镜')
    await expect(form.field('诉求')).toHaveValue(/德国.*演示镜/)
    expect(page.url()).toMatch(/#\/home\/customsSeizure$/)
    await look(page, picture, 'self-check-filled-form')
    await form.fill({ 企业名称: '宁波远帆进出口有限公司', 查扣原因: '疑似侵犯商标权' })
    await form.fill({ 联系人姓名: '林晓', 联系人电话: '0574-555001' })
    expect(await form.sendOff()).toMatch(/^KL\d{14}$/)
  })

  await test.step('the answers are still there, and are the user’s now', async () => {
    await page.goto(address)
    await page.getByRole('button', { name: '继续作答' }).click()
    await expect(page.getByText(/^已答 (\d+) \/ \1 题$/)).toBeVisible()
    await page.goto(`${address}?step=result`)
    await check.save()
    await page.goto(address)
    await expect(page.getByRole('table', { name: '自查记录列表' }).getByRole('row').nth(1)).toContainText('演示镜')
    await expect(page.getByText('您有一份没有保存的自查')).toHaveCount(0)
    await picture('self-check-history', page)
  })
})

test('a self-check goes to the experts as a request, through the desk and back @all', async ({
  request,
  signedIn,
  picture,
}) => {
  test.slow()
  const { username } = await register(request)
  const page = await signedIn(username)
  const check = selfCheck(page)
  const form = requestForm(page, { address: '/home/earlyWarningAnalysis/experts', name: '预警自查' })
  await page.goto(address)
  await check.begin()
  await check.answer((options) => options.nth(1), ['商标', '渠道与物流'])
  const score = (await check.total.locator('b').first().textContent()) ?? ''
  await page.getByRole('button', { name: '发送给专家' }).click()

  await test.step('with the check as it was saved', async () => {
    await expect(page).toHaveURL(/\/experts\?check=[0-9a-f-]{36}$/)
    await expect(form.form).toContainText(`${score} 分`)
    await picture('self-check-send', page)
    await form.fill({
      企业名称: '宁波远帆进出口有限公司',
      诉求: '请先看专利检索',
      联系人姓名: '林晓',
      联系人电话: '0574-555001',
    })
    await form.form.getByRole('button', { name: '发送给专家' }).click()
    await expect(form.success).toBeVisible()
  })
  const businessSn = (await form.success.locator('strong').textContent()) ?? ''
  expect(businessSn).toMatch(/^YJ\d{14}$/)

  await test.step('it stands in its own tab, with its promise', async () => {
    const facts = await openRecord(page, businessSn)
    await expect(facts.getByText(`${score} 分`, { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: '自查答案' })).toContainText('只做过简单搜索')
    await page.getByText('计时明细', { exact: true }).click()
    await expect(page.getByText('目标时限').first()).toBeVisible()
    await page.goto('/#/home/speedOfProgress?active=5')
    const kinds = page.getByRole('navigation', { name: '事项分类' }).getByRole('link')
    await expect(kinds.filter({ hasText: '预警自查' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('listitem').filter({ hasText: businessSn }).getByRole('link').first().click()
  })

  await test.step('the desk reads every answer, accepts and answers', async () => {
    const desk = await signedIn('staff')
    await desk.goto(`/admin.html#/requests/${businessSn}`)
    await expect(desk.getByRole('region', { name: '自查答案' })).toContainText('只做过简单搜索')
    await picture('self-check-desk', desk)
    await desk.getByRole('button', { name: '受理', exact: true }).click()
    await desk.getByRole('dialog').getByRole('button', { name: '受理', exact: true }).click()
    await desk.getByRole('button', { name: '完成', exact: true }).click()
    await desk.getByRole('dialog').getByRole('textbox', { name: '处理结果' }).fill('请先委托检索三件相近专利。')
    await desk.getByRole('dialog').getByRole('button', { name: '完成', exact: true }).click()
    await expect(desk.getByText('服务中 → 已完成')).toBeVisible()
  })

  await page.reload()
  await expect(page.getByText('请先委托检索三件相近专利。')).toBeVisible()
  await picture('self-check-answered', page)
})
