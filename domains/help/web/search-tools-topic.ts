import type { HelpTopic } from '@portal/platform/web'
import { advice, portal } from '../contract/line.ts'

/** 官方查询工具: what the toolset is for, and what a search does not tell. */
export const searchToolsTopic: HelpTopic = {
  lead: '备案、商标、地理标志和专利，先到官方网站查；这里说明每个网站能查到什么，查之前要准备什么。',
  parts: {
    who: [
      portal('任何人都可以使用，不需要登录。'),
      advice('出口、参展或者上架之前，以及收到查扣、投诉通知之后，都应当先查一遍。'),
    ],
    papers: [
      advice('准备好要查的名称、图形、注册号或者专利号，以及权利人的准确名称（中文和英文）。'),
      advice('想好要查哪些国家或者地区、哪几类商品。'),
    ],
    steps: [
      portal('在列表中按说明选一个网站，点开后离开本站，在新窗口打开。'),
      advice('名称换几种写法各查一次：全称、简称、拼音、英文、近似的写法。'),
      advice('把结果页面截图或者保存下来，记下查询的日期和条件。'),
    ],
    time: [advice('登记的内容更新有先后，刚提交的申请可能还查不到，隔一段时间再查。')],
    fees: [portal('本站的查询入口不收费；各网站自己的规则以其公布的为准。')],
    mistakes: [
      advice('只查中国：在中国注册的商标和专利，在别的国家不当然受保护。'),
      advice('没查到就当作没有：查询结果供参考，是否侵权要结合商品和法律判断。'),
      advice('在不是官方的网站上付费“代查”，或者在只有 http 地址的网站上填写密码。'),
    ],
  },
}
