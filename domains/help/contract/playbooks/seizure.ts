import { customsLaw } from '../law/customs.ts'
import { disputeLaw, foreignCustomsPages } from '../law/disputes.ts'
import { advice, portal, type SourcedLine } from '../line.ts'
import { helpSources } from '../sources.ts'
import { type Playbook, sinceBeginning, withTranslation } from './playbook.ts'

const situation = 'request-7'

const read = advice('记下海关、通知编号、收到日期和涉及的权利号，信封和快递单一起留存。')
const tell = portal('在本平台提交查扣情况和手头的文书，之后的往来也登记在同一笔业务里。', '/home/customsSeizure')
const lawyer = advice('当天把通知原件转给当地律师，请其确认截止日期和提交方式。')
const appoint = advice('当天定一位负责人，对外的每次往来都用书面，留下送交的凭证。')
const compare = advice('对照货物照片，看是不是自己的权利、是不是仿冒；说不准的先申请看货。')

const ownersPapers: readonly SourcedLine[] = [
  advice('通知书或者扣留凭单、报关单、提单、装箱单、合同和订单。'),
  advice('商标证或者专利证、授权书、设计底稿、进货凭证；定牌加工的，从权利人到您的完整授权。'),
]
const holdersPapers: readonly SourcedLine[] = [
  advice('权利证书、海关备案号、正品与被扣货物的对比照片。'),
  advice('委托他人办理的，授权委托书和身份证明。'),
]
const abroadPapers = disputeLaw.evidenceAbroad

const inNoticesTongue = advice('用通知所用的语言书面答复；手头材料是别的语言的，附上译文。')

/** 海关查扣应对: goods that customs of China, of the European Union or of another country hold. */
export const seizurePlaybooks: readonly Playbook[] = [
  {
    ...{ situation, side: 'holder', place: 'CN', from: helpSources.customsRegulation.from },
    title: '中国海关查扣：权利人',
    steps: [read, compare, customsLaw.look, customsLaw.security, customsLaw.request, tell],
    papers: [customsLaw.proof, ...holdersPapers],
    language: [withTranslation],
    rules: [customsLaw.liability],
    deadlines: ['customs.exOfficio.respond', 'customs.exOfficio.investigate', 'customs.exOfficio.courtOrder'],
  },
  {
    ...{ situation, side: 'accused', place: 'CN', from: helpSources.customsRegulation.from },
    title: '中国海关查扣：货主',
    steps: [read, appoint, customsLaw.look, customsLaw.reply, customsLaw.counterSecurity, tell],
    papers: ownersPapers,
    language: [withTranslation],
    rules: [],
    deadlines: ['customs.exOfficio.investigate', 'customs.exOfficio.courtOrder', 'customs.onApplication.courtOrder'],
  },
  {
    ...{ situation, side: 'holder', place: 'EU', from: sinceBeginning },
    title: '欧盟海关扣留：权利人',
    steps: [read, lawyer, compare, foreignCustomsPages.euHolder, tell],
    papers: [...holdersPapers, abroadPapers],
    language: [inNoticesTongue],
    rules: [],
    deadlines: ['eu.customs.respond'],
  },
  {
    ...{ situation, side: 'accused', place: 'EU', from: sinceBeginning },
    title: '欧盟海关扣留：货主',
    steps: [read, lawyer, appoint, foreignCustomsPages.euOwner, tell],
    papers: [...ownersPapers, abroadPapers],
    language: [inNoticesTongue],
    rules: [],
    deadlines: ['eu.customs.respond'],
  },
  {
    ...{ situation, side: 'holder', place: 'all', from: sinceBeginning },
    title: '海关查扣：权利人',
    steps: [read, lawyer, compare, appoint, tell],
    papers: [...holdersPapers, abroadPapers],
    language: [inNoticesTongue],
    rules: [],
    deadlines: [],
  },
  {
    ...{ situation, side: 'accused', place: 'all', from: sinceBeginning },
    title: '海关查扣：货主',
    steps: [read, lawyer, appoint, tell],
    papers: [...ownersPapers, abroadPapers],
    language: [inNoticesTongue],
    rules: [],
    deadlines: [],
  },
]
