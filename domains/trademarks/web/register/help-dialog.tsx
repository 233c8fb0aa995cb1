import { Button, Dialog, LinkButton, linkTo } from '@portal/platform/web'
import { markTypeLabels, pictureRule } from '../../contract/mark-types.ts'
import { helpTopics } from '../paths.ts'
import { type FormHelp, helpTitles } from './help-titles.ts'

const lines = {
  mark: [
    `${markTypeLabels[1]}只有文字，${markTypeLabels[2]}只有图，${markTypeLabels[3]}两者都有。`,
    '名称里的字母用大写；按“转为大写”才会改，不会自动改。',
    `${markTypeLabels[1]}的图样由文字自动生成；另外两种要上传图样：${pictureRule}。`,
  ],
  goods: [
    '商标按商品和服务保护：先选类别，再在类似群里选小项。',
    '不知道属于哪一类时，直接搜商品名称，结果会写明类别和类似群。',
    '现在用的、近期打算用的都选上；没有使用打算的不要选。',
  ],
} as const satisfies Record<FormHelp, readonly string[]>

/** Explains a part of the form. */
export function HelpDialog({ topic, onClose }: { topic: FormHelp; onClose: () => void }) {
  return (
    <Dialog
      open
      size="sheet"
      title={helpTitles[topic]}
      onClose={onClose}
      actions={
        <>
          <LinkButton to={linkTo('/home/help', { topic: helpTopics.sbzc })}>办事指南</LinkButton>
          <Button variant="primary" onClick={onClose}>
            知道了
          </Button>
        </>
      }
    >
      <ul className="bullets">
        {lines[topic].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  )
}
