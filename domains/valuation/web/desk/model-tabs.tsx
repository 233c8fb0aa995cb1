import { PageTabs } from '@portal/platform/web'
import { cohortsPath, validationsPath, versionsPath } from '../../contract/model-paths.ts'

const pages = [
  { path: versionsPath, name: '参数' },
  { path: cohortsPath, name: '对照组' },
  { path: validationsPath, name: '验证' },
]

/** The row of links between the parts of 评估模型. The pages of one version belong to 参数. */
export function ModelTabs() {
  return <PageTabs label="评估模型" pages={pages} />
}
