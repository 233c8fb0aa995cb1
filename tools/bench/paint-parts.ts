import type { Browser } from '@playwright/test'
import type { LandingContent } from './antd/content.ts'
import { openAntdStand } from './antd-stand.ts'
import { inBrowser, paints, slow, viewport, visit } from './browser-visit.ts'
import { startDemonstration } from './processes.ts'

const rounds = 5
const kilobyte = 1000

/** Reads the words of the landing page from the portal's own page. */
const contentOf = async (browser: Browser, url: string): Promise<LandingContent> => {
  const page = await browser.newPage({ viewport, locale: 'zh-CN' })
  await page.goto(`${url}/#/oneChains`, { waitUntil: 'networkidle' })
  const content = await page.evaluate(() => {
    const textIn = (within: Element, what: string): string => within.querySelector(what)?.textContent?.trim() ?? ''
    const all = (what: string, within: ParentNode = document): Element[] => [...within.querySelectorAll(what)]
    return {
      slides: all('[aria-roledescription="幻灯片"]').map((slide) => ({
        title: textIn(slide, 'h1, h2'),
        text: textIn(slide, 'p'),
        action: textIn(slide, 'a'),
      })),
      menu: all('#navigation > ul > li > *:first-child').map((entry) => entry.textContent?.trim() ?? ''),
      services: all('[aria-labelledby="services-title"] li').map((card) => ({
        to: card.querySelector('a')?.getAttribute('href') ?? '',
        title: textIn(card, 'h3'),
        stage: textIn(card, 'small'),
        text: textIn(card, 'p'),
        image: card.querySelector('img')?.getAttribute('src') ?? '',
      })),
      points: all('[aria-labelledby="proof-title"] li > p').map((point) => ({
        title: textIn(point, 'b'),
        text: point.textContent?.trim() ?? '',
      })),
    }
  })
  await page.close()
  return content
}

/** The id of the latest article, which the portal's page and the Ant Design page both open. */
const latestArticle = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/cms/api/directive/contentList?categoryId=37&pageIndex=1&count=1`)
  const { page } = (await answer.json()) as { page: { list: { id: string }[] } }
  const [first] = page.list
  if (!first) throw new Error('the demonstration holds no article')
  return first.id
}

/** A page with what it aims at, and where it has one, the same content made of Ant Design's components. */
type Measured = { name: string; aim: number; ours: string; theirs?: string }

const shown = (times: readonly number[]) => times.map((time) => time.toFixed(0)).join(' ')

const lineOf = async (browser: Browser, { name, aim, ours, theirs }: Measured): Promise<string> => {
  const measured = async (address: string, aimed: string) => {
    const { largest, shift, all } = await paints({ browser, address }, rounds)
    const { bytes, requests } = await visit({ browser, address })
    const missed = aimed !== '' && largest > aim ? ', missed' : ''
    const weight = `${(bytes / kilobyte).toFixed(1)} KB in ${requests} requests`
    return `${largest.toFixed(0)} ms${aimed && ` (${aimed}${missed})`}, CLS ${shift.toFixed(3)}, ${weight}; rounds ${shown(all)}`
  }
  const other = theirs && `; Ant Design ${await measured(theirs, '')}`
  return `lcp     ${name} ${await measured(ours, `aim ≤ ${aim}`)}${other ?? ''}`
}

/**
 * Largest contentful paint, layout shift and weight of the pages that a visitor sees first, the landing page and the news
 * compared with the same content made of Ant Design's components: built in the same run, served from the same machine, equally compressed and equally
 * slowed down.
 */
export const measurePaint = async (folder: string): Promise<string[]> => {
  const portal = await startDemonstration(folder)
  try {
    return await inBrowser(async (browser) => {
      const antd = await openAntdStand(folder, portal.url, await contentOf(browser, portal.url))
      try {
        const id = await latestArticle(portal.url)
        const [home, news] = [`${portal.url}/#/oneChains`, `${portal.url}/#/home/newList?activeName=37`]
        const hour = `${portal.url}/#/home/firstHour?case=goodsDetained&place=eu&side=owner`
        const pages: Measured[] = [
          { name: 'landing', aim: 1000, ours: home, theirs: `${antd.url}/#/` },
          { name: 'hour   ', aim: 1800, ours: hour },
          { name: 'news   ', aim: 2000, ours: news, theirs: `${antd.url}/#/news` },
          { name: 'article', aim: 2000, ours: `${news}&isdetail=${id}`, theirs: `${antd.url}/#/article?id=${id}` },
        ]
        const lines = [`lcp     at ${slow.cpu}× CPU, ${slow.latencyMs} ms, ${slow.bitsPerSecond / 1e6} Mbit/s:`]
        for (const page of pages) lines.push(await lineOf(browser, page))
        return lines
      } finally {
        await antd.stop()
      }
    })
  } finally {
    await portal.stop()
  }
}
