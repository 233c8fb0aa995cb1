import type { Slot } from '@portal/evidence/contract'
import type { TemplateForm, TemplateItem } from '../contract/templates.ts'

/** The day on which the makers of the portal read the sources below, in stored public pages. */
export const metOn = '2026-11-20'

const fromRecord = (key: string, title: string, slots: Slot[], note = ''): TemplateItem => ({
  key,
  title,
  need: 'always',
  slots,
  where: '',
  note,
})
const fromElsewhere = (
  key: string,
  title: string,
  where: string,
  { need = 'always', note = '' }: Partial<Pick<TemplateItem, 'need' | 'note'>> = {},
): TemplateItem => ({ key, title, need, slots: [], where, note })

/** The papers that the notices of several places have in common; this is not the rule of any city. */
const commonItems: readonly TemplateItem[] = [
  fromElsewhere('application', '申请表', '按当年通知的附件填写，加盖公章'),
  fromElsewhere('promise', '承诺书', '按当年通知的附件填写，由法定代表人签字并加盖公章'),
  fromElsewhere('licence', '营业执照', '营业执照复印件，加盖公章'),
  fromRecord('contract', '参展合同（含展位费金额）', ['zzfHt', 'zzfTzs'], '合同上要能看到展位费金额'),
  fromRecord('booth', '展位图或展位确认', ['zzfQrh']),
  fromRecord('invoice', '展位费发票', ['fpfyj']),
  fromRecord('payment', '付款凭证', ['yhfyj', 'jwhkfyj'], '付款单位与申报单位一致；付到境外的另需境外汇款申请书'),
  fromRecord(
    'photos',
    '现场照片',
    ['zhtwTwh', 'zhtwCzry'],
    '能看到参展人员、展位门头（楣板）和展品，公司名称与登记一致',
  ),
  fromRecord('travel', '参展人员护照首页、签证页、出入境页', ['hzSy', 'hzQz', 'hzRqy'], '免签的不必有签证页'),
  fromElsewhere('summary', '参展总结', '企业自己写：展会情况、参展效果、成交意向'),
  fromElsewhere('insurance', '社保或完税证明', '社保经办机构或电子税务局打印', {
    note: '要哪一种、哪个时段，以当年通知为准',
  }),
]

/** The example list, which ships with the portal, so that the first customer sees what such a claim needs. */
export const suppliedTemplate: TemplateForm = {
  city: '',
  year: '',
  title: '通用材料清单（示例）',
  sourceName:
    '整理自公开网页转载的三份地方通知（厦门 2024 年、合肥 2024 年、广东 2015 年）中共同出现的材料，未逐一核对原文',
  sourceUrl: '',
  note: '补贴标准、材料和截止日期各地不同、逐年变化，请以当地主管部门当年的通知为准。本清单只供准备材料时对照，不是任何城市的规定。',
  hidden: false,
  items: [...commonItems],
}

/** Demonstration data: what the list of a city looks like. The city does not exist. */
export const demonstrationTemplate: TemplateForm = {
  city: '演示市',
  year: '2026',
  title: '演示·境外展会补贴材料清单',
  sourceName: '演示数据，不对应任何城市的通知',
  sourceUrl: 'https://example.com/demo-notice',
  note: '演示清单：只用来展示按城市维护的材料清单是什么样子，不可用于申报。',
  hidden: false,
  items: commonItems.filter(({ key }) => key !== 'insurance'),
}
