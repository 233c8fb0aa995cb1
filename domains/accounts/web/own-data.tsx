import { Button, Buttons, Card, Quiet, Stack } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'

// The dialogs are loaded when somebody opens one, so that the page shows without waiting for them.
const CloseDialog = lazy(async () => ({ default: (await import('./close-dialog.tsx')).CloseDialog }))
const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog.tsx')).CopyDialog }))

/** What the law gives to everybody about his data: a copy, and their erasure with the account. */
export function OwnData() {
  const [open, setOpen] = useState<'copy' | 'close'>()
  const shut = () => setOpen(undefined)
  return (
    <Card title="我的数据">
      <Stack gap={16}>
        <Quiet>
          导出的是一个压缩包：data.json 记录本平台保存的您的资料、业务和登录，files 文件夹里是您上传的文件。
        </Quiet>
        <Quiet>
          注销后立即清除联系方式、证件号码、草稿、收藏和通知；已完成业务的联系人资料和附件到保留期满后清除；订单、账目和已封存的存证依法保留，不再显示您的名称。有未了结的业务时不能注销。
        </Quiet>
        <Buttons>
          <Button icon="download" onClick={() => setOpen('copy')}>
            导出我的数据
          </Button>
          <Button variant="danger" onClick={() => setOpen('close')}>
            注销账号
          </Button>
        </Buttons>
      </Stack>
      <Suspense>
        {open === 'copy' && <CopyDialog onClose={shut} />}
        {open === 'close' && <CloseDialog onClose={shut} />}
      </Suspense>
    </Card>
  )
}
