import { useSite } from '@portal/site/web'

/** Who does the work of a patent agency: the operator's agency by name, or that staff will name one. */
export function AgencyLine() {
  const { info, status } = useSite()
  if (status === 'loading') return null
  const { agency } = info
  if (!agency) return <p>办理本件的专利代理机构由工作人员在受理时告知；本平台不代理专利事务。</p>
  const { name, licenceNo, url } = agency
  return (
    <p>
      专利代理工作由{' '}
      {url === null ? (
        name
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      )}
      {licenceNo !== null && `（执业许可证号 ${licenceNo}）`}办理。
    </p>
  )
}
