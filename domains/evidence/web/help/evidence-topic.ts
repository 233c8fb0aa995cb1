import { ruleOf } from '@portal/files/contract'
import { advice, disputeLaw, evidenceLaw, personalInformationLaw, portal } from '@portal/help/contract'
import { type HelpTopic, limitText } from '@portal/platform/web'
import {
  requiredSlots,
  slotGroupLabels,
  slotGroups,
  slotRules,
  slots,
  slotTitle,
  travelSlots,
} from '../../contract/slots.ts'
import type { OfferedHelp } from '../record-offer.ts'

const { bytes, extensions } = ruleOf('evidence-slot')
const namesOf = (names: readonly (typeof slots)[number][]): string => names.map(slotTitle).join('、')
const optional = slots.filter((slot) => !slotRules[slot].required)

/** The help topic of the service 展会全流程存证, with the lines of what other domains offer for a record. */
export const evidenceTopic = (offered: readonly OfferedHelp[]): HelpTopic => ({
  lead: '把参展的合同、票据、出入境页和现场照片固定下来，以后任何人都能核验有没有改动、最迟什么时候已经存在。',
  parts: {
    who: [
      portal('到境内外参展的企业和个人，登录后都可以存证。'),
      portal('收到证据包的人不用账号，在核验页面或者用包内的脚本就能核对。'),
    ],
    papers: [
      ...slotGroups.map((group) =>
        portal(`${slotGroupLabels[group]}：${namesOf(slots.filter((slot) => slotRules[slot].group === group))}。`),
      ),
      portal(`共 ${slots.length} 项，必备 ${requiredSlots.length} 项；${namesOf(optional)}选填。`),
      portal(
        `每项 1 份，不超过 ${limitText(bytes)}，格式可以是 ${extensions.join('、')}；手机上可以直接用这里的相机拍，拍出来就在限度以内。`,
      ),
      portal(`${namesOf(travelSlots)}属于敏感个人信息，上传前单独征得同意；默认遮盖，每次查看都留下记录。`),
      personalInformationLaw.sensitive,
      personalInformationLaw.consent,
      advice('照片先远景后近景，拍到展位号、展位门头（楣板）上的公司名称、展品和人员，同一展位换几个角度各拍一张。'),
    ],
    steps: [
      portal('填写展会信息，逐项拍照或上传；没有备齐的，先封存已有的，以后接着补充。'),
      portal('浏览器先算好文件指纹，再与服务器收到的核对，对不上的重新上传。'),
      portal('必备材料齐了就可以提交；提交后封存，得到存证编号。'),
      portal('各项证明陆续取得，在“我的事项”里逐条写明时间和来源；备齐后可以下载证据包。'),
      ...offered.flatMap(({ steps }) => steps),
      portal('任何人凭存证编号可以看到公开记录，其中没有个人信息和文件。'),
    ],
    time: [
      portal('证明说的是“最迟此时已经存在”，不是拍摄的时间；所以照片在现场就上传，时间夹得最紧。'),
      portal(
        '把“现场时间卡”拍进照片，照片就不会早于卡上的时间：上传时平台会读出照片里的卡，写进存证的声明，收到证据包的人也能核对。',
      ),
      portal('时间各有来源：服务器收到的时间、写入日志的时间、时间戳的时间，页面分别写明，不合成一个。'),
      evidenceLaw.electronic,
      evidenceLaw.fixed,
    ],
    fees: [portal('存证和核验不收费，页面上没有付款的步骤。')],
    mistakes: [
      portal('封存过的文件不能更换：传错了，提交以前可以整份删除重来；提交以后只能补充空着的项目。'),
      portal('照片超过限度：用这里的相机重拍；也可以另存一份小的，记录里会写明是压缩副本。'),
      ...offered.flatMap(({ mistakes }) => mistakes),
      advice('照片经聊天软件转发：会被压缩、去掉拍摄信息，请直接从相册里选。'),
      advice('只存照片不存票据：合同、付款凭证和出入境页才说得清照片不会早于什么时候。'),
    ],
    rules: [
      evidenceLaw.kept,
      evidenceLaw.foreignPaper,
      evidenceLaw.translation,
      personalInformationLaw.abroad,
      disputeLaw.evidenceAbroad,
    ],
  },
})
