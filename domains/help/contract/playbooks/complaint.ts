import { platformLaw } from '../law/e-commerce.ts'
import { fairPages, rightsLaw } from '../law/rights.ts'
import { advice, portal, type SourcedLine } from '../line.ts'
import { helpSources } from '../sources.ts'
import { type Playbook, sinceBeginning, withTranslation } from './playbook.ts'

const fair = 'request-2'
const shop = 'request-3'
const eCommerceFrom = helpSources.eCommerceLaw.from

const atFair = portal('把展位号、展品名称和照片提交给我们，往来都登记在同一笔业务里。', '/home/exhibitionInfringement')
const onPlatform = portal('把链接、店铺和平台通知提交给我们，往来都登记在同一笔业务里。', '/home/eCommerceInfringement')

const accusedAtFair: readonly SourcedLine[] = [
  advice('请来人出示证件和投诉文书，记下单位、姓名和时间，不签看不懂的文件。'),
  advice('对被指的展品多角度拍照，同时找出合法来源、在先使用和自有权利的证明。'),
  advice('是否先撤下展品，问过律师再定，并留下书面记录。'),
]
const complainAtFair: readonly SourcedLine[] = [
  advice('先固定证据：展位号、展品、宣传册和报价单，远景近景都拍到。'),
  advice('核对权利是否有效、是否落入保护范围，再向展会的投诉机构提交。'),
]
const fairPapers = [advice('权利证书及其法律状态证明、身份证明、对比说明、授权委托书。')]
const accusedPapers = [advice('进货凭证、授权书、自有权利证书、产品与权利的差异对比、设计和发布记录。')]
const fairTongue = [advice('用展会投诉机构所用的语言提交；境外的文件附译文。')]
const shopTongue = [advice('用平台通知所用的语言答复，文件名写清内容。')]

const complainOnPlatform: readonly SourcedLine[] = [
  advice('保存侵权链接、商品页面和店铺信息，买到样品的留好订单和包装。'),
  advice('按平台的入口逐条提交链接，写清哪一项权利、哪里相同。'),
]
const answerOnPlatform: readonly SourcedLine[] = [
  advice('看清是哪条链接、哪项权利、谁投诉，以及通知里写的截止日期。'),
  advice('先提交手头已有的证明，缺的注明随后补交；不编造授权，不倒签日期。'),
]

/** 展会投诉应对 and 跨境电商侵权应对: complaints and what answers them. */
export const complaintPlaybooks: readonly Playbook[] = [
  {
    ...{ situation: fair, side: 'holder', place: 'CN', from: sinceBeginning },
    title: '中国展会：投诉他人侵权',
    steps: [...complainAtFair, atFair],
    papers: [...fairPapers, fairPages.agent, rightsLaw.evaluationReport],
    language: [withTranslation],
    rules: [],
    deadlines: [],
  },
  {
    ...{ situation: fair, side: 'accused', place: 'CN', from: sinceBeginning },
    title: '中国展会：被他人投诉',
    steps: [...accusedAtFair, atFair],
    papers: accusedPapers,
    language: [withTranslation],
    rules: [],
    deadlines: ['fair.cn.reply'],
  },
  {
    ...{ situation: fair, side: 'holder', place: 'all', from: sinceBeginning },
    title: '展会：投诉他人侵权',
    steps: [...complainAtFair, advice('请当地律师确认由谁受理、要交什么。'), atFair],
    papers: fairPapers,
    language: fairTongue,
    rules: [],
    deadlines: [],
  },
  {
    ...{ situation: fair, side: 'accused', place: 'all', from: sinceBeginning },
    title: '展会：被他人投诉',
    steps: [...accusedAtFair, atFair],
    papers: accusedPapers,
    language: fairTongue,
    rules: [],
    deadlines: [],
  },
  {
    ...{ situation: shop, side: 'holder', place: 'CN', from: eCommerceFrom },
    title: '境内电商平台：投诉他人侵权',
    steps: [...complainOnPlatform, platformLaw.notice, onPlatform],
    papers: fairPapers,
    language: shopTongue,
    rules: [platformLaw.malice, platformLaw.fifteenDays],
    deadlines: ['platform.cn.counterNotice'],
  },
  {
    ...{ situation: shop, side: 'accused', place: 'CN', from: eCommerceFrom },
    title: '境内电商平台：被他人投诉',
    steps: [...answerOnPlatform, platformLaw.declaration, onPlatform],
    papers: accusedPapers,
    language: shopTongue,
    rules: [],
    deadlines: ['platform.cn.counterNotice'],
  },
  {
    ...{ situation: shop, side: 'holder', place: 'all', from: sinceBeginning },
    title: '电商平台：投诉他人侵权',
    steps: [...complainOnPlatform, onPlatform],
    papers: fairPapers,
    language: shopTongue,
    rules: [],
    deadlines: [],
  },
  {
    ...{ situation: shop, side: 'accused', place: 'all', from: sinceBeginning },
    title: '电商平台：被他人投诉',
    steps: [...answerOnPlatform, onPlatform],
    papers: accusedPapers,
    language: shopTongue,
    rules: [],
    deadlines: [],
  },
]
