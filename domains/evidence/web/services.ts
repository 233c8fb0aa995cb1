import type { Service } from '@portal/platform/web'
import { certificatePath, serviceTitle } from './paths.ts'

export { evidenceSteps } from '../contract/steps.ts'

export const services: readonly Service[] = [
  {
    to: certificatePath,
    title: serviceTitle,
    short: '展会存证',
    description: '边拍边存，以后谁都能核验',
    icon: 'evidence',
    scene: 'booth',
    isLarge: true,
    stage: '海外维权救济',
    sort: 25,
    banner: {
      title: '参展的证据，当场固定',
      text: '边拍边存，以后谁都能核验',
      action: '立即存证',
      scene: 'booth',
      tone: 'deepjade',
    },
  },
]
