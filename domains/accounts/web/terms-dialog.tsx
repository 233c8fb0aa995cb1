import { Button, Dialog } from '@portal/platform/web'
import styles from './entrance.module.css'

/** What this portal asks of users and does with their data; the text promises nothing that the code does not do. */
export function TermsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      title="用户协议和隐私政策"
      size="large"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          我知道了
        </Button>
      }
    >
      <div className={styles.terms}>
        <h3>用户协议</h3>
        <ul>
          <li>注册资料和提交的业务材料应当真实、合法，您有权使用。</li>
          <li>账号由您本人或本企业使用，请妥善保管密码，不要重复注册。</li>
          <li>服务机构注册后须经平台审核。</li>
        </ul>
        <h3>隐私政策（摘要）</h3>
        <p>
          完整内容见
          <a href="#/home/privacyPolicy" target="_blank" rel="noopener">
            《隐私政策》<span className="sr-only">（在新窗口打开）</span>
          </a>
          。
        </p>
        <ul>
          <li>我们收集用户名、手机号，以及您自愿填写的邮箱和企业名称，用于登录和就您的业务与您联系。</li>
          <li>手机号、邮箱和证件号码加密保存；密码只保存无法还原的校验值。</li>
          <li>办理您业务的工作人员可以看到该业务所需的联系方式和材料。</li>
          <li>登录时间、网络地址和浏览器名称会被记录，用于保护账号安全；您可以在“账号与安全”查看并结束登录。</li>
          <li>浏览器中只保存登录凭证和草稿，草稿不含证件号码、电话、邮箱和文件，退出登录时清除。</li>
          <li>完整的草稿连同附件加密保存在您的账号里，提交后、您删除时或 30 天未更新时清除。</li>
        </ul>
      </div>
    </Dialog>
  )
}
