import { filesApi } from '@portal/files/contract'
import { PdfPreview } from '@portal/files/web'
import { AppQuery, queryOf, sceneAddress } from '@portal/platform/web'
import { QueryClient } from '@tanstack/react-query'
import { Section } from './section.tsx'

const url = '/api/file/sample'
const urls = (['ship', 'shield', 'desk'] as const).map((scene) => sceneAddress(scene))

/** The kit has no server, so that what it would answer is known from the start. */
const client = new QueryClient()
client.setQueryData(queryOf(filesApi.preview, { query: { pdf_url: url } }).queryKey, { urls, pages: 60 })

/** The pages of a PDF, and one that cannot be shown. */
export function PreviewSamples() {
  return (
    <Section title="PDF 预览（演示数据）">
      <AppQuery client={client}>
        <PdfPreview url={url} fileName="委托书（演示）.pdf" />
        <PdfPreview url="/api/file/none" fileName="打不开的文件（演示）.pdf" />
      </AppQuery>
    </Section>
  )
}
