import { FileUpload } from '@portal/files/web'
import { call, Dialog, Field, keyOf, Quiet, toast, type UploadedFile, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { subsidyApi } from '../contract/endpoints.ts'
import type { PackItem, SubsidyPack } from '../contract/pack.ts'
import css from './pack.module.css'

type AddPaperDialogProps = { pack: SubsidyPack; item: PackItem; onClose: () => void }
const none: readonly UploadedFile[] = []

/** The dialog that adds a paper which is not in the record; the paper is added as soon as it is uploaded. */
export function AddPaperDialog({ pack, item, onClose }: AddPaperDialogProps) {
  const queries = useQueryClient()
  const { id } = pack.evidence
  const add = useAction(
    useCallback(
      async (url: string) => {
        await call(subsidyApi.addPaper, { body: { id, template: pack.template.id, item: item.key, url } })
        toast('已添加', 'success')
        onClose()
        await queries.invalidateQueries({ queryKey: keyOf(subsidyApi.pack) })
      },
      [id, pack.template.id, item.key, onClose, queries],
    ),
  )
  return (
    <Dialog open size="large" title={`添加材料：${item.title}`} onClose={onClose}>
      <div className={css.dialog}>
        {item.where !== '' && <p className={css.text}>取得方式：{item.where}</p>}
        <Field label="文件" group>
          <FileUpload
            purpose="subsidy-paper"
            phone={{ title: `补贴申报 · ${item.title}`, slot: `pack-${id}.${item.key}` }}
            value={none}
            disabled={add.busy}
            onChange={(files) => {
              const [file] = files
              if (file) void add.run(file.url)
            }}
            help="PDF 或图片，也可以是 Word（只列名称、不并入），10MB 以内"
          />
        </Field>
        {add.busy && <Quiet role="status">正在检查能否并入…</Quiet>}
        <Quiet>
          随这份存证一起保存，换一份清单也能用；不属于封存的证据，随时可以移除。含他人身份证号等信息的，请先遮盖不需要的部分。
        </Quiet>
      </div>
    </Dialog>
  )
}
