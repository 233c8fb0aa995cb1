import '@portal/platform/web/base.css'
import { PageHead, Steps, Toasts } from '@portal/platform/web'
import { createRoot } from 'react-dom/client'
import { createHashRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ControlSamples } from './control-samples.tsx'
import { DataSamples } from './data-samples.tsx'
import { DetailSamples } from './detail-samples.tsx'
import { FeedbackSamples } from './feedback-samples.tsx'
import { FormSample } from './form-sample.tsx'
import { MatterSamples } from './matter-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { PreviewSamples } from './preview-samples.tsx'
import { SceneSamples } from './scene-samples.tsx'
import { TokenSamples } from './token-samples.tsx'
import { UploadSamples } from './upload-samples.tsx'

/** Every part of the kit in every state, for eyes, keyboards and the accessibility check. Not part of the build. */
function KitPage() {
  return (
    <>
      <main>
        <PageHead
          title="组件样本"
          lead="设计系统的全部组件和状态；数据均为演示。"
          facts={[
            { icon: 'clock', text: '演示' },
            { icon: 'file', text: '1 份 PDF 材料' },
            { icon: 'lock', text: '信息仅用于本次办理' },
          ]}
        >
          <Steps steps={['提交备案材料', '核验材料', '审核通过/驳回', '备案完成']} current={0} />
        </PageHead>
        <div className="wrap">
          <FormSample />
          <ControlSamples />
          <UploadSamples />
          <MatterSamples />
          <DetailSamples />
          <PreviewSamples />
          <DataSamples />
          <FeedbackSamples />
          <OverlaySamples />
          <SceneSamples />
          <TokenSamples />
        </div>
      </main>
      <Toasts />
    </>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
const router = createHashRouter([{ path: '*', element: <KitPage /> }])
createRoot(root).render(<RouterProvider router={router} />)
