import { advice, portal, trademarkLaw } from '@portal/help/contract'
import { hitReasonLabels } from '@portal/marks/contract'
import { niceLimits } from '@portal/nice/contract'
import type { HelpTopic } from '@portal/platform/web'
import { trademarkLimits } from '../../contract/limits.ts'
import { markTypeLabels, pictureRule } from '../../contract/mark-types.ts'
import { markSearchPath } from '../paths.ts'

/** The page of help about registering a mark in China. */
export const domesticTopic: HelpTopic = {
  lead: '在中国注册商标：先看名称能不能作商标、有没有近似，再选类别和小项，看清价格。',
  parts: {
    who: [
      portal('查近似、选类别、看价格，任何人都可以用，不需要登录；生成检索报告、上传文件和提交需要登录。'),
      portal('没有提交的内容自动存为草稿：登录后存在账号里，可以换设备接着填；电话、证件号码和文件不存在浏览器里。'),
      trademarkLaw.identity,
    ],
    papers: [
      portal(`商标名称最多 ${trademarkLimits.name} 个字，字母用大写；${markTypeLabels[1]}的图样由文字自动生成。`),
      portal(`${markTypeLabels[2]}和${markTypeLabels[3]}要有图样：${pictureRule}。`),
      trademarkLaw.picture,
      portal('申请人的名称、证件号码和地址，一至三组联系人；委托书和合同可以以后补交。'),
      advice('一份商品和服务的清单：现在卖什么、提供什么服务，近期打算做什么。'),
    ],
    steps: [
      portal('填商标名称：页面指出名称里的国名、通用名称和表示质量的词，并与已导入的商标比对。'),
      portal('选类别和小项：按名称、拼音、首字母或者行业找；写明分类的版本、来源和核对日期。'),
      portal('智能注册：给每个类别一个 1 至 100 的得分和理由；得分只说明比对的结果，不是注册成功的概率。'),
      portal('看价格：官费和服务费逐项分开，写明价格表的版本。'),
      portal('生成检索报告：写明检索了哪些名单、多少件、数据日期，以及没有检索什么。'),
      portal('核对之后提交，生成业务编号和订单；付款后由服务商受理。'),
    ],
    time: [
      trademarkLaw.examination,
      trademarkLaw.opposition,
      trademarkLaw.refusalReview,
      trademarkLaw.term,
      trademarkLaw.renewal,
      portal(`检索报告保留 ${trademarkLimits.reportDays} 天。`),
    ],
    fees: [
      portal(`一个类别的官费包含 ${niceLimits.covered} 个小项，超出的每项另收官费；官费由申请人承担。`),
      portal('查近似、选类别和生成检索报告不收费。'),
    ],
    rules: [trademarkLaw.prohibited, trademarkLaw.notDistinctive, trademarkLaw.badFaith, trademarkLaw.goodsOutsideList],
    mistakes: [
      advice('用商品的名称或者夸质量的词作商标：这样的名称很难注册，也难以和别人区分。'),
      advice('没有查近似就开始用：先查一查，再印包装。', markSearchPath),
      advice('没有查到近似就当作一定能注册：平台没有检索商标局数据库，请以官方查询为准。'),
      advice('为了占名称而申请很多类别：没有使用打算的，不要申请。'),
    ],
  },
}

/** The page of help about registering a mark abroad by the Madrid System. */
export const madridTopic: HelpTopic = {
  lead: '以国内商标为基础，经马德里体系一次指定多个国家和地区。',
  parts: {
    who: [
      trademarkLaw.ownOffice,
      trademarkLaw.basicMark,
      portal('选国家、查近似、选类别、看价格，任何人都可以用，不需要登录；上传文件和提交需要登录。'),
    ],
    papers: [
      advice('国内商标的注册证，或者注册申请的受理通知书。'),
      advice('要去的国家和地区，每个国家用在哪些商品上。'),
      trademarkLaw.goodsOfBasicMark,
    ],
    steps: [
      portal('选申请国家：名单写明截至哪一天、来源和核对日期；还没有适用的成员写明从哪天起，暂不能选。'),
      portal('填商标名称，查近似；填写基础商标的商品和服务后，超出范围的小项逐一指出。'),
      portal('选类别和小项，看价格：服务费按价格表，国际注册官费只作估算。'),
      portal('核对之后获取品牌注册检索报告：申请和订单一起提交，报告写明检索了什么、没有检索什么。'),
    ],
    time: [portal('付款后由服务商受理；各国审查的期限不同，以国际局和各国主管机关的通知为准。')],
    fees: [
      portal('国际注册官费由申请人承担，按缴费通知另行收取；页面上的官费是估算，写明币种、数据日期和来源。'),
      portal('服务费按价格表，提交之前就能看到。'),
    ],
    rules: [trademarkLaw.incomplete],
    mistakes: [
      advice('选了基础商标没有的商品：国际注册不能比国内的范围大。'),
      advice('以为体系成员以外的国家也能一起指定：不是成员的，要单独向该国申请。'),
      advice('商品用自己的叫法：尽量用国际局名录里的说法，少被退回。'),
    ],
  },
}

/** The page of help about comparing a name with known marks. */
export const searchTopic: HelpTopic = {
  lead: '把一个名称和已导入本平台的商标比对，看有没有相同或近似的。',
  parts: {
    who: [portal('任何人都可以查，不需要登录；查什么不会保存，也不会写进网址。')],
    papers: [portal('一个名称；知道用在哪些类别的，一起选上，同类的商标排在前面。')],
    steps: [
      portal(`比对的情形：${Object.values(hitReasonLabels).join('、')}。`),
      portal('每一件都写明理由、注册号、类别、状态和来自哪份名单。'),
      portal('近似分满分 100，取最强的一个理由；它只说明名称有多像，不是注册成功的概率。'),
      portal('名称里有国名、商品的通用名称或者表示质量的词的，另外指出。'),
    ],
    time: [portal('每次结果都写明检索了多少件、数据截至哪一天。')],
    fees: [portal('查询不收费。')],
    rules: [trademarkLaw.prohibited, trademarkLaw.notDistinctive],
    mistakes: [
      advice('没有查到就当作没有人用：平台没有检索商标局数据库，请以官方查询为准。'),
      advice('只查自己的一类：相关的商品可能在别的类别里。'),
      advice('只看文字：图形之间是否近似，这里不比对。'),
    ],
  },
}
