import { PictureUpload } from '@portal/files/web'
import { Button, type ControlProps } from '@portal/platform/web'
import { type NewsPlace, type NewsSubject, namedTags } from '../../contract/tags.ts'
import { Cover } from '../cover/cover.tsx'
import styles from './articles.module.css'

type CoverFieldProps = Pick<ControlProps<string>, 'value' | 'onChange'> & {
  places: readonly NewsPlace[]
  subjects: readonly NewsSubject[]
  readOnly: boolean
}

/** The cover as readers will see it in a list, uploaded or drawn, with the ways to upload another one and to remove it. */
export function CoverField({ value, onChange, places, subjects, readOnly }: CoverFieldProps) {
  const cover = value === '' ? null : { url: value, width: 960, height: 480, sources: [] }
  return (
    <div className={styles.cover}>
      <div>
        <Cover article={{ cover, places: namedTags(places), subjects: namedTags(subjects) }} size="card" />
        <p>{cover ? '上传的封面' : '按标签绘制的封面'}</p>
        {cover && !readOnly && (
          <Button size="small" onClick={() => onChange('')}>
            移除封面
          </Button>
        )}
      </div>
      {!readOnly && (
        <PictureUpload
          help="PNG、JPG、WebP 或 BMP，10MB 以内，建议 1920 × 960 像素，上下会裁去一些；拍摄地点等信息会自动去除"
          onPicture={({ url }) => onChange(url)}
        />
      )}
    </div>
  )
}
