import { type SourcedLine, sourceText, standingOn, trademarkLaw } from '@portal/help/contract'
import { niceLimits } from '@portal/nice/contract'
import { Button, Dialog, dayText, LinkButton, linkTo, Quiet } from '@portal/platform/web'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { trademarkLimits } from '../../contract/limits.ts'
import { markTypeLabels, pictureRule } from '../../contract/mark-types.ts'
import { helpTopics } from '../paths.ts'
import { type FormHelp, helpTitles } from './help-titles.ts'

type Help = { lines: readonly string[]; law?: readonly SourcedLine[] }

const helps = {
  type: {
    lines: [
      `${markTypeLabels[1]}只有文字，${markTypeLabels[2]}只有图，${markTypeLabels[3]}两者都有。`,
      `${markTypeLabels[1]}的图样由文字自动生成，也可以上传自己的；另外两种要上传图样：${pictureRule}。`,
      `${markTypeLabels[2]}没有文字，不填名称，也不作文字比对。`,
    ],
  },
  name: {
    lines: [
      `最多 ${trademarkLimits.name} 个字。`,
      '名称里的字母用大写；按“转为大写”才会改，不会自动改。',
      '旁边列出已导入数据里相同或近似的商标；平台没有检索商标局数据库，请以官方查询为准。',
    ],
    law: [trademarkLaw.prohibited, trademarkLaw.notDistinctive],
  },
  colour: {
    lines: [
      '黑白：按黑白图样申请。',
      '指定颜色：按着色图样申请，请上传彩色图样。',
      '指定颜色的还要一份黑白图样；您不上传时，由平台把彩色图样转为灰度。',
    ],
    law: [trademarkLaw.picture],
  },
  description: {
    lines: [
      `说明商标由什么组成、有没有含义，最多 ${trademarkLimits.description} 个字。`,
      '例：“由汉字‘演示星辰’构成，无特定含义。”图形写明画的是什么。',
    ],
  },
  proxy: {
    lines: [
      '商标由服务商办理的，要有您签章的委托书。',
      '可以先提交，服务商备件之前补交；其中的服务机构在受理之后才能确定。',
      'PDF、JPG 或 PNG 都可以。',
    ],
  },
  class: {
    lines: [
      '商标按商品和服务保护：先选类别，再在类似群里选小项。',
      '不知道属于哪一类时，直接搜商品名称，结果会写明类别和类似群。',
      '现在用的、近期打算用的都选上；没有使用打算的不要选。',
    ],
    law: [trademarkLaw.badFaith],
  },
  item: {
    lines: [
      '每个类别至少选一个小项，同一小项只选一次。',
      `一个类别的官费包含 ${niceLimits.covered} 个小项，超出的每项另收官费。`,
      '选择和您的商品最接近的名称；现行版本没有的，请选择相近的小项。',
    ],
    law: [trademarkLaw.goodsOutsideList],
  },
} as const satisfies Record<FormHelp, Help>

/** Explains a part of the form; the law stands with its place, as long as it is in force. */
export function HelpDialog({ topic, kind, onClose }: { topic: FormHelp; kind: TrademarkKind; onClose: () => void }) {
  const { lines, law = [] }: Help = helps[topic]
  return (
    <Dialog
      open
      size="sheet"
      title={helpTitles[topic]}
      onClose={onClose}
      actions={
        <>
          <LinkButton to={linkTo('/home/help', { topic: helpTopics[kind] })}>办事指南</LinkButton>
          <Button variant="primary" onClick={onClose}>
            知道了
          </Button>
        </>
      }
    >
      <ul className="bullets">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {standingOn(law, dayText(Date.now())).map((line) => (
          <li key={line.text}>
            {line.text}
            <Quiet as="span">{` ${sourceText(line)}`}</Quiet>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
