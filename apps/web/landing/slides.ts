import type { Catalogue } from '../catalogue.ts'
import { stages } from '../stages.ts'
import type { Drawing } from './hero-art.tsx'

export type Slide = {
  id: string
  tone: 'indigo' | 'jade' | 'brand' | 'slate'
  title: string
  text: string
  action?: { to: string; text: string } | undefined
  drawing: Drawing
}

const toneOf = (stage: string): Slide['tone'] => stages.find(({ name }) => name === stage)?.tone ?? 'brand'

/**
 * The slides of the carousel: the portal itself, then each service with a banner, then 我的进度. No slide names a page that
 * cannot be opened.
 */
export const slidesOf = ({ services, progressPath }: Catalogue): Slide[] => {
  const first = services[0]
  const portal: Slide = {
    id: 'portal',
    tone: 'brand',
    title: '一链维权，步步可查',
    text: '海外知识产权事务在线提交，材料、进度与结果都在一处',
    action: first && { to: first.to, text: '立即办理' },
    drawing: { of: 'request' },
  }
  const ofServices = services.flatMap(({ to, title, stage, steps, banner }): Slide[] =>
    banner
      ? [
          {
            id: to,
            tone: toneOf(stage),
            title: banner.title,
            text: banner.text,
            action: { to, text: banner.action },
            drawing: { of: 'steps', steps: steps ?? [title] },
          },
        ]
      : [],
  )
  const progress: Slide[] = progressPath
    ? [
        {
          id: 'progress',
          tone: 'indigo',
          title: '办到哪一步，一看便知',
          text: '每项请求的状态、时间和处理结果，都在“我的进度”里',
          action: { to: progressPath, text: '查看我的进度' },
          drawing: { of: 'progress' },
        },
      ]
    : []
  return [portal, ...ofServices, ...progress]
}
