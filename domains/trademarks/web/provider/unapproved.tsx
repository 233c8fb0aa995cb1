import { EmptyState, errorText, LinkButton } from '@portal/platform/web'

/** The page of one's own account, where a provider hands in its licence. */
const accountPath = '/home/account'

/** What a provider sees that nobody has approved yet: why its desk is closed, and where it hands in its licence. */
export function Unapproved({ error }: { error: unknown }) {
  return (
    <EmptyState
      scene="calm"
      title={errorText(error)}
      text="请在账号页提交机构资料和备案证明，审核通过后这里会列出案件。"
    >
      <LinkButton to={accountPath} variant="primary">
        去提交机构资料
      </LinkButton>
    </EmptyState>
  )
}
