import { advice, portal, trademarkLaw } from '@portal/help/contract'
import type { HelpTopic } from '@portal/platform/web'
import { niceLimits } from '../../contract/limits.ts'

/** The page of help about classes of goods and services, and how to choose from them. */
export const niceTopic: HelpTopic = {
  lead: '注册商标要指定用在哪些商品和服务上；这里说明类别怎么看、小项怎么选。',
  parts: {
    who: [
      portal('任何人都可以查询，不需要登录；填写商标注册申请时也用同样的分类。'),
      advice('先想清楚现在卖什么、提供什么服务，近期打算做什么，再来选类别。'),
    ],
    papers: [advice('准备一份商品和服务的清单，用平常的叫法写；同一样东西有几种叫法的，都写上。')],
    steps: [
      portal(`商品和服务分为 ${niceLimits.classes} 个类别，每类之下是类似群，群里是可以选的小项。`),
      portal('不知道属于哪一类时，先查找：名称的一部分、繁体、拼音或者首字母都可以，结果写明类别和类似群。'),
      portal('选中的小项如果属于还没有选的类别，该类会一起添加。'),
      portal(`一次最多选 ${niceLimits.classes} 个类别、${niceLimits.items} 个小项；每类最多选几项，写在该类的标题里。`),
      portal('不熟悉类别时，可以按行业推荐：勾选要的类别，连同常用的小项一起添加，再按实际增减。'),
      advice('同一类似群里的小项一般不必都选，选与实际经营最接近的。'),
    ],
    time: [
      portal('分类有版本：页面用现行版本，并写明从哪天起施行、来源和核对日期；草稿里的小项会按名称换到新的版本。'),
      portal('换了类别的项目，查找和选择时会说明从哪天起、属于哪一类。'),
    ],
    fees: [
      portal('查询不收费。'),
      portal(`国内注册一类选了超过 ${niceLimits.covered} 项的，超出的每项另收官费；选的时候会提示。`),
    ],
    rules: [trademarkLaw.goodsOutsideList, trademarkLaw.goodsOfBasicMark],
    mistakes: [
      advice('只选自己现在的一类：相关的商品或者服务可能在别的类别里，别人可以去注册。'),
      advice('照抄别人的小项：没有实际使用打算的，不要选。'),
      advice('用旧的分类选小项：分类会更新，以页面写明的现行版本为准。'),
    ],
  },
}
