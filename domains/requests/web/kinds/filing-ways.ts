import type { IconName } from '@portal/platform/web'
import { filingsPath } from '../paths.ts'

/** A way to record a right with customs. The choice page shows exactly the ways that are listed here. */
export type FilingWay = {
  /** The value of `iszjfz` for this way in old links: 1 by an expert (专家辅助), 0 by oneself. */
  iszjfz: '0' | '1'
  to: string
  title: string
  icon: IconName
  text: string
  points: readonly string[]
  action: string
}

export const filingWays: readonly FilingWay[] = [
  {
    iszjfz: '0',
    to: `${filingsPath}/zzba`,
    title: '自助备案',
    icon: 'edit',
    text: '您按条例要求的内容逐项填写，平台检查缺漏，填好后自己到海关总署的备案系统中提交。',
    points: ['每份证书一份信息表，边填边保存', '列出缺少的内容和材料', '取走 PDF 或 DOCX，备案后登记续展时间'],
    action: '自己填写',
  },
  {
    iszjfz: '1',
    to: `${filingsPath}/zjfzba`,
    title: '专家辅助备案',
    icon: 'user',
    text: '您提供权利证明和基本信息，由专家协助准备备案材料。',
    points: ['填写权利人、权利和联系方式', '上传 1 份 PDF 权利证明', '在“我的事项”查看办到哪一步'],
    action: '提交备案材料',
  },
]
