import {
  Button,
  Card,
  call,
  Field,
  LinkButton,
  Stack,
  saveBlob,
  Upload,
  type UploadRule,
  useAction,
} from '@portal/platform/web'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { rightImportsApi } from '../../contract/import/endpoints.ts'
import { importLimits } from '../../contract/import/import-limits.ts'
import { exampleMark, importLabels } from '../../contract/import/import-list.ts'
import { typeWords } from '../../contract/import/type-words.ts'
import { rightsPath } from '../../contract/paths.ts'
import { rightTypes } from '../../contract/right-words.ts'
import { previewPath } from './paths.ts'
import { sendList } from './send-list.ts'

const { rows, bytes, perDay, hours } = importLimits

const rule: UploadRule = {
  purpose: 'right-import',
  extensions: ['xlsx', 'csv'],
  maxBytes: bytes,
  accept: '.xlsx,.csv',
  unsupported: '只支持 XLSX 和 CSV 文件',
}

/** Where a list of rights is handed in, and what it must look like. */
export function HandIn() {
  const navigate = useNavigate()
  return (
    <>
      <Card tone="tint">
        <Field label="权利清单" group>
          <Upload
            rule={rule}
            value={[]}
            onChange={([list]) => {
              if (list) void navigate(previewPath(list.id))
            }}
            send={sendList}
            help={`XLSX 或 CSV，1 份，5MB 以内，最多 ${rows} 行；先看预览，确认后才加入`}
          />
        </Field>
      </Card>
      <Stack gap={8}>
        <p>第一行写表头：{Object.values(importLabels).join('、')}。顺序不限，没有的列可以不写。</p>
        <p>
          权利类型写{rightTypes.map((type) => `${typeWords[type]}（${type}）`).join('、')}
          ，写词或括号里的数字；国家/地区不写时为中国；类别只用于商标，用顿号分开。
        </p>
        <p>
          日期可以写 2026-11-22、2026/11/22、2026年11月22日，也可以是日期单元格。名称以“{exampleMark}”开头的行不导入。
        </p>
        <p>
          每天最多导入 {perDay} 份。预览保留 {hours} 小时，只有您能看到；文件本身不保留。
        </p>
        <div className="row">
          <TemplateButton />
          <LinkButton to={rightsPath} variant="text">
            返回权利台账
          </LinkButton>
        </div>
      </Stack>
    </>
  )
}

function TemplateButton() {
  const { run, busy } = useAction(
    useCallback(async () => saveBlob(await call(rightImportsApi.template, {}), '权利台账导入模板.xlsx'), []),
  )
  return (
    <Button icon="download" busy={busy} busyText="正在下载…" onClick={() => void run()}>
      下载模板
    </Button>
  )
}
