import { advice, customsLaw, portal } from '@portal/help/contract'
import type { HelpTopic } from '@portal/platform/web'
import { registerTypeLabels } from '../../contract/words.ts'

/** The help page 海关备案与官方查询: how to search, and what a search does not tell. */
export const inquiryTopic: HelpTopic = {
  lead: '先在本站的海关备案数据里查，再到官方网站核对；这里说明怎么查得准、查之前要准备什么。',
  parts: {
    who: [
      portal('任何人都可以查询，不需要登录；导出结果要先登录。'),
      advice('出口、参展或者上架之前，以及收到查扣、投诉通知之后，都应当先查一遍。'),
    ],
    papers: [
      advice('准备好要查的名称、图形、备案号、注册号或者专利号，以及权利人的准确名称（中文和英文）。'),
      advice('想好要查哪些国家或者地区、哪几类商品。'),
    ],
    steps: [
      portal('查海关备案：在查询框里输入权利名称、权利人、备案号或者权利号，一个字起就可以查。'),
      portal('繁体和简体、全角和半角、大写和小写不用区分；按字面没有找到时，再按拼音查一次，并在结果上方说明。'),
      portal(
        `要查得更窄，打开“按字段查询”，可以限定权利人国别、商品分类和权利类别（${Object.values(registerTypeLabels).join('、')}），并选模糊查询或者精确查询。`,
      ),
      portal('点权利名称看详情：全部字段、备案期限、同一权利人的其他备案和变更记录；详情有自己的网址，可以转发。'),
      portal('查商标、地理标志和专利：在官方查询工具中按说明选一个网站，点开后离开本站，在新窗口打开。'),
      portal(
        '登录后点“保存此查询”：保存条件、关注相同或近似的名称，或者关注自己的备案号；每次导入数据后有新结果时通知一次，自己的备案届满前也提醒。在“我的查询”里改名、暂停或者删除。',
      ),
      advice('名称换几种写法各查一次：全称、简称、拼音、英文、近似的写法。'),
      advice('把结果导出或者截图保存下来，记下查询的日期和条件。'),
    ],
    time: [
      portal('结果上方写明“数据截至”哪一天；那一天以后的变化查不到，以海关总署的查询结果为准。'),
      customsLaw.term,
      customsLaw.change,
      advice('登记的内容更新有先后，刚提交的申请可能还查不到，隔一段时间再查。'),
    ],
    fees: [portal('本站的查询、导出和提醒都不收费；各网站自己的规则以其公布的为准。')],
    mistakes: [
      advice('只查中国：在中国注册的商标和专利，在别的国家不当然受保护。'),
      advice('没查到就当作没有：查询结果供参考，是否侵权要结合商品和法律判断。'),
      advice('在不是官方的网站上付费“代查”，或者在只有 http 地址的网站上填写密码。'),
    ],
  },
}
