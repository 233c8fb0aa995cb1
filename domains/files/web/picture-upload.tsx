import { useMay } from '@portal/accounts/web'
import { call, errorText, Notice, Quiet, type UploadedFile, useHoldForm } from '@portal/platform/web'
import { useState } from 'react'
import { filesApi } from '../contract/endpoints.ts'
import type { PublicPicture } from '../contract/picture.ts'
import { FileUpload } from './file-upload.tsx'

export interface PictureUploadProps {
  /** Which pictures fit. */
  help: string
  onPicture: (picture: PublicPicture) => void
}

/** Uploads a picture and publishes it, for staff; the `Form` around it waits for both. It needs a `Field group` around it. */
export function PictureUpload({ help, onPicture }: PictureUploadProps) {
  const mayPublish = useMay('pictures')
  const [uploads, setUploads] = useState<readonly UploadedFile[]>([])
  const [isMaking, setMaking] = useState(false)
  const [failure, setFailure] = useState<string>()
  // A form that is sent meanwhile would miss the picture.
  useHoldForm(isMaking)
  const publish = async (files: readonly UploadedFile[]) => {
    setUploads(files)
    setFailure(undefined)
    const [file] = files
    if (!file) return
    setMaking(true)
    try {
      onPicture(await call(filesApi.publishPicture, { body: { fileId: file.id } }))
      setUploads([])
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setMaking(false)
    }
  }
  if (!mayPublish) return <Quiet>您没有公开图片的权限，需要时请联系管理员开通。</Quiet>
  return (
    <div>
      <FileUpload purpose="public-picture" value={uploads} onChange={(files) => void publish(files)} help={help} />
      <Quiet role="status">{isMaking && '正在生成图片…'}</Quiet>
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  )
}
