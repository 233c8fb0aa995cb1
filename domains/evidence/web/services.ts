import type { Service } from '@portal/platform/web'
import { evidenceSteps } from '../contract/steps.ts'
import { certificatePath, serviceTitle } from './paths.ts'

export { evidenceSteps } from '../contract/steps.ts'

export const services: readonly Service[] = [
  {
    to: certificatePath,
    title: serviceTitle,
    description: '参展的合同、票据、出入境页和现场照片固定下来，任何人都能核验有没有改动',
    icon: 'evidence',
    stage: '海外维权救济',
    sort: 25,
    banner: {
      title: '参展的证据，当场固定',
      text: '13 项材料逐项上传，每份文件留下摘要和收到时间，以后谁都可以核验',
      action: '立即存证',
    },
    steps: evidenceSteps,
    prepare: ['组展合同、收费通知、展位确认', '护照、签证、出入境页', '发票、付款和汇款凭证', '展位和现场照片的原图'],
  },
]
