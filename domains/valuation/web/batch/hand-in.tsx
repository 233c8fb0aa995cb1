import { Card, Field, LinkButton, linkTo, Stack, Upload, type UploadRule } from '@portal/platform/web'
import { useNavigate } from 'react-router'
import { valuationLimits } from '../../contract/limits.ts'
import { askPath, batchPath } from '../paths.ts'
import { sendList } from './send-list.ts'

const { batchNumbers, batchBytes, batchesPerDay, batchDays } = valuationLimits

const rule: UploadRule = {
  purpose: 'valuation-batch',
  extensions: ['xlsx', 'csv'],
  maxBytes: batchBytes,
  accept: '.xlsx,.csv',
  unsupported: '只支持 XLSX 和 CSV 文件',
}

/** Where a list of numbers is handed in, and what it must look like. */
export function HandIn() {
  const navigate = useNavigate()
  return (
    <>
      <Card tone="tint">
        <Field label="公告号名单" group>
          <Upload
            rule={rule}
            value={[]}
            onChange={([batch]) => {
              if (batch) void navigate(linkTo(batchPath, { id: batch.id }))
            }}
            send={sendList}
            help={`XLSX 或 CSV，1 份，5MB 以内，1 至 ${batchNumbers} 件`}
          />
        </Field>
      </Card>
      <Stack gap={8}>
        <p>第一行写列名，公告号放在“公告号”一列；没有这一列时取第一列。一行一个公告号，空行不计。</p>
        <p>
          每天最多提交 {batchesPerDay} 批。结果保留 {batchDays} 天，只有您能看到；文件本身不保留。
        </p>
        <div>
          <LinkButton to={askPath} variant="text">
            只评估几件
          </LinkButton>
        </div>
      </Stack>
    </>
  )
}
