import { advice, portal } from '@portal/help/contract'
import type { HelpTopic } from '@portal/platform/web'
import { categoryLabels } from '../../contract/categories.ts'
import { newsLimits, newsPageSizes } from '../../contract/limits.ts'

/** The help page 合规资讯. */
export const newsTopic: HelpTopic = {
  lead: '预警、政策和法律法规，写明来源和核对日期，并指出哪些业务受影响。',
  parts: {
    who: [portal('任何人都可以看，不用登录；收藏文章要先登录。')],
    papers: [portal('不用准备材料；知道标题、摘要或者正文里的词，就可以搜索。')],
    steps: [
      portal(`先选栏目：${Object.values(categoryLabels).join('、')}。`),
      portal('只看一个地方或一个主题，点栏目下面的标签；链接可以发给同事，打开就是同样的列表。'),
      portal(
        `要找一件事，在搜索框里输入关键词，一个字起，最多 ${newsLimits.keyword} 字；可以用空格隔开几个词，最多 ${newsLimits.words} 个。`,
      ),
      portal(`列表每页可以显示 ${newsPageSizes.join('、')} 条。`),
      portal('文章旁边有目录和可以办理的服务，手机上服务在屏幕下方；文章可以分享、打印、收藏。'),
    ],
    time: [portal('每篇写明发布日期；与来源核对过的，还写明核对日期。')],
    fees: [portal('阅读和打印都不收费。')],
    mistakes: [
      advice('只看标题就照做：看清发布日期、核对日期和适用的地区。'),
      advice('拿旧文章当现行规定：办理之前，到来源网站再看一遍原文。'),
      advice('转发截图：转发链接，内容更新以后别人看到的也是新的。'),
    ],
  },
}
