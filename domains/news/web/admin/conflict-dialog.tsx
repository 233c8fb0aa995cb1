import { Button, Dialog, momentText, Stack } from '@portal/platform/web'
import type { ArticleDetail } from '../../contract/article.ts'
import { ArticleDifference } from '../versions/article-difference.tsx'
import { type ArticleValues, formOf } from './form-of.ts'

interface ConflictDialogProps {
  /** The editor's own content, as it stands in the form. */
  mine: ArticleValues
  /** The article as somebody else has saved it meanwhile. */
  theirs: ArticleDetail
  onLater: () => void
  onTheirs: () => void
  onMine: () => void
}

/**
 * Shows both contents when somebody else has saved the article meanwhile. The editor chooses one; the other stays a version.
 */
export function ConflictDialog({ mine, theirs, onLater, onTheirs, onMine }: ConflictDialogProps) {
  return (
    <Dialog
      alert
      open
      size="large"
      title="这篇文章在您编辑时被修改过"
      onClose={onLater}
      actions={
        <>
          <Button variant="text" onClick={onLater}>
            稍后再选
          </Button>
          <Button onClick={onTheirs}>用对方的版本</Button>
          <Button variant="primary" onClick={onMine}>
            保存我的版本
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>
          <strong>{theirs.savedBy}</strong> 于 {momentText(theirs.saveTime)} 保存了第 {theirs.version}{' '}
          版。保存您的版本时，对方的版本仍保留在版本记录中；用对方的版本时，您未保存的修改将被替换。
        </p>
        <p>以下是从对方的版本到您的版本的变化：</p>
        <ArticleDifference before={formOf(theirs)} after={mine} />
      </Stack>
    </Dialog>
  )
}
